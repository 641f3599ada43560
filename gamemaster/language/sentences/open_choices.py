"""Choices behind an act that name nobody: `(I play Rum), choosing whoever leads`, `targeting anybody`.

The word opens a slot of the act that is empty, and what follows is for somebody else to look up.
"""

from typing import Final

from gamemaster.language.english.tokens import Tokens, words_in
from gamemaster.language.frames.matching import Filling
from gamemaster.language.vocabulary.scene import Scene

_ANYBODY: Final = words_in(
    "whoever whomever whichever whatever any anyone anybody anything someone somebody everyone everybody"
)
_ARTICLES: Final = words_in("the my our this that his her its their a")
_CHOSEN: Final = words_in("player person leader opponent neighbour neighbor first last next other others")
_TO_CHANCE: Final = (["at", "random"], ["by", "lot"], ["by", "chance"])
_CHOOSING: Final = words_in("choosing targeting picking selecting naming nominating")


def leaves_choice(scene: Scene, tokens: Tokens, filling: Filling) -> bool:
    """Whether such words stand behind a filling, set off or not."""
    place = filling.end + (filling.end < len(tokens) and tokens[filling.end].low == ",")
    behind = [token.low for token in tokens[place + 1 : place + 3]]
    if place >= len(tokens) or tokens[place].low not in _CHOOSING or not behind:
        return False
    opened = filling.ready.opened.get(tokens[place].low, ())
    if not any(filling.values[number] is None for number, _ in opened):
        return False
    ours = scene.lexicon.naming_words | _CHOSEN
    told = behind[0] in _ARTICLES and behind[1:2] != [] and behind[1] in ours
    return told or behind[0] in _ANYBODY or behind in _TO_CHANCE
