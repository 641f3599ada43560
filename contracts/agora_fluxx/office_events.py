"""What the contestmaster and the clock bring about in public: games, cards made and moved, breaks, weeks."""

from dataclasses import dataclass
from datetime import datetime
from typing import ClassVar

from contracts.agora_fluxx.state import Place
from gamemaster.core.event import GAME, Event


@dataclass(frozen=True, slots=True)
class GameStarted(Event):
    """A New Game began (III): its Play Order and the names of the cards in its Initial Deck."""

    name: ClassVar[str] = "game_started"
    section: ClassVar[str] = "III-12"
    number: int
    at: datetime
    order: tuple[str, ...]
    cards: tuple[str, ...]
    people: tuple[str, ...]
    tokens: int
    open_pile: bool
    blocking: bool = True

    @property
    def subjects(self) -> tuple[str, ...]:
        return (*self.people, GAME)


@dataclass(frozen=True, slots=True)
class CardCreated(Event):
    """A card was made (I, IV) and put in that place; `text` is "" where it is not public yet."""

    name: ClassVar[str] = "card_created"
    section: ClassVar[str] = "IV-3"
    card: str
    kind: str
    text: str
    to: Place
    owner: str = ""

    @property
    def subjects(self) -> tuple[str, ...]:
        return (self.owner, GAME) if self.owner else (GAME,)


@dataclass(frozen=True, slots=True)
class CardMoved(Event):
    """The contestmaster moved a card (I, III), from the place of `holder` to that of `owner`."""

    name: ClassVar[str] = "card_moved"
    section: ClassVar[str] = "I-3"
    card: str
    source: Place
    holder: str
    to: Place
    owner: str

    @property
    def subjects(self) -> tuple[str, ...]:
        return (*dict.fromkeys(name for name in (self.holder, self.owner) if name), GAME)


@dataclass(frozen=True, slots=True)
class CardDestroyed(Event):
    """The contestmaster destroyed a card (I, IV)."""

    name: ClassVar[str] = "card_destroyed"
    section: ClassVar[str] = "IV-3"
    card: str
    source: Place
    holder: str = ""

    @property
    def subjects(self) -> tuple[str, ...]:
        return (self.holder, GAME) if self.holder else (GAME,)


@dataclass(frozen=True, slots=True)
class NumberSet(Event):
    """The contestmaster said what the x of a Rule comes to (IV)."""

    name: ClassVar[str] = "number_set"
    section: ClassVar[str] = "IV-1"
    card: str
    number: int


@dataclass(frozen=True, slots=True)
class Adjusted(Event):
    """The contestmaster set cardplays or turn tokens, of a player or (as GAME) eir own (I)."""

    name: ClassVar[str] = "adjusted"
    section: ClassVar[str] = "I-3"
    person: str
    value: str
    to: int
    at: datetime

    @property
    def subjects(self) -> tuple[str, ...]:
        return (self.person, GAME)


@dataclass(frozen=True, slots=True)
class OrderSet(Event):
    """The contestmaster put the Play Order list right (III)."""

    name: ClassVar[str] = "order_set"
    section: ClassVar[str] = "III-12"
    order: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class WeekTurned(Event):
    """A new week began; whoever joined meanwhile is on the Play Order list now (III, F-17)."""

    name: ClassVar[str] = "week_turned"
    section: ClassVar[str] = "III-14"
    at: datetime
    joined: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PileOpened(Event):
    """Whether everybody may look through the Discard Pile is another by a setting (F-20)."""

    name: ClassVar[str] = "pile_opened"
    section: ClassVar[str] = "III-13"
    open_pile: bool


@dataclass(frozen=True, slots=True)
class AwaitedAnew(Event):
    """The turns of these people waited for a card that was to be carried out, and wait no more (III-8).

    They have all their time again.
    """

    name: ClassVar[str] = "awaited_anew"
    section: ClassVar[str] = "III-8"
    at: datetime
    people: tuple[str, ...]

    @property
    def subjects(self) -> tuple[str, ...]:
        return self.people


@dataclass(frozen=True, slots=True)
class WaitingChanged(Event):
    """Whether play waits for everybody's discards is another by a setting (F-16).

    The turns of the people `released` waited for some, and have all their time again.
    """

    name: ClassVar[str] = "waiting_changed"
    section: ClassVar[str] = "IV-1"
    at: datetime
    blocking: bool
    released: tuple[str, ...] = ()

    @property
    def subjects(self) -> tuple[str, ...]:
        return (*self.released, GAME)


@dataclass(frozen=True, slots=True)
class BreakDeclared(Event):
    """The contestmaster declared a break (III)."""

    name: ClassVar[str] = "break_declared"
    section: ClassVar[str] = "III-16"
    at: datetime


@dataclass(frozen=True, slots=True)
class BreakEnded(Event):
    """The contestmaster declared that the game is on (III)."""

    name: ClassVar[str] = "break_ended"
    section: ClassVar[str] = "III-16"
    at: datetime


@dataclass(frozen=True, slots=True)
class ContestmasterChanged(Event):
    """Somebody else is contestmaster (II)."""

    name: ClassVar[str] = "contestmaster_changed"
    section: ClassVar[str] = "II"
    to: str


OFFICE_EVENTS: tuple[type[Event], ...] = (
    GameStarted,
    CardCreated,
    CardMoved,
    CardDestroyed,
    NumberSet,
    Adjusted,
    OrderSet,
    WeekTurned,
    PileOpened,
    AwaitedAnew,
    WaitingChanged,
    BreakDeclared,
    BreakEnded,
    ContestmasterChanged,
)
