"""A workspace to try the service on: a movable clock, players who write, and an outbox to read.

Nobody here knows the database by heart: what tests look at is what people get to see, except where the
ledger itself is the matter.
"""

import json
import re
import shutil
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from email.utils import format_datetime
from pathlib import Path
from typing import Any

from sqlalchemy import Table, select

from gamemaster.mail.files import RawMail
from gamemaster.mail.message import Message, parse
from gamemaster.reports.render import Renderer
from gamemaster.service.games.creating import NewGame, create_game
from gamemaster.service.games.roster import add_person
from gamemaster.service.ledger.verifying import verify
from gamemaster.service.messages.results import Taken
from gamemaster.service.rounds.intake import take
from gamemaster.service.rounds.turning import tick
from gamemaster.service.ruling.rulings import Order, decide, rule
from gamemaster.service.views import queries
from gamemaster.service.workspace.workspace import Workspace, init_workspace, open_workspace
from gamemaster.store.outbox import Mail, MailStatus, mail_with
from gamemaster.store.tables import entries

GAME = "rpg"
LIST = "rpg@lists.example.org"
TALK = "chat@lists.example.org"
BOT = "gamemaster@localhost"
GM = "Sir Hale"
MONDAY = datetime(2009, 10, 26, tzinfo=UTC)
"""When the game starts."""
NEXT_MONDAY = MONDAY + timedelta(days=7)
SECRET = "11" * 32

UNCLEAR = "I explore the dungeon sideways."
"""A sentence that the reader never takes for certain; exploring is one of the answers."""

RENDERER = Renderer()
"""Templates are compiled once for all tests."""

_TOKEN = re.compile(r"\[review ([0-9a-z]{16,64})\]")


def hour(n: float) -> datetime:
    """`n` hours after the start of the game."""
    return MONDAY + timedelta(hours=n)


def address(who: str) -> str:
    """The registered address of somebody, whose last name it is."""
    name = who.rpartition(" ")[2]
    return f"{name.lower()}@example.org"


@dataclass(frozen=True, slots=True)
class Letter:
    """A mail of the program, decoded."""

    kind: str
    recipients: tuple[str, ...]
    stored: Mail
    message: Message

    @property
    def subject(self) -> str:
        return self.message.subject

    @property
    def body(self) -> str:
        return self.message.text

    @property
    def words(self) -> str:
        """The body on one line, so that wrapping does not matter."""
        return " ".join(self.body.split())

    def field(self, name: str) -> str | None:
        head = self.stored.raw.partition(b"\r\n\r\n")[0].decode().replace("\r\n ", " ")
        found = re.search(rf"^{name}: (.*)$", head, re.MULTILINE | re.IGNORECASE)
        return None if found is None else found[1].strip()


class Desk:
    """One workspace with its clock; players write by `mail`, the game master by `reply`."""

    def __init__(self, folder: Path, now: datetime = MONDAY) -> None:
        self.folder = folder
        self.now = now
        self.count = 0
        self._seen = 0
        self.ws = self.open()

    def open(self) -> Workspace:
        """Another process, so to speak: nothing is shared with `ws` but the folder and the clock."""
        ws = open_workspace(self.folder, lambda: self.now)
        ws.renderer = RENDERER
        return ws

    def reopen(self) -> None:
        self.ws.close()
        self.ws = self.open()

    def close(self) -> None:
        self.ws.close()

    def compose(
        self,
        who: str,
        text: str,
        *,
        to: str = LIST,
        subject: str = "moves",
        date: datetime | str | None = None,
        sender: str | None = None,
        message_id: str | None = None,
        fields: Iterable[str] = (),
        by_list: str | None = None,
        arrived: datetime | None = None,
    ) -> bytes:
        """The bytes of a mail. `date` "" leaves the field out, `by_list` is the list that delivered it."""
        self.count += 1
        head = [f"From: {sender or f'{who} <{address(who)}>'}", f"To: {to}", f"Subject: {subject}"]
        stamp = date if isinstance(date, str) else format_datetime(date or self.now)
        if stamp:
            head.append(f"Date: {stamp}")
        head.append(f"Message-ID: <{message_id or f'm{self.count}@example.org'}>")
        head += fields
        if by_list:
            stamp = format_datetime(arrived or self.now)
            host = by_list.partition("@")[2]
            head = [
                f"Received: from example.org by {host} with ESMTP for <{by_list}>; {stamp}",
                f"List-Id: <{by_list.replace('@', '.')}>",
                f"List-Post: <mailto:{by_list}>",
                "Precedence: list",
                *head,
            ]
        return ("\n".join(head) + f"\n\n{text}\n").replace("\n", "\r\n").encode()

    def deliver(self, raw: bytes, received: datetime | None = None) -> Taken:
        return take(self.ws, RawMail(raw, "test", received))

    def mail(self, who: str, text: str, *, minutes: float = 1, **how: Any) -> Taken:
        """Somebody writes, and `minutes` later than what came before."""
        self.now += timedelta(minutes=minutes)
        return self.deliver(self.compose(who, text, **how))

    def joined(self, *people: str) -> None:
        for who in people or ("Ondine", "Brask"):
            assert outcomes(self.mail(who, "I join.")) == ["applied join"]
        self.letters()

    def letters(self, kind: str = "", to: str = "") -> list[Letter]:
        """What the program has written since the last look, of that kind and to that person or address."""
        with self.ws.read() as tx:
            every = [mail for status in MailStatus for mail in mail_with(tx, status) if mail.id > self._seen]
        self._seen = max((mail.id for mail in every), default=self._seen)
        wanted = to if "@" in to or not to else address(to)
        return [
            Letter(mail.kind, mail.recipients, mail, parse(mail.raw))
            for mail in sorted(every, key=lambda mail: mail.id)
            if kind in ("", mail.kind) and (not wanted or mail.recipients == (wanted,))
        ]

    def every_letter(self, kind: str = "", to: str = "") -> list[Letter]:
        self._seen = 0
        return self.letters(kind, to)

    def token(self) -> str:
        """The mark of the latest review."""
        found = [m[1] for mail in self.every_letter("review") if (m := _TOKEN.match(mail.subject))]
        return found[-1]

    def reply(self, text: str, token: str | None = None, **how: Any) -> Taken:
        """The game master answers a review."""
        mark = self.token() if token is None else token
        how.setdefault("subject", f"Re: [review {mark}] Agora RPG: draft")
        return self.mail(how.pop("who", GM), text, to=BOT, **how)

    def turn(self, monday: datetime = NEXT_MONDAY, minutes: float = 5) -> list[str]:
        """Let the week that ends at `monday` turn."""
        self.now = max(self.now, monday + timedelta(minutes=minutes))
        return [turned.text for turned in tick(self.ws)]

    def rule(self, *words: str, because: str = "it is so", at: datetime | None = None) -> str:
        return rule(self.ws, GAME, words, because, at)

    def rule_citing(self, *words: str, cites: str, because: str = "it is so") -> str:
        return decide(self.ws, GAME, Order(words, because, None, cites)).text

    def adjust(self, who: str, value: str, to: int | str) -> None:
        self.rule("act", "adjust", json.dumps({"person": who, "value": value, "to": to}))

    def state(self, who: str, game: str = GAME, at: datetime | None = None) -> dict[str, Any]:
        found: dict[str, Any] = queries.state(self.ws, game, at, "", False).data["people"][who]
        return found

    def people(self, game: str = GAME) -> list[str]:
        return list(queries.state(self.ws, game, None, "", False).data["people"])

    def questions(self, game: str = GAME) -> list[dict[str, Any]]:
        return [shown.data for shown in queries.open_questions(self.ws, game)]

    def letter_of(self, number: int, words: str) -> str:
        """The letter of the answer of question `number` in which `words` stand."""
        (asked,) = [q for q in self.questions() if q["number"] == number]
        (index,) = [i for i, text in enumerate(asked["options"]) if words in text]
        return chr(ord("a") + index)

    def history(self) -> list[str]:
        return [line.text for line in queries.history(self.ws, GAME, "", None)]

    def rows(self, table: Table) -> list[dict[str, Any]]:
        with self.ws.read() as tx:
            return [dict(row._mapping) for row in tx.execute(select(table))]

    def settings_changes(self) -> list[dict[str, Any]]:
        """The stored changes of settings and text."""
        return [row for row in self.rows(entries) if row["kind"] == "setting"]

    def rows_of_rulings(self) -> list[dict[str, Any]]:
        """The stored rulings, in order of arrival."""
        return sorted((r for r in self.rows(entries) if r["kind"] == "ruling"), key=lambda row: row["seq"])

    def proven(self) -> None:
        """What is stored, and what is in memory, is the replay of the ledger."""
        assert [found.text for found in verify(self.ws, "") if found.wrong] == []
        shown = queries.state(self.ws, GAME, None, "", True).data
        with self.open() as other:
            assert queries.state(other, GAME, None, "", True).data == shown


def undone(desk: Desk) -> None:
    """Take the latest ruling back."""
    latest = max(desk.rows(entries), key=lambda row: row["seq"])
    desk.rule("void", str(latest["id"]), because="it was a mistake")


def outcomes(taken: Taken) -> list[str]:
    """The outcomes of a message: verdict and action, with the code of a refusal."""
    return [
        " ".join(filter(None, (found["outcome"], found["action"], found.get("code"))))
        for found in taken.whole["actions"]
    ]


def asked(taken: Taken) -> list[int]:
    """The numbers of the questions that a message raised."""
    return [question["number"] for question in taken.whole["questions"]]


def prepare(folder: Path) -> Path:
    """A workspace with one game and two players, none of whom has joined."""
    init_workspace(folder)
    with open_workspace(folder, lambda: MONDAY) as ws:
        new_game(ws, GAME)
        add_person(ws, "Ondine <ondine@example.org>", ("On",), ())
        add_person(ws, "Brask <brask@example.org>", (), ())
    return folder


def new_game(ws: Workspace, game: str, **how: Any) -> None:
    given: dict[str, Any] = {
        "title": "Agora RPG" if game == GAME else game.title(),
        "gm": f"{GM} <hale@example.org>",
        "lists": (LIST,),
        "discussion": (TALK,),
        "starts": MONDAY,
        "secret": SECRET,
    }
    contract = how.pop("contract", "agora_rpg")
    create_game(ws, NewGame(game, contract, **(given | how)))


def copied(prepared: Path, folder: Path) -> Path:
    shutil.copytree(prepared, folder)
    return folder


def configure(folder: Path, sections: Mapping[str, Mapping[str, Any]]) -> None:
    """Write a configuration of these sections, keeping the instance that marks our own mail."""
    file = folder / "gamemaster.toml"
    instance = re.search(r'^instance = "(\w+)"', file.read_text(), re.MULTILINE)
    assert instance
    every = {"mail": {}, **sections}
    every["mail"] = {"instance": instance[1], **every["mail"]}
    lines = []
    for name, values in every.items():
        lines.append(f"[{name}]")
        lines += [f"{key} = {json.dumps(value)}" for key, value in values.items()]
    file.write_text("\n".join(lines) + "\n")
