"""Claims of error ruled on: which report and section one is against, and what becomes of it.

A claim that does not say where the report is wrong goes to the game master; until then it stands against the
whole report, so that nothing is ratified by the passing of time that somebody has doubted.
"""

from datetime import datetime, timedelta
from typing import Any, NamedTuple

from gamemaster.core.calendar import spoken
from gamemaster.core.contract import Contract
from gamemaster.core.covered import pointed_at, sections
from gamemaster.core.ledger import AnswerClaim
from gamemaster.core.mechanics.claims import ClaimError
from gamemaster.core.outcome import NeedsRuling, Refused, Remark
from gamemaster.core.record import ELSEWHERE, EVERYTHING, Claim, Published, Record
from gamemaster.core.settings import Settings

NO_CLAIM = "it claims nothing"
WHOLE = "every section"


class Claimed(NamedTuple):
    """A claim that was put on record. `question` asks which section it is against."""

    record: Record
    remark: Remark
    question: NeedsRuling | None = None


class Making(NamedTuple):
    """Who claims, when and where in the ledger, and the section that the game master chose (None: none)."""

    by: str
    at: datetime
    entry: str
    item: int
    chosen: str | None


def claimed(
    contract: Contract[Any], state: Any, record: Record, settings: Settings, action: ClaimError, made: Making
) -> Claimed | Refused:
    """Rule on a claim of error; `state` is the game's, for the names of its values."""
    report = None if isinstance(action.report, str) else record.report(action.report)
    if report is None:
        which = "No report" if action.report is None else f"No report {_quoted(action.report)}"
        known = [one.number for one in record.reports]
        return Refused("NO_SUCH_REPORT", "", f"{which} was published before that.", {"published": known})
    if not action.what.strip():
        return Refused("NOTHING_CLAIMED", "", "A claim of error must say what is wrong.")
    if made.chosen == NO_CLAIM:
        return Refused("NOTHING_CLAIMED", "", "It was ruled that this claims no error.")
    section, question = _section(contract, state, report, action, made.chosen)
    ratified = record.ratifies(report.number, section)
    if ratified is not None and ratified.since <= made.at:
        since = spoken(ratified.since)
        text = f"{section} of report {report.number} was ratified on {since}: it stands as true."
        return Refused("RATIFIED", "", text, {"report": report.number})
    last = max((one.number for one in record.claims), default=0)
    claim = Claim(last + 1, made.entry, made.item, made.by, report.number, section, action.what, made.at)
    due = spoken(made.at + timedelta(days=settings.timely_days))
    text = f"Claim {claim.number} is on file. It has to be denied, accepted or referred by {due}."
    return Claimed(record.claimed(claim), Remark("CLAIM_OPEN", text), question)


def _quoted(report: int | str) -> str:
    return str(report) if isinstance(report, int) else f'"{report}"'


def _section(
    contract: Contract[Any], state: Any, report: Published, action: ClaimError, chosen: str | None
) -> tuple[str, NeedsRuling | None]:
    titles = tuple(one.title for one in sections(contract))
    if chosen is not None:
        return (EVERYTHING if chosen == WHOLE else chosen), None
    named = [title for title in titles if title.casefold() == (action.section or "").strip().casefold()]
    found = named or pointed_at(contract, state, action.what)
    if len(found) == 1:
        return found[0], None
    text = f"Which section of report {report.number} is the claim against?"
    offered = (*(found or titles), WHOLE, ELSEWHERE, NO_CLAIM)
    return EVERYTHING, NeedsRuling("CLAIM_WHERE", "", text, offered)


def answered(record: Record, decision: AnswerClaim, at: datetime) -> tuple[Record, str] | Refused:
    """The record after an answer to a claim, and the answer as a sentence."""
    claim = record.claim(decision.of, decision.item)
    if claim is None or claim.at > at:
        return Refused("NO_SUCH_CLAIM", "", "No such claim of error stands.")
    if claim.reply == "revised":
        return Refused("CLAIM_SETTLED", "", f"Claim {claim.number} was settled by a revision already.")
    return record.replied(claim, decision.reply, at, decision.case), told(claim, decision)


def told(claim: Claim, decision: AnswerClaim) -> str:
    """An answer to a claim, as a sentence."""
    where = f"report {claim.report}" + (f", {claim.section}" if claim.section else "")
    which = f'Claim {claim.number} of {claim.by} against {where} ("{" ".join(claim.what.split())}")'
    match decision.reply:
        case "denied":
            return f"{which} is denied."
        case "referred":
            return (
                f"{which} is referred to {decision.case or 'a judge'}; the section is not ratified meanwhile."
            )
        case _:
            return f"{which} is accepted; a revised report follows."
