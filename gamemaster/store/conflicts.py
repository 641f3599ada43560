"""`INSERT ... ON CONFLICT`, which both databases know but SQLAlchemy spells once for each."""

from collections.abc import Callable
from typing import Any

from sqlalchemy import Connection, Table
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.sql.dml import UpdateBase


class Upsert:
    """One statement prepared for both databases.

    `build` is called once per dialect with that dialect's insert of `table`, and finishes the statement. (The
    two inserts have the same methods but no common type.)
    """

    def __init__(self, table: Table, build: Callable[[Any], UpdateBase]) -> None:
        self._statements: dict[str, UpdateBase] = {
            "sqlite": build(sqlite.insert(table)),
            "postgresql": build(postgresql.insert(table)),
        }

    def on(self, connection: Connection) -> UpdateBase:
        """The statement for the database at the other end of `connection`."""
        return self.for_dialect(connection.dialect.name)

    def for_dialect(self, name: str) -> UpdateBase:
        """The statement for `sqlite` or `postgresql`."""
        return self._statements[name]
