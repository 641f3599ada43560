"""Plays one simulated game from its first mail to its end.

Players look at what is legal, choose, and write it in English; some mails hold slips, try what is not
allowed, go to the wrong place or arrive days late. Where the reader asks, the game master answers what was
meant if that is among the answers, else that nothing was done. `misread` counts mails in which the reader
found an act that nobody announced: it has to stay 0.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from random import Random
from typing import Any, NamedTuple

from gamemaster.core.action import Action, Attempt
from gamemaster.core.calendar import DAY
from gamemaster.core.chance import KeyedChance
from gamemaster.core.context import Context
from gamemaster.core.course import Course
from gamemaster.core.ledger import Answer, Choose, in_force
from gamemaster.core.outcome import Verdict
from gamemaster.core.reading import Question
from gamemaster.language.reading.reader import Reader
from gamemaster.simulate.pen import Draft, Pen, Said
from gamemaster.simulate.play import Play
from gamemaster.simulate.table import Posted, Table

START = datetime(2023, 5, 1, tzinfo=UTC)
GM = "Sir Hale"
_NAMES = (
    "Ondine", "Brask", "Tarn", "Mirelle", "Quillon", "Fenwick", "Vesper", "Wystan", "Ashgrove", "Corvane",
    "Delphine", "Estrild", "Galloway", "Hestia", "Isolde", "Jorvik", "Kestrel", "Lorimer", "Nerissa",
    "Perrin",
)  # fmt: skip
MOST_PLAYERS = len(_NAMES)

_SLIPS, _WILD, _MISSENT, _LATE = 0.06, 0.05, 0.02, 0.05
# how much somebody likes to do nothing (more), beside the actions
_IDLE = 0.5
_TRIAL = KeyedChance(bytes(32), "trial")


class Turn(NamedTuple):
    """When somebody sits down to write."""

    at: datetime
    who: str


@dataclass
class Tally:
    """What was counted of a simulated game."""

    mails: int = 0
    late: int = 0
    announced: int = 0
    questions: int = 0
    rulings: int = 0
    misread: int = 0
    slips: Counter[str] = field(default_factory=Counter)
    verdicts: Counter[str] = field(default_factory=Counter)
    refusals: Counter[str] = field(default_factory=Counter)
    actions: Counter[str] = field(default_factory=Counter)


@dataclass(frozen=True)
class Tournament:
    """A game that was played, with what was counted; `table` still holds all of it."""

    play: Play
    table: Table
    tally: Tally
    misread: tuple[str, ...]

    @property
    def over(self) -> bool:
        """Whether the game came to its end."""
        return self.play.over(self.table.head.state)


def simulate(play: Play, reader: Reader, players: int, weeks: int, seed: int) -> Tournament:
    """Play a whole game; the same arguments give the same game."""
    return _Evening(play, reader, players, weeks, seed).played()


class _Held(NamedTuple):
    """A mail on its way: what was written, by whom, when, and where to."""

    draft: Draft
    turn: Turn
    public: bool


class _Evening:
    def __init__(self, play: Play, reader: Reader, players: int, weeks: int, seed: int) -> None:
        self.play = play
        self.random = Random(f"{play.contract.id} {seed} {players} {weeks}")
        self.people = _NAMES[:players]
        settings = play.settings(weeks, seed)
        self.table = Table(play.contract, reader, self.people, GM, START, settings, seed)
        self.pen = Pen(self.random)
        self.end = START + weeks * 7 * DAY
        self.tally = Tally()
        self.misread: list[str] = []
        self.late: list[_Held] = []

    def played(self) -> Tournament:
        for turn in self._turns():
            self.table.advance(turn.at)
            self._deliver_late(turn.at)
            if self._over():
                break
            self._write(turn)
        self._deliver_late(None)
        self.table.advance(self.end)
        self._count()
        return Tournament(self.play, self.table, self.tally, tuple(self.misread))

    def _over(self) -> bool:
        """Whether the game is over; what is still on its way may undo that, and so arrives now."""
        if self.play.over(self.table.head.state):
            self._deliver_late(None)
        return self.play.over(self.table.head.state)

    def _turns(self) -> Iterator[Turn]:
        """Everybody joins in the first hours, then writes whenever e finds the time."""
        for place, who in enumerate(self.people):
            yield Turn(START + timedelta(minutes=10 + 7 * place), who)
        at = START + timedelta(hours=3)
        writers = (*self.people, GM)
        pace = DAY / (self.play.daily * len(writers))
        while at < self.end:
            yield Turn(at, self.random.choice(writers))
            at += pace * self.random.uniform(0.2, 1.8)
            at = at.replace(microsecond=0)

    def _write(self, turn: Turn) -> None:
        moves, private = self._moves(turn)
        if not moves:
            return
        draft = self._draft(turn.who, moves)
        public = not private
        if public and self.random.random() < _MISSENT:
            public = False
            self.tally.slips["sent to the wrong place"] += 1
        held = _Held(draft, turn, public)
        # what is done in private has a phase to be in time for
        if public and self.random.random() < _LATE:
            self.late.append(held)
        else:
            self._post(held)

    def _draft(self, who: str, moves: list[Said]) -> Draft:
        chance = self.random.random()
        if chance < _SLIPS:
            draft = self.pen.slip(who, moves)
            self.tally.slips[draft.slip] += 1
            return draft
        if chance < _SLIPS + _WILD and who != GM:
            wild = self.play.wild(self.people, self.random)
            if not wild.secret:
                moves = [*moves, self._said(self.table.head.state, wild, who)]
                self.tally.slips["not allowed"] += 1
        return self.pen.write(who, moves)

    def _moves(self, turn: Turn) -> tuple[list[Said], bool]:
        """What the writer wants to do, one after the other, and whether it goes by private mail."""
        state, settings = self.table.head.state, self.table.head.settings
        legal, moves, private = self.play.contract.legal, list[Said](), False
        for _ in range(self.random.randint(1, self.play.most)):
            options = legal(state, turn.who, settings, turn.at) if legal is not None else ()
            actions = [option.action for option in options]
            if actions and self.play.intends is not None:
                actions.append(self.play.intends(self.random))
            chosen = self._choice(state, turn.who, actions)
            if chosen is None or (moves and chosen.secret != private):
                break
            ctx = Context(turn.at, "trial", settings, _TRIAL, turn.who, public=not chosen.secret)
            ruling = self.play.contract.decide(state, chosen, ctx)
            if not isinstance(ruling, Course):
                break
            moves.append(self._said(state, chosen, turn.who))
            private, state = chosen.secret, ruling.state
        return moves, private

    def _choice(self, state: Any, who: str, actions: Sequence[Action]) -> Action | None:
        """One of the actions, by how much they are liked; often enough none."""
        if who == GM:
            actions = [action for action in actions if action.name in self.play.master]
        weights = [
            self.play.weights.get(action.name, 1.0) * self.play.taste(state, who, action, self.random)
            for action in actions
        ]
        (chosen,) = self.random.choices([*actions, None], [*weights, _IDLE])
        return None if chosen is None else self.play.vary(state, who, chosen, self.random)

    def _said(self, state: Any, action: Action, who: str) -> Said:
        return Said(action, self.random.choice(self.play.phrases(state, action, who)))

    def _deliver_late(self, now: datetime | None) -> None:
        """Let late mail arrive: after two days, or at the end of the game."""
        waiting = self.late
        self.late = [held for held in waiting if now is not None and now - held.turn.at < 2 * DAY]
        for held in waiting:
            if held not in self.late:
                self.tally.late += 1
                self._post(held)

    def _post(self, held: _Held) -> None:
        posted = self.table.mail(held.turn.who, held.draft.text, held.turn.at, held.public)
        self.tally.mails += 1
        self.tally.announced += len(held.draft.meant)
        found = [item.action for item in posted.reading.items if isinstance(item, Attempt)]
        if not _within(found, held.draft.meant):
            self.tally.misread += 1
            self.misread.append(held.draft.text)
        self._answer(posted, held.draft.meant)

    def _answer(self, posted: Posted, meant: Sequence[Action]) -> None:
        """The game master decides what was left open."""
        of = posted.entry.id
        left = [*meant]
        for index, item in enumerate(posted.reading.items):
            if isinstance(item, Question):
                self.tally.questions += 1
                answer = next((c for c in item.candidates if c and all(a.action in left for a in c)), ())
                self.table.rule(Answer(of, index, answer), "as it was meant")
                self.tally.rulings += 1
            elif item.action in left:
                left.remove(item.action)
        for outcome in posted.outcomes:
            if outcome.verdict is Verdict.NEEDS_RULING and outcome.question and outcome.question.candidates:
                candidate = self.random.choice(outcome.question.candidates)
                self.table.rule(Choose(of, outcome.position, candidate), "so it is")
                self.tally.rulings += 1

    def _count(self) -> None:
        """Count what became of everything, as it stands in the end."""
        timeline, referee = self.table.timeline, self.table.referee
        for step in referee.fold(referee.opening(), in_force(timeline.entries), timeline.clock):
            for outcome in step.outcomes:
                if outcome.attempt is None:
                    continue
                self.tally.verdicts[outcome.verdict.value] += 1
                if outcome.verdict is Verdict.APPLIED:
                    self.tally.actions[outcome.attempt.action.name] += 1
                if outcome.refusal is not None:
                    self.tally.refusals[outcome.refusal.code] += 1


def _within(found: Sequence[Action], meant: Sequence[Action]) -> bool:
    """Whether what was found was meant, in the same order; some of it may be missing."""
    left = iter(meant)
    return all(any(action == other for other in left) for action in found)
