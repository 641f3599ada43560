"""`This week I do three things.`: how many acts follow, told in a sentence of its own in front of them."""

import re
from typing import Final

from gamemaster.language.english.numbers import may_be_number
from gamemaster.language.english.tokens import Tokens, words_in
from gamemaster.language.vocabulary.scene import Scene

_DOING: Final = words_in("do make take perform")
_THINGS: Final = words_in("things moves actions acts steps")
_BEHIND: Final = words_in("this week today now here for you all turn round time . ! : tonight in order")
_FOLLOWS: Final = re.compile(r"\s+(?:[-*•(]\s*)?(?:First|One|1|To begin|To start|I)\b")


def counts_off(scene: Scene, tokens: Tokens, verb: int) -> bool:
    """Whether the words from `verb` on only say how many acts there are, which stand right behind them."""
    lows = [token.low for token in tokens[verb:]]
    if lows[0] not in _DOING or len(lows) < _LEAST or not may_be_number(lows[1]) or lows[1] in _SINGLE:
        return False
    if lows[2] not in _THINGS or not all(low in _BEHIND for low in lows[3:]):
        return False
    return _FOLLOWS.match(scene.text, tokens[-1].end) is not None


_LEAST: Final = 3
_SINGLE: Final = words_in("one 1 a no")
