"""The course of an action: the events it has led to so far, and the state they make.

Rules whose later steps depend on earlier ones (a move that kills, a fight of several rounds) tell one
event after the other and look at the state in between. After each event the game's standing conditions
(level-up, death, a goal met) are settled to a fixed point, so a rule never sees a half-made state.
"""

from collections.abc import Callable
from typing import Generic, TypeVar

from gamemaster.core.errors import LedgerError
from gamemaster.core.event import Event

S = TypeVar("S")

# a chain of consequences longer than any game's rules can make is a fault in the rules
_ENDLESS = 10_000


class Course(Generic[S]):
    """Events told so far and the state after them. The state before is never changed."""

    __slots__ = ("_evolve", "_settle", "events", "state")

    def __init__(
        self,
        state: S,
        evolve: Callable[[S, Event], S],
        settle: Callable[[S], Event | None],
    ) -> None:
        self.state = state
        self.events: list[Event] = []
        self._evolve = evolve
        self._settle = settle

    def tell(self, event: Event) -> S:
        """Let `event` happen, with everything that follows from it by itself; the state after."""
        consequence: Event | None = event
        for _ in range(_ENDLESS):
            if consequence is None:
                return self.state
            self.state = self._evolve(self.state, consequence)
            self.events.append(consequence)
            consequence = self._settle(self.state)
        raise LedgerError(f"the consequences of {event.name} do not come to an end")
