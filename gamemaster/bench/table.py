"""The rows of the table, and how it is printed.

A row is a promise: what is measured, in which unit, what it must reach, and what stands beside it: a floor
measured in the same run, or figures of other programs, which were measured elsewhere and are told as such.
"""

import os
import platform
import sqlite3
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, NamedTuple

from gamemaster.bench.measure import Budget, Figure, Subject, measure
from gamemaster.language.reading import body


class Unit(StrEnum):
    """Units of figures. Only of the first, more is better."""

    RATE = "/s"
    MILLISECONDS = "ms"
    SECONDS = "s"
    MEGABYTES = "MB"


class Found(NamedTuple):
    """A measured value and the floor's, both in the row's unit; `note` is what else one should know."""

    value: float
    floor: float | None = None
    note: str = ""


@dataclass(frozen=True, slots=True)
class Row:
    """One promise. `peers` are other programs' figures for the like; `target` None: told for information."""

    key: str
    what: str
    unit: Unit
    target: float | None
    floor: str
    measure: Callable[[Budget], Found]
    peers: str = ""


class Line(NamedTuple):
    """A row with what was found."""

    row: Row
    found: Found

    @property
    def times_floor(self) -> float | None:
        """How many times the floor's cost the work has; None without a floor."""
        if self.found.floor is None:
            return None
        if self.row.unit is Unit.RATE:
            return self.found.floor / self.found.value
        return self.found.value / self.found.floor

    @property
    def reached(self) -> bool | None:
        """Whether the target is reached; None where there is none."""
        if self.row.target is None:
            return None
        more = self.row.unit is Unit.RATE
        return self.found.value >= self.row.target if more else self.found.value <= self.row.target

    def to_json(self) -> dict[str, Any]:
        """The form that `gamemaster bench --json` prints."""
        return {
            "key": self.row.key,
            "what": self.row.what,
            "unit": self.row.unit.value,
            "value": self.found.value,
            "floor": self.found.floor,
            "floor_is": self.row.floor,
            "times_floor": self.times_floor,
            "target": self.row.target,
            "reached": self.reached,
            "peers": self.row.peers,
            "note": self.found.note,
        }


def timed(subject: Subject, floor: Subject | None, unit: Unit, times: int = 1) -> Callable[[Budget], Found]:
    """The measurement of `subject`, in turns with `floor`; for SECONDS, of `times` operations."""

    def run(budget: Budget) -> Found:
        with subject() as load:
            if floor is None:
                return Found(_value(measure([load], budget)[0], unit, times))
            with floor() as base:
                figure, least = measure([load, base], budget)
        return Found(_value(figure, unit, times), _value(least, unit, times))

    return run


def _value(figure: Figure, unit: Unit, times: int) -> float:
    match unit:
        case Unit.RATE:
            return figure.rate
        case Unit.MILLISECONDS:
            return figure.median * 1_000
        case Unit.SECONDS:
            return figure.median * times
        case Unit.MEGABYTES:
            raise ValueError("megabytes are weighed, not timed")


_TITLES = ("what", "measured", "floor", "x floor", "target", "", "the floor is")


def machine() -> dict[str, str | int]:
    """What the figures were measured on."""
    return {
        "python": platform.python_version(),
        "sqlite": sqlite3.sqlite_version,
        "system": f"{platform.system()} {platform.machine()}",
        "cpus": os.cpu_count() or 1,
        "reader": "interpreted" if str(body.__file__).endswith(".py") else "compiled",
    }


def table(lines: Sequence[Line]) -> str:
    """The aligned table, with the notes under it."""
    here = machine()
    cells = [_TITLES, *(_cells(line) for line in lines)]
    widths = [max(len(row[i]) for row in cells) for i in range(len(_TITLES))]
    shown = [_aligned(row, widths) for row in cells]
    shown.insert(1, "-" * max(len(line) for line in shown))
    head = "Python {python}, SQLite {sqlite}, {system}, {cpus} CPUs, the reader {reader}".format(**here)
    notes = [f"{line.row.what}: {note}" for line in lines for note in _notes(line)]
    short = [line.row.what for line in lines if line.reached is False]
    verdict = f"Short of the target: {'; '.join(short)}." if short else "Every target is reached."
    return "\n".join([head, "", *shown, "", *notes, *([""] if notes else []), verdict])


def number(value: float) -> str:
    """A figure with as many digits as it deserves."""
    if value >= 100:
        return f"{value:,.0f}"
    return f"{value:.1f}" if value >= 10 else f"{value:.2f}"


def _notes(line: Line) -> list[str]:
    beside = [f"beside it, measured elsewhere: {line.row.peers}"] if line.row.peers else []
    return ([line.found.note] if line.found.note else []) + beside


def _cells(line: Line) -> tuple[str, ...]:
    row, found, unit = line.row, line.found, line.row.unit.value
    sign = ">=" if row.unit is Unit.RATE else "<="
    times = line.times_floor
    return (
        row.what,
        f"{number(found.value)} {unit}",
        "" if found.floor is None else f"{number(found.floor)} {unit}",
        "" if times is None else f"{times:.1f}",
        "" if row.target is None else f"{sign} {row.target:,.0f} {unit}",
        {True: "ok", False: "short", None: ""}[line.reached],
        row.floor,
    )


def _aligned(cells: Sequence[str], widths: Sequence[int]) -> str:
    left = {0, 5, 6}
    parts = (
        c.ljust(w) if i in left else c.rjust(w) for i, (c, w) in enumerate(zip(cells, widths, strict=True))
    )
    return "  ".join(parts).rstrip()
