"""What the reader needs of a game: its actions and how they are said.

A game can be read before it has rules.
"""

from dataclasses import dataclass
from functools import cached_property

from gamemaster.core.action import Action, Vocabulary
from gamemaster.core.frame import Phrasebook
from gamemaster.core.mechanics.claims import COMMON_ACTIONS


@dataclass(frozen=True)
class Speech:
    """How one game is talked about, found through the entry-point group `gamemaster.speech`.

    id, title    short identifier and the contract's name
    actions      every action a player or game master may announce
    phrasebook   how they are said
    """

    id: str
    title: str
    actions: tuple[type[Action], ...]
    phrasebook: Phrasebook

    @cached_property
    def vocabulary(self) -> Vocabulary:
        """The game's actions, and those of every game, by name."""
        return Vocabulary((*COMMON_ACTIONS, *self.actions))
