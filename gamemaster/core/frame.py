"""How actions are said: verb frames, declared by a game beside its actions. (Compiled in `language`.)"""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Phrasebook:
    """Every frame of a game, with the words that are signs of it."""
