"""A weekly report's way: drafted, reviewed by the game master, published to the lists and entered.

What it says is worked out in `writing`.
"""

from datetime import datetime

from sqlalchemy import Connection

from gamemaster.core.calendar import WEEK, spoken, week_start
from gamemaster.core.covered import covered, sections
from gamemaster.core.errors import UsageError
from gamemaster.core.ledger import Kind, ReportBody
from gamemaster.reports.render import Letter
from gamemaster.service.ledger.recording import add_entry
from gamemaster.service.ledger.revealing import due, reveal
from gamemaster.service.letters.letters import post
from gamemaster.service.reports import picturing
from gamemaster.service.reports.writing import Written, write_report
from gamemaster.service.views.shown import to_json, to_plain
from gamemaster.service.workspace.loaded import INSTANT, Live, standing_at
from gamemaster.service.workspace.workspace import Workspace
from gamemaster.store import reports
from gamemaster.store.reports import Draft, ReportStatus

_UNDECIDED = (ReportStatus.DRAFT, ReportStatus.HELD)

PICTURES = ("svg", "png")
"""The forms of a report's picture alone."""


def next_report(tx: Connection, live: Live) -> datetime:
    """The Monday of the next report: the first after the game's start, or after the last report."""
    latest = reports.furthest_report(tx, live.id)
    return week_start(live.game.starts_at if latest is None else latest.at) + WEEK


def draft(ws: Workspace, tx: Connection, live: Live, as_of: datetime) -> int:
    """Write and keep the draft of a new report; its number."""
    number = _next_number(tx, live)
    written = write_report(ws, tx, live, number, as_of)
    previous = reports.report_before(tx, live.id, as_of, number)
    kept = Draft(as_of, written.text, written.digest, None, previous.number if previous else None)
    return reports.add_draft(tx, live.id, kept, ws.clock())


def draft_early(ws: Workspace, tx: Connection, live: Live) -> int:
    """Write and keep the draft of a report of the present moment, before its week is over; its number.

    Raises UsageError where the report of a week that is over comes first, or nothing can have happened since.
    """
    # now is after all that is dated now
    now = ws.now(live) + INSTANT
    due, latest = next_report(tx, live), reports.furthest_report(tx, live.id)
    if due <= now:
        raise UsageError(f"{live.id}: the week ended at {spoken(due)}; gamemaster tick drafts its report")
    if now <= live.game.starts_at or (latest is not None and latest.at >= now):
        at = live.game.starts_at if latest is None else latest.at
        raise UsageError(f"{live.id}: nothing is to be told later than {spoken(at)}")
    return draft(ws, tx, live, now)


def draft_revision(ws: Workspace, tx: Connection, live: Live, number: int) -> int:
    """Write and keep the draft of a report that takes the place of report `number`; its own number.

    One that is being prepared already is written anew. Raises UsageError when that report cannot be revised.
    """
    original = reports.report(tx, live.id, number)
    if original is None or original.status is not ReportStatus.PUBLISHED:
        what = "was never published" if original is None else f"is {original.status.value}"
        raise UsageError(f"report {number} of {live.id} {what}, so there is nothing to revise")
    for kept in reports.list_reports(tx, live.id):
        if kept.status in _UNDECIDED and kept.previous == number and kept.at == original.at:
            refresh(ws, tx, live, kept.number)
            return kept.number
    own = _next_number(tx, live)
    written = write_report(ws, tx, live, own, original.at, revises=number)
    fresh = Draft(original.at, written.text, written.digest, None, number)
    return reports.add_draft(tx, live.id, fresh, ws.clock())


def _next_number(tx: Connection, live: Live, *statuses: ReportStatus) -> int:
    """The number after that of the last report, or of the last one of these statuses."""
    latest = reports.latest_report(tx, live.id, *statuses)
    return (latest.number if latest else 0) + 1


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
    revised = reports.revised_by(tx, kept)
    if revised is not None:
        reports.supersede_report(tx, live.id, revised.number)
    # as JSON, so that what is folded now and what is read back later are equal
    stated = to_plain(covered(live.contract, standing_at(tx, live, kept.at).state))
    informative = tuple(section.title for section in sections(live.contract) if section.informative)
    revises = revised.number if revised else 0
    body = ReportBody(number, kept.digest, kept.at, stated, revises, informative)
    add_entry(tx, live, f"report:{number}", ws.clock(), Kind.REPORT, body, ws.clock())
    image, pictures = picturing.in_mail(ws, live, written.picture, number)
    html = ws.renderer.report_html(written.report, kept.body, image)
    letter, cause = Letter(subject, kept.body), f"report {number}"
    post(
        ws, tx, "report", live.game.public, letter, game=live.id, cause=cause, html=html, pictures=pictures
    )  # fmt: skip
    told = reveal(ws, tx, live, due(tx, live))
    return f"Report {number} goes to {', '.join(live.game.public)}. {told}".rstrip()


def hold(tx: Connection, live: Live, number: int) -> str:
    """Keep a draft back; what was done, in a sentence."""
    pending(tx, live, number)
    reports.hold_report(tx, live.id, number)
    return f"Report {number} is held; approve it when it may go out."


def pending(tx: Connection, live: Live, number: int | None = None) -> reports.Report:
    """The draft with this number, or the oldest one; raises UsageError when there is none."""
    if number is None:
        kept = next((one for one in reports.list_reports(tx, live.id) if one.status in _UNDECIDED), None)
    else:
        kept = reports.report(tx, live.id, number)
    if kept is None or kept.status not in _UNDECIDED:
        what = "no draft" if number is None else f"no draft of report {number}"
        raise UsageError(f"{live.id} has {what} to decide on; gamemaster tick makes one when it is due")
    return kept


def order(ws: Workspace, game: str, what: str, draft_of: int | None = None) -> str:
    """Approve or hold a pending draft (the oldest, unless its number is given), from the command line."""
    if what not in ("approve", "hold"):
        raise UsageError(f"{what!r} is none of show, draft, approve, hold, revise, list and record")
    with ws.write() as tx:
        live = ws.live(tx, game)
        number = pending(tx, live, draft_of).number
        if what == "hold":
            return hold(tx, live, number)
        refresh(ws, tx, live, number)
        return publish(ws, tx, live, number)


def show(ws: Workspace, game: str, at: datetime | None, form: str) -> str:
    """The report as it stands at `at` (default: now), as text, html or json; nothing is kept."""
    live, written = _as_it_stands(ws, game, at)
    match form:
        case "text":
            return written.text
        case "html":
            image = picturing.in_page(ws, live, written.picture)
            return ws.renderer.report_html(written.report, written.text, image)
        case "json":
            return to_json(written.report)
    raise UsageError(f"{form!r} is no format; there are text, html, json, {' and '.join(PICTURES)}")


def draw(ws: Workspace, game: str, at: datetime | None, form: str) -> bytes:
    """The picture of the report as it stands at `at` (default: now), in one of PICTURES."""
    live, written = _as_it_stands(ws, game, at)
    return picturing.as_file(ws, live, written.picture, form)


def _as_it_stands(ws: Workspace, game: str, at: datetime | None) -> tuple[Live, Written]:
    with ws.read() as tx:
        live = ws.live(tx, game)
        number = _next_number(tx, live, ReportStatus.PUBLISHED)
        # now is after all that is dated now
        moment = at or ws.now(live) + INSTANT
        return live, write_report(ws, tx, live, number, moment)
