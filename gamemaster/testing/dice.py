"""Chance for tests: results that a script lays down, keyed chance for all others.

A result once given to an entry's draw stays with it, so that folding again gives the same game.
"""

from collections import defaultdict, deque
from collections.abc import Mapping
from datetime import datetime

from gamemaster.core.chance import FIRST_SEASON, Chance


class ScriptedChance:
    """Draws take the results queued for their purpose, in order; without one, they come from `otherwise`."""

    def __init__(self, otherwise: Chance) -> None:
        self._otherwise = otherwise
        self._queues: dict[str, deque[int]] = defaultdict(deque)
        self._given: dict[tuple[str, str, int, int], int] = {}

    def queue(self, purpose: str, *results: int) -> None:
        """The next new draws for `purpose` give `results`."""
        self._queues[purpose].extend(results)

    @property
    def left(self) -> tuple[tuple[str, int], ...]:
        """Results that no draw has taken, as (purpose, result)."""
        return tuple((purpose, result) for purpose, queue in self._queues.items() for result in queue)

    def season(self, at: datetime, seq: int) -> str:
        """As in the game that is being played."""
        return self._otherwise.season(at, seq)

    def renewed(self, at: datetime, seq: int) -> Mapping[str, str]:
        """As in the game that is being played."""
        return self._otherwise.renewed(at, seq)

    def draw(self, entry: str, purpose: str, counter: int, sides: int, secret: str = FIRST_SEASON) -> int:
        """A number from 1 to `sides`; raises AssertionError when the queued result has no such side."""
        key = (entry, purpose, counter, sides)
        if key not in self._given:
            queue = self._queues.get(purpose)
            result = (
                queue.popleft() if queue else self._otherwise.draw(entry, purpose, counter, sides, secret)
            )
            if not 1 <= result <= sides:
                raise AssertionError(f"roll {purpose} {result}: the die has {sides} sides")
            self._given[key] = result
        return self._given[key]
