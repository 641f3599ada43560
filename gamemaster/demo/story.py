"""The letters of the story, read from `week1.toml` and its sisters and written as mail.

A letter's Message-ID follows from its label alone: every draw hangs on it, so a letter may be re-dated or
re-worded without changing anybody's luck. Other fields of the tables are those of `Letter`.
"""

import hashlib
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from datetime import datetime, timedelta, timezone
from email.utils import format_datetime
from importlib.resources import files
from quopri import encodestring
from typing import Any

from gamemaster.demo.cast import LIST, PROGRAM, TALK, Person, person

_PLACES = {"list": LIST, "talk": TALK, "program": PROGRAM}
_WEEKS = ("week1.toml", "week2.toml", "week3.toml")


@dataclass(frozen=True, slots=True)
class Letter:
    """One mail as somebody writes it.

    `at` is when e sends it. `arrives`: when the program gets its copy, where something on the way from the
    list to the program held it up (everybody else has it at once). `to` names `list`, `talk`, `program` or a
    person; `answers` is the label of another letter; `orders` marks the game master's answer to the latest
    draft, which takes its subject and thread from that. `shows` says what the letter is an example of.
    """

    label: str
    at: datetime
    by: str
    subject: str = ""
    text: str = ""
    html: str = ""
    to: tuple[str, ...] = ("list",)
    cc: tuple[str, ...] = ()
    answers: str = ""
    arrives: datetime | None = None
    orders: bool = False
    shows: str = ""
    headers: Mapping[str, str] = field(default_factory=dict)

    @property
    def author(self) -> Person:
        """Who writes it."""
        return person(self.by)

    @property
    def delivered(self) -> datetime:
        """When the program gets it."""
        return self.arrives or self.at

    @property
    def message_id(self) -> str:
        """The Message-ID without brackets."""
        digest = hashlib.sha256(self.label.encode()).hexdigest()
        return f"{digest[:20]}@{self.author.address.rpartition('@')[2]}"

    @property
    def recipients(self) -> tuple[str, ...]:
        """The addresses it goes to."""
        return tuple(address(name) for name in (*self.to, *self.cc))


def address(name: str) -> str:
    """The address behind `list`, `talk`, `program` or a person's name."""
    return _PLACES.get(name) or person(name).address


def letters() -> tuple[Letter, ...]:
    """The whole story in the order in which the program gets it."""
    told = [letter for week in _WEEKS for letter in _read(week)]
    return tuple(sorted(told, key=lambda letter: letter.delivered))


def raw(letter: Letter, thread: tuple[str, ...] = (), subject: str = "") -> bytes:
    """The letter as mail with CRLF line ends.

    `thread` are the Message-IDs that it answers, oldest first; `subject` replaces its own.
    """
    lines = [*_fields(letter, thread, subject or letter.subject), *_content(letter)]
    return "\n".join(lines).replace("\n", "\r\n").encode()


def _read(week: str) -> Iterator[Letter]:
    found = tomllib.loads(files("gamemaster.demo").joinpath(week).read_text(encoding="utf-8"))
    for table in found["letter"]:
        yield Letter(**{key: _value(key, value) for key, value in table.items()})


def _value(key: str, value: Any) -> Any:
    if key in ("to", "cc"):
        return tuple(value)
    return value.lstrip("\n") if key in ("text", "html") else value


def _fields(letter: Letter, thread: tuple[str, ...], subject: str) -> Iterator[str]:
    author = letter.author
    zone = timezone(timedelta(hours=author.zone))
    yield f"Date: {format_datetime(letter.at.astimezone(zone))}"
    yield f"From: {author.mailbox}"
    yield f"To: {', '.join(address(name) for name in letter.to)}"
    if letter.cc:
        yield f"Cc: {', '.join(address(name) for name in letter.cc)}"
    yield f"Subject: {subject}"
    yield f"Message-ID: <{letter.message_id}>"
    if thread:
        yield f"In-Reply-To: <{thread[-1]}>"
        yield f"References: {' '.join(f'<{message_id}>' for message_id in thread)}"
    yield f"User-Agent: {author.agent}"
    for name, value in letter.headers.items():
        yield f"{name}: {value}"
    yield "MIME-Version: 1.0"


def _content(letter: Letter) -> Iterator[str]:
    kind, text = ("html", letter.html) if letter.html else ("plain", letter.text)
    if text.isascii():
        yield f"Content-Type: text/{kind}; charset=us-ascii"
        yield "Content-Transfer-Encoding: 7bit"
    else:
        yield f"Content-Type: text/{kind}; charset=utf-8"
        yield "Content-Transfer-Encoding: quoted-printable"
        text = encodestring(text.encode()).decode("ascii")
    yield ""
    yield text
