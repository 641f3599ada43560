"""What every command shares: the workspace it works on, the clock it goes by, and how it prints."""

import json
import os
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Protocol

import typer

from gamemaster.core.errors import UsageError
from gamemaster.service.workspace.inputs import moment

if TYPE_CHECKING:
    from gamemaster.service.workspace.workspace import Workspace


@dataclass
class Globals:
    """The options before the command."""

    folder: Path = Path()
    now: str = ""


GLOBALS = Globals()

LARGEST = 2**31 - 1
"""The largest number that anything can have in the database."""

Json = Annotated[bool, typer.Option("--json", help="Print JSON instead of text.")]
GameArgument = Annotated[str, typer.Argument(metavar="GAME", help="The game's short name.")]
AnyGame = Annotated[
    str, typer.Argument(metavar="GAME", help="Its short name; default: every game.", show_default=False)
]
TIMES = "2026-11-30 or 2026-11-29T22:10Z"
"""What a TIME looks like."""

At = Annotated[str, typer.Option("--at", metavar="TIME", help=f"As of this time ({TIMES}); default: now.")]
As = Annotated[str, typer.Option("--as", metavar="NAME", help="As this person may see it.")]
Gm = Annotated[bool, typer.Option("--gm", help="With everything the game master sees: SECRETS.")]
Because = Annotated[
    str, typer.Option("--because", help="The reason, kept in the ledger and told to those it touches.")
]


def examples(*lines: str) -> str:
    """What stands below a command's options in its help: how it is used; an indented line goes on."""
    whole = (line if line.startswith(" ") else f"gamemaster {line}" for line in lines)
    return "\n".join(("For example:", "", "\b", *(f"  {line}" for line in whole)))


def clock() -> Callable[[], datetime]:
    """The clock of this run: fixed by --now or GAMEMASTER_NOW, else the machine's."""
    given = GLOBALS.now or os.environ.get("GAMEMASTER_NOW", "")
    if not given:
        return lambda: datetime.now(UTC)
    fixed = moment(given)
    return lambda: fixed


@contextmanager
def workspace() -> Iterator["Workspace"]:
    """The opened workspace, closed afterwards."""
    from gamemaster.service.workspace.environment import strange_keys
    from gamemaster.service.workspace.garbage import settle_down
    from gamemaster.service.workspace.workspace import open_workspace

    opened = open_workspace(GLOBALS.folder, clock())
    for said in strange_keys(os.environ):
        warn(f"gamemaster: {said}")
    settle_down()
    try:
        yield opened
    finally:
        opened.close()


def print_json(data: Any) -> None:
    """One JSON value on standard output, keys as given."""
    typer.echo(json.dumps(data, indent=2, ensure_ascii=False, default=str))


def print_json_line(data: Any) -> None:
    """One JSON value on one line, for outputs of many values."""
    typer.echo(json.dumps(data, ensure_ascii=False, default=str))


def write_file(path: Path, content: bytes) -> None:
    """Write `content` to a file; raises UsageError where that cannot be done."""
    try:
        path.write_bytes(content)
    except OSError as error:
        raise UsageError(f"{path} cannot be written: {error.strerror}") from None


class Printable(Protocol):
    """What can be printed both ways."""

    @property
    def data(self) -> Any: ...

    @property
    def text(self) -> str: ...


def print_one(found: Printable, as_json: bool) -> None:
    """One thing, as JSON or as text."""
    if as_json:
        print_json(found.data)
    else:
        typer.echo(found.text)


def print_each(found: Iterable[Printable], as_json: bool, nothing: str = "") -> None:
    """Things one by one as they come, each as a line of JSON or as text; `nothing` where there are none."""
    none = True
    for one in found:
        none = False
        if as_json:
            print_json_line(one.data)
        else:
            typer.echo(one.text)
    if none and nothing and not as_json:
        typer.echo(nothing)


def print_shown(found: Sequence[Printable], as_json: bool, nothing: str = "") -> None:
    """Things shown together, as one JSON list or as text; `nothing` where there are none."""
    if as_json:
        print_json([one.data for one in found])
        return
    for one in found:
        typer.echo(one.text)
    if not found and nothing:
        typer.echo(nothing)


def print_done(text: str, as_json: bool, **data: Any) -> None:
    """What a command did, in a sentence or two; as JSON with `data` beside them."""
    if as_json:
        print_json({"text": text.strip(), **data})
    else:
        typer.echo(text.rstrip("\n"))


def print_table(rows: Sequence[Sequence[Any]], titles: Sequence[str]) -> None:
    """A plain aligned table that survives being piped."""
    cells = [[str(cell) for cell in row] for row in [titles, *rows]]
    widths = [max(len(row[i]) for row in cells) for i in range(len(titles))]
    for row in cells:
        typer.echo("  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip())


def pairs(texts: Iterable[str]) -> dict[str, Any]:
    """`KEY=VALUE` arguments; a value is JSON where it parses as such, else the text itself."""
    found: dict[str, Any] = {}
    for text in texts:
        key, equals, value = text.partition("=")
        if not equals or not key:
            raise UsageError(f"{text!r} is not of the form KEY=VALUE")
        try:
            found[key] = json.loads(value)
        except json.JSONDecodeError:
            found[key] = value
    return found


def warn(text: str) -> None:
    """One line on standard error; what would command a terminal is shown as it is written in Python."""
    shown = (c if c.isprintable() or c == "\n" else ascii(c)[1:-1] for c in text)
    print("".join(shown), file=sys.stderr)
