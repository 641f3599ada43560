"""Suppositions of what is not so: `If my feet had a vote they would have stayed in bed.`

What would be if something were otherwise is said of no act: those beside it hang on nothing. What points at
the act (`If this were real, I would ...`), or speaks of waiting and taking back, may still be about it.
"""

from collections.abc import Sequence
from typing import Final

from gamemaster.language.english.tokens import words_in

_OPENING: Final = words_in("and but though for because")
_OTHERWISE: Final = words_in("had were was could knew lived")
_WOULD: Final = words_in("would 'd wouldn")
_ABOUT_ACTS: Final = words_in(
    "this that these above wait hold withdraw retract take undo cancel change rather prefer reconsider stop "
    "mean meant meaning serious seriously said say write written hereby count counts real actually really so "
    "delay postpone instead otherwise unless or valid legal allowed possible mail message move action actions"
)


def contrary_to_fact(lows: Sequence[str]) -> bool:
    """Whether plain words suppose what is not so, tell what would come of it, and point at no act."""
    said = [low for low in lows if low not in {",", "."}]
    while said and said[0] in _OPENING:
        del said[0]
    if said[:1] != ["if"] or not _ABOUT_ACTS.isdisjoint(said):
        return False
    would = next((place for place, low in enumerate(said) if low in _WOULD), 0)
    behind = [low for low in said[would + 1 :] if low not in {"not", "n't", "'t", "never"}]
    return would > 2 and behind != [] and not _OTHERWISE.isdisjoint(said[2:would])
