"""Published reports that are known to be wrong: they wait for a revision or a ruling, and somebody owes it.

An error that nobody contests ratifies itself (CFJ 3525); but a report that the program itself has corrected
is one whose error is known, and time alone must not make it true.
"""

from collections.abc import Iterator
from datetime import datetime, timedelta

from sqlalchemy import Connection

from gamemaster.core.contract import Duty
from gamemaster.core.obligations import REVISION
from gamemaster.core.record import Record
from gamemaster.service.ledger.consequences import is_told
from gamemaster.service.workspace.loaded import Live
from gamemaster.store.corrections import list_corrections


def known_wrong(tx: Connection, live: Live) -> dict[int, datetime]:
    """The numbers of the reports that are known to be wrong, each with when that first became known.

    In a game with secrets only those of which the reports tell it: that one waits must not say more.
    """
    found: dict[int, datetime] = {}
    for correction in list_corrections(tx, live.id):
        if live.contract.keeps_secrets and not is_told(correction):
            continue
        for report in correction.reports:
            found.setdefault(report, correction.known_at)
    return found


def revisions_owed(tx: Connection, live: Live) -> Iterator[Duty]:
    """The duty to revise each report that would have been ratified by now or later, were it not wrong."""
    settings, record = live.settings, live.conduct.record
    if not settings.ratify_days or settings.ratify_corrected != "waits":
        return
    patient = REVISION in settings.wait_for_ever
    for number, since in known_wrong(tx, live).items():
        if not _unsettled(record, number):
            continue
        what = f"Revise report {number}, which is known to be wrong ({commands(live.id, number)})."
        due = None if patient else since + timedelta(days=settings.timely_days)
        yield Duty(live.game.gm, what, "", since, due, "it is not ratified by itself", kind=REVISION)


def commands(game: str, number: int) -> str:
    """How to revise a report, or to ratify it all the same."""
    return (
        f"gamemaster report {game} revise --number {number}; "
        f'or ratify it as it stands: gamemaster rule {game} ratify {number} --because "..."'
    )


def _unsettled(record: Record, number: int) -> bool:
    """Whether the report is the current one, and a section of it is not ratified."""
    return any(
        record.ratifies(number, section) is None
        for report in record.current()
        if report.number == number
        for section in report.sections
    )
