"""Outcomes put into words: the deeds that receipts, reports and histories show.

Only what `viewer` may know of an outcome gets into its deed: events that others may not see are left out.
"""

from collections.abc import Iterable
from datetime import datetime
from typing import Any

from gamemaster.core.action import Attempt
from gamemaster.core.batch import TERMS
from gamemaster.core.chance import Draw, is_season
from gamemaster.core.contract import GAME_MASTER, Contract, Duty, Viewer
from gamemaster.core.event import Event
from gamemaster.core.outcome import NeedsRuling, Outcome, Refused, Remark, Verdict
from gamemaster.core.reading import Question
from gamemaster.core.settings import Interpretation
from gamemaster.reports.data import NO_ACTION, Deed, Owed, Reading
from gamemaster.store.ledger import OutcomeRow


def deed(contract: Contract[Any], at: datetime, outcome: Outcome, message_id: str, viewer: Viewer) -> Deed:
    """What one attempt came to, in words."""
    attempt, refusal, question = outcome.attempt, outcome.refusal, outcome.question
    return Deed(
        at=at,
        who=attempt.actor if attempt else "",
        words=" ".join(attempt.text.split()) if attempt else "",
        said=_said(contract, outcome),
        verdict=outcome.verdict.value,
        told=(
            *told(contract, outcome.events, viewer),
            *(remark.text for remark in outcome.remarks if remark.code in TERMS),
        ),
        why=outcome.text if attempt else "",
        code=refusal.code if refusal else question.code if question else "",
        section=refusal.section if refusal else question.section if question else "",
        instead=refusal.instead if refusal else "",
        remarks=tuple(remark.text for remark in outcome.remarks if remark.code not in TERMS),
        draws=tuple(drawn(draw) for draw in outcome.draws if viewer.gm or is_season(draw.secret)),
        message_id=message_id,
        numbers=tuple(refusal.numbers.items()) if refusal else (),
        by=_agent(attempt) if attempt else "",
    )


def _said(contract: Contract[Any], outcome: Outcome) -> str:
    """What was understood; what it hangs on only as long as that is not decided."""
    if outcome.attempt is None:
        return outcome.text
    decided = outcome.verdict in (Verdict.APPLIED, Verdict.REFUSED)
    return contract.say(outcome.attempt.action) + ("" if decided else outcome.attempt.terms)


def doer(attempt: Attempt) -> str:
    """Whose attempt it is, in words: `Ondine`, or `Brask for Ondine`."""
    by = _agent(attempt)
    return f"{by} for {attempt.actor}" if by else attempt.actor


def _agent(attempt: Attempt) -> str:
    return attempt.by if attempt.by and attempt.by != attempt.actor else ""


def message_of(entry: str) -> str:
    """The Message-ID in an entry's name, "" where the entry is no message."""
    kind, _, name = entry.partition(":")
    return name.partition(" ")[0] if kind == "msg" else ""


def told(contract: Contract[Any], events: Iterable[Event], viewer: Viewer) -> tuple[str, ...]:
    """A sentence for each event that `viewer` may learn of."""
    sentences = (contract.tell(event) for event in events if may_see(event.seen_by, viewer))
    return tuple(sentence for sentence in sentences if sentence)


def may_see(seen_by: frozenset[str] | None, viewer: Viewer) -> bool:
    """Whether `viewer` is among those who may learn of something."""
    return seen_by is None or viewer.gm or viewer.person in seen_by


def drawn(draw: Draw) -> str:
    """A draw as it is printed: `encounter d100: 44`. Hidden ones are printed only where secrets are told."""
    return f"{draw.purpose} d{draw.sides}: {draw.result}"


def option(contract: Contract[Any], candidate: Iterable[Attempt]) -> str:
    """One reading on offer, as a lettered answer: what each attempt would do, or that nothing would."""
    return "; ".join(f"{doer(a)}: {contract.say(a.action)}{a.terms}" for a in candidate) or NO_ACTION


def options(question: Question) -> tuple[tuple[Attempt, ...], ...]:
    """The readings a master can choose from: the candidates, and always that nothing was done."""
    offered = [candidate for candidate in question.candidates if candidate]
    return (*offered, ())


def owed(duties: Iterable[Duty], viewer: Viewer = GAME_MASTER) -> tuple[Owed, ...]:
    """Duties that `viewer` may know of, as letters print them."""
    seen = (duty for duty in duties if may_see(duty.seen_by, viewer))
    return tuple(Owed(d.owner, d.what, d.due, d.default, d.section) for d in seen)


def readings(found: Iterable[Interpretation]) -> tuple[Reading, ...]:
    """Interpretations in force as letters print them."""
    return tuple(Reading(i.id, i.section, i.setting, i.value, i.reading, i.house) for i in found)


def public_ruling(contract: Contract[Any], rows: Iterable[OutcomeRow]) -> bool:
    """Whether everybody may read of a ruling with these outcomes of its own.

    In a game with secrets a statement of what is true may give one away, and so may a secret act.
    """
    if not contract.keeps_secrets:
        return True
    known = contract.vocabulary.by_name
    return all(row.action is not None and not known[row.action].secret for row in rows)


def stored_outcome(contract: Contract[Any], row: OutcomeRow) -> Outcome:
    """An outcome as it was stored, ready to be put into words."""
    attempt = None
    if row.action is not None:
        action = contract.vocabulary.action(row.action, row.params or {})
        attempt = Attempt(action, row.actor or "", row.words, (0, 0), row.by)
    verdict = Verdict(row.verdict)
    refusal = question = None
    if verdict is Verdict.REFUSED:
        refusal = Refused(row.code, row.section, row.text, row.numbers or {}, row.instead)
    elif verdict is Verdict.NEEDS_RULING:
        question = NeedsRuling(row.code, row.section, row.text, tuple(row.candidates or ()))
    return Outcome(
        (row.item, row.sub),
        attempt,
        verdict,
        row.text,
        tuple(contract.load_event(event.body) for event in row.events),
        tuple(Draw(*draw) for draw in row.draws or ()),
        tuple(Remark(*remark) for remark in row.remarks or ()),
        refusal,
        question,
    )
