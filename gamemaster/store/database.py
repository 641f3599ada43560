"""The database of a workspace: opening it, and the two kinds of transactions.

What must stay true: nothing is read from or written to a database whose schema is not exactly the one this
program knows. An older one is brought up to date when it is opened; a newer one is refused.
"""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import Connection, Engine
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError

from gamemaster.core.errors import WorkspaceError
from gamemaster.store.engine import (
    failure,
    make_engine,
    parse_url,
    reading,
    shown,
    writing,
)
from gamemaster.store.migrations import HEAD
from gamemaster.store.upgrade import stored_revision, upgrade


class Database:
    """A database and its connections; safe to share between threads.

    Both kinds of transactions raise TransportError when the database cannot be reached or is locked, and
    WorkspaceError when it cannot be used at all.
    """

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.name = shown(engine.url)

    def __repr__(self) -> str:
        return f"Database({self.name!r})"

    @contextmanager
    def write(self) -> Iterator[Connection]:
        """A transaction that may write, one at a time in all processes; an exception undoes all of it."""
        with self._failures(), writing(self.engine) as connection:
            yield connection

    @contextmanager
    def read(self) -> Iterator[Connection]:
        """A transaction that sees the database as it is at its first query, and can change nothing."""
        with self._failures(), reading(self.engine) as connection:
            yield connection

    def close(self) -> None:
        """Let go of all connections."""
        self.engine.dispose()

    @contextmanager
    def _failures(self) -> Iterator[None]:
        try:
            yield
        except DBAPIError as error:
            known = failure(error, self.name)
            if known is None:
                raise
            raise known from error


def open_database(url: str, *, create: bool = False) -> Database:
    """Open the database at `url` and bring its schema up to date; with `create`, make it where it is missing.

    Raises WorkspaceError when there is none (and `create` is off), or when a newer program made it;
    UsageError for an address that makes no sense; TransportError when it cannot be reached.
    """
    address = parse_url(url)
    _find_file(address, create)
    database = Database(make_engine(address))
    try:
        _bring_up_to_date(database, create)
    except BaseException:
        database.close()
        raise
    return database


def has_database(url: str) -> bool:
    """Whether there is a game database at `url`, of whatever version.

    Raises UsageError for an address that makes no sense, TransportError when it cannot be reached.
    """
    address = parse_url(url)
    if address.get_backend_name() == "sqlite" and not Path(str(address.database)).exists():
        return False
    database = Database(make_engine(address))
    try:
        with database.read() as connection:
            return stored_revision(connection) is not None
    finally:
        database.close()


def _find_file(url: URL, create: bool) -> None:
    """Make sure that a SQLite database's file is there; only its owner may read it, for it holds secrets."""
    if url.get_backend_name() != "sqlite":
        return
    path = Path(str(url.database))
    if path.exists():
        return
    if not create:
        raise WorkspaceError(_missing(str(path)))
    try:
        os.close(os.open(path, os.O_CREAT | os.O_WRONLY, 0o600))
    except OSError as error:
        raise WorkspaceError(f"the database {path} cannot be made: {error.strerror}") from None


def _bring_up_to_date(database: Database, create: bool) -> None:
    with database.read() as connection:
        revision = stored_revision(connection)
    if revision == HEAD:
        return
    if revision is None and not create:
        raise WorkspaceError(_missing(database.name))
    with database.write() as connection:
        if stored_revision(connection) != HEAD:
            upgrade(connection)


def _missing(name: str) -> str:
    return f"there is no game database at {name}; make one with: gamemaster init"
