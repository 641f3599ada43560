"""What happens in public, in the past tense; and the list of all events.

What only some may know of is in `secret_events`. Events tell what is, so that folding needs neither rules
nor settings.
"""

from dataclasses import dataclass
from datetime import datetime
from typing import ClassVar

from contracts.agora_fluxx import office_events as office
from contracts.agora_fluxx import secret_events as hidden
from contracts.agora_fluxx.state import Place
from gamemaster.core.event import GAME, Event
from gamemaster.core.mechanics.intents import INTENT_EVENTS
from gamemaster.core.mechanics.pausing import ClocksPutOff


@dataclass(frozen=True, slots=True)
class Personal(Event):
    """Something that changes values of one person and of the game."""

    person: str

    @property
    def subjects(self) -> tuple[str, ...]:
        return (self.person, GAME)


@dataclass(frozen=True, slots=True)
class Joined(Personal):
    """Became a party, and so a player (I, II). `keepers` are those that were kept for em (F-18)."""

    name: ClassVar[str] = "joined"
    section: ClassVar[str] = "I-1"
    at: datetime
    keepers: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Left(Personal):
    """Ceased to be a player (I, II): eir hand is destroyed, eir tokens go to the contestmaster (III).

    `keepers` is what becomes of the cards in front of em: `discard`, `destroyed` or `kept`. The turns of the
    people `waited` waited for eir discards, and have all their time from now on (F-16).
    """

    name: ClassVar[str] = "left"
    section: ClassVar[str] = "III-15"
    at: datetime
    keepers: str
    cards: tuple[str, ...] = ()
    waited: tuple[str, ...] = ()

    @property
    def subjects(self) -> tuple[str, ...]:
        return (self.person, GAME, *self.waited)


@dataclass(frozen=True, slots=True)
class Drew(Personal):
    """Drew so many cards (III); which ones, `Dealt` tells em alone."""

    name: ClassVar[str] = "drew"
    section: ClassVar[str] = "III-4"
    count: int


@dataclass(frozen=True, slots=True)
class TokenTaken(Personal):
    """Took a Turn Token from the contestmaster (III)."""

    name: ClassVar[str] = "token_taken"
    section: ClassVar[str] = "III-8"
    at: datetime


@dataclass(frozen=True, slots=True)
class TurnStarted(Personal):
    """Started eir turn with so many cardplays, ALL for every card (III)."""

    name: ClassVar[str] = "turn_started"
    section: ClassVar[str] = "III-9"
    at: datetime
    allowed: int


@dataclass(frozen=True, slots=True)
class PlaysChanged(Personal):
    """The Rules in play give a turn in progress another number of plays (III, F-13)."""

    name: ClassVar[str] = "plays_changed"
    section: ClassVar[str] = "III-9"
    allowed: int


@dataclass(frozen=True, slots=True)
class TurnEnding(Personal):
    """Plays no more cards this turn: `played` all cardplays, `no cards` left, `said` so, or `forfeited`."""

    name: ClassVar[str] = "turn_ending"
    section: ClassVar[str] = "III-10"
    why: str


@dataclass(frozen=True, slots=True)
class TurnEnded(Event):
    """The turn ended and its Turn Token went `to` somebody, "" for the contestmaster (III).

    `goes` is false where it stays, or where there was none to pass.
    """

    name: ClassVar[str] = "turn_ended"
    section: ClassVar[str] = "III-10"
    person: str
    to: str
    goes: bool
    by_itself: bool
    at: datetime

    @property
    def subjects(self) -> tuple[str, ...]:
        return (self.person, self.to, GAME) if self.to else (self.person, GAME)


@dataclass(frozen=True, slots=True)
class TokenForfeited(Event):
    """Did not start a turn in time: eir Turn Token goes `to` the next, "" for the contestmaster (F-9)."""

    name: ClassVar[str] = "token_forfeited"
    section: ClassVar[str] = "III-10"
    person: str
    to: str
    goes: bool
    at: datetime

    @property
    def subjects(self) -> tuple[str, ...]:
        return (self.person, self.to, GAME) if self.to else (self.person, GAME)


@dataclass(frozen=True, slots=True)
class CardPlayed(Personal):
    """Played a card for one cardplay (III); its Text is public from now on."""

    name: ClassVar[str] = "card_played"
    section: ClassVar[str] = "III-7"
    card: str
    kind: str
    text: str
    choices: tuple[str, ...]
    at: datetime


@dataclass(frozen=True, slots=True)
class CameIntoPlay(Event):
    """A played Rule or Goal came In Play (III)."""

    name: ClassVar[str] = "came_into_play"
    section: ClassVar[str] = "III-7"
    card: str
    kind: str


@dataclass(frozen=True, slots=True)
class KeeperPlaced(Personal):
    """A played Keeper was placed in front of its player (III)."""

    name: ClassVar[str] = "keeper_placed"
    section: ClassVar[str] = "III-7"
    card: str


@dataclass(frozen=True, slots=True)
class CardDiscarded(Event):
    """A card went to the Discard Pile (III) out of that place; `holder` is whose hand or front it was."""

    name: ClassVar[str] = "card_discarded"
    section: ClassVar[str] = "III-5"
    card: str
    source: Place
    holder: str = ""
    at_random: bool = False

    @property
    def subjects(self) -> tuple[str, ...]:
        return (self.holder, GAME) if self.holder else (GAME,)


@dataclass(frozen=True, slots=True)
class InstructionsFollowed(Personal):
    """What the Text of a played card asks for was done, and the card discarded (III, F-21)."""

    name: ClassVar[str] = "instructions_followed"
    section: ClassVar[str] = "III-7"
    card: str
    at: datetime


@dataclass(frozen=True, slots=True)
class DeckRefilled(Event):
    """All cards of the Discard Pile were moved to the Deck (III)."""

    name: ClassVar[str] = "deck_refilled"
    section: ClassVar[str] = "III-5"
    count: int


@dataclass(frozen=True, slots=True)
class KeeperMoved(Event):
    """A Keeper moved from in front of `holder` to in front of `person`, by what a card says."""

    name: ClassVar[str] = "keeper_moved"
    section: ClassVar[str] = "III-7"
    card: str
    holder: str
    person: str

    @property
    def subjects(self) -> tuple[str, ...]:
        return (self.holder, self.person, GAME)


@dataclass(frozen=True, slots=True)
class DiscardTaken(Personal):
    """Took a card out of the Discard Pile into eir hand, by what a card says."""

    name: ClassVar[str] = "discard_taken"
    section: ClassVar[str] = "III-7"
    card: str


@dataclass(frozen=True, slots=True)
class HandRobbed(Event):
    """Took a card out of somebody's hand, by what a card says; which one, only the two know."""

    name: ClassVar[str] = "hand_robbed"
    section: ClassVar[str] = "III-7"
    person: str
    holder: str

    @property
    def subjects(self) -> tuple[str, ...]:
        return (self.person, self.holder)


@dataclass(frozen=True, slots=True)
class HandsPassed(Event):
    """Hands changed owners, by what a card says: each goes to the next of `people`, the last to the first."""

    name: ClassVar[str] = "hands_passed"
    section: ClassVar[str] = "III-7"
    people: tuple[str, ...]

    @property
    def subjects(self) -> tuple[str, ...]:
        return (*self.people, GAME)


@dataclass(frozen=True, slots=True)
class CardplaysGiven(Personal):
    """Got cardplays, by what a card says or from the contestmaster (I, III)."""

    name: ClassVar[str] = "cardplays_given"
    section: ClassVar[str] = "III-6"
    count: int


@dataclass(frozen=True, slots=True)
class DiscardsDue(Personal):
    """Must discard so many cards of eir hand, and so many Keepers, for a Limit (IV, F-15)."""

    name: ClassVar[str] = "discards_due"
    section: ClassVar[str] = "IV-1"
    hand: int
    keepers: int
    at: datetime


@dataclass(frozen=True, slots=True)
class DiscardsDone(Personal):
    """Need not discard any more (IV, F-15); the turns of `people` waited for that and are awaited anew."""

    name: ClassVar[str] = "discards_done"
    section: ClassVar[str] = "IV-1"
    at: datetime
    people: tuple[str, ...] = ()

    @property
    def subjects(self) -> tuple[str, ...]:
        return (*dict.fromkeys((self.person, *self.people)), GAME)


@dataclass(frozen=True, slots=True)
class GameWon(Event):
    """The game was won (F-1), and is over."""

    name: ClassVar[str] = "game_won"
    section: ClassVar[str] = "IV-4"
    number: int
    winners: tuple[str, ...]
    goal: str
    at: datetime


EVENTS: tuple[type[Event], ...] = (
    Joined,
    Left,
    Drew,
    TokenTaken,
    TurnStarted,
    PlaysChanged,
    TurnEnding,
    TurnEnded,
    TokenForfeited,
    CardPlayed,
    CameIntoPlay,
    KeeperPlaced,
    CardDiscarded,
    InstructionsFollowed,
    DeckRefilled,
    KeeperMoved,
    DiscardTaken,
    HandRobbed,
    HandsPassed,
    CardplaysGiven,
    DiscardsDue,
    DiscardsDone,
    GameWon,
    *office.OFFICE_EVENTS,
    *hidden.SECRET_EVENTS,
    *INTENT_EVENTS,
    ClocksPutOff,
)
