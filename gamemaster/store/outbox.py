"""Mail to be sent: written in the transaction that causes it, sent after that is committed.

What must stay true: a mail is never lost, and two senders never work on one at the same time. A sender
claims mail for a while; if it dies, the claim runs out and another sends the same bytes, with the same
Message-ID, again.
"""

import hmac
import itertools
import secrets
from collections.abc import Callable, Sequence
from datetime import datetime, timedelta
from enum import StrEnum
from typing import Any, NamedTuple

from sqlalchemy import Connection, Select, bindparam, func, insert, or_, select, update

from gamemaster.store.facts import letter_key
from gamemaster.store.prepared import Prepared
from gamemaster.store.tables import outbox

LEASE = timedelta(minutes=10)
"""How long a claim holds."""

TRIES = 38
"""How often delivery is tried; with the delays between, for 5 days (RFC 5321, 4.5.4.1: at least 4 to 5)."""

_FIRST_DELAY = timedelta(minutes=1)
_LONGEST_DELAY = timedelta(hours=4)


class MailStatus(StrEnum):
    """Where a mail is."""

    WAITING = "waiting"
    SENT = "sent"
    FAILED = "failed"


class Letter(NamedTuple):
    """A mail to be written. `game` is None for the workspace's own.

    `kind` is receipt, notice, review or report, `sender` is the address it comes from, `cause` what led to
    it, for people.
    """

    game: str | None
    kind: str
    recipients: tuple[str, ...]
    sender: str
    cause: str = ""


class Mail(NamedTuple):
    """A mail in the outbox. `claim` names the sender that has it in hand."""

    id: int
    game: str | None
    message_id: str
    kind: str
    recipients: tuple[str, ...]
    sender: str
    raw: bytes
    status: MailStatus
    attempts: int
    next_at: datetime
    sent_at: datetime | None
    error: str
    created_at: datetime
    cause: str
    claim: str | None


def enqueue(
    conn: Connection,
    letter: Letter,
    write: Callable[[str], bytes],
    *,
    instance: str,
    now: datetime,
    due: datetime | None = None,
) -> Mail:
    """Put a mail into the outbox, to be sent when it is `due` (None: now).

    `write` makes its bytes, given the Message-ID (with angle brackets).

    The Message-ID is made of what its recipients know of it, under a secret key, of `instance`
    (`facts.instance_id`) and of the sender's domain: nobody learns from it how many others were written.
    """
    message_id = _unused(conn, letter, instance, now)
    raw = write(message_id)
    made = {"recipients": list(letter.recipients), "message_id": message_id, "raw": raw}
    number = int(_INSERT.first(conn, {**letter._asdict(), **made, "next_at": due or now, "created_at": now}))
    return Mail(
        number, letter.game, message_id, letter.kind, letter.recipients, letter.sender, raw,
        MailStatus.WAITING, 0, due or now, None, "", now, letter.cause, None,
    )  # fmt: skip


def _unused(conn: Connection, letter: Letter, instance: str, now: datetime) -> str:
    """The Message-ID of a letter: the same in every world where these recipients are sent the same."""
    domain = letter.sender.rpartition("@")[2].strip("> ") or "localhost"
    key = letter_key(conn).encode()
    known = (now.isoformat(), letter.kind, letter.cause, *letter.recipients)
    texts = ("\n".join((*known, str(count))).encode() for count in itertools.count())
    marks = (hmac.digest(key, text, "sha256").hex()[:24] for text in texts)
    return next(free for mark in marks if not is_ours(conn, free := f"<{mark}.{instance}@{domain}>"))


def claim_mail(conn: Connection, now: datetime, limit: int = 20, lease: timedelta = LEASE) -> list[Mail]:
    """Take up to `limit` mails that are due in hand, oldest first. Commit before sending any of them."""
    claim = secrets.token_hex(8)
    asked = {"now": now, "limit": limit, "claim": claim, "claimed_until": now + lease}
    conn.execute(_CLAIM, asked)
    return _all(conn, _MAIL.where(outbox.c.claim == claim))


def causes(conn: Connection, message_ids: Sequence[str]) -> list[tuple[str | None, str, str]]:
    """Game, kind and cause of our mails with these Message-IDs (with angle brackets), newest first."""
    query = select(_O.game, _O.kind, _O.cause).where(_O.message_id.in_(message_ids)).order_by(_O.id.desc())
    return [(row.game, row.kind, row.cause) for row in conn.execute(query)] if message_ids else []


def mark_sent(conn: Connection, mail: Mail, now: datetime) -> bool:
    """The server has taken the mail. False when the claim had run out and another sender has it in hand."""
    done = {"status": MailStatus.SENT, "attempts": mail.attempts + 1, "sent_at": now, "error": ""}
    return _finish(conn, mail, next_at=mail.next_at, **done)


def defer_mail(
    conn: Connection, mail: Mail, now: datetime, error: str, recipients: Sequence[str] | None = None
) -> MailStatus:
    """The server could not take the mail now: wait for `retry_delay`, or give up after `TRIES`.

    `recipients` are those still to be tried when others have the mail already. The mail's status then.
    Nothing changes when another sender has it in hand.
    """
    if recipients is not None:
        conn.execute(_NARROW, {"number": mail.id, "held": mail.claim, "recipients": list(recipients)})
    attempts = mail.attempts + 1
    next_at = now + retry_delay(attempts)
    status = MailStatus.FAILED if attempts >= TRIES else MailStatus.WAITING
    _finish(conn, mail, status=status, attempts=attempts, next_at=next_at, sent_at=None, error=error)
    return status


def fail_mail(conn: Connection, mail: Mail, error: str) -> bool:
    """The server has refused the mail for good. False when another sender has it in hand."""
    failed = {"status": MailStatus.FAILED, "attempts": mail.attempts + 1, "sent_at": None, "error": error}
    return _finish(conn, mail, next_at=mail.next_at, **failed)


def keep_mail(conn: Connection, mail: Mail, now: datetime, lease: timedelta = LEASE) -> bool:
    """Hold a claimed mail for longer. False when the claim had run out and another sender has it in hand."""
    kept = {"number": mail.id, "held": mail.claim, "claimed_until": now + lease}
    return conn.execute(_KEEP, kept).rowcount == 1


def release_mail(conn: Connection, mails: Sequence[Mail]) -> None:
    """Give back claimed mails that were not tried, so that they need not wait for the claim to run out."""
    for mail in mails:
        conn.execute(_RELEASE, {"number": mail.id, "held": mail.claim})


def retry_mail(conn: Connection, number: int, now: datetime) -> bool:
    """Try a failed mail again; False when it has not failed."""
    return conn.execute(_RETRY, {"number": number, "now": now}).rowcount == 1


def retry_delay(attempts: int) -> timedelta:
    """How long to wait after so many attempts: 1 minute, doubling, at most 4 hours."""
    return min(_FIRST_DELAY * (1 << min(attempts - 1, 16)), _LONGEST_DELAY)


def mail_with(conn: Connection, status: MailStatus) -> list[Mail]:
    """Every mail of this status, oldest first."""
    return _all(conn, _MAIL.where(outbox.c.status == status))


def mail_counts(conn: Connection) -> dict[MailStatus, int]:
    """How many mails there are of each status."""
    query = select(outbox.c.status, func.count()).group_by(outbox.c.status)
    return {MailStatus(status): count for status, count in conn.execute(query)}


def mail_by_message_id(conn: Connection, message_id: str) -> Mail | None:
    """The mail that went out under this Message-ID: one that comes in with it is our own."""
    found = _all(conn, _MAIL.where(outbox.c.message_id == message_id))
    return found[0] if found else None


def is_ours(conn: Connection, message_id: str) -> bool:
    """Whether a mail went out under this Message-ID (with angle brackets)."""
    return _IS_OURS.first(conn, {"wanted": message_id}) is not None


def _finish(conn: Connection, mail: Mail, **values: object) -> bool:
    return conn.execute(_FINISH, {"number": mail.id, "held": mail.claim, **values}).rowcount == 1


def _all(conn: Connection, query: Select[Any]) -> list[Mail]:
    return [
        Mail(*row)._replace(
            status=MailStatus(row.status), recipients=tuple(row.recipients), raw=bytes(row.raw)
        )
        for row in conn.execute(query)
    ]


_O = outbox.c
_MAIL = select(*(_O[name] for name in Mail._fields)).order_by(_O.id)
_INSERT = Prepared(
    insert(outbox).values(status=MailStatus.WAITING, attempts=0, error="").returning(_O.id),
    (*Letter._fields, "message_id", "raw", "next_at", "created_at"),
)
_NUMBERED = update(outbox).where(_O.id == bindparam("number"))
_DUE = (
    select(_O.id)
    .where(
        _O.status == MailStatus.WAITING,
        _O.next_at <= bindparam("now"),
        or_(_O.claimed_until.is_(None), _O.claimed_until <= bindparam("now")),
    )
    .order_by(_O.id)
    .limit(bindparam("limit"))
)
_CLAIM = (
    update(outbox)
    .where(_O.id.in_(_DUE.scalar_subquery()))
    .values(claim=bindparam("claim"), claimed_until=bindparam("claimed_until"))
)
_HELD = _NUMBERED.where(_O.claim == bindparam("held"), _O.status == MailStatus.WAITING)
_FINISH = _HELD.values(
    {name: bindparam(name) for name in ("status", "attempts", "next_at", "sent_at", "error")}
    | {"claim": None, "claimed_until": None}
)
_NARROW = _HELD.values(recipients=bindparam("recipients"))
_KEEP = _HELD.values(claimed_until=bindparam("claimed_until"))
_RELEASE = _HELD.values(claim=None, claimed_until=None)
_RETRY = _NUMBERED.where(_O.status == MailStatus.FAILED).values(
    status=MailStatus.WAITING, attempts=0, next_at=bindparam("now")
)
_IS_OURS = Prepared(select(_O.id).where(_O.message_id == bindparam("wanted", type_=_O.message_id.type)))
