"""Collects every mail of the demonstration from the server's mailboxes into one folder, in order.

A mail to the program is kept as the program found it; a mail by the program as its (first) reader found it.
What went out on the list under the name of a report is kept as text, too.
"""

import re
import unicodedata
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

from gamemaster.demo.cast import EVERYBODY, LIST, PROGRAM
from gamemaster.mail.digest import without_footer
from gamemaster.mail.embedded import MailServer
from gamemaster.mail.message import Message, parse

_REVIEW = re.compile(r"\[review [0-9a-z]+\]")
_PLACE = re.compile(r"(\d+)\.M(\d+)P")
_NAMES = {person.address: person.name for person in EVERYBODY}
_LONGEST_SLUG = 48


class _Found(NamedTuple):
    number: int
    at: datetime
    path: Path
    mailbox: str


class Postbag:
    """`mail` and `reports` are folders; `reports_seen` counts what was published."""

    def __init__(self, server: MailServer, mail: Path, reports: Path) -> None:
        self._server = server
        self._mail = mail
        self._reports = reports
        self._taken: set[str] = set()
        self._sent: set[str] = set()
        self.mails_in = 0
        self.mails_out = 0
        self.published: list[Path] = []
        for folder in (mail, reports):
            folder.mkdir(parents=True, exist_ok=True)

    def collect(self) -> None:
        """Take what has come since the last time."""
        for found in sorted(self._new()):
            raw = found.path.read_bytes()
            message = parse(raw)
            ours = message.sender.address == PROGRAM
            if found.mailbox == PROGRAM:
                if not ours:
                    self._keep(found, raw, message, f"from-{_slug(_who(message.sender.address))}")
                    self.mails_in += 1
            elif ours and message.message_id not in self._sent:
                self._sent.add(message.message_id)
                to_list = message.list_post == LIST
                self._keep(found, raw, message, f"to-{'list' if to_list else _slug(_who(found.mailbox))}")
                self.mails_out += 1
                if to_list:
                    self._publish(message)

    def _new(self) -> list[_Found]:
        fresh = []
        for mailbox in (PROGRAM, *_NAMES):
            for part in ("new", "cur"):
                for path in (self._server.maildir(mailbox) / part).iterdir():
                    # the server adds flags behind a colon once somebody has looked
                    name = path.name.partition(":")[0]
                    place = _PLACE.match(name)
                    if place and name not in self._taken:
                        self._taken.add(name)
                        at = datetime.fromtimestamp(int(place[1]), UTC)
                        fresh.append(_Found(int(place[2]), at, path, mailbox))
        return fresh

    def _keep(self, found: _Found, raw: bytes, message: Message, whose: str) -> None:
        number = self.mails_in + self.mails_out + 1
        about = _slug(_REVIEW.sub("review", message.subject))
        name = f"{number:03d}_{found.at:%Y-%m-%d_%H%M}_{whose}_{about}.eml"
        (self._mail / name).write_bytes(raw)

    def _publish(self, message: Message) -> None:
        path = self._reports / f"report-{len(self.published) + 1}.txt"
        path.write_text(without_footer(message.text).rstrip("\n") + "\n", encoding="utf-8")
        self.published.append(path)


def _who(address: str) -> str:
    return _NAMES.get(address, address.partition("@")[0] or "nobody")


def _slug(text: str) -> str:
    """`text` as part of a file name that is readable and safe everywhere."""
    plain = unicodedata.normalize("NFKD", text).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", "-", plain.lower()).strip("-")[:_LONGEST_SLUG].rstrip("-") or "mail"
