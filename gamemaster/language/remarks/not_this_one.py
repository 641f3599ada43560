"""Sentences behind acts that deny them flatly: `Nah, I don't.`, `Had you there, didn't I?`, `Better not.`"""

import re
from collections.abc import Sequence
from typing import Final

_DENIED: Final = re.compile(
    r"(?:no )?i (?:(?:do|did|will|would|am|have|shall|can|could|was)(?:nt| not)|m not|ll not|ve not|wont)"
    r"|(?:fooled|had|got|tricked|gotcha)(?: you)(?: all| there| going)*(?: for a \w+)?"
)
_PERHAPS_NOT: Final = re.compile(
    r"(?:so )?(?:perhaps|maybe|probably|better|rather) not(?: after all| yet| today)?"
)


def is_not_this(parts: Sequence[str]) -> bool:
    """Whether a sentence, in its parts between marks, does so."""
    single = 0
    while single < len(parts) - 1 and " " not in parts[single]:
        single += 1
    if any(_DENIED.fullmatch(part) for part in parts[single : single + 1]):
        return True
    return any(_PERHAPS_NOT.fullmatch(part) for part in parts[1:][-1:]) and not parts[0].startswith(
        ("perhaps", "maybe")
    )
