"""Headings of moves that are not made now: `Old moves of mine`, `Moves already made`, `Moves of a friend`."""

from typing import Final

from gamemaster.language.english.tokens import Tokens, words_in

_MOVES: Final = words_in("move moves vote votes turn turns act acts action actions ballot ballots answers")
_FORMER: Final = words_in("old older former past outdated superseded recent")
_WITHIN: Final = 5
"""So far into the heading its noun stands."""
_BEHIND: Final = (
    ("already", "made"),
    ("already", "done"),
    ("already", "sent"),
    ("already", "announced"),
    ("so", "far"),
    ("to", "date"),
    ("to", "be", "confirmed"),
    ("to", "be", "decided"),
    ("to", "be", "settled"),
    ("to", "be", "made"),
    ("as", "recorded"),
    ("as", "reported"),
    ("as", "announced"),
    ("as", "posted"),
    ("from", "the", "good"),
    ("from", "the", "old"),
    ("from", "last"),
    ("of", "a"),
    ("of", "an"),
    ("of", "old"),
    ("of", "somebody"),
    ("of", "someone"),
    ("of", "others"),
)
"""What follows the noun where the moves are behind their sender, still to come, or somebody else's."""


def not_of_now(tokens: Tokens) -> bool:
    """Whether the words in front of acts call them moves of another time or of somebody else."""
    lows = [token.low for token in tokens]
    place = next((p for p, low in enumerate(lows[:_WITHIN]) if low in _MOVES), -1)
    if place < 0:
        return False
    behind = tuple(lows[place + 1 : place + 4])
    return not _FORMER.isdisjoint(lows[max(0, place - 1) : place]) or any(
        behind[: len(said)] == said for said in _BEHIND
    )
