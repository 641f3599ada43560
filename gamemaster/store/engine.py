"""Engines: how each of the two databases is spoken to, and what its failures mean to the user.

What must stay true on both: a transaction that writes is alone in writing from its first statement on, so
nothing it has read can change under it; one that reads sees a single moment; committed means on disk.

SQLite: WAL, synchronous FULL, foreign keys on, BEGIN IMMEDIATE to write. PostgreSQL: an advisory lock to
write, a repeatable-read snapshot to read, its own durable commit.
"""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, OperationalError

from gamemaster.core.errors import GamemasterError, TransportError, UsageError, WorkspaceError
from gamemaster.store.prepared import Prepared
from gamemaster.store.types import dump_json

WAIT = 30
"""Seconds a transaction waits for another one before it gives up."""

_TAKE_TURN = {
    "sqlite": Prepared(text("BEGIN IMMEDIATE")),
    # any number will do that is the same in every process
    "postgresql": Prepared(text(f"SELECT pg_advisory_xact_lock({int.from_bytes(b'gamemast', 'big')})")),
}


def parse_url(text: str) -> URL:
    """The address of a database (`sqlite:////srv/gamemaster.db`, `postgresql://...`); raises UsageError."""
    try:
        url = make_url(
            text.replace("postgres://", "postgresql://", 1) if text.startswith("postgres:") else text
        )
    except (ArgumentError, ValueError):
        raise UsageError(
            "the database address cannot be read; it looks like sqlite:///gamemaster.db"
        ) from None
    if url.get_backend_name() not in ("sqlite", "postgresql"):
        raise UsageError(f"the database must be SQLite or PostgreSQL, not {url.get_backend_name()}")
    if url.get_backend_name() == "sqlite" and url.database in (None, "", ":memory:"):
        raise UsageError("a SQLite database needs a file, as in sqlite:///gamemaster.db")
    return url


def make_engine(url: URL) -> Engine:
    """An engine for `url`; nothing is opened yet. Raises UsageError when the driver is not installed."""
    if url.get_backend_name() == "sqlite":
        engine = create_engine(url, hide_parameters=True, connect_args={"timeout": WAIT})
        event.listen(engine, "connect", _set_up_sqlite)
        return engine
    try:
        engine = create_engine(url, hide_parameters=True, pool_pre_ping=True, json_serializer=dump_json)
    except ModuleNotFoundError as error:
        raise UsageError(f"PostgreSQL needs the driver {error.name}: install gamemaster[postgres]") from None
    event.listen(engine, "connect", _set_up_postgresql)
    return engine


@contextmanager
def writing(engine: Engine) -> Iterator[Connection]:
    """A transaction that writes: committed at the end, undone by an exception."""
    with engine.begin() as connection:
        _TAKE_TURN[engine.dialect.name].run(connection, {})
        yield connection


@contextmanager
def reading(engine: Engine) -> Iterator[Connection]:
    """A transaction that cannot write."""
    if engine.dialect.name == "postgresql":
        snapshot = engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
        with snapshot.connect() as connection:
            yield connection
        return
    with engine.connect() as connection:
        connection.exec_driver_sql("PRAGMA query_only=ON")
        try:
            connection.exec_driver_sql("BEGIN")
            yield connection
        finally:
            connection.exec_driver_sql("PRAGMA query_only=OFF")


def shown(url: URL) -> str:
    """What to call the database in messages: the file, or the address without its password."""
    if url.get_backend_name() == "sqlite":
        return str(url.database)
    return url.render_as_string(hide_password=True)


def failure(error: DBAPIError, name: str) -> GamemasterError | None:
    """What `error` means to the user of database `name`; None when it is a fault in the program."""
    cause = error.orig
    if isinstance(cause, sqlite3.Error):
        known = _SQLITE.get(getattr(cause, "sqlite_errorcode", 0) & 0xFF)
        return None if known is None else known[0](known[1].format(name))
    if isinstance(error, OperationalError) or error.connection_invalidated:
        lines = str(cause).strip().splitlines() or ["it does not answer"]
        return TransportError(f"the database {name} cannot be used now: {lines[0]}")
    return None


def _set_up_sqlite(connection: sqlite3.Connection, _: Any) -> None:
    # the driver must not begin transactions by itself: it would do so late, and without IMMEDIATE
    connection.isolation_level = None
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "wal_autocheckpoint=4000"):
        connection.execute(f"PRAGMA {pragma}").close()


def _set_up_postgresql(connection: Any, _: Any) -> None:
    before, connection.autocommit = connection.autocommit, True
    with connection.cursor() as cursor:
        cursor.execute("SET TIME ZONE 'UTC'")
        cursor.execute(f"SET lock_timeout = '{WAIT}s'")
    connection.autocommit = before


_IN_USE = (TransportError, "the database {} is in use by another program; try again")
_DAMAGED = (WorkspaceError, "{} is no database of gamemaster, or it is damaged")
_SQLITE: dict[int, tuple[type[GamemasterError], str]] = {
    sqlite3.SQLITE_BUSY: _IN_USE,
    sqlite3.SQLITE_LOCKED: _IN_USE,
    sqlite3.SQLITE_FULL: (TransportError, "the disk that holds {} is full"),
    sqlite3.SQLITE_IOERR: (TransportError, "the disk that holds {} reports an error"),
    sqlite3.SQLITE_CANTOPEN: (WorkspaceError, "the database {} cannot be opened"),
    sqlite3.SQLITE_READONLY: (WorkspaceError, "the database {} may not be written"),
    sqlite3.SQLITE_PERM: (WorkspaceError, "the database {} may not be used by this account"),
    sqlite3.SQLITE_CORRUPT: _DAMAGED,
    sqlite3.SQLITE_NOTADB: _DAMAGED,
}
