"""What Characters and the Game Master of the RPG can announce."""

from typing import Annotated, ClassVar, Literal

from pydantic import Field

from gamemaster.core.action import Action
from gamemaster.core.amount import Share
from gamemaster.core.mechanics.intents import (
    INTENT_ACTIONS,
    Intend,
    Object,
    Resolve,
    Response,
    Retract,
    Support,
    WithdrawObjection,
    WithdrawSupport,
)

Level = Annotated[int, Field(ge=1)]


class Join(Action):
    """Become a party (s. 3)."""

    name: ClassVar[str] = "join"


class Leave(Action):
    """Cease being a party (s. 3)."""

    name: ClassVar[str] = "leave"


class Move(Action):
    """Spend a movement token and go somewhere (s. 25, 26).

    `to` is `Town Square`, `Healer`, `Gold Exchanger`, `Dungeon Level N` or a non-player character's name;
    `from` is given only when the message names the start.
    """

    name: ClassVar[str] = "move"
    to: str
    start: str | None = Field(None, alias="from")


class Explore(Action):
    """Move from the dungeon level one stands on to itself, and meet something (s. 27)."""

    name: ClassVar[str] = "explore"


class Attack(Action):
    """Fight the monster one has met: until it ends, or for `rounds`, or down to `stop_at_health` (s. 34)."""

    name: ClassVar[str] = "attack"
    rounds: int | None = Field(None, ge=1)
    stop_at_health: int | None = Field(None, ge=0)


class Drink(Action):
    """Drink a potion one owns (s. 35, 36)."""

    name: ClassVar[str] = "drink"
    potion: Literal["health", "vitality"]
    level: Level


class Heal(Action):
    """Pay the Healer (s. 37)."""

    name: ClassVar[str] = "heal"


class Exchange(Action):
    """Turn gold into points at the Gold Exchanger (s. 38)."""

    name: ClassVar[str] = "exchange"
    amount: int | Share


class Transfer(Action):
    """Hand something over (s. 17). `asset` as in the action vocabulary (`gold`, `armor level 2` ...)."""

    name: ClassVar[str] = "transfer"
    asset: str
    quantity: int | Share
    to: str


class ImportRoll(Action):
    """A dice server's mail about an encounter (s. 8); counts only under all conditions of the section."""

    name: ClassVar[str] = "import_roll"
    anywhere: ClassVar[bool] = True
    sides: int
    dice: int
    rolls: int
    results: tuple[int, ...]
    comment: str
    witnessed: bool


class StateRoll(Action):
    """One's own word for what an encounter's die showed; counts only where the game allows it (s. 8)."""

    name: ClassVar[str] = "state_roll"
    result: int


class SetClass(Action):
    """Game Master: mark a Character as first-class (a Player Character) or not (s. 3)."""

    name: ClassVar[str] = "set_class"
    gm_only: ClassVar[bool] = True
    person: str
    character: Literal["player", "non_player"]


class ResolveEncounter(Action):
    """Game Master: end a pending encounter by eir own decision (s. 33, 34)."""

    name: ClassVar[str] = "resolve_encounter"
    gm_only: ClassVar[bool] = True
    person: str
    experience: int = Field(0, ge=0)
    gold: int = Field(0, ge=0)


class Adjust(Action):
    """Game Master: set one value of a Character to what it should be.

    `value` is a gauge (`health` ...), `location`, `tokens`, `gold`, `score`, an asset (`armor level 2`: how
    many) or `stairs level N` (1 known, 0 not).
    """

    name: ClassVar[str] = "adjust"
    gm_only: ClassVar[bool] = True
    person: str
    value: str
    to: int | str


class RecordRoll(Action):
    """Game Master: enter what the die of a waiting encounter showed (s. 8, 27)."""

    name: ClassVar[str] = "record_roll"
    gm_only: ClassVar[bool] = True
    person: str
    result: int


class Award(Action):
    """Game Master: the points of that week's gold have been awarded (s. 38)."""

    name: ClassVar[str] = "award"
    gm_only: ClassVar[bool] = True
    week: int


class Enact(Action):
    """Game Master: the amendment of that resolved intent now stands in the text or settings (s. 4)."""

    name: ClassVar[str] = "enact"
    gm_only: ClassVar[bool] = True
    intent: int


class SetList(Action):
    """Game Master: carry out a resolved intent to change the RPG mailing list (s. 6)."""

    name: ClassVar[str] = "set_list"
    gm_only: ClassVar[bool] = True
    intent: int
    to: str
    instructions: str


class Bestow(Action):
    """Game Master: hand out what leavers' holdings e keeps (s. 17; only where leaving passes them to em)."""

    name: ClassVar[str] = "bestow"
    gm_only: ClassVar[bool] = True
    person: str
    asset: str
    quantity: int = Field(ge=1)


class HandOver(Action):
    """Game Master: somebody else is Game Master from now on (s. 2)."""

    name: ClassVar[str] = "hand_over"
    gm_only: ClassVar[bool] = True
    to: str


ACTIONS: tuple[type[Action], ...] = (
    Join,
    Leave,
    Move,
    Explore,
    Attack,
    Drink,
    Heal,
    Exchange,
    Transfer,
    ImportRoll,
    StateRoll,
    *INTENT_ACTIONS,
    SetClass,
    ResolveEncounter,
    Adjust,
    RecordRoll,
    Award,
    Enact,
    SetList,
    Bestow,
    HandOver,
)

__all__ = [
    "ACTIONS",
    "Adjust",
    "Attack",
    "Award",
    "Bestow",
    "Drink",
    "Enact",
    "Exchange",
    "Explore",
    "HandOver",
    "Heal",
    "ImportRoll",
    "Intend",
    "Join",
    "Leave",
    "Level",
    "Move",
    "Object",
    "RecordRoll",
    "Resolve",
    "ResolveEncounter",
    "Response",
    "Retract",
    "SetClass",
    "SetList",
    "StateRoll",
    "Support",
    "Transfer",
    "WithdrawObjection",
    "WithdrawSupport",
]
