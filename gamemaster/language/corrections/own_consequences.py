"""Clauses behind acts that look like their condition, and have a consequence or a time of their own.

`Unless the weather improves I'll spend the weekend indoors`, `Next time I want to be a villager`: neither
the act nor anything about it hangs on them.
"""

from itertools import pairwise
from typing import Final

from gamemaster.language.after.remark_words import DENIALS, HEDGED, POINTING, REVOKING, UNMEANT
from gamemaster.language.english.tokens import Tokens, words_in
from gamemaster.language.english.verbs import is_past

EVERYDAY: Final = words_in("have take give make get go come let see look")
"""Verbs of games that say much else."""
_NO_SIGNS: Final = words_in("word form drop stop soon")
SIGNS: Final[frozenset[str]] = (UNMEANT | REVOKING | HEDGED) - _NO_SIGNS | words_in(
    "wrong misread mistook mistyped misspelt misspelled changed change mind back take took instead rather "
    "first again will 'll would 'd want wanted wish prefer sure said say wrote should"
)
"""Words by which an excuse may put an act right, or off."""

HOLDING_BACK: Final = words_in("wait stay pass skip refrain abstain instead nothing")
"""What somebody does in the place of the act."""


def tells_of_next(lows: list[str], verbs: frozenset[str]) -> bool:
    """`Next time I want to be a villager with a goat`: a whole clause of another time, and no condition.

    `Next time I want to` may still say when the act is to be done, and so may `next time he can vote`.
    """
    told = lows[3:]
    if lows[:2] not in (["next", "time"], ["next", "game"]) or len(told) < _WHOLE or set(told) & POINTING:
        return False
    if any(a in _DEED_BEHIND and b in verbs - EVERYDAY - _STATES for a, b in pairwise(lows)):
        # "Next time I want to explore": the very act, perhaps
        return False
    return (lows[2] in {"i", "we"} and told[0] in _HOPING) or told[0] in _FORETOLD


def has_own_consequence(lows: list[str], verbs: frozenset[str]) -> bool:
    """`Unless the weather improves I'll be spending the weekend indoors`: what hangs on it is said, and is
    neither an act nor about one."""
    first = next((place for place, low in enumerate(lows) if low in _NOMINATIVES), 0)
    if lows[:2] in _SO_FAR and lows[2:3] == ["i"]:
        # "Until now I had always left the bold stuff to others"
        return lows[3:4] != [] and (lows[3] in _HAD or is_past(lows[3]))
    own = first >= _WHOLE and lows[first] in {"i", "we"} and lows[first - 1] not in _CLAUSAL
    if not own or len(lows) < first + _WHOLE:
        return False
    told = lows[first + 1 :]
    told = told[1:] if told[0] in _MODALS else told
    return (verbs - EVERYDAY - _STATES | POINTING | SIGNS | HOLDING_BACK).isdisjoint(told)


_SO_FAR: Final = (
    ["until", "now"],
    ["until", "today"],
    ["till", "now"],
    ["before", "this"],
    ["before", "now"],
)
_HAD: Final = words_in("had was 'd have 've")
_MODALS: Final = words_in("can could 'll 'd will would shall")
_NOMINATIVES: Final = words_in("i you he she they we e it")
_CLAUSAL: Final = words_in(
    "and or but that which who what as than if whether when because before after until"
)
_WHOLE: Final = 3
_HOPING: Final = words_in("want hope wish expect")
_FORETOLD: Final = words_in("'ll shall will 'd would must")
_STATES: Final = words_in("be stay like find bring")
_DEED_BEHIND: Final = _FORETOLD | {"to"}


def has_done(rest: Tokens) -> bool:
    """`(If there is a wiser course I) have not seen it`: what was done before hangs on nothing."""
    lows = [token.low for token in rest[:4] if token.low not in DENIALS]
    return lows[:1] in (["have"], ["'ve"]) and len(lows) > 1 and is_past(lows[1])
