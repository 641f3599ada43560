"""Reading new mail from the IMAP mailbox: each message in one transaction with the cursor that passes it."""

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime

from sqlalchemy import Connection

from gamemaster.core.calendar import parse_time, utc
from gamemaster.core.errors import UsageError
from gamemaster.mail.files import RawMail
from gamemaster.mail.imap import Cursor, Fetched, ImapSettings, Mailbox
from gamemaster.service.messages.results import Taken
from gamemaster.service.rounds.intake import take
from gamemaster.service.rounds.releasing import release
from gamemaster.service.workspace.workspace import Workspace
from gamemaster.store import mailboxes
from gamemaster.store.facts import fact, set_fact


def poll(ws: Workspace) -> Iterator[Taken]:
    """Take in everything that came since the last time; a TransportError on the way loses nothing."""
    with mailbox(ws) as box:
        yield from poll_from(ws, box)


def poll_from(ws: Workspace, box: Mailbox) -> Iterator[Taken]:
    """Take in what is new in an open mailbox."""
    began, name = ws.clock(), mailbox_name(ws)
    yield from release(ws)
    with ws.read() as tx:
        stored = mailboxes.load_cursor(tx, name)
    cursor = None if stored is None else Cursor(stored.uidvalidity, stored.uid)
    for fetched in box.fetch(cursor):
        passed = mailboxes.Cursor(name, fetched.uidvalidity, fetched.uid)
        yield take(ws, _raw(name, fetched), passed, whole=fetched.raw is not None)
    with ws.write() as tx:
        # the mailbox is read up to when this poll began, not up to when it ended
        set_fact(tx, _polled(name), began.isoformat())


@contextmanager
def mailbox(ws: Workspace) -> Iterator[Mailbox]:
    """The configured mailbox, logged out afterwards; raises UsageError when there is none."""
    imap = ws.config.imap
    if not imap.host:
        raise UsageError("no mailbox is configured: set [imap] in gamemaster.toml, or use gamemaster ingest")
    settings = ImapSettings(
        host=imap.host,
        user=imap.user,
        password=imap.password.get_secret_value,
        oauth_token=imap.token,
        port=imap.port,
        tls=imap.tls,
        folder=imap.folder,
        timeout=imap.timeout,
        idle_slice=imap.idle_minutes * 60,
        max_bytes=ws.config.limits.max_bytes,
    )
    with Mailbox(settings) as box:
        yield box


def mailbox_name(ws: Workspace) -> str:
    """What the mailbox is called in the database."""
    imap = ws.config.imap
    return f"{imap.user}@{imap.host}:{imap.port}/{imap.folder}"


def last_polled(ws: Workspace, tx: Connection) -> datetime | None:
    """The moment up to which the mailbox has been read."""
    found = fact(tx, _polled(mailbox_name(ws)))
    return None if found is None else parse_time(found)


def _raw(name: str, fetched: Fetched) -> RawMail:
    received = None if fetched.internal_date is None else utc(fetched.internal_date)
    raw = fetched.header if fetched.raw is None else fetched.raw
    return RawMail(raw, f"{name};uid={fetched.uid}", received)


def _polled(name: str) -> str:
    return f"polled:{name}"
