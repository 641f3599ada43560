"""Plays the story: players send by SMTP, the program reads by IMAP, the game master answers by mail.

Between any two letters the program does one round of what `gamemaster run` does for ever: it reads its
mailbox, lets time pass, and sends what waits. Nothing leaves the loopback interface.
"""

import contextlib
import shutil
import smtplib
import tempfile
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from email.utils import format_datetime
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from gamemaster.demo import cast, story
from gamemaster.demo.clock import Clock
from gamemaster.demo.postbag import Postbag
from gamemaster.demo.story import Letter
from gamemaster.mail.embedded import MailServer
from gamemaster.mail.imap import Cursor, ImapSettings, Mailbox
from gamemaster.mail.message import Message, parse
from gamemaster.service.games.creating import NewGame, create_game
from gamemaster.service.games.roster import add_person
from gamemaster.service.letters.delivery import send
from gamemaster.service.rounds.polling import poll
from gamemaster.service.rounds.turning import tick
from gamemaster.service.ruling.rulings import rule
from gamemaster.service.workspace.workspace import Workspace, init_workspace, open_workspace

_HOST = "127.0.0.1"
_ROUND = timedelta(minutes=1)
_BETWEEN_LISTS = timedelta(minutes=4)

_CONFIG = f"""\
# The workspace of a demonstration: its mail server lived only while the demonstration ran.

[mail]
address = "{cast.PROGRAM}"
name = "Game Master's assistant"
instance = "demonstration"

[imap]
host = "{_HOST}"
port = {{imap_port}}
tls = "none"
user = "{cast.PROGRAM}"
password = "{cast.PASSWORD}"

[smtp]
host = "{_HOST}"
port = {{smtp_port}}
tls = "none"
"""


@dataclass(frozen=True, slots=True)
class Scene:
    """One thing that happened: what it was, and what the program made of the mail that it read."""

    at: datetime
    who: str
    what: str
    taken: tuple[dict[str, Any], ...]


@dataclass(frozen=True, slots=True)
class _Cue:
    """Something that is going to happen at `at`."""

    at: datetime
    who: str
    what: str
    happen: Callable[[], None]


class Play:
    """A context manager: the mail server and the workspace live inside it.

    `folder` is empty or new; afterwards it holds `mail/`, `reports/` and the workspace `game/`.
    `asked` counts the questions that the program has put to the game master.
    """

    def __init__(self, folder: Path, letters: Sequence[Letter] | None = None) -> None:
        self.folder = folder
        self.clock = Clock(cast.START)
        self._letters = story.letters() if letters is None else tuple(letters)
        self._by_label = {letter.label: letter for letter in self._letters}
        self._open = contextlib.ExitStack()
        self._drafts: list[Message] = []
        self._cursor: Cursor | None = None
        self.asked = 0
        self.server: MailServer
        self.workspace: Workspace
        self.postbag: Postbag

    def __enter__(self) -> Self:
        with contextlib.ExitStack() as opening:
            boxes = Path(tempfile.mkdtemp(prefix="gamemaster-demo-"))
            opening.callback(shutil.rmtree, boxes, ignore_errors=True)
            self.server = opening.enter_context(_server(boxes, self.clock))
            self.workspace = opening.enter_context(_workspace(self.folder / "game", self.server, self.clock))
            self.postbag = Postbag(self.server, self.folder / "mail", self.folder / "reports")
            self._open = opening.pop_all()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._open.close()

    @property
    def length(self) -> int:
        """How many scenes there will be."""
        return len(self._cues())

    def scenes(self) -> Iterator[Scene]:
        """Let the story happen, scene by scene."""
        for cue in self._cues():
            self.clock.set(max(cue.at, self.clock()))
            cue.happen()
            self.clock.set(self.clock() + _ROUND)
            yield Scene(cue.at, cue.who, cue.what, self._round())

    def _cues(self) -> list[_Cue]:
        cues = [_Cue(turn.at, "", f"week {turn.week} is over", lambda: None) for turn in cast.turns()]
        for letter in self._letters:
            cues += self._held_up(letter) if letter.arrives else self._on_its_way(letter)
        return sorted(cues, key=lambda cue: cue.at)

    def _held_up(self, letter: Letter) -> Iterator[_Cue]:
        name = f'"{letter.subject}"'
        yield _Cue(
            letter.at, letter.by, f"{name} (our copy is held up)", _later(self._relay_to_others, letter)
        )
        yield _Cue(letter.delivered, letter.by, f"{name} at last", _later(self._relay_to_program, letter))

    def _on_its_way(self, letter: Letter) -> Iterator[_Cue]:
        name = "orders" if letter.orders else f'"{letter.subject}"'
        for number, recipient in enumerate(letter.recipients):
            # no two lists are equally fast; which copy comes first must not be left to luck
            what = f"{name} (a copy by {recipient})" if number else name
            at = letter.at + number * _BETWEEN_LISTS
            yield _Cue(at, letter.by, what, _later(self._send, letter, recipient))

    def _round(self) -> tuple[dict[str, Any], ...]:
        """One round of `gamemaster run`."""
        taken = tuple(one.data for one in poll(self.workspace))
        self.asked += sum(len(one["questions"]) for one in taken)
        tick(self.workspace)
        send(self.workspace)
        self.postbag.collect()
        return taken

    def _send(self, letter: Letter, recipient: str) -> None:
        if letter.orders:
            draft = self._latest_draft()
            raw = story.raw(letter, (draft.message_id,), f"Re: {draft.subject}")
        else:
            raw = story.raw(letter, self._thread(letter))
        self._submit(letter, [recipient], raw)

    def _relay_to_others(self, letter: Letter) -> None:
        others = [person.address for person in cast.EVERYBODY]
        self._submit(letter, others, self._relayed(letter))

    def _relay_to_program(self, letter: Letter) -> None:
        self._submit(letter, [cast.PROGRAM], self._relayed(letter))

    def _relayed(self, letter: Letter) -> bytes:
        """The letter as the list passes it on; its stamp tells when the list took it in."""
        host = cast.LIST.rpartition("@")[2]
        fields = (
            f"Received: from {letter.author.address.rpartition('@')[2]} (localhost [127.0.0.1])\r\n"
            f"\tby {host} with ESMTP\r\n\tfor <{cast.LIST}>; {format_datetime(letter.at)}\r\n"
            f"List-Id: <{cast.LIST.replace('@', '.')}>\r\n"
            f"List-Post: <mailto:{cast.LIST}>\r\n"
            "Precedence: list\r\n"
        )
        return fields.encode() + story.raw(letter, self._thread(letter))

    def _thread(self, letter: Letter) -> tuple[str, ...]:
        """The Message-IDs of the letters that this one answers, oldest first."""
        if not letter.answers:
            return ()
        parent = self._by_label[letter.answers]
        return (*self._thread(parent), parent.message_id)

    def _submit(self, letter: Letter, recipients: Sequence[str], raw: bytes) -> None:
        sender = letter.author.address
        with smtplib.SMTP(_HOST, self.server.smtp_port, sender.rpartition("@")[2], timeout=30) as smtp:
            smtp.sendmail(sender, list(recipients), raw)

    def _latest_draft(self) -> Message:
        """The newest draft in the game master's mailbox, read by IMAP."""
        settings = ImapSettings(
            _HOST, cast.GAME_MASTER.address, cast.PASSWORD, port=self.server.imap_port, tls="none"
        )
        with Mailbox(settings) as mailbox:
            for found in mailbox.fetch(self._cursor):
                self._cursor = Cursor(found.uidvalidity, found.uid)
                message = parse(found.raw or found.header)
                if message.sender.address == cast.PROGRAM and message.subject.startswith("[review "):
                    self._drafts.append(message)
        if not self._drafts:
            raise RuntimeError("the story lets the game master answer a draft that e never got")
        return self._drafts[-1]


def _later(happen: Callable[..., None], *what: Letter | str) -> Callable[[], None]:
    return lambda: happen(*what)


def _server(folder: Path, clock: Clock) -> MailServer:
    members = (cast.PROGRAM, *(person.address for person in cast.EVERYBODY))
    lists = {cast.LIST: members, cast.TALK: members}
    return MailServer(folder, members, lists, clock=clock, footer=cast.FOOTER, password=cast.PASSWORD)


def _workspace(folder: Path, server: MailServer, clock: Clock) -> Workspace:
    """A workspace with the game in it, whose mail goes by `server`."""
    made = init_workspace(folder)
    text = _CONFIG.format(imap_port=server.imap_port, smtp_port=server.smtp_port)
    (made / "gamemaster.toml").write_text(text, encoding="utf-8")
    workspace = open_workspace(made, clock)
    try:
        _set_up(workspace)
    except BaseException:
        workspace.close()
        raise
    return workspace


def _set_up(workspace: Workspace) -> None:
    create_game(
        workspace,
        NewGame(
            cast.GAME,
            cast.CONTRACT,
            cast.TITLE,
            cast.GAME_MASTER.mailbox,
            (cast.LIST,),
            (cast.TALK,),
            cast.START,
            {},
            cast.SECRET,
        ),
    )
    for person in (*cast.PLAYERS, cast.NON_PLAYER):
        add_person(workspace, person.mailbox, person.aliases, ())
    marn = f'{{"person": "{cast.NON_PLAYER.name}", "character": "non_player"}}'
    rule(workspace, cast.GAME, ["act", "set_class", marn], "Not a first-class player.", None)
