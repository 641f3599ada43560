"""Reading a mailbox by IMAP without changing anything in it.

What must stay true:
* progress is the caller's `Cursor`, never a flag or a deletion on the server; the folder is opened
  read-only and bodies are asked for with PEEK;
* a message comes at most once per cursor, in ascending UID order; a search past the end answers with
  the last message again, so UIDs up to the cursor are dropped here;
* every failure is a `TransportError` in one sentence without secrets, and drops the connection, so
  that the next call starts afresh. Trying again is the caller's business.

IDLE (RFC 2177) only shortens the wait. The library's idle_check is not used: it takes a closed
connection for an empty answer, over and over, and fails when a line arrives in two pieces. Here the
socket is watched until the server says anything; leaving IDLE then reads it, or meets the end. A
connection that died silently shows nothing at all, so IDLE is left every few minutes and the server
must answer NOOP within the socket's timeout.
"""

import selectors
import socket
import ssl
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime
from types import TracebackType
from typing import Any, Literal, NamedTuple, NoReturn, Self, TypeVar

from imapclient import IMAPClient
from imapclient.exceptions import IMAPClientError

from gamemaster.core.errors import TransportError
from gamemaster.mail.secret import Secret, conceal, reveal

T = TypeVar("T")

_FAULTS = (IMAPClientError, OSError, ValueError, AttributeError, TypeError, LookupError)
# what servers and filters write on top of a header may be long, and must not hide whose mail it is
_HEADER_BYTES = 262_144
_HEADER = f"BODY.PEEK[HEADER]<0.{_HEADER_BYTES}>"
_BATCH_MESSAGES = 50
_BATCH_BYTES = 1_048_576
_NO_IDLE_PAUSE = 30.0


@dataclass(frozen=True, slots=True)
class ImapSettings:
    """Where the mail is. Either `password` or `oauth_token` (XOAUTH2); times are in seconds.

    `idle_slice` is how long one IDLE may last before the connection is proved alive.
    """

    host: str
    user: str
    password: Secret | None = field(default=None, repr=False)
    oauth_token: Secret | None = field(default=None, repr=False)
    port: int = 993
    tls: Literal["ssl", "starttls", "none"] = "ssl"
    folder: str = "INBOX"
    timeout: float = 60.0
    idle_slice: float = 240.0
    max_bytes: int = 262_144


class Cursor(NamedTuple):
    """How far a folder has been read: up to and including `uid`, while `uidvalidity` holds."""

    uidvalidity: int
    uid: int


class Fetched(NamedTuple):
    """One message as it lies on the server. `raw` is None when `size` exceeds the cap, or the server has no
    text for it; then `header` holds the first 262,144 bytes of its header, if that is to be had."""

    uidvalidity: int
    uid: int
    internal_date: datetime | None
    size: int
    raw: bytes | None
    header: bytes


class _Folder(NamedTuple):
    """What SELECT said; `uid_next` is 0 where the server keeps it to itself."""

    uidvalidity: int
    uid_next: int
    exists: int


class _Listed(NamedTuple):
    uid: int
    size: int
    internal_date: datetime | None


class Mailbox:
    """One folder on one server; connects when first used. A context manager that logs out."""

    def __init__(self, settings: ImapSettings) -> None:
        self.settings = settings
        self._client: Any = None  # the library has no types
        self._seen: _Folder | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        """Log out and forget the connection; never raises for a broken one."""
        client, self._client = self._client, None
        if client is not None:
            with suppress(*_FAULTS):
                client.logout()
            with suppress(*_FAULTS):
                client.shutdown()

    def probe(self) -> None:
        """Log in and open the folder; raises TransportError saying what does not work."""
        self._open()

    def fetch(self, cursor: Cursor | None) -> Iterator[Fetched]:
        """Yield what came after `cursor`, oldest first; everything when UIDVALIDITY has changed.

        Raises TransportError, also in the middle; what was yielded before is whole.
        """
        folder = self._open()
        self._seen = folder
        last = cursor.uid if cursor and cursor.uidvalidity == folder.uidvalidity else 0
        found = self._ask("search for new mail", lambda c: c.search(["UID", f"{last + 1}:*"]))
        uids = sorted(uid for uid in found if uid > last)
        for start in range(0, len(uids), _BATCH_MESSAGES):
            listed = self._list(uids[start : start + _BATCH_MESSAGES])
            yield from self._bodies(folder.uidvalidity, listed)

    def wait(self, timeout: float) -> bool:
        """Wait up to `timeout` seconds for mail; True as soon as there may be some.

        Raises TransportError when the connection is or becomes dead.
        """
        folder = self._open()
        if self._seen is None or _more(self._seen, folder):
            return True
        until = time.monotonic() + timeout
        can_idle = self._ask("ask what it can do", lambda c: c.has_capability("IDLE"))
        while (left := until - time.monotonic()) > 0:
            once = min(left, self.settings.idle_slice)
            news = self._idle(once) if can_idle else self._linger(once)
            _, told = self._ask("prove the connection alive", lambda c: c.noop())
            if _announces(news) or _announces(told):
                return True
        return False

    def _list(self, uids: Sequence[int]) -> list[_Listed]:
        """Sizes and dates before any body is asked for."""
        wanted = ["RFC822.SIZE", "INTERNALDATE"]
        answer = self._ask("list new mail", lambda c: c.fetch(uids, wanted))
        # a message may have been deleted since the search
        return [
            _Listed(
                uid,
                int(answer[uid].get(b"RFC822.SIZE") or 0),
                _utc(answer[uid].get(b"INTERNALDATE")),
            )
            for uid in uids
            if uid in answer
        ]

    def _bodies(self, uidvalidity: int, listed: Sequence[_Listed]) -> Iterator[Fetched]:
        for group in _groups(listed, self.settings.max_bytes):
            whole = group[0].size <= self.settings.max_bytes
            item = "BODY.PEEK[]" if whole else _HEADER
            uids = [entry.uid for entry in group]
            answer = self._get(uids, item)
            for entry in group:
                if entry.uid not in answer:
                    continue
                data = _content(answer[entry.uid])
                raw, header = (data, b"") if whole else (None, data or b"")
                if whole and data is None:
                    # it is there, and no text of it is to be had: its sender must not be passed over
                    header = _content(self._get([entry.uid], _HEADER).get(entry.uid, {})) or b""
                yield Fetched(uidvalidity, entry.uid, entry.internal_date, entry.size, raw, header)

    def _get(self, uids: Sequence[int], item: str) -> Any:
        return self._ask("fetch new mail", lambda c: c.fetch(uids, [item]))

    def _open(self) -> _Folder:
        """Select the folder anew, which also brings the server's view of it up to date."""
        name = self.settings.folder
        answer = self._ask(f"open the folder {name}", lambda c: c.select_folder(name, readonly=True))
        return _Folder(
            int(answer.get(b"UIDVALIDITY", 0)),
            int(answer.get(b"UIDNEXT", 0)),
            int(answer.get(b"EXISTS", 0)),
        )

    def _idle(self, seconds: float) -> list[Any]:
        """One round of IDLE: what the server said by the time it said anything, or `seconds` passed."""
        self._ask("wait for mail", lambda c: c.idle())
        self._ask("wait for mail", lambda c: _await_data(c.socket(), seconds))
        _, news = self._ask("wait for mail", lambda c: c.idle_done())
        return list(news)

    def _linger(self, seconds: float) -> list[Any]:
        """For servers without IDLE: a pause that ends early when the server speaks or hangs up."""
        self._ask("wait for mail", lambda c: _await_data(c.socket(), min(seconds, _NO_IDLE_PAUSE)))
        return []

    def _ask(self, doing: str, call: Callable[[Any], T]) -> T:
        """Run one exchange on the connection, made first if need be."""
        if self._client is None:
            self._client = self._connect()
        try:
            return call(self._client)
        except _FAULTS as error:
            self._fail(doing, _reason(error))

    def _fail(self, doing: str, reason: str) -> NoReturn:
        client, self._client = self._client, None
        if client is not None:
            with suppress(*_FAULTS):
                client.shutdown()
        where = f"{self.settings.host}:{self.settings.port}"
        raise TransportError(f"IMAP server {where}: could not {doing}: {reason}") from None

    def _connect(self) -> Any:
        settings = self.settings
        try:
            client: Any = IMAPClient(
                settings.host,
                port=settings.port,
                ssl=settings.tls == "ssl",
                timeout=settings.timeout,
            )
        except _FAULTS as error:
            self._fail("connect", _reason(error))
        self._client = client
        client.normalise_times = False
        password = token = None
        try:
            password, token = reveal(settings.password), reveal(settings.oauth_token)
            if settings.tls == "starttls":
                client.starttls()
            if token is not None:
                client.oauth2_login(settings.user, token)
            elif (password or "").isascii():
                client.login(settings.user, password or "")
            else:
                client.plain_login(settings.user, password)  # LOGIN takes ASCII only
        except _FAULTS as error:
            reason = conceal(_reason(error), password, token)
            way = "" if token is None else " with the access token, which may have expired"
            self._fail(f"log in as {settings.user}{way}", reason)
        return client


def _await_data(sock: socket.socket, seconds: float) -> None:
    """Return when `sock` can be read, which it also can once the other side has closed it."""
    if isinstance(sock, ssl.SSLSocket) and sock.pending():
        return
    with selectors.DefaultSelector() as selector:
        selector.register(sock, selectors.EVENT_READ)
        selector.select(seconds)


def _more(before: _Folder, now: _Folder) -> bool:
    """Whether mail came between two looks at the folder."""
    return (
        now.uidvalidity != before.uidvalidity or now.uid_next > before.uid_next or now.exists > before.exists
    )


def _announces(news: Sequence[Any]) -> bool:
    """Whether the server's unasked answers tell of new mail; a farewell ends in an error later."""
    return any(
        isinstance(item, tuple) and len(item) > 1 and item[1] in (b"EXISTS", b"RECENT") and item[0]
        for item in news
    )


def _groups(listed: Sequence[_Listed], cap: int) -> Iterator[list[_Listed]]:
    """Runs of messages to fetch together: all within the cap and not too many bytes, or one over."""
    group: list[_Listed] = []
    total = 0
    for entry in listed:
        alone = entry.size > cap
        if group and (alone or total + entry.size > _BATCH_BYTES):
            yield group
            group, total = [], 0
        group.append(entry)
        total += entry.size
        if alone:
            yield group
            group, total = [], 0
    if group:
        yield group


def _content(answer: Any) -> bytes | None:
    for key, value in answer.items():
        if key.startswith(b"BODY[") and isinstance(value, bytes):
            return value
    return None


def _utc(moment: Any) -> datetime | None:
    if not isinstance(moment, datetime):
        return None
    aware = moment if moment.tzinfo else moment.replace(tzinfo=UTC)
    try:
        return aware.astimezone(UTC)
    except OverflowError:
        return None


def _reason(error: BaseException) -> str:
    if isinstance(error, TimeoutError):
        return "no answer in time"
    if isinstance(error, socket.gaierror):
        return "the name of the server is unknown"
    text = " ".join(str(error).split())
    return text[:200] or type(error).__name__
