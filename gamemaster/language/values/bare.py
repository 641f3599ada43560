"""Words that are nothing but values of the game: `B6`, `to the Healer`, `left to A`."""

from typing import Final

from gamemaster.language.english.tokens import Tokens, words_in
from gamemaster.language.values.people import person_at
from gamemaster.language.values.values import own_values_at
from gamemaster.language.vocabulary.scene import Scene

_LEADING: Final = words_in("to at on in into for from with by the a an my of and , first")


def value_end(scene: Scene, tokens: Tokens, place: int, people: bool = True) -> int:
    """Where a value of the game, or somebody's name, ends that begins at `place`; 0 where none does.

    A letter in small may be any word.
    """
    token = tokens[place]
    if people and token.capital and (who := person_at(scene, tokens, place)) is not None:
        return 0 if who.parts[0] == scene.sender else who.end
    if (len(token.low) == 1 and token.low.isalpha() and not token.capital) or token.low in _LEADING - {"a"}:
        return 0
    return max((v.end for v in own_values_at(scene, tokens, place) if not v.doubt), default=0)


def only_values(scene: Scene, tokens: Tokens, people: bool = True) -> bool:
    """Whether all words are values, or articles and prepositions in front of such."""
    place, found = 0, 0
    while place < len(tokens):
        found = value_end(scene, tokens, place, people)
        if not found and tokens[place].low not in _LEADING:
            return False
        place = found or place + 1
    return found == len(tokens) > 0
