"""Places that no phrase names: the one just left, and people who are places themselves."""

from typing import Final

from gamemaster.core.frame import Kind
from gamemaster.language.english.tokens import Tokens, words_in
from gamemaster.language.values.value import Value
from gamemaster.language.vocabulary.scene import Scene

_HOMES: Final = words_in("home house place shop hut tower cave stall camp door cottage den lair tent room")


def places_at(scene: Scene, tokens: Tokens, start: int, kind: Kind) -> list[Value]:
    """`from there`, and people who are places."""
    found: list[Value] = []
    if (
        kind.only_exit
        and tokens[start].low == "there"
        and scene.trail
        and tokens[max(0, start - 1)].low == "from"
    ):
        found.append(Value(start + 1, (scene.trail[-1],)))
    if kind.people:
        named = scene.referents.at(scene.text, tokens, start)
        if named is not None and named.who[0] in scene.referents.npcs and len(named.who) == 1:
            found.append(Value(_at_home(tokens, named.end), (named.who[0],)))
    return found


def _at_home(tokens: Tokens, place: int) -> int:
    """After `Old Marn's home`, when a name is followed so."""
    if place + 1 < len(tokens) and tokens[place].low == "'s" and tokens[place + 1].low in _HOMES:
        return place + 2
    return place
