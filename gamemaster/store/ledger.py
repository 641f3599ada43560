"""The ledger: entries that came in, and the steps that follow from them.

What must stay true: `record` is the only way in. It writes entries and steps together with the game's head,
in the caller's transaction, and refuses when another process has changed the game since the head was read.
The steps numbered 1 to `Head.steps` are at any moment the whole fold, in its order; a fold that changes the
past replaces the last so many of them.
"""

from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime
from typing import Any, NamedTuple

from sqlalchemy import Connection, bindparam, delete, insert, select, update

from gamemaster.core.errors import LedgerError, TransportError, UsageError
from gamemaster.store.prepared import Prepared
from gamemaster.store.tables import checkpoints, entries, events, games, outcomes, steps, values_by_time
from gamemaster.store.types import JsonObject, short_name


class Overtaken(TransportError):
    """Another process changed the game meanwhile: undo, read the head again and repeat."""


class Head(NamedTuple):
    """Where a game stands.

    `arrivals` is the seq of its last entry, `steps` the number of its last step, `clock` how far time has
    been let run. `revision` grows with each change.
    """

    game: str
    revision: int
    arrivals: int
    steps: int
    clock: datetime


class EntryRow(NamedTuple):
    """An entry (`core.ledger.Entry`) with its body as JSON.

    `rank` orders the kinds at one instant (`Entry.key`). `message` is the number of the mail it came by,
    `reader` the version that read it.
    """

    id: str
    seq: int
    kind: str
    at: datetime
    rank: int
    body: JsonObject
    arrived_at: datetime
    message: int | None = None
    reader: str = ""


class EventRow(NamedTuple):
    """An event as JSON. `seen_by` None is everybody."""

    body: JsonObject
    seen_by: tuple[str, ...] | None = None


class OutcomeRow(NamedTuple):
    """An outcome (`core.outcome.Outcome`). Of a tick, `actor` and `action` are None.

    `words` are those that announced it, `by` who sent them on behalf of `actor`. `code`, `section`,
    `numbers` and `instead` tell a refusal, `code`, `section` and `candidates` an open rule. `remarks` and
    `draws` are JSON lists.
    """

    item: int
    sub: int
    verdict: str
    actor: str | None = None
    action: str | None = None
    params: JsonObject | None = None
    text: str = ""
    code: str = ""
    section: str = ""
    numbers: JsonObject | None = None
    instead: str = ""
    candidates: list[str] | None = None
    remarks: list[Any] | None = None
    draws: list[Any] | None = None
    words: str = ""
    by: str | None = None
    events: tuple[EventRow, ...] = ()


class ChangeRow(NamedTuple):
    """A value that the step changed.

    `event` counts through the events of the step from 0 (-1: by none of them). `gone` says that `subject`
    has no such value any more.
    """

    subject: str
    name: str
    value: Any
    event: int = -1
    gone: bool = False


class StepRow(NamedTuple):
    """What one entry or tick did (`core.replay.Step`), with the key under which it took effect.

    `n` is given by `record`: the place of the step in the fold, from 1.
    """

    entry: str
    kind: str
    at: datetime
    rank: int
    seq: int
    outcomes: tuple[OutcomeRow, ...] = ()
    changes: tuple[ChangeRow, ...] = ()
    n: int = 0


def load_head(conn: Connection, game: str) -> Head:
    """Where `game` stands; raises UsageError when there is no such game."""
    row = conn.execute(_HEAD, {"wanted": game}).first()
    if row is None:
        raise UsageError(f"no game is called {game!r}")
    return Head(*row)


def game_revision(conn: Connection, game: str) -> int | None:
    """The revision of the game's head, to tell whether a copy is still right; None for no such game."""
    found = _REVISION.first(conn, {"wanted": game})
    return None if found is None else int(found)


def has_entry(conn: Connection, game: str, entry: str) -> bool:
    """Whether the game has an entry with this id."""
    return _HAS_ENTRY.first(conn, {"of": game, "wanted": entry}) is not None


def record(
    conn: Connection,
    head: Head,
    *,
    entries: Sequence[EntryRow] = (),
    steps: Sequence[StepRow] = (),
    removed: Sequence[str] = (),
    clock: datetime | None = None,
) -> Head:
    """Add `entries` and `steps` to the game, and let its clock run to `clock`; the head afterwards.

    `removed` are the entries of the last steps there are, in their order, that no longer hold and make way
    for `steps`; checkpoints among them go with them. Raises Overtaken when `head` is out of date,
    LedgerError when `removed` are not the last steps.
    """
    kept = head.steps - len(removed)
    if removed:
        _check_end(conn, head, removed)
        replaced = {"of": head.game, "kept": kept}
        for statement in _CUT:
            conn.execute(statement, replaced)
    if entries:
        if entries[0].seq <= head.arrivals:
            raise LedgerError(f"{head.game} has an entry with number {entries[0].seq} already")
        _ENTRY.run_all(conn, [{"game": head.game, **entry._asdict()} for entry in entries])
    _insert_steps(conn, head.game, steps, kept + 1)
    after = Head(
        head.game,
        head.revision + 1,
        max((head.arrivals, *(entry.seq for entry in entries))),
        kept + len(steps),
        head.clock if clock is None else max(head.clock, clock),
    )
    if _ADVANCE.run(conn, {**after._asdict(), "seen": head.revision}) != 1:
        raise Overtaken(f"the game {head.game} was changed by another program meanwhile; try again")
    return after


def clear_steps(conn: Connection, head: Head) -> Head:
    """Throw away every step of the game, with its checkpoints, to be recorded anew; the head without them."""
    for statement in _CUT:
        conn.execute(statement, {"of": head.game, "kept": 0})
    return head._replace(steps=0)


def load_entries(conn: Connection, game: str, beyond: int = 0) -> list[EntryRow]:
    """The entries that the fold of steps 1 to `beyond` does not cover, by (at, rank, seq); with 0 all.

    Covered is an entry whose own step is among them. Rulings that only change other entries, and entries
    they have voided, have no step and are always among the result.
    """
    if beyond < 1:
        return [EntryRow(*row) for row in conn.execute(_ENTRIES, {"of": game})]
    return [EntryRow(*row) for row in conn.execute(_UNCOVERED, {"of": game, "beyond": beyond})]


def load_entry(conn: Connection, game: str, entry: str) -> EntryRow | None:
    """The entry with this id."""
    row = conn.execute(_ENTRIES.where(_E.id == entry), {"of": game}).first()
    return None if row is None else EntryRow(*row)


def _check_end(conn: Connection, head: Head, removed: Sequence[str]) -> None:
    """Without this a caller whose memory differs from the database would cut off the wrong end."""
    first = {"of": head.game, "number": head.steps - len(removed) + 1}
    if conn.execute(_STEP_ENTRY, first).scalar() != short_name(removed[0]):
        raise LedgerError(f"the last {len(removed)} steps of {head.game} do not begin with {removed[0]}")


def _insert_steps(conn: Connection, game: str, rows: Sequence[StepRow], first: int) -> None:
    numbered = list(enumerate(rows, first))
    _STEP.run_all(conn, [_step(game, n, step) for n, step in numbered])
    _OUTCOME.run_all(conn, [_outcome(game, n, o) for n, step in numbered for o in step.outcomes])
    _EVENT.run_all(conn, [event for n, step in numbered for event in _events(game, n, step.outcomes)])
    _VALUE.run_all(conn, [value for n, step in numbered for value in _values(game, n, step)])


def _step(game: str, n: int, step: StepRow) -> dict[str, Any]:
    return {
        "game": game,
        "n": n,
        "entry": step.entry,
        "kind": step.kind,
        "at": step.at,
        "rank": step.rank,
        "seq": step.seq,
    }


def _outcome(game: str, n: int, outcome: OutcomeRow) -> dict[str, Any]:
    fields = outcome._asdict()
    del fields["events"]
    return {"game": game, "step": n, **fields}


def _events(game: str, n: int, rows: Iterable[OutcomeRow]) -> list[Mapping[str, Any]]:
    told = [(outcome, event) for outcome in rows for event in outcome.events]
    return [
        {
            "game": game,
            "step": n,
            "n": index,
            "item": outcome.item,
            "sub": outcome.sub,
            "body": event.body,
            "seen_by": None if event.seen_by is None else list(event.seen_by),
        }
        for index, (outcome, event) in enumerate(told)
    ]


def _values(game: str, n: int, step: StepRow) -> list[Mapping[str, Any]]:
    placed = {"game": game, "step": n, "at": step.at, "entry": step.entry}
    return [{**placed, "n": index, **change._asdict()} for index, change in enumerate(step.changes)]


_E = entries.c
_HEAD = select(games.c.id, games.c.revision, games.c.arrivals, games.c.steps, games.c.clock).where(
    games.c.id == bindparam("wanted")
)
_REVISION = Prepared(select(games.c.revision).where(games.c.id == bindparam("wanted", type_=games.c.id.type)))
_HAS_ENTRY = Prepared(
    select(_E.seq).where(
        _E.game == bindparam("of", type_=_E.game.type), _E.id == bindparam("wanted", type_=_E.id.type)
    )
)
_ADVANCE = Prepared(
    update(games)
    .where(games.c.id == bindparam("game"), games.c.revision == bindparam("seen"))
    .values({name: bindparam(name) for name in ("revision", "arrivals", "steps", "clock")})
)
_ENTRY, _STEP, _OUTCOME, _EVENT, _VALUE = (
    Prepared(insert(table), table.c.keys()) for table in (entries, steps, outcomes, events, values_by_time)
)
_CUT = tuple(
    delete(table).where(table.c.game == bindparam("of"), number > bindparam("kept"))
    for table, number in (
        (steps, steps.c.n),
        (outcomes, outcomes.c.step),
        (events, events.c.step),
        (values_by_time, values_by_time.c.step),
        (checkpoints, checkpoints.c.step),
    )
)
_STEP_ENTRY = select(steps.c.entry).where(steps.c.game == bindparam("of"), steps.c.n == bindparam("number"))
_ENTRIES = (
    select(*(_E[name] for name in EntryRow._fields))
    .where(_E.game == bindparam("of"))
    .order_by(_E.at, _E.rank, _E.seq)
)
_COVERED = (
    select(steps.c.entry)
    .where(steps.c.game == _E.game, steps.c.entry == _E.id, steps.c.n <= bindparam("beyond"))
    .exists()
)
_UNCOVERED = _ENTRIES.where(~_COVERED)
