"""Single facts about the workspace: its instance id, when a mailbox was last read, the last run."""

import secrets
from typing import Any

from sqlalchemy import Connection, bindparam, select

from gamemaster.store.conflicts import Upsert
from gamemaster.store.prepared import Prepared
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


def letter_key(conn: Connection) -> str:
    """The secret that the Message-IDs of our mail are made with. The first call makes it up and writes."""
    known = _LETTER.first(conn, {"wanted": _LETTER_KEY})
    if known is not None:
        # as the driver gives it: JSON
        return str(known).strip('"')
    made = secrets.token_hex(32)
    set_fact(conn, _LETTER_KEY, made)
    return made


def reminder_key(game: str, mark: str) -> str:
    """The key of the fact that a reminder with this mark was sent in a game."""
    return f"reminded:{game}:{mark}"


_INSTANCE = "instance"
_LETTER_KEY = "letter key"
_GET = select(facts.c.value).where(facts.c.key == bindparam("wanted"))
_LETTER = Prepared(_GET)
_SET = Upsert(
    facts,
    lambda insert: insert.on_conflict_do_update(
        index_elements=[facts.c.key], set_={"value": insert.excluded.value}
    ),
)
