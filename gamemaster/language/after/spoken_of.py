"""Answers that a sentence only speaks of: `Objection, as I see it, is futile.`

The noun is the subject of a verb behind what is said in between, and no answer.
"""

from typing import Final

from gamemaster.language.english import words
from gamemaster.language.english.tokens import Tokens, words_in


def spoken_of(tokens: Tokens) -> bool:
    """Whether a noun opens the sentence that may be an answer, and is the subject of a verb behind an
    inset."""
    if len(tokens) < _SHORTEST or tokens[0].low not in _NOUNS or tokens[1].low != ",":
        return False
    return any(t.low == "," and _is_finite(tokens, place + 1) for place, t in enumerate(tokens[2:], 2))


def _is_finite(tokens: Tokens, place: int) -> bool:
    if place + 1 >= len(tokens):
        return False
    low = tokens[place].low
    return low in words.FINITE or low in _LEADING


_SHORTEST: Final = 6
_NOUNS: Final = words_in("objection support objections")
_LEADING: Final = words_in("seems looks leads comes goes makes needs takes means remains gets does")
