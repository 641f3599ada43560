"""What can happen, in the past tense. `subjects` says whose values an event may change."""

from dataclasses import dataclass
from datetime import datetime
from typing import ClassVar

from gamemaster.core.event import GAME, Event
from gamemaster.core.mechanics.pausing import ClocksPutOff


@dataclass(frozen=True, slots=True)
class _OfPlayer(Event):
    """Base of events that change a player and the tree."""

    person: str

    @property
    def subjects(self) -> tuple[str, ...]:
        return (self.person, GAME)


@dataclass(frozen=True, slots=True)
class Joined(_OfPlayer):
    """Somebody became a player."""

    name: ClassVar[str] = "joined"
    section: ClassVar[str] = "1"


@dataclass(frozen=True, slots=True)
class Left(_OfPlayer):
    """A player left; so many of eir apples went back to the tree."""

    name: ClassVar[str] = "left"
    section: ClassVar[str] = "1"
    returned: int


@dataclass(frozen=True, slots=True)
class Picked(_OfPlayer):
    """A player picked apples."""

    name: ClassVar[str] = "picked"
    section: ClassVar[str] = "3"
    count: int


@dataclass(frozen=True, slots=True)
class Won(_OfPlayer):
    """A player reached the goal, and the game is over."""

    name: ClassVar[str] = "won"
    section: ClassVar[str] = "4"


@dataclass(frozen=True, slots=True)
class Adjusted(_OfPlayer):
    """The Game Master set a value."""

    name: ClassVar[str] = "adjusted"
    section: ClassVar[str] = "5"
    value: str
    to: int


@dataclass(frozen=True, slots=True)
class WeekBegan(Event):
    """A week began: the tree grew, and everybody may pick again."""

    name: ClassVar[str] = "week_began"
    section: ClassVar[str] = "2"
    at: datetime
    grown: int
    people: tuple[str, ...]

    @property
    def subjects(self) -> tuple[str, ...]:
        return (GAME, *self.people)


@dataclass(frozen=True, slots=True)
class HandedOver(Event):
    """There is a new Game Master."""

    name: ClassVar[str] = "handed_over"
    section: ClassVar[str] = "5"
    to: str


EVENTS: tuple[type[Event], ...] = (Joined, Left, Picked, Won, Adjusted, WeekBegan, HandedOver, ClocksPutOff)
