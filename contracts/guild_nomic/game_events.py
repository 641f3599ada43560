"""What has happened to proposals and to the game as a whole, in the past tense."""

from dataclasses import dataclass
from datetime import datetime
from typing import ClassVar, Literal

from contracts.guild_nomic import events as ev
from contracts.guild_nomic.events import Deed
from contracts.guild_nomic.state import Side
from gamemaster.core.event import GAME, Event
from gamemaster.core.mechanics.amending import SettingsAmended
from gamemaster.core.mechanics.pausing import ClocksPutOff


@dataclass(frozen=True, slots=True)
class Proposed(Deed):
    """Created a proposal (s. 6): `opens` and `ends` are those of its voting period."""

    name: ClassVar[str] = "proposed"
    section: ClassVar[str] = "6"
    number: int
    class_: Literal["standard", "urgent"]
    title: str
    text: str
    restricted: bool
    at: datetime
    opens: datetime
    ends: datetime


@dataclass(frozen=True, slots=True)
class ProposalRetracted(Deed):
    """Took a proposal back, which is no longer active (s. 6, G-10)."""

    name: ClassVar[str] = "proposal_retracted"
    section: ClassVar[str] = "6"
    number: int


@dataclass(frozen=True, slots=True)
class Voted(Event):
    """Voted on a proposal, in place of any vote e cast on it before (s. 6)."""

    name: ClassVar[str] = "voted"
    section: ClassVar[str] = "6"
    person: str
    number: int
    side: Side
    at: datetime

    @property
    def subjects(self) -> tuple[str, ...]:
        return (GAME,)


@dataclass(frozen=True, slots=True)
class VoteRetracted(Event):
    """Took eir vote on a proposal back (s. 6)."""

    name: ClassVar[str] = "vote_retracted"
    section: ClassVar[str] = "6"
    person: str
    number: int


@dataclass(frozen=True, slots=True)
class ProposalAdopted(Deed):
    """A proposal took effect (s. 6). `owed` is the prose of it that the game master has to carry out."""

    name: ClassVar[str] = "proposal_adopted"
    section: ClassVar[str] = "6"
    number: int
    title: str
    for_: int
    against: int
    owed: str
    at: datetime


@dataclass(frozen=True, slots=True)
class ProposalWithdrawn(Deed):
    """A proposal was withdrawn (s. 6, 8).

    It was not popular or no longer active when its voting ended, the `quorum` was not reached, or it changes
    more rules than the `limits` allow.
    """

    name: ClassVar[str] = "proposal_withdrawn"
    section: ClassVar[str] = "6"
    number: int
    title: str
    why: Literal["unpopular", "inactive", "quorum", "limits"]
    for_: int
    against: int
    at: datetime


@dataclass(frozen=True, slots=True)
class EffectFailed(Event):
    """A line of an adopted proposal could not be carried out by itself; the game master has to look at it."""

    name: ClassVar[str] = "effect_failed"
    section: ClassVar[str] = "6"
    number: int
    line: str
    why: str


@dataclass(frozen=True, slots=True)
class ProposalApplied(Event):
    """The game master has carried out what an adopted proposal says in prose (s. 6)."""

    name: ClassVar[str] = "proposal_applied"
    section: ClassVar[str] = "6"
    number: int


@dataclass(frozen=True, slots=True)
class PhaseBegan(Event):
    """A new phase has begun (s. 4); `people` were in combat in the one before, or had created proposals."""

    name: ClassVar[str] = "phase_began"
    section: ClassVar[str] = "4"
    phase: int
    week: int
    at: datetime
    ends: datetime
    people: tuple[str, ...]

    @property
    def subjects(self) -> tuple[str, ...]:
        return (*self.people, GAME)


@dataclass(frozen=True, slots=True)
class TermsChanged(Event):
    """The level that wins or ends the game, or who is out of health, is decided otherwise from now on."""

    name: ClassVar[str] = "terms_changed"
    section: ClassVar[str] = "20"
    win_level: int
    end_level: int
    death_at: Literal["below", "zero"]


@dataclass(frozen=True, slots=True)
class GameWon(Event):
    """Whoever has reached the level that wins has won, those who did so at once together (s. 20)."""

    name: ClassVar[str] = "game_won"
    section: ClassVar[str] = "20"
    people: tuple[str, ...]

    @property
    def subjects(self) -> tuple[str, ...]:
        return (*self.people, GAME)


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The game is over, for a player has reached the level that ends it (s. 20)."""

    name: ClassVar[str] = "game_ended"
    section: ClassVar[str] = "20"
    level: int
    winners: tuple[str, ...]
    at: datetime


@dataclass(frozen=True, slots=True)
class WinnerAnnounced(Event):
    """The world has been told how the game ended (s. 20)."""

    name: ClassVar[str] = "winner_announced"


@dataclass(frozen=True, slots=True)
class Adjusted(Event):
    """A value was set, by the game master or by an adopted proposal (`because`).

    `kind` says what `whose` names: a player, a monster (by `number`) or a party.
    """

    name: ClassVar[str] = "adjusted"
    kind: Literal["player", "monster", "party"]
    whose: str
    value: str
    to: int | str
    number: int
    because: str

    @property
    def subjects(self) -> tuple[str, ...]:
        return (self.whose, GAME) if self.kind == "player" else (GAME,)


@dataclass(frozen=True, slots=True)
class ReputationMarked(Deed):
    """The game master said whether somebody is reputable (s. 7, G-8)."""

    name: ClassVar[str] = "reputation_marked"
    section: ClassVar[str] = "7"
    reputable: bool


@dataclass(frozen=True, slots=True)
class MasterChanged(Event):
    """Somebody else runs the game (s. 21)."""

    name: ClassVar[str] = "master_changed"
    section: ClassVar[str] = "21"
    to: str


EVENTS: tuple[type[Event], ...] = (
    ev.GuildJoined,
    ev.PlayerLeft,
    ev.PartyCreated,
    ev.PartyJoined,
    ev.PartyLeft,
    ev.PartyDisbanded,
    ev.DamageOrderSet,
    ev.Damaged,
    ev.DamageOwed,
    ev.DamageDealt,
    ev.QuestAdded,
    ev.QuestRemoved,
    ev.Attacked,
    ev.CounterAttacked,
    ev.MonsterKilled,
    ev.QuestCompleted,
    ev.Rested,
    Proposed,
    ProposalRetracted,
    Voted,
    VoteRetracted,
    ProposalAdopted,
    ProposalWithdrawn,
    EffectFailed,
    ProposalApplied,
    PhaseBegan,
    TermsChanged,
    GameWon,
    GameEnded,
    WinnerAnnounced,
    Adjusted,
    ReputationMarked,
    MasterChanged,
    SettingsAmended,
    ClocksPutOff,
)
