"""Sections of reports becoming ratified: by the passing of time, or by a ruling that rests on an intent.

What the passing of time has done is undone when a doubt comes to light that was there in time; that too is a
ruling of its own, for all to see.
"""

from collections.abc import Iterator
from datetime import datetime

from sqlalchemy import Connection

from gamemaster.core.calendar import spoken
from gamemaster.core.errors import UsageError
from gamemaster.core.ledger import Entry, Ratify, RulingBody, Void, standing_rulings
from gamemaster.core.record import Published, ripe
from gamemaster.service.ledger.entering import Entered, enter_ruling
from gamemaster.service.reports.errata import known_wrong
from gamemaster.service.reports.onrecord import stated
from gamemaster.service.workspace.loaded import Live, load_live
from gamemaster.service.workspace.workspace import Workspace

PROGRAM = "the passing of time"
"""The author of ratifications that nobody had to rule."""


def settle(ws: Workspace, tx: Connection, live: Live) -> list[str]:
    """Ratify every section whose time has come, and take back what was not to be; what was done."""
    if live.conduct.paused is not None:
        return []
    return [*_taken_back(ws, tx, live), *_ratified(ws, tx, live)]


def ratify(
    ws: Workspace, tx: Connection, live: Live, number: int, section: str, at: datetime | None, because: str,
    cites: str,
) -> list[Entered]:  # fmt: skip
    """Ratify a section of a report (or "", all) by ruling, as of `at` (None: the moment it speaks of).

    Raises UsageError when there is no such section.
    """
    report = live.conduct.record.report(number)
    values = stated(tx, live, number)
    if report is None or not values:
        raise UsageError(f"{live.id} has published no report {number} whose values are on record")
    titles = [title for title in values if not section or title.casefold() == section.casefold()]
    if not titles:
        raise UsageError(f"report {number} has no section {section!r}; there are: {', '.join(values)}")
    return [
        enter_ruling(
            ws,
            tx,
            live,
            Ratify(number, title, values[title], ws.clock()),
            because,
            max(at or report.as_of, live.game.starts_at),
            cites,
        )
        for title in titles
    ]


def _ratified(ws: Workspace, tx: Connection, live: Live) -> Iterator[str]:
    record, now, wrong = live.conduct.record, ws.clock(), known_wrong(tx, live)
    for report in record.current():
        for section in report.sections:
            when = ripe(record, report, section, live.settings, wrong)
            if when is None or when > now or record.ratifies(report.number, section) is not None:
                continue
            values = stated(tx, live, report.number)[section]
            because = f"nobody doubted it for {live.settings.ratify_days} days"
            decision = Ratify(report.number, section, values, when, undoubted=True)
            enter_ruling(ws, tx, live, decision, because, report.as_of, author=PROGRAM)
            yield f"{live.id}: report {report.number}, {section}, is ratified since {spoken(when)}."


def _taken_back(ws: Workspace, tx: Connection, live: Live) -> Iterator[str]:
    """Void the ratifications that time alone made, and that a doubt known only later forbids.

    That the report turns out to be wrong is no doubt that was there in time: the ratification stands.
    """
    record = live.conduct.record
    reports = {report.number: report for report in record.reports}
    doubted = [
        one
        for one in record.ratified
        if one.undoubted and not _stands(live, reports.get(one.report), one.section, one.since)
    ]
    if not doubted:
        return
    for entry, decision in _by_time(load_live(tx, live.id, whole=True)):
        which = (decision.report, decision.section)
        if any((one.report, one.section) == which for one in doubted):
            because = "a doubt came to light that was there in time"
            enter_ruling(ws, tx, live, Void(entry.id), because, author=PROGRAM)
            yield f"{live.id}: report {which[0]}, {which[1]}, is not ratified after all: {because}."


def _stands(live: Live, report: Published | None, section: str, since: datetime) -> bool:
    """Whether nothing that was there before `since` stands against the ratification."""
    if report is None:
        return False
    record = live.conduct.record
    early = tuple(claim for claim in record.claims if claim.at <= since)
    revised = tuple(one for one in record.reports if one.at <= since)
    when = ripe(record._replace(claims=early, reports=revised), report, section, live.settings)
    return when is not None and when <= since


def _by_time(live: Live) -> list[tuple[Entry, Ratify]]:
    return [
        (entry, entry.body.decision)
        for entry in standing_rulings(live.timeline.entries)
        if isinstance(entry.body, RulingBody)
        and isinstance(entry.body.decision, Ratify)
        and entry.body.decision.undoubted
    ]
