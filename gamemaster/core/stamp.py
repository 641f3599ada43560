"""When a mailed action happens (mechanics X-1; CFJ 2205/2206: the shown date unless it misleads)."""

from datetime import datetime, timedelta
from typing import NamedTuple

from gamemaster.core.settings import Settings


class Stamps(NamedTuple):
    """The times known of one mail, in UTC.

    `date` is its Date header, `arrived` when the list took it in, `stored` the mailbox's own stamp
    (IMAP INTERNALDATE, a file's time), `processed` when the program first saw it.
    """

    date: datetime | None
    arrived: datetime | None
    stored: datetime | None
    processed: datetime


class Effective(NamedTuple):
    """The moment chosen, which stamp gave it, and why another was passed over ("" if none was)."""

    at: datetime
    source: str
    doubt: str


def effective_time(stamps: Stamps, settings: Settings) -> Effective:
    """Choose the moment a mail takes effect.

    The Date header holds while it lies within `max_skew` of the list's arrival stamp, or of the mailbox's
    where no list stamped the mail. Without a usable Date, or with `time_source` set to arrival, the arrival
    stamp holds. The time of processing is used only when a mail carries no other stamp at all, and no mail
    takes effect in the future: an arrival stamp that lies there witnesses nothing.
    """
    skew = timedelta(minutes=settings.max_skew)
    if stamps.arrived is not None and stamps.arrived > stamps.processed + skew:
        stamps = stamps._replace(arrived=None)
    witness, source = _witness(stamps)
    if stamps.date is None:
        return Effective(witness, source, "the mail has no usable Date")
    if settings.time_source == "arrival" and stamps.arrived is not None:
        return Effective(stamps.arrived, "arrival", "")
    if stamps.arrived is not None and abs(stamps.date - stamps.arrived) > skew:
        return Effective(stamps.arrived, "arrival", "Date and arrival lie far apart")
    if stamps.date > witness + skew:
        return Effective(witness, source, "the Date lies in the future")
    if source == "stored" and stamps.date < witness - skew:
        return Effective(witness, source, "Date and arrival in the mailbox lie far apart")
    return Effective(stamps.date, "date", "")


def possible_times(stamps: Stamps, settings: Settings) -> tuple[Effective, ...]:
    """Every moment at which a mail might be held to take effect: the one chosen first, each moment once.

    Where a list stamped the mail, that and the Date are in question; else the mailbox's stamp and the Date. A
    Date further from them than `late_window` days is forged or of a broken clock, and nobody's choice; nor is
    it where `time_source` says that arrival counts.
    """
    chosen = effective_time(stamps, settings)
    skew, widest = timedelta(minutes=settings.max_skew), timedelta(days=settings.late_window)
    witness = stamps.arrived
    if witness is not None and witness > stamps.processed + skew:
        witness = None
    found = [chosen]
    if witness is not None:
        found.append(Effective(witness, "arrival", ""))
    elif stamps.stored is not None and stamps.stored <= stamps.processed + skew:
        witness = stamps.stored
        found.append(Effective(stamps.stored, "stored", ""))
    date = None if settings.time_source == "arrival" else stamps.date
    if date is not None and date <= stamps.processed + skew and witness and abs(date - witness) <= widest:
        found.append(Effective(date, "date", ""))
    return tuple({one.at: one for one in reversed(found)}[at] for at in dict.fromkeys(o.at for o in found))


def _witness(stamps: Stamps) -> tuple[datetime, str]:
    """The earliest stamp that the sender did not write."""
    if stamps.arrived is not None:
        return stamps.arrived, "arrival"
    if stamps.stored is not None:
        return min(stamps.stored, stamps.processed), "stored"
    return stamps.processed, "processed"
