"""A few words with a time in them that date nothing of an act: `Full report tomorrow`, `Dinner at eight`."""

from collections.abc import Sequence
from typing import Final

from gamemaster.language.english.tokens import words_in

_TRUE: Final = words_in("accurate correct current complete")
"""`Accurate as of Sunday noon`: until when a table tells of everything."""
_TO_FOLLOW: Final = words_in(
    "more full details photos pictures reasons explanation explanations story update updates news results "
    "report reports minutes"
)
"""`Full report tomorrow`: what its writer promises, and does not put off."""
_FEASTS: Final = words_in(
    "party parties dinner lunch supper breakfast tea coffee cake drinks beer pancakes pizza picnic barbecue "
    "concert choir wedding funeral birthday house housewarming market"
)
_AT: Final = words_in("at on in from this next warming tonight tomorrow")
_SOON: Final = words_in("tomorrow tonight later soon sunday monday")


def promises(lows: Sequence[str]) -> bool:
    """`Full report tomorrow`: whether they say no more than when something else follows."""
    return lows[0] in _TO_FOLLOW and lows[-1] in _SOON


def dates_something_else(lows: Sequence[str]) -> bool:
    """Whether what they open with is what the time is told of."""
    return (
        lows[0] in _TO_FOLLOW
        or (lows[0] in _TRUE and lows[1:2] == ["as"])
        or (lows[0] in _FEASTS and not _AT.isdisjoint(lows[1:3]))
    )
