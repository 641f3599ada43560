"""Agoran time: UTC, weeks from Monday 00:00 (nomic-procedure: R1023).

All times in the program are aware datetimes in UTC; `utc` makes them so at the edges.
"""

from datetime import UTC, datetime, timedelta

WEEK = timedelta(days=7)
DAY = timedelta(days=1)
HOUR = timedelta(hours=1)


def utc(moment: datetime) -> datetime:
    """`moment` in UTC; a naive one is taken to be UTC already."""
    return moment.replace(tzinfo=UTC) if moment.tzinfo is None else moment.astimezone(UTC)


def parse_time(text: str) -> datetime:
    """Read an ISO date or date and time (`2009-10-26`, `2009-10-26 14:05`, with or without zone).

    Raises ValueError when the text is no such time.
    """
    return utc(datetime.fromisoformat(text.strip()))


def week_start(moment: datetime) -> datetime:
    """Monday 00:00 UTC of the week that `moment` falls in."""
    day = moment.date() - timedelta(days=moment.weekday())
    return datetime(day.year, day.month, day.day, tzinfo=UTC)


def report_due(week_over: datetime) -> datetime:
    """When the report of a week that is over then is due: within the next one, in which it is drafted."""
    return week_over + WEEK


def week_of(moment: datetime) -> int:
    """The number of that week, counted from the year 1: the same for all moments of one week."""
    # the first day of the year 1 was a Monday, and has the number 1
    return (moment.toordinal() - 1) // 7


def week_number(start: datetime, moment: datetime) -> int:
    """The week of the game that `moment` falls in; the week in which the game starts is week 1."""
    return week_of(moment) - week_of(start) + 1


def iso(moment: datetime) -> str:
    """`moment` to the second in the one form used in JSON and identifiers (`2009-10-26T14:05:00Z`)."""
    clock = f"{moment.hour:02}:{moment.minute:02}:{moment.second:02}"
    return f"{moment.year}-{moment.month:02}-{moment.day:02}T{clock}Z"


def spoken(moment: datetime) -> str:
    """`moment` as reports print it: `Mon 26 Oct 2009 14:05 UTC`."""
    # strftime is five times as slow, and every receipt prints a few moments
    clock = f"{moment.hour:02}:{moment.minute:02}"
    return f"{_DAYS[moment.weekday()]} {moment.day} {_MONTHS[moment.month - 1]} {moment.year} {clock} UTC"


# strftime's %a and %b follow the locale of the machine, a report must not
_DAYS = ("Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun")
_MONTHS = ("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec")
