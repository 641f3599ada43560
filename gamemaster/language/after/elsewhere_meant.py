"""Remarks by which acts were meant for elsewhere, or are not to be counted, and those that only sound so.

`That was for the other list` takes something back; `He was kind to me in the other game` tells of somebody,
and `unless I cannot count` of how well one counts.
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from gamemaster.language.after.remark_words import DENIALS, PLACES_FOR_MAIL, RECORDING
from gamemaster.language.english.tokens import words_in

ANOTHER: Final = words_in("wrong other another")
_THEY: Final = words_in("he she they you we everybody nobody somebody")
_POINTING: Final = words_in("this that these those it above mail message vote move act")
_OF_THE_MAIL: Final = _POINTING | words_in("was is wrong mine")
_SENT: Final = words_in(
    "meant sent send intended posted post should supposed belongs belong belonged replied reply went goes "
    "written wrote repost resend forward"
)
"""Without one of these a longer sentence says nothing of where this mail belongs."""
_FEW: Final = 6
_NEAR: Final = 3
_COULD: Final = words_in("would could can has does")
_UNABLE: Final = words_in("can cannot could")


def of_another_place(lows: Sequence[str]) -> bool:
    """`That was for the other list`, `wrong thread`: where a mail belongs that came here."""
    if ANOTHER.isdisjoint(lows) or PLACES_FOR_MAIL.isdisjoint(lows):
        return False
    if lows[:2] in (["no", "other"], ["what", "other"]) and not _COULD.isdisjoint(lows[3:5]):
        # "No other list would have me"
        return False
    places = [place for place, low in enumerate(lows) if low in PLACES_FOR_MAIL]
    near = [place for place in places if not ANOTHER.isdisjoint(lows[max(0, place - _NEAR) : place + 1])]
    if not near:
        # "Does anyone get the list's mails in the wrong order?"
        return False
    place = near[0]
    if len(lows) > _FEW and _OF_THE_MAIL.isdisjoint(lows[:place]) and _SENT.isdisjoint(lows):
        # "My apologies for the silence on the other thread"
        return False
    return lows[0] not in _THEY or not _POINTING.isdisjoint(lows[:place])


def not_recorded(lows: Sequence[str]) -> bool:
    """`(This is) not to be counted`, and no `I cannot count`."""
    for place, (low, following) in enumerate(pairwise(lows)):
        if low not in DENIALS or following not in RECORDING:
            continue
        unable = "i" in lows[max(0, place - 2) : place] and not _UNABLE.isdisjoint(
            lows[place - 1 : place + 1]
        )
        if not unable or not _POINTING.isdisjoint(lows[place + 2 :]):
            return True
    return False
