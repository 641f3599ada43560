"""Phases (s. 4): Monday to Wednesday, Thursday to Sunday, numbered in Roman numerals from the start."""

from datetime import datetime, timedelta

from gamemaster.core.calendar import DAY, week_start

_FIRST = timedelta(days=3)
_WEEK = timedelta(days=7)

_NUMERALS = (
    (1000, "M"),
    (900, "CM"),
    (500, "D"),
    (400, "CD"),
    (100, "C"),
    (90, "XC"),
    (50, "L"),
    (40, "XL"),
    (10, "X"),
    (9, "IX"),
    (5, "V"),
    (4, "IV"),
    (1, "I"),
)


def roman(number: int) -> str:
    """A number above zero in Roman numerals."""
    written = ""
    for value, letters in _NUMERALS:
        count, number = divmod(number, value)
        written += letters * count
    return written


def phase_start(moment: datetime) -> datetime:
    """When the phase that `moment` falls in began."""
    monday = week_start(moment)
    return monday if moment < monday + _FIRST else monday + _FIRST


def phase_end(moment: datetime) -> datetime:
    """When the phase that `moment` falls in ends, which is when the next one begins."""
    monday = week_start(moment)
    return monday + (_FIRST if moment < monday + _FIRST else _WEEK)


def phases_later(end: datetime, phases: int) -> datetime:
    """The end of the phase so many phases after the one that ends at `end`; 0 is `end` itself."""
    weeks, one_more = divmod(phases, 2)
    end += weeks * _WEEK
    return phase_end(end) if one_more else end


def days(count: int) -> timedelta:
    """So many days of 24 hours."""
    return count * DAY
