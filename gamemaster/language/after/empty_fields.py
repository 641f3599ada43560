"""Fields of a form for remarks that are left empty in words: `Comments: none today`, `Questions: none`.

What is denied there are remarks, and no act; `Votes: none` denies an act.
"""

from collections.abc import Sequence
from typing import Final

from gamemaster.language.after.remark_words import OF_MAIL, REVOKING, UNMEANT
from gamemaster.language.english import words
from gamemaster.language.english.tokens import words_in

_FIELDS: Final = words_in(
    "comment comments remark remarks question questions note notes news chat gossip observation observations "
    "complaint complaints request requests wish wishes excuse excuses ps other further anything"
)
_EMPTY: Final = words_in("none nothing no nil nope")
_BEARING: Final = (
    REVOKING | UNMEANT | OF_MAIL | words.CONDITION | words_in("vote votes valid counts count act acts")
)


def is_empty_field(lows: Sequence[str]) -> bool:
    """Whether a line is such a field and what is left empty is not the act."""
    told = list(lows)
    while told[:1] != [] and told[0] in _FIELDS | {"my", "any"}:
        told = told[1:]
    if len(told) == len(lows) or not told or told[0] not in _EMPTY:
        return False
    return _BEARING.isdisjoint(told)
