"""`I take the token from my left constructor and set that constructor to B`: the one named in front.

`That`, `this`, `the same` and the noun of a thing mean the only one of that noun which the sentence names
before it. What must stay true: there is but one, told by a word of its own (`left`), and no word for another.
"""

from typing import Final

from gamemaster.language.english.tokens import Token, words_in
from gamemaster.language.vocabulary.scene import Scene

POINTING: Final = words_in("that this same said")
_THE: Final = words_in("the that this my")
_SIDES: Final = {"left": "right", "right": "left"}
_OTHERS: Final = words_in("other both either each another one constructors if unless when not n't or")
_NEAREST: Final = 3
_PAIR: Final = 2


def with_that_one_named(scene: Scene, tokens: list[Token]) -> list[Token]:
    """The tokens with the words that tell it apart, in the place of `that`; as they are where none is."""
    lows = [token.low for token in tokens]
    place = next((p for p in range(_NEAREST, len(lows)) if lows[p] in POINTING), 0)
    if not place or place + _PAIR >= len(lows) or not scene.signed:
        return tokens
    noun = lows[place + 1 + (lows[place + 1] == "same")]
    before = lows[:place]
    if before.count(noun) != 1 or noun not in scene.lexicon.entities or not _OTHERS.isdisjoint(before):
        return tokens
    told = before[before.index(noun) - 1]
    sides = [low for low in before if low in _SIDES]
    if sides != [told] or _SIDES[told] in lows[place:] or lows[place:].count(noun) > 1:
        return tokens
    first = place - (lows[place - 1] in _THE)
    place += lows[place + 1] == "same"
    at = tokens[place]
    return [*tokens[:first], at.changed(low="my"), at.changed(low=told), *tokens[place + 1 :]]
