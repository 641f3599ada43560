"""How sure, or for whom, a remark behind an act is: `FOR 31 - as far as I know I'm still a member`.

`if memory serves`, `to the best of my knowledge`, and `for what it's worth`, `if anyone's interested` behind
`and`, are left out in front of a clause of their own; nothing hangs on them. What must stay true: where they
stand beside the act itself (`I play Rum, if I'm not mistaken`), or the clause is of the turn, the price or
what is allowed, they are kept and asked about.
"""

from typing import Final

from gamemaster.language.english.phrases import phrases_in
from gamemaster.language.english.tokens import Token, words_in

_KNOWING: Final = phrases_in(
    "as far as i know; as far as i can tell; as far as i can see; as far as i remember; as far as i 'm "
    "aware; "
    "as far as i am aware; if i 'm not mistaken; if i am not mistaken; if memory serves; if memory serves "
    "me; "
    "if memory serves me right; if memory serves me well; if memory serves me correctly; if i remember "
    "right; "
    "if i remember rightly; if i remember correctly; if i remember well; if i recall correctly; if i recall "
    "right; if i 'm not wrong; if i am not wrong; to the best of my knowledge; to my knowledge; for all i "
    "know"
)
_FOR_WHOM: Final = phrases_in(
    "for what it 's worth; for what it is worth; if it matters; if that matters; if it helps; if it 's of "
    "any "
    "interest; if anyone cares; if anybody cares; if anyone 's interested; if anyone is interested; if "
    "anybody 's interested; if anybody is interested; if you 're interested; if you are interested; if you "
    "care; if you must know; if you want to know; if anyone wants to know; in case anyone cares; in case "
    "anybody cares; in case anyone 's interested; in case you 're interested; in case anyone wonders; in "
    "case "
    "you wonder; in case you wondered; in case you were wondering; if anyone 's counting; if anyone is "
    "counting; if you ask me; since you ask; since nobody asked"
)
OPENING: Final[frozenset[str]] = frozenset(phrase[0] for phrase in _KNOWING | _FOR_WHOM)
_MARKS: Final = words_in(", - -- – — ;")
_SUBJECTS: Final = words_in(
    "i i'm it it's that that's this he she they we you nobody everybody there the my his her our so no one "
    "none"
)
_OF_THE_ACT: Final = words_in(
    "turn price cost costs allowed legal rule rules deadline time late early enough can may must should "
    "would "
    "could if unless or"
)
_LONGEST: Final = 7
_SHORTEST: Final = 3
_NEAR: Final = 12


def without_granted(tokens: list[Token]) -> list[Token]:
    """The tokens without such words behind the mark, or the joint, that parts an act from a remark."""
    for place in range(2, len(tokens) - _SHORTEST):
        before = tokens[place - 1].low
        if tokens[place].low not in OPENING or not (before in _MARKS or before == "and"):
            continue
        end = _end(tokens, place, _KNOWING) if before in _MARKS else 0
        joined = before == "and" or (before == "," and tokens[place - 2].low == "and")
        end = end or (_end(tokens, place, _FOR_WHOM | _KNOWING) if joined else 0)
        end += bool(end) and tokens[end].low == ","
        behind = [token.low for token in tokens[end : end + _NEAR]]
        if end and behind and behind[0] in _SUBJECTS and _OF_THE_ACT.isdisjoint(behind):
            begin = place - (joined and before == ",")
            return [*tokens[:begin], *tokens[end:]]
    return tokens


def _end(tokens: list[Token], place: int, phrases: frozenset[tuple[str, ...]]) -> int:
    """Where the longest of the phrases at `place` ends, in front of more words; 0 where none stands there."""
    for size in range(_LONGEST, 1, -1):
        end = place + size
        if end + 1 < len(tokens) and tuple(token.low for token in tokens[place:end]) in phrases:
            return end
    return 0
