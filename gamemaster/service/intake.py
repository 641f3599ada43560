"""Taking mail in: one transaction a message, from its raw bytes to the answers in the outbox.

The raw bytes and the mailbox's cursor are in the same transaction as what the message did. If a message
makes the program throw, all that is undone but the bytes, it is set aside with its traceback, and the next
one goes on.
"""

import traceback
from collections.abc import Iterable, Iterator
from itertools import chain
from pathlib import Path
from typing import BinaryIO

from sqlalchemy import Connection

from gamemaster.core.calendar import utc
from gamemaster.core.errors import TransportError, UsageError, WorkspaceError
from gamemaster.mail.files import RawMail, read_path, read_stream
from gamemaster.mail.limits import Limits
from gamemaster.mail.message import Message, parse
from gamemaster.reports.data import Notice
from gamemaster.service.fates import Fate, Taken
from gamemaster.service.judging import Mail, judge
from gamemaster.service.letters import notify
from gamemaster.service.live import clock_behind
from gamemaster.service.reviewing import is_review, review
from gamemaster.service.workspace import Workspace
from gamemaster.store.mailboxes import Cursor, advance_cursor
from gamemaster.store.messages import Arrival, Status, message_failed, settle_message, store_message


def ingest(ws: Workspace, paths: Iterable[str], stdin: BinaryIO, progress: bool = False) -> Iterator[Taken]:
    """Take in mail from files: `.eml`, mbox, Maildir, folders of `.eml`, `-` for standard input.

    Raises UsageError for a path that cannot be read; what came before it is done.
    """
    mails = chain.from_iterable(
        read_stream(stdin) if path == "-" else read_path(Path(path)) for path in paths
    )
    for raw in _shown(mails, progress):
        yield take(ws, raw)


def take(ws: Workspace, raw: RawMail, cursor: Cursor | None = None, whole: bool = True) -> Taken:
    """Take in one message. With `cursor`, the mailbox's cursor moves in the same transaction.

    `whole` is False where the message was too large to fetch and `raw` holds only its header.
    """
    message = parse(raw.raw, Limits(max_bytes=ws.config.limits.max_bytes if whole else 1))
    # a mailbox stamps what it takes in; a file's time is no more than a help where there is no Date
    witness = cursor is not None or message.date is None
    stored = utc(raw.received) if raw.received is not None and witness else None
    with ws.write() as tx:
        if cursor is not None and not advance_cursor(tx, cursor):
            return Taken(message.message_id, raw.source, Fate(Status.DUPLICATE, "another program took it in"))
        arrival = Arrival(
            message.message_id,
            message.digest,
            raw.raw,
            ws.clock(),
            message.date,
            message.arrived,
            stored,
            raw.source,
            wording=message.wording,
        )
        for live in ws.all_live(tx):
            if why := clock_behind(live, ws.clock()):
                raise UsageError(why)
        number = store_message(tx, arrival)
        fate = settle(ws, tx, Mail(number, message, stored))
    ws.remember(message)
    return Taken(message.message_id, raw.source, fate)


def settle(ws: Workspace, tx: Connection, mail: Mail) -> Fate:
    """Judge a stored message and write its fate down; a failure of the program sets it aside."""
    try:
        with tx.begin_nested():
            fate = review(ws, tx, mail) if is_review(mail.message) else judge(ws, tx, mail)
            settle_message(tx, mail.number, fate.status, fate.reason, fate.duplicate_of)
    except (TransportError, WorkspaceError):
        # not the mail's fault: nothing is written, and it is taken in when the cause is mended
        raise
    except Exception as error:  # noqa: BLE001 - whatever a mail breaks, the next one must go on
        ws.forget()
        return _set_aside(ws, tx, mail, error)
    return fate


def _set_aside(ws: Workspace, tx: Connection, mail: Mail, error: Exception) -> Fate:
    reason = f"the program failed on it: {type(error).__name__}"
    text = "".join(traceback.format_exception(error))
    while message_failed(tx, mail.number, text, reason) is not Status.QUARANTINED:
        pass  # the program is deterministic: another try would fail the same way
    for live in ws.all_live(tx)[:1]:
        _report_quarantine(ws, tx, live.game.gm, live.game.title, mail.message, mail.number)
    return Fate(Status.QUARANTINED, reason)


def _report_quarantine(
    ws: Workspace, tx: Connection, to: str, title: str, message: Message, number: int
) -> None:
    notify(
        ws,
        tx,
        Notice(
            kind="quarantine",
            game="",
            title=title,
            to=to,
            at=ws.clock(),
            bot=ws.config.mail.address,
            subject=message.subject,
            facts=(("From", message.sender.address), ("Number", str(number))),
            examples=(f"gamemaster requeue {number}", f"gamemaster requeue {number} --discard"),
        ),
        cause=f"message {number}",
    )


def _shown(mails: Iterable[RawMail], progress: bool) -> Iterator[RawMail]:
    """The mails, with a progress bar on a terminal."""
    if not progress:
        yield from mails
        return
    from rich.progress import Progress, SpinnerColumn, TextColumn

    columns = (SpinnerColumn(), TextColumn("{task.completed} messages"))
    with Progress(*columns, transient=True) as bar:
        task = bar.add_task("", total=None)
        for mail in mails:
            yield mail
            bar.advance(task)
