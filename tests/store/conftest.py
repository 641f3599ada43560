"""Both databases for the store's tests: SQLite files, and a private PostgreSQL cluster on a loopback port.

The cluster is made for the session and stopped at its end. Each test gets a database of its own, copied from
one that has been migrated once.
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
        self._run("initdb", "-D", self.data, "-A", "trust", "-U", "referee", "-E", "UTF8", "--locale=C.UTF-8")
        options = f"-p {self.port} -k {folder} -c listen_addresses=127.0.0.1 -c fsync=off"
        self._run("pg_ctl", "-D", self.data, "-l", self.log, "-o", options, "-w", "start")

    def url(self, database: str) -> str:
        return f"postgresql://referee@127.0.0.1:{self.port}/{database}"

    def stop(self) -> None:
        self._run("pg_ctl", "-D", self.data, "-m", "immediate", "-w", "stop")

    def create(self, name: str, template: str = "template0") -> str:
        """Make a database; its URL."""
        engine = create_engine(self.url("postgres"), isolation_level="AUTOCOMMIT")
        with engine.connect() as connection:
            connection.execute(text(f"CREATE DATABASE {name} TEMPLATE {template}"))
        engine.dispose()
        return self.url(name)

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
    """The cluster, with a migrated database called `migrated` to copy."""
    open_database(cluster.create("migrated"), create=True).close()
    return cluster


@pytest.fixture(scope="session")
def migrated_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A migrated SQLite database to copy."""
    path = tmp_path_factory.mktemp("migrated") / "gamemaster.db"
    open_database(f"sqlite:///{path}", create=True).close()
    return path


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.live)])
def empty_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a database that nothing has been done to (of SQLite there is not even a file)."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'gamemaster.db'}"
    cluster: Cluster = request.getfixturevalue("cluster")
    return cluster.create(f"empty_{next(_NUMBERS)}")


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.live)])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a database with the program's tables and nothing in them."""
    if request.param == "sqlite":
        path = tmp_path / "gamemaster.db"
        shutil.copyfile(request.getfixturevalue("migrated_file"), path)
        return f"sqlite:///{path}"
    cluster: Cluster = request.getfixturevalue("migrated_cluster")
    return cluster.create(f"games_{next(_NUMBERS)}", "migrated")


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
