"""Statements of the path that every message takes, compiled once and run past SQLAlchemy's execution layer.

That layer costs several times what SQLite needs for such a statement, and a message runs a dozen of them.
What must stay true: a prepared statement does exactly what `Connection.execute` would, in the same
transaction, with the same types and the same exceptions. It gives back plain rows, whose types are not
converted.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection, Select, TextClause
from sqlalchemy.engine import Dialect
from sqlalchemy.exc import DBAPIError
from sqlalchemy.sql.compiler import SQLCompiler
from sqlalchemy.sql.dml import UpdateBase

from gamemaster.store.conflicts import Upsert

Values = Mapping[str, Any]
_Statement = UpdateBase | Select[Any] | TextClause


class _Slot(NamedTuple):
    """One parameter: its name in the SQL, the key of its value, and how the driver wants it (None: as is)."""

    name: str
    key: str
    convert: Callable[[Any], Any] | None


class _Ready(NamedTuple):
    """A statement in the words of one driver. `fixed` are the values that stand in the statement itself."""

    sql: str
    slots: tuple[_Slot, ...]
    fixed: Values
    positional: bool


class Prepared:
    """A statement whose parameters are bound by name, for either database.

    Of a select only the first value is of use (`first`), and it comes as the driver gives it.
    """

    def __init__(self, statement: _Statement | Upsert, columns: Sequence[str] | None = None) -> None:
        """`columns` are those that an insert is to fill from its parameters."""
        self._statement = statement
        self._columns = None if columns is None else list(columns)
        self._ready: dict[str, _Ready] = {}

    def run(self, connection: Connection, values: Values) -> int:
        """Run once; the number of rows it touched."""
        return int(self._execute(connection, values).rowcount)

    def first(self, connection: Connection, values: Values) -> Any:
        """Run once; the first column of the first row it returns, or None."""
        # all rows are taken, for SQLite does not finish a statement before
        rows = self._execute(connection, values).fetchall()
        return rows[0][0] if rows else None

    def run_all(self, connection: Connection, rows: Sequence[Values]) -> None:
        """Run once for each of `rows`."""
        if not rows:
            return
        ready = self._ready.get(connection.dialect.name) or self._for(connection.dialect)
        bound = [_bound(ready, values) for values in rows]
        driver: Any = connection.connection.dbapi_connection
        cursor = driver.cursor()
        try:
            cursor.executemany(ready.sql, bound)
        except connection.dialect.loaded_dbapi.Error as error:
            raise _as_usual(error, ready, connection.dialect) from error

    def _execute(self, connection: Connection, values: Values) -> Any:
        ready = self._ready.get(connection.dialect.name) or self._for(connection.dialect)
        bound = _bound(ready, values)
        driver: Any = connection.connection.dbapi_connection
        cursor = driver.cursor()
        try:
            cursor.execute(ready.sql, bound)
        except connection.dialect.loaded_dbapi.Error as error:
            raise _as_usual(error, ready, connection.dialect) from error
        return cursor

    def _for(self, dialect: Dialect) -> _Ready:
        """The statement for that database, made ready when it is first run there."""
        statement = self._statement
        if isinstance(statement, Upsert):
            statement = statement.for_dialect(dialect.name)
        ready = self._ready[dialect.name] = _prepare(statement, dialect, self._columns)
        return ready


def _prepare(
    statement: UpdateBase | Select[Any] | TextClause, dialect: Dialect, columns: list[str] | None
) -> _Ready:
    compiled = statement.compile(dialect=dialect, column_keys=columns)
    assert isinstance(compiled, SQLCompiler)  # noqa: S101 - narrows the type
    slots, fixed = [], {}
    for name in (compiled.positiontup if compiled.positional else None) or compiled.binds:
        bind = compiled.binds[name]
        slots.append(_Slot(name, bind.key, bind.type.dialect_impl(dialect).bind_processor(dialect)))
        if not bind.required:
            fixed[bind.key] = bind.value
    return _Ready(str(compiled), tuple(slots), fixed, compiled.positional)


def _bound(ready: _Ready, values: Values) -> Any:
    """The parameters as the driver takes them; raises KeyError when one is missing."""
    given = {**ready.fixed, **values} if ready.fixed else values
    if ready.positional:
        return [
            value if (value := given[key]) is None or convert is None else convert(value)
            for _, key, convert in ready.slots
        ]
    return {
        name: given[key] if convert is None else convert(given[key]) for name, key, convert in ready.slots
    }


def _as_usual(error: Exception, ready: _Ready, dialect: Dialect) -> BaseException:
    """The exception that SQLAlchemy would raise, without the parameters, which may be secret."""
    base = dialect.loaded_dbapi.Error
    return DBAPIError.instance(ready.sql, None, error, base, hide_parameters=True, dialect=dialect)
