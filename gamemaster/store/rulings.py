"""The rulings of a game, read back without the rest of its ledger."""

from datetime import datetime

from sqlalchemy import Connection, select

from gamemaster.store.ledger import EntryRow
from gamemaster.store.tables import entries

_RULING = "ruling"


def rulings_between(
    conn: Connection, game: str, since: datetime | None = None, until: datetime | None = None
) -> list[EntryRow]:
    """The rulings that were made from `since` on and before `until`, by (at, rank, seq)."""
    query = _ALL.where(_E.game == game, _E.kind == _RULING)
    if since is not None:
        query = query.where(_E.at >= since)
    if until is not None:
        query = query.where(_E.at < until)
    return [EntryRow(*row) for row in conn.execute(query)]


_E = entries.c
_ALL = select(*(_E[name] for name in EntryRow._fields)).order_by(_E.at, _E.rank, _E.seq)
