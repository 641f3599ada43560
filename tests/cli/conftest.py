"""Fixtures of the command line's tests: a workspace of the service's kit, and a way to run commands on it."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

# the kit that makes workspaces lives with the service's tests
sys.path.append(str(Path(__file__).parents[1] / "service"))
# and the SMTP server that answers as it is told to with the mail tests
sys.path.append(str(Path(__file__).parents[1] / "mail"))

from command_line import Program
from service_kit import Desk, copied, prepare


@pytest.fixture(scope="session")
def prepared_for_commands(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A workspace to copy."""
    return prepare(tmp_path_factory.mktemp("prepared") / "ws")


@pytest.fixture
def folder(prepared_for_commands: Path, tmp_path: Path) -> Path:
    """A workspace with one game and two players who have not joined."""
    return copied(prepared_for_commands, tmp_path / "ws")


@pytest.fixture
def desk(folder: Path) -> Iterator[Desk]:
    """The same workspace from the inside, to compose mail and to look at what commands did."""
    made = Desk(folder)
    yield made
    made.close()


@pytest.fixture
def program(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str], tmp_path: Path
) -> Program:
    """The program, working on that workspace."""
    for name in ("GAMEMASTER_DIR", "GAMEMASTER_NOW"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.chdir(tmp_path)
    return Program(folder, monkeypatch, capfd)
