"""A second reason shows that the verb goes on: `FOR 31 because I like beer and AGAINST 32 because I walk`.

Each thing of the series has its own reason behind it, so that the first reason ends in front of the second
thing. Where more than a preposition stands in between (`and one at A5 because Jun wants it`), it is asked
about; nothing of it is lost in silence.
"""

from typing import Final

from gamemaster.language.english import words
from gamemaster.language.english.numbers import may_be_number
from gamemaster.language.english.tokens import Tokens, words_in
from gamemaster.language.values.values import values_at
from gamemaster.language.vocabulary.scene import Scene


def next_in_series(scene: Scene, tokens: Tokens, start: int, end: int) -> int:
    """Where the reason from `start` stops in front of the next thing with a reason of its own; -1 where it
    only may, 0 where there is none."""
    if start >= end or tokens[start].low not in _BECAUSE:
        return 0
    for place in range(start + 2, end - 2):
        if tokens[place].low not in _JOINTS or tokens[place - 1].low in _JOINTS:
            continue
        first = place + 1
        while first < end and tokens[first].low in _AND_THEN:
            first += 1
        thing, behind = _thing_near(scene, tokens, first, end)
        if not behind:
            if tokens[place].low == "and" and _does_more(scene, tokens, start, first):
                return -1
            continue
        plain = all(token.low in _OPENERS for token in tokens[first:thing])
        near = [token.low for token in tokens[behind : behind + _NEAR]]
        while near[:1] in ([","], ["potion"], ["potions"], ["one"]):
            plain = plain and near[0] == ","
            del near[0]
        if near[:1] != [] and near[0] in _BECAUSE and near[1:] != [] and near[1] != "well":
            return place if plain else -1
        if not _BECAUSE.isdisjoint(near) and near[0] in _OPENERS:
            # "and right to 3 since Jun needs one"
            return -1
        told = any(token.low == tokens[first].low for token in tokens[start:place])
        ends = (not near or near[0] in _STOPS) and not told
        if ends and first < thing and tokens[place].low in {"and", ";"} and tokens[first].low in _OPENERS:
            # "because I like beer and AGAINST 32"
            return -1
    return 0


def _thing_near(scene: Scene, tokens: Tokens, first: int, end: int) -> tuple[int, int]:
    """Where a thing begins and ends that no more than little words part from `first`; `(0, 0)` for none."""
    for place in range(first, min(end, first + _NEAR)):
        opens = tokens[place].low in _OPENERS
        if not opens and (behind := _past_thing(scene, tokens, place)):
            return place, behind
        if tokens[place].low not in _BETWEEN and not may_be_number(tokens[place].low):
            break
    return 0, 0


def _does_more(scene: Scene, tokens: Tokens, start: int, place: int) -> bool:
    """`because I need one and set right to 3`: whether the sender may do more than have a reason."""
    if place + 1 >= len(tokens) or tokens[start + 1].low != "i" or not scene.lexicon.verb_at(tokens, place):
        return False
    after = tokens[place + 1]
    return tokens[place].low not in words.STATIVE - {"set"} and (after.capital or after.low in _OBJECTS)


def _past_thing(scene: Scene, tokens: Tokens, place: int) -> int:
    """Where a thing, a place or a value of the game ends that is named at `place`; 0 where none is."""
    ends = (
        value.end
        for kind in scene.lexicon.kinds.values()
        if not kind.open
        for value in values_at(scene, tokens, place, kind.name)
    )
    named = tokens[place].capital or may_be_number(tokens[place].low) or tokens[place].low not in _PRONOUNS
    return max(ends, default=0) if named and tokens[place].low != "i" else 0


_NEAR: Final = 5
_STOPS: Final = words_in(". ! ; ,")
_OBJECTS: Final = words_in("my left right middle the")
_BECAUSE: Final = words_in("because since as cos cause")
_JOINTS: Final = words_in(", ; -- and")
_AND_THEN: Final = words_in("and then also")
_OPENERS: Final = words.PREPOSITIONS | words_in("to against into onto")
_BETWEEN: Final = _OPENERS | words_in("a an the one another my level tile set")
_PRONOUNS: Final = words_in(
    "it that this them these those us me him her he she they we you all both everything"
)
