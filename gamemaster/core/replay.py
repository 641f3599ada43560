"""Replay: the one definition of a game's state.

Two rules hold in this file. The state is a pure fold over the entries in force, in the order of their
keys. And the clock has no memory of its own: before each entry, every tick that the state says is due by
then happens first, so that a late mail moves deadlines exactly as it would have in time.

`Standing` is where a game stands between two entries, `Step` what one entry (or tick) did.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Generic, NamedTuple, TypeVar

from gamemaster.core.action import Attempt
from gamemaster.core.calendar import iso
from gamemaster.core.chance import Chance
from gamemaster.core.context import Context
from gamemaster.core.contract import Contract, Start, Tick
from gamemaster.core.errors import LedgerError
from gamemaster.core.ledger import (
    Act,
    Entry,
    InForce,
    Key,
    Kind,
    MessageBody,
    RulingBody,
    SettingBody,
    TickBody,
)
from gamemaster.core.outcome import NeedsRuling, Outcome, Position, Refused, Verdict
from gamemaster.core.reading import Question
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


class Step(NamedTuple):
    """What one entry did. `before` and `after` share everything that it did not change."""

    entry: Entry
    outcomes: tuple[Outcome, ...]
    before: Standing
    after: Standing


@dataclass(frozen=True)
class Referee(Generic[S]):
    """A contract at work on one game: the rules, the game's chance, and the facts it began with."""

    contract: Contract[S]
    chance: Chance
    start: Start
    settings: Settings

    def opening(self) -> Standing:
        """Where the game stands before its first entry."""
        return Standing(self.contract.setup(self.start, self.settings), self.settings, None, None)

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
        while True:
            tick = self.contract.next_tick(standing.state, standing.settings)
            if tick is None or tick.at > until:
                return
            happened = happened + 1 if tick.at == last else 0
            last = tick.at
            if happened > _TICKS_AT_ONCE:
                raise LedgerError(f"{self.start.game}: the clock does not get past {iso(tick.at)}")
            step = self._tick(standing, tick)
            standing = step.after
            yield step

    def _tick(self, standing: Standing, tick: Tick) -> Step:
        name = f"tick:{tick.kind}:{iso(tick.at)}"
        entry = Entry(name, tick.at, 0, Kind.TICK, TickBody(tick.kind))
        ctx = Context(tick.at, name, standing.settings, self.chance)
        course = self.contract.tick(standing.state, tick, ctx)
        outcome = Outcome(
            (0, 0),
            None,
            Verdict.APPLIED,
            "",
            tuple(course.events),
            tuple(ctx.draws),
            tuple(ctx.remarks),
        )
        # a tick that became due in the past happens now, after what is folded already
        last = entry.key if standing.last is None else max(standing.last, entry.key)
        return Step(entry, (outcome,), standing, standing._replace(state=course.state, last=last))

    def _step(self, standing: Standing, item: InForce) -> Step:
        entry = item.entry
        outcomes: tuple[Outcome, ...] = ()
        after = standing._replace(last=entry.key)
        match entry.body:
            case MessageBody():
                after, outcomes = self._message(after, item, entry.body)
            case RulingBody(Act(attempts)):
                places = [((i, 0), attempt) for i, attempt in enumerate(attempts)]
                after, outcomes = self._attempts(after, item, places, gm=True)
            case SettingBody(changes, text):
                after = after._replace(
                    settings=after.settings.changed(changes),
                    text=after.text if text is None else text,
                )
        return Step(entry, outcomes, standing, after)

    def _message(
        self, standing: Standing, item: InForce, body: MessageBody
    ) -> tuple[Standing, tuple[Outcome, ...]]:
        certain, held = _places(body.reading.items, item.answers)
        standing, outcomes = self._attempts(standing, item, certain, public=body.public)
        waiting = (Outcome(place, a, Verdict.PROVISIONAL, _WAITS) for place, a in held)
        return standing, (*outcomes, *waiting)

    def _attempts(
        self,
        standing: Standing,
        item: InForce,
        places: list[tuple[Position, Attempt]],
        public: bool = True,
        gm: bool = False,
    ) -> tuple[Standing, tuple[Outcome, ...]]:
        """Rule on the attempts of one entry, top to bottom (mechanics X-3)."""
        settings = standing.settings
        state, outcomes, failed = standing.state, list[Outcome](), False
        for place, attempt in places:
            if failed and settings.batch_mode == "stop":
                outcomes.append(_refuse(place, attempt, _STOPPED))
                continue
            state, outcome = self._attempt(state, settings, item, place, attempt, public, gm)
            failed = failed or outcome.verdict is not Verdict.APPLIED
            outcomes.append(outcome)
        if failed and settings.batch_mode == "all_or_nothing":
            return standing, tuple(_undone(outcome) for outcome in outcomes)
        return standing._replace(state=state), tuple(outcomes)

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
            return state, _refuse(place, attempt, refusal)
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
        )
        ruling = self.contract.decide(state, attempt.action, ctx)
        if isinstance(ruling, Refused):
            return state, _refuse(place, attempt, ruling)
        if isinstance(ruling, NeedsRuling):
            text = ruling.text
            return state, Outcome(place, attempt, Verdict.NEEDS_RULING, text, question=ruling)
        events, draws = tuple(ruling.events), tuple(ctx.draws)
        applied = Verdict.APPLIED
        return ruling.state, Outcome(place, attempt, applied, "", events, draws, tuple(ctx.remarks))

    def _barred(self, attempt: Attempt, settings: Settings, public: bool, gm: bool) -> Refused | None:
        if attempt.action.gm_only and not gm:
            text = f"Only the game master can {attempt.action.name.replace('_', ' ')}."
            return Refused("GM_ONLY", self.contract.announcing, text)
        if public or attempt.action.secret or settings.misdirected == "accept":
            return None
        return Refused(
            "NOT_PUBLIC",
            self.contract.announcing,
            "This is done by announcement, and the message did not go to the game's list.",
            {},
            "Send it again to the list: quote it there and write TTttPF.",
        )


def _places(
    items: tuple[Attempt | Question, ...], answers: Mapping[int, tuple[Attempt, ...]]
) -> tuple[list[tuple[Position, Attempt]], list[tuple[Position, Attempt]]]:
    """The attempts to rule on now, and those that wait because an open question stands before them."""
    certain: list[tuple[Position, Attempt]] = []
    held: list[tuple[Position, Attempt]] = []
    waiting = False
    for index, item in enumerate(items):
        if not isinstance(item, Question):
            (held if waiting else certain).append(((index, 0), item))
        elif index in answers:
            meant = [((index, i), attempt) for i, attempt in enumerate(answers[index])]
            (held if waiting else certain).extend(meant)
        else:
            waiting = True
    return certain, held


def _refuse(place: Position, attempt: Attempt, refusal: Refused) -> Outcome:
    return Outcome(place, attempt, Verdict.REFUSED, refusal.text, refusal=refusal)


def _undone(outcome: Outcome) -> Outcome:
    if outcome.verdict is not Verdict.APPLIED or outcome.attempt is None:
        return outcome
    return _refuse(outcome.position, outcome.attempt, _UNDONE)


_WAITS = "This waits for the game master's answer to a question earlier in the message."
_STOPPED = Refused("BATCH_STOPPED", "", "An earlier action of the message failed, and this game stops there.")
_UNDONE = Refused("BATCH_UNDONE", "", "Another action of the message failed, and this game does all or none.")
