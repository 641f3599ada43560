"""Clauses behind acts by which the sender thinks better of them: `I changed my mind`, `I'd better not`."""

from itertools import pairwise
from typing import Final

from gamemaster.language.english.tokens import words_in

_OFFENDING: Final = words_in("offence offense harm disrespect insult")
_FORETELLING: Final = words_in("bet thought feared swore claimed hoped wagered")


def changes_mind(lows: list[str], said: set[str], denied: bool) -> bool:
    """Whether the words of a clause say so; `said` are the same as a set, `denied` that they deny."""
    if "mind" in said and not _minds_stay(lows) and any(low.startswith("chang") for low in lows):
        return True
    if {"stay", "put"} <= said or {"staying", "put"} <= said:
        return True
    if "better" in said and (denied or said & {"i", "'d"}) and not _had_better(lows) and _better_not(lows):
        return True
    if said & {"practising", "practicing", "testing", "trying", "messing", "dreaming"} and "just" in said:
        return True
    if denied and "i" in said and said & {"mean", "meant"} and not said & _OFFENDING:
        return not _means_more(lows)
    waits = "wait" in said and any(a in _MIGHT and b == "wait" for a, b in pairwise(lows))
    if waits or (lows[0] != "i" and said & _FORETELLING):
        # "I wanted to wait, but I can't", "The lawn can wait and I cannot"
        return False
    last = len(lows)
    while last > 1 and lows[last - 1] in _AT_THE_END:
        last -= 1
    denies = lows[last - 1] in {"'t", "n't", "not", "cannot"} and ("in", "which") not in pairwise(lows)
    # "I needn't"
    denies = denies and lows[last - 2] not in {"need", "needn"}
    return last > 1 and denies and "i" in lows[max(0, last - 4) : last]


def _had_better(lows: list[str]) -> bool:
    """`You'd better not`: what is told to others."""
    threes = zip(lows, lows[1:], lows[2:], strict=False)
    return any(a in _OTHERS and b in {"'d", "had"} and c == "better" for a, b, c in threes)


def _better_not(lows: list[str]) -> bool:
    """`I'd better not`, `better if I wait`, unlike `I'll write a better one, but not this month`."""
    place = lows.index("better") + 1
    near = lows[place : place + 4]
    return near[:1] == ["not"] or not {"stay", "wait", "rest"}.isdisjoint(near)


def _means_more(lows: list[str]) -> bool:
    """`I don't only mean the cook`: more is meant than was said, and no less."""
    return "mean" in lows and lows[lows.index("mean") - 1] in _ONLY


_ONLY: Final = words_in("just only merely simply solely")
_OTHERS: Final = words_in("he she they you")
"""`He'd better not haunt me`."""


def _minds_stay(lows: list[str]) -> bool:
    """`It hasn't changed my mind`, `(why did you) change your mind`, `the day, not my mind`."""
    if any(a in _NOT_DONE and b.startswith("chang") for a, b in pairwise(lows)):
        return True
    change = next((p for p, low in enumerate(lows) if low.startswith("chang")), len(lows))
    if "of" in lows[change : change + 2] and not _OTHERS_OWN.isdisjoint(lows[max(0, change - 2) : change]):
        # "Jun's third change of mind"
        return True
    if lows[0] in {"nothing", "nobody"} and lows[1:3] in (["will", "change"], ["'ll", "change"]):
        # "Nothing will change my mind"
        return True
    whose = lows[max(0, lows.index("mind") - 1)]
    return whose in {"your", "his", "their"} or "not my mind" in " ".join(lows)


_OTHERS_OWN: Final = words_in("'s his their your")
_NOT_DONE: Final = words_in("not n't 't never")
_MIGHT: Final = words_in("to can could would")
_AT_THE_END: Final = words_in("of course though obviously alas anyway possibly")
