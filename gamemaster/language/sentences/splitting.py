"""Where a sentence that hangs on something parts: its openings, its condition, what is done otherwise."""

from collections.abc import Sequence
from typing import Final

from gamemaster.language.english import condition_words, set_phrases
from gamemaster.language.english.tokens import Token, Tokens, tokenize, words_in
from gamemaster.language.vocabulary.scene import Act, Scene

_SEPARATORS: Final = frozenset({",", ";", ":", "--", "and", "then", "but", ".", "...", "so", "or"})
_WHO_ELSE: Final = words_in(
    "someone somebody everyone everybody anyone anybody nobody who what nothing something anything or"
)
_ENDS: Final = frozenset({".", "!", ")", "...", ";", "}", "'", "*"})


def opened(scene: Scene, whole: tuple[int, int]) -> list[Token] | None:
    """The tokens with those of `(if I have 2 gold)` among them; None where parentheses hold anything else."""
    tokens = tokenize(scene.text, *whole)
    marks = [place for place, token in enumerate(tokens) if token.low in {"(", ")", "[", "]", "{", "}", '"'}]
    if len(marks) != 2 or [tokens[place].low for place in marks] != ["(", ")"]:
        return None
    first, last = marks
    inner = tokens[first + 1 : last]
    tables = (condition_words.OPENERS, condition_words.POSSIBLE)
    if not inner or not any(table.at(inner, 0) for table in tables):
        return None
    return [*tokens[:first], *inner, *tokens[last + 1 :]]


def past_leads(tokens: Tokens) -> int:
    """Where the sentence begins after openings that change nothing."""
    place = 0
    while place < len(tokens):
        hit = set_phrases.LEADS.longest(tokens, place)
        if condition_words.OPENERS.at(tokens, place) or otherwise_at(tokens, place) is not None:
            break
        if hit is not None and not (hit.end < len(tokens) and tokens[place].low == "i"):
            place = hit.end
        elif tokens[place].low in {",", ":", "--", "*", "...", "!", "."}:
            place += 1
        else:
            break
    return place


def otherwise_at(tokens: Tokens, place: int) -> int | None:
    """Where the clause behind `otherwise` begins."""
    lows = [token.low for token in tokens[place : place + 3]]
    if lows[:1] in (["otherwise"], ["else"]):
        after = place + 1
    elif lows[:2] in (["if", "not"], ["failing", "that"], ["or", "else"]):
        after = place + 2
        if lows[:2] == ["if", "not"] and lows[2:] not in ([","], ["i"], ["then"], [":"]):
            return None
    else:
        return None
    while after < len(tokens) and tokens[after].low in {",", ":", "--", "then"}:
        after += 1
    return after


def cut(tokens: Tokens) -> tuple[int, int] | None:
    """Where what is said before `otherwise` ends, and where what is said after it begins."""
    for place in range(len(tokens)):
        before = tokens[place - 1].low if place else ","
        following = tokens[place + 1].low if place + 1 < len(tokens) else ""
        bare = tokens[place].low in {"otherwise", "else"} and following == "i" and before not in _WHO_ELSE
        if before not in _SEPARATORS and not bare:
            continue
        after = otherwise_at(tokens, place)
        if after is not None:
            end = place
            while end and tokens[end - 1].low in _SEPARATORS:
                end -= 1
            return end, after
    return None


def apart(tokens: Tokens) -> list[Tokens]:
    """The conditional sentences that semicolons or lines put into one (`If ..., I ...; if ..., I ...`)."""
    parts: list[Tokens] = []
    start = 0
    for place, token in enumerate(tokens):
        after = place + 1 + (place + 1 < len(tokens) and tokens[place + 1].low in {"and", "but", "then"})
        if token.line and place and _next_condition(tokens, place):
            parts.append(tokens[start:place])
            start = place
        elif (
            token.low == ";"
            and condition_words.OPENERS.at(tokens, after)
            and otherwise_at(tokens, after) is None
        ):
            parts.append(tokens[start:place])
            start = after
    return [*parts, tokens[start:]] if parts else []


def right_behind(text: str, tokens: Tokens, acts: Sequence[Act], place: int) -> bool:
    """Whether a condition at `place` is that of the acts, where words lead up to these: behind a clause of
    its own it may be of that (`So: I explore, because I was asked if it is possible`)."""
    led = any(token.start < acts[0].start for token in tokens)
    return not led or not text[acts[-1].end : tokens[place].start].strip(" ,;-\n")


def _next_condition(tokens: Tokens, place: int) -> bool:
    """Whether a line there opens with a condition that has its own clause, below one that does so, too."""
    if not all(condition_words.OPENERS.at(tokens, begin) for begin in (0, place)):
        return False
    below = (p for p in range(place + 1, len(tokens)) if tokens[p].line)
    lines = ((0, place), (place, next(below, len(tokens))))
    return all([t.low for t in tokens[p : p + 2]] == [",", "i"] for p in map(_own_comma, [tokens] * 2, lines))


def _own_comma(tokens: Tokens, line: tuple[int, int]) -> int:
    """The comma of a line behind which its own clause begins."""
    commas = (p for p in range(*line) if tokens[p].low == ",")
    return next(commas, len(tokens))


def no_act(tokens: Tokens) -> bool:
    """Whether these words say that nothing is done."""
    hit = condition_words.NO_ACT.longest(tokens, 0)
    return hit is not None and nothing(tokens[hit.end :])


def after_comma(tokens: Tokens) -> Tokens | None:
    """The clauses behind a condition, which ends with a comma, with `then`, or where the next one says I."""
    place = 0
    while place < len(tokens) and tokens[place].low in {",", "then", ":", "--"}:
        place += 1
    if [token.low for token in tokens[place : place + 2]] == ["do", "i"]:
        # "only if I have 5 gold do I heal"
        return tokens[place + 1 :]
    if place >= len(tokens) or (place == 0 and tokens[0].low not in {"i", "we"}):
        return None
    return tokens[place:]


def joined(tokens: Tokens, place: int) -> bool:
    """Whether a condition in the middle of a sentence belongs to what follows it."""
    last = tokens[place - 1].low
    if last == "," and place > 1:
        last = tokens[place - 2].low
    return last in {"and", "then", ";", "but", "--", "."}


def trimmed(tokens: Tokens) -> Tokens:
    end = len(tokens)
    while end and tokens[end - 1].low in _SEPARATORS:
        end -= 1
    return tokens[:end]


def nothing(tokens: Tokens) -> bool:
    return all(token.low in _ENDS or token.low == "," for token in tokens)
