"""What players and the contestmaster of Agora Fluxx can announce.

Cards go by the names under which the deck was published. Where a card is moved is said as `Deck`,
`Discard Pile`, `In Play`, `Hand of NAME` or `In Front Of NAME`.
"""

from collections.abc import Mapping
from typing import Annotated, ClassVar, Literal

from pydantic import BeforeValidator, Field, model_validator

from contracts.agora_fluxx.cards import CardSpec
from gamemaster.core.action import Action
from gamemaster.core.mechanics.intents import INTENT_ACTIONS

CHOSEN = ("players", "cards", "words")
"""Parts in which the wordings of `play` name what was chosen; together they are its `choices`."""

HELD = {"hand": "Hand of {}", "front": "In Front Of {}"}
"""Parts in which wordings name the holder of a card's new place, and the place that makes."""


def _listed(found: object) -> object:
    """One value where a list is wanted, as a list of it."""
    return [found] if isinstance(found, str) else found


Listed = Annotated[tuple[str, ...], BeforeValidator(_listed)]


class Join(Action):
    """Become a party to the contract, and so a player (I, II)."""

    name: ClassVar[str] = "join"


class Leave(Action):
    """Leave the contract and the game (I)."""

    name: ClassVar[str] = "leave"


class TakeTurnToken(Action):
    """Take a Turn Token from the contestmaster (III)."""

    name: ClassVar[str] = "take_turn_token"


class StartTurn(Action):
    """Start one's turn, owning a Turn Token: draw, and gain cardplays (III)."""

    name: ClassVar[str] = "start_turn"


class EndTurn(Action):
    """End one's turn; the Turn Token goes to whom the Play Order says (III)."""

    name: ClassVar[str] = "end_turn"


class Play(Action):
    """Play a card (III). `choices` is what its text lets one choose: players, cards, other words.

    Players come first, then cards, then words, each in the order they were named.
    """

    name: ClassVar[str] = "play"
    card: str
    choices: Listed | None = None

    @model_validator(mode="before")
    @classmethod
    def _gathered(cls, found: object) -> object:
        """The parts of a choice as one list."""
        if not isinstance(found, Mapping) or not any(part in found for part in CHOSEN):
            return found
        named = {key: value for key, value in found.items() if key not in CHOSEN}
        parts = [_listed(found[part]) for part in CHOSEN if found.get(part) is not None]
        return {**named, "choices": [one for part in parts if isinstance(part, list | tuple) for one in part]}


class Discard(Action):
    """Discard cards, as a limit or a card asks one to (III, IV)."""

    name: ClassVar[str] = "discard"
    cards: Annotated[Listed, Field(min_length=1)]


class NewGame(Action):
    """Contestmaster: start a New Game with that Play Order and that Initial Deck (III)."""

    name: ClassVar[str] = "new_game"
    play_order: Listed | None = None
    deck: Listed | None = None


class Break(Action):
    """Contestmaster: declare a break, in which nothing can be done and nothing falls due (III)."""

    name: ClassVar[str] = "break"


class Resume(Action):
    """Contestmaster: declare that the game is on again (III)."""

    name: ClassVar[str] = "resume"


class _Placed(Action):
    """A card and where it goes, which a wording may say by whose hand or whose side of the table it is."""

    card: str
    to: str | None = None

    @model_validator(mode="before")
    @classmethod
    def _in_one(cls, found: object) -> object:
        """The holder of the new place as a place."""
        if not isinstance(found, Mapping) or not any(part in found for part in HELD):
            return found
        named = {key: value for key, value in found.items() if key not in HELD}
        part = next(key for key in HELD if key in found)
        return {**named, "to": HELD[part].format(found[part])}


class CreateCard(_Placed):
    """Contestmaster: create a card (I, IV). `kind` is Rule, Action, Goal or Keeper, `text` its Text."""

    name: ClassVar[str] = "create_card"
    text: str | None = None
    kind: str | None = None


class DestroyCard(Action):
    """Contestmaster: destroy a card (I, IV)."""

    name: ClassVar[str] = "destroy_card"
    card: str


class MoveCard(_Placed):
    """Contestmaster: move a card somewhere else, and thereby to its owner there (I, III)."""

    name: ClassVar[str] = "move_card"
    to: str


class Transfer(Action):
    """Contestmaster: hand out assets (I). `asset` is `cardplay` or `turn token`."""

    name: ClassVar[str] = "transfer"
    asset: str
    quantity: int = Field(ge=1)
    to: str


class SetPreferences(Action):
    """Say privately which cards one would rather discard, the first of them first (F-16)."""

    name: ClassVar[str] = "set_preferences"
    secret: ClassVar[bool] = True
    cards: Listed


class PrepareCards(Action):
    """Contestmaster, by ruling and unseen: the class, Text and effect of cards, for when they are made.

    They wait outside of any game until a New Game names them or one of them is created (F-1); of a card
    that is in the game already, they say what the program did not know.
    """

    name: ClassVar[str] = "prepare_cards"
    gm_only: ClassVar[bool] = True
    secret: ClassVar[bool] = True
    cards: tuple[CardSpec, ...] = Field(min_length=1, max_length=500)


class SetNumber(Action):
    """Contestmaster, by ruling: what the x of a Rule comes to, of a word that is no number (IV)."""

    name: ClassVar[str] = "set_number"
    gm_only: ClassVar[bool] = True
    card: str
    number: Annotated[int, Field(ge=0, le=1_000)] | Literal["all"]


class CarriedOut(Action):
    """Contestmaster, by ruling: what the Text of a played card asks for has been done (III, F-21)."""

    name: ClassVar[str] = "carried_out"
    gm_only: ClassVar[bool] = True
    card: str


class Deal(Action):
    """Contestmaster, by ruling: somebody draws so many cards, as a Text says; which, e alone learns (III)."""

    name: ClassVar[str] = "deal"
    gm_only: ClassVar[bool] = True
    to: str
    count: int = Field(1, ge=1, le=100)


class DeclareWinner(Action):
    """Contestmaster, by ruling: these players have won by a card that only people can judge (F-1)."""

    name: ClassVar[str] = "declare_winner"
    gm_only: ClassVar[bool] = True
    winners: Annotated[Listed, Field(min_length=1)]


class SetPlayOrder(Action):
    """Contestmaster, by ruling: the Play Order list as it should be (III)."""

    name: ClassVar[str] = "set_play_order"
    gm_only: ClassVar[bool] = True
    order: Listed


class Adjust(Action):
    """Contestmaster, by ruling: set a player's `cardplays` or `turn_tokens`, or the contestmaster's (I)."""

    name: ClassVar[str] = "adjust"
    gm_only: ClassVar[bool] = True
    person: str
    value: str
    to: int


class Enact(Action):
    """Contestmaster, by ruling: what that resolved intent asked for has been entered (I, IV)."""

    name: ClassVar[str] = "enact"
    gm_only: ClassVar[bool] = True
    intent: int


class HandOver(Action):
    """Contestmaster, by ruling: somebody else is contestmaster from now on (II)."""

    name: ClassVar[str] = "hand_over"
    gm_only: ClassVar[bool] = True
    to: str


ACTIONS: tuple[type[Action], ...] = (
    Join,
    Leave,
    TakeTurnToken,
    StartTurn,
    EndTurn,
    Play,
    Discard,
    NewGame,
    Break,
    Resume,
    CreateCard,
    DestroyCard,
    MoveCard,
    Transfer,
    *INTENT_ACTIONS,
    SetPreferences,
    PrepareCards,
    SetNumber,
    CarriedOut,
    Deal,
    DeclareWinner,
    SetPlayOrder,
    Adjust,
    Enact,
    HandOver,
)
