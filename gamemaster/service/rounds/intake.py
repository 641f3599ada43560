"""Taking mail in: one transaction a message, from its raw bytes to the answers in the outbox.

The raw bytes and the mailbox's cursor are in the same transaction as what the message did. If a message
makes the program throw, all that is undone; a second transaction stores the bytes again and sets them aside
with the traceback, and the next one goes on.
"""

import traceback
from collections.abc import Callable, Iterable
from datetime import datetime
from typing import NamedTuple

from sqlalchemy import Connection

from gamemaster.core.calendar import utc
from gamemaster.core.errors import NotYet, TransportError, WorkspaceError
from gamemaster.mail.files import RawMail
from gamemaster.mail.forum import classify
from gamemaster.mail.message import Message, parse
from gamemaster.reports.data import Notice
from gamemaster.service.letters.letters import headed, registered, tell
from gamemaster.service.messages.judging import Mail, judge
from gamemaster.service.messages.kept import source_of
from gamemaster.service.messages.results import Fate, Taken
from gamemaster.service.ruling.reviewing import is_review, review
from gamemaster.service.workspace.loaded import Live, clock_behind
from gamemaster.service.workspace.workspace import Workspace
from gamemaster.store.mailboxes import Cursor, advance_cursor
from gamemaster.store.messages import Arrival, Status, quarantine_message, settle_message, store_message


class Incoming(NamedTuple):
    """A message before it is stored: as it was read, what will be stored of it, and its mailbox's stamp."""

    message: Message
    arrival: Arrival
    stored: datetime | None
    cursor: Cursor | None = None

    def store(self, tx: Connection) -> Mail | None:
        """The mail in the store; None where another program has moved the cursor past it."""
        if self.cursor is not None and not advance_cursor(tx, self.cursor):
            return None
        return Mail(store_message(tx, self.arrival), self.message, self.stored)

    def remember(self, ws: Workspace, fate: Fate) -> None:
        """Keep the message at hand for those that answer it; never one that bears another's Message-ID."""
        if fate.status not in (Status.HELD, Status.DUPLICATE):
            ws.remember(self.message)

    def taken(self, fate: Fate) -> Taken:
        """The message with what became of it."""
        return Taken(self.message.message_id, self.arrival.source, fate)


def take(ws: Workspace, raw: RawMail, cursor: Cursor | None = None, whole: bool = True) -> Taken:
    """Take in one message. With `cursor`, the mailbox's cursor moves in the same transaction.

    `whole` is False where `raw` holds only its header: it was too large to fetch, or the server had no more.
    """
    incoming = read_in(ws, raw, cursor, whole)
    fate = settle(ws, incoming.store)
    incoming.remember(ws, fate)
    return incoming.taken(fate)


def read_in(ws: Workspace, raw: RawMail, cursor: Cursor | None = None, whole: bool = True) -> Incoming:
    """The message as `take` is going to store it."""
    message = parse(raw.raw, ws.limits, whole)
    # a mailbox stamps what it takes in; a file's time is no more than a help where there is no Date
    witness = cursor is not None or message.date is None
    stored = utc(raw.received) if raw.received is not None and witness else None
    arrival = Arrival(
        message.message_id,
        message.digest,
        raw.raw,
        ws.clock(),
        message.date,
        message.arrived,
        stored,
        source_of(raw.source, whole),
        wording=message.wording,
    )
    return Incoming(message, arrival, stored, cursor)


def settle(ws: Workspace, store: Callable[[Connection], Mail | None]) -> Fate:
    """Judge the message that `store` puts into a transaction, and write its fate down.

    Where the program fails on it, everything is undone, and it is stored again to be set aside.
    """
    try:
        with ws.write() as tx:
            return settled(ws, tx, store(tx))
    except MailFailed as failed:
        with ws.write() as tx:
            return _set_aside(ws, tx, store(tx), failed)


class MailFailed(Exception):
    """The program failed on a message; its cause says how."""


_OVERTAKEN = Fate(Status.DUPLICATE, "another program took it in")


def settled(ws: Workspace, tx: Connection, mail: Mail | None) -> Fate:
    """Judge a message in a transaction, and write its fate down.

    Raises MailFailed where the program fails on it. After any exception the transaction must be undone.
    """
    if mail is None:
        return _OVERTAKEN
    for live in ws.all_live(tx):
        if why := clock_behind(live, ws.clock()):
            raise NotYet(why)
    try:
        fate = review(ws, tx, mail) if is_review(mail.message) else judge(ws, tx, mail)
        settle_message(tx, mail.number, fate.status, fate.reason, fate.duplicate_of)
    except (TransportError, WorkspaceError):
        # not the mail's fault: nothing is written, and it is taken in when the cause is mended
        raise
    except Exception as error:
        # whatever a mail breaks, the next one must go on
        raise MailFailed from error
    return fate


def _set_aside(ws: Workspace, tx: Connection, mail: Mail | None, failed: MailFailed) -> Fate:
    if mail is None:
        return _OVERTAKEN
    error = failed.__cause__
    reason = f"the program failed on it: {type(error).__name__}"
    games = ws.all_live(tx)
    hush = any(live.contract.keeps_secrets for live in games) and not _is_public(mail.message, games)
    trace = _hushed(error) if hush else "".join(traceback.format_exception(error))
    quarantine_message(tx, mail.number, trace, reason)
    for live in _to_be_told(ws, tx, mail.message, games):
        subject = "(a private message)" if hush else mail.message.subject
        # who has written privately is nothing for the master of a game without secrets
        sender = "(somebody)" if hush and not live.contract.keeps_secrets else mail.message.sender.address
        _report_quarantine(ws, tx, live, sender, mail.number, subject)
    return Fate(Status.QUARANTINED, reason)


def _to_be_told(ws: Workspace, tx: Connection, message: Message, games: list[Live]) -> list[Live]:
    """A game of every master who is to hear of the message, one for each address.

    They are those whose game is played on the list it came by; of any other mail, and where none of them can
    be written to, all are.
    """
    own = [live for live in games if _came_by_its_list(message, live)]
    return _by_address(ws, tx, own) or _by_address(ws, tx, games)


def _by_address(ws: Workspace, tx: Connection, games: list[Live]) -> list[Live]:
    found: dict[str, Live] = {}
    for live in games:
        address = registered(ws, tx, live.game.gm)
        if address is not None:
            found.setdefault(address, live)
    return list(found.values())


def _came_by_its_list(message: Message, live: Live) -> bool:
    try:
        return bool(classify(message, frozenset(live.game.public), frozenset(live.game.discussion), "").forum)
    except Exception:  # noqa: BLE001, it may be this that the program failed on: then all are told
        return False


def _is_public(message: Message, games: Iterable[Live]) -> bool:
    public = frozenset(address for live in games for address in live.game.public)
    return classify(message, public, frozenset(), "").public


def _hushed(error: BaseException | None) -> str:
    """Where the program failed, without the texts of the exceptions: they may quote what the mail said."""
    found: list[str] = []
    while error is not None:
        found += [type(error).__name__ + "\n", *reversed(traceback.format_tb(error.__traceback__))]
        error = error.__cause__ or error.__context__
    return "".join(reversed(found))


def _report_quarantine(
    ws: Workspace, tx: Connection, live: Live, sender: str, number: int, subject: str
) -> None:
    notice = Notice(
        kind="quarantine",
        to=live.game.gm,
        at=ws.clock(),
        subject=subject,
        facts=(("From", sender), ("Number", str(number))),
        examples=(f"gamemaster requeue {number}", f"gamemaster requeue {number} --discard"),
    )
    # it may be no game's: what it says nobody knows
    letter = ws.renderer.notice(headed(ws, live, notice))
    tell(ws, tx, notice.to, "notice", letter, cause=f"message {number}", share="notice")
