"""Fixtures of the service's tests; the kit itself is `service_kit`."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from service_kit import UNCLEAR, Desk, address, copied, prepare

from gamemaster.service.games.roster import add_person

# the SMTP server that answers as it is told to lives with the mail tests
sys.path.append(str(Path(__file__).parents[1] / "mail"))


@pytest.fixture(scope="session")
def prepared(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A workspace to copy: making one runs the migrations, copying one does not."""
    return prepare(tmp_path_factory.mktemp("prepared") / "ws")


@pytest.fixture
def desk(prepared: Path, tmp_path: Path) -> Iterator[Desk]:
    """A workspace whose players have not joined yet."""
    made = Desk(copied(prepared, tmp_path / "ws"))
    yield made
    made.close()


@pytest.fixture
def played(desk: Desk) -> Desk:
    """The same with Ondine and Brask in the game, and their receipts read."""
    desk.joined()
    return desk


@pytest.fixture
def due(played: Desk) -> Desk:
    """The first week is over: its draft lies with the game master, with one open question."""
    played.mail("Ondine", "I move to Dungeon Level 1.")
    played.mail("Ondine", UNCLEAR)
    played.turn()
    return played


@pytest.fixture
def crowd(played: Desk) -> Desk:
    """The players, and two people who do not take part."""
    for person in ("Mirelle", "Quillon"):
        add_person(played.ws, f"{person} <{address(person)}>", (), ())
    return played


@pytest.fixture
def prepared_pair(prepared: Path, tmp_path: Path) -> Iterator[tuple[Desk, Desk]]:
    """Two workspaces that hold the same."""
    one, other = (Desk(copied(prepared, tmp_path / name)) for name in ("one", "other"))
    yield one, other
    one.close()
    other.close()
