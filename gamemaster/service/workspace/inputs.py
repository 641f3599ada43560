"""What people type or hand over, at the command line and in replies: times, rulings, files of text."""

from datetime import datetime
from pathlib import Path

from gamemaster.core.calendar import parse_time
from gamemaster.core.errors import UsageError

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
        return parse_time(text)
    except ValueError:
        raise UsageError(f"{text!r} is no time; write for example 2009-10-26 or 2009-10-26T14:05Z") from None


def text_in(file: Path) -> str:
    """The text of a file; raises UsageError where it cannot be read or holds something else."""
    try:
        return file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise UsageError(f"{file} cannot be read as text: {error}") from None
