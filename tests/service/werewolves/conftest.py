"""A town of the Werewolves to copy, and its first session by day and by night."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from service_kit import copied, hour
from werewolf_desk import PARTS, WOLF, WolfDesk, dealt, prepare_town


@pytest.fixture(scope="session")
def town(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return prepare_town(tmp_path_factory.mktemp("town") / "ws")


@pytest.fixture
def desk(town: Path, tmp_path: Path) -> Iterator[WolfDesk]:
    """Everybody has joined, and whoever starts a session deals as PARTS says."""
    with dealt([WOLF], PARTS):
        made = WolfDesk(copied(town, tmp_path / "ws"), hour(1))
        made.letters()
        yield made
        made.close()


@pytest.fixture
def day(desk: WolfDesk) -> WolfDesk:
    """The first day."""
    desk.start("Seer", "Witch")
    desk.letters()
    return desk


@pytest.fixture
def night(day: WolfDesk) -> WolfDesk:
    """The first night; Quillon was lynched."""
    day.lynch("Quillon", "Brask", "Fenwick", "Mirelle", "Ondine")
    assert day.phase == "night 1"
    return day
