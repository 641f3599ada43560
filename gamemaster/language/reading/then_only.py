"""Acts that open with `then` behind what somebody else has to have done.

`Has Tarn paid? Then I ...`, `Tarn goes first. Then I ...`
"""

from typing import Final

from gamemaster.language.english.tokens import Tokens, plain_lows, words_in
from gamemaster.language.vocabulary.scene import Scene

_ASKING: Final = words_in("has have did does do is are was were will can had")
_SELVES: Final = words_in("i we my our")


def hangs_on_before(scene: Scene, tokens: Tokens) -> bool:
    """Whether the sentence before asks whether somebody did something, or puts somebody else first."""
    before = scene.before
    if tokens[0].low != "then" or not before:
        return False
    lows = plain_lows(before)
    if not lows or not _SELVES.isdisjoint(lows):
        return False
    return (before[-1].low == "?" and lows[0] in _ASKING) or (lows[-1] == "first" and len(lows) > 1)
