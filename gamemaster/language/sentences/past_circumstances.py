"""What was, with what its sender makes of it: `While I was away Tarn wrote me a letter, so I vote for 31.`

A time that is told in the past is over, and nothing hangs on it; what stands behind `so` is done for what
was. A time still to come, a case and words of games of the mind in front of it leave that open.
"""

from typing import Final

from gamemaster.language.after.remark_words import UNMEANT
from gamemaster.language.english import words
from gamemaster.language.english.tokens import Tokens, words_in
from gamemaster.language.english.verbs import is_past

_OPENING: Final = words_in("while when before after once as until till since")
_UNTIL: Final = words_in("until till")
_PASSED: Final = words_in("yesterday now today lately recently noon lunch breakfast dinner supper")
_CONCLUDING: Final = words_in("so therefore hence thus")
_PAST: Final = words_in("was were had did couldn wasn weren didn")
_FIRST_VERB: Final = 6
_LEAST: Final = 4
_OPEN: Final[frozenset[str]] = (
    ((words.CONDITION | words.FICTION) - _OPENING)
    | UNMEANT
    | words_in(
        "if unless will 'll shall would 'd may might should : ; ( ? \" whenever every each always "
        "usually often nearly almost quoted told asked begged said says wants wanted dictated"
    )
)


def behind_what_was(tokens: Tokens, place: int) -> int:
    """Where the clause begins that a sentence from `place` concludes with; 0 if it tells of no such time."""
    lows = [token.low for token in tokens]
    if place >= len(lows) or lows[place] not in _OPENING:
        return 0
    so = next((p for p in range(place + _LEAST, len(lows) - 2) if lows[p] in _CONCLUDING), 0)
    if not so or lows[so - 1] not in {",", "and", "--"} or lows[so + 1] not in {"i", "we"}:
        return 0
    told = lows[place + 1 : so]
    if lows[place] in _UNTIL:
        over = told[:1] != [] and (told[0] in _PASSED or told[:1] == ["last"])
    else:
        over = _past_first(told)
    return so + 1 if over and _OPEN.isdisjoint(told) else 0


def _past_first(told: list[str]) -> bool:
    """Whether the first verb of a clause is past: `(while) I was away`, `(after) Brask left`."""
    for low in told[1:_FIRST_VERB]:
        if low in _PAST or is_past(low):
            return True
        if low in words.FINITE or low == ",":
            return False
    return False
