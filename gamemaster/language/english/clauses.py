"""Where the parts of a clause in the first person stand: `I do hereby explore`."""

from typing import Final

from gamemaster.language.english import words
from gamemaster.language.english.tokens import Tokens, words_in

BEFORE_VERB: Final[frozenset[str]] = words.ADVERBS | {"do"}
"""What may stand between a subject and its verb without changing it."""


def up_to_comma(tokens: Tokens, start: int, end: int) -> int:
    """Where an act put in the plain order ends: what stands behind a comma is read as behind any act."""
    return next((place for place in range(start, end) if tokens[place].low == ","), end)


def verb_place(tokens: Tokens, place: int) -> int:
    """The place of the verb at `place` or behind its adverbs: that of the end where nothing else follows."""
    while place < len(tokens) and tokens[place].low in BEFORE_VERB:
        place += 1
    return place


def last_clause(tokens: Tokens) -> int:
    """Where the last clause of the words begins."""
    return next((p + 1 for p in range(len(tokens) - 1, -1, -1) if tokens[p].low in _CLAUSE_MARKS), 0)


_CLAUSE_MARKS: Final = words_in(", ; : -- so and but")
