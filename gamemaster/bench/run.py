"""`gamemaster bench`: measures every row and prints the table."""

import json
import sys
from collections.abc import Iterator, Sequence

from gamemaster.bench import games, intake, past, rates
from gamemaster.bench.intake import Handles
from gamemaster.bench.measure import Budget
from gamemaster.bench.table import Line, Row, machine, table
from gamemaster.bench.workspaces import HANDLES
from gamemaster.bench.worlds import sample_world
from gamemaster.service.workspace.garbage import settle_down


def run(seconds: float, as_json: bool, handles: Handles = HANDLES) -> None:
    """Measure and print; each figure takes about `seconds`, its floor as long again."""
    settle_down()
    rows = [*intake.rows(handles), *rates.rows(sample_world()), *games.rows()]
    lines = measured([*rows, *past.rows(sample_world())], Budget(seconds))
    sys.stdout.write((to_json(lines) if as_json else table(lines)) + "\n")


def measured(rows: Sequence[Row], budget: Budget) -> list[Line]:
    """Every row with what was found, in order; a bar on a terminal shows how far it is."""
    return [Line(row, row.measure(budget)) for row in _watched(rows)]


def to_json(lines: Sequence[Line]) -> str:
    """The same for programs: `{"machine": {...}, "rows": [...]}`."""
    return json.dumps({"machine": machine(), "rows": [line.to_json() for line in lines]}, indent=2)


def _watched(rows: Sequence[Row]) -> Iterator[Row]:
    if not sys.stderr.isatty():
        yield from rows
        return
    # rich costs a tenth of a second, and is wanted by nobody but people
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

    columns = (TextColumn("{task.description:<36}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=len(rows))
        for row in rows:
            bar.update(task, description=row.what)
            yield row
            bar.advance(task)
