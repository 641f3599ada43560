"""A new game to begin with: the small one in `gamemaster/skeleton`, under another name."""

import keyword
import re
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

from gamemaster.core.errors import UsageError
from gamemaster.service.workspace.registry import contract_ids

_SOURCE = Path(__file__).resolve().parents[2] / "skeleton"
_BESIDE = _SOURCE / "beside"
_PLAIN = re.compile(r"[a-z][a-z0-9_]*[a-z0-9]")


def new_contract(name: str, folder: Path | None = None) -> Path:
    """Write a package with a game called `name` into `folder` (None: one of that name); the folder.

    The game is whole, and so are its tests. Raises UsageError for a name that is taken or that Python could
    not import, and for a folder that is not empty.
    """
    package = name.strip().lower().replace("-", "_").replace(" ", "_")
    _check(name, package)
    target = folder or Path(package)
    if target.exists() and (not target.is_dir() or any(target.iterdir())):
        raise UsageError(f"{target} is there already; name another folder")
    try:
        for path, text in _files(package):
            written = target / path
            written.parent.mkdir(parents=True, exist_ok=True)
            written.write_text(text, encoding="utf-8")
    except OSError as error:
        raise UsageError(f"{target} cannot be written: {error.strerror}") from None
    return target


def _check(name: str, package: str) -> None:
    if not _PLAIN.fullmatch(package) or keyword.iskeyword(package):
        raise UsageError(
            f"{name!r} cannot name a game: use letters and digits, such as orchard or hide_and_seek"
        )
    if package in contract_ids():
        raise UsageError(f"there is a game called {package} already")
    if find_spec(package) is not None:
        raise UsageError(f"{package} is the name of another Python package here; take another one")


def _files(package: str) -> Iterator[tuple[Path, str]]:
    """Every file of the new folder with its text."""
    for source in sorted(_SOURCE.rglob("*")):
        if source.is_dir() or "__pycache__" in source.parts:
            continue
        if source.is_relative_to(_BESIDE):
            place = source.relative_to(_BESIDE).with_suffix("")
        else:
            place = Path(package) / source.relative_to(_SOURCE)
        text = source.read_text(encoding="utf-8")
        yield Path(_renamed(str(place), package)), _renamed(text, package)


def _renamed(text: str, package: str) -> str:
    title = package.replace("_", " ").title()
    for old, new in (
        ("gamemaster.skeleton", package),
        ("my_game", package),
        ("my-game", package.replace("_", "-")),
        ("My Game", title),
        ("my game", title.lower()),
    ):
        text = text.replace(old, new)
    return text
