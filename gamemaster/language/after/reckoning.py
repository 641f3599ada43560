"""Words that suppose something, and nothing about the acts: `I dare say`, `Imagine a tango here`."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from gamemaster.language.before.picturing import pictures_life
from gamemaster.language.english.tokens import words_in


def reckons(lows: Sequence[str]) -> bool:
    """`I dare say`, `Don't say I never ...`, `Imagine a tango here`: what supposes nothing about the acts."""
    if pictures_life(lows) or _feigns(lows) or _supposes_of_others(lows):
        return True
    if ("let", "us") in pairwise(lows[1:]) and ("us", "say") in pairwise(lows):
        # "It has made me, let us say, attentive"
        return True
    if list(lows[-2:]) == ["say", "i"] or any(a in _BEFORE_SAY and b == "say" for a, b in pairwise(lows)):
        return True
    return any(a in _BEFORE_RECKONING and b in _RECKONING for a, b in pairwise(lows))


def _feigns(lows: Sequence[str]) -> bool:
    """`You might at least pretend to be surprised`: how somebody is to look, and no act that is none."""
    place = next((p for p, pair in enumerate(pairwise(lows)) if pair == ("pretend", "to")), -1)
    return place >= 0 and lows[place + 2 : place + 3] != [] and lows[place + 2] in _LOOKING


def _supposes_of_others(lows: Sequence[str]) -> bool:
    """`It tasted, I imagine, of plums`, `I imagine that Brask is at a loss`: what may be so of others."""
    place = next((p for p, (a, b) in enumerate(pairwise(lows)) if (a, b) == ("i", "imagine")), -1)
    return place >= 0 and len(lows) > _SHORT and lows[place + 2 : place + 3] not in _IMAGINED


_SHORT: Final = 3
_LOOKING: Final = words_in("be like feel know care listen enjoy mind think understand")
_IMAGINED: Final = [
    [low] for low in ["this", "it", "these", "myself", "me", "us", "a", "an", "the", "how", "what"]
]
_BEFORE_SAY: Final = words_in("'t n't not never can could may might cannot")
_BEFORE_RECKONING: Final = words_in("i 't n't not")
_RECKONING: Final = words_in("dare suppose guess")
