"""The state of Agora Fluxx: frozen pieces that share what an event leaves alone.

What must stay true: every card of a game that is somewhere is in just one place, and the places of a game
are its deck, discards, what is in play, what is being carried out, and each player's hand and front. A
deck has no order: cards are drawn out of it at random, so it is kept sorted, as hands are. Whose hand
holds what, and what a card says that nobody has played, leaves this state only through `views`, `notices`
and `legal`.
"""

from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Any, Literal

from contracts.agora_fluxx.cards import ALL, Card
from gamemaster.core.maps import Map, PersistentMap, in_order
from gamemaster.core.mechanics.intents import Intents

Place = Literal["deck", "discards", "in_play", "limbo", "hand", "front", "nowhere"]
"""Where a card can be; `limbo` is where a played Action is while its Text is carried out."""

TOKENS = 2
"""How many Turn Tokens a New Game makes (III)."""

DEALT = 3
"""How many cards somebody gets when a game begins, or e joins one (III)."""


def seal_of(number: int) -> str:
    """The secret that all hidden draws of that game hang on; it is told when the game is over."""
    return f"game {number}"


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn in progress. `allowed` is the number of plays that the rules give it, ALL for every card.

    `drawn` counts cards drawn by the Draw rule, `played` the plays made of those allowed. `ending` is why
    no more is played, as `TurnEnding` says it, "" while the turn goes on; it then waits for nothing but
    discards.
    """

    started: datetime
    allowed: int
    drawn: int = 0
    played: int = 0
    ending: str = ""


@dataclass(frozen=True, slots=True)
class Player:
    """A player. `extra` are cardplays beyond those that a turn gives, `tokens` eir Turn Tokens.

    `since` is since when a turn of eirs is awaited, for whoever holds a token; `reminded` counts reminders
    since then. `owing` is since when e must discard. `preferences` is what e would rather discard. `over`
    says that eir last turn ended by itself, so that saying so once more is no mistake. `changes` counts the
    changes of eir hand.
    """

    joined: datetime
    hand: tuple[str, ...] = ()
    keepers: tuple[str, ...] = ()
    tokens: int = 0
    extra: int = 0
    turn: Turn | None = None
    since: datetime | None = None
    reminded: int = 0
    owing: datetime | None = None
    preferences: tuple[str, ...] = ()
    over: bool = False
    changes: int = 0

    @property
    def cardplays(self) -> int:
        """The cardplays e has now."""
        turn = self.turn
        if turn is None or turn.ending:
            return self.extra
        if turn.allowed == ALL:
            return len(self.hand)
        return max(0, turn.allowed - turn.played) + self.extra


@dataclass(frozen=True, slots=True)
class Carried:
    """A played Action whose Text people have to carry out: by whom it was played, when, with what choices.

    `left` says that e has left since, so that no turn waits for it, though e may be back.
    """

    card: str
    person: str
    at: datetime
    choices: tuple[str, ...] = ()
    left: bool = False


@dataclass(frozen=True, slots=True)
class Result:
    """How a game was won: when, by whom, with which Goal ("" where the contestmaster said so)."""

    at: datetime
    winners: tuple[str, ...]
    goal: str


_CARDS: Map[str, Card] = Map()


@dataclass(frozen=True, slots=True)
class Game:
    """A game. `cards` holds every card it has or had, by name; `bank` counts the contestmaster's tokens.

    `turns` and `owing` are the names of those in a turn and of those who must discard, sorted.
    `open_pile` says whether everybody may look through the discards (F-20), `blocking` whether play waits
    for everybody's (F-16). `news` counts what has happened that a list may be told at once.
    """

    number: int
    started: datetime
    order: tuple[str, ...]
    cards: PersistentMap[str, Card] = _CARDS
    deck: tuple[str, ...] = ()
    discards: tuple[str, ...] = ()
    in_play: tuple[str, ...] = ()
    limbo: tuple[Carried, ...] = ()
    bank: int = 0
    turns: tuple[str, ...] = ()
    owing: tuple[str, ...] = ()
    open_pile: bool = True
    blocking: bool = True
    result: Result | None = None
    news: int = 0

    def of_type(self, type_: str) -> Card | None:
        """The card in play that is of that Type, the last one to come."""
        found = (self.cards[name] for name in reversed(self.in_play))
        return next((card for card in found if card.type == type_), None)

    def number_of(self, type_: str) -> int | None:
        """The x of the Rule of that Type in play; None where there is none, or it is not known."""
        card = self.of_type(type_)
        return None if card is None else card.number

    def carried_for(self, person: str) -> Carried | None:
        """The card that is being carried out and that person's turn waits for, if there is one."""
        return next((one for one in self.limbo if one.person == person and not one.left), None)


@dataclass(frozen=True, slots=True)
class Past:
    """A game that is over: won, or replaced by a new one."""

    number: int
    started: datetime
    ended: datetime
    winners: tuple[str, ...]
    goal: str


@dataclass(frozen=True, slots=True)
class Gone:
    """Somebody who left: when, out of which game, and the Keepers kept for em (F-18).

    `changes` is how often eir hand had changed in that game.
    """

    at: datetime
    game: int
    keepers: tuple[str, ...] = ()
    changes: int = 0


@dataclass(frozen=True, slots=True)
class Calendar:
    """The running week: its number (the game starts in week 1), its Monday and the next one."""

    started: datetime
    week: int
    week_start: datetime
    next_week: datetime


_LEFT: Map[str, Gone] = Map()


@dataclass(frozen=True, slots=True)
class Office:
    """What changes seldom: the contestmaster, weeks, intents, prepared cards, past games, a break."""

    contestmaster: str
    calendar: Calendar
    intents: Intents = field(default_factory=Intents)
    box: PersistentMap[str, Card] = _CARDS
    past: tuple[Past, ...] = ()
    left: PersistentMap[str, Gone] = _LEFT
    on_break: datetime | None = None


_PLAYERS: Map[str, Player] = Map()


@dataclass(frozen=True, slots=True)
class State:
    """The whole contract between two events."""

    office: Office
    players: PersistentMap[str, Player] = _PLAYERS
    game: Game | None = None

    @property
    def seal(self) -> str:
        """The secret of the running game's hidden draws."""
        return seal_of(self.playing.number)

    @property
    def playing(self) -> Game:
        """The game, where there is one."""
        assert self.game is not None  # noqa: S101 - asked only while there is one
        return self.game

    @property
    def in_progress(self) -> bool:
        """Whether a game is going on."""
        return self.game is not None and self.game.result is None

    @property
    def seating(self) -> tuple[str, ...]:
        """All players, by the Play Order; whoever is not on it yet comes after, as e joined."""
        order = tuple(name for name in self.playing.order if name in self.players)
        later = (pair for pair in in_order(self.players) if pair[0] not in order)
        return (*order, *(name for name, _ in sorted(later, key=lambda pair: pair[1].joined)))

    def front(self, card: str) -> str:
        """In front of whom that card is, "" for nobody."""
        found = (name for name, player in in_order(self.players) if card in player.keepers)
        return next(found, "")

    def place(self, card: str) -> tuple[Place, str]:
        """Where that card is, and whose hand or front it is ("" for the contestmaster's places)."""
        game = self.playing
        if card in game.deck:
            return "deck", ""
        if card in game.discards:
            return "discards", ""
        if card in game.in_play:
            return "in_play", ""
        if any(one.card == card for one in game.limbo):
            return "limbo", ""
        for name, player in in_order(self.players):
            if card in player.hand:
                return "hand", name
            if card in player.keepers:
                return "front", name
        return "nowhere", ""

    def with_player(self, name: str, **changes: Any) -> "State":
        """This state with those fields of that player changed."""
        return State(self.office, self.players.set(name, replace(self.players[name], **changes)), self.game)

    def with_game(self, **changes: Any) -> "State":
        """This state with those fields of the game changed."""
        return State(self.office, self.players, replace(self.playing, **changes))

    def with_office(self, **changes: Any) -> "State":
        """This state with those fields of the office changed."""
        return State(replace(self.office, **changes), self.players, self.game)
