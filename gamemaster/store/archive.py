"""Whole tables of one game, read out for an export and written back by an import.

Nothing here decides anything: what is written back is what was read out, but for the numbers of messages,
which a database gives out itself.
"""

from collections.abc import Iterator, Mapping
from datetime import datetime
from typing import Any, NamedTuple

from sqlalchemy import Connection, insert, select

from gamemaster.store.messages import Status
from gamemaster.store.questions import Asked
from gamemaster.store.reports import Report
from gamemaster.store.tables import messages, questions, reports


class Mail(NamedTuple):
    """A stored message with everything known of it (`messages.Known`), and its bytes."""

    id: int
    message_id: str
    digest: str
    wording: str
    raw: bytes
    received_at: datetime
    date: datetime | None
    arrived: datetime | None
    stored: datetime | None
    source: str
    status: Status
    reason: str
    attempts: int
    traceback: str
    duplicate_of: int | None


def all_mail(conn: Connection) -> Iterator[Mail]:
    """Every stored message, oldest first, one at a time."""
    columns = [messages.c[name] for name in Mail._fields]
    for row in conn.execute(select(*columns).order_by(messages.c.id)):
        yield Mail(*row)._replace(raw=bytes(row.raw), status=Status(row.status))


def write_mail(conn: Connection, mail: Mail) -> int:
    """Store a message under a new number, which is returned."""
    fields = mail._asdict()
    del fields["id"]
    return int(conn.execute(insert(messages).values(fields).returning(messages.c.id)).scalar_one())


def all_questions(conn: Connection, game: str) -> list[Asked]:
    """Every question ever asked in a game, by number."""
    columns = [questions.c[name] for name in Asked._fields]
    query = select(*columns).where(questions.c.game == game).order_by(questions.c.number)
    return [Asked(*row) for row in conn.execute(query)]


def write_question(conn: Connection, values: Mapping[str, Any]) -> None:
    """Store a question as it was; `values` are the fields of `questions.Asked`."""
    conn.execute(insert(questions), dict(values))


def write_report(conn: Connection, report: Report) -> None:
    """Store a report as it was; tokens given out for it are not taken along."""
    conn.execute(insert(reports), report._asdict())
