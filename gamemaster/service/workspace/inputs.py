"""What people type or hand over, at the command line and in replies: times, rulings, files of text."""

from datetime import datetime
from pathlib import Path

from gamemaster.core.calendar import parse_time
from gamemaster.core.errors import UsageError

# weeks are counted, and deadlines reckoned, from any of these on
_YEARS = range(1900, 2200)
_MOST_DIGITS = 9

RULINGS = (
    "QUESTION ANSWER (such as 3 b)",
    "accept QUESTION ANSWER",
    "accept ENTRY [ACTION JSON]...",
    "void ENTRY",
    "redate ENTRY TIME",
    "act ACTION JSON",
    "act-for NAME ACTION JSON",
    "adjust NAME.VALUE TO",
    "assert NAME.VALUE IS",
    "choose POINT OPTION",
    "hand-over NAME",
    "substitute NAME PLAYER",
    "pause",
    "resume",
    "deny CLAIM",
    "revise CLAIM",
    "refer CLAIM CASE",
    "ratify REPORT [SECTION]",
)
"""The forms of a ruling, for help and for whoever got one wrong; in capitals what is to be put there."""

RULING_WORDS = frozenset(word for form in RULINGS if (word := form.split()[0]).islower())
"""The words with which a ruling begins, but for answers to questions."""


def moment(text: str) -> datetime:
    """A time as people type it; raises UsageError."""
    try:
        found = parse_time(text)
    except (ValueError, OverflowError):
        raise UsageError(f"{text!r} is no time; write for example 2009-10-26 or 2009-10-26T14:05Z") from None
    if found.year not in _YEARS:
        raise UsageError(f"{text!r} is no time of a game; it must lie between {_YEARS[0]} and {_YEARS[-1]}")
    return found


def is_number(text: str) -> bool:
    """Whether the text is a number that something may have, such as a question or a report."""
    return text.isascii() and text.isdigit() and len(text) <= _MOST_DIGITS


def text_in(file: Path) -> str:
    """The text of a file; raises UsageError where it cannot be read or holds something else."""
    try:
        return file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise UsageError(f"{file} cannot be read as text: {error}") from None
