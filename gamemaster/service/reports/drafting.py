"""Drafts of reports on their way to the game master, whoever that is now."""

from datetime import timedelta

from sqlalchemy import Connection

from gamemaster.core.obligations import obligations, owed_by
from gamemaster.core.outcome import Verdict
from gamemaster.reports.data import Review
from gamemaster.reports.difference import differences
from gamemaster.service.letters.letters import tell
from gamemaster.service.reports import reporting
from gamemaster.service.reports.errata import revisions_owed
from gamemaster.service.reports.onrecord import claim_words
from gamemaster.service.reports.writing import write_report
from gamemaster.service.views.asked import still_open
from gamemaster.service.views.outcomes import owed
from gamemaster.service.workspace.loaded import Live
from gamemaster.service.workspace.workspace import Workspace
from gamemaster.store import reports
from gamemaster.store.reports import ReportStatus

LIFETIME = timedelta(days=30)


def send_review(ws: Workspace, tx: Connection, live: Live, number: int) -> None:
    """Mail the draft with a new token to the game master."""
    kept = reporting.pending(tx, live, number)
    written = write_report(ws, tx, live, number, kept.at)
    before = reports.report(tx, live.id, kept.previous) if kept.previous else None
    now = ws.clock()
    review = Review(
        game=live.id,
        title=live.game.title,
        gm=live.game.gm,
        number=number,
        as_of=kept.at,
        draft=kept.body,
        diff=differences(before.body, kept.body) if before else (),
        questions=still_open(tx, live),
        owed=owed((*owed_by(obligations(live.contract, live.head), now), *revisions_owed(tx, live))),
        refused=tuple(d for d in written.report.deeds if d.verdict == Verdict.REFUSED),
        token=reports.issue_token(tx, live.id, number, now, LIFETIME),
        expires=now + LIFETIME,
        bot=ws.config.mail.address,
        notices=_claims(live),
        command=f"gamemaster report {live.id} approve",
        office=live.contract.office,
    )
    letter = ws.renderer.review(live.contract.id, review, live.contract.templates)
    cause = f"draft of report {number}"
    tell(ws, tx, live.game.gm, "review", letter, game=live.id, cause=cause, share=None)


def draft_now(ws: Workspace, game: str) -> str:
    """Draft a report of the present moment, for approval; what was done, in a sentence."""
    with ws.write() as tx:
        live = ws.live(tx, game)
        drafted = reporting.draft_early(ws, tx, live)
        send_review(ws, tx, live, drafted)
    return f"Report {drafted} is drafted as of now; approve it when it may go out."


def revise(ws: Workspace, game: str, number: int | None) -> str:
    """Draft a report that takes the place of report `number` (None: the last published), for approval."""
    with ws.write() as tx:
        live = ws.live(tx, game)
        latest = reports.latest_report(tx, live.id, ReportStatus.PUBLISHED)
        which = number if number is not None else latest.number if latest else 0
        drafted = reporting.draft_revision(ws, tx, live, which)
        send_review(ws, tx, live, drafted)
    return f"Report {drafted} is drafted, in place of report {which}; approve it when it may go out."


def _claims(live: Live) -> tuple[str, ...]:
    """The claims that want an answer, each with the lines that give one."""
    return tuple(
        f"{claim_words(claim)} Answer with a line such as: deny {claim.number} because ...; revise "
        f"{claim.number} because ...; refer {claim.number} CASE because ..."
        for claim in live.conduct.record.claims
        if claim.reply is None
    )


def hand_drafts_over(ws: Workspace, tx: Connection, live: Live) -> None:
    """Mail every draft that waits to the game master of now; marks given to another work no more."""
    for kept in reports.list_reports(tx, live.id):
        if kept.status in (ReportStatus.DRAFT, ReportStatus.HELD):
            reporting.refresh(ws, tx, live, kept.number)
            send_review(ws, tx, live, kept.number)
