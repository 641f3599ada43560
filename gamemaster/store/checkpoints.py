"""Checkpoints: states of a game from which folding can begin, so that the past is not folded again and again.

They are a cache. `ledger.record` throws away those whose past has changed, and the rest may be deleted at
any time.
"""

from datetime import datetime
from typing import NamedTuple

from sqlalchemy import Connection, bindparam, select, tuple_

from gamemaster.store.conflicts import Upsert
from gamemaster.store.tables import checkpoints
from gamemaster.store.types import JsonObject


class Checkpoint(NamedTuple):
    """The standing (`core.replay.Standing`) after step number `step`, and the key of that step.

    `state` is the game's state as JSON, `settings` all settings in force, `text` the contract's text if
    amended, `conduct` who conducts the game (`core.conduct`).
    """

    step: int
    at: datetime
    rank: int
    seq: int
    state: bytes
    settings: JsonObject
    text: str | None = None
    conduct: JsonObject | None = None


def save_checkpoint(conn: Connection, game: str, checkpoint: Checkpoint) -> None:
    """Keep a checkpoint, replacing one at the same step."""
    conn.execute(_SAVE.on(conn), {"game": game, **checkpoint._asdict()})


def latest_checkpoint(
    conn: Connection, game: str, before: tuple[datetime, int, int] | None = None
) -> Checkpoint | None:
    """The last checkpoint there is, or the last whose key lies below `before`."""
    if before is None:
        row = conn.execute(_LAST, {"of": game}).first()
    else:
        at, rank, seq = before
        row = conn.execute(_BEFORE, {"of": game, "at": at, "rank": rank, "seq": seq}).first()
    return None if row is None else Checkpoint(*row)._replace(state=bytes(row.state))


_C = checkpoints.c
_SAVE = Upsert(
    checkpoints,
    lambda insert: insert.on_conflict_do_update(
        index_elements=[_C.game, _C.step],
        set_={name: insert.excluded[name] for name in Checkpoint._fields if name != "step"},
    ),
)
_LAST = (
    select(*(_C[name] for name in Checkpoint._fields))
    .where(_C.game == bindparam("of"))
    .order_by(_C.step.desc())
    .limit(1)
)
_BEFORE = _LAST.where(
    tuple_(_C.at, _C.rank, _C.seq)
    < tuple_(
        bindparam("at", type_=_C.at.type),
        bindparam("rank", type_=_C.rank.type),
        bindparam("seq", type_=_C.seq.type),
    )
)
