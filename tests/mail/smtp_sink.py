"""An SMTP server for tests that answers as it is told to, on a free loopback port."""

import asyncio
import contextlib
import socket
import threading
from collections.abc import Iterator
from typing import Any

from aiosmtpd.smtp import SMTP


class Sink:
    """The handler: keeps what it accepts. Recipients say by their address how they are answered:
    `451-x@...` with that code. `after_data` is the answer to the message, "drop" hangs up instead."""

    def __init__(self) -> None:
        self.port = 0
        self.accepted: list[tuple[str, list[str], bytes]] = []
        self.sessions: set[Any] = set()
        self.after_data = "250 OK"
        self.logins: list[tuple[str, bytes]] = []

    async def handle_RCPT(  # noqa: N802
        self, server: Any, session: Any, envelope: Any, address: str, options: list[str]
    ) -> str:
        code = address.partition("-")[0]
        if code.isdigit():
            return f"{code} as you wish"
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
        self.sessions.add(session.peer)
        if self.after_data == "drop":
            server.transport.abort()
        if self.after_data.startswith("250"):
            self.accepted.append((envelope.mail_from, envelope.rcpt_tos, bytes(envelope.content)))
        return self.after_data


@contextlib.contextmanager
def running(**options: Any) -> Iterator[Sink]:
    """Run the server in a thread; `options` go to aiosmtpd's SMTP."""
    sink = Sink()
    listener = socket.create_server(("127.0.0.1", 0))
    sink.port = listener.getsockname()[1]
    loop = asyncio.new_event_loop()
    protocols: list[Any] = []

    def session() -> Any:
        protocols.append(SMTP(sink, loop=loop, hostname="localhost", **options))
        return protocols[-1]

    async def stop() -> None:
        server.close()
        for protocol in protocols:
            if protocol.transport is not None:
                # a TLS transport of Python 3.11 that was closed twice has nothing left to abort
                with contextlib.suppress(AttributeError):
                    protocol.transport.abort()
        others = asyncio.all_tasks() - {asyncio.current_task()}
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)

    thread = threading.Thread(target=loop.run_forever, daemon=True)
    thread.start()
    server = asyncio.run_coroutine_threadsafe(loop.create_server(session, sock=listener), loop).result(20)
    try:
        yield sink
    finally:
        asyncio.run_coroutine_threadsafe(stop(), loop).result(20)
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()
