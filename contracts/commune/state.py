"""The state of Commune: frozen pieces that share what an event leaves alone.

What must stay true: whatever grows with people, tiles, communities or offers is a persistent map, and nothing
iterates over one unsorted where the order could be seen. A community's `size` counts its tiles on the board
(and under one setting those counted with it); `grown` numbers the growths of the whole game, so that no two
communities ever grew at the same moment (C-9).
"""

from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Any

from contracts.commune.actions import Slot
from gamemaster.core.maps import Map, PersistentMap
from gamemaster.core.mechanics.assets import NOTHING, Holdings
from gamemaster.core.mechanics.intents import Intents

ORPHAN = 0
"""What the board holds for a tile that belongs to no community."""

SLOTS: tuple[Slot, ...] = ("left", "middle", "right")


@dataclass(frozen=True, slots=True)
class Community:
    """A living community. `unnamed` is since when it has had no name, if it has none."""

    number: int
    founder: str
    founded: datetime
    size: int
    grown: int
    name: str | None = None
    unnamed: datetime | None = None

    @property
    def handle(self) -> str:
        """What it is called: its name, or a provisional one (C-25)."""
        return self.name if self.name is not None else f"Unnamed {self.number}"


@dataclass(frozen=True, slots=True)
class Acquired:
    """A community that is no more: what it was called, its last size, which one took it in and when."""

    handle: str
    founder: str
    size: int
    by: str
    at: datetime


_INVESTED: Map[int, int] = Map()
_SET: Map[str, str] = Map()


@dataclass(frozen=True, slots=True)
class Participant:
    """Somebody who takes part. A constructor that is not in `constructors` is set to nothing.

    `place` grows with each who joins, so that of two who did at one instant it tells the first.
    """

    joined: datetime
    tokens: Holdings = NOTHING
    constructors: PersistentMap[str, str] = _SET
    investments: PersistentMap[int, int] = _INVESTED
    invested: int = 0
    accolades: int = 0
    place: int = 0


_USED: Map[str, datetime] = Map()


@dataclass(frozen=True, slots=True)
class Usage:
    """When somebody last used what can be used once a week; kept when e leaves (C-36).

    `last` holds `left`, `middle`, `right` and `investment`; `placed` the placements of the last seven days.
    """

    last: PersistentMap[str, datetime] = _USED
    placed: tuple[datetime, ...] = ()


@dataclass(frozen=True, slots=True)
class TradeOffer:
    """An open offer: `token` for any one of `wanted`, to everybody (None) or to the people named."""

    number: int
    by: str
    token: str
    wanted: tuple[str, ...]
    to: tuple[str, ...] | None
    at: datetime


@dataclass(frozen=True, slots=True)
class ClosedOffer:
    """What became of an offer: `accepted` (by whom), `withdrawn` or `lapsed`."""

    by: str
    how: str
    taker: str


@dataclass(frozen=True, slots=True)
class Calendar:
    """The running week: its number (the game starts in week 1), its Monday and the next one."""

    started: datetime
    week: int
    week_start: datetime
    next_week: datetime


@dataclass(frozen=True, slots=True)
class Terms:
    """What views need of the settings: when the game ends at the latest, and how weeks and names count."""

    deadline: datetime
    rolling: bool
    naming_limit: int | None


@dataclass(frozen=True, slots=True)
class Result:
    """How the game ended: `majority` of a community, or `time`. `announced` once the world knows."""

    at: datetime
    why: str
    community: str
    winners: tuple[str, ...]
    accolades: int
    announced: bool = False


@dataclass(frozen=True, slots=True)
class Request:
    """The last report asked for; `open` until the week is over."""

    by: str
    at: datetime
    open: bool


_OFFERS: Map[int, TradeOffer] = Map()
_CLOSED: Map[int, ClosedOffer] = Map()


@dataclass(frozen=True, slots=True)
class Market:
    """Trade offers: those open, what became of the others, and the last number given."""

    last: int = 0
    open: PersistentMap[int, TradeOffer] = _OFFERS
    closed: PersistentMap[int, ClosedOffer] = _CLOSED


_BOARD: Map[str, int] = Map()
_COMMUNITIES: Map[int, Community] = Map()


@dataclass(frozen=True, slots=True)
class Land:
    """The board (square -> number of the community, or ORPHAN) and the communities on it.

    `founded` counts the communities ever founded, `growths` all growths, `changed` is the last placement.
    """

    board: PersistentMap[str, int] = _BOARD
    communities: PersistentMap[int, Community] = _COMMUNITIES
    founded: int = 0
    growths: int = 0
    changed: datetime | None = None
    acquired: tuple[Acquired, ...] = ()


_USAGE: Map[str, Usage] = Map()


@dataclass(frozen=True, slots=True)
class Realm:
    """What changes seldom: office, weeks, terms, usage of people, intents, the result."""

    calendar: Calendar
    surveyor: str
    terms: Terms
    usage: PersistentMap[str, Usage] = _USAGE
    intents: Intents = field(default_factory=Intents)
    request: Request | None = None
    result: Result | None = None


_PEOPLE: Map[str, Participant] = Map()


@dataclass(frozen=True, slots=True)
class State:
    """The whole game between two events."""

    realm: Realm
    participants: PersistentMap[str, Participant] = _PEOPLE
    land: Land = field(default_factory=Land)
    market: Market = field(default_factory=Market)

    @property
    def calendar(self) -> Calendar:
        """The running week."""
        return self.realm.calendar

    @property
    def communities(self) -> Map[int, Community]:
        """The living communities by number."""
        return self.land.communities

    @property
    def limit(self) -> int:
        """The investment limit (s. 6)."""
        return len(self.land.communities)

    def usage(self, person: str) -> Usage:
        """When somebody last used what e has once a week."""
        return self.realm.usage.get(person, _UNUSED)

    def invested(self, number: int) -> int:
        """How many investments in that community exist."""
        return sum(p.investments.get(number, 0) for p in self.participants.values())

    def holders(self, number: int) -> tuple[tuple[str, int], ...]:
        """Who has investments in that community, and how many, by name."""
        found = ((name, p.investments.get(number, 0)) for name, p in self.participants.items())
        return tuple(sorted((name, held) for name, held in found if held))

    def with_participant(self, name: str, participant: Participant) -> "State":
        """This state with that participant as e is now."""
        return State(self.realm, self.participants.set(name, participant), self.land, self.market)

    def with_realm(self, **changes: Any) -> "State":
        """This state with those fields of the realm changed."""
        return State(replace(self.realm, **changes), self.participants, self.land, self.market)

    def with_land(self, **changes: Any) -> "State":
        """This state with those fields of the land changed."""
        return State(self.realm, self.participants, replace(self.land, **changes), self.market)

    def with_market(self, market: Market) -> "State":
        """This state with other offers."""
        return State(self.realm, self.participants, self.land, market)

    def with_used(self, person: str, what: str, at: datetime) -> "State":
        """This state with `what` used by `person` at that moment."""
        usage = self.usage(person)
        used = Usage(usage.last.set(what, at), usage.placed)
        # most moves use something, so the realm is made directly
        r = self.realm
        users = r.usage.set(person, used)
        realm = Realm(r.calendar, r.surveyor, r.terms, users, r.intents, r.request, r.result)
        return State(realm, self.participants, self.land, self.market)


_UNUSED = Usage()
