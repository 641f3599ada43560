"""The state of the role-playing game: frozen pieces that share what an event leaves alone.

What must stay true: one event costs O(log n) in the number of people, so everything that grows with them
is a persistent map, and nothing iterates over one unsorted. Computed attributes (attack and defense level,
s. 20, 21) are worked out when asked for and never stored.
"""

from dataclasses import dataclass, field, fields, replace
from datetime import datetime
from typing import Any, Literal

from contracts.agora_rpg.places import TOWN_SQUARE
from gamemaster.core.maps import Map, PersistentMap
from gamemaster.core.mechanics.assets import NOTHING, Holdings
from gamemaster.core.mechanics.intents import Intents

ClassOfCharacter = Literal["player", "non_player"]

Bases = tuple[int, int, int, int]
"""The base values of s. 9 as last told: health, vitality, experience, monster health."""


@dataclass(frozen=True, slots=True)
class Encounter:
    """What a Character has met and not yet dealt with (s. 27).

    A `monster` has its own level and health. An `unrolled` encounter waits for its die: `level` is then
    the level of the dungeon. `since` is when the Character explored.
    """

    kind: Literal["monster", "unrolled"]
    level: int
    health: int
    since: datetime


@dataclass(frozen=True, slots=True)
class Sheet:
    """What seldom changes of a Character.

    `membership` numbers the joinings of the whole game, so that what somebody did before e left is not
    taken for what e does after coming back. `stairs` are the levels whose way down e knows, sorted.
    """

    kind: ClassOfCharacter
    membership: int
    level: int = 0
    experience: int = 0
    max_health: int = 0
    max_vitality: int = 0
    stairs: tuple[int, ...] = ()

    def with_experience(self, experience: int) -> "Sheet":
        """This sheet with other experience."""
        return Sheet(
            self.kind,
            self.membership,
            self.level,
            experience,
            self.max_health,
            self.max_vitality,
            self.stairs,
        )


@dataclass(frozen=True, slots=True)
class Character:
    """A party to the contract. A non-Player Character has holdings only; its gauges are 0, its place ""."""

    sheet: Sheet
    location: str = ""
    health: int = 0
    vitality: int = 0
    tokens: int = 0
    gold: int = 0
    items: Holdings = NOTHING
    encounter: Encounter | None = None

    @property
    def is_player(self) -> bool:
        """Whether this is a Player Character (s. 3)."""
        return self.sheet.kind == "player"

    @property
    def level(self) -> int:
        """Level (s. 11)."""
        return self.sheet.level

    @property
    def attack_level(self) -> int:
        """The best weapon's level, 0 without one (s. 20)."""
        return self._best("weapon level ")

    @property
    def defense_level(self) -> int:
        """The best armor's level, 0 without any (s. 21)."""
        return self._best("armor level ")

    def with_encounter(self, encounter: Encounter) -> "Character":
        """This Character with that encounter."""
        c = self
        return Character(c.sheet, c.location, c.health, c.vitality, c.tokens, c.gold, c.items, encounter)

    def _best(self, prefix: str) -> int:
        # the maximum does not depend on the order of the map, so sorting would be wasted
        return max((int(asset[len(prefix) :]) for asset in self.items if asset.startswith(prefix)), default=0)


def newcomer(membership: int, max_health: int, max_vitality: int, tokens: int) -> Character:
    """A Player Character as e begins (s. 10-19), or begins again (s. 42)."""
    sheet = Sheet("player", membership, 1, 0, max_health, max_vitality)
    return Character(sheet, TOWN_SQUARE, max_health, max_vitality, tokens)


@dataclass(frozen=True, slots=True)
class Former:
    """Somebody who left: when, and what is kept until e comes back (only where the game keeps it)."""

    left: datetime
    tokens: int = 0
    gold: int = 0
    items: Holdings = NOTHING


@dataclass(frozen=True, slots=True)
class Calendar:
    """The running week: its number (the game starts in week 1), its Monday and the next one."""

    started: datetime
    week: int
    week_start: datetime
    next_week: datetime
    ended: datetime | None = None


@dataclass(frozen=True, slots=True)
class Claim:
    """Gold destroyed at the Gold Exchanger this week (s. 38)."""

    person: str
    membership: int
    amount: int
    at: datetime


@dataclass(frozen=True, slots=True)
class Awards:
    """Points the Game Master owes for one week's gold, by name."""

    week: int
    at: datetime
    points: tuple[tuple[str, int], ...]


_CLAIMS: Map[int, Claim] = Map()


@dataclass(frozen=True, slots=True)
class Exchanges:
    """The gold exchanged this week in the order it was destroyed, and what has come of earlier weeks.

    `scores` are the points ever owed to somebody; they outlast membership.
    """

    claims: PersistentMap[int, Claim] = _CLAIMS
    by_person: PersistentMap[str, int] = NOTHING
    scores: PersistentMap[str, int] = NOTHING
    owed: tuple[Awards, ...] = ()


@dataclass(frozen=True, slots=True)
class Office:
    """What the Game Master looks after: the list, who is not first-class, holdings of leavers."""

    game_master: str
    mailing_list: str = "public messages"
    instructions: str = ""
    second_class: tuple[str, ...] = ()
    gold: int = 0
    items: Holdings = NOTHING


_NOBODY: Map[str, Former] = Map()


@dataclass(frozen=True, slots=True)
class Realm:
    """Everything of the game but the Characters: it changes seldom, they change all the time."""

    calendar: Calendar
    office: Office
    bases: Bases
    former: PersistentMap[str, Former] = _NOBODY
    exchanges: Exchanges = field(default_factory=Exchanges)
    intents: Intents = field(default_factory=Intents)
    memberships: int = 0


_PEOPLE: Map[str, Character] = Map()
_SHEET = frozenset(entry.name for entry in fields(Sheet))


@dataclass(frozen=True, slots=True)
class State:
    """The whole game between two events."""

    realm: Realm
    characters: PersistentMap[str, Character] = _PEOPLE

    @property
    def calendar(self) -> Calendar:
        """The running week."""
        return self.realm.calendar

    @property
    def office(self) -> Office:
        """What the Game Master looks after."""
        return self.realm.office

    @property
    def exchanges(self) -> Exchanges:
        """Gold exchanged, points owed, scores."""
        return self.realm.exchanges

    @property
    def intents(self) -> Intents:
        """Dependent actions."""
        return self.realm.intents

    def with_character(self, name: str, character: Character) -> "State":
        """This state with that Character as e is now."""
        return State(self.realm, self.characters.set(name, character))

    def changed(self, name: str, **changes: Any) -> "State":
        """This state with those fields of that Character changed, on eir sheet or beside it."""
        c = self.characters[name]
        on_sheet = {field: changes.pop(field) for field in _SHEET & changes.keys()}
        if on_sheet:
            changes["sheet"] = replace(c.sheet, **on_sheet)
        return self.with_character(name, replace(c, **changes))

    def with_realm(self, **changes: Any) -> "State":
        """This state with those fields of the realm changed."""
        return State(replace(self.realm, **changes), self.characters)
