"""What has happened to players, parties and monsters of GuildNomic, in the past tense.

Nothing is hidden: the game has no secrets. Events about proposals, phases and rulings are in `game_events`.
"""

from dataclasses import dataclass
from datetime import datetime
from typing import ClassVar, Literal

from contracts.guild_nomic.actions import Class, Element
from contracts.guild_nomic.elements import Strengths
from gamemaster.core.event import GAME, Event
from gamemaster.core.mechanics.assets import Pairs


@dataclass(frozen=True, slots=True)
class Deed(Event):
    """Something that somebody did or suffered and that shows in the game's own values, too."""

    person: str

    @property
    def subjects(self) -> tuple[str, ...]:
        return (self.person, GAME)


@dataclass(frozen=True, slots=True)
class GuildJoined(Deed):
    """Became a member of the Adventurer's Guild, and by that a player (s. 2, 14).

    `level`, `hp` and `restored` say with what; what a returning player kept comes back with em (G-17).
    """

    name: ClassVar[str] = "guild_joined"
    section: ClassVar[str] = "14"
    class_: Class
    level: int
    hp: int
    restored: bool
    at: datetime


@dataclass(frozen=True, slots=True)
class PlayerLeft(Deed):
    """Stopped being a player, by eir own word or because e left the lists (s. 1).

    `items` were destroyed, unless what e had is `kept` for eir return (G-17).
    """

    name: ClassVar[str] = "player_left"
    section: ClassVar[str] = "1"
    why: Literal["announced", "removed"]
    items: Pairs
    kept: bool
    at: datetime


@dataclass(frozen=True, slots=True)
class PartyCreated(Deed):
    """Created a party and became its first member (s. 15)."""

    name: ClassVar[str] = "party_created"
    section: ClassVar[str] = "15"
    party: str


@dataclass(frozen=True, slots=True)
class PartyJoined(Deed):
    """Joined a party (s. 15)."""

    name: ClassVar[str] = "party_joined"
    section: ClassVar[str] = "15"
    party: str


@dataclass(frozen=True, slots=True)
class PartyLeft(Deed):
    """Left a party of eir own will, or was `removed` from it for want of health (s. 15)."""

    name: ClassVar[str] = "party_left"
    section: ClassVar[str] = "15"
    party: str
    removed: bool


@dataclass(frozen=True, slots=True)
class PartyDisbanded(Event):
    """The last member has left; what the party had goes to em (s. 15)."""

    name: ClassVar[str] = "party_disbanded"
    section: ClassVar[str] = "15"
    party: str
    last: str
    items: Pairs

    @property
    def subjects(self) -> tuple[str, ...]:
        return (self.last, GAME)


@dataclass(frozen=True, slots=True)
class DamageOrderSet(Deed):
    """Said in which order the members of eir party take damage (s. 15)."""

    name: ClassVar[str] = "damage_order_set"
    section: ClassVar[str] = "15"
    party: str
    order: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Damaged(Deed):
    """Lost health points and now has `hp` (s. 10, 15)."""

    name: ClassVar[str] = "damaged"
    section: ClassVar[str] = "15"
    points: int
    hp: int


@dataclass(frozen=True, slots=True)
class DamageOwed(Event):
    """A party is to be damaged, and its members have until `until` to say in which order (s. 15, G-22)."""

    name: ClassVar[str] = "damage_owed"
    section: ClassVar[str] = "15"
    party: str
    points: int
    by: str
    at: datetime
    until: datetime


@dataclass(frozen=True, slots=True)
class DamageDealt(Event):
    """The damage that a party was to take has been dealt to its members (s. 15, G-22)."""

    name: ClassVar[str] = "damage_dealt"
    section: ClassVar[str] = "15"
    party: str


@dataclass(frozen=True, slots=True)
class QuestAdded(Deed):
    """Put a quest on the board, and a monster was created for it (s. 16, 17).

    `dice` are the three that made its level, each with as many sides as the highest adventurer has levels.
    """

    name: ClassVar[str] = "quest_added"
    section: ClassVar[str] = "17"
    number: int
    monster: str
    strengths: Strengths
    level: int
    dice: tuple[int, int, int]
    sides: int
    at: datetime


@dataclass(frozen=True, slots=True)
class QuestRemoved(Event):
    """A quest was taken off the board: by somebody, by the game master's `veto`, or by a `proposal` (s. 17).

    `stays` tells whether its monster lives on without it (G-31).
    """

    name: ClassVar[str] = "quest_removed"
    section: ClassVar[str] = "17"
    number: int
    monster: str
    by: str
    how: Literal["removed", "veto", "proposal"]
    stays: bool
    at: datetime


@dataclass(frozen=True, slots=True)
class Attacked(Event):
    """A party, led by `person`, took its attack action against a monster (s. 18).

    `roll` + `advantage` above the number in force is a hit, which takes `damage` of the monster's health;
    `hp` is what it has left. All `members` have been in combat.
    """

    name: ClassVar[str] = "attacked"
    section: ClassVar[str] = "18"
    person: str
    party: str
    members: tuple[str, ...]
    number: int
    monster: str
    element: Element
    roll: int
    advantage: int
    hit: bool
    damage: int
    hp: int

    @property
    def subjects(self) -> tuple[str, ...]:
        return (*self.members, GAME)


@dataclass(frozen=True, slots=True)
class CounterAttacked(Event):
    """The monster struck back with its best element (s. 18); a hit is to take `damage` of the party's
    health."""

    name: ClassVar[str] = "counter_attacked"
    section: ClassVar[str] = "18"
    number: int
    monster: str
    party: str
    element: Element
    roll: int
    advantage: int
    hit: bool
    damage: int


@dataclass(frozen=True, slots=True)
class MonsterKilled(Event):
    """A party killed a monster and has what it had (s. 16)."""

    name: ClassVar[str] = "monster_killed"
    section: ClassVar[str] = "16"
    number: int
    monster: str
    party: str
    items: Pairs
    at: datetime


@dataclass(frozen=True, slots=True)
class QuestCompleted(Event):
    """A quest is done and off the board; each of the party's `members` has gained a level (s. 17).

    `healed` tells whether their health rose with it (G-20).
    """

    name: ClassVar[str] = "quest_completed"
    section: ClassVar[str] = "17"
    number: int
    monster: str
    party: str
    members: tuple[str, ...]
    healed: bool

    @property
    def subjects(self) -> tuple[str, ...]:
        return (*self.members, GAME)


@dataclass(frozen=True, slots=True)
class Rested(Event):
    """Characters that were not in combat in the phase have as many health points as levels again (s. 19).

    `people` and `monsters` (by number) are those whose health changed by it.
    """

    name: ClassVar[str] = "rested"
    section: ClassVar[str] = "19"
    people: tuple[str, ...]
    monsters: tuple[int, ...]

    @property
    def subjects(self) -> tuple[str, ...]:
        return (*self.people, GAME)
