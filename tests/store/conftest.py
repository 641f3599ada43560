"""Both databases for the store's tests: SQLite files, and a private PostgreSQL cluster on a loopback port.

The cluster is made for the session and stopped at its end. Each test begins with empty tables: in a copy of a
SQLite file that has been migrated once, or in the one migrated database of the cluster, which is emptied.
"""

import getpass
import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from itertools import count
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text

from gamemaster.store.database import Database, open_database
from gamemaster.store.migrations import HEAD
from gamemaster.store.tables import metadata

_NUMBERS = count(1)


class Cluster:
    """A PostgreSQL server that is ours alone. It refuses root, so root runs it as an unprivileged user."""

    def __init__(self, binaries: Path, folder: Path) -> None:
        self.binaries = binaries
        self.data = folder / "data"
        self.log = folder / "log"
        self.port = _free_port()
        self.user = getpass.getuser() if os.geteuid() else _unprivileged()
        if not os.geteuid():
            shutil.chown(folder, self.user)
        self._run(
            "initdb", "-D", self.data, "-A", "trust", "-U", "referee", "-E", "UTF8", "--locale=C.UTF-8", "-N"
        )
        options = (
            f"-p {self.port} -k {folder} -c listen_addresses=127.0.0.1 -c fsync=off -c full_page_writes=off"
        )
        self._run("pg_ctl", "-D", self.data, "-l", self.log, "-o", options, "-w", "start")

    def url(self, database: str) -> str:
        return f"postgresql://referee@127.0.0.1:{self.port}/{database}"

    def stop(self) -> None:
        self._run("pg_ctl", "-D", self.data, "-m", "immediate", "-w", "stop")

    def create(self, name: str) -> str:
        """Make an empty database; its URL."""
        self._do("postgres", f"CREATE DATABASE {name}")
        return self.url(name)

    def drop(self, name: str) -> None:
        self._do("postgres", f"DROP DATABASE {name} WITH (FORCE)")

    def empty(self, name: str) -> None:
        """Make a migrated database as it was after its migration."""
        tables = ", ".join(metadata.tables)
        self._do(
            name, f"TRUNCATE {tables} RESTART IDENTITY", f"UPDATE alembic_version SET version_num = '{HEAD}'"
        )

    def _do(self, database: str, *statements: str) -> None:
        engine = create_engine(self.url(database), isolation_level="AUTOCOMMIT")
        with engine.connect() as connection:
            for statement in statements:
                connection.execute(text(statement))
        engine.dispose()

    def _run(self, program: str, *arguments: object) -> None:
        command = [str(self.binaries / program), *map(str, arguments)]
        switch = {"user": self.user, "group": pwd.getpwnam(self.user).pw_gid, "extra_groups": []}
        done = subprocess.run(
            command,
            check=False,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE if program == "initdb" else subprocess.DEVNULL,
            stderr=subprocess.STDOUT,
            cwd=self.data.parent,
            text=True,
            **({} if os.geteuid() else switch),
        )
        if done.returncode:
            told = self.log.read_text() if self.log.exists() else done.stdout
            raise RuntimeError(f"{program} failed:\n{told}")


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/pg_ctl"), key=lambda path: int(path.parts[-3]))
    missing = "" if found else "PostgreSQL's server programs (Debian: postgresql)"
    if find_spec("psycopg") is None:
        missing = "the PostgreSQL driver: gamemaster[postgres]"
    if missing:
        # where everything must be installed, nothing may be left out
        (pytest.fail if os.environ.get("CI") == "true" else pytest.skip)(f"not installed: {missing}")
    # not under pytest's own folder, which other users may not enter
    folder = Path(tempfile.mkdtemp(prefix="gamemaster-pg-"))
    try:
        server = Cluster(found[-1].parent, folder)
        try:
            yield server
        finally:
            server.stop()
    finally:
        shutil.rmtree(folder)


@pytest.fixture(scope="session")
def migrated_cluster(cluster: Cluster) -> Cluster:
    """The cluster, with a migrated database called `migrated`."""
    open_database(cluster.create("migrated"), create=True).close()
    return cluster


@pytest.fixture(scope="session")
def migrated_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A migrated SQLite database to copy."""
    path = tmp_path_factory.mktemp("migrated") / "gamemaster.db"
    open_database(f"sqlite:///{path}", create=True).close()
    return path


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.live)])
def empty_url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of a database that nothing has been done to (of SQLite there is not even a file)."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'gamemaster.db'}"
        return
    cluster: Cluster = request.getfixturevalue("cluster")
    name = f"empty_{next(_NUMBERS)}"
    yield cluster.create(name)
    cluster.drop(name)


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.live)])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a database with the program's tables and nothing in them."""
    if request.param == "sqlite":
        path = tmp_path / "gamemaster.db"
        shutil.copyfile(request.getfixturevalue("migrated_file"), path)
        return f"sqlite:///{path}"
    cluster: Cluster = request.getfixturevalue("migrated_cluster")
    cluster.empty("migrated")
    return cluster.url("migrated")


@pytest.fixture
def database(url: str) -> Iterator[Database]:
    with _opened(url) as opened:
        yield opened


@contextmanager
def _opened(url: str) -> Iterator[Database]:
    opened = open_database(url)
    try:
        yield opened
    finally:
        opened.close()


def _unprivileged() -> str:
    names = {entry.pw_name for entry in pwd.getpwall()}
    return next(name for name in ("postgres", "nobody", "daemon") if name in names)


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
