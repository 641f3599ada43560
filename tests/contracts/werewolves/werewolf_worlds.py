"""Random sessions for the tests: the same mail in worlds that differ in who was dealt what.

People vote in public as themselves; what is done by night is done by whoever holds the part. All choices come
from one seed, so two worlds with the same seed differ only where their deals make them differ.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from random import Random
from typing import Any

from contracts.werewolves.contract import CONTRACT
from contracts.werewolves.legal import legal
from contracts.werewolves.state import Session, State
from gamemaster.core.action import Action, Attempt
from gamemaster.core.chance import FIRST_SEASON, Draw, KeyedChance
from gamemaster.core.contract import Start
from gamemaster.core.ledger import Act, ActFor, Entry, InForce, Kind, MessageBody, RulingBody
from gamemaster.core.reading import Reading
from gamemaster.core.replay import Referee, Step

START = datetime(2009, 10, 26, tzinfo=UTC)
GM = "Sir Hale"
NAMES = ("Brask", "Fenwick", "Mirelle", "Ondine", "Quillon", "Tarn", "Vesper", "Wystan")
LIMITED = {"day_limit": 2, "night_limit": 2, "hunter_limit": 24, "cupid_limit": 24}


class Dealt:
    """Chance that deals as it is told, and draws everything else from a fixed secret."""

    def __init__(self, wolves: Sequence[str], roles: dict[str, str], people: Sequence[str]) -> None:
        self._otherwise = KeyedChance(b"sessions in tests have no secrets", "werewolves")
        self._pool = sorted(people)
        self._wanted = {("werewolf", i): wolf for i, wolf in enumerate(wolves)}
        self._wanted |= {(role, 0): holder for role, holder in roles.items()}

    def season(self, at: datetime, seq: int) -> str:
        """As everywhere."""
        return self._otherwise.season(at, seq)

    def renewed(self, at: datetime, seq: int) -> Mapping[str, str]:
        """As everywhere."""
        return self._otherwise.renewed(at, seq)

    def draw(self, entry: str, purpose: str, counter: int, sides: int, secret: str = FIRST_SEASON) -> int:
        """The place of the wanted name in what is left of the pool."""
        wanted = self._wanted.get((purpose, counter))
        if wanted is None:
            return self._otherwise.draw(entry, purpose, counter, sides, secret)
        place = self._pool.index(wanted)
        if len(self._pool) == sides:
            self._pool.pop(place)
        return place + 1


@dataclass
class World:
    """One session being played, mail by mail."""

    people: tuple[str, ...]
    wolves: tuple[str, ...]
    roles: dict[str, str]
    settings: dict[str, Any] = field(default_factory=dict)

    def __post_init__(self) -> None:
        chance = Dealt(self.wolves, self.roles, self.people)
        start = Start("werewolves", CONTRACT.title, START, GM)
        self.referee = Referee(CONTRACT, chance, start, CONTRACT.settings().changed(self.settings))
        self.standing = self.referee.opening()
        self.steps: list[Step] = []
        self.at = START
        joins = tuple(Attempt(action("join"), person, "join", (0, 0), GM) for person in self.people)
        self._fold(Kind.RULING, RulingBody(Act(joins), GM, "a test"))
        self.does(GM, action("start_session", roles=tuple(self.roles)))

    @property
    def state(self) -> State:
        """The game as it is now."""
        state: State = self.standing.state
        return state

    @property
    def session(self) -> Session | None:
        """The session, None once it is over."""
        return self.state.session

    def does(self, person: str, *acts: Action, public: bool = True, after: int = 1) -> list[Step]:
        """Somebody sends a mail `after` minutes; what came of it, ticks before it included."""
        self.at += timedelta(minutes=after)
        attempts = tuple(Attempt(act, person, act.name, (0, 0)) for act in acts)
        mail = MessageBody(f"<{len(self.steps)}@test>", person, public, Reading(attempts, (), "test"))
        return self._fold(Kind.MESSAGE, mail)

    def rules(self, *acts: Action) -> list[Step]:
        """The contestmaster does something by ruling a minute later; what came of it."""
        attempts = tuple(Attempt(act, GM, act.name, (0, 0), GM) for act in acts)
        return self._decided(Act(attempts))

    def rules_for(self, person: str, act: Action) -> list[Step]:
        """The contestmaster does something for somebody by ruling a minute later; what came of it."""
        return self._decided(ActFor((Attempt(act, person, act.name, (0, 0)),)))

    def _decided(self, decision: Act | ActFor) -> list[Step]:
        self.at += timedelta(minutes=1)
        return self._fold(Kind.RULING, RulingBody(decision, GM, "a test"))

    def waits(self, hours: float) -> list[Step]:
        """Nobody sends anything for a while; what the clock did."""
        self.at += timedelta(hours=hours)
        return self._take(self.referee.fold(self.standing, (), self.at))

    def legal(self, person: str) -> tuple[Action, ...]:
        """What that person may do now."""
        return tuple(legal(self.state, person, self.referee.settings))

    def _fold(self, kind: Kind, body: MessageBody | RulingBody) -> list[Step]:
        entry = Entry(f"e{len(self.steps)}-{self.at:%d%H%M}", self.at, len(self.steps) + 1, kind, body)
        return self._take(self.referee.fold(self.standing, [InForce(entry)]))

    def _take(self, found: Iterator[Step]) -> list[Step]:
        steps = list(found)
        self.steps += steps
        if steps:
            self.standing = steps[-1].after
        return steps

    @property
    def draws(self) -> list[Draw]:
        """Every draw so far."""
        return [draw for step in self.steps for outcome in step.outcomes for draw in outcome.draws]


def action(name: str, **params: Any) -> Action:
    """An action by name."""
    return CONTRACT.vocabulary.action(name, params)


def actors(session: Session) -> list[tuple[str, str]]:
    """Who may act and as what: every part by its name (`wolf 1`, `Seer` ...), the living as themselves."""
    if session.hunter:
        return [("Hunter", session.hunter)]
    found: list[tuple[str, str]] = [
        (role, holder) for role in session.roles if (holder := session.acting(role))
    ]
    if session.phase == "day":
        found += [(name, name) for name in session.living]
    else:
        found += [(f"wolf {n}", wolf) for n, wolf in enumerate(session.pack)]
    return found


def play(world: World, random: Random, most: int, seen: Callable[[World, list[Step]], None]) -> None:
    """Play on for up to `most` mails or pauses; `seen` looks on after each.

    The seed decides, per part, what is done: a number that stands for one of the acts open to the part.
    """
    for _ in range(most):
        session = world.session
        if session is None:
            return
        pick, choice, pause = random.random(), random.random(), random.random()
        parts = sorted(actors(session))
        if pause < 0.12 or not parts:
            seen(world, world.waits(25))
            continue
        part, person = parts[int(pick * len(parts))]
        acts = [act for act in world.legal(person) if act.name not in ("join", "leave")]
        if not acts:
            seen(world, world.waits(3))
            continue
        chosen = acts[int(choice * len(acts))]
        seen(world, world.does(person, chosen, public=part == person and pause > 0.5))
