"""`I submit the following proposal, since nothing works:`: the reason between an opening and its colon.

It changes nothing about what stands below, unless it supposes something or tells of another time.
"""

from typing import Final

from gamemaster.language.english import words
from gamemaster.language.english.times import TIMES
from gamemaster.language.english.tokens import Token, words_in

_OPENING: Final = words_in("following follows this these below")
_GROUNDS: Final = words_in("since because seeing")
_BARRED: Final[frozenset[str]] = (
    words.CONDITION | words.UNREAL | words.FICTION | words.OFTEN | words.SPEECH
) - _GROUNDS | words_in("i we you until when while would could might like maybe perhaps example")
_LEAST: Final = 2
_MOST: Final = 14
_NEAR: Final = 3


def without_ground(tokens: list[Token]) -> list[Token]:
    """The tokens without such a reason, where there is one."""
    lows = [token.low for token in tokens]
    colon = next((p for p in range(len(lows) - 1, 0, -1) if lows[p] == ":"), 0)
    comma = next((p for p in range(colon - 1, 0, -1) if lows[p] == ","), 0)
    told = lows[comma + 1 : colon]
    opens = comma and lows[0] == "i" and not _OPENING.isdisjoint(lows[max(0, comma - _NEAR) : comma])
    if not opens or not _LEAST <= len(told) - 1 <= _MOST or told[0] not in _GROUNDS:
        return tokens
    real = _BARRED.isdisjoint(told[1:]) and not TIMES.anywhere(tokens[comma + 1 : colon])
    return [*tokens[:comma], *tokens[colon:]] if real else tokens
