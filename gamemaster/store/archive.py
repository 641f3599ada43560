"""Whole tables of one game, read out for an export and written back by an import.

Nothing here decides anything: what is written back is what was read out, but for the numbers of messages,
which a database gives out itself.
"""

from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime
from typing import Any, NamedTuple

from sqlalchemy import Connection, insert, select

from gamemaster.store.dispatched import note_dispatch
from gamemaster.store.facts import reminder_key, set_fact
from gamemaster.store.messages import Status
from gamemaster.store.outbox import MailStatus
from gamemaster.store.questions import Asked
from gamemaster.store.reports import Report
from gamemaster.store.tables import dispatched, facts, messages, outbox, questions, reports


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


class Sent(NamedTuple):
    """A mail of the outbox as a record: what it was, to whom, and what became of it."""

    game: str | None
    message_id: str
    kind: str
    recipients: tuple[str, ...]
    sender: str
    raw: bytes
    status: MailStatus
    attempts: int
    sent_at: datetime | None
    error: str
    created_at: datetime
    cause: str


def mailed(conn: Connection, game: str) -> Iterator[Sent]:
    """Every mail that a game has written, oldest first, one at a time."""
    columns = [outbox.c[name] for name in Sent._fields]
    for row in conn.execute(select(*columns).where(outbox.c.game == game).order_by(outbox.c.id)):
        yield Sent(*row)._replace(
            recipients=tuple(row.recipients), raw=bytes(row.raw), status=MailStatus(row.status)
        )


def write_mailed(conn: Connection, mail: Sent) -> None:
    """Store a mail as a record; it is never sent from here by itself."""
    values = mail._asdict() | {"recipients": list(mail.recipients), "next_at": mail.created_at}
    conn.execute(insert(outbox).values(values))


def told_of(conn: Connection, game: str) -> tuple[list[tuple[str, str, datetime]], list[str]]:
    """What the game has told by itself (key, digest, when), and the marks of reminders that were sent."""
    told = select(dispatched.c.key, dispatched.c.digest, dispatched.c.at).where(dispatched.c.game == game)
    marks = select(facts.c.key).where(facts.c.key.startswith(reminder_key(game, ""), autoescape=True))
    occasions = [(row.key, row.digest, row.at) for row in conn.execute(told.order_by(dispatched.c.key))]
    prefix = len(reminder_key(game, ""))
    return occasions, sorted(key[prefix:] for key in conn.execute(marks).scalars())


def write_told(
    conn: Connection, game: str, occasions: Sequence[tuple[str, str, datetime]], marks: Sequence[str]
) -> None:
    """Store what `told_of` read."""
    for key, digest, at in occasions:
        note_dispatch(conn, game, key, digest, at)
    for mark in marks:
        set_fact(conn, reminder_key(game, mark), True)
