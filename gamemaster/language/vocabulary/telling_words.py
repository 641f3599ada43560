"""The one word of a phrase that a text is searched for first: it is found faster than a pattern."""

from collections.abc import Sequence
from typing import Final

_TELLS_NOTHING: Final = frozenset(
    {"the", "a", "an", "i", "my", "it", "that", "this", "was", "is", "to", "in", "on", "as"}
)


def rarest(sign: str) -> str:
    """A word of a sign that stands as it is wherever the sign does."""
    return max((word for word in sign.split() if word != "{n}"), key=len, default="")


def telling_word(saying: Sequence[str]) -> str:
    """The word of a saying that is met least elsewhere."""
    telling = [word for word in saying if word not in _TELLS_NOTHING]
    return max(telling or saying, key=len)
