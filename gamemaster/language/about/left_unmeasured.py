"""Words beside an act that say how much of it is done, where it says nothing: `My floor is 2 health.`

`I attack. Two rounds should do.`, `Limit: 2 health`, `Round 1: I attack`: what no slot of it has taken up.
What must stay true: the words count what the act may be counted by, and set an end to it; how things stand
(`I have 2 health`, `It has 10 health`) leaves it as it is.
"""

import re
from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Final

from gamemaster.language.english.joined import as_said
from gamemaster.language.english.numbers import OPENING, has_figures, number_at
from gamemaster.language.english.tokens import Token, Tokens, plain_lows, words_in
from gamemaster.language.vocabulary.lexicon import Lexicon
from gamemaster.language.vocabulary.scene import Act, Scene

_ENDING: Final = words_in(
    "stop stops stopping floor limit limits threshold minimum maximum min max least most below under lower "
    "beneath cap bound until till down retreat flee halt quit"
)
_TOLD: Final = words_in("was were took takes lasted had has ago last yesterday it its he she his her if when")
_STANDING: Final = re.compile(r"\bmy (?:health|hp|life) (?:is|s)\b|\bi (?:have|am at|m at|ve)\b")
_STOPPING: Final = words_in("stop stops stopping dont not never no limit floor halt quit")
_LONGEST: Final = 24
_AS_BEFORE: Final = re.compile(
    r"\b(?:as|like) (?:before|last time|the last time)\b|\b(?:the|with|to) same (?!\w*(?:monster|foe|one)\b)"
)
_OF_WHOM: Final = re.compile(r"\b(?:it|him|her|them|the \w+) (?:all the way )?down to\b")


def measures(scene: Scene, acts: Iterable[Act], tokens: Tokens) -> bool:
    """Whether words beside acts set an end to one of them of which it does not say anything itself."""
    lows = [token.low for token in tokens]
    if not 0 < len(lows) <= _LONGEST or (OPENING.isdisjoint(lows) and not has_figures(lows)):
        return False
    open_to = {nouns for act in acts if (nouns := _counts(scene.lexicon, act))}
    return any(_sets_end(clause, nouns) for nouns in open_to for clause in _clauses(tokens))


def _clauses(tokens: Tokens) -> list[list[Token]]:
    """The words between commas and semicolons."""
    found: list[list[Token]] = [[]]
    for token in tokens:
        if token.low in {",", ";", "--"}:
            found.append([])
        else:
            found[-1].append(token)
    return [clause for clause in found if clause]


def _sets_end(tokens: Tokens, nouns: frozenset[str]) -> bool:
    said = as_said(plain_lows(tokens))
    if _STANDING.search(said) and _STOPPING.isdisjoint(said.split()):
        return False
    lows = [token.low for token in tokens]
    numbers = [p for p in range(len(tokens)) if lows[p] != "a" and number_at(tokens, p) is not None]
    if not numbers or not _TOLD.isdisjoint(lows):
        return False
    if not _ENDING.isdisjoint(lows) and (len(tokens) <= _FEW or not nouns.isdisjoint(lows)):
        return True
    whole = {low for low in nouns if low.startswith("round")}
    labelled = ":" in lows
    return any(not whole.isdisjoint(lows[p - labelled if p else 0 : p + 2]) for p in numbers)


_FEW: Final = 6
_PAIR: Final = 2


def repeats_the_last(scene: Scene, acts: Sequence[Act], tokens: Tokens) -> bool:
    """`I attack as before`, `with the same stop`: an end that was set another time."""
    open_to = any(_counts(scene.lexicon, act) for act in acts)
    return open_to and _AS_BEFORE.search(as_said(plain_lows(tokens))) is not None


def of_either(scene: Scene, act: Act) -> bool:
    """`I attack it down to 2 health`: whether it may be said of the other one how far it goes."""
    if not scene.lexicon.counting.get(act.action.name):
        return False
    return _OF_WHOM.search(scene.text[act.start : act.end].lower()) is not None


def counted_apart(acts: Sequence[Act]) -> bool:
    """`I attack: 3 rounds, stop at health 5`: whether what one act may be counted by is told as of two."""
    if len(acts) < _PAIR:
        return False
    told = [(a.action.name, {k for k, v in a.action.params().items() if isinstance(v, int)}) for a in acts]
    return any(a[0] == b[0] and a[1] and b[1] and a[1].isdisjoint(b[1]) for a, b in pairwise(told))


def _counts(lexicon: Lexicon, act: Act) -> frozenset[str]:
    """The nouns of what an act may be counted by and is not."""
    nouns = lexicon.counting.get(act.action.name)
    if not nouns:
        return frozenset()
    params = act.action.params()
    return frozenset(noun for param, noun in nouns if params.get(param) is None)
