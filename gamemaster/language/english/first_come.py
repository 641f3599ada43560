"""To whom something goes that is open to all: `whoever comes first`."""

from operator import contains
from typing import Final

from gamemaster.language.english.tokens import Tokens, plain_lows, words_in


def comes_first(tokens: Tokens, start: int) -> bool:
    """`whoever comes first`, at the end of a sentence: to whom something goes, and no limit."""
    told = plain_lows(tokens[start:])
    return len(told) == len(_FIRST_COME) and all(map(contains, _FIRST_COME, told))


_FIRST_COME: Final = (
    words_in("whoever"),
    words_in("comes asks answers writes calls shouts replies"),
    words_in("first"),
)
