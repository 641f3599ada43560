"""What is owed, by whom and until when: by the contract, for claims and known errors, for waiting drafts."""

from collections.abc import Iterator
from datetime import datetime

from sqlalchemy import Connection

from gamemaster.core.calendar import WEEK, iso, spoken
from gamemaster.core.contract import GAME_MASTER, PUBLIC, Duty
from gamemaster.core.obligations import obligations, owed_by
from gamemaster.service.reports.errata import revisions_owed
from gamemaster.service.views.outcomes import may_see
from gamemaster.service.views.secrecy import WARNING
from gamemaster.service.views.shown import Shown
from gamemaster.service.workspace.loaded import Live
from gamemaster.service.workspace.workspace import Workspace
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


def duties(ws: Workspace, game: str, person: str = "", gm: bool = False) -> list[Shown]:
    """Everything owed now in a game ("": in all), the most pressing first; of one person only, if named.

    Duties that would tell a secret (who holds which part) are left out unless `gm`.
    """
    now, viewer = ws.clock(), GAME_MASTER if gm else PUBLIC
    with ws.read() as tx:
        names = ws.game_names(tx, game)
        found = [
            (live.id, duty)
            for live in (ws.live(tx, name) for name in names)
            for duty in owing(tx, live, now)
            if may_see(duty.seen_by, viewer)
            if not person or person in (duty.owner, live.conduct.player(duty.owner))
        ]
    found.sort(key=lambda pair: (pair[1].due is None, pair[1].due or pair[1].since, pair[1].owner))
    return [Shown(_data(name, duty, now), _text(name, duty, now)) for name, duty in found]


def secrecy(ws: Workspace, game: str, gm: bool) -> str:
    """What is to be said with the list: that it tells secrets, or leaves them out; "" where there are none.

    It depends on the games only, never on whether anything private is owed.
    """
    with ws.read() as tx:
        names = ws.game_names(tx, game)
        if not any(ws.live(tx, name).contract.keeps_secrets for name in names):
            return ""
    return WARNING if gm else "(What would tell a secret is not listed; --gm shows it.)"


def _data(game: str, duty: Duty, now: datetime) -> dict[str, object]:
    return {
        "game": game,
        "owner": duty.owner,
        "kind": duty.kind,
        "what": duty.what,
        "section": duty.section,
        "since": iso(duty.since),
        "due": None if duty.due is None else iso(duty.due),
        "overdue": duty.due is not None and now > duty.due,
        "default": duty.default,
    }


def _text(game: str, duty: Duty, now: datetime) -> str:
    section = f" (s. {duty.section})" if duty.section else ""
    late = " (OVERDUE)" if duty.due is not None and now > duty.due else ""
    due = "no limit" if duty.due is None else f"{spoken(duty.due)}{late}"
    kind = f" [{duty.kind}]" if duty.kind else ""
    return f"{game}  {duty.owner}: {duty.what}{section}{kind}\n    due: {due}; after that: {duty.default}"
