"""Replay: the one definition of a game's state.

Two rules hold in this file. The state is a pure fold over the entries in force, in the order of their
keys. And the clock has no memory of its own: before each entry, every tick that the state says is due by
then happens first, so that a late mail moves deadlines exactly as it would have in time.

`Standing` is where a game stands between two entries, `Step` what one entry (or tick) did.
"""

from collections.abc import Collection, Iterable, Iterator
from datetime import datetime
from typing import Any, Generic, NamedTuple, TypeVar

from gamemaster.core import claiming, presiding, ratifying
from gamemaster.core.action import Action, Attempt
from gamemaster.core.attempts import places, refused, undone, waits
from gamemaster.core.batch import Batch
from gamemaster.core.calendar import iso
from gamemaster.core.chance import Chance, Draw
from gamemaster.core.conduct import Conduct
from gamemaster.core.context import Context
from gamemaster.core.contract import Contract, Start, Tick
from gamemaster.core.dice import Dice
from gamemaster.core.errors import LedgerError
from gamemaster.core.event import Event
from gamemaster.core.ledger import (
    Act,
    ActFor,
    AnswerClaim,
    Assert,
    Entry,
    HandOver,
    InForce,
    Key,
    Kind,
    MessageBody,
    OnRecord,
    Presiding,
    ReportBody,
    Resume,
    RulingBody,
    SettingBody,
    Throw,
    TickBody,
)
from gamemaster.core.mechanics.amending import amended
from gamemaster.core.mechanics.claims import ClaimError
from gamemaster.core.mechanics.pausing import ClocksPutOff
from gamemaster.core.outcome import NeedsRuling, Outcome, Position, Refused, Verdict
from gamemaster.core.record import Published, Ratification, Record
from gamemaster.core.settings import Settings

S = TypeVar("S")

# ticks at one instant; more than this means that a rule schedules itself for ever
_TICKS_AT_ONCE = 1_000


class Standing(NamedTuple):
    """Where a game stands: its state, the settings in force, and the key of the last entry folded.

    `text` is the contract's text when it was amended, else None for the one that came with the game.
    """

    state: Any
    settings: Settings
    text: str | None
    last: Key | None
    conduct: Conduct = Conduct()

    # `_replace` costs five times as much, and every entry asks for this
    def with_state(self, state: Any) -> "Standing":
        """The same with another state."""
        return Standing(state, self.settings, self.text, self.last, self.conduct)


class Step(NamedTuple):
    """What one entry did. `before` and `after` share everything that it did not change."""

    entry: Entry
    outcomes: tuple[Outcome, ...]
    before: Standing
    after: Standing

    @property
    def draws(self) -> Iterator[Draw]:
        """Every draw that it made, in order."""
        return (draw for outcome in self.outcomes for draw in outcome.draws)


class Referee(Generic[S]):
    """A contract at work on one game: the rules, the game's chance, and the facts it began with."""

    __slots__ = ("chance", "contract", "settings", "start")

    # no dataclass: the compiler of `make fast` takes none that is generic
    def __init__(self, contract: Contract[S], chance: Chance, start: Start, settings: Settings) -> None:
        self.contract = contract
        self.chance = chance
        self.start = start
        self.settings = settings

    def opening(self) -> Standing:
        """Where the game stands before its first entry."""
        state = self.contract.setup(self.start, self.settings)
        return Standing(state, self.settings, None, None, Conduct(self.start.gm))

    def fold(
        self, standing: Standing, entries: Iterable[InForce], until: datetime | None = None
    ) -> Iterator[Step]:
        """Fold `entries` (in order of their keys, all after `standing`), then the ticks up to `until`."""
        for item in entries:
            for step in self._ticks(standing, item.entry.at):
                standing = step.after
                yield step
            step = self._step(standing, item)
            standing = step.after
            yield step
        if until is not None:
            yield from self._ticks(standing, until)

    def _ticks(self, standing: Standing, until: datetime) -> Iterator[Step]:
        happened, last = 0, None
        names: set[str] = set()
        while standing.conduct.paused is None:
            tick = self.contract.next_tick(standing.state, standing.settings)
            if tick is None or tick.at > until:
                return
            happened = happened + 1 if tick.at == last else 0
            last = tick.at
            if happened > _TICKS_AT_ONCE:
                raise LedgerError(f"{self.start.game}: the clock does not get past {iso(tick.at)}")
            step = self._tick(standing, tick, names)
            names.add(step.entry.id)
            standing = step.after
            yield step

    def _tick(self, standing: Standing, tick: Tick, taken: Collection[str]) -> Step:
        # a tick that became due in the past happens now, after what is folded already
        at = tick.at if standing.last is None else max(tick.at, standing.last[0])
        name = tick.entry(at, 0 if standing.last is None else standing.last[2], taken)
        entry = Entry(name, at, 0, Kind.TICK, TickBody(tick.kind))
        season = self.chance.season(tick.at, entry.seq)
        renewed = self.chance.renewed(tick.at, entry.seq)
        ctx = Context(at, name, standing.settings, self.chance, season=season, renewed=renewed)
        course = self.contract.tick(standing.state, tick, ctx)
        events, draws = tuple(course.events), tuple(ctx.draws)
        outcome = Outcome((0, 0), None, Verdict.APPLIED, "", events, draws, tuple(ctx.remarks))
        last = entry.key if standing.last is None else max(standing.last, entry.key)
        settings = amended(standing.settings, events)
        after = Standing(course.state, settings, standing.text, last, standing.conduct)
        return Step(entry, (outcome,), standing, after)

    def _step(self, standing: Standing, item: InForce) -> Step:
        entry = item.entry
        outcomes: tuple[Outcome, ...] = ()
        after = Standing(standing.state, standing.settings, standing.text, entry.key, standing.conduct)
        match entry.body:
            case MessageBody():
                after, outcomes = self._message(after, item, entry.body)
            case RulingBody(Act(attempts) | ActFor(attempts) as decision):
                places = [((i, 0), attempt) for i, attempt in enumerate(attempts)]
                gm = isinstance(decision, Act)
                after, outcomes = self._attempts(after, item, places, gm=gm, ruled=True)
            case RulingBody(Throw(dice), _, because):
                outcomes = (self._throw(standing, entry, dice, because),)
            case RulingBody(decision, author) if isinstance(decision, Presiding):
                after, outcomes = self._preside(after, item, decision, author)
            case RulingBody(decision) if isinstance(decision, OnRecord):
                after, outcomes = self._on_record(after, item, decision)
            case ReportBody():
                after = _published(after, entry.at, entry.body)
            case SettingBody(changes, text):
                after = after._replace(
                    settings=after.settings.changed(changes),
                    text=after.text if text is None else text,
                )
        return Step(entry, outcomes, standing, after)

    def _throw(self, standing: Standing, entry: Entry, dice: Dice, because: str) -> Outcome:
        season = self.chance.season(entry.at, entry.seq)
        ctx = Context(entry.at, entry.id, standing.settings, self.chance, season=season)
        thrown = tuple(ctx.roll(str(dice), dice.sides) for _ in range(dice.number))
        text = f"{dice} came to {dice.total(thrown)}: {because}"
        return Outcome((0, 0), None, Verdict.APPLIED, text, draws=tuple(ctx.draws))

    def _message(
        self, standing: Standing, item: InForce, body: MessageBody
    ) -> tuple[Standing, tuple[Outcome, ...]]:
        certain, held = places(body.reading.items, item.answers)
        standing, outcomes = self._attempts(standing, item, certain, public=body.public)
        if not held:
            return standing, outcomes
        waiting = (Outcome(place, a, Verdict.PROVISIONAL, waits(self.contract.office)) for place, a in held)
        return standing, (*outcomes, *waiting)

    def _preside(
        self, standing: Standing, item: InForce, decision: Presiding, author: str
    ) -> tuple[Standing, tuple[Outcome, ...]]:
        """Carry out a ruling on the game's conduct, or check what one states."""
        place, contract = (0, 0), self.contract
        action: Action | None = None
        if isinstance(decision, Assert):
            checked = presiding.checked(contract, standing.state, decision, item.choices.get(place))
            if isinstance(checked, Outcome):
                return standing, (checked,)
            action = checked
        elif isinstance(decision, HandOver) and "hand_over" in contract.vocabulary.by_name:
            action = contract.vocabulary.action("hand_over", {"to": decision.to})
        paused = standing.conduct.paused
        conduct = presiding.conducted(standing.conduct, decision, item.entry.at)
        standing = standing._replace(conduct=conduct)
        if action is not None:
            acts: list[tuple[Position, Attempt]] = [(place, Attempt(action, author, "", (0, 0)))]
            acted, outcomes = self._attempts(standing, item, acts, gm=True, ruled=True)
            if isinstance(decision, Assert) or outcomes[0].verdict is Verdict.APPLIED:
                return acted, outcomes
        text, events = presiding.told(decision, author, contract.office), tuple[Event, ...]()
        if isinstance(decision, Resume) and paused is not None:
            standing, events = self._put_off(standing, paused, item.entry.at)
        return standing, (Outcome(place, None, Verdict.APPLIED, text, events),)

    def _put_off(
        self, standing: Standing, since: datetime, until: datetime
    ) -> tuple[Standing, tuple[Event, ...]]:
        """Let what ran out while the game stood still run on, where the settings say so."""
        if standing.settings.pause_clocks == "run" or ClocksPutOff not in self.contract.events:
            return standing, ()
        event = ClocksPutOff(since, until, self.contract.participants(standing.state))
        return standing.with_state(self.contract.evolve(standing.state, event)), (event,)

    def _on_record(
        self, standing: Standing, item: InForce, decision: OnRecord
    ) -> tuple[Standing, tuple[Outcome, ...]]:
        """Carry out a ruling on a claim of error, or make true what was ratified."""
        place, record = (0, 0), standing.conduct.record
        if isinstance(decision, AnswerClaim):
            came = claiming.answered(record, decision, item.entry.at)
            if isinstance(came, Refused):
                return standing, (Outcome(place, None, Verdict.REFUSED, came.text, refusal=came),)
            return _recorded(standing, came[0]), (Outcome(place, None, Verdict.APPLIED, came[1]),)

        def perform(state: S, action: Action, count: int) -> tuple[S, tuple[Event, ...]]:
            attempt, settings = Attempt(action, standing.conduct.gm, "", (0, 0)), standing.settings
            after, outcome = self._attempt(state, settings, item, (0, count), attempt, public=True, gm=True)
            return after, outcome.events

        ruled = item.choices.get((1, 0))
        made = ratifying.restored(self.contract, standing.state, decision, ruled, perform)
        ratification = Ratification(decision.report, decision.section, decision.since, decision.undoubted)
        record = record._replace(ratified=(*record.ratified, ratification))
        return _recorded(standing.with_state(made.state), record), made.outcomes

    def _claim(
        self, standing: Standing, item: InForce, place: Position, attempt: Attempt, action: ClaimError
    ) -> tuple[Standing, Outcome]:
        """Put a claim of error on record; no value changes."""
        entry, record = item.entry, standing.conduct.record
        made = claiming.Making(
            attempt.by or attempt.actor, entry.at, entry.id, place[0], item.choices.get(place)
        )
        came = claiming.claimed(self.contract, standing.state, record, standing.settings, action, made)
        if isinstance(came, Refused):
            return standing, refused(place, attempt, came)
        standing = _recorded(standing, came.record)
        if came.question is not None:
            text = came.question.text
            return standing, Outcome(place, attempt, Verdict.NEEDS_RULING, text, question=came.question)
        return standing, Outcome(place, attempt, Verdict.APPLIED, "", remarks=(came.remark,))

    def _attempts(
        self,
        standing: Standing,
        item: InForce,
        places: list[tuple[Position, Attempt]],
        public: bool = True,
        gm: bool = False,
        ruled: bool = False,
    ) -> tuple[Standing, tuple[Outcome, ...]]:
        """Rule on the attempts of one entry, top to bottom (mechanics X-3).

        `gm` attempts may do what only the game master may; `ruled` ones come from a ruling of any kind.
        """
        settings, conduct = standing.settings, standing.conduct

        def rule(state: S, place: Position, said: Attempt) -> tuple[S, Outcome]:
            attempt = said if ruled else presiding.seated(said, conduct)
            if isinstance(attempt, Refused):
                return state, refused(place, said, attempt)
            if conduct.paused is not None and not ruled:
                return state, refused(place, attempt, presiding.standing_still(conduct.paused))
            # a ruling that does something secret for somebody has told nobody of it
            seen = public and not (ruled and attempt.action.secret)
            return self._attempt(state, settings, item, place, attempt, seen, gm)

        body = item.entry.body
        items = body.reading.items if isinstance(body, MessageBody) else None
        batch = Batch(self.contract, settings, standing.state, rule, places, items)
        for place, said in places:
            if type(said.action) is ClaimError and (public or ruled or place[0] in item.answers):
                # no move of the game: whoever makes it, it neither waits nor undoes anything
                standing, outcome = self._claim(standing, item, place, said, said.action)
                batch.outcomes.append(outcome)
            else:
                batch.take(place, said)
        if batch.failed and settings.batch_mode == "all_or_nothing":
            return standing, tuple(undone(outcome) for outcome in batch.outcomes)
        return standing.with_state(batch.state), tuple(batch.outcomes)

    def _attempt(
        self,
        state: S,
        settings: Settings,
        item: InForce,
        place: Position,
        attempt: Attempt,
        public: bool,
        gm: bool,
    ) -> tuple[S, Outcome]:
        refusal = self._barred(attempt, settings, public, gm)
        if refusal is not None:
            return state, refused(place, attempt, refusal)
        entry = item.entry
        ctx = Context(
            entry.at,
            f"{entry.id}#{place[0]}" if place[1] == 0 else f"{entry.id}#{place[0]}.{place[1]}",
            settings,
            self.chance,
            attempt.actor,
            attempt.by,
            item.choices.get(place),
            gm,
            public,
            self.chance.season(entry.at, entry.seq),
            self.chance.renewed(entry.at, entry.seq),
        )
        ruling = self.contract.decide(state, attempt.action, ctx)
        if isinstance(ruling, Refused):
            return state, refused(place, attempt, ruling)
        if isinstance(ruling, NeedsRuling):
            text = ruling.text
            return state, Outcome(place, attempt, Verdict.NEEDS_RULING, text, question=ruling)
        events, draws = tuple(ruling.events), tuple(ctx.draws)
        applied = Verdict.APPLIED
        return ruling.state, Outcome(place, attempt, applied, "", events, draws, tuple(ctx.remarks))

    def _barred(self, attempt: Attempt, settings: Settings, public: bool, gm: bool) -> Refused | None:
        if attempt.action.gm_only and not gm:
            text = f"Only the {self.contract.office} can {attempt.action.name.replace('_', ' ')}."
            return Refused("GM_ONLY", self.contract.announcing, text)
        free = public or attempt.action.secret or attempt.action.anywhere
        if free or settings.misdirected == "accept":
            return None
        return Refused(
            "NOT_PUBLIC",
            self.contract.announcing,
            "This is done by announcement, and the message did not go to the game's list.",
            {},
            "Send it again to the list: quote it there and write TTttPF.",
        )


def _published(standing: Standing, at: datetime, body: ReportBody) -> Standing:
    # the order of a mapping may be lost when it is stored
    sections = tuple(sorted(body.values.keys() - set(body.informative)))
    report = Published(body.number, body.as_of or at, at, sections, body.revises)
    return _recorded(standing, standing.conduct.record.published(report))


def _recorded(standing: Standing, record: Record) -> Standing:
    return standing._replace(conduct=standing.conduct._replace(record=record))
