"""Random games of any contract: mails, rulings and settings at random times, drawn by hypothesis.

Most of what is drawn blindly would be refused, and a game in which nothing happens tests nothing. So mails
are rehearsed: their authors try a few of the game's actions in turn and send one that goes through where they
stand, most of the time. The rehearsal decides only what is written, never what comes of it.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, NamedTuple

from hypothesis import strategies as st

from gamemaster.core.action import Action, Attempt
from gamemaster.core.calendar import WEEK, week_start
from gamemaster.core.chance import KeyedChance
from gamemaster.core.context import Context
from gamemaster.core.contract import Contract, Start
from gamemaster.core.course import Course
from gamemaster.core.covered import covered
from gamemaster.core.ledger import (
    Act,
    ActFor,
    Answer,
    AnswerClaim,
    Body,
    Choose,
    Decision,
    Entry,
    HandOver,
    InForce,
    Kind,
    MessageBody,
    Pause,
    Ratify,
    Redate,
    ReportBody,
    Reread,
    Resume,
    RulingBody,
    SettingBody,
    Substitute,
    Void,
)
from gamemaster.core.mechanics.claims import ClaimError
from gamemaster.core.reading import Question, Reading
from gamemaster.core.replay import Referee
from gamemaster.testing.strategies import Hints, actions, weighted
from gamemaster.testing.terms import with_terms

_SECRET = b"random games have no secrets"

# how many actions an author tries; offsets beyond _BLIND stand for one that is sent without trying
_TRIES = 14
_BLIND = 160


@dataclass(frozen=True)
class RandomGame:
    """The settings a game begins with and its entries, in order of arrival; `seed` for further choices."""

    settings: Mapping[str, Any]
    entries: tuple[Entry, ...]
    until: datetime
    seed: int


class _Mail(NamedTuple):
    """A mail before it is written: per act where to begin in the pool, and on whose behalf."""

    sender: str
    public: bool
    acts: list[tuple[int, str | None]]
    doubt: int | None


class _Master(NamedTuple):
    """What the game master does by eir own right, before it is written."""

    offsets: list[int]


class _Published(NamedTuple):
    """A report of the moment, before it is known what it states."""

    number: int


class _Ratified(NamedTuple):
    """A section that is ratified as it stood at some earlier moment, before it is known what it states."""

    section: int


_Plan = _Mail | _Master | _Published | _Ratified | MessageBody | RulingBody | SettingBody

_KINDS = {
    _Mail: Kind.MESSAGE,
    MessageBody: Kind.MESSAGE,
    _Master: Kind.RULING,
    RulingBody: Kind.RULING,
    SettingBody: Kind.SETTING,
    _Published: Kind.REPORT,
    _Ratified: Kind.RULING,
}


def games(contract: Contract[Any], hints: Hints, most: int = 24) -> st.SearchStrategy[RandomGame]:
    """Games of up to `most` entries beside the opening."""
    return _games(contract, hints, most)


def random_referee(contract: Contract[Any], hints: Hints, settings: Mapping[str, Any]) -> Referee[Any]:
    """The referee of a random game with these settings; always the same draws."""
    start = Start(contract.id, contract.title, hints.start, hints.gm)
    chance = KeyedChance(_SECRET, contract.id)
    return Referee(contract, chance, start, contract.settings().changed(settings))


@st.composite
def _games(draw: st.DrawFn, contract: Contract[Any], hints: Hints, most: int) -> RandomGame:
    span = hints.weeks * int(WEEK / timedelta(minutes=1))
    chosen = draw(st.sampled_from(hints.settings))
    pool = draw(st.lists(actions(contract, hints), min_size=24, max_size=24))
    by_gm: list[Action] = []
    plans: list[st.SearchStrategy[_Plan]] = [_mails(hints)] * 8
    plans.append(_decisions(hints, pool, most, span).map(lambda decision: _ruling(hints, decision)))
    if any(kind.gm_only for kind in contract.actions):
        by_gm = draw(st.lists(actions(contract, hints, of_gm=True), min_size=8, max_size=8))
        plans.append(st.lists(_OFFSETS, min_size=1, max_size=2).map(_Master))
    plans += [_reports(hints)] * 2
    if hints.changes:
        plans.append(st.sampled_from(hints.changes).map(lambda c: SettingBody(c, None, hints.gm, "a test")))
    moments = weighted([st.integers(1, span)] * 3 + [_boundaries(hints, span)])
    # hypothesis prefers short lists, in which little happens: the length is drawn first
    length = draw(st.integers(0, most))
    rows = draw(st.lists(st.tuples(moments, weighted(plans)), min_size=length, max_size=length))
    if draw(st.booleans()):
        rows.sort(key=lambda row: row[0])
    # a second apart, so that no ruling of the opening comes before the message it rests on
    timed: list[tuple[datetime, _Plan]] = [
        (hints.start + timedelta(seconds=n), body) for n, body in enumerate(_opening(contract, hints))
    ]
    timed += [(hints.start + timedelta(minutes=minutes), plan) for minutes, plan in rows]
    rehearsal = _Rehearsal(random_referee(contract, hints, chosen), hints, pool, by_gm)
    until = hints.start + timedelta(minutes=draw(st.integers(0, span)))
    return RandomGame(chosen, rehearsal.written(timed), until, draw(st.integers(0, 2**16)))


class _Rehearsal:
    """Plays a plan in the order of time, and writes down what its people do."""

    def __init__(
        self, referee: Referee[Any], hints: Hints, pool: Sequence[Action], by_gm: Sequence[Action]
    ) -> None:
        self.referee = referee
        self.hints = hints
        self.pool = pool
        self.by_gm = by_gm
        self.standing = referee.opening()
        self.state: Any = None
        self.past: list[Any] = []

    def written(self, timed: Sequence[tuple[datetime, _Plan]]) -> tuple[Entry, ...]:
        """The entries, in the order of the plan."""
        blank = [
            Entry(f"e{seq}", at, seq, _KINDS[type(plan)], _EMPTY) for seq, (at, plan) in enumerate(timed, 1)
        ]
        done: dict[str, Entry] = {}
        for entry in sorted(blank, key=lambda entry: entry.key):
            for step in self.referee.fold(self.standing, (), entry.at):
                self.standing = step.after
            body = self._body(entry, timed[entry.seq - 1][1])
            done[entry.id] = Entry(entry.id, entry.at, entry.seq, entry.kind, body)
            for step in self.referee.fold(self.standing, [InForce(done[entry.id])]):
                self.standing = step.after
        return tuple(done[entry.id] for entry in blank)

    def _body(self, entry: Entry, plan: _Plan) -> Body:
        self.state = self.standing.state
        self.past.append(self.state)
        gm = self.hints.gm
        if isinstance(plan, _Master):
            chosen = (self._chosen(entry, n, gm, offset) for n, offset in enumerate(plan.offsets))
            return _ruling(self.hints, Act(tuple(_attempt(gm, action) for action in chosen)))
        if isinstance(plan, _Published | _Ratified):
            return self._stated(entry, plan)
        if not isinstance(plan, _Mail):
            return plan
        items: list[Attempt | Question] = []
        for place, (offset, other) in enumerate(plan.acts):
            action = self._chosen(entry, place, other or plan.sender, offset)
            found = _attempt(plan.sender, action, other)
            found = with_terms(self.referee.contract, self.hints, found, place, offset + 31 * entry.seq)
            asked = Question((0, 1), "?", "test_doubt", "What is meant?", ((found,), ()))
            items.append(asked if place == plan.doubt else found)
        return _message(plan.sender, plan.public, tuple(items))

    def _stated(self, entry: Entry, plan: "_Published | _Ratified") -> Body:
        """What is stated of the game as it stands or stood."""
        then = self.state if isinstance(plan, _Published) else self.past[plan.section % len(self.past)]
        values = covered(self.referee.contract, then)
        if isinstance(plan, _Published):
            return ReportBody(plan.number, "0" * 64, entry.at, values, plan.number // 2)
        section = sorted(values)[plan.section % len(values)]
        return _ruling(self.hints, Ratify(1, section, values[section], entry.at + WEEK))

    def _chosen(self, entry: Entry, place: int, actor: str, offset: int) -> Action:
        """The first action from `offset` on that goes through, else the one at `offset`."""
        gm = actor == self.hints.gm
        pool = self.by_gm if gm else self.pool
        for n in range(_TRIES if offset < _BLIND else 0):
            action = pool[(offset + n) % len(pool)]
            name, standing = f"{entry.id}#{place}", self.standing
            ctx = Context(entry.at, name, standing.settings, self.referee.chance, actor, gm=gm)
            ruling = self.referee.contract.decide(self.state, action, ctx)
            if isinstance(ruling, Course):
                self.state = ruling.state
                return action
        return pool[offset % len(pool)]


_EMPTY = MessageBody("", "", True, Reading())
_OFFSETS = st.integers(0, 199)


def _boundaries(hints: Hints, span: int) -> st.SearchStrategy[int]:
    """Minutes from the start to the turns of the weeks, where off-by-one faults live."""
    first = int((week_start(hints.start) + WEEK - hints.start) / timedelta(minutes=1))
    turns = [minute for week in range(hints.weeks) if 0 <= (minute := first + week * 7 * 24 * 60) <= span]
    return st.sampled_from(turns or [0])


def _opening(contract: Contract[Any], hints: Hints) -> list[MessageBody | RulingBody]:
    acts = list(hints.opening)
    if not acts and "join" in contract.vocabulary.by_name:
        acts = [(person, "join", {}) for person in hints.people[: (len(hints.people) + 1) // 2]]
    found: list[MessageBody | RulingBody] = []
    for person, name, params in acts:
        attempt = _attempt(person, contract.vocabulary.action(name, dict(params)))
        by_gm = person == hints.gm
        found.append(_ruling(hints, Act((attempt,))) if by_gm else _message(person, True, (attempt,)))
    return found


def _mails(hints: Hints) -> st.SearchStrategy[_Mail]:
    other = st.sampled_from([None] * 40 + list(hints.people))
    acts = st.lists(st.tuples(_OFFSETS, other), min_size=1, max_size=6)
    doubt = st.sampled_from([None] * 14 + [0, 1])
    public = st.sampled_from([True] * 15 + [False])
    senders = st.sampled_from([*hints.people, *hints.people[: (len(hints.people) + 1) // 2] * 2])
    return st.builds(_Mail, senders, public, acts, doubt)


def _reports(hints: Hints) -> st.SearchStrategy[_Plan]:
    """Reports, claims of error and ratifications."""
    person, number = st.sampled_from(hints.people), st.integers(1, 3)
    what = st.sampled_from(["it is wrong", "Participants", "the game", ""])
    claims = st.builds(lambda n, text: ClaimError(report=n, what=text), st.none() | number, what)
    made = st.builds(lambda who, claim: _message(who, True, (_attempt(who, claim),)), person, claims)
    return weighted([number.map(_Published), made, st.integers(0, 9).map(_Ratified)])


def _decisions(hints: Hints, pool: Sequence[Action], most: int, span: int) -> st.SearchStrategy[Decision]:
    """Rulings on entries that may or may not exist."""
    of = st.integers(1, most).map(lambda seq: f"e{seq}")
    at = st.integers(0, span).map(lambda minutes: hints.start + timedelta(minutes=minutes))
    person = hints.people[0]
    meant = st.lists(st.sampled_from(pool), max_size=2).map(
        lambda found: tuple(_attempt(person, action) for action in found)
    )
    item = st.integers(0, 3)
    label = st.one_of(st.sampled_from(hints.values.get("candidate", ("yes", "no"))), st.text(max_size=5))
    return st.one_of(
        of.map(Void),
        st.builds(Redate, of, at),
        st.builds(Answer, of, item, meant),
        st.builds(lambda of, item, label: Choose(of, (item, 0), label), of, item, label),
        meant.map(ActFor),
        st.builds(lambda of, found: Reread(of, Reading(found, (), "random")), of, meant),
        st.sampled_from([Pause(), Resume(), Resume(), HandOver(person)]),
        st.builds(AnswerClaim, of, st.just(0), st.sampled_from(["denied", "accepted", "referred"])),
        st.builds(Substitute, st.sampled_from(hints.people), st.sampled_from(hints.people)),
    )


def _message(sender: str, public: bool, items: tuple[Attempt | Question, ...]) -> MessageBody:
    return MessageBody("<random@game.example>", sender, public, Reading(items, (), "random"))


def _attempt(sender: str, action: Action, other: str | None = None) -> Attempt:
    if other is None or other == sender:
        return Attempt(action, sender, action.name, (0, 0))
    return Attempt(action, other, action.name, (0, 0), sender)


def _ruling(hints: Hints, decision: Decision) -> RulingBody:
    return RulingBody(decision, hints.gm, "a test")
