"""Single facts about the workspace: its instance id, when a mailbox was last read, the last run."""

import secrets
from typing import Any

from sqlalchemy import Connection, bindparam, select

from gamemaster.store.conflicts import Upsert
from gamemaster.store.tables import facts


def fact(conn: Connection, key: str) -> Any:
    """The JSON value stored under `key`, or None."""
    return conn.execute(_GET, {"wanted": key}).scalar()


def set_fact(conn: Connection, key: str, value: Any) -> None:
    """Store a JSON value under `key`, replacing what was there."""
    conn.execute(_SET.on(conn), {"key": key, "value": value})


def instance_id(conn: Connection) -> str:
    """What tells this workspace's mail from others'. The first call makes it up and has to write."""
    known = fact(conn, _INSTANCE)
    if isinstance(known, str):
        return known
    made = secrets.token_hex(6)
    set_fact(conn, _INSTANCE, made)
    return made


_INSTANCE = "instance"
_GET = select(facts.c.value).where(facts.c.key == bindparam("wanted"))
_SET = Upsert(
    facts,
    lambda insert: insert.on_conflict_do_update(
        index_elements=[facts.c.key], set_={"value": insert.excluded.value}
    ),
)
