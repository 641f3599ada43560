"""A game of four rules, small enough to see through, with one of everything the core must handle.

s. 1 Anyone may join and leave. s. 2 A player may add 1 to 5 to eir counter; whoever reaches ten goes back
by ten and gains a star. s. 3 A player may flip a coin: heads adds one. s. 4 A player may whisper a number to
the game master in private. s. 5 Whether a bet is won the text does not say. s. 6 Each Monday a week begins,
and counters above zero wear down by one.
"""

from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path
from typing import Annotated, Any, ClassVar, Literal

from pydantic import Field

from gamemaster.core.action import Action
from gamemaster.core.calendar import WEEK, week_start
from gamemaster.core.context import Context
from gamemaster.core.contract import Contract, Duty, Start, Tick, Viewer
from gamemaster.core.course import Course
from gamemaster.core.event import GAME, Event
from gamemaster.core.frame import Phrasebook
from gamemaster.core.maps import Map, PersistentMap, in_order
from gamemaster.core.mechanics.pausing import ClocksPutOff
from gamemaster.core.outcome import NeedsRuling, Refused
from gamemaster.core.settings import Ambiguity, Settings


class ToySettings(Settings):
    """Sides of the coin, and who decides a bet."""

    sides: int = Field(2, ge=1, le=2**64)
    bets: Literal["gm", "won"] = "gm"


class Join(Action):
    name: ClassVar[str] = "join"


class Leave(Action):
    name: ClassVar[str] = "leave"


class Add(Action):
    name: ClassVar[str] = "add"
    n: Annotated[int, Field(ge=-1_000, le=1_000)]


class Whisper(Action):
    name: ClassVar[str] = "whisper"
    secret: ClassVar[bool] = True
    n: int


class Flip(Action):
    name: ClassVar[str] = "flip"


class Bet(Action):
    name: ClassVar[str] = "bet"
    on: str


class Grant(Action):
    name: ClassVar[str] = "grant"
    gm_only: ClassVar[bool] = True
    person: str
    stars: int


@dataclass(frozen=True, slots=True)
class Player:
    counter: int = 0
    stars: int = 0
    whispered: int = 0


@dataclass(frozen=True, slots=True)
class ToyState:
    players: PersistentMap[str, Player]
    week: int
    next_week: datetime


@dataclass(frozen=True, slots=True)
class _OfPerson(Event):
    person: str

    @property
    def subjects(self) -> tuple[str, ...]:
        return (self.person,)


@dataclass(frozen=True, slots=True)
class Joined(_OfPerson):
    name: ClassVar[str] = "joined"


@dataclass(frozen=True, slots=True)
class Left(_OfPerson):
    name: ClassVar[str] = "left"


@dataclass(frozen=True, slots=True)
class Added(_OfPerson):
    name: ClassVar[str] = "added"
    n: int


@dataclass(frozen=True, slots=True)
class Starred(_OfPerson):
    name: ClassVar[str] = "starred"
    stars: int = 1


@dataclass(frozen=True, slots=True)
class Whispered(_OfPerson):
    name: ClassVar[str] = "whispered"
    n: int

    @property
    def seen_by(self) -> frozenset[str] | None:
        return frozenset({self.person})


@dataclass(frozen=True, slots=True)
class WeekBegan(Event):
    name: ClassVar[str] = "week_began"
    week: int
    worn: tuple[str, ...]

    @property
    def subjects(self) -> tuple[str, ...]:
        return (GAME, *self.worn)


def setup(start: Start, settings: Any) -> ToyState:
    return ToyState(Map(), 1, week_start(start.at) + WEEK)


def decide(state: ToyState, action: Action, ctx: Context[Any]) -> Course[ToyState] | Refused | NeedsRuling:
    course = Course(state, evolve, settle)
    me = state.players.get(ctx.actor)
    if isinstance(action, Grant):
        if action.person not in state.players:
            return Refused("NO_PLAYER", "1", f"{action.person} does not play.")
        course.tell(Starred(action.person, action.stars))
        return course
    if isinstance(action, Join):
        if me is not None:
            return Refused("ALREADY_IN", "1", "You play already.")
        course.tell(Joined(ctx.actor))
        return course
    if me is None:
        return Refused("NO_PLAYER", "1", "You do not play.", {}, "I join.")
    return _play(course, me, action, ctx)


def _play(
    course: Course[ToyState], me: Player, action: Action, ctx: Context[Any]
) -> Course[ToyState] | Refused | NeedsRuling:
    match action:
        case Leave():
            course.tell(Left(ctx.actor))
        case Add(n=n):
            if not 1 <= n <= 5:
                return Refused("OUT_OF_RANGE", "2", f"You may add 1 to 5, not {n}.", {"n": n}, "I add 5.")
            course.tell(Added(ctx.actor, n))
            if n == 5:
                ctx.remark("AT_MOST", "That was the most you can add at once.")
        case Whisper(n=n):
            course.tell(Whispered(ctx.actor, n))
        case Flip():
            if ctx.roll("coin", ctx.settings.sides) == 1:
                course.tell(Added(ctx.actor, 1))
        case Bet():
            ruled = ctx.ruled or ("won" if ctx.settings.bets == "won" else None)
            if ruled is None:
                return NeedsRuling("WHO_WINS", "5", "The text does not say who wins.", ("won", "lost"))
            if ruled == "won":
                course.tell(Added(ctx.actor, 3))
    return course


def evolve(state: ToyState, event: Event) -> ToyState:
    players = state.players
    match event:
        case WeekBegan(week, worn):
            for name in worn:
                players = players.set(name, replace(players[name], counter=players[name].counter - 1))
            return ToyState(players, week, state.next_week + WEEK)
        case Joined(person):
            return replace(state, players=players.set(person, Player()))
        case Left(person):
            return replace(state, players=players.delete(person))
        case Added(person, n):
            changed = replace(players[person], counter=players[person].counter + n)
        case Starred(person, stars):
            mine = players[person]
            changed = Player(mine.counter % 10, mine.stars + stars, mine.whispered)
        case Whispered(person, n):
            changed = replace(players[person], whispered=n)
        case ClocksPutOff():
            return state
        case _:
            raise TypeError(event)
    return replace(state, players=players.set(event.person, changed))


def settle(state: ToyState) -> Event | None:
    for name, player in in_order(state.players):
        if player.counter >= 10:
            return Starred(name)
    return None


def next_tick(state: ToyState, settings: Any) -> Tick:
    return Tick("week", state.next_week)


def turn(state: ToyState, tick: Tick, ctx: Context[Any]) -> Course[ToyState]:
    course = Course(state, evolve, settle)
    worn = tuple(name for name, player in in_order(state.players) if player.counter > 0)
    course.tell(WeekBegan(state.week + 1, worn))
    return course


def values(state: ToyState, subject: str, viewer: Viewer) -> dict[str, Any]:
    if subject == GAME:
        return {"week": state.week}
    if subject not in state.players:
        return {}
    player = state.players[subject]
    seen = {"counter": player.counter, "stars": player.stars}
    if viewer.gm or viewer.person == subject:
        seen["whispered"] = player.whispered
    return seen


TOY: Contract[ToyState] = Contract(
    id="toy",
    title="The Counting Game",
    sections={"1": "Playing", "2": "Counters", "3": "Coins", "4": "Whispers", "5": "Bets", "6": "Weeks"},
    settings=ToySettings,
    ambiguities=(
        Ambiguity("T-1", "5", "Who wins a bet?", "bets", {"gm": "The GM says.", "won": "Bets win."}),
        Ambiguity("T-2", "3", "What is a coin?", "sides", {2: "A coin has two sides."}, house=True),
    ),
    actions=(Join, Leave, Add, Whisper, Flip, Bet, Grant),
    events=(Joined, Left, Added, Starred, Whispered, WeekBegan, ClocksPutOff),
    state=ToyState,
    announcing="1",
    text=Path(__file__),
    templates=None,
    phrasebook=Phrasebook(),
    setup=setup,
    decide=decide,
    evolve=evolve,
    next_tick=next_tick,
    tick=turn,
    due=lambda state, settings: tuple[Duty, ...](),
    participants=lambda state: tuple(sorted(state.players)),
    values=values,
    things=lambda state: {},
    standing=lambda state, person, settings: (),
    say=lambda action: action.name,
    tell=lambda event: f"{event.name}: {', '.join(event.subjects)}.",
)
