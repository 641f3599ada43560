"""A small bench for the tests of Agora Fluxx: a game to act in, without ledger or mail."""

from datetime import UTC, datetime, timedelta
from typing import Any

from contracts.agora_fluxx.contract import CONTRACT
from contracts.agora_fluxx.settings import FluxxSettings
from contracts.agora_fluxx.state import Game, Player, State
from gamemaster.core.chance import KeyedChance
from gamemaster.core.context import Context
from gamemaster.core.contract import PUBLIC, Dispatch, Start, Viewer
from gamemaster.core.course import Course
from gamemaster.core.event import Event
from gamemaster.core.outcome import NeedsRuling, Refused

START = datetime(2009, 10, 26, tzinfo=UTC)
GM = "Sir Hale"


class Table:
    """A contract with the people named as players, who act a minute after one another."""

    def __init__(self, *people: str, secret: bytes = b"tests", **settings: Any) -> None:
        self.settings = FluxxSettings().changed(settings)
        self.state: State = CONTRACT.setup(Start("fluxx", "Agora Fluxx", START, GM), self.settings)
        self.at = START
        self.chance = KeyedChance(secret, "fluxx")
        self.events: tuple[Event, ...] = ()
        self.mail: list[Dispatch] = []
        self.remarks: list[str] = []
        for person in people or ("Ondine", "Brask", "Tarn"):
            self.does(person, "join")

    def tries(
        self,
        person: str,
        name: str,
        /,
        gm: bool = False,
        ruled: str | None = None,
        public: bool = True,
        **params: Any,
    ) -> Course[State] | Refused | NeedsRuling:
        """What becomes of the attempt; the game stays as it is."""
        self.at += timedelta(minutes=1)
        action = CONTRACT.vocabulary.action(name, params)
        entry = f"e{self.at:%d%H%M}"
        ctx = Context(self.at, entry, self.settings, self.chance, person, ruled=ruled, gm=gm, public=public)
        ruling = CONTRACT.decide(self.state, action, ctx)
        self.remarks = [remark.code for remark in ctx.remarks]
        return ruling

    def does(self, person: str, name: str, /, gm: bool = False, **params: Any) -> Course[State]:
        """The attempt, which must succeed; the game goes on after it."""
        ruling = self.tries(person, name, gm, **params)
        assert isinstance(ruling, Course), ruling
        self._take(ruling)
        return ruling

    def fails(self, person: str, name: str, /, gm: bool = False, **params: Any) -> Refused:
        """The attempt, which must be refused."""
        ruling = self.tries(person, name, gm, **params)
        assert isinstance(ruling, Refused), ruling
        return ruling

    def rules(self, name: str, /, **params: Any) -> Course[State]:
        """The contestmaster rules."""
        return self.does(GM, name, gm=True, **params)

    def begins(self, *order: str, deck: tuple[str, ...] | None = None) -> None:
        """A New Game begins; nobody has a card but what `deals` gives, so that the tests know all hands."""
        self.rules("new_game", play_order=order or tuple(sorted(self.state.players)), deck=deck)
        for person in sorted(self.state.players):
            for card in self.player(person).hand:
                self.rules("move_card", card=card, to="Deck")

    def deals(self, person: str, *cards: str) -> None:
        """Put these cards in somebody's hand."""
        for card in cards:
            self.rules("move_card", card=card, to=f"Hand of {person}")

    def fronts(self, person: str, *cards: str) -> None:
        """Put these Keepers in front of somebody."""
        for card in cards:
            self.rules("move_card", card=card, to=f"In Front Of {person}")

    def turn(self, person: str) -> None:
        """Let somebody take a token if e has none, and start eir turn."""
        if not self.player(person).tokens:
            self.does(person, "take_turn_token")
        self.does(person, "start_turn")

    def waits(self, **span: float) -> list[Event]:
        """Let the clock run for a while; what it brought about."""
        self.at += timedelta(**span)
        found: list[Event] = []
        while (due := CONTRACT.next_tick(self.state, self.settings)) is not None and due.at <= self.at:
            ctx = Context(due.at, f"tick:{due.kind}:{due.at:%d%H%M}", self.settings, self.chance)
            course = CONTRACT.tick(self.state, due, ctx)
            self._take(course)
            found += course.events
        return found

    def _take(self, course: Course[State]) -> None:
        events = tuple(course.events)
        self.mail += CONTRACT.dispatches(self.state, events, course.state, self.settings)
        self.events, self.state = events, course.state

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.state.playing

    def player(self, name: str) -> Player:
        """Somebody's place in it."""
        return self.state.players[name]

    def values(self, subject: str, viewer: Viewer = PUBLIC) -> dict[str, Any]:
        """The values of somebody, or of the game, as the viewer sees them."""
        return dict(CONTRACT.values(self.state, subject, viewer))

    def told(self) -> list[str]:
        """What happened last, in words for everybody."""
        return [CONTRACT.tell(event) for event in self.events if event.seen_by is None]
