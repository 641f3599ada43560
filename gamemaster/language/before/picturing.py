"""What one is to imagine that is none of the acts: `Imagine my surprise at being alive this morning.`"""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from gamemaster.language.english.tokens import words_in
from gamemaster.language.english.words import SPANS

_SOME: Final = words_in("a an the my your some his her their all")
_DEGREES: Final = words_in("much many long often good bad happy sad surprised pleased")
_OF_THE_ACTS: Final = words_in(
    "i we that this it these those above if not never n't message mail email post posting line lines "
    "sentence sentences paragraph move moves action actions announcement order orders vote ballot turn game"
)


def pictures_feeling(lows: Sequence[str]) -> bool:
    """`Imagine my surprise`, `Imagine how happy we were`, `The idea is right`: an exclamation, or what
    somebody thinks of a thing, and no board that is supposed."""
    if len(lows) < 3:
        return False
    if lows[1] in _NOTIONS and lows[2] == "is":
        return not _JUDGED.isdisjoint(lows[3:4])
    if lows[0] not in {"imagine", "picture"}:
        return False
    return (lows[1] == "how" and lows[2] in _DEGREES) or (lows[1] in _WHOSE and lows[2] in _FEELINGS)


_NOTIONS: Final = words_in("idea plan")
_JUDGED: Final = words_in(
    "right good fine sound nice lovely brilliant splendid sweet pretty wrong bad poor mad silly daft "
    "terrible excellent clever neat old new great better not so very too quite rather"
)
_WHOSE: Final = words_in("my our his her their the")
_FEELINGS: Final = words_in("surprise delight face faces horror joy relief shock disappointment pride shame")


def pictures_life(lows: Sequence[str]) -> bool:
    """Whether words that open with `imagine` or `picture` suppose nothing of what stands beside them."""
    if len(lows) < 2 or lows[0] not in {"imagine", "picture"}:
        return False
    if pictures_feeling(lows):
        return True
    said = {a for a, b in pairwise([*lows[1:], ""]) if not (a == "this" and b in SPANS)}
    return (lows[1] in _SOME or lows[1].endswith("ing")) and _OF_THE_ACTS.isdisjoint(said)
