"""What is tracked."""

from dataclasses import dataclass
from datetime import datetime

from gamemaster.core.maps import PersistentMap


@dataclass(frozen=True, slots=True)
class Player:
    """What a player has, and how much e picked this week."""

    apples: int = 0
    picked: int = 0


@dataclass(frozen=True, slots=True)
class State:
    """The whole game. `week_ends` is the next Monday, `goal` the number of apples that wins."""

    gm: str
    tree: int
    goal: int
    week: int
    week_ends: datetime
    players: PersistentMap[str, Player]
    winner: str | None = None
