"""Ballots that leave a thing out in so many words: `for 31, against 33, abstaining on 32`, `32: ABSTAIN`.

Who abstains on one thing and answers others has done the latter, and nothing about the former. What must stay
true: the thing is named, the mail speaks of it nowhere else (else an answer may be taken back), and others
are answered; an abstention alone (`I abstain`) is asked about.
"""

from typing import Final

from gamemaster.language.english.phrases import table_of
from gamemaster.language.english.tokens import Token, Tokens, tokenize, words_in
from gamemaster.language.values.describing import numbered
from gamemaster.language.vocabulary.scene import Scene

_ABSTAINING: Final = words_in("abstain abstaining abstained abstention abstains opinion position")
_VOTE: Final = words_in("vote votes")
"""Without one of these, or `no` before a vote, nobody abstains."""
_ABSTAINED: Final = table_of(
    "abstain; abstaining; am abstaining; 'm abstaining; abstention; hereby abstain; also abstain; "
    "no opinion; no position; have no opinion; cast no vote; will abstain; 'll abstain; shall abstain; "
    "i abstain; i hereby abstain; i am abstaining; i 'm abstaining; i have no opinion; i cast no vote; "
    "i also abstain; i 'll abstain; i will abstain; i shall abstain"
)
_TO: Final = words_in("on from for in regarding about to concerning")
_NAMING: Final = words_in("proposal proposals prop props number no nr # the vote votes voting both")
_JOINING: Final = words_in("and & , or")
_BEFORE: Final = words_in("and & , ; but while -- : / . then")
_REST: Final = table_of(
    "the rest; the others; the other; the other one; the other two; the other three; everything else; all "
    "others; all the others; the remaining one; the remaining two; the remaining ones; the rest of them"
)
_ROW: Final = words_in(": -- = ) .")
_ANSWERS: Final = words_in("for against yes no aye nay yea pro con favour favor +1 -1")
_GROUNDS: Final = words_in("because since as ( for")


def without_abstentions(scene: Scene, tokens: list[Token]) -> list[Token]:
    """The tokens without what they abstain on, where they or other sentences answer something else."""
    lows = [token.low for token in tokens]
    if _ABSTAINING.isdisjoint(lows) and ("no" not in lows or _VOTE.isdisjoint(lows)):
        return tokens
    if not scene.signed or not scene.lexicon.answered or tokens[-1].low == "?":
        return tokens
    tokens = _without_no_vote(scene, tokens)
    place = 0
    while place < len(tokens):
        begins = place == 0 or tokens[place].line or tokens[place - 1].low in _BEFORE
        end = _abstained(scene, tokens, place) if begins else 0
        if not end:
            place += 1
            continue
        front, rest = list(tokens[:place]), list(tokens[end:])
        if not _answers(front) and not _answers(rest):
            return [tokens[place].changed(low="abstaining")] if _answers_elsewhere(scene, tokens) else tokens
        own = tokens[place].low == "i"
        while front and front[-1].low in _BEFORE - {":"}:
            front.pop()
        cut = 0
        while cut < len(rest) and rest[cut].low in _BEFORE - {"."}:
            cut += 1
        joint = [rest[cut - 1]] if cut and front and cut < len(rest) else []
        left_out = own and not front and cut < len(rest) and rest[cut].low != "i"
        subject = [tokens[place]] if left_out else []
        tokens = [*front, *subject, *joint, *rest[cut:]]
        place = len(front)
    return tokens


def _without_no_vote(scene: Scene, tokens: list[Token]) -> list[Token]:
    """`No vote on 32`: a `no`, or no vote at all; it is asked about as `my vote on 32` is."""
    for place in range(len(tokens) - _SHORTEST):
        lows = [token.low for token in tokens[place : place + 3]]
        begins = place == 0 or tokens[place - 1].low in _BEFORE
        told = begins and lows[0] == "no" and lows[1] in {"vote", "votes"} and lows[2] in _TO
        if told and any(numbered(scene, token.low) for token in tokens[place + 3 :]):
            return [*tokens[:place], tokens[place].changed(low="my"), *tokens[place + 1 :]]
    return tokens


_SHORTEST: Final = 2


def _abstained(scene: Scene, tokens: Tokens, start: int) -> int:
    """Where an abstention ends that begins there; 0 where none does."""
    told = _ABSTAINED.longest(tokens, start)
    if told is not None:
        place = told.end
        while place < len(tokens) and (tokens[place].low in _TO or tokens[place].low in _NAMING):
            place += 1
        rest = _REST.longest(tokens, place - 1) if place < len(tokens) or place > told.end else None
        rest = rest or (_REST.longest(tokens, place) if place < len(tokens) else None)
        end = rest.end if rest is not None else _numbers(scene, tokens, place)
        return _closed(tokens, end) if end else 0
    end = _numbers(scene, tokens, start + (tokens[start].low in _NAMING))
    while 0 < end < len(tokens) and tokens[end].low in _ROW:
        end += 1
    row = _ABSTAINED.longest(tokens, end) if 0 < end < len(tokens) else None
    return _closed(tokens, row.end) if row is not None and tokens[end].low != "i" else 0


def _numbers(scene: Scene, tokens: Tokens, place: int) -> int:
    """Where a list of known numbers ends that the mail names nowhere else; 0 where there is none."""
    end = 0
    if place >= len(tokens) or not numbered(scene, tokens[place].low):
        return 0
    said = [token.low for token in tokenize(scene.text)]
    while place < len(tokens) and numbered(scene, tokens[place].low) and said.count(tokens[place].low) == 1:
        end = place = place + 1
        more = place + 1 < len(tokens) and tokens[place].low in _JOINING
        if more and numbered(scene, tokens[place + 1].low) and not _answered_at(tokens, place + 2):
            place += 1
    return end


def _answered_at(tokens: Tokens, place: int) -> bool:
    """Whether an answer stands right there, or behind a mark (`31 and 32: FOR`)."""
    return any(t.low in _ANSWERS for t in tokens[place : place + 2])


def _closed(tokens: Tokens, end: int) -> int:
    """Where the abstention and its reason end, if a mark or the next part follows; else 0."""
    if end >= len(tokens) or tokens[end].line or tokens[end].low in _BEFORE | {"!", "--"}:
        return end
    if tokens[end].low not in _GROUNDS:
        return 0
    reason = tokens[end:]
    plain = not any(t.low[0].isdigit() or (t.low in _ANSWERS and t.capital) for t in reason)
    plain = plain and not any(t.low in _CASES for t in reason)
    return len(tokens) if plain else 0


_CASES: Final = words_in("if unless until when once against vote otherwise")


def _answers(tokens: Tokens) -> bool:
    """Whether the words hold an answer."""
    return any(token.low in _ANSWERS for token in tokens)


def _answers_elsewhere(scene: Scene, tokens: Tokens) -> bool:
    """Whether the mail answers something besides."""
    others = [t for t in tokenize(scene.text) if not tokens[0].start <= t.start < tokens[-1].end]
    return _answers(others) and any(numbered(scene, token.low) for token in others)
