"""The projection: every value of every subject, now, at any moment of the past, and how it came about."""

from datetime import datetime
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Connection, and_, bindparam, func, select, tuple_

from gamemaster.store.tables import current_values, steps, values_by_time


class Value(NamedTuple):
    """A value and since when it holds: at `at`, by event number `event` (-1: none) of the step of `entry`.

    `gone` (only met in a history) says that from then on there is no such value.
    """

    subject: str
    name: str
    value: Any
    at: datetime
    entry: str
    step: int
    event: int
    gone: bool = False


def current(conn: Connection, game: str, subject: str | None = None) -> list[Value]:
    """The values that hold at the head, of one subject or of all, by subject and name."""
    query = _CURRENT if subject is None else _CURRENT.where(current_values.c.subject == subject)
    return [Value(*row) for row in conn.execute(query, {"of": game})]


def as_of(conn: Connection, game: str, at: datetime, subject: str | None = None) -> list[Value]:
    """The values that held at `at`, everything dated then included, by subject and name."""
    query = _AS_OF if subject is None else _AS_OF.where(_V.subject == subject)
    return [Value(*row) for row in conn.execute(query, {"of": game, "moment": at})]


def value_history(conn: Connection, game: str, subject: str, name: str) -> list[Value]:
    """Every change of one value, oldest first."""
    asked = {"of": game, "whose": subject, "which": name}
    return [Value(*row) for row in conn.execute(_HISTORY, asked)]


_V = values_by_time.c
_CURRENT = (
    select(*(current_values.c[name] for name in Value._fields[:-1]))
    .where(current_values.c.game == bindparam("of"))
    .order_by(current_values.c.subject, current_values.c.name)
)
_COLUMNS = tuple(_V[name] for name in Value._fields)
_HISTORY = (
    select(*_COLUMNS)
    .where(_V.game == bindparam("of"), _V.subject == bindparam("whose"), _V.name == bindparam("which"))
    .order_by(_V.step, _V.n)
)


def _until() -> ColumnElement[int]:
    """The number of the last step at or before the moment asked for."""
    found = select(func.max(steps.c.n)).where(
        steps.c.game == bindparam("of"), steps.c.at <= bindparam("moment", type_=steps.c.at.type)
    )
    return found.scalar_subquery()


_LATER = values_by_time.alias("later")
_REPLACED = (
    select(_LATER.c.step)
    .where(
        and_(_LATER.c.game == _V.game, _LATER.c.subject == _V.subject, _LATER.c.name == _V.name),
        _LATER.c.step <= _until(),
        tuple_(_LATER.c.step, _LATER.c.n) > tuple_(_V.step, _V.n),
    )
    .exists()
)
_AS_OF = (
    select(*_COLUMNS)
    .where(_V.game == bindparam("of"), _V.step <= _until(), ~_V.gone, ~_REPLACED)
    .order_by(_V.subject, _V.name)
)
