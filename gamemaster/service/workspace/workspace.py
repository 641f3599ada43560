"""A workspace: a folder with configuration and database, opened for one run of the program.

It hands out transactions and the games loaded in them. What is kept in memory is a copy: once in each
transaction its revision is compared with the database's, and it is loaded again if that has moved on. After a
failed transaction all copies are dropped.
"""

import secrets
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from types import TracebackType
from typing import Self

from sqlalchemy import Connection

from gamemaster.core.errors import WorkspaceError
from gamemaster.core.people import Person, Roster
from gamemaster.mail.limits import Limits
from gamemaster.mail.message import Message
from gamemaster.reports.render import Renderer
from gamemaster.service.workspace.config import FILE, TEMPLATE, Config, load_config
from gamemaster.service.workspace.loaded import Live, load_live
from gamemaster.store.database import Database, has_database, open_database
from gamemaster.store.games import game_count, list_games
from gamemaster.store.ledger import game_revision
from gamemaster.store.people import load_roster, roster_revision, save_person

_RECENT = 100

Clock = Callable[[], datetime]


class Workspace:
    """One opened workspace; a context manager."""

    def __init__(self, folder: Path, config: Config, clock: Clock, database: Database) -> None:
        self.folder = folder
        self.config = config
        self.clock = clock
        self.database = database
        self.renderer = Renderer(folder / "templates")
        self._live: dict[str, Live] = {}
        self._games: tuple[str, ...] = ()
        self._roster: tuple[int, Roster] | None = None
        # mails taken in lately, by Message-ID: the next one often answers one of them
        self.recent: dict[str, Message] = {}
        # what this transaction has compared with the database already
        self._compared: set[str] = set()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """Let go of the database."""
        self.database.close()

    @contextmanager
    def write(self) -> Iterator[Connection]:
        """A transaction; whatever goes wrong in it leaves neither the database nor memory changed."""
        self._compared.clear()
        try:
            with self.database.write() as tx:
                yield tx
        except BaseException:
            self.forget()
            raise

    @contextmanager
    def read(self) -> Iterator[Connection]:
        """A transaction that only reads."""
        self._compared.clear()
        with self.database.read() as tx:
            yield tx

    def remember(self, message: Message) -> None:
        """Keep a mail that was taken in at hand."""
        if len(self.recent) >= _RECENT:
            self.recent.pop(next(iter(self.recent)))
        self.recent[message.message_id] = message

    def forget(self) -> None:
        """Drop what is kept in memory; it is loaded again when needed."""
        self._live.clear()
        self._roster = None
        self._compared.clear()

    def live(self, tx: Connection, game: str) -> Live:
        """The game called `game`, up to date; raises UsageError when there is none."""
        kept = self._live.get(game)
        if kept is None or (self._first(f"game:{game}") and game_revision(tx, game) != kept.stored.revision):
            kept = self._live[game] = load_live(tx, game)
        self._compared.add(f"game:{game}")
        return kept

    def now(self, live: Live) -> datetime:
        """The moment it is in a game: the clock's, but never before what has happened there already."""
        return max(self.clock(), live.stored.clock)

    def all_live(self, tx: Connection) -> list[Live]:
        """Every game of the workspace, by name."""
        if self._first("games") and game_count(tx) != len(self._games):
            self._games = self.game_names(tx)
        return [self.live(tx, game) for game in self._games]

    def game_names(self, tx: Connection, only: str = "") -> tuple[str, ...]:
        """The names of all games, or `only` this one."""
        return (only,) if only else tuple(game.id for game in list_games(tx))

    def roster(self, tx: Connection) -> Roster:
        """Everybody the workspace knows."""
        if self._roster is None or (self._first("roster") and roster_revision(tx) != self._roster[0]):
            self._roster = (roster_revision(tx), load_roster(tx))
        return self._roster[1]

    def learn(self, tx: Connection, person: Person) -> None:
        """Store a person as e is now known."""
        save_person(tx, person)
        self._roster = None

    def _first(self, what: str) -> bool:
        """Whether this transaction asks for `what` for the first time."""
        if what in self._compared:
            return False
        self._compared.add(what)
        return True

    @property
    def limits(self) -> Limits:
        """What one mail may cost here."""
        return Limits(max_bytes=self.config.limits.max_bytes)

    @property
    def address(self) -> str:
        """The program's own address as it writes it: `Name <address>`."""
        return f"{self.config.mail.name} <{self.config.mail.address}>"


def open_workspace(folder: Path, clock: Clock) -> Workspace:
    """Open the workspace in `folder`; raises WorkspaceError saying what is missing or broken."""
    config = load_config(folder)
    return Workspace(folder, config, clock, open_database(_url(folder, config)))


def init_workspace(folder: Path) -> Path:
    """Make a workspace in `folder`, or what is missing of one; nothing that is there already is overwritten.

    Raises WorkspaceError where it is whole already.
    """
    path = folder / FILE
    try:
        there = path.exists()
        if not there:
            folder.mkdir(parents=True, exist_ok=True)
            path.write_text(TEMPLATE.format(instance=secrets.token_hex(8)), encoding="utf-8")
    except OSError as error:
        raise WorkspaceError(f"{path} cannot be written: {error.strerror}") from None
    url = _url(folder, load_config(folder))
    if there and has_database(url):
        raise WorkspaceError(f"{path} exists: this folder is a workspace already")
    open_database(url, create=True).close()
    return folder


def _url(folder: Path, config: Config) -> str:
    return config.database.url or f"sqlite:///{folder.resolve() / 'gamemaster.db'}"
