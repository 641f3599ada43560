"""What has happened in Commune, in the past tense.

Nothing is hidden: the game has no secrets. An event that changes how a community is called names those whose
investments are shown under that name.
"""

from dataclasses import dataclass
from datetime import datetime
from typing import ClassVar, Literal

from contracts.commune.actions import Slot
from gamemaster.core.event import GAME, Event
from gamemaster.core.mechanics.intents import INTENT_EVENTS
from gamemaster.core.mechanics.pausing import ClocksPutOff


@dataclass(frozen=True, slots=True)
class PersonalEvent(Event):
    """Something that happened to one participant alone."""

    person: str

    @property
    def subjects(self) -> tuple[str, ...]:
        return (self.person,)


@dataclass(frozen=True, slots=True)
class BoardEvent(Event):
    """Something that somebody did and that shows in the game's own values, too."""

    person: str

    @property
    def subjects(self) -> tuple[str, ...]:
        return (self.person, GAME)


@dataclass(frozen=True, slots=True)
class Joined(BoardEvent):
    """Became a participant (s. 1)."""

    name: ClassVar[str] = "joined"
    at: datetime


@dataclass(frozen=True, slots=True)
class Left(BoardEvent):
    """Ceased to be a participant, by eir own word or for being `inactive`; all e had is destroyed (s. 1)."""

    name: ClassVar[str] = "left"
    why: Literal["announced", "inactive"]
    accolades: int


@dataclass(frozen=True, slots=True)
class ConstructionBegun(PersonalEvent):
    """Set a constructor to a symbol (s. 2)."""

    name: ClassVar[str] = "construction_begun"
    slot: Slot
    symbol: str
    at: datetime


@dataclass(frozen=True, slots=True)
class TokenGranted(PersonalEvent):
    """Took the token that a constructor makes (s. 2)."""

    name: ClassVar[str] = "token_granted"
    slot: Slot
    symbol: str
    at: datetime


@dataclass(frozen=True, slots=True)
class TilePlaced(BoardEvent):
    """Paid a letter and a digit for a tile, which so far belongs to no community (s. 4)."""

    name: ClassVar[str] = "tile_placed"
    square: str
    at: datetime


@dataclass(frozen=True, slots=True)
class CommunityFounded(BoardEvent):
    """A placement founded a community (s. 4).

    `squares` are the tiles that belong to it from now on, none under the literal reading (C-1);
    `investment` tells whether the founder was granted one (C-5).
    """

    name: ClassVar[str] = "community_founded"
    number: int
    square: str
    squares: tuple[str, ...]
    investment: bool
    at: datetime


@dataclass(frozen=True, slots=True)
class CommunityGrew(Event):
    """A tile came to belong to a community (s. 5)."""

    name: ClassVar[str] = "community_grew"
    number: int
    handle: str
    square: str


@dataclass(frozen=True, slots=True)
class AccoladesGained(PersonalEvent):
    """Was paid for eir investments in a community that is being acquired (s. 5).

    `tiles` x `held` / `investments`, rounded down, is `gained`.
    """

    name: ClassVar[str] = "accolades_gained"
    handle: str
    tiles: int
    held: int
    investments: int
    gained: int


@dataclass(frozen=True, slots=True)
class CommunitiesMerged(Event):
    """One community acquired others (s. 5); `tile` says what became of the merging tile (C-2).

    `people` are the holders and founders of the communities acquired.
    """

    name: ClassVar[str] = "communities_merged"
    square: str
    acquirer: int
    handle: str
    acquired: tuple[int, ...]
    handles: tuple[str, ...]
    tile: Literal["joins", "orphan", "counts"]
    people: tuple[str, ...]
    at: datetime

    @property
    def subjects(self) -> tuple[str, ...]:
        return (*self.people, GAME)


@dataclass(frozen=True, slots=True)
class CommunityNamed(Event):
    """A community has a name (s. 4); `by` is empty where time ran out and the program chose (C-25)."""

    name: ClassVar[str] = "community_named"
    number: int
    handle: str
    colour: str
    by: str
    people: tuple[str, ...]

    @property
    def subjects(self) -> tuple[str, ...]:
        return (*self.people, GAME)


@dataclass(frozen=True, slots=True)
class NameRefused(Event):
    """The Surveyor found that a community's name is no colour; it has none again (C-23)."""

    name: ClassVar[str] = "name_refused"
    number: int
    handle: str
    at: datetime
    people: tuple[str, ...]

    @property
    def subjects(self) -> tuple[str, ...]:
        return (*self.people, GAME)


@dataclass(frozen=True, slots=True)
class Invested(BoardEvent):
    """Granted emself an investment (s. 6)."""

    name: ClassVar[str] = "invested"
    number: int
    handle: str
    at: datetime


@dataclass(frozen=True, slots=True)
class OfferMade(BoardEvent):
    """Made a trade offer (s. 7)."""

    name: ClassVar[str] = "offer_made"
    number: int
    token: str
    wanted: tuple[str, ...]
    to: tuple[str, ...] | None
    at: datetime


@dataclass(frozen=True, slots=True)
class OfferClosed(BoardEvent):
    """An offer was `withdrawn` by its maker, or `lapsed` with eir last such token (s. 7)."""

    name: ClassVar[str] = "offer_closed"
    number: int
    how: Literal["withdrawn", "lapsed"]


@dataclass(frozen=True, slots=True)
class OfferAccepted(Event):
    """Two tokens changed hands (s. 7); the offer is used up unless it stands (C-28)."""

    name: ClassVar[str] = "offer_accepted"
    person: str
    number: int
    by: str
    token: str
    given: str
    stands: bool

    @property
    def subjects(self) -> tuple[str, ...]:
        return (self.person, self.by, GAME)


@dataclass(frozen=True, slots=True)
class ReportRequested(Event):
    """A participant asked for a report (s. 8)."""

    name: ClassVar[str] = "report_requested"
    person: str
    at: datetime


@dataclass(frozen=True, slots=True)
class WeekTurned(Event):
    """A week has begun: everybody's constructors and investment are free again (s. 2, 6).

    They are not where weeks are `rolling`, counted from each use (C-17).
    """

    name: ClassVar[str] = "week_turned"
    at: datetime
    people: tuple[str, ...]
    rolling: bool = False

    @property
    def subjects(self) -> tuple[str, ...]:
        return (*self.people, GAME)


@dataclass(frozen=True, slots=True)
class TermsChanged(Event):
    """The last day, or how weeks and names count, is another from now on (s. 9, 2, 4)."""

    name: ClassVar[str] = "terms_changed"
    deadline: datetime
    rolling: bool
    naming_limit: int | None
    people: tuple[str, ...]

    @property
    def subjects(self) -> tuple[str, ...]:
        return (*self.people, GAME)


@dataclass(frozen=True, slots=True)
class TournamentEnded(Event):
    """The tournament is over (s. 9): a community had the `majority` of the tiles, or `time` was up."""

    name: ClassVar[str] = "tournament_ended"
    at: datetime
    why: Literal["majority", "time"]
    community: str
    winners: tuple[str, ...]
    accolades: int


@dataclass(frozen=True, slots=True)
class WinnerAnnounced(Event):
    """The nomic around this game has been told who won (s. 9)."""

    name: ClassVar[str] = "winner_announced"


@dataclass(frozen=True, slots=True)
class Adjusted(BoardEvent):
    """The Surveyor set a value of a participant; for an investment `number` is the community."""

    name: ClassVar[str] = "adjusted"
    value: str
    to: int | str
    number: int


@dataclass(frozen=True, slots=True)
class SquareSet(Event):
    """The Surveyor put right what lies on a square: `number` of a community, 0 for none, -1 for no tile."""

    name: ClassVar[str] = "square_set"
    square: str
    number: int
    handle: str


@dataclass(frozen=True, slots=True)
class SurveyorChanged(Event):
    """Somebody else is Surveyor (s. 1)."""

    name: ClassVar[str] = "surveyor_changed"
    to: str


EVENTS: tuple[type[Event], ...] = (
    Joined,
    Left,
    ConstructionBegun,
    TokenGranted,
    TilePlaced,
    CommunityFounded,
    CommunityGrew,
    AccoladesGained,
    CommunitiesMerged,
    CommunityNamed,
    NameRefused,
    Invested,
    OfferMade,
    OfferClosed,
    OfferAccepted,
    ReportRequested,
    WeekTurned,
    TermsChanged,
    TournamentEnded,
    WinnerAnnounced,
    Adjusted,
    SquareSet,
    SurveyorChanged,
    *INTENT_EVENTS,
    ClocksPutOff,
)
