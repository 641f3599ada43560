"""Events: what an action or the clock has changed, in the past tense."""

from dataclasses import dataclass
from typing import ClassVar

GAME = "game"
"""The subject of values that belong to no single person."""


@dataclass(frozen=True, slots=True)
class Event:
    """Base of every game's events.

    `name` identifies the kind in stored history, `section` is the section of the contract by which it
    happens ("" where none says so). `subjects` says whose values the event may change: names of people, or
    `GAME` for values of the game as a whole. `seen_by` says who may learn of it: None is everybody, otherwise
    only the people named (and the game master).
    """

    name: ClassVar[str]
    section: ClassVar[str] = ""

    @property
    def subjects(self) -> tuple[str, ...]:
        """Whose values this event may change; unless an event says otherwise, the game's as a whole."""
        return (GAME,)

    @property
    def seen_by(self) -> frozenset[str] | None:
        """Who may see this event; None is everybody."""
        return None


def plainly(event: Event) -> str:
    """What happened, in the words of the event's name alone."""
    return event.name.replace("_", " ") + "."
