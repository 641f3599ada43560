"""What participants and the Surveyor of Commune can announce.

A community is meant by its name, by its provisional name (`Unnamed 3`) or by one of its squares; squares
are a letter and a digit (`B3`), symbols an upper-case letter A-J or a digit, as text.
"""

from typing import Annotated, Any, ClassVar, Literal

from pydantic import Field, model_validator

from gamemaster.core.action import Action
from gamemaster.core.mechanics.intents import INTENT_ACTIONS

Slot = Literal["left", "middle", "right"]
Symbol = Annotated[str, Field(pattern=r"^[A-J0-9]$")]
Square = Annotated[str, Field(pattern=r"^[A-J][0-9]$")]


class Join(Action):
    """Become a participant (s. 1)."""

    name: ClassVar[str] = "join"


class Leave(Action):
    """Cease to be a participant (s. 1)."""

    name: ClassVar[str] = "leave"


class Construct(Action):
    """Begin constructing tokens with a symbol in one of one's constructors (s. 2)."""

    name: ClassVar[str] = "construct"
    slot: Slot
    symbol: Symbol


class Grant(Action):
    """Grant oneself the token that a constructor is set to (s. 2)."""

    name: ClassVar[str] = "grant"
    slot: Slot


class Place(Action):
    """Pay a letter and a digit, and place a tile on that square (s. 4).

    `paid` may be given when the message says which tokens are paid, as the square they name. It is checked
    against `square` and not kept: an announcement that contradicts itself is no action.
    """

    name: ClassVar[str] = "place"
    square: Square

    @model_validator(mode="before")
    @classmethod
    def _fairly_paid(cls, given: Any) -> Any:
        if not isinstance(given, dict) or "paid" not in given:
            return given
        if given["paid"] != given.get("square"):
            raise ValueError("the tokens paid are not those of the square")
        return {name: value for name, value in given.items() if name != "paid"}


class Name(Action):
    """Name a community after a colour (s. 4). Without `community`: the one that one has yet to name."""

    name: ClassVar[str] = "name"
    makes: ClassVar[str] = "colour"
    community: str | None = None
    colour: str = Field(min_length=1)


class Invest(Action):
    """Grant oneself an investment in a community (s. 6)."""

    name: ClassVar[str] = "invest"
    community: str


class Offer(Action):
    """Offer a token for any one of the symbols wanted, to everybody or to the people named (s. 7)."""

    name: ClassVar[str] = "offer"
    token: Symbol
    wanted: tuple[Symbol, ...] = Field(min_length=1)
    to: tuple[str, ...] | None = None


class WithdrawOffer(Action):
    """Take back an offer of one's own (s. 7)."""

    name: ClassVar[str] = "withdraw_offer"
    offer: int


class Accept(Action):
    """Accept an offer and give the token named for it (s. 7)."""

    name: ClassVar[str] = "accept"
    offer: int
    token: Symbol | None = None


class RequestReport(Action):
    """Ask for a report before the week is over (s. 8)."""

    name: ClassVar[str] = "request_report"


class Deactivate(Action):
    """Surveyor: somebody has become inactive in the nomic around this game, and so is out (s. 1)."""

    name: ClassVar[str] = "deactivate"
    gm_only: ClassVar[bool] = True
    person: str


class RefuseName(Action):
    """Surveyor: the name of that community is no colour; it is unnamed again (s. 4)."""

    name: ClassVar[str] = "refuse_name"
    gm_only: ClassVar[bool] = True
    community: str


class Adjust(Action):
    """Surveyor: set one value of a participant to what it should be.

    `value` is `accolades`, `token X` (how many), `investment COMMUNITY` (how many) or `constructor left`
    (`to` a symbol, or "" for nothing).
    """

    name: ClassVar[str] = "adjust"
    gm_only: ClassVar[bool] = True
    person: str
    value: str
    to: int | str


class SetSquare(Action):
    """Surveyor: what lies on a square: `tile` with a community, `orphan` without one, or `empty`."""

    name: ClassVar[str] = "set_square"
    gm_only: ClassVar[bool] = True
    square: Square
    lies: Literal["tile", "orphan", "empty"]
    community: str | None = None


class Enact(Action):
    """Surveyor: the amendment of that resolved intent now stands in the text or settings (s. 11)."""

    name: ClassVar[str] = "enact"
    gm_only: ClassVar[bool] = True
    intent: int


class Announce(Action):
    """Surveyor: the winner has been announced where the nomic around this game wants it (s. 9)."""

    name: ClassVar[str] = "announce_winner"
    gm_only: ClassVar[bool] = True


class HandOver(Action):
    """Surveyor: somebody else is Surveyor from now on (s. 1)."""

    name: ClassVar[str] = "hand_over"
    gm_only: ClassVar[bool] = True
    to: str


ACTIONS: tuple[type[Action], ...] = (
    Join,
    Leave,
    Construct,
    Grant,
    Place,
    Name,
    Invest,
    Offer,
    WithdrawOffer,
    Accept,
    RequestReport,
    *INTENT_ACTIONS,
    Deactivate,
    RefuseName,
    Adjust,
    SetSquare,
    Enact,
    Announce,
    HandOver,
)
