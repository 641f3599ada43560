"""Words such as `only` in the reason of a correction that narrow nothing of what is taken back.

`Scratch that, there is only one coin in my purse`, `I've just looked in it`, `I've only just seen what lives
there`, `I had not read the second page`: they tell how much there is of something else, or how late it was
seen. What must stay true: `only the second half`, `I meant the second one` narrow it.
"""

from collections.abc import Collection
from typing import Final

from gamemaster.language.english.tokens import words_in

_IS: Final = words_in("is are was were 's")
_HAVE: Final = words_in("'ve have 'd had 'm am has")
_JUST: Final = words_in("just now")
_ORDINALS: Final = words_in("second third")
_OF_TEXTS: Final = words_in("page paragraph clause section chapter sheet volume attachment footnote")


def narrows_nothing(before: str, low: str, after: str, why: Collection[str]) -> bool:
    """Whether the word `low` of the reason `why`, between two others, is such a word there."""
    if low == "only":
        return (before in _IS and "there" in why) or after in _JUST
    if low == "just":
        return before in _HAVE
    return low in _ORDINALS and after in _OF_TEXTS and "read" in why
