"""The words of a sentence with a sign for everybody but its sender, for patterns of whole sentences."""

from typing import Final

from gamemaster.language.english.joined import as_said
from gamemaster.language.english.tokens import Tokens, words_in
from gamemaster.language.vocabulary.scene import Scene

NAME: Final = "NAME"
_OPENERS: Final = words_in("oh and well ah please btw")


def masked(scene: Scene, tokens: Tokens) -> str:
    """The words behind what opens a sentence, with NAME for each person but its sender."""
    lows: list[str] = []
    place = 0
    while place < len(tokens):
        token = tokens[place]
        named = scene.referents.at(scene.text, tokens, place) if token.capital and token.low != "i" else None
        if named is not None and scene.sender not in named.who:
            lows.append(NAME)
            place = named.end
            continue
        if token.low[0].isalnum() or token.low[0] == "'":
            lows.append(token.low)
        place += 1
    return as_said(lows, _OPENERS)
