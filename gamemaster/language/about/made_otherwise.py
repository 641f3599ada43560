"""Bids to make an act something else, whatever that is: `Make it a potion.`, `Tarn says make it 5.`

`(I heal.) Make it explore.`, `(I join the Lanterns.) Make it the Kettles.`, `Make it a row lower.`, `Sorry,
the blue one.`: what does not name a value plainly is not put in its place, and the act does not stand either.
What must stay true: `it` is the act, so behind it stands a verb of the game, a value, or a thing with its
article; `Make it quick!`, `Make it a good one`, `Make it snow`, `We made it` leave the act alone.
"""

from typing import Final

from gamemaster.language.corrections.another_value import kinds_taken
from gamemaster.language.corrections.value_corrections import REGRETS
from gamemaster.language.english.numbers import number_at
from gamemaster.language.english.tokens import Tokens, words_in
from gamemaster.language.values.values import values_at
from gamemaster.language.vocabulary.scene import Act, Scene

_MAKING: Final = words_in("make one")
_OPENING: Final = REGRETS | words_in("let 's lets you can could please just i 'll say : let us")
_SAYING: Final = words_in(
    "says said say suggests suggested thinks tells told wants prefers me to we i should ,"
)
_POINTED: Final = words_in("it that this")
_BEFORE_THINGS: Final = words_in("the my your his her their our one a an another")
_FIGURES: Final = words_in(
    "best worst most last end day night week start world rule habit point pleasure talk story song party "
    "good great nice happy merry proper real quick short long fun memorable fine better double pact deal "
    "date game time"
)
"""What one makes of a day or of a game, and of no act: `Make it a night to remember`."""
_LEAST: Final = 3
_MOST: Final = 14


def made_otherwise(scene: Scene, act: Act, tokens: Tokens) -> bool:
    """Whether the words are such a bid, or no more than `(Sorry,) the blue one`."""
    if len(tokens) > _MOST or _MAKING.isdisjoint([token.low for token in tokens]):
        return False
    return _bids(scene, act, tokens) or _names_one(tokens)


def _bids(scene: Scene, act: Act, tokens: Tokens) -> bool:
    lows = [token.low for token in tokens]
    make = lows.index("make") if "make" in lows else len(lows)
    if lows[make + 1 : make + 2] == [] or lows[make + 1] not in _POINTED or lows[-1] == "?":
        return False
    before = tokens[:make]
    named = before[:1] and before[0].capital and before[0].low not in _POINTED
    someone = named and any(token.low in _SAYING for token in before[1:])
    if not all(
        token.low in _OPENING or (someone and (token.capital or token.low in _SAYING)) for token in before
    ):
        return False
    said = tokens[make + 2 :]
    return bool(said) and _is_something(scene, act, said, bool(someone))


def _is_something(scene: Scene, act: Act, said: Tokens, by_someone: bool) -> bool:
    """Whether it is to be made one of the game's deeds or values, or a thing with its article."""
    first, lows = said[0].low, {token.low for token in said}
    if not lows.isdisjoint(_FIGURES):
        return False
    if first in _BEFORE_THINGS:
        return len(said) > 1 and said[1].low[0].isalnum()
    if by_someone and (number_at(said, 0) is not None or said[0].capital):
        return True
    if any(hit.what.frame.action != act.action.name for hit in scene.lexicon.verb_at(said, 0)):
        return True
    if any(
        hit.end == len(said) or not said[hit.end].low[0].isalnum()
        for hit in scene.lexicon.sayings.at(said, 0)
    ):
        return True
    return first in scene.lexicon.naming_words or any(
        values_at(scene, said, 0, kind) for kind in kinds_taken(scene, act) if kind != "person"
    )


def _names_one(tokens: Tokens) -> bool:
    """`Sorry, the blue one.`: a regret, and a thing told by what it is like."""
    place = 0
    while place < len(tokens) and tokens[place].low in REGRETS:
        place += 1
    said = [token.low for token in tokens[place:] if token.low[0].isalnum()]
    return place > 0 and len(said) >= _LEAST and said[0] in {"the", "that"} and said[-1] in {"one", "ones"}
