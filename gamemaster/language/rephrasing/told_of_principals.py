"""`On behalf of the Larks, whose leader I have been since May, I attack ...`: `On behalf of the Larks, I ...`

What is told of a party, guild or the like for which somebody acts changes nothing about the act, as it does
of a person, and whether the sender may do it is for the rules.
"""

from typing import Final

from gamemaster.language.before.labels import thing_named
from gamemaster.language.before.principals import past_told
from gamemaster.language.english.phrases import table_of
from gamemaster.language.english.tokens import Token
from gamemaster.language.vocabulary.scene import Scene

_FOR: Final = table_of("on behalf of; acting on behalf of; acting for; speaking for; in the name of; for")


def without_told_of_principal(scene: Scene, tokens: list[Token]) -> list[Token]:
    """The tokens without what is told of a thing of the game for which the sentence acts."""
    led = _FOR.longest(tokens, 0)
    named = thing_named(scene, tokens, led.end) if led is not None else None
    if named is None or len(named[1].who) != 1:
        return tokens
    end = named[1].end
    relative = end + (tokens[end : end + 1] != [] and tokens[end].low == ",")
    if relative >= len(tokens) or tokens[relative].low not in _RELATIVES:
        return tokens
    close = past_told(scene, tokens, end)
    return [*tokens[:end], *tokens[close:]] if close > end else tokens


_RELATIVES: Final = frozenset({"who", "whose", "whom", "which"})
