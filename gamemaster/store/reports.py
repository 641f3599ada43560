"""Reports: drafts, what was published, and the one-use tokens by which the game master decides on a draft.

What must stay true: a token is stored as its hash only, works once and for a limited time, and dies with
the text it was issued for, so that an approval of one text can never release another.
"""

import hashlib
import secrets
from datetime import datetime, timedelta
from enum import StrEnum
from hmac import compare_digest
from typing import Any, NamedTuple

from sqlalchemy import Connection, Row, Select, bindparam, func, insert, select, update

from gamemaster.core.errors import UsageError
from gamemaster.store.tables import reports

TOKEN_BYTES = 20


class ReportStatus(StrEnum):
    """What became of a report."""

    DRAFT = "draft"
    HELD = "held"
    PUBLISHED = "published"
    SUPERSEDED = "superseded"


class Draft(NamedTuple):
    """A report to be kept: the state it shows (`at`), its text, and the SHA-256 of what would go out.

    `previous` is the number of the report it follows or revises.
    """

    at: datetime
    body: str
    digest: str
    html: str | None = None
    previous: int | None = None


class Report(NamedTuple):
    """A report that is kept."""

    game: str
    number: int
    at: datetime
    drafted_at: datetime
    status: ReportStatus
    body: str
    html: str | None
    digest: str
    published_at: datetime | None
    previous: int | None


def add_draft(conn: Connection, game: str, draft: Draft, now: datetime) -> int:
    """Keep a new draft; its number, from 1 in each game."""
    number = int(conn.execute(_LAST, {"of": game}).scalar() or 0) + 1
    conn.execute(_INSERT, {"game": game, "number": number, "drafted_at": now, **draft._asdict()})
    return number


def redraft(conn: Connection, game: str, number: int, draft: Draft, now: datetime) -> None:
    """Replace a draft that is not published; its token stops working. Raises UsageError if it is."""
    values = {"of": game, "no": number, "drafted_at": now, **draft._asdict()}
    if conn.execute(_REDRAFT, values).rowcount != 1:
        raise UsageError(f"{game} has no draft of report {number}")


def hold_report(conn: Connection, game: str, number: int) -> bool:
    """Keep a draft back; False when it is no draft."""
    values = {"of": game, "no": number, "status": ReportStatus.HELD}
    return conn.execute(_DECIDE.where(_R.status == ReportStatus.DRAFT), values).rowcount == 1


def publish_report(conn: Connection, game: str, number: int, now: datetime) -> bool:
    """The report goes out; False when it has gone out already or was superseded."""
    values = {"of": game, "no": number, "published_at": now, "status": ReportStatus.PUBLISHED}
    return conn.execute(_PUBLISH, values).rowcount == 1


def supersede_report(conn: Connection, game: str, number: int) -> None:
    """Another report takes this one's place."""
    conn.execute(_DECIDE, {"of": game, "no": number, "status": ReportStatus.SUPERSEDED})


def report(conn: Connection, game: str, number: int) -> Report | None:
    """The report with this number."""
    return _first(conn, _ALL.where(_R.game == game, _R.number == number))


def latest_report(conn: Connection, game: str, *statuses: ReportStatus) -> Report | None:
    """The report with the highest number, among those of these statuses (none given: of all)."""
    query = _ALL.where(_R.game == game).order_by(_R.number.desc()).limit(1)
    return _first(conn, query.where(_R.status.in_(statuses)) if statuses else query)


def report_before(conn: Connection, game: str, at: datetime, number: int) -> Report | None:
    """The last report that shows an earlier state than `at`, with a lower number; of revisions the latest."""
    query = _ALL.where(_R.game == game, _R.at < at, _R.number < number)
    return _first(conn, query.order_by(_R.at.desc(), _R.number.desc()).limit(1))


def revised_by(conn: Connection, kept: Report) -> Report | None:
    """The report whose place this one takes: it shows the same moment; None when it is a new one."""
    before = report(conn, kept.game, kept.previous) if kept.previous else None
    return before if before is not None and before.at == kept.at else None


def furthest_report(conn: Connection, game: str) -> Report | None:
    """The report that shows the latest state."""
    return _first(conn, _ALL.where(_R.game == game).order_by(_R.at.desc(), _R.number.desc()).limit(1))


def list_reports(conn: Connection, game: str) -> list[Report]:
    """Every report of a game, by number."""
    return [_report(row) for row in conn.execute(_ALL.where(_R.game == game).order_by(_R.number))]


def issue_token(conn: Connection, game: str, number: int, now: datetime, lifetime: timedelta) -> str:
    """Make a token that lets its bearer decide once on this draft as it stands. Earlier ones stop working.

    The token is given out here and nowhere else; lower-case letters and digits, fit for an address. Raises
    UsageError when there is no such draft.
    """
    # mail programs and servers may change the case of an address
    token = secrets.token_hex(TOKEN_BYTES)
    values = {"of": game, "no": number, "token_hash": _hash(token), "token_expires_at": now + lifetime}
    if conn.execute(_ISSUE, values).rowcount != 1:
        raise UsageError(f"{game} has no draft of report {number}")
    return token


def find_token(conn: Connection, token: str, now: datetime) -> Report | None:
    """The draft that `token` would decide on; None when it is unknown, used or too old. It stays good."""
    given = _hash(token)
    for game, number, stored in conn.execute(_TOKENS, {"now": now}).all():
        if compare_digest(bytes(stored), given):
            return report(conn, game, number)
    return None


def use_token(conn: Connection, token: str, now: datetime) -> Report | None:
    """Use `token` up; the draft it decides on, or None as in `find_token`."""
    found = find_token(conn, token, now)
    if found is None:
        return None
    values = {"of": found.game, "no": found.number, "token_used_at": now}
    return found if conn.execute(_USE, values).rowcount == 1 else None


def _hash(token: str) -> bytes:
    return hashlib.sha256(token.strip().lower().encode("utf-8", "replace")).digest()


def _first(conn: Connection, query: Select[Any]) -> Report | None:
    row = conn.execute(query).first()
    return None if row is None else _report(row)


def _report(row: Row[Any]) -> Report:
    return Report._make(row)._replace(status=ReportStatus(row.status))


_R = reports.c
_PENDING = (ReportStatus.DRAFT, ReportStatus.HELD)
_ALL = select(*(_R[name] for name in Report._fields))
_LAST = select(func.max(_R.number)).where(_R.game == bindparam("of"))
_INSERT = insert(reports).values(status=ReportStatus.DRAFT)
_NUMBERED = update(reports).where(_R.game == bindparam("of"), _R.number == bindparam("no"))
_PENDING_ONE = _NUMBERED.where(_R.status.in_(_PENDING))
_NO_TOKEN = {"token_hash": None, "token_expires_at": None, "token_used_at": None}
_REDRAFT = _PENDING_ONE.values(
    {name: bindparam(name) for name in (*Draft._fields, "drafted_at")}
    | {"status": ReportStatus.DRAFT}
    | _NO_TOKEN
)
_DECIDE = _NUMBERED.values(status=bindparam("status"))
_PUBLISH = _PENDING_ONE.values(status=bindparam("status"), published_at=bindparam("published_at"))
_ISSUE = _PENDING_ONE.values(
    token_hash=bindparam("token_hash"),
    token_expires_at=bindparam("token_expires_at"),
    token_used_at=None,
)
_TOKENS = select(_R.game, _R.number, _R.token_hash).where(
    _R.token_hash.is_not(None),
    _R.token_used_at.is_(None),
    _R.token_expires_at > bindparam("now"),
    _R.status.in_(_PENDING),
)
_USE = _PENDING_ONE.where(_R.token_used_at.is_(None)).values(token_used_at=bindparam("token_used_at"))
