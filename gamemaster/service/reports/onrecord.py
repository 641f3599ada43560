"""What is on record of a game's reports, in words: for the next report, the review and the command line."""

from collections.abc import Container, Iterator, Mapping
from datetime import datetime
from typing import Any

from sqlalchemy import Connection

from gamemaster.core.calendar import iso, spoken
from gamemaster.core.covered import sections
from gamemaster.core.record import Claim, Published, Ratification, ripe
from gamemaster.core.replay import Standing
from gamemaster.service.reports.errata import commands, known_wrong
from gamemaster.service.views.shown import Shown, to_plain
from gamemaster.service.workspace.loaded import Live
from gamemaster.service.workspace.workspace import Workspace
from gamemaster.store.ledger import load_entry


def claim_words(claim: Claim) -> str:
    """A claim and what became of it, as a sentence."""
    where = f"report {claim.report}" + (f", {claim.section}" if claim.section else "")
    said = f'Claim {claim.number} of {claim.by} against {where}, {spoken(claim.at)}: "{_line(claim.what)}".'
    if claim.reply is None or claim.replied is None:
        return f"{said} It is open."
    case = f" ({claim.case})" if claim.case else ""
    return f"{said} {_REPLIES[claim.reply]} on {spoken(claim.replied)}{case}."


def claims_since(standing: Standing, since: datetime) -> tuple[str, ...]:
    """The claims that stand, and those answered since then."""
    return tuple(
        claim_words(claim)
        for claim in standing.conduct.record.claims
        if claim.open or (claim.replied is not None and claim.replied >= since)
    )


def answered_by(standing: Standing, number: int) -> tuple[str, ...]:
    """The claims that a revision of report `number` settles."""
    return tuple(
        claim_words(claim)
        for claim in standing.conduct.record.claims
        if claim.report == number and claim.reply == "accepted"
    )


def ratification(
    live: Live, standing: Standing, since: datetime, at: datetime, wrong: Container[int] = ()
) -> tuple[str, ...]:
    """What has been ratified since then, what will be, and how this report's sections come to be.

    `wrong` are the numbers of the reports that are known to be wrong.
    """
    return (*_ratified(standing, since, at), *_waiting(standing, at, wrong), *_label(live, standing))


def stated(tx: Connection, live: Live, number: int) -> Mapping[str, Mapping[str, Mapping[str, Any]]]:
    """What the sections of a published report state: subject -> name -> value, by section."""
    entry = load_entry(tx, live.id, f"report:{number}")
    return {} if entry is None else entry.body.get("values", {})


def on_record(ws: Workspace, game: str) -> list[Shown]:
    """Every claim of error, and every section that was, or is still to be, ratified."""
    with ws.read() as tx:
        live = ws.live(tx, game)
        standing, now = live.head, ws.now(live)
        wrong = known_wrong(tx, live)
    record = standing.conduct.record
    found = [
        Shown({"claim": claim.number} | to_plain(claim) | {"open": claim.open}, claim_words(claim))
        for claim in record.claims
    ]
    for report in record.current():
        for section in report.sections:
            done = record.ratifies(report.number, section)
            due = None if done else ripe(record, report, section, standing.settings, wrong)
            since = None if done is None else iso(done.since)
            waits = done is None and _waits(standing, report, section, wrong)
            data = {"report": report.number, "section": section, "ratified": since, "due": due and iso(due)}
            data |= {"known_wrong": waits}
            if done is not None:
                found.append(Shown(data, _done(done)))
            elif waits:
                how = commands(game, report.number)
                found.append(Shown(data, f"{_known(report.number, section)} To revise it: {how}"))
            else:
                found.append(Shown(data, _open(report.number, section, due, now)))
    return found


def _done(one: Ratification) -> str:
    return f"Report {one.report}, {one.section}: ratified on {spoken(one.since)}."


def _open(number: int, section: str, due: datetime | None, now: datetime) -> str:
    if due is None:
        return f"Report {number}, {section}: not ratified as things stand."
    when = "with the next tick" if due <= now else f"on {spoken(due)}, unless it is doubted"
    return f"Report {number}, {section}: ratified {when}."


def _ratified(standing: Standing, since: datetime, at: datetime) -> Iterator[str]:
    for one in standing.conduct.record.ratified:
        if since <= one.since < at:
            yield _done(one)


def _waits(standing: Standing, report: Published, section: str, wrong: Container[int]) -> bool:
    """Whether nothing but being known to be wrong keeps the section from being ratified."""
    record, settings = standing.conduct.record, standing.settings
    return (
        ripe(record, report, section, settings, wrong) is None
        and ripe(record, report, section, settings) is not None
    )


def _known(number: int, section: str) -> str:
    return (
        f"Report {number}, {section}: not ratified by itself: the report is known to be wrong. "
        "It waits for a revision, or to be ratified by ruling."
    )


def _waiting(standing: Standing, at: datetime, wrong: Container[int]) -> Iterator[str]:
    record = standing.conduct.record
    for report in record.current():
        for section in report.sections:
            done = record.ratifies(report.number, section)
            # what was ratified after the moment of the report is dated back, and no news for it
            if done is not None and done.since < at:
                continue
            when = ripe(record, report, section, standing.settings, wrong)
            if _waits(standing, report, section, wrong):
                yield _known(report.number, section)
            elif when is not None:
                yield f"Report {report.number}, {section}: ratified on {spoken(when)}, unless it is doubted."
            elif standing.settings.ratify_days:
                yield f"Report {report.number}, {section}: not ratified while a claim stands against it."


def _label(live: Live, standing: Standing) -> Iterator[str]:
    days, waits = standing.settings.ratify_days, standing.settings.ratify_corrected == "waits"
    if days:
        titles = ", ".join(one.title for one in sections(live.contract) if not one.informative)
        yield (
            f"This report: {titles}: each is ratified {days} days after publication, unless somebody "
            f"claims an error in it{' or it turns out to be wrong before that' if waits else ''}. "
            "Everything else is for information."
        )


def _line(text: str) -> str:
    return " ".join(text.split())


_REPLIES = {
    "denied": "It was denied",
    "accepted": "It was accepted, and a revision is due,",
    "referred": "It was referred to a judge",
    "revised": "It was settled by a revision",
}
