"""Fixtures of the raw mails' tests; the workspace itself is `eml_desk`."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from eml_desk import Intake, prepare


@pytest.fixture(scope="session")
def prepared_intake(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A workspace to copy: making one runs the migrations, copying one does not."""
    return prepare(tmp_path_factory.mktemp("eml") / "ws")


@pytest.fixture
def intake(prepared_intake: Path, tmp_path: Path) -> Iterator[Intake]:
    """A workspace that has taken nothing in yet."""
    made = Intake(Path(shutil.copytree(prepared_intake, tmp_path / "ws")))
    yield made
    made.close()
