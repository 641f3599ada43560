"""The receiving half of the embedded mail server: SMTP in, Maildir out, with small mailing lists.

A mail to a list's address is copied to every member's mailbox with the fields a list server adds; a
mail to a mailbox is delivered there; any other recipient is refused. Stamps come from the clock that
is passed in, so that a demonstration may play weeks in seconds.
"""

import itertools
import os
from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from email.utils import format_datetime
from pathlib import Path
from typing import Any

from gamemaster.mail.headers import Headers, split_head

_RULE = "_" * 47


class Maildrop:
    """The handler that aiosmtpd calls. `folders` maps addresses (lower case) to Maildir folders,
    `lists` maps list addresses to their members, `footer` is what a list adds to plain text."""

    def __init__(
        self,
        folders: Mapping[str, Path],
        lists: Mapping[str, Sequence[str]],
        clock: Callable[[], datetime],
        footer: str = "",
    ) -> None:
        self._folders = folders
        self._lists = lists
        self._clock = clock
        self._footer = footer
        self._numbers = itertools.count(1)
        for folder in folders.values():
            for part in ("tmp", "new", "cur"):
                (folder / part).mkdir(parents=True, exist_ok=True)

    async def handle_RCPT(  # noqa: N802, aiosmtpd finds its hooks by these names
        self, _server: Any, _session: Any, envelope: Any, address: str, _options: list[str]
    ) -> str:
        """Accept mailboxes and lists, refuse everybody else."""
        if address.lower() in self._folders or address.lower() in self._lists:
            envelope.rcpt_tos.append(address)
            return "250 OK"
        return "550 no such mailbox here"

    async def handle_DATA(  # noqa: N802
        self, _server: Any, session: Any, envelope: Any
    ) -> str:
        """Deliver to everyone who was accepted."""
        raw = bytes(envelope.content).replace(b"\r\n", b"\n")
        greeting = "".join(c for c in str(session.host_name or "") if c.isalnum() or c in ".-")
        for address in dict.fromkeys(a.lower() for a in envelope.rcpt_tos):
            if address in self._lists:
                copy = self._listed(raw, address, greeting)
                bounces = address.replace("@", "-bounces@")
                for member in self._lists[address]:
                    self.deliver(copy, member.lower(), bounces)
            else:
                stamped = self._received(address, greeting).encode() + raw
                self.deliver(stamped, address, envelope.mail_from or "")
        return "250 OK"

    def deliver(self, raw: bytes, address: str, envelope_from: str) -> Path:
        """Put `raw` into the mailbox of `address`; complete before any reader can see it."""
        folder = self._folders[address]
        now = self._clock()
        name = f"{int(now.timestamp())}.M{next(self._numbers):06d}P{os.getpid()}.gamemaster"
        trace = f"Return-Path: <{_plain(envelope_from)}>\nDelivered-To: {address}\n"
        draft = folder / "tmp" / name
        draft.write_bytes(trace.encode() + raw)
        os.utime(draft, (now.timestamp(), now.timestamp()))
        return draft.rename(folder / "new" / name)

    def _listed(self, raw: bytes, address: str, greeting: str) -> bytes:
        """The copy that a list sends on."""
        fields = (
            self._received(address, greeting)
            + f"List-Id: <{address.replace('@', '.')}>\n"
            + f"List-Post: <mailto:{address}>\n"
            + "Precedence: list\n"
        )
        return fields.encode() + raw + (self._footer_for(raw) if self._footer else b"")

    def _footer_for(self, raw: bytes) -> bytes:
        """The footer, for plain text that can simply be continued; else nothing."""
        headers = Headers(split_head(raw)[0])
        kind = (headers.first("content-type") or "text/plain").partition(";")[0].strip().lower()
        encoding = (headers.first("content-transfer-encoding") or "7bit").strip().lower()
        if kind != "text/plain" or encoding == "base64":
            return b""
        gap = b"" if raw.endswith(b"\n") else b"\n"
        return gap + f"{_RULE}\n{self._footer}\n".encode("ascii", "replace")

    def _received(self, address: str, greeting: str) -> str:
        stamp = format_datetime(self._clock())
        host = address.rpartition("@")[2]
        return (
            f"Received: from {greeting or 'unknown'} (localhost [127.0.0.1])\n"
            f"\tby {host} with ESMTP\n\tfor <{address}>; {stamp}\n"
        )


def _plain(address: str) -> str:
    return "".join(c for c in address if c.isascii() and c.isprintable() and c not in "<>")
