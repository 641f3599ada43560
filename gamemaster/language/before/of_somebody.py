"""What is told of somebody behind eir name: `(To Tarn), who found the stairs for all of us, (I give ...)`"""

from collections.abc import Sequence
from typing import Final

from gamemaster.language.english import words
from gamemaster.language.english.tokens import Tokens, plain_lows, words_in

_RELATIVES: Final = words_in("who whom whose which")
_OWNING: Final = words_in("my our")
_LONGEST: Final = 14
_FEW: Final = 5
_BARRED: Final = (words.CONDITION | words.SPEECH | words.UNREAL | words.TAINT) - words_in(
    "never always only put life week"
) | words_in("i we or and instead rather wants asks")
_OWNED: Final = _BARRED | words.FINITE


def tells_of_somebody(inset: Tokens) -> bool:
    """`who found the stairs for all of us`, `my oldest friend`: what e is or did, on which nothing hangs."""
    lows = plain_lows(inset)
    if len(lows) < 2 or any(low[0].isdigit() for low in lows):
        return False
    if any(token.capital and token.low != "i" for token in inset):
        return False
    return _relates(lows) or (lows[0] in _OWNING and len(lows) <= _FEW and _OWNED.isdisjoint(lows))


def _relates(lows: Sequence[str]) -> bool:
    return lows[0] in _RELATIVES and len(lows) <= _LONGEST and _BARRED.isdisjoint(lows)
