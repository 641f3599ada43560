"""Where the parts of a clause in the first person stand: `I do hereby explore`."""

from typing import Final

from gamemaster.language.english import words
from gamemaster.language.english.tokens import Tokens

BEFORE_VERB: Final[frozenset[str]] = words.ADVERBS | {"do"}
"""What may stand between a subject and its verb without changing it."""


def verb_place(tokens: Tokens, place: int) -> int:
    """The place of the verb at `place` or behind its adverbs: that of the end where nothing else follows."""
    while place < len(tokens) and tokens[place].low in BEFORE_VERB:
        place += 1
    return place
