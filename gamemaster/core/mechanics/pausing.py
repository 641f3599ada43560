"""What a pause puts off: times that run for somebody stand still with the game, the calendar does not.

A game folds the event below into whatever it keeps of moments at which something began or runs out.
"""

from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import ClassVar

from gamemaster.core.calendar import spoken
from gamemaster.core.event import GAME, Event


@dataclass(frozen=True, slots=True)
class ClocksPutOff(Event):
    """The game stood still from `since` to `until`, and what ran out runs on with what was left of it."""

    name: ClassVar[str] = "clocks_put_off"
    since: datetime
    until: datetime
    people: tuple[str, ...] = ()

    @property
    def subjects(self) -> tuple[str, ...]:
        return (*self.people, GAME)

    @property
    def told(self) -> str:
        """The event as a sentence."""
        stood = f"The game stood still from {spoken(self.since)} to {spoken(self.until)}"
        return f"{stood}; what was running out has as much time left as then."

    def lost(self, began: datetime) -> timedelta:
        """How much of the pause lies behind `began`."""
        return self.until - min(self.until, max(self.since, began))

    def begun(self, began: datetime) -> datetime:
        """The moment from which something that began then is counted now."""
        return began + self.lost(began)


def told(event: Event) -> str:
    """The event of a pause as a sentence, "" for any other."""
    return event.told if isinstance(event, ClocksPutOff) else ""
