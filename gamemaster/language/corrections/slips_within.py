"""Values put right in their own sentence in ways that come to `X, no, I mean Y`, each made into that.

`with Fire -- scratch Fire, I have read it -- with Air` strikes the value out by name; `called Ten Pins,
or rather Nine Pins` puts a new name in the place of one that is only now given; `for Casimur, sorry, Casimir`
writes a name anew that nobody bears. What must stay true: the value struck out is the one right before, and
nothing but a reason stands beside it.
"""

from collections.abc import Iterator
from difflib import SequenceMatcher
from typing import Final

from gamemaster.language.corrections.act_corrections import is_reason
from gamemaster.language.english.times import TIMES
from gamemaster.language.english.tokens import Token, Tokens, words_in
from gamemaster.language.english.words import CONDITION, SPEECH
from gamemaster.language.values.people import person_at
from gamemaster.language.vocabulary.scene import Scene

STRIKING: Final = words_in("scratch strike scrap forget delete")
_MARKS: Final = words_in("-- , ; ( ...")
_SURE: Final = (
    ("of", "course"),
    ("obviously",),
    ("naturally",),
    ("clearly",),
    ("evidently",),
    ("that", "is"),
)
_MEANT: Final = (("i", "mean"), ("i", "meant"))
_NEAR: Final = 6
_ENDS: Final = words_in(". ! , ; : -- ) ...")


def in_plain_slips(scene: Scene, tokens: list[Token]) -> list[Token]:
    """The tokens with every slip of the sentence in its plain form."""
    if _TELLING.isdisjoint([token.low for token in tokens]):
        return tokens
    tokens = _with_name_anew(_struck(scene, _without_sureness(tokens)))
    return _with_person_anew(scene, tokens)


_TELLING: Final = STRIKING | words_in("mean meant sorry rather no correction pardon")


def _without_sureness(tokens: list[Token]) -> list[Token]:
    """`I mean Casimir (of course)`: the tokens without words that only say how sure that is."""
    lows = [token.low for token in tokens]
    for place in range(2, len(tokens) - 3):
        if tuple(lows[place : place + 2]) not in _MEANT or lows[place - 1] not in _BEFORE_MEANT:
            continue
        for start in range(place + 3, min(place + 2 + _NEAR, len(tokens))):
            first = start + (lows[start] == ",")
            said = next((s for s in _SURE if tuple(lows[first : first + len(s)]) == s), None)
            end = first + len(said or ())
            if said and (end == len(tokens) or lows[end] in _ENDS):
                return [*tokens[:start], *tokens[end:]]
    return tokens


_BEFORE_MEANT: Final = words_in(", -- ; ... sorry no")


def _struck(scene: Scene, tokens: list[Token]) -> list[Token]:
    """`Fire -- scratch Fire, I misread -- with Air`: the same as `Fire -- correction, with Air`."""
    for place in range(3, len(tokens) - 2):
        if tokens[place].low not in STRIKING or tokens[place - 1].low not in _MARKS:
            continue
        before = place - 1
        while before and tokens[before - 1].low in {"no", "wait", "sorry", ",", "--"}:
            before -= 1
        if "i" not in [token.low for token in tokens[:before]]:
            continue
        named = _past_value(tokens, place, before)
        end = _past_reason(scene, tokens, named, tokens[before].low) if named else 0
        if end and tokens[end].low != "i":
            # a comma behind it, as the plain form has it
            comma = tokens[place].changed(low=",")
            return [*tokens[: before + 1], tokens[place].changed(low="correction"), comma, *tokens[end:]]
    return tokens


def _past_value(tokens: Tokens, place: int, before: int) -> int:
    """Past `scratch that`, or `scratch the 7` of what ends right before the mark at `before`; else 0."""
    first = place + 1
    if tokens[first].low in {"that", "it"} and tokens[first + 1].low in _MARKS:
        return first + 1
    first += tokens[first].low in {"the", "my", "that"}
    end = next((p for p in range(first, len(tokens)) if tokens[p].low in _MARKS), 0)
    said, was = ([token.low for token in part] for part in (tokens[first:end], tokens[:before]))
    return end if end > first and was[-len(said) :] == said and was.count(said[-1]) == 1 else 0


def _past_reason(scene: Scene, tokens: Tokens, place: int, mark: str) -> int:
    """Past the mark behind a value struck out, and past its reason between dashes or brackets; else 0."""
    closing = ")" if mark == "(" else mark
    if place + 1 >= len(tokens) or tokens[place].low == closing or mark not in {"--", "("}:
        return place + 1 if place + 1 < len(tokens) and tokens[place].low in {closing, ",", "--"} else 0
    end = next((p for p in range(place, len(tokens)) if tokens[p].low == closing), 0)
    why = [token.low for token in tokens[place + 1 : end]]
    if not why or not (CONDITION | SPEECH).isdisjoint(why) or not _UNSURE.isdisjoint(why):
        return 0
    if any(TIMES.longest(tokens, p) for p in range(place + 1, end)):
        return 0
    told = why[2:] if why[0] == "i" else why
    return end + 1 if told and is_reason(told, scene.lexicon.base_words) and end + 1 < len(tokens) else 0


_UNSURE: Final = words_in("maybe perhaps possibly either or ? example draft")


def _said_anew(tokens: Tokens, first: int) -> Iterator[tuple[int, int]]:
    """Where, from `first` on, a mark stands before words that put what ends there right, and where they
    end."""
    for place in range(first, len(tokens) - 2):
        if tokens[place].low not in _MARKS:
            continue
        lows = [token.low for token in tokens[place + 1 : place + 9]]
        for said in _ANEW:
            if tuple(lows[: len(said)]) == said:
                yield place, place + 1 + len(said)
                break


_SAYING: Final = ("or rather", "i mean", "i meant", "make that", "correction")
_ANEW: Final = sorted(
    (
        tuple(f"{stop}{so}{comma}".split())
        for stop in ("", "no , ", "no ", "sorry , ", "no , sorry , ", "sorry , no , ", "oops , ", "wait , ")
        for so in (*_SAYING, "no", "sorry")
        for comma in (" ,", " :", "")
        if so in _SAYING or comma
    ),
    key=len,
    reverse=True,
)


def _with_name_anew(tokens: list[Token]) -> list[Token]:
    """`called Ten Pins, or rather Nine Pins`: the tokens with the later of two names that are only given."""
    start = next((p + 1 for p, token in enumerate(tokens) if token.low in {"called", "named"}), 0)
    if not start:
        return tokens
    for mark, begin in _said_anew(tokens, start):
        end = next((p for p in range(begin, len(tokens)) if tokens[p].low in _ENDS), len(tokens))
        old, new = tokens[start:mark], tokens[begin:end]
        if not _is_name(old) or not _is_name(new):
            return tokens
        return [*tokens[:start], *new, *tokens[end:]]
    return tokens


def _is_name(tokens: Tokens) -> bool:
    """Whether words look like a name: few, all of them with capitals but for small ones."""
    words = [token for token in tokens if token.low[0].isalnum()]
    return 0 < len(words) == len(tokens) <= _NEAR and all(t.capital or t.low in _SMALL for t in words)


_SMALL: Final = words_in("of the and in on for de la du von a 2 3 4 5 6 7 8 9")


def _with_person_anew(scene: Scene, tokens: list[Token]) -> list[Token]:
    """`for Casimur, sorry, Casimir`: the tokens with the name of somebody for one much like it that is
    nobody's."""
    for mark, said in _said_anew(tokens, 2):
        last = tokens[mark - 1]
        if not last.capital or tokens[mark - 2].capital or not tokens[mark - 2].low.isalpha():
            continue
        if scene.referents.at(scene.text, tokens, mark - 1) is not None:
            continue
        begin = said + (said < len(tokens) and tokens[said].low == "for")
        who = person_at(scene, tokens, begin) if begin < len(tokens) and tokens[begin].capital else None
        ends = who is not None and (who.end == len(tokens) or tokens[who.end].low in _ENDS)
        if who is None or who.doubt or not ends:
            continue
        if SequenceMatcher(None, last.low, tokens[begin].low).ratio() >= _ALIKE:
            return [*tokens[: mark - 1], *tokens[begin:]]
    return tokens


_ALIKE: Final = 0.6
