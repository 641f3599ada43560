"""What only some may know of, or only the contestmaster: which cards are dealt, what they say, preferences.

`seen_by` of each says who learns of it as it happens; nobody at all stands for the contestmaster alone.
"""

from dataclasses import dataclass
from datetime import datetime
from typing import ClassVar

from contracts.agora_fluxx.cards import Card
from gamemaster.core.event import GAME, Event

NOBODY: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """These cards were moved from the Deck to a hand (III).

    `by_rule` where the Draw rule of a turn says so.
    """

    name: ClassVar[str] = "dealt"
    section: ClassVar[str] = "III-4"
    person: str
    cards: tuple[str, ...]
    by_rule: bool = False

    @property
    def subjects(self) -> tuple[str, ...]:
        return (self.person, GAME)

    @property
    def seen_by(self) -> frozenset[str] | None:
        return frozenset({self.person})


@dataclass(frozen=True, slots=True)
class CardStolen(Event):
    """That card went from the hand of `holder` to the hand of `person`, by what a card says."""

    name: ClassVar[str] = "card_stolen"
    section: ClassVar[str] = "III-7"
    person: str
    holder: str
    card: str

    @property
    def subjects(self) -> tuple[str, ...]:
        return (self.person, self.holder, GAME)

    @property
    def seen_by(self) -> frozenset[str] | None:
        return frozenset({self.person, self.holder})


@dataclass(frozen=True, slots=True)
class PreferencesSet(Event):
    """Said which cards e would rather discard (F-16)."""

    name: ClassVar[str] = "preferences_set"
    section: ClassVar[str] = "IV-1"
    person: str
    cards: tuple[str, ...]

    @property
    def subjects(self) -> tuple[str, ...]:
        return (self.person,)

    @property
    def seen_by(self) -> frozenset[str] | None:
        return frozenset({self.person})


@dataclass(frozen=True, slots=True)
class CardsDescribed(Event):
    """What cards of the game are and say, known to the contestmaster only (III)."""

    name: ClassVar[str] = "cards_described"
    section: ClassVar[str] = "III-2"
    cards: tuple[Card, ...]

    @property
    def seen_by(self) -> frozenset[str] | None:
        return NOBODY


@dataclass(frozen=True, slots=True)
class CardsPrepared(Event):
    """The contestmaster laid cards ready for later (F-1)."""

    name: ClassVar[str] = "cards_prepared"
    section: ClassVar[str] = "III-2"
    cards: tuple[Card, ...]

    @property
    def seen_by(self) -> frozenset[str] | None:
        return NOBODY


@dataclass(frozen=True, slots=True)
class Reminded(Event):
    """Was reminded that eir turn is awaited (F-9)."""

    name: ClassVar[str] = "reminded"
    section: ClassVar[str] = "III-8"
    person: str
    count: int
    at: datetime

    @property
    def subjects(self) -> tuple[str, ...]:
        return (self.person,)

    @property
    def seen_by(self) -> frozenset[str] | None:
        return frozenset({self.person})


SECRET_EVENTS: tuple[type[Event], ...] = (
    Dealt,
    CardStolen,
    PreferencesSet,
    CardsDescribed,
    CardsPrepared,
    Reminded,
)
