"""What happened: steps with their outcomes, events and changes, read back as `ledger.record` took them."""

from collections import defaultdict
from collections.abc import Sequence
from datetime import datetime
from typing import Any

from sqlalchemy import ColumnElement, Connection, and_, select

from gamemaster.core.chance import Draw
from gamemaster.store.ledger import ChangeRow, EventRow, OutcomeRow, StepRow
from gamemaster.store.tables import events, outcomes, steps, values_by_time


def steps_between(
    conn: Connection, game: str, since: datetime | None = None, until: datetime | None = None
) -> list[StepRow]:
    """The steps that took effect from `since` on and before `until`, in the order of the fold."""
    asked = [steps.c.game == game]
    if since is not None:
        asked.append(steps.c.at >= since)
    if until is not None:
        asked.append(steps.c.at < until)
    return _load(conn, and_(*asked))


def steps_from(conn: Connection, game: str, first: int) -> list[StepRow]:
    """The steps numbered `first` and above."""
    return _load(conn, and_(steps.c.game == game, steps.c.n >= first))


def steps_numbered(conn: Connection, game: str, numbers: Sequence[int]) -> list[StepRow]:
    """The steps with these numbers, in the order of the fold."""
    return _load(conn, and_(steps.c.game == game, steps.c.n.in_(numbers)))


def step_of(conn: Connection, game: str, entry: str) -> StepRow | None:
    """What the entry (or tick) with this id did; None when it has no effect."""
    found = _load(conn, and_(steps.c.game == game, steps.c.entry == entry))
    return found[0] if found else None


def draws_of(conn: Connection, game: str) -> list[Draw]:
    """Every draw of the game, in the order of the fold."""
    asked = and_(outcomes.c.game == game, outcomes.c.draws.is_not(None))
    query = select(outcomes.c.draws).where(asked).order_by(outcomes.c.step, outcomes.c.item, outcomes.c.sub)
    return [Draw(*draw) for (draws,) in conn.execute(query) for draw in draws]


def _load(conn: Connection, asked: ColumnElement[bool]) -> list[StepRow]:
    told = _events(conn, asked)
    ruled: dict[int, list[OutcomeRow]] = defaultdict(list)
    found: dict[int, StepRow] = {}
    query = _STEPS.where(asked).order_by(steps.c.n, outcomes.c.item, outcomes.c.sub)
    for row in conn.execute(query):
        step = StepRow(*row[: len(_STEP_FIELDS)])
        n = row.step_n
        found[n] = step
        if row.verdict is not None:
            outcome = OutcomeRow(*row[len(_STEP_FIELDS) : -1])
            ruled[n].append(outcome._replace(events=tuple(told[n, outcome.item, outcome.sub])))
    changed = _changes(conn, asked)
    return [
        step._replace(n=n, outcomes=tuple(ruled[n]), changes=tuple(changed[n])) for n, step in found.items()
    ]


def _events(conn: Connection, asked: ColumnElement[bool]) -> dict[tuple[int, int, int], list[EventRow]]:
    found: dict[tuple[int, int, int], list[EventRow]] = defaultdict(list)
    for row in conn.execute(_EVENTS.where(asked).order_by(events.c.step, events.c.n)):
        seen_by = None if row.seen_by is None else tuple(row.seen_by)
        found[row.step, row.item, row.sub].append(EventRow(row.body, seen_by))
    return found


def _changes(conn: Connection, asked: ColumnElement[bool]) -> dict[int, list[ChangeRow]]:
    found: dict[int, list[ChangeRow]] = defaultdict(list)
    for step, *fields in conn.execute(
        _CHANGES.where(asked).order_by(values_by_time.c.step, values_by_time.c.n)
    ):
        found[step].append(ChangeRow(*fields))
    return found


_STEP_FIELDS = ("entry", "kind", "at", "rank", "seq")
_OUTCOME_FIELDS = OutcomeRow._fields[:-1]


def _of_step(table: Any) -> ColumnElement[bool]:
    return and_(table.c.game == steps.c.game, table.c.step == steps.c.n)


_STEPS = select(
    *(steps.c[name] for name in _STEP_FIELDS),
    *(outcomes.c[name] for name in _OUTCOME_FIELDS),
    steps.c.n.label("step_n"),
).select_from(steps.outerjoin(outcomes, _of_step(outcomes)))
_EVENTS = select(events.c.step, events.c.item, events.c.sub, events.c.body, events.c.seen_by).select_from(
    steps.join(events, _of_step(events))
)
_CHANGES = select(values_by_time.c.step, *(values_by_time.c[name] for name in ChangeRow._fields)).select_from(
    steps.join(values_by_time, _of_step(values_by_time))
)
