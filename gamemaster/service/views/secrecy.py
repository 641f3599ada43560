"""What of a stored step or of a ruling is for all eyes.

An attempt is not where its action is confidential, nor is what came privately and did nothing in public.
"""

from sqlalchemy import Connection

from gamemaster.core.ledger import Acting, Assert, Decision, Kind
from gamemaster.core.outcome import Verdict
from gamemaster.service.workspace.loaded import Live
from gamemaster.store.ledger import OutcomeRow, StepRow, load_entry

WARNING = "(WITH SECRETS: for the game master only)"


def came_privately(tx: Connection, live: Live, step: StepRow) -> bool:
    """Whether the step is a message that only the program has read, in a game where that matters."""
    if step.kind != Kind.MESSAGE or not live.contract.keeps_secrets:
        return False
    entry = load_entry(tx, live.id, step.entry)
    return entry is not None and not entry.body.get("public", True)


def is_open(live: Live, step: StepRow, row: OutcomeRow, private: bool) -> bool:
    """Whether everybody may be told of the attempt; `private` is whether the step `came_privately`."""
    action = live.contract.vocabulary.by_name.get(row.action or "")
    if action is not None and action.is_confidential(ruled=step.kind == Kind.RULING):
        return False
    return not private or row.verdict == Verdict.APPLIED


def is_open_decision(live: Live, decision: Decision) -> bool | None:
    """Whether everybody may read of a decision; None where that hangs on the entry it is about.

    In a game with secrets a statement of what is true may give one away.
    """
    if isinstance(decision, Assert):
        return not live.contract.keeps_secrets
    if isinstance(decision, Acting):
        return not any(attempt.action.is_confidential(ruled=True) for attempt in decision.attempts)
    return None


def is_unseen(step: StepRow) -> bool:
    """Whether everything that happened in the step is hidden from most."""
    events = [event for outcome in step.outcomes for event in outcome.events]
    return bool(events) and all(event.seen_by is not None for event in events)
