"""What happens in public, in the past tense; and the list of all events.

What only some may know of is in `secret_events`. Events tell what is, so that folding needs neither rules nor
settings.
"""

from dataclasses import dataclass
from datetime import datetime
from typing import ClassVar

from contracts.werewolves import secret_events as hidden
from contracts.werewolves.state import DrawRow, Fate, Phase
from gamemaster.core.event import GAME, Event
from gamemaster.core.mechanics.intents import INTENT_EVENTS
from gamemaster.core.mechanics.pausing import ClocksPutOff


@dataclass(frozen=True, slots=True)
class Joined(Event):
    """Became a contestant (s. 1c)."""

    name: ClassVar[str] = "joined"
    person: str
    at: datetime

    @property
    def subjects(self) -> tuple[str, ...]:
        return (self.person, GAME)


@dataclass(frozen=True, slots=True)
class Left(Event):
    """Ceased to be a contestant (s. 1c), of eir own will or removed by the contestmaster."""

    name: ClassVar[str] = "left"
    person: str
    removed: bool = False

    @property
    def subjects(self) -> tuple[str, ...]:
        return (self.person, GAME)


@dataclass(frozen=True, slots=True)
class ReadyChanged(Event):
    """From this moment a session can be started (s. 2); or, with None, it cannot."""

    name: ClassVar[str] = "ready_changed"
    since: datetime | None


@dataclass(frozen=True, slots=True)
class SessionStarted(Event):
    """A session was initiated (s. 2a). `roles` are those in play, none where they are not made public."""

    name: ClassVar[str] = "session_started"
    number: int
    at: datetime
    town: tuple[str, ...]
    roles: tuple[str, ...]
    roles_public: bool

    @property
    def subjects(self) -> tuple[str, ...]:
        return (*self.town, GAME)


@dataclass(frozen=True, slots=True)
class PhaseBegan(Event):
    """A day, a night, or the wait for Cupid began; all votes and choices are null again."""

    name: ClassVar[str] = "phase_began"
    phase: Phase
    day: int
    at: datetime
    ends: datetime | None
    tally: str
    town: tuple[str, ...]

    @property
    def subjects(self) -> tuple[str, ...]:
        return (*self.town, GAME)


@dataclass(frozen=True, slots=True)
class TermsSet(Event):
    """The running phase's deadline, or what is shown of its votes, is another one by a setting."""

    name: ClassVar[str] = "terms_set"
    ends: datetime | None
    tally: str


@dataclass(frozen=True, slots=True)
class Lynched(Event):
    """Was lynched; whether e was a werewolf is disclosed (s. 3)."""

    name: ClassVar[str] = "lynched"
    person: str
    wolf: bool
    day: int
    at: datetime

    @property
    def subjects(self) -> tuple[str, ...]:
        return (self.person, GAME)


@dataclass(frozen=True, slots=True)
class NobodyLynched(Event):
    """The day's limit passed and nobody was lynched (W-5)."""

    name: ClassVar[str] = "nobody_lynched"
    day: int
    at: datetime


@dataclass(frozen=True, slots=True)
class DeathsAnnounced(Event):
    """It was announced who was killed, but not why (s. 4c); `people` may be nobody, after a night."""

    name: ClassVar[str] = "deaths_announced"
    people: tuple[str, ...]
    phase: Phase
    day: int
    at: datetime


@dataclass(frozen=True, slots=True)
class SessionEnded(Event):
    """The session ended (s. 5). `share` are the points each winner is owed, None where P is not known.

    `fates` and `draws` reveal everything, or are empty where nothing is revealed.
    """

    name: ClassVar[str] = "session_ended"
    number: int
    at: datetime
    outcome: str
    winners: tuple[str, ...]
    share: int | None
    fates: tuple[Fate, ...]
    draws: tuple[DrawRow, ...]
    town: tuple[str, ...]

    @property
    def subjects(self) -> tuple[str, ...]:
        return (*self.town, GAME)


@dataclass(frozen=True, slots=True)
class SeatTaken(Event):
    """Somebody took another's place in the session (W-8)."""

    name: ClassVar[str] = "seat_taken"
    person: str
    to: str
    at: datetime
    town: tuple[str, ...]

    @property
    def subjects(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys((*self.town, self.person, self.to, GAME)))


@dataclass(frozen=True, slots=True)
class Revived(Event):
    """Is a townsperson again by a ruling; e should not have been killed."""

    name: ClassVar[str] = "revived"
    person: str
    at: datetime

    @property
    def subjects(self) -> tuple[str, ...]:
        return (self.person, GAME)


@dataclass(frozen=True, slots=True)
class DisclosureCorrected(Event):
    """What was disclosed of somebody who was lynched (s. 3) is put right by a ruling."""

    name: ClassVar[str] = "disclosure_corrected"
    person: str
    wolf: bool
    at: datetime

    @property
    def subjects(self) -> tuple[str, ...]:
        return (self.person, GAME)


@dataclass(frozen=True, slots=True)
class AwardsMade(Event):
    """What the winners of that session were owed has been awarded (s. 5)."""

    name: ClassVar[str] = "awards_made"
    session: int


@dataclass(frozen=True, slots=True)
class ContestmasterChanged(Event):
    """Somebody else is contestmaster (s. 1d)."""

    name: ClassVar[str] = "contestmaster_changed"
    to: str


@dataclass(frozen=True, slots=True)
class SubgameEnded(Event):
    """The subgame is over (s. 1f)."""

    name: ClassVar[str] = "subgame_ended"
    at: datetime


EVENTS: tuple[type[Event], ...] = (
    Joined,
    Left,
    ReadyChanged,
    SessionStarted,
    PhaseBegan,
    TermsSet,
    Lynched,
    NobodyLynched,
    DeathsAnnounced,
    SessionEnded,
    SeatTaken,
    Revived,
    DisclosureCorrected,
    AwardsMade,
    ContestmasterChanged,
    SubgameEnded,
    *hidden.SECRET_EVENTS,
    *INTENT_EVENTS,
    ClocksPutOff,
)
