"""Titles of lists of wordings, below which nothing is done: `Phrases the referee understands`, `Useful
commands`."""

from collections.abc import Sequence
from typing import Final

from gamemaster.language.english import words
from gamemaster.language.english.tokens import words_in

WORDINGS: Final = words_in(
    "phrases sentences commands wordings formulas formulae phrasings expressions keywords phrasebook "
    "glossary vocabulary syntax cheatsheet "
    "forms"
)
_RELATIVES: Final = words_in("that which the a an you we one i he she people players understood accepted")
_OWN: Final = words_in("my our today two three few some short long brief only no these those his her")
_MOST: Final = 8


def of_wordings(lows: Sequence[str]) -> bool:
    """Whether words name wordings, alone or with what they are good for, and tell nothing of them."""
    head = next((place for place, low in enumerate(lows[:3]) if low in WORDINGS), -1)
    if head < 0 or len(lows) > _MOST or not _OWN.isdisjoint(lows):
        return False
    before, behind = lows[:head], lows[head + 1 :]
    if not words.PREPOSITIONS.isdisjoint(before) or not (words.FINITE | words.SUBJECTS).isdisjoint(before):
        return False
    if behind:
        return behind[0] in _RELATIVES
    # "Tax forms again"
    return lows[head] != "forms"
