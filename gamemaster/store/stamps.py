"""The stamps of the mails behind entries of the ledger."""

from collections.abc import Sequence
from datetime import datetime
from typing import NamedTuple

from sqlalchemy import Connection, select

from gamemaster.store.tables import entries, messages


class Stamped(NamedTuple):
    """An entry, the number of its mail, and the mail's stamps (`core.stamp.Stamps`)."""

    entry: str
    message: int
    date: datetime | None
    arrived: datetime | None
    stored: datetime | None
    received_at: datetime


def stamps_of(conn: Connection, game: str, names: Sequence[str]) -> list[Stamped]:
    """The stamps of these entries' mails; entries without a mail are left out."""
    query = _ALL.where(entries.c.game == game, entries.c.id.in_(names))
    return [Stamped(*row) for row in conn.execute(query)]


_M = messages.c
_ALL = select(entries.c.id, _M.id, _M.date, _M.arrived, _M.stored, _M.received_at).select_from(
    entries.join(messages, _M.id == entries.c.message)
)
