"""`(I go to the Healer and heal.) Then back to Town Square.`: the way goes on in a sentence without its verb.

What must stay true: the sentence right before does something for certain, and this one says nothing but where
the way leads.
"""

from typing import Final

from gamemaster.language.english.tokens import Token, words_in
from gamemaster.language.frames.completed import completed
from gamemaster.language.vocabulary.scene import Scene

_OPENING: Final = words_in("then and afterwards next finally")
_ONWARD: Final = words_in("back on over straight right again home , down up")
_LONGEST: Final = 9
_GO: Final = "go"


def with_way_gone_on(scene: Scene, tokens: list[Token]) -> list[Token]:
    """The tokens with the sender and a verb, where they are such a sentence."""
    if tokens[0].low not in _OPENING or len(tokens) > _LONGEST or not scene.lexicon.ways:
        return tokens
    place = 1
    while place < len(tokens) and tokens[place].low in _OPENING | _ONWARD:
        place += 1
    if place >= len(tokens) or tokens[place].low != "to":
        return tokens
    before = scene.deeds[-1] if scene.deeds else ()
    if not before or before[-1].by is not None or before[-1].when is not None:
        return tokens
    first = tokens[0]
    said = [first.changed(low="i", capital=True), first.changed(low=_GO, capital=False), *tokens[place:]]
    plain = all(token.low[0].isalnum() for token in said[:-1])
    for filling in completed(scene, said, 1):
        ends = all(not token.low[0].isalnum() for token in said[filling.end :])
        if plain and ends and filling.ready.frame.action in scene.lexicon.ways:
            return said
    return tokens
