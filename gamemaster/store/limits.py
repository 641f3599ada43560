"""Counters that keep automatic mail at a bounded rate: so many of a kind to a person on a day."""

from datetime import date

from sqlalchemy import Connection, bindparam, delete, select

from gamemaster.store.conflicts import Upsert
from gamemaster.store.prepared import Prepared
from gamemaster.store.tables import limits


def count_up(conn: Connection, person: str, day: date, kind: str, limit: int) -> bool:
    """Count one more mail of `kind` to `person` on `day`; False, and nothing counted, once there are `limit`.

    `person` is a name or an address, `day` the day in UTC.
    """
    if limit < 1:
        return False
    values = {"person": person, "day": day.isoformat(), "kind": kind, "count": 1, "most": limit}
    return _COUNT.first(conn, values) is not None


def counted(conn: Connection, person: str, day: date, kind: str) -> int:
    """How many were counted so far."""
    found = conn.execute(_GET, {"whom": person, "on_day": day.isoformat(), "of_kind": kind}).scalar()
    return 0 if found is None else int(found)


def forget_limits(conn: Connection, before: date) -> None:
    """Drop the counters of days before `before`."""
    conn.execute(delete(limits).where(limits.c.day < before.isoformat()))


_COUNT = Prepared(
    Upsert(
        limits,
        lambda insert: insert.on_conflict_do_update(
            index_elements=[limits.c.person, limits.c.day, limits.c.kind],
            set_={"count": limits.c.count + 1},
            where=limits.c.count < bindparam("most"),
        ).returning(limits.c.count),
    ),
    limits.c.keys(),
)
_GET = select(limits.c.count).where(
    limits.c.person == bindparam("whom"),
    limits.c.day == bindparam("on_day"),
    limits.c.kind == bindparam("of_kind"),
)
