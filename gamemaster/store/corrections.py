"""Corrections: what a change of the past made of what had been known, kept as it was told to people.

They are not facts of the game but of its telling: a replay does not make them again.
"""

from collections.abc import Sequence
from datetime import datetime
from typing import Any, NamedTuple

from sqlalchemy import Connection, bindparam, func, insert, select

from gamemaster.store.tables import corrections
from gamemaster.store.types import JsonObject


class Correction(NamedTuple):
    """One change of the past.

    `since` is the effective time from which things are different, `entry` what became known, `cause` says so
    in words and `public` in words for all eyes. `flips` are outcomes that read otherwise, each with `public`
    telling whether everybody may know; `values` values that stand otherwise, `shown` those values as the
    public sees them. `people` are those touched, `reports` the published reports that were wrong.
    """

    known_at: datetime
    since: datetime
    entry: str
    cause: str
    public: str
    flips: list[JsonObject]
    values: list[JsonObject]
    shown: list[JsonObject]
    people: list[str]
    reports: list[int]
    number: int = 0


def add_correction(conn: Connection, game: str, correction: Correction) -> int:
    """Keep a correction; its number, from 1 in each game."""
    number = correction.number or int(conn.execute(_LAST, {"of": game}).scalar() or 0) + 1
    conn.execute(insert(corrections), {"game": game, **correction._asdict(), "number": number})
    return number


def list_corrections(conn: Connection, game: str, known_after: datetime | None = None) -> list[Correction]:
    """Every correction of a game, or those that became known after a moment, by number."""
    query = _ALL if known_after is None else _ALL.where(_C.known_at > known_after)
    return [Correction(*row) for row in conn.execute(query, {"of": game})]


def corrected_reports(conn: Connection, game: str) -> dict[int, list[int]]:
    """For each published report that was wrong, the numbers of the corrections that touch it."""
    found: dict[int, list[int]] = {}
    for correction in list_corrections(conn, game):
        for report in correction.reports:
            found.setdefault(report, []).append(correction.number)
    return found


_C = corrections.c
_COLUMNS: Sequence[Any] = [_C[name] for name in Correction._fields]
_ALL = select(*_COLUMNS).where(_C.game == bindparam("of")).order_by(_C.number)
_LAST = select(func.max(_C.number)).where(_C.game == bindparam("of"))
