"""What happened to the sender, told in the present tense: `I find a potion in the dungeon`, `I die`."""

from itertools import pairwise
from typing import Final

from gamemaster.language.english import words
from gamemaster.language.english.tokens import Tokens, words_in

_FATAL: Final = words_in("die perish faint")
_LONGEST: Final = 12
_NEAR: Final = 5


def outcome(tokens: Tokens, entities: frozenset[str]) -> bool:
    """Whether a sentence tells in the present what happened to its sender in the game."""
    lows = [token.low for token in tokens if token.low not in words.ADVERBS]
    said = {b for a, b in pairwise(lows[:_NEAR]) if a == "i" and b in words.HAPPENINGS}
    if not said or len(lows) > _LONGEST or words.CONDITION_PHRASES.at(tokens, 0):
        return False
    return not _FATAL.isdisjoint(said) or not entities.isdisjoint(lows)
