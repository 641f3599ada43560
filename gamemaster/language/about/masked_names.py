"""The words of a sentence with a sign for everybody but its sender, for patterns of whole sentences."""

from typing import Final

from gamemaster.language.english.joined import as_said
from gamemaster.language.english.tokens import Tokens, plain_lows, words_in
from gamemaster.language.vocabulary.scene import Scene

NAME: Final = "NAME"
_OPENERS: Final = words_in("oh and well ah please btw")


def masked(scene: Scene, tokens: Tokens) -> str:
    """The words behind what opens a sentence, with NAME for each person but its sender."""
    lows: list[str] = []
    begin = 0
    for place, token in enumerate(tokens):
        if place < begin or not token.capital or token.low == "i":
            continue
        named = scene.referents.at(scene.text, tokens, place)
        if named is not None and scene.sender not in named.who:
            lows += [*plain_lows(tokens[begin:place]), NAME]
            begin = named.end
    return as_said([*lows, *plain_lows(tokens[begin:])], _OPENERS)
