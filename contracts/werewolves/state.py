"""The state of the Werewolves: frozen pieces that share what an event leaves alone.

Nearly all of it is secret. What must stay true: nothing leaves this state but through `views`, `duties`,
`notices` and `legal`, which ask for every value who may know it.
"""

from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Any, Literal

from gamemaster.core.maps import Map, PersistentMap, in_order
from gamemaster.core.mechanics.intents import Intents

SEER, WITCH, HUNTER, CUPID, IDIOT = "Seer", "Witch", "Hunter", "Cupid", "Village Idiot"
ROLES = (SEER, WITCH, HUNTER, CUPID, IDIOT)
"""The optional roles (s. 7)."""

Phase = Literal["cupid", "day", "night"]
"""`cupid` is the time before the first day in which Cupid chooses (s. 7d)."""

DrawRow = tuple[str, str, int, int, int]
"""A draw as the end of a session publishes it: entry, purpose, counter, sides, result."""

LEAST = 5
"""How many contestants a session needs (s. 2)."""


def seal_of(number: int) -> str:
    """The secret that all draws of that session hang on; it is told when the session is over."""
    return f"session {number}"


@dataclass(frozen=True, slots=True)
class Townsperson:
    """Somebody in the session, alive or killed (s. 2a).

    `role` is "" for none, `lover` the other Lover or "". `heal` and `poison` say whether the Witch has used
    them. `vote` is None for null. `standing` is whom the Hunter would shoot. `seen` are the Seer's answers:
    night, whom, whether a werewolf. `lynched` is the day on which e was lynched, 0 for never. `leaving`
    is set from the moment e ceases to be a contestant until e dies of it or comes back.
    """

    wolf: bool = False
    role: str = ""
    lover: str = ""
    alive: bool = True
    cause: str = ""
    lynched: int = 0
    vote: str | None = None
    heal: bool = True
    poison: bool = True
    standing: str | None = None
    seen: tuple[tuple[int, str, bool], ...] = ()
    leaving: bool = False

    @property
    def active(self) -> bool:
        """Whether e lives and can be expected to act."""
        return self.alive and not self.leaving


_CHOICES: Map[str, str] = Map()


@dataclass(frozen=True, slots=True)
class Night:
    """What has been chosen this night. None is: not decided yet.

    `attacks` are the werewolves' choices, `spoken` who of them chose, the last one last. `told` is whom the
    Witch knows to be attacked. `heal` and `poison` are eir decisions (`poison` "" is nobody). `sight` is whom
    the Seer looks at.
    """

    attacks: PersistentMap[str, str] = _CHOICES
    spoken: tuple[str, ...] = ()
    told: str | None = None
    heal: bool | None = None
    poison: str | None = None
    sight: str | None = None


_TOWN: Map[str, Townsperson] = Map()
_OFTEN: Map[str, int] = Map()


@dataclass(frozen=True, slots=True)
class Session:
    """One session (s. 2). `day` counts days from 1 (0 before the first); a night bears its day's number.

    `since` is when the phase began and `ends` when it is over at the latest, None for never. `hunter` is who
    must still shoot, `hunting` since when; the phase is then closing. `reminded` counts reminders since the
    phase (or the waiting) began. `touched` is when something last happened, `acted` whether anybody did
    anything this round, `silent` how many rounds nobody has. `deaths` are names with causes, `log` is
    what was announced of each phase (phase, day, who died), `draws` are all draws of the session. `often`
    says how many times something was told in this phase (`counted`).
    """

    number: int
    started: datetime
    phase: Phase
    since: datetime
    touched: datetime
    roles: tuple[str, ...] = ()
    roles_public: bool = True
    tally: str = "none"
    day: int = 0
    ends: datetime | None = None
    town: PersistentMap[str, Townsperson] = _TOWN
    night: Night = field(default_factory=Night)
    hunter: str = ""
    hunting: datetime | None = None
    closing: bool = False
    linked: bool = False
    reminded: int = 0
    acted: bool = False
    silent: int = 0
    idle_at: datetime | None = None
    deaths: tuple[tuple[str, str], ...] = ()
    log: tuple[tuple[str, int, tuple[str, ...]], ...] = ()
    draws: tuple[DrawRow, ...] = ()
    often: PersistentMap[str, int] = _OFTEN

    @property
    def living(self) -> tuple[str, ...]:
        """The townspersons (s. 2a), sorted."""
        return tuple(name for name, person in in_order(self.town) if person.alive)

    @property
    def wolves(self) -> tuple[str, ...]:
        """Every werewolf, killed ones too, sorted."""
        return tuple(name for name, person in in_order(self.town) if person.wolf)

    @property
    def pack(self) -> tuple[str, ...]:
        """The werewolves who take part in tonight's choice, sorted."""
        return tuple(name for name, person in in_order(self.town) if person.wolf and person.active)

    @property
    def lovers(self) -> tuple[str, ...]:
        """The two Lovers, sorted; nobody before they are chosen."""
        return tuple(name for name, person in in_order(self.town) if person.lover)

    def holder(self, role: str) -> str:
        """Who was dealt that role, "" when nobody was."""
        return next((name for name, person in in_order(self.town) if person.role == role), "")

    def acting(self, role: str) -> str:
        """Who holds that role, lives and can act, "" when nobody does."""
        name = self.holder(role)
        return name if name and self.town[name].active else ""

    def get(self, name: str) -> Townsperson | None:
        """The townsperson of that name, None for anybody else."""
        return self.town.get(name)

    def changed(self, name: str, **changes: Any) -> "Session":
        """This session with those fields of that townsperson changed."""
        return replace(self, town=self.town.set(name, replace(self.town[name], **changes)))


@dataclass(frozen=True, slots=True)
class Fate:
    """What a townsperson was and how e ended, as the end of a session reveals it."""

    name: str
    wolf: bool
    role: str
    lover: str
    alive: bool
    cause: str


@dataclass(frozen=True, slots=True)
class Past:
    """A session that has ended. `fates` and `draws` are empty where nothing is revealed (W-34)."""

    number: int
    started: datetime
    ended: datetime
    outcome: str
    winners: tuple[str, ...]
    share: int | None
    fates: tuple[Fate, ...] = ()
    draws: tuple[DrawRow, ...] = ()
    awarded: bool = False


_CONTESTANTS: Map[str, datetime] = Map()
_NUMBERS: Map[str, int] = Map()


@dataclass(frozen=True, slots=True)
class Contest:
    """What outlasts a session: the office, past sessions, intents, and what was won.

    `ready` is since when a session could be started (s. 2), None while it cannot.
    """

    contestmaster: str
    began: datetime
    intents: Intents = field(default_factory=Intents)
    past: tuple[Past, ...] = ()
    points: PersistentMap[str, int] = _NUMBERS
    trophies: PersistentMap[str, int] = _NUMBERS
    ready: datetime | None = None
    ended: datetime | None = None


@dataclass(frozen=True, slots=True)
class State:
    """The whole game between two events. `contestants` maps each name to when e joined."""

    contest: Contest
    contestants: PersistentMap[str, datetime] = _CONTESTANTS
    session: Session | None = None

    def with_session(self, **changes: Any) -> "State":
        """This state with those fields of the session changed."""
        return State(self.contest, self.contestants, replace(_sure(self.session), **changes))

    def with_person(self, name: str, **changes: Any) -> "State":
        """This state with those fields of that townsperson changed."""
        return State(self.contest, self.contestants, _sure(self.session).changed(name, **changes))

    def with_contest(self, **changes: Any) -> "State":
        """This state with those fields of the contest changed."""
        return State(replace(self.contest, **changes), self.contestants, self.session)


def _sure(session: Session | None) -> Session:
    assert session is not None  # noqa: S101 - events of a session are told while one runs
    return session
