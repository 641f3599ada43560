"""The weekly report: what goes into it, the draft the game master reviews, and its publication.

A report shows the game as it stood when its week began: after the tick of that moment, before any message.
"""

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import Connection

from gamemaster.core.calendar import spoken, week_number
from gamemaster.core.contract import PUBLIC
from gamemaster.core.errors import UsageError
from gamemaster.core.ledger import Kind, ReportBody
from gamemaster.core.replay import Standing
from gamemaster.core.settings import interpretations
from gamemaster.core.timeline import BeforeBase
from gamemaster.reports.data import Change, Deed, Report
from gamemaster.reports.render import Letter
from gamemaster.service import asking
from gamemaster.service.deeds import deed, message_of, owed, readings, stored_outcome, told
from gamemaster.service.letters import post
from gamemaster.service.live import Live, load_live
from gamemaster.service.plain import to_json
from gamemaster.service.recording import add_entry
from gamemaster.service.workspace import Workspace
from gamemaster.store import reports
from gamemaster.store.history import steps_between
from gamemaster.store.ledger import StepRow, load_entries, load_entry
from gamemaster.store.reports import Draft, ReportStatus

INSTANT = timedelta(microseconds=1)


@dataclass(frozen=True, slots=True)
class Written:
    """A report as it would go out now. `digest` is the SHA-256 of its text."""

    report: Report
    text: str
    digest: str


def write_report(ws: Workspace, tx: Connection, live: Live, number: int, as_of: datetime) -> Written:
    """Write the report of the moment `as_of`, following on the last one before it."""
    previous = _previous(tx, live, number)
    since = live.game.starts_at if previous is None else previous.at
    standing = standing_at(tx, live, as_of)
    steps = steps_between(tx, live.id, since, as_of + INSTANT)
    deeds = [d for step in steps if step.at < as_of for d in _deeds(tx, live, step)]
    found = Report(
        game=live.id,
        title=live.game.title,
        contract_title=live.contract.title,
        gm=live.game.gm,
        number=number,
        as_of=as_of,
        previous=None if previous is None else previous.at,
        week=week_number(live.game.starts_at, as_of - INSTANT),
        lists=live.game.public,
        bot=ws.config.mail.address,
        view=live.contract.view(standing.state, PUBLIC),
        deeds=tuple(deeds),
        ticks=_ticks(live, steps, None if previous is None else previous.at),
        questions=asking.still_open(tx, live, public=True),
        changes=() if previous is None else _changes(tx, live, previous.at, standing),
        owed=owed(live.contract.due(standing.state, standing.settings)),
        readings=readings(interpretations(live.contract.ambiguities, standing.settings)),
        text=text_of(live, standing),
        amended=standing.text is not None,
        commitment=live.commitment,
        examples=live.contract.phrasebook.examples,
        corrections=() if previous is None else _late(tx, live, previous),
    )
    return _written(ws, live, found)


def draft(ws: Workspace, tx: Connection, live: Live, as_of: datetime) -> int:
    """Write and keep the draft of a new report; its number."""
    number = (latest.number if (latest := reports.latest_report(tx, live.id)) else 0) + 1
    written = write_report(ws, tx, live, number, as_of)
    previous = None if number == 1 else number - 1
    kept = Draft(as_of, written.text, written.digest, None, previous)
    return reports.add_draft(tx, live.id, kept, ws.clock())


def refresh(ws: Workspace, tx: Connection, live: Live, number: int) -> bool:
    """Write a draft anew; True when its text has changed, and tokens for the old one work no more."""
    kept = pending(tx, live, number)
    written = write_report(ws, tx, live, number, kept.at)
    if written.digest == kept.digest:
        return False
    fresh = Draft(kept.at, written.text, written.digest, None, kept.previous)
    reports.redraft(tx, live.id, number, fresh, ws.clock())
    return True


def publish(ws: Workspace, tx: Connection, live: Live, number: int) -> str:
    """Send a draft to the game's public lists and enter it in the ledger; what was done, in a sentence."""
    kept = pending(tx, live, number)
    if not live.game.public:
        raise UsageError(f"{live.id} has no public list to send its report to")
    written = write_report(ws, tx, live, number, kept.at)
    subject = ws.renderer.report_subject(written.report)
    reports.publish_report(tx, live.id, number, ws.clock())
    body = ReportBody(number, kept.digest)
    add_entry(tx, live, f"report:{number}", ws.clock(), Kind.REPORT, body, ws.clock())
    html = ws.renderer.report_html(written.report, kept.body)
    letter = Letter(subject, kept.body)
    post(ws, tx, "report", live.game.public, letter, game=live.id, cause=f"report {number}", html=html)
    return f"Report {number} goes to {', '.join(live.game.public)}."


def hold(tx: Connection, live: Live, number: int) -> str:
    """Keep a draft back; what was done, in a sentence."""
    pending(tx, live, number)
    reports.hold_report(tx, live.id, number)
    return f"Report {number} is held; approve it when it may go out."


def pending(tx: Connection, live: Live, number: int | None = None) -> reports.Report:
    """The draft with this number, or the oldest one; raises UsageError when there is none."""
    undecided = (ReportStatus.DRAFT, ReportStatus.HELD)
    if number is None:
        kept = next((one for one in reports.list_reports(tx, live.id) if one.status in undecided), None)
    else:
        kept = reports.report(tx, live.id, number)
    if kept is None or kept.status not in undecided:
        what = "no draft" if number is None else f"no draft of report {number}"
        raise UsageError(f"{live.id} has {what} to decide on; gamemaster tick makes one when it is due")
    return kept


def order(ws: Workspace, game: str, what: str) -> str:
    """Approve or hold the oldest pending draft, from the command line."""
    if what not in ("approve", "hold"):
        raise UsageError(f"{what!r} is not approve, hold or show")
    with ws.write() as tx:
        live = ws.live(tx, game)
        number = pending(tx, live).number
        if what == "hold":
            return hold(tx, live, number)
        refresh(ws, tx, live, number)
        return publish(ws, tx, live, number)


def show(ws: Workspace, game: str, at: datetime | None, form: str) -> str:
    """The report as it stands at `at` (default: now), as text, html or json; nothing is kept."""
    with ws.read() as tx:
        live = ws.live(tx, game)
        latest = reports.latest_report(tx, live.id, ReportStatus.PUBLISHED)
        number = (latest.number if latest else 0) + 1
        # now is after all that is dated now
        written = write_report(ws, tx, live, number, at or max(ws.clock(), live.stored.clock) + INSTANT)
    match form:
        case "text":
            return written.text
        case "html":
            return ws.renderer.report_html(written.report, written.text)
        case "json":
            return to_json(written.report)
    raise UsageError(f"{form!r} is no format; there are text, html and json")


def standing_at(tx: Connection, live: Live, moment: datetime) -> Standing:
    """Where the game stood at `moment`: after its ticks, before any message dated exactly then.

    Raises UsageError for a moment before the game began.
    """
    if moment < live.game.starts_at:
        raise UsageError(f"{live.id} begins at {spoken(live.game.starts_at)}, after {spoken(moment)}")
    timeline = live.timeline
    try:
        standing = timeline.standing_at(moment - INSTANT)
    except BeforeBase:
        timeline = load_live(tx, live.id, whole=True).timeline
        standing = timeline.standing_at(moment - INSTANT)
    for step in timeline.referee.fold(standing, (), moment):
        standing = step.after
    return standing


def text_of(live: Live, standing: Standing) -> str:
    """The contract's text in force."""
    return live.contract.text.read_text(encoding="utf-8") if standing.text is None else standing.text


def _written(ws: Workspace, live: Live, found: Report) -> Written:
    text = ws.renderer.report(live.contract.id, found, live.contract.templates)
    return Written(found, text, hashlib.sha256(text.encode()).hexdigest())


def _previous(tx: Connection, live: Live, number: int) -> reports.Report | None:
    return reports.report(tx, live.id, number - 1) if number > 1 else None


def _deeds(tx: Connection, live: Live, step: StepRow) -> list[Deed]:
    if step.kind not in (Kind.MESSAGE, Kind.RULING):
        return []
    message_id = message_of(step.entry)
    found = [
        deed(live.contract, step.at, stored_outcome(live.contract, row), message_id, PUBLIC)
        for row in step.outcomes
    ]
    if step.kind == Kind.RULING:
        entry = load_entry(tx, live.id, step.entry)
        because = "" if entry is None else entry.body["because"]
        found = [replace(d, words="", told=(*d.told, f"Ruled because: {because}")) for d in found]
    return found


def _ticks(
    live: Live, steps: list[StepRow], after: datetime | None
) -> tuple[tuple[datetime, tuple[str, ...]], ...]:
    """What the clock did, without the tick that the last report showed already."""
    found = []
    for step in steps:
        if step.kind != Kind.TICK or step.at == after:
            continue
        events = [
            live.contract.load_event(event.body)
            for outcome in step.outcomes
            for event in outcome.events
            if event.seen_by is None
        ]
        found.append((step.at, told(live.contract, events, PUBLIC)))
    return tuple(found)


def _changes(tx: Connection, live: Live, since: datetime, now: Standing) -> tuple[Change, ...]:
    """What the public sees otherwise than at the last report."""
    old = live.contract.view(standing_at(tx, live, since).state, PUBLIC)
    new = live.contract.view(now.state, PUBLIC)
    names = sorted({*old["people"], *new["people"]})
    return tuple(
        change
        for name in names
        for change in _differing(name, old["people"].get(name, {}), new["people"].get(name, {}))
    )


def _differing(subject: str, old: Mapping[str, Any], new: Mapping[str, Any]) -> list[Change]:
    return [
        Change(subject, name, old.get(name), new.get(name))
        for name in sorted({*old, *new})
        if old.get(name) != new.get(name)
    ]


def _late(tx: Connection, live: Live, previous: reports.Report) -> tuple[str, ...]:
    """What became known after the last report was drafted, but belongs before it."""
    lines = []
    for row in load_entries(tx, live.id):
        known_then = row.arrived_at <= previous.drafted_at
        if known_then or row.kind not in (Kind.MESSAGE, Kind.RULING) or row.at >= previous.at:
            continue
        who = row.body.get("sender") or row.body.get("author", "")
        what = "message" if row.kind == Kind.MESSAGE else "ruling"
        lines.append(
            f"A {what} of {who} that takes effect on {spoken(row.at)} became known after the last "
            "report; everything since was worked out again."
        )
    return tuple(lines)
