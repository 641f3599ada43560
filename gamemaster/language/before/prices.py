"""What an act costs, paid in front of it: `With my last token, I ...`, `Paying a token per leg, I ...`."""

from typing import Final

from gamemaster.core.frame import Cost
from gamemaster.language.english.tokens import Tokens, words_in
from gamemaster.language.frames.matching import PAYING, price_at
from gamemaster.language.vocabulary.scene import Scene

_AT_A_PRICE: Final = PAYING | {"with", "for"}


def price_before(scene: Scene, tokens: Tokens, place: int) -> tuple[int, tuple[Cost, int]] | None:
    """`With my last token` right before the clause it pays for: where that begins, and the price."""
    begin = place + (place < len(tokens) and tokens[place].low == "by")
    if begin >= len(tokens) or tokens[begin].low not in _AT_A_PRICE:
        return None
    for ready in scene.lexicon.ready:
        for told, price in price_at(tokens, begin + 1, ready):
            end = _past_each(tokens, told)
            if end < len(tokens) and tokens[end].low in {",", "i", "to", "--"}:
                return end, price
    return None


def _past_each(tokens: Tokens, place: int) -> int:
    """`(a movement token) for each leg`: where it ends that a price at `place` is that of every act."""
    lows = [token.low for token in tokens[place : place + 3]]
    opened = lows[:1] in (["for"], ["per"], ["on"])
    every = lows[opened : opened + 1] in (["each"], ["every"]) or lows[:1] == ["per"]
    noun = opened + (lows[opened : opened + 1] in (["each"], ["every"]))
    return place + noun + 1 if every and lows[noun : noun + 1] and lows[noun] in _LEGS else place


_LEGS: Final = words_in("leg step stage stretch hop move movement journey time")
