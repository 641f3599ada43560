"""A whole mail server on loopback for the demonstration and for tests: SMTP in, lists, IMAP out.

aiosmtpd receives in a thread of this process into one Maildir per mailbox; pymap, a process of our
own, serves the same folders by IMAP. Both listen on 127.0.0.1 at free ports and end with the context.
pymap notices what another process delivers at the next SELECT at once, during IDLE within two
seconds. This is no server for the open network: anyone who can connect may send.
"""

import asyncio
import contextlib
import importlib.util
import secrets
import socket
import subprocess
import sys
import threading
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from types import TracebackType
from typing import Self

from aiosmtpd.smtp import SMTP

from gamemaster.core.errors import TransportError, UsageError
from gamemaster.mail.maildrop import Maildrop

_HOST = "127.0.0.1"
_PYMAP = "from pymap.main import main; main()"
_START_SECONDS = 20.0
_LOOK_SECONDS = 0.05


class MailServer:
    """A context manager; the ports are known once it is entered.

    `lists` maps each list's address to the mailboxes of its members (the program's own among them,
    where it should read along); every member gets a mailbox, and so does every address in
    `mailboxes`. All mailboxes have the one `password`; the user's name is the address.
    """

    def __init__(
        self,
        folder: Path,
        mailboxes: Iterable[str] = (),
        lists: Mapping[str, Sequence[str]] | None = None,
        *,
        clock: Callable[[], datetime] = lambda: datetime.now(UTC),
        footer: str = "",
        password: str | None = None,
    ) -> None:
        self.folder = folder
        self.password = password or secrets.token_urlsafe(12)
        self.smtp_port = 0
        self.imap_port = 0
        self._lists = {name.lower(): tuple(members) for name, members in (lists or {}).items()}
        members = (member for names in self._lists.values() for member in names)
        self._addresses = tuple(dict.fromkeys(a.lower() for a in (*mailboxes, *members)))
        self._clock = clock
        self._footer = footer
        self._running = contextlib.ExitStack()

    def maildir(self, address: str) -> Path:
        """The Maildir of a mailbox."""
        return self.folder / address.lower().replace("/", "_")

    def __enter__(self) -> Self:
        if importlib.util.find_spec("pymap") is None:
            raise UsageError(
                "the built-in mail server needs pymap: pip install 'gamemaster[demo]' installs it"
            )
        self.folder.mkdir(parents=True, exist_ok=True)
        folders = {address: self.maildir(address) for address in self._addresses}
        handler = Maildrop(folders, self._lists, self._clock, self._footer)
        self._write_accounts()
        with contextlib.ExitStack() as starting:
            self.smtp_port = starting.enter_context(_receiving(handler))
            self.imap_port = starting.enter_context(_serving(self.folder))
            self._running = starting.pop_all()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._running.close()

    def _write_accounts(self) -> None:
        """The user database in the form pymap reads; its lines end in CRLF as pymap writes them."""
        from pysasl.hashing import BuiltinHash

        # each login computes this hash, and here it guards nothing but a demonstration
        hashed = BuiltinHash(rounds=1000).hash(self.password)
        users = [f"{a}:x:1000:1000::{self.maildir(a).name}:" for a in self._addresses]
        shadow = [f"{a}:{hashed}:::::::" for a in self._addresses]
        for name, lines in (("passwd", users), ("shadow", shadow), ("group", [])):
            text = "".join(f"{line}\r\n" for line in lines)
            file = self.folder / f"pymap-etc-{name}"
            file.touch(mode=0o600)
            file.write_bytes(text.encode())


@contextlib.contextmanager
def _receiving(handler: Maildrop) -> Iterator[int]:
    """Run the SMTP server in a thread; gives its port."""
    listener = socket.create_server((_HOST, 0))
    # connections inherit it; else each answer of several lines waits for a delayed acknowledgement
    listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    loop = asyncio.new_event_loop()

    async def start() -> asyncio.Server:
        def session() -> asyncio.Protocol:
            protocol: asyncio.Protocol = SMTP(handler, loop=loop, hostname="localhost")
            return protocol

        return await loop.create_server(session, sock=listener)

    thread = threading.Thread(target=loop.run_forever, name="embedded-smtp", daemon=True)
    thread.start()
    server = asyncio.run_coroutine_threadsafe(start(), loop).result(_START_SECONDS)
    try:
        yield listener.getsockname()[1]
    finally:
        asyncio.run_coroutine_threadsafe(_stop(server), loop).result(_START_SECONDS)
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()


async def _stop(server: asyncio.Server) -> None:
    server.close()
    others = asyncio.all_tasks() - {asyncio.current_task()}
    for task in others:
        task.cancel()
    await asyncio.gather(*others, return_exceptions=True)


@contextlib.contextmanager
def _serving(folder: Path) -> Iterator[int]:
    """Run pymap over `folder`; gives its port."""
    log = folder / "imap-server.log"
    port = _free_port()
    command = [sys.executable, "-c", _PYMAP, "--host", _HOST, "--port", str(port), "--no-tls"]
    with log.open("wb") as output:
        process = subprocess.Popen(  # noqa: S603, our own interpreter and fixed words
            [*command, "maildir", str(folder)],
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT,
        )
    try:
        _await_port(process, port, log)
        yield port
    finally:
        process.terminate()
        try:
            process.wait(timeout=10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def _await_port(process: subprocess.Popen[bytes], port: int, log: Path) -> None:
    """Return when the port accepts connections; raises TransportError when that never happens."""
    for _ in range(int(_START_SECONDS / _LOOK_SECONDS)):
        with contextlib.suppress(OSError), socket.create_connection((_HOST, port), timeout=1):
            return
        try:
            process.wait(timeout=_LOOK_SECONDS)
        except subprocess.TimeoutExpired:
            continue
        last = log.read_text(errors="replace").strip().rpartition("\n")[2]
        raise TransportError(f"the built-in IMAP server ended at once: {last[:200]}")
    raise TransportError("the built-in IMAP server did not start in time")


def _free_port() -> int:
    with socket.create_server((_HOST, 0)) as probe:
        port: int = probe.getsockname()[1]
    return port
