"""Questions of what one does, whose answers may only tell: `What do you usually do on a Monday?`"""

import re
from typing import Final

_HABIT: Final = re.compile(
    (
        r"\b(?:what|how|which) (?:\w+ )?(?:(?:would|should|will|could|did) (?:you|e|we|one|people)\b.*|do "
        r"(?:you|e|we|one|people) (?:do\b.*|.*\b(?:usually|normally|generally|typically|ever|always|if|"
        r"when)\b.*))\?\s*$"
    ),
    re.IGNORECASE,
)


WHAT_ONE_DOES: Final = re.compile(
    r"\b(?:what (?:do|will|would) you do(?: now| next| then)*|"
    r"(?:which|what)(?: \w+){0,4} (?:would|will|do) you (?:like|want|choose|wish|prefer)\b[^?]*)\s?\?\s*$",
    re.IGNORECASE,
)


def asks_for_habits(quoted: str, by_master: bool) -> bool:
    """Whether a quoted line asks what somebody does, so that the answer may only tell.

    A game master who asks `What do you do?`, or `Which two would you like to discard?`, wants it done.
    """
    return bool(_HABIT.search(quoted)) and not (by_master and WHAT_ONE_DOES.search(quoted))
