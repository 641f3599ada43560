"""What the rules of the games cost: Commune's actions, and a night of the Werewolves in a large town."""

from collections import deque
from collections.abc import Callable, Sequence
from datetime import UTC, datetime, timedelta
from itertools import accumulate

from contracts.werewolves import actions as act
from contracts.werewolves.contract import CONTRACT as WEREWOLVES
from contracts.werewolves.state import ROLES, SEER, WITCH, Session
from gamemaster.bench import floors
from gamemaster.bench.measure import ready
from gamemaster.bench.table import Row, Unit, timed
from gamemaster.core.action import Action, Attempt
from gamemaster.core.chance import KeyedChance
from gamemaster.core.contract import Start
from gamemaster.core.ledger import Act, Body, Entry, InForce, Kind, MessageBody, RulingBody, in_force
from gamemaster.core.reading import Reading
from gamemaster.core.replay import Referee, Standing, Step
from gamemaster.simulate.games import played

_TOWN = tuple(f"Person {number:03}" for number in range(300))
_MASTER = "Sir Hale"
_START = datetime(2023, 5, 1, tzinfo=UTC)


def commune() -> Row:
    """The fold of a simulated tournament, its refusals and weeks included; one operation is one action."""
    return Row(
        "commune",
        "Commune: rules alone",
        Unit.RATE,
        20_000,
        "pydantic: one stored action",
        timed(lambda: ready(_tournament()), floors.validate, Unit.RATE),
    )


def night() -> Row:
    """The last choice of a night among 300 townspersons, and all that follows from it."""
    return Row(
        "night",
        "Werewolves: a night of 300",
        Unit.MILLISECONDS,
        50,
        "",
        timed(lambda: ready(_night()), None, Unit.MILLISECONDS),
    )


def rows() -> list[Row]:
    """Every row of this module."""
    return [commune(), night()]


def _tournament() -> Callable[[int], Callable[[], object]]:
    found = played("commune", 6, 13, 1)
    referee, items = found.table.referee, in_force(found.table.timeline.entries)
    ends = list(accumulate(_actions(item.entry.body) for item in items))

    def load(n: int) -> Callable[[], object]:
        whole, rest = divmod(n, ends[-1])
        part = items[: next(i + 1 for i, end in enumerate(ends) if end >= rest)] if rest else []

        def thunk() -> None:
            for _ in range(whole):
                _fold(referee, items)
            _fold(referee, part)

        return thunk

    return load


def _actions(body: Body) -> int:
    return len(body.reading.attempts) if isinstance(body, MessageBody) else 0


def _fold(referee: Referee[object], items: Sequence[InForce]) -> None:
    deque(referee.fold(referee.opening(), items), maxlen=0)


def _night() -> Callable[[int], Callable[[], object]]:
    town = _Town()
    last = town.all_but_the_last_choice()

    def load(n: int) -> Callable[[], object]:
        def thunk() -> None:
            for _ in range(n):
                town.after(last)

        return thunk

    if town.session_after(last).day != town.session.day + 1:
        raise AssertionError("the night does not end with the last choice")
    return load


class _Town:
    """A session of 300, as it stands after each entry."""

    def __init__(self) -> None:
        start = Start("bench", WEREWOLVES.title, _START, _MASTER)
        settings = WEREWOLVES.settings().changed({"cupid_limit": 1})
        self.referee = Referee(WEREWOLVES, KeyedChance(bytes(32), "bench"), start, settings)
        self.standing: Standing = self.referee.opening()
        self._count = 0
        self._rules(*(Attempt(act.Join(), person, "", (0, 0), _MASTER) for person in _TOWN))
        self._rules(Attempt(act.StartSession(roles=ROLES), _MASTER, "", (0, 0)))

    @property
    def session(self) -> Session:
        """The session in progress."""
        session: Session = self.standing.state.session
        return session

    def all_but_the_last_choice(self) -> Entry:
        """Play the first day and night up to the last werewolf's choice, which is returned."""
        plain = [name for name in _TOWN if not self.session.town[name].role and name not in self.session.pack]
        lynched, attacked, seen = plain[:3]
        # Cupid's time runs out with the first vote
        for voter in _TOWN:
            if self.session.phase != "night":
                self._does(voter, act.Vote(target=lynched), public=True)
        self._does(self.session.holder(SEER), act.See(target=seen))
        self._does(self.session.holder(WITCH), act.Pass())
        *others, last = self.session.pack
        for wolf in others:
            self._does(wolf, act.Attack(target=attacked))
        return self._entry(_mail(last, act.Attack(target=attacked)))

    def after(self, entry: Entry) -> Standing:
        """Where the game would stand after `entry`."""
        *_, step = self.referee.fold(self.standing, [InForce(entry)])
        return step.after

    def session_after(self, entry: Entry) -> Session:
        """The session as it would be then."""
        session: Session = self.after(entry).state.session
        return session

    def _does(self, person: str, action: Action, public: bool = False) -> None:
        self._take(_mail(person, action, public))

    def _rules(self, *attempts: Attempt) -> None:
        self._take(RulingBody(Act(attempts), _MASTER, "to be measured"))

    def _take(self, body: Body) -> None:
        steps: deque[Step] = deque(self.referee.fold(self.standing, [InForce(self._entry(body))]), maxlen=1)
        self.standing = steps[0].after
        self._count += 1

    def _entry(self, body: Body) -> Entry:
        at = _START + timedelta(hours=2 * min(self._count, 2), minutes=self._count)
        kind = Kind.MESSAGE if isinstance(body, MessageBody) else Kind.RULING
        return Entry(f"e{self._count}", at, self._count + 1, kind, body)


def _mail(person: str, action: Action, public: bool = False) -> MessageBody:
    return MessageBody("<bench@example.org>", person, public, Reading((Attempt(action, person, "", (0, 0)),)))
