"""Rulings in words: what each one did to which message, by whom, why, and on what authority."""

from typing import Any, NamedTuple

from sqlalchemy import Connection

from gamemaster.core.calendar import spoken
from gamemaster.core.claiming import told as answered
from gamemaster.core.codec import decode_body
from gamemaster.core.ledger import (
    Amending,
    Answer,
    AnswerClaim,
    Choose,
    Decision,
    Kind,
    Ratify,
    Redate,
    Reread,
    RulingBody,
    Void,
)
from gamemaster.core.presiding import told
from gamemaster.core.ratifying import told as ratified
from gamemaster.reports.wording import message_key
from gamemaster.service.views.outcomes import message_of, option
from gamemaster.service.views.secrecy import is_open_decision
from gamemaster.service.workspace.loaded import Live
from gamemaster.store.ledger import EntryRow, load_entry


class Spoken(NamedTuple):
    """A ruling in words. `of` is the entry it speaks of, "" where it speaks for itself; `public` whether
    everybody may read it.
    """

    entry: str
    of: str
    text: str
    author: str
    because: str
    cites: str
    public: bool

    @property
    def line(self) -> str:
        """All of it on one line."""
        cites = f" ({self.cites})" if self.cites else ""
        return f"{self.author} ruled ({self.entry}): {self.text} Because: {self.because}{cites}"


def spoken_ruling(tx: Connection, live: Live, row: EntryRow) -> Spoken:
    """A stored ruling in words."""
    body = decode_body(Kind.RULING, row.body, live.contract.vocabulary)
    assert isinstance(body, RulingBody)  # noqa: S101 - that is what a ruling holds
    decision, author, because, cites = body
    of = decision.of if isinstance(decision, Amending) else ""
    target = load_entry(tx, live.id, of) if of else None
    what, open_target = _target(target, of)
    by_itself = is_open_decision(live, decision)
    public = open_target if by_itself is None else by_itself
    text = _did(live, decision, what, author)
    return Spoken(row.id, of, text, author, because, cites, public)


def amending(tx: Connection, live: Live, rows: list[EntryRow]) -> list[tuple[EntryRow, Spoken]]:
    """Those of the rulings that changed other entries, and so have no deed of their own."""
    found = [(row, spoken_ruling(tx, live, row)) for row in rows]
    return [(row, ruling) for row, ruling in found if ruling.of]


def _target(row: EntryRow | None, of: str) -> tuple[str, bool]:
    """The entry spoken of in words, and whether everybody may hear of it."""
    if row is None:
        return of, True
    if row.kind == Kind.MESSAGE:
        key = message_key(message_of(row.id))
        return f"{row.body['sender']}'s message {key} of {spoken(row.at)}", bool(row.body["public"])
    return f"{row.id} of {spoken(row.at)}", True


def _did(live: Live, decision: Decision, what: str, author: str) -> str:
    match decision:
        case Void():
            return f"{what} has no effect."
        case Redate(_, at):
            return f"{what} takes effect on {spoken(at)}."
        case Answer(_, _, attempts):
            return f"something unclear in {what} means: {option(live.contract, attempts)}."
        case Choose(_, _, candidate):
            return f"what the rules leave open in {what} is decided: {candidate}."
        case Reread(_, reading):
            return f"{what} says: {option(live.contract, reading.attempts)}."
        case _:
            return _own(live, decision, author)


def _own(live: Live, decision: Any, author: str) -> str:
    if hasattr(decision, "attempts"):
        return f"{option(live.contract, decision.attempts)}."
    if isinstance(decision, Ratify):
        return ratified(decision)
    if isinstance(decision, AnswerClaim):
        claim = live.conduct.record.claim(decision.of, decision.item)
        return (
            answered(claim, decision) if claim is not None else f"a claim in {decision.of}: {decision.reply}."
        )
    return told(decision, author, live.contract.office)
