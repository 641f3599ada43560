"""Words that suppose something, and nothing about the acts: `I dare say`, `Imagine a tango here`."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from gamemaster.language.after.remark_words import OF_MAIL, POINTING, UNMEANT
from gamemaster.language.before.picturing import pictures_life
from gamemaster.language.english import words
from gamemaster.language.english.tokens import words_in
from gamemaster.language.english.verbs import is_past


def reckons(lows: Sequence[str]) -> bool:
    """`I dare say`, `Don't say I never ...`, `Imagine a tango here`: what supposes nothing about the acts."""
    if pictures_life(lows) or _feigns(lows) or pretends_else(lows) or _supposes_of_others(lows):
        return True
    if _is_figure(lows) or (list(lows[:4]) == ["my", "plan", "is", "so"] and "that" in lows[4:]):
        return True
    if ("let", "us") in pairwise(lows[1:]) and ("us", "say") in pairwise(lows):
        # "It has made me, let us say, attentive"
        return True
    if list(lows[-2:]) == ["say", "i"] or any(a in _BEFORE_SAY and b == "say" for a, b in pairwise(lows)):
        return True
    if any(a in _OTHERS and b == "say" for a, b in pairwise(lows)):
        # "They'll all say I'm a grump"
        return (_OF_ACTS | _JESTING).isdisjoint(lows)
    if "than" in lows and any(a in _ANYBODY and b in _THINKING for a, b in pairwise(lows)):
        # "Braver than people suppose"
        return True
    return any(a in _BEFORE_RECKONING and b in _RECKONING for a, b in pairwise(lows))


def _feigns(lows: Sequence[str]) -> bool:
    """`You might at least pretend to be surprised`: how somebody is to look, and no act that is none."""
    place = next((p for p, pair in enumerate(pairwise(lows)) if pair == ("pretend", "to")), -1)
    return place >= 0 and lows[place + 2 : place + 3] != [] and lows[place + 2] in _LOOKING


def pretends_else(lows: Sequence[str]) -> bool:
    """`(I choked and) had to pretend it was the pepper`: what happened is given out as something else."""
    if "pretend" not in lows:
        return False
    rest = [low for low in lows[lows.index("pretend") + 1 :] if low != "that"]
    named = rest[:1] == ["it"] and rest[1:2] != [] and rest[1] in _BEING and len(rest) > len(rest[:2])
    return named and (_OF_ACTS | {"me", "not"}).isdisjoint(rest[2:])


def _is_figure(lows: Sequence[str]) -> bool:
    """`My heart sank, so to speak`: a clause of its own ends in its own figure of speech."""
    told = lows[:-3] if tuple(lows[-3:]) in _SPEAKING else []
    if len(told) < len(_SPEAKING) or not _OF_ACTS.isdisjoint(told):
        return False
    return any(low in words.FINITE or low in _BEING or is_past(low) for low in told[1:])


_SPEAKING: Final = (("so", "to", "speak"), ("so", "to", "say"), ("as", "it", "were"))
_BEING: Final = words_in("is was 's are 're 'm am 've have has")
_OF_ACTS: Final = POINTING - {"all"} | OF_MAIL | UNMEANT | words_in("vote votes ballot turn act")


def _supposes_of_others(lows: Sequence[str]) -> bool:
    """`It tasted, I imagine, of plums`, `I imagine that Brask is at a loss`, `you may imagine the noise`:
    what may be so of others."""
    if "imagine" not in lows:
        return False
    if lows[-1] != "imagine" and any(pair in _YOU_MAY for pair in pairwise(lows)):
        return _THINGS_DONE.isdisjoint(lows)
    place = next((p for p, (a, b) in enumerate(pairwise(lows)) if (a, b) == ("i", "imagine")), -1)
    return place >= 0 and len(lows) > _SHORT and lows[place + 2 : place + 3] not in _IMAGINED


_YOU_MAY: Final = frozenset(
    {("one", "must"), ("one", "can"), ("you", "may"), ("you", "can"), ("you", "might")}
)
_THINGS_DONE: Final = (
    words_in("i me my this that it these above act acts move moves mail text words done written said")
    | _OF_ACTS
)
_SHORT: Final = 3
_LOOKING: Final = words_in("be like feel know care listen enjoy mind think understand")
_IMAGINED: Final = [
    [low] for low in ["this", "it", "these", "myself", "me", "us", "a", "an", "the", "how", "what"]
]
_BEFORE_SAY: Final = words_in("'t n't not never can could may might cannot")
_OTHERS: Final = words_in("'ll will all people they everyone everybody must")
_JESTING: Final = words_in("joking kidding bluffing lying teasing pretending dreaming wait stay pass")
_BEFORE_RECKONING: Final = words_in("i 't n't not")
_RECKONING: Final = words_in("dare suppose guess")
_ANYBODY: Final = words_in("people you they anyone anybody everyone everybody")
_THINKING: Final = words_in("suppose imagine think guess")
