"""Lists that go on to all others, and to whom something goes that is open to all: `whoever comes first`."""

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


def names_the_rest(tokens: Tokens, place: int, people: bool) -> bool:
    """Whether a list, of `people` or of things, goes on to everybody or everything else (`Tarn, Brask,
    and then the rest`; but `for a 1 or a 7, whoever comes first`)."""
    while place < len(tokens) and tokens[place].low in _JOINTS:
        place += 1
    rest = place < len(tokens) and tokens[place].low in _THE_REST
    return rest and (people or not comes_first(tokens, place))


_JOINTS: Final = words_in(", ... -- and then the ; or possibly perhaps maybe plus finally last lastly")
_THE_REST: Final = words_in(
    "rest others other everyone everybody everything all anyone anybody someone somebody whoever whatever "
    "whichever anything remaining etc"
)
