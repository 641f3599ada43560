"""Changing a game: the one place where an entry gets into a timeline and into the store, both or neither.

The rows written here are the step as it was folded: outcomes, events, and the values each event changed.
"""

from collections.abc import Iterable, Sequence
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import Connection

from gamemaster.core.calendar import spoken
from gamemaster.core.codec import encode_body
from gamemaster.core.contract import Contract
from gamemaster.core.difference import changes
from gamemaster.core.errors import NotYet, UsageError
from gamemaster.core.event import Event
from gamemaster.core.ledger import Body, Entry, Kind, MessageBody, Redate, RulingBody, spoken_of
from gamemaster.core.outcome import Outcome
from gamemaster.core.replay import Step
from gamemaster.core.timeline import BeforeBase, Refold
from gamemaster.service.workspace.loaded import Live, awaited, load_live
from gamemaster.store.checkpoints import Checkpoint, save_checkpoint
from gamemaster.store.ledger import ChangeRow, EntryRow, EventRow, OutcomeRow, StepRow, load_entry, record

# so many steps are folded at most when a game is loaded
_CHECKPOINT_EVERY = 500


def add_entry(
    tx: Connection,
    live: Live,
    entry_id: str,
    at: datetime,
    kind: Kind,
    body: Body,
    now: datetime,
    message: int | None = None,
) -> Refold:
    """Add a fact to the game and store everything that follows from it.

    `message` is the number of the stored mail it came by. Raises LedgerError for an entry known already,
    UsageError for a moment that is still to come: the game would be carried along to it.
    """
    not_ahead(live, at, now)
    entry = Entry(entry_id, at, live.stored.arrivals + 1, kind, body)
    try:
        refold = live.timeline.append(entry)
    except BeforeBase:
        refold = _reaching_back(tx, live, entry)
    # an entry taken back does not take back the time that has passed since
    refold = Refold(refold.old, (*refold.new, *live.timeline.advance(live.stored.clock)))
    reader = body.reading.reader if isinstance(body, MessageBody) else ""
    _, rank, seq = entry.key
    row = EntryRow(entry_id, seq, kind.value, at, rank, encode_body(body), now, message, reader)
    _store(tx, live, refold, [row])
    return refold


def _reaching_back(tx: Connection, live: Live, entry: Entry) -> Refold:
    """Take in an entry that changes what lies before the part of the game in memory."""
    known, of = [entry.key], spoken_of(entry)
    if isinstance(entry.body, RulingBody) and isinstance(entry.body.decision, Redate):
        known.append((entry.body.decision.at, *entry.key[1:]))
    while of is not None and (row := load_entry(tx, live.id, of)) is not None:
        known.append((row.at, row.rank, row.seq))
        of = row.body["decision"].get("of") if row.kind == Kind.RULING else None
    try:
        live.timeline = load_live(tx, live.id, before=min(known)).timeline
        return live.timeline.append(entry)
    except BeforeBase:
        # it had been re-dated from further back
        live.timeline = load_live(tx, live.id, whole=True).timeline
        return live.timeline.append(entry)


def not_ahead(live: Live, at: datetime, now: datetime) -> datetime:
    """`at`, unless it is still to come (but for what clocks differ by); raises UsageError then."""
    latest = max(now, live.game.starts_at, live.stored.clock) + timedelta(minutes=live.settings.max_skew)
    if at > latest:
        raise UsageError(f"{spoken(at)} is still to come; nothing can be dated later than now")
    return at


def advance(tx: Connection, live: Live, until: datetime) -> tuple[Step, ...]:
    """Let the game's clock run to `until`; the ticks that happened."""
    if until <= live.stored.clock:
        return ()
    steps = live.timeline.advance(until)
    _store(tx, live, Refold((), steps), [], until)
    return steps


def _store(
    tx: Connection, live: Live, refold: Refold, entries: list[EntryRow], clock: datetime | None = None
) -> None:
    _not_before_beacon(live, refold.new)
    before = live.stored
    live.stored = record(
        tx,
        before,
        entries=entries,
        steps=[step_row(live.contract, step) for step in refold.new],
        removed=[step.entry.id for step in refold.old],
        clock=live.timeline.clock if clock is None else clock,
    )
    keep_checkpoints(tx, live.id, live.contract, refold.new, live.stored.steps - len(refold.new) + 1)


def _not_before_beacon(live: Live, steps: Iterable[Step]) -> None:
    """Raise NotYet where a draw hangs on a secret whose beacon is still to come: it would not stay."""
    if live.waiting is None:
        return
    draws = (draw for step in steps for draw in step.draws)
    if any(draw.secret == live.waiting.secret for draw in draws):
        raise NotYet(f"{awaited(live)}; until then nothing can be drawn. Then: gamemaster beacon {live.id}")


def keep_checkpoints(
    tx: Connection, game: str, contract: Contract[Any], steps: Sequence[Step], first: int
) -> None:
    """Keep a checkpoint wherever steps, numbered from `first` on, pass a multiple of their distance."""
    kept = (first - 1) // _CHECKPOINT_EVERY
    for n, step in enumerate(steps, first):
        # ticks follow from the state by themselves, so a checkpoint stands right after an entry
        if n // _CHECKPOINT_EVERY > kept and step.entry.kind is not Kind.TICK:
            kept = n // _CHECKPOINT_EVERY
            save_checkpoint(tx, game, _checkpoint(contract, step, n))


def _checkpoint(contract: Contract[Any], last: Step, n: int) -> Checkpoint:
    standing = last.after
    # not the entry's own key: one that was due in the past does not move the game's last key back
    at, rank, seq = standing.last or last.entry.key
    state = contract.dump_state(standing.state)
    settings = standing.settings.model_dump(mode="json")
    return Checkpoint(n, at, rank, seq, state, settings, standing.text, standing.conduct.to_json())


def step_row(contract: Contract[Any], step: Step) -> StepRow:
    """A step as the store keeps it."""
    at, rank, seq = step.entry.key
    events = [event for outcome in step.outcomes for event in outcome.events]
    changed = changes(contract, step.before.state, events)
    return StepRow(
        step.entry.id,
        step.entry.kind.value,
        at,
        rank,
        seq,
        tuple(_outcome_row(contract, outcome) for outcome in step.outcomes),
        tuple(ChangeRow(c.subject, c.name, c.new, c.event_index, c.gone) for c in changed),
    )


def _outcome_row(contract: Contract[Any], outcome: Outcome) -> OutcomeRow:
    attempt, refusal, question = outcome.attempt, outcome.refusal, outcome.question
    item, sub = outcome.position
    return OutcomeRow(
        item=item,
        sub=sub,
        verdict=outcome.verdict.value,
        actor=attempt.actor if attempt else None,
        action=attempt.action.name if attempt else None,
        params=attempt.action.params() if attempt else None,
        text=outcome.text,
        code=refusal.code if refusal else question.code if question else "",
        section=refusal.section if refusal else question.section if question else "",
        numbers=dict(refusal.numbers) if refusal else None,
        instead=refusal.instead if refusal else "",
        candidates=list(question.candidates) if question else None,
        remarks=[list(remark) for remark in outcome.remarks] or None,
        draws=[list(draw) for draw in outcome.draws] or None,
        words=attempt.text if attempt else "",
        by=attempt.by if attempt else None,
        events=tuple(_event_row(contract, event) for event in outcome.events),
    )


def _event_row(contract: Contract[Any], event: Event) -> EventRow:
    seen_by = None if event.seen_by is None else tuple(sorted(event.seen_by))
    return EventRow(contract.dump_event(event), seen_by)
