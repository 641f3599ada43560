"""Nouns and verbs by which sentences beside acts name one of them: `the healing`, `tile`, `leaving`.

A word names an act whose own words hold one of the same stem (`I invest in Mauve`: `the investment`).
"""

import re
from collections.abc import Sequence
from typing import Final

from gamemaster.language.english.tokens import tokenize, words_in
from gamemaster.language.vocabulary.scene import Act, Scene

_ENDINGS: Final = re.compile(r"(?:ations?|ments?|ings?|als?|e?s|ed|e)$")
_SHORTEST: Final = 3
_EMPTY: Final = words_in(
    "i a an the my our your his her of in on at to for from with by and or all it me him you level right up "
    "one two three this that these hereby please now then also first"
)


def stem(word: str) -> str:
    """What is left of a word without the ending that makes a noun or a form of it."""
    told = _ENDINGS.sub("", word)
    return told if len(told) >= _SHORTEST else word


def stems_of(scene: Scene, act: Act) -> frozenset[str]:
    """The stems of the words that an act was said in, and of what it is called."""
    said = [token.low for token in tokenize(scene.text, act.start, act.end)]
    said += act.action.name.split("_")
    return frozenset(stem(low) for low in said if low not in _EMPTY and low[0].isalnum())


def named_by(scene: Scene, acts: Sequence[Act], word: str) -> int:
    """The place of the only act among these that a word names; -1 where it is none or several."""
    if word in _EMPTY:
        return -1
    told = stem(word)
    fits = [place for place, act in enumerate(acts) if told in stems_of(scene, act)]
    return fits[0] if len(fits) == 1 else -1
