"""What the clock and the Game Master do, in the past tense; and the two kinds all events are of.

The events of play are in `events`, which also lists all of them.
"""

from dataclasses import dataclass
from datetime import datetime
from typing import ClassVar

from gamemaster.core.event import GAME, Event
from gamemaster.core.mechanics.assets import Pairs


@dataclass(frozen=True, slots=True)
class CharacterEvent(Event):
    """Something that happened to one Character."""

    person: str

    @property
    def subjects(self) -> tuple[str, ...]:
        return (self.person,)


@dataclass(frozen=True, slots=True)
class GameEvent(Event):
    """Something that happened to the game as a whole."""

    @property
    def subjects(self) -> tuple[str, ...]:
        return (GAME,)


@dataclass(frozen=True, slots=True)
class PointsSettled(CharacterEvent):
    """The week's exchanged gold was settled: points owed, and gold created again for the rest (s. 38)."""

    name: ClassVar[str] = "points_settled"
    section: ClassVar[str] = "38"
    week: int
    exchanged: int
    points: int
    gold: int


@dataclass(frozen=True, slots=True)
class TokensGranted(CharacterEvent):
    """Got the week's movement tokens, and lost those above the limit (s. 40)."""

    name: ClassVar[str] = "tokens_granted"
    section: ClassVar[str] = "40"
    created: int
    destroyed: int


@dataclass(frozen=True, slots=True)
class WeekTurned(GameEvent):
    """A week has ended; `owed` are the points the Game Master has to award for it (s. 38)."""

    name: ClassVar[str] = "week_turned"
    section: ClassVar[str] = "38"
    at: datetime
    owed: Pairs


@dataclass(frozen=True, slots=True)
class SeasonEnded(GameEvent):
    """The game is over (mechanics R-27); `owed` as when a week turns."""

    name: ClassVar[str] = "season_ended"
    at: datetime
    owed: Pairs


@dataclass(frozen=True, slots=True)
class Adjusted(CharacterEvent):
    """The Game Master set a value to what it should be; of a `former` Character only the score is left."""

    name: ClassVar[str] = "adjusted"
    value: str
    to: int | str
    former: bool = False

    @property
    def subjects(self) -> tuple[str, ...]:
        return (self.person, GAME) if self.former else (self.person,)


@dataclass(frozen=True, slots=True)
class Bestowed(CharacterEvent):
    """The Game Master handed out what e kept of a leaver's holdings."""

    name: ClassVar[str] = "bestowed"
    asset: str
    quantity: int

    @property
    def subjects(self) -> tuple[str, ...]:
        return (self.person, GAME)


@dataclass(frozen=True, slots=True)
class AwardsMade(GameEvent):
    """The points of that week have been awarded (s. 38)."""

    name: ClassVar[str] = "awards_made"
    section: ClassVar[str] = "38"
    week: int


@dataclass(frozen=True, slots=True)
class ListChanged(GameEvent):
    """The RPG mailing list is another one (s. 6)."""

    name: ClassVar[str] = "list_changed"
    section: ClassVar[str] = "6"
    to: str
    instructions: str


@dataclass(frozen=True, slots=True)
class BasesChanged(GameEvent):
    """The base values (s. 9) are others from now on; what Characters have already stays."""

    name: ClassVar[str] = "bases_changed"
    section: ClassVar[str] = "9"
    health: int
    vitality: int
    experience: int
    monster_health: int


@dataclass(frozen=True, slots=True)
class GameMasterChanged(GameEvent):
    """Somebody else is Game Master (s. 2)."""

    name: ClassVar[str] = "game_master_changed"
    section: ClassVar[str] = "2"
    to: str
