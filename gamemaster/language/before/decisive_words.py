"""The words of a line that ends in a colon which tell what stands below it, without why it is so written.

`I mixed up my mails yesterday, so to be on the safe side:` is `to be on the safe side`, and `Move by move,
since somebody complained:` is `move by move`. What must stay true: the reason supposes and dates nothing, and
says nothing of the lines below (`My moves, as I remember them:`).
"""

from typing import Final

from gamemaster.language.before.headings import EXEMPLARY
from gamemaster.language.before.statements import since_so
from gamemaster.language.english import words
from gamemaster.language.english.tokens import Token, words_in
from gamemaster.language.english.verbs import is_past


def decisive(tokens: list[Token]) -> list[Token]:
    """These words; all of them where that is not certain."""
    tokens = _without_reason_behind(tokens)
    cut = since_so(tokens, (",", ";", "and"))
    lows = [token.low for token in tokens]
    plain = cut + 1 < len(lows) and EXEMPLARY.isdisjoint(lows) and _SHOWING.isdisjoint(lows[cut:])
    return tokens[cut:] if cut and plain else tokens


_SHOWING: Final = words_in("here this these those following below one ones it them what how")


def _without_reason_behind(tokens: list[Token]) -> list[Token]:
    """`One at a time, as my mails were hard to follow:`: the line without the reason that ends it."""
    lows = [token.low for token in tokens]
    comma = next((p for p in range(1, len(lows) - _LEAST) if _gives_reason(lows, p)), 0)
    told = lows[comma + 2 : -1]
    if not comma or lows[-1] != ":" or "," in told or not (_BARRED | EXEMPLARY).isdisjoint(told):
        return tokens
    finite = any(low in words.FINITE or is_past(low) for low in told[1:_REACH])
    return [*tokens[:comma], tokens[-1]] if finite else tokens


def _gives_reason(lows: list[str], comma: int) -> bool:
    """Whether `since my ...` stands behind a comma: a joint, and whose or who it is of."""
    return lows[comma] == "," and lows[comma + 1] in _JOINTS and lows[comma + 2] in _OF_WHOM


_LEAST: Final = 4
_REACH: Final = 7
_JOINTS: Final = words_in("since because as")
_OF_WHOM: Final = words_in("my the a an some somebody someone everybody nobody people our your his her their")
_BARRED: Final[frozenset[str]] = words.CONDITION | words_in(
    "it this these those them i me how what who would could might may should will 'll shall can not never "
    "yet still wait waiting next tomorrow later asked wanted says said wrote sent"
)
