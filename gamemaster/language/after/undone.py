"""Words that undo in the same breath what stands before them: `and take it straight back`, `and leave it
where it is`."""

import re
from collections.abc import Sequence
from typing import Final

from gamemaster.language.english.joined import as_said
from gamemaster.language.english.tokens import words_in

_OPENERS: Final = words_in("and then but only to so i immediately promptly instantly later at once now just")
_IT: Final = r"(?:it|them|that|this|the (?:card|tile|token|vote|offer|potion|whole thing))"
_MOVING: Final = r"(?:take|put|pull|snatch|draw|grab|fetch|bring|pick|move|turn|claim|call|flip|switch)"
_UNDONE: Final = re.compile(
    "|".join(
        (
            (
                rf"{_MOVING} {_IT}"
                r"(?: \w+)? (?:back|off again|away again|up again|down again)\b.*"
            ),
            rf"{_MOVING} back {_IT}\b.*",
            rf"pick {_IT} (?:straight |right )?up again\b.*",
            (
                rf"(?:leave|keep) {_IT} (?:right |just |exactly |precisely )?(?:where|as|how|the way) "
                r"(?:it|they|that) (?:is|are|s|was|were|stands?|lies?|lay|stood)\b.*"
            ),
            rf"(?:undo|unsay|unmake|untake|unplay) {_IT}\b.*",
        )
    )
)
_GATE: Final = words_in("back again undo unsay unmake untake unplay leave keep")
_LONGEST: Final = 16


def undone_at_once(lows: Sequence[str]) -> bool:
    """Whether the words, all that stands behind an act, undo it, unlike `Bring it back clean!`, said to
    others."""
    if not 1 < len(lows) <= _LONGEST or lows[0] == "bring" or _GATE.isdisjoint(lows):
        return False
    return _UNDONE.fullmatch(as_said(lows, _OPENERS)) is not None
