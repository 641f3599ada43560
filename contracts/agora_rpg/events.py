"""What has happened in the role-playing game, in the past tense.

Gauges are told as they are after the event, so that folding needs no rule and no setting, and a value's
history can be read off directly. Nothing here is hidden: the game has no secrets.
"""

from dataclasses import dataclass
from datetime import datetime
from typing import ClassVar

from contracts.agora_rpg.office_events import (
    Adjusted,
    AwardsMade,
    BasesChanged,
    Bestowed,
    CharacterEvent,
    GameEvent,
    GameMasterChanged,
    ListChanged,
    PointsSettled,
    SeasonEnded,
    TokensGranted,
    WeekTurned,
)
from contracts.agora_rpg.state import ClassOfCharacter
from gamemaster.core.event import GAME, Event
from gamemaster.core.mechanics.assets import Pairs
from gamemaster.core.mechanics.intents import INTENT_EVENTS
from gamemaster.core.mechanics.pausing import ClocksPutOff


@dataclass(frozen=True, slots=True)
class Joined(CharacterEvent):
    """Became a party (s. 3), with what is given at that moment (s. 39) or had been kept."""

    name: ClassVar[str] = "joined"
    section: ClassVar[str] = "3"
    kind: ClassOfCharacter
    tokens: int
    max_health: int
    max_vitality: int
    gold: int = 0
    items: Pairs = ()

    @property
    def subjects(self) -> tuple[str, ...]:
        return (self.person, GAME)


@dataclass(frozen=True, slots=True)
class Left(CharacterEvent):
    """Ceased to be a party (s. 3). `holdings` says what became of them: destroyed, kept or gm."""

    name: ClassVar[str] = "left"
    section: ClassVar[str] = "3"
    at: datetime
    holdings: str

    @property
    def subjects(self) -> tuple[str, ...]:
        return (self.person, GAME)


@dataclass(frozen=True, slots=True)
class Evicted(CharacterEvent):
    """Stood with a non-Player Character who is gone, and is back in Town Square (s. 10)."""

    name: ClassVar[str] = "evicted"
    section: ClassVar[str] = "10"
    host: str


@dataclass(frozen=True, slots=True)
class ClassSet(CharacterEvent):
    """Was marked first-class or not (s. 3); a Player Character made so begins with these gauges."""

    name: ClassVar[str] = "class_set"
    section: ClassVar[str] = "3"
    kind: ClassOfCharacter
    max_health: int
    max_vitality: int

    @property
    def subjects(self) -> tuple[str, ...]:
        return (self.person, GAME)


@dataclass(frozen=True, slots=True)
class Moved(CharacterEvent):
    """Destroyed a movement token and went somewhere (s. 26)."""

    name: ClassVar[str] = "moved"
    section: ClassVar[str] = "26"
    start: str
    to: str
    vitality: int
    health: int


@dataclass(frozen=True, slots=True)
class EncounterAwaited(CharacterEvent):
    """Explored, and the die that says what e meets is still to come (s. 8, 27); `roll` if one was void."""

    name: ClassVar[str] = "encounter_awaited"
    section: ClassVar[str] = "8"
    level: int
    since: datetime
    roll: int | None = None


@dataclass(frozen=True, slots=True)
class StairwayFound(CharacterEvent):
    """Found the way down from a level (s. 28)."""

    name: ClassVar[str] = "stairway_found"
    section: ClassVar[str] = "28"
    level: int
    roll: int


@dataclass(frozen=True, slots=True)
class AssetFound(CharacterEvent):
    """Found an item, or a piece of gold where its level would have been 0 (s. 29-33)."""

    name: ClassVar[str] = "asset_found"
    section: ClassVar[str] = "29"
    asset: str
    roll: int


@dataclass(frozen=True, slots=True)
class MonsterMet(CharacterEvent):
    """Met a monster and must fight it (s. 24, 33)."""

    name: ClassVar[str] = "monster_met"
    section: ClassVar[str] = "24"
    level: int
    health: int
    since: datetime
    roll: int


@dataclass(frozen=True, slots=True)
class RoundFought(CharacterEvent):
    """One round of the duel: the blow dealt, then the monster's answer if it still lives (s. 34)."""

    name: ClassVar[str] = "round_fought"
    section: ClassVar[str] = "34"
    die: int
    attack: int
    monster_health: int
    monster_die: int | None
    lost: int
    health: int


@dataclass(frozen=True, slots=True)
class EncounterEnded(CharacterEvent):
    """An encounter is resolved. `how` is slain, faded or ruled; what it brought is created (s. 33, 34)."""

    name: ClassVar[str] = "encounter_ended"
    section: ClassVar[str] = "33"
    how: str
    experience: int = 0
    gold: int = 0


@dataclass(frozen=True, slots=True)
class PotionDrunk(CharacterEvent):
    """Drank a potion (s. 35, 36): gauge and maximum as they are now."""

    name: ClassVar[str] = "potion_drunk"
    section: ClassVar[str] = "35"
    potion: str
    level: int
    gauge: int
    maximum: int


@dataclass(frozen=True, slots=True)
class Healed(CharacterEvent):
    """Paid the Healer; both gauges are at their maximum (s. 37)."""

    name: ClassVar[str] = "healed"
    section: ClassVar[str] = "37"
    price: int


@dataclass(frozen=True, slots=True)
class Transferred(CharacterEvent):
    """Handed something over (s. 17)."""

    name: ClassVar[str] = "transferred"
    section: ClassVar[str] = "17"
    to: str
    asset: str
    quantity: int

    @property
    def subjects(self) -> tuple[str, ...]:
        return (self.person, self.to)


@dataclass(frozen=True, slots=True)
class GoldExchanged(CharacterEvent):
    """Destroyed gold at the Gold Exchanger; it becomes points when the week ends (s. 38)."""

    name: ClassVar[str] = "gold_exchanged"
    section: ClassVar[str] = "38"
    amount: int
    at: datetime


@dataclass(frozen=True, slots=True)
class LevelGained(CharacterEvent):
    """Had the experience for another level (s. 41): everything as it is now."""

    name: ClassVar[str] = "level_gained"
    section: ClassVar[str] = "41"
    level: int
    experience: int
    max_health: int
    health: int
    max_vitality: int
    vitality: int


@dataclass(frozen=True, slots=True)
class Died(CharacterEvent):
    """Had no health left and starts afresh (s. 42)."""

    name: ClassVar[str] = "died"
    section: ClassVar[str] = "42"
    max_health: int
    max_vitality: int
    tokens: int


EVENTS: tuple[type[Event], ...] = (
    Joined,
    Left,
    Evicted,
    ClassSet,
    Moved,
    EncounterAwaited,
    StairwayFound,
    AssetFound,
    MonsterMet,
    RoundFought,
    EncounterEnded,
    PotionDrunk,
    Healed,
    Transferred,
    GoldExchanged,
    LevelGained,
    Died,
    PointsSettled,
    TokensGranted,
    WeekTurned,
    SeasonEnded,
    Adjusted,
    Bestowed,
    AwardsMade,
    ListChanged,
    BasesChanged,
    GameMasterChanged,
    *INTENT_EVENTS,
    ClocksPutOff,
)

__all__ = [
    "EVENTS",
    "Adjusted",
    "AssetFound",
    "AwardsMade",
    "BasesChanged",
    "Bestowed",
    "CharacterEvent",
    "ClassSet",
    "Died",
    "EncounterAwaited",
    "EncounterEnded",
    "Evicted",
    "GameEvent",
    "GameMasterChanged",
    "GoldExchanged",
    "Healed",
    "Joined",
    "Left",
    "LevelGained",
    "ListChanged",
    "MonsterMet",
    "Moved",
    "PointsSettled",
    "PotionDrunk",
    "RoundFought",
    "SeasonEnded",
    "StairwayFound",
    "TokensGranted",
    "Transferred",
    "WeekTurned",
]
