"""Raw mail as it came in, and what became of it.

What must stay true: the bytes are stored before anybody tries to understand them, never change, and are never
deleted.
"""

from datetime import datetime
from enum import StrEnum
from typing import Any, NamedTuple

from sqlalchemy import Connection, Select, bindparam, func, insert, or_, select, update

from gamemaster.store.prepared import Prepared
from gamemaster.store.tables import messages


class Status(StrEnum):
    """What became of a message."""

    NEW = "new"
    DONE = "done"
    IGNORED = "ignored"
    DUPLICATE = "duplicate"
    HELD = "held"
    WAITING = "waiting"
    QUARANTINED = "quarantined"


class Arrival(NamedTuple):
    """A message to be stored. `message_id` is its own or one derived from the digest, never empty.

    `digest` tells whether two messages say the same (the caller decides of what it is made), `wording`
    whether they do but for their date. `date` is the Date header, `arrived` the list's stamp, `stored` the
    mailbox's, `received_at` when the program took it in. `source` says where it came from, for people.
    """

    message_id: str
    digest: str
    raw: bytes
    received_at: datetime
    date: datetime | None = None
    arrived: datetime | None = None
    stored: datetime | None = None
    source: str = ""
    status: Status = Status.NEW
    reason: str = ""
    duplicate_of: int | None = None
    wording: str = ""


class Known(NamedTuple):
    """A message that is stored, without its bytes."""

    id: int
    message_id: str
    digest: str
    received_at: datetime
    date: datetime | None
    arrived: datetime | None
    stored: datetime | None
    source: str
    status: Status
    reason: str
    duplicate_of: int | None
    attempts: int
    traceback: str


def store_message(conn: Connection, arrival: Arrival) -> int:
    """Store a message; its number."""
    return int(_INSERT.first(conn, {**arrival._asdict(), "attempts": 0, "traceback": ""}))


def same_messages(conn: Connection, message_id: str, digest: str, before: int | None = None) -> list[Known]:
    """Every stored message that has this Message-ID or this digest, oldest first.

    With `before` only those numbered below it.
    """
    asked: dict[str, object] = {"wanted_id": message_id, "wanted_digest": digest}
    if before is None:
        return _all(conn, _SAME, asked)
    if _ANY_SAME.first(conn, {**asked, "before": before}) is None:
        return []
    return [known for known in _all(conn, _SAME, asked) if known.id < before]


def same_wording(conn: Connection, wording: str, since: datetime, before: int) -> list[Known]:
    """The messages below `before`, taken in from `since` on, that say the same but for their date."""
    asked = {"wanted": wording, "since": since, "before": before}
    if not wording or _ANY_WORDING.first(conn, asked) is None:
        return []
    return _all(conn, _WORDING, asked)


def message(conn: Connection, number: int) -> Known | None:
    """The message with this number."""
    found = _all(conn, _ONE, {"wanted": number})
    return found[0] if found else None


def raw_message(conn: Connection, number: int) -> bytes | None:
    """The bytes of the message with this number."""
    found = conn.execute(_RAW, {"wanted": number}).scalar()
    return None if found is None else bytes(found)


def messages_with(conn: Connection, status: Status) -> list[Known]:
    """Every message of which this became, oldest first."""
    return _all(conn, _WITH, {"wanted": status})


def message_counts(conn: Connection) -> dict[Status, int]:
    """How many messages there are of each status."""
    query = select(messages.c.status, func.count()).group_by(messages.c.status)
    return {Status(status): count for status, count in conn.execute(query)}


def settle_message(
    conn: Connection, number: int, status: Status, reason: str = "", duplicate_of: int | None = None
) -> None:
    """Write down what became of a message."""
    values = {"number": number, "status": status, "reason": reason, "duplicate_of": duplicate_of}
    _SETTLE.run(conn, values)


def quarantine_message(conn: Connection, number: int, traceback: str, reason: str = "") -> None:
    """Set a message aside because processing it threw.

    This belongs into a transaction of its own, since the one that threw is undone.
    """
    conn.execute(_QUARANTINE, {"number": number, "reason": reason, "traceback": traceback})


def retry_message(conn: Connection, number: int) -> bool:
    """Let a message that was set aside, held or put by be processed anew; False when it is none of these."""
    return conn.execute(_RETRY, {"number": number}).rowcount == 1


def _all(conn: Connection, query: Select[Any], values: dict[str, object]) -> list[Known]:
    return [Known(*row)._replace(status=Status(row.status)) for row in conn.execute(query, values)]


_INSERT = Prepared(insert(messages).returning(messages.c.id), (*Arrival._fields, "attempts", "traceback"))
_KNOWN = select(*(messages.c[name] for name in Known._fields)).order_by(messages.c.id)
_M = messages.c
_SAME_AS = or_(
    _M.message_id == bindparam("wanted_id", type_=_M.message_id.type),
    _M.digest == bindparam("wanted_digest", type_=_M.digest.type),
)
_BEFORE = _M.id < bindparam("before", type_=_M.id.type)
_SAME = _KNOWN.where(_SAME_AS)
_ANY_SAME = Prepared(select(_M.id).where(_SAME_AS, _BEFORE).limit(1))
_WORDED = (
    _M.wording == bindparam("wanted", type_=_M.wording.type),
    _M.received_at >= bindparam("since", type_=_M.received_at.type),
    _BEFORE,
)
_WORDING = _KNOWN.where(*_WORDED)
_ANY_WORDING = Prepared(select(_M.id).where(*_WORDED).limit(1))
_ONE = _KNOWN.where(messages.c.id == bindparam("wanted"))
_WITH = _KNOWN.where(messages.c.status == bindparam("wanted"))
_RAW = select(messages.c.raw).where(messages.c.id == bindparam("wanted"))
_NUMBERED = update(messages).where(messages.c.id == bindparam("number"))
_SETTLE = Prepared(
    _NUMBERED.values(
        status=bindparam("status"), reason=bindparam("reason"), duplicate_of=bindparam("duplicate_of")
    )
)
_QUARANTINE = _NUMBERED.values(
    status=Status.QUARANTINED,
    attempts=messages.c.attempts + 1,
    reason=bindparam("reason"),
    traceback=bindparam("traceback"),
)
_RETRY = _NUMBERED.where(messages.c.status.in_([Status.QUARANTINED, Status.HELD, Status.WAITING])).values(
    status=Status.NEW, attempts=0, reason="", traceback=""
)
