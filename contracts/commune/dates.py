"""Months and weeks as the tournament counts them."""

from calendar import monthrange
from datetime import datetime

from gamemaster.core.calendar import WEEK, week_of, week_start


def add_months(moment: datetime, months: int) -> datetime:
    """The same day and time `months` calendar months later; the last day of a month that is too short."""
    year, month = divmod(moment.year * 12 + moment.month - 1 + months, 12)
    day = min(moment.day, monthrange(year, month + 1)[1])
    return moment.replace(year=year, month=month + 1, day=day)


def same_week(before: datetime | None, now: datetime, rolling: bool) -> bool:
    """Whether what was last done at `before` uses up what may be done once a week at `now` (C-17)."""
    if before is None:
        return False
    return now - before < WEEK if rolling else week_of(before) == week_of(now)


def free_again(before: datetime, rolling: bool) -> datetime:
    """When what was done at `before` may be done again."""
    return before + WEEK if rolling else week_start(before) + WEEK
