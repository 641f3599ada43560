"""What somebody is doing, and has done in saying so: `I'm now playing the Owl`.

`I am voting for Tarn` may tell of a leaning; `I am therefore voting for Tarn` draws the consequence, and
nobody can be changing eir vote, or placing a tile `before somebody steals it`, otherwise than by this mail.
"""

import re
from collections.abc import Sequence
from typing import Final

from gamemaster.language.english.idle_phrases import BY_SAYING_SO
from gamemaster.language.english.tokens import words_in

_AT_ONCE: Final = words_in("hereby herewith")
_CONCLUDING: Final = words_in("therefore thus hence accordingly consequently")
_CHANGING: Final = words_in("switching changing moving shifting")
_WEIGHED: Final = words_in("not thinking considering")
_BEFORE: Final = re.compile(
    r".* before (?:some|any|every)(?:one|body)(?: else)? .*|"
    r".* before \w+(?: else)? "
    r"(?:steals?|takes?|grabs?|snatch(?:es)?|pinch(?:es)?|gets?|beats?|can|nicks?|bags?)"
    r"(?: (?:it|there|them|that|me to it|that one|to it|in first|first))*"
)
_HANGING: Final = words_in("if unless when once until till whenever while tomorrow later next")


def done_by_saying(lows: Sequence[str], end: int) -> bool:
    """Whether the words from `am` on say so; the act ends before the word at `end`."""
    said = lows[:end]
    behind = " ".join([low for low in lows if low[0].isalnum()])
    if behind.endswith(BY_SAYING_SO):
        return True
    if any(
        low in _AT_ONCE or (low == "now" and said[place - 1] not in {"for", "by", "until"})
        for place, low in enumerate(said)
    ):
        return True
    if not _WEIGHED.isdisjoint(said) or not _HANGING.isdisjoint(lows):
        return False
    return said[1] in _CONCLUDING or changes_vote(said) or _BEFORE.fullmatch(behind) is not None


def changes_vote(lows: Sequence[str]) -> bool:
    """`(I am) moving my vote from Brask to Tarn`: whether words behind `I` change a vote to something."""
    first = next((place for place, low in enumerate(lows[:_NEAR]) if low in _CHANGING), 0)
    return first > 0 and list(lows[first + 1 : first + 3]) == ["my", "vote"] and "to" in lows[first + 3 :]


_NEAR: Final = 4
