"""What is owed now: by the contract, for claims and known errors, and the drafts that wait for a decision."""

from collections.abc import Iterator
from datetime import datetime

from sqlalchemy import Connection

from gamemaster.core.calendar import WEEK, spoken
from gamemaster.core.contract import Duty
from gamemaster.core.obligations import obligations, owed_by
from gamemaster.service.errata import revisions_owed
from gamemaster.service.live import Live
from gamemaster.store.reports import ReportStatus, list_reports

DRAFT = "draft"
"""The kind of the duty to decide on a draft."""


def owing(tx: Connection, live: Live, at: datetime) -> tuple[Duty, ...]:
    """Everything owed at `at`, which is now."""
    return (
        *owed_by(obligations(live.contract, live.head), at),
        *revisions_owed(tx, live),
        *_drafts(tx, live),
    )


def _drafts(tx: Connection, live: Live) -> Iterator[Duty]:
    patient = DRAFT in live.settings.wait_for_ever
    for report in list_reports(tx, live.id):
        if report.status not in (ReportStatus.DRAFT, ReportStatus.HELD):
            continue
        what = f"Approve report {report.number}, as of {spoken(report.at)}"
        held = " (it is held)" if report.status is ReportStatus.HELD else ""
        due = None if patient else max(report.at, report.drafted_at) + WEEK
        default = "the report is late and stays owed"
        yield Duty(live.game.gm, f"{what}{held}.", "", report.drafted_at, due, default, kind=DRAFT)
