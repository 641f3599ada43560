"""What players and the game master of GuildNomic can announce.

Proposals and quests go by their number, or by their name where they have none; monsters and parties by name.
"""

from typing import Annotated, ClassVar, Literal

from pydantic import AfterValidator, BeforeValidator, Field, model_validator

from gamemaster.core.action import Action
from gamemaster.core.mechanics.intents import INTENT_ACTIONS

Element = Literal["Earth", "Water", "Air", "Fire"]
ELEMENTS: tuple[Element, ...] = ("Earth", "Water", "Air", "Fire")
Class = Literal["Knight", "Ranger", "Cleric", "Mage"]
CLASSES: tuple[Class, ...] = ("Knight", "Ranger", "Cleric", "Mage")
GUILD = "Adventurer's Guild"
URGENT = "URGENT"
"""What a proposal begins with that is urgent without naming its class."""


def _number(found: object) -> object:
    """Figures as the number they stand for."""
    return int(found) if isinstance(found, str) and found.isdecimal() else found


_NO_CLASS = frozenset(
    {"member", "adventurer", "player", "newcomer", "beginner", "guest", "person", "volunteer"}
)


def _class(found: object) -> object:
    """The name of a class as it is written, nothing for words that name none."""
    if not isinstance(found, str):
        return found
    return None if found.lower() in _NO_CLASS else found.capitalize()


def _listed(found: object) -> object:
    """One value where a list is wanted, as a list of it."""
    return [found] if isinstance(found, str) else found


Classed = Annotated[Class | None, BeforeValidator(_class)]
Reference = Annotated[int | str, BeforeValidator(_number)]
"""A number, or the name of what has none."""


def _capital(found: int | str) -> int | str:
    """A name as it stands; words without a capital are none."""
    if isinstance(found, str) and not any(letter.isupper() for letter in found):
        raise ValueError("not a name")
    return found


Target = Annotated[Reference, AfterValidator(_capital)]
"""A monster by its name, or by the number of its quest."""


class Join(Action):
    """Become a player, as one of that class where it is named (Players, Guilds)."""

    name: ClassVar[str] = "join"
    as_: Classed = Field(None, alias="as")


class Leave(Action):
    """Stop being a player (Players)."""

    name: ClassVar[str] = "leave"


class JoinGuild(Action):
    """Become a member of a guild, in the Adventurer's Guild with a class (Guilds, The Adventurer's Guild)."""

    name: ClassVar[str] = "join_guild"
    guild: str
    class_: Classed = Field(None, alias="class")


class Propose(Action):
    """Create a proposal (Proposals). One that begins with URGENT is urgent whatever else is said."""

    name: ClassVar[str] = "propose"
    class_: Literal["standard", "urgent"] = Field("standard", alias="class")
    text: str = Field(min_length=1)
    title: str | None = None

    @model_validator(mode="before")
    @classmethod
    def _urgent(cls, found: object) -> object:
        """The class that the first word of the proposal gives it."""
        if not isinstance(found, dict):
            return found
        begins = (str(found.get(part) or "").lstrip() for part in ("text", "title"))
        if any(words.startswith(URGENT) for words in begins):
            named = {key: value for key, value in found.items() if key not in {"class", "class_"}}
            return {**named, "class": "urgent"}
        return found


class Retract(Action):
    """Take back a proposal, one's vote on one (Proposals) or an intent. `ref` is which, where it is named."""

    name: ClassVar[str] = "retract"
    of: Literal["proposal", "vote", "intent"]
    ref: Reference | None = None


class Vote(Action):
    """Vote on a proposal, as the thumbs under its message did (Proposals)."""

    name: ClassVar[str] = "vote"
    proposal: Reference
    side: Literal["for", "against"]


class CreateParty(Action):
    """Create a party and become its first member (Parties)."""

    name: ClassVar[str] = "create_party"
    makes: ClassVar[str] = "party"
    party: str


class JoinParty(Action):
    """Join a party (Parties)."""

    name: ClassVar[str] = "join_party"
    party: str


class LeaveParty(Action):
    """Leave one's party (Parties)."""

    name: ClassVar[str] = "leave_party"


class SetDamageOrder(Action):
    """Say in which order the members of one's party take damage (Parties)."""

    name: ClassVar[str] = "set_damage_order"
    names_again: ClassVar[bool] = True
    order: Annotated[tuple[str, ...], BeforeValidator(_listed), Field(min_length=1)]


class AddQuest(Action):
    """Put a quest on the board; its monster is created under that name (Quests, Monsters)."""

    name: ClassVar[str] = "add_quest"
    monster: str


class RemoveQuest(Action):
    """Take a quest off the board (Quests)."""

    name: ClassVar[str] = "remove_quest"
    quest: Reference


class Attack(Action):
    """Lead one's party in an attack on a monster with an element (Combat). `party` where it is named."""

    name: ClassVar[str] = "attack"
    target: Target
    element: Element
    party: str | None = None


class Transfer(Action):
    """Hand an item to somebody; no rule allows it (Items)."""

    name: ClassVar[str] = "transfer"
    asset: str
    quantity: int = Field(1, ge=1)
    to: str


class Apply(Action):
    """Game master: what an adopted proposal says in prose is carried out now (Proposals)."""

    name: ClassVar[str] = "apply"
    gm_only: ClassVar[bool] = True
    proposal: int


class Overrule(Action):
    """Game master: a standard proposal changes more rules than one may, and is withdrawn (Standard Class)."""

    name: ClassVar[str] = "overrule"
    gm_only: ClassVar[bool] = True
    proposal: int


class Adjust(Action):
    """Game master: set one value to what it should be.

    `person` is a player, a monster or a party. `value` is `level`, `hp`, `strength ELEMENT` (what comes on
    top of the class; of a monster all of it), `item NAME` (how many), `title NAME` (1 or 0) or, of a player,
    `class`.
    """

    name: ClassVar[str] = "adjust"
    gm_only: ClassVar[bool] = True
    person: str
    value: str
    to: int | str


class VetoQuest(Action):
    """Game master: the name of a quest's monster does not fit it, and the quest was never posted
    (Monsters)."""

    name: ClassVar[str] = "veto_quest"
    gm_only: ClassVar[bool] = True
    quest: Reference


class SetReputable(Action):
    """Game master: whether somebody is reputable, whatever the settings make of em (Urgent Class)."""

    name: ClassVar[str] = "set_reputable"
    gm_only: ClassVar[bool] = True
    person: str
    reputable: bool


class Remove(Action):
    """Game master: somebody has left the lists, and so the game (Players)."""

    name: ClassVar[str] = "remove_player"
    gm_only: ClassVar[bool] = True
    person: str


class Announce(Action):
    """Game master: the world knows who won (Victory)."""

    name: ClassVar[str] = "announce_winner"
    gm_only: ClassVar[bool] = True


class HandOver(Action):
    """Game master: somebody else runs the game from now on."""

    name: ClassVar[str] = "hand_over"
    gm_only: ClassVar[bool] = True
    to: str


ACTIONS: tuple[type[Action], ...] = (
    Join,
    Leave,
    JoinGuild,
    Propose,
    Retract,
    Vote,
    CreateParty,
    JoinParty,
    LeaveParty,
    SetDamageOrder,
    AddQuest,
    RemoveQuest,
    Attack,
    Transfer,
    Apply,
    Overrule,
    Adjust,
    VetoQuest,
    SetReputable,
    Remove,
    Announce,
    HandOver,
    *(action for action in INTENT_ACTIONS if action.name != Retract.name),
)
