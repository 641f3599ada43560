"""The floors: the least that each kind of work can cost here, with nothing of this program in it.

Each function is a `measure.Subject`.
"""

import hashlib
import hmac
import sqlite3
import struct
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from email.parser import BytesParser
from email.policy import compat32
from typing import Annotated, ClassVar, Literal

from jinja2 import Environment, StrictUndefined
from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from gamemaster.bench.measure import Load, each, folder, runs
from gamemaster.bench.samples import Mail, Post

BATCH = 100
"""Mails that one transaction of the batched floor takes."""

_SCHEMA = """
CREATE TABLE message (id INTEGER PRIMARY KEY, message_id TEXT NOT NULL UNIQUE, raw BLOB NOT NULL);
CREATE TABLE event (id INTEGER PRIMARY KEY, message INTEGER NOT NULL REFERENCES message, body TEXT NOT NULL);
"""
_EVENT = '{"event":"moved","who":"Ondine","from":"Town Square","to":"Dungeon Level 1"}'
_EVENTS = 3


@contextmanager
def parse() -> Iterator[Load]:
    """Parse a mail with the standard library's compat32 policy, and look at nothing in it."""
    post, parser = Post(), BytesParser(policy=compat32)
    yield each(lambda mail: parser.parsebytes(mail.raw), post.take)


@contextmanager
def commit() -> Iterator[Load]:
    """One durable SQLite transaction: a mail of 3 kB and three events (WAL, synchronous FULL)."""
    post = Post()
    with _database() as connection:
        yield each(lambda mail: _store(connection, [mail]), post.take)


@contextmanager
def parse_and_commit() -> Iterator[Load]:
    """Parse a mail and store it in one durable transaction."""
    post, parser = Post(), BytesParser(policy=compat32)
    with _database() as connection:

        def take_in(mail: Mail) -> None:
            parser.parsebytes(mail.raw)
            _store(connection, [mail])

        yield each(take_in, post.take)


@contextmanager
def parse_and_commit_batched() -> Iterator[Load]:
    """The same with a hundred mails in each transaction; one operation is still one mail."""
    post, parser = Post(), BytesParser(policy=compat32)
    with _database() as connection:

        def take_in(mails: Sequence[Mail]) -> None:
            for mail in mails:
                parser.parsebytes(mail.raw)
            _store(connection, mails)

        def load(n: int) -> Callable[[], None]:
            mails = post.take(n)
            batches = [mails[i : i + BATCH] for i in range(0, n, BATCH)]

            def thunk() -> None:
                for batch in batches:
                    take_in(batch)

            return thunk

        yield load


class _Move(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")
    action: Literal["move"] = "move"
    to: str


class _Transfer(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")
    action: Literal["transfer"] = "transfer"
    asset: str
    quantity: int
    to: str


class _Explore(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")
    name: ClassVar[str] = "explore"
    action: Literal["explore"] = "explore"


_STORED = (
    b'{"action":"move","to":"Dungeon Level 1"}',
    b'{"action":"explore"}',
    b'{"action":"transfer","asset":"gold","quantity":3,"to":"Brask"}',
)


@contextmanager
def validate() -> Iterator[Load]:
    """Read one stored action from JSON into a frozen pydantic model (a tagged union)."""
    action: TypeAdapter[_Move | _Transfer | _Explore] = TypeAdapter(
        Annotated[_Move | _Transfer | _Explore, Field(discriminator="action")]
    )

    def run(n: int) -> None:
        for i in range(n):
            action.validate_json(_STORED[i % len(_STORED)])

    yield runs(run)


_REPORT = """\
{{ title }}, as of {{ at }}
{% for who in people %}
{{ "%-20s"|format(who.name) }} {{ "%-16s"|format(who.location) }} {{ who.health }} {{ who.gold }}
{%- endfor %}
{% for deed in deeds %}
{{ deed.at }}  {{ "%-12s"|format(deed.who) }} {{ deed.said }}{% if deed.why %} ({{ deed.why }}){% endif %}
{%- endfor %}
"""


@contextmanager
def jinja() -> Iterator[Load]:
    """Render a report of 200 lines with a compiled Jinja template and nothing else."""
    # the output is plain text for a mail, so nothing is escaped
    environment = Environment(undefined=StrictUndefined, autoescape=False)  # noqa: S701
    template = environment.from_string(_REPORT)
    people = [
        {"name": f"Ondine {i}", "location": "Dungeon Level 1", "health": i, "gold": i} for i in range(40)
    ]
    deeds = [
        {"at": f"{i:04d}", "who": "Ondine", "said": "moved to Healer", "why": "s. 26"} for i in range(155)
    ]
    yield runs(
        lambda n: [template.render(title="RPG", at="now", people=people, deeds=deeds) for _ in range(n)]
    )


@contextmanager
def hmac_draw() -> Iterator[Load]:
    """One HMAC-SHA256 of a draw's name, keyed beforehand, cut into its words."""
    keyed, words = hmac.new(bytes(32), digestmod=hashlib.sha256), struct.Struct(">4Q")

    def run(n: int) -> None:
        for i in range(n):
            one = keyed.copy()
            one.update(f"bench\nentry#0\nencounter\n{i}\n0".encode())
            words.unpack(one.digest())

    yield runs(run)


@contextmanager
def interpreter() -> Iterator[Load]:
    """Start a bare interpreter in a process of its own, and let it end."""
    yield start_of("-c", "pass")


def start_of(*arguments: str) -> Load:
    """Starting this interpreter with `arguments`, until it has ended; raises when it fails."""
    command = [sys.executable, *arguments]

    def run(n: int) -> None:
        for _ in range(n):
            subprocess.run(command, check=True, capture_output=True)  # noqa: S603 - our own interpreter

    return runs(run)


@contextmanager
def _database() -> Iterator[sqlite3.Connection]:
    with folder() as here:
        connection = sqlite3.connect(here / "floor.db", isolation_level=None)
        try:
            connection.execute("PRAGMA journal_mode=WAL")
            connection.execute("PRAGMA synchronous=FULL")
            connection.execute("PRAGMA foreign_keys=ON")
            connection.executescript(_SCHEMA)
            yield connection
        finally:
            connection.close()


def _store(connection: sqlite3.Connection, mails: Sequence[Mail]) -> None:
    connection.execute("BEGIN IMMEDIATE")
    for mail in mails:
        stored = connection.execute(
            "INSERT INTO message (message_id, raw) VALUES (?, ?)", (mail.message_id, mail.raw)
        ).lastrowid
        connection.executemany(
            "INSERT INTO event (message, body) VALUES (?, ?)", [(stored, _EVENT)] * _EVENTS
        )
    connection.execute("COMMIT")
