"""Headings of moves that are not made now: `Old moves of mine`, `Moves already made`, `Moves of a friend`."""

import re
from typing import Final

from gamemaster.language.english.tokens import Tokens, words_in

_MOVES: Final = words_in("move moves vote votes turn turns act acts action actions ballot ballots answers")
_FORMER: Final = words_in("old older former past outdated superseded recent")
_FRONT: Final = 4
_WITHIN: Final = 5
"""So far into the heading its noun stands."""
_BEHIND: Final = (
    ("already", "made"),
    ("already", "done"),
    ("already", "sent"),
    ("already", "announced"),
    ("so", "far"),
    ("to", "date"),
    ("to", "be", "confirmed"),
    ("to", "be", "decided"),
    ("to", "be", "settled"),
    ("to", "be", "made"),
    ("as", "recorded"),
    ("as", "reported"),
    ("as", "announced"),
    ("as", "posted"),
    ("from", "the", "good"),
    ("from", "the", "old"),
    ("from", "last"),
    ("of", "a"),
    ("of", "an"),
    ("of", "old"),
    ("of", "somebody"),
    ("of", "someone"),
    ("of", "others"),
)
"""What follows the noun where the moves are behind their sender, still to come, or somebody else's."""


_TOLD: Final = words_in("summary recap digest memory memories history reminder record diary chronicle")
"""A text of which a heading says that it is one of moves: they are made elsewhere, or long ago."""
_HOPED: Final = words_in("permitting hopefully tentatively provisionally maybe perhaps possibly")
_PENDING: Final = re.compile(
    r"\((?:still |all |as yet |only )?(?:pending|tentativ\w*|provisional\w*|proposed|planned|plans?|drafts?|"
    r"hopefully|"
    r"maybe|perhaps|possibly|unconfirmed|unless|if (?!i may\b|you (?:like|please|will)\b)|subject to|"
    r"provided|assuming|to be "
    r"(?:confirmed|decided|made)|tb[acd]\b|not (?:final|yet|confirmed|to be)|for (?:approval|review|"
    r"comment)|next week|"
    r"last week|old\b|yesterday)[^()\n]*\)",
    re.IGNORECASE,
)


def left_pending(heading: str) -> bool:
    """`Moves (pending):`, `My actions (if Brask agrees):`: in brackets, that the moves are not made yet."""
    return "(" in heading and _PENDING.search(heading) is not None


def not_of_now(tokens: Tokens) -> bool:
    """Whether the words in front of acts call them moves of another time or of somebody else."""
    lows = [token.low for token in tokens]
    if not _TOLD.isdisjoint(lows[:_FRONT]) and "of" in lows[:_WITHIN]:
        return True
    place = next((p for p, low in enumerate(lows[:_WITHIN]) if low in _MOVES), -1)
    if place < 0:
        return False
    if not _HOPED.isdisjoint(lows[place + 1 :]):
        return True
    behind = tuple(lows[place + 1 : place + 4])
    return not _FORMER.isdisjoint(lows[max(0, place - 1) : place]) or any(
        behind[: len(said)] == said for said in _BEHIND
    )
