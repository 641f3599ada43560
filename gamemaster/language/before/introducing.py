"""Whole statements in front of a colon, which lead up to the act whatever they tell of.

`Two can play at this: I vote for Tarn`. What is told may be anything, unless a word of it is a sign that what
follows stands in some text, is said by somebody else, belongs to another time, or is not meant. A bare label
(`In tears:`, `Neighbour:`) may be a speaker, and is none of these.
"""

from itertools import pairwise
from typing import Final

from gamemaster.language.before.belied import belied
from gamemaster.language.before.dangers import STRANGE
from gamemaster.language.before.leading_up import of_a_tale
from gamemaster.language.before.moods import Mood
from gamemaster.language.before.presenting import somebody_elses
from gamemaster.language.before.provisos import on_condition
from gamemaster.language.english import words
from gamemaster.language.english.numbers import NUMBER_WORDS
from gamemaster.language.english.tokens import OPAQUE, Tokens, plain_lows, words_in
from gamemaster.language.english.verbs import is_past
from gamemaster.language.vocabulary.scene import Scene

_TELLING: Final = frozenset({Mood.UNKNOWN.value, Mood.REPORT.value})
_SHORTEST: Final = 3
_ASKING: Final = words_in("what which who whom whose how why where when whether whatever")
_EMBEDDING: Final = words_in("what how")
_POINTING: Final = words_in("it that this there")
_SAME: Final = words_in("is are was were am does do did will")
_THEY: Final = words_in("he she they you e his her their your")
_OPENING_ELSE: Final = _ASKING | _THEY
_TEXTS: Final = words_in(
    "line lines words word sentence sentences phrase subject letter note notes diary book page wall mug door "
    "sign banner receipt receipts copy translation form song rhyme proverb saying motto heard overheard seen "
    "typed pasted copied dictated carved scrawled painted printed sung drafted sent posted replaces instead "
    "signed signature speaks speak spoke whispers mutters screen bot script"
)
_OTHERWISE: Final = words_in(
    "like same usual usually permission leave consent approval might may could would if orders strategy "
    "false untrue true wrong doubtful claimed rumoured "
    "consider considering consideration thinking suppose question bet promise next tonight after before soon"
)
_STATING: Final = words.FINITE | words_in("can belongs counts says goes takes lives finds comes stays")
_SIGNS: Final = (
    words.UNREAL | words.TAINT | words.SPEECH | words.CONDITION | STRANGE | _TEXTS | _OTHERWISE
) - words_in("both put over goes life either place head")
_TIME_STILL: Final = words_in("should still will must")
_RECKONED: Final = words_in("counts count belongs belong goes")


def introduces(scene: Scene, before: Tokens, why: str) -> bool:
    """Whether the words of the mood `why` before a colon state something and change nothing of the act."""
    lows = plain_lows(before)
    if why not in _TELLING or len(lows) < _SHORTEST or lows[0] in _OPENING_ELSE:
        return False
    if _counts_still(lows):
        return True
    if (
        not _EMBEDDING.isdisjoint(lows)
        or lows[1] == "of"
        or any(a == "so" and b in _SAME for a, b in pairwise(lows))
        or (lows[0] in _POINTING and ("that", "i") in pairwise(lows))
    ):
        # "It is known that I do this: I ..." speaks of the act, and does not do it
        return False
    named = scene.referents.at(scene.text, before, 0)
    if named is not None and scene.sender not in named.who:
        return False
    return (
        _states(lows)
        and _SIGNS.isdisjoint(lows)
        and not any(token.low == OPAQUE for token in before)
        and not any(scene.lexicon.times.at(before, place) for place in range(len(before)))
        and not (belied(before) or somebody_elses(scene, before) or on_condition(lows) or of_a_tale(lows))
    )


def _states(lows: list[str]) -> bool:
    """Whether a verb, a number of things, or the sender emself makes more of the words than a label."""
    return (
        not _STATING.isdisjoint(lows[1:])
        or any(is_past(low) for low in lows[1:])
        or lows[0] == "having"
        or lows[0] in NUMBER_WORDS
    )


def _counts_still(lows: list[str]) -> bool:
    """`It is 23:57 UTC, so this should still count for the old week`: to which week a mail belongs."""
    place = next((p + 2 for p, pair in enumerate(pairwise(lows)) if pair in _SO_THIS), 0)
    told = [low for low in lows[place : place + _NEAR] if low not in _TIME_STILL]
    hangs = any(low in _HANGING and before != "even" for before, low in pairwise(lows))
    return place > 0 and told[:1] != [] and told[0] in _RECKONED and not hangs


_HANGING: Final = words.CONDITION - {"should", "whenever"}
_SO_THIS: Final = frozenset({("so", "this"), ("so", "it"), ("and", "this")})
_NEAR: Final = 4
