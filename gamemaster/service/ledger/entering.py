"""A ruling or setting on its way into the ledger, with everything that follows from it for people."""

from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import Connection

from gamemaster.core.ledger import Decision, Kind, Ratify, RulingBody, SettingBody, spoken_of
from gamemaster.core.outcome import Outcome
from gamemaster.core.timeline import Refold
from gamemaster.service.ledger import asking
from gamemaster.service.ledger.boundaries import flag_again
from gamemaster.service.ledger.consequences import Consequences, tell_touched
from gamemaster.service.ledger.recording import add_entry
from gamemaster.service.letters.dispatching import dispatch
from gamemaster.service.workspace.loaded import Live
from gamemaster.service.workspace.workspace import Workspace
from gamemaster.store.ledger import load_entry


@dataclass(frozen=True, slots=True)
class Entered:
    """What was entered: the entry's id, what it changed, the questions it raised, and what it came to."""

    entry: str
    refold: Refold
    asked: tuple[int, ...]
    found: Consequences | None

    @property
    def outcomes(self) -> tuple[Outcome, ...]:
        """The outcomes of the entry itself."""
        return next((step.outcomes for step in self.refold.new if step.entry.id == self.entry), ())


def enter_ruling(
    ws: Workspace,
    tx: Connection,
    live: Live,
    decision: Decision,
    because: str,
    at: datetime | None = None,
    cites: str = "",
    author: str = "",
) -> Entered:
    """Put a decision of the game master (or another `author`) into the ledger, at `at` (None: now)."""
    body = RulingBody(decision, author or live.game.gm, because, cites)
    cause = f"a ruling of {body.author}: {because}"
    if isinstance(decision, Ratify) and decision.undoubted:
        cause = f"the ratification of {decision.section} of report {decision.report} ({because})"
    return _enter(ws, tx, live, Kind.RULING, body, at, cause)


def enter_setting(
    ws: Workspace, tx: Connection, live: Live, body: SettingBody, at: datetime | None = None
) -> Entered:
    """Put settings, or a text of the contract, in force from `at` on (None: now)."""
    return _enter(ws, tx, live, Kind.SETTING, body, at, f"a change of the rules' reading: {body.because}")


def _enter(
    ws: Workspace,
    tx: Connection,
    live: Live,
    kind: Kind,
    body: RulingBody | SettingBody,
    at: datetime | None,
    cause: str,
) -> Entered:
    now = ws.clock()
    entry = f"{kind.value}:{live.stored.arrivals + 1}"
    refold = add_entry(tx, live, entry, max(at or now, live.game.starts_at), kind, body, now)
    dispatch(ws, tx, live, refold)
    asked = asking.follow(tx, live, refold, now)
    added = next(one for one in reversed(live.timeline.entries) if one.id == entry)
    if (of := spoken_of(added)) is not None:
        asking.settle(tx, live, of, now)
        taken_back = load_entry(tx, live.id, of) if of.startswith("ruling:") else None
        if taken_back is not None and taken_back.body["decision"]["does"] == "redate":
            asked += flag_again(ws, tx, live, taken_back.body["decision"]["of"])
    found = tell_touched(ws, tx, live, refold, cause, but=entry)
    return Entered(entry, refold, tuple(asked), found)
