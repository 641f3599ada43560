"""What only some may know of, or only the contestmaster: deals, votes, the night's choices, causes of death.

`seen_by` of each says who learns of it as it happens; nobody at all stands for the contestmaster alone.
"""

from dataclasses import dataclass
from datetime import datetime
from typing import ClassVar

from contracts.werewolves.state import DrawRow
from gamemaster.core.event import GAME, Event

NOBODY: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class Secret(Event):
    """An event that only the contestmaster knows of."""

    @property
    def seen_by(self) -> frozenset[str] | None:
        return NOBODY


@dataclass(frozen=True, slots=True)
class Own(Event):
    """Something that only `person` may know of."""

    person: str

    @property
    def subjects(self) -> tuple[str, ...]:
        return (self.person, GAME)

    @property
    def seen_by(self) -> frozenset[str] | None:
        return frozenset({self.person})


@dataclass(frozen=True, slots=True)
class Dealt(Secret):
    """Werewolves and roles were dealt (s. 2b, 2c); `roles` pairs each role with its holder."""

    name: ClassVar[str] = "dealt"
    wolves: tuple[str, ...]
    roles: tuple[tuple[str, str], ...]
    draws: tuple[DrawRow, ...]

    @property
    def subjects(self) -> tuple[str, ...]:
        return (*self.wolves, *(holder for _, holder in self.roles), GAME)


@dataclass(frozen=True, slots=True)
class RoleTold(Own):
    """Was told eir part (`again`: by a ruling); werewolves also who the others are (s. 2b, 2c)."""

    name: ClassVar[str] = "role_told"
    wolf: bool
    role: str
    pack: tuple[str, ...]
    again: bool = False


@dataclass(frozen=True, slots=True)
class VoteChanged(Own):
    """Votes to lynch `target` now, or nobody (s. 3)."""

    name: ClassVar[str] = "vote_changed"
    target: str | None
    at: datetime


@dataclass(frozen=True, slots=True)
class AttackChosen(Own):
    """A werewolf chose whom to attack, or took that back (s. 4a); the pack may know."""

    name: ClassVar[str] = "attack_chosen"
    target: str | None
    at: datetime
    pack: tuple[str, ...]

    @property
    def seen_by(self) -> frozenset[str] | None:
        return frozenset(self.pack)


@dataclass(frozen=True, slots=True)
class AttackDrawn(Event):
    """The night's limit passed, and one of the werewolves' choices was drawn (W-14)."""

    name: ClassVar[str] = "attack_drawn"
    target: str
    pack: tuple[str, ...]
    draws: tuple[DrawRow, ...]

    @property
    def subjects(self) -> tuple[str, ...]:
        return (*self.pack, GAME)

    @property
    def seen_by(self) -> frozenset[str] | None:
        return frozenset(self.pack)


@dataclass(frozen=True, slots=True)
class WitchTold(Own):
    """The Witch was told whom the werewolves attack, or that they have changed their minds (s. 7b)."""

    name: ClassVar[str] = "witch_told"
    target: str | None


@dataclass(frozen=True, slots=True)
class HealDecided(Own):
    """The Witch decided whether e heals (s. 7b)."""

    name: ClassVar[str] = "heal_decided"
    heal: bool
    at: datetime


@dataclass(frozen=True, slots=True)
class PoisonDecided(Own):
    """The Witch decided whom e poisons, "" for nobody (s. 7b)."""

    name: ClassVar[str] = "poison_decided"
    target: str
    at: datetime


@dataclass(frozen=True, slots=True)
class PowersUsed(Own):
    """The night ended: what the Witch used is gone (s. 7b)."""

    name: ClassVar[str] = "powers_used"
    heal: bool
    poison: bool


@dataclass(frozen=True, slots=True)
class SeerChose(Own):
    """The Seer selected somebody (s. 7a)."""

    name: ClassVar[str] = "seer_chose"
    target: str
    at: datetime


@dataclass(frozen=True, slots=True)
class SeerTold(Own):
    """The Seer was told whether that townsperson is a werewolf (s. 7a)."""

    name: ClassVar[str] = "seer_told"
    night: int
    target: str
    wolf: bool


@dataclass(frozen=True, slots=True)
class CupidChose(Own):
    """Cupid named the Lovers (s. 7d); `drawn` when e did not, and chance did."""

    name: ClassVar[str] = "cupid_chose"
    lovers: tuple[str, str]
    drawn: bool
    at: datetime
    draws: tuple[DrawRow, ...] = ()

    @property
    def subjects(self) -> tuple[str, ...]:
        return (self.person, *self.lovers, GAME)


@dataclass(frozen=True, slots=True)
class LoversTold(Event):
    """Both Lovers were told who the Lovers are (s. 7d)."""

    name: ClassVar[str] = "lovers_told"
    lovers: tuple[str, str]

    @property
    def subjects(self) -> tuple[str, ...]:
        return (*self.lovers, GAME)

    @property
    def seen_by(self) -> frozenset[str] | None:
        return frozenset(self.lovers)


@dataclass(frozen=True, slots=True)
class CupidGone(Secret):
    """Cupid left without having chosen: there are no Lovers."""

    name: ClassVar[str] = "cupid_gone"


@dataclass(frozen=True, slots=True)
class StandingSet(Own):
    """The Hunter said for the case of eir death whom e shoots, or took that back (s. 7c)."""

    name: ClassVar[str] = "standing_set"
    target: str | None
    at: datetime


@dataclass(frozen=True, slots=True)
class HunterCalled(Own):
    """The Hunter was killed and must choose; the end of the phase is delayed (s. 7c)."""

    name: ClassVar[str] = "hunter_called"
    at: datetime


@dataclass(frozen=True, slots=True)
class HunterChose(Own):
    """The killed Hunter chose whom e takes along; None when the time for it has passed (s. 7c)."""

    name: ClassVar[str] = "hunter_chose"
    target: str | None
    at: datetime
    standing: bool = False


@dataclass(frozen=True, slots=True)
class Killed(Secret):
    """Ceased to be a townsperson (s. 2a); `cause` is never announced. What `choosers` chose of em is null."""

    name: ClassVar[str] = "killed"
    person: str
    cause: str
    at: datetime
    choosers: tuple[str, ...] = ()

    @property
    def subjects(self) -> tuple[str, ...]:
        return (self.person, *self.choosers, GAME)


@dataclass(frozen=True, slots=True)
class PhaseClosing(Secret):
    """The deaths of the phase have come about; it ends as soon as nothing delays that."""

    name: ClassVar[str] = "phase_closing"


@dataclass(frozen=True, slots=True)
class Reminded(Secret):
    """Whoever owes something in this phase was reminded."""

    name: ClassVar[str] = "reminded"
    count: int
    at: datetime


@dataclass(frozen=True, slots=True)
class RoundPassed(Secret):
    """A round (or a week of a phase without limit) went by; `silent` rounds in a row nobody has acted."""

    name: ClassVar[str] = "round_passed"
    silent: int
    at: datetime


@dataclass(frozen=True, slots=True)
class Adjusted(Secret):
    """The contestmaster set a value of a townsperson to what it should be.

    `choosers` are the werewolves whose choice of em is null by that: e is no villager any more (s. 4a).
    """

    name: ClassVar[str] = "adjusted"
    person: str
    value: str
    to: str
    choosers: tuple[str, ...] = ()

    @property
    def subjects(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys((self.person, *self.choosers, GAME)))


SECRET_EVENTS: tuple[type[Event], ...] = (
    Dealt,
    RoleTold,
    VoteChanged,
    AttackChosen,
    AttackDrawn,
    WitchTold,
    HealDecided,
    PoisonDecided,
    PowersUsed,
    SeerChose,
    SeerTold,
    CupidChose,
    LoversTold,
    CupidGone,
    StandingSet,
    HunterCalled,
    HunterChose,
    Killed,
    PhaseClosing,
    Reminded,
    RoundPassed,
    Adjusted,
)
