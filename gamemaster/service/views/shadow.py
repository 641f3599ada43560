"""Shadow mode: the state held against a report that a human keeps, and each discrepancy traced.

The report is pasted as assertions, one a line (`Ondine.health = 4`), or as a table whose first line names the
values and whose first column names whose they are. Nothing is changed: a group that has a tracker can run the
program beside it, and see who is right.
"""

import re
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import Any, NamedTuple

from sqlalchemy import Connection

from gamemaster.core.calendar import iso
from gamemaster.core.contract import GAME_MASTER, PUBLIC, Values, Viewer
from gamemaster.core.errors import UsageError
from gamemaster.core.presiding import lead_into, missing, shown
from gamemaster.core.replay import Standing
from gamemaster.core.wording import counted
from gamemaster.service.views.shown import Shown
from gamemaster.service.views.why import explain
from gamemaster.service.workspace.inputs import text_in
from gamemaster.service.workspace.loaded import INSTANT, Live, standing_at
from gamemaster.service.workspace.naming import value_given, value_named
from gamemaster.service.workspace.workspace import Workspace

_ASSERTED = re.compile(r"^(?P<path>[^=|]+?)\s*:?=\s*(?P<value>.+)$")
_RULE = re.compile(r"^[\s|+=:-]*$")
_COLUMNS = re.compile(r"\s*\|\s*|\t+|\s{2,}")
_NOTHING = frozenset({"", "-", "--", "none", "nothing", "null", "n/a"})
_PAIR = re.compile(r"(\d+)\s*/\s*(\d+)")

# so many of the events behind a value are listed
_MOST = 5


class Stated(NamedTuple):
    """What a line of the report states: a value by its path, as it was written."""

    line: int
    path: str
    value: str


def shadow(
    ws: Workspace, game: str, file: Path, at: datetime | None, gm: bool = False
) -> tuple[list[Shown], Shown]:
    """The discrepancies between a report and the state at `at` (default: now), and a summary of all lines.

    With `gm` what only the game master may see is compared, too. Raises UsageError when the file holds
    nothing that states a value.
    """
    stated = list(read_report(text_in(file)))
    if not stated:
        wanted = "write lines such as Ondine.health = 4, or a table with a heading"
        raise UsageError(f"{file.name} states no value; {wanted}")
    with ws.read() as tx:
        live = ws.live(tx, game)
        moment = at or ws.now(live)
        standing = live.head if at is None else standing_at(tx, live, moment + INSTANT)
        viewer = GAME_MASTER if gm else PUBLIC
        compared = [_compared(ws, tx, live, standing, at, viewer, one) for one in stated]
    found = [one for one in compared if one is not None]
    agree = len(stated) - len(found)
    stated_all = counted(len(stated), "value")
    data = {"at": iso(moment), "stated": len(stated), "agree": agree, "differ": len(found)}
    return found, Shown(data, f"{stated_all} stated, {agree} as the ledger makes it, {len(found)} not.")


def read_report(text: str) -> Iterator[Stated]:
    """Everything that a report states, in assertions and in tables."""
    titles: list[str] = []
    for number, line in enumerate(text.splitlines(), 1):
        plain = line.strip().removeprefix(">").strip()
        if not plain:
            titles = []
            continue
        if plain.startswith("#") or _RULE.match(plain):
            continue
        asserted = _ASSERTED.match(plain)
        if asserted is not None and "." in asserted["path"]:
            yield Stated(number, asserted["path"], asserted["value"])
            continue
        cells = _COLUMNS.split(plain.strip("|").strip())
        if len(cells) < 2:
            titles = []
        elif not titles:
            titles = [title.strip().rstrip(":") for title in cells]
        elif len(cells) == len(titles):
            row = zip(titles[1:], cells[1:], strict=True)
            yield from (Stated(number, f"{cells[0]}.{title}", cell) for title, cell in row)


def _compared(
    ws: Workspace,
    tx: Connection,
    live: Live,
    standing: Standing,
    at: datetime | None,
    viewer: Viewer,
    one: Stated,
) -> Shown | None:
    """A discrepancy; None where the report and the state agree."""
    try:
        subject, name = value_named(ws, tx, live, one.path)
    except UsageError as error:
        data = {"line": one.line, "value": one.path, "stated": one.value, "held": None, "trace": []}
        problem = {"problem": str(error)}
        return Shown(data | problem, f"line {one.line}: {one.path} = {one.value}: {error}")
    values = _values(live, standing, subject, viewer)
    known = next((found for found in values if _folded(found) == _folded(name)), name)
    held = lead_into(values, known)
    given = None if one.value.casefold() in _NOTHING else value_given(one.value)
    if not missing(held) and _same(values, known, held, given):
        return None
    path = f"{subject}.{known}"
    return _discrepancy(one, path, given, held, _trace(ws, tx, live, path, at, viewer))


def _values(live: Live, standing: Standing, subject: str, viewer: Viewer) -> Values:
    try:
        return live.contract.values(standing.state, subject, viewer)
    except KeyError:
        return {}


def _same(values: Values, name: str, held: Any, given: Any) -> bool:
    if held == given or (given is None and held in (None, {}, [], 0, "")):
        return True
    if not isinstance(given, str):
        return False
    if isinstance(held, str):
        return " ".join(given.casefold().split()) == " ".join(held.casefold().split())
    # "4/5": a gauge and its maximum
    pair = _PAIR.fullmatch(given)
    return pair is not None and (held, values.get(f"max_{name}")) == (int(pair[1]), int(pair[2]))


def _trace(
    ws: Workspace, tx: Connection, live: Live, path: str, at: datetime | None, viewer: Viewer
) -> list[dict[str, Any]]:
    """The last links of the chain behind a value, newest first; none where there is no such value."""
    try:
        chain = explain(ws, tx, live, path, at, viewer).data["chain"]
    except UsageError:
        return []
    return [dict(link) for link in reversed(chain[-_MOST:])]


def _discrepancy(one: Stated, path: str, given: Any, held: Any, trace: list[dict[str, Any]]) -> Shown:
    kept = None if missing(held) else held
    data = {"line": one.line, "value": path, "stated": given, "held": kept, "trace": trace}
    lines = [f"line {one.line}: {path}: the report says {shown(given)}, the ledger makes it {shown(held)}"]
    for link in trace:
        what = f": {link['told']}" if link["told"] else ""
        by = f" ({link['who']})" if link["who"] else ""
        entry = f"  [{link['entry']}]" if link["entry"] else ""
        lines.append(f"    {link['at']}  {link['before']} -> {link['after']}{by}{what}{entry}")
    if not trace:
        lines.append("    nothing has happened to it")
    return Shown(data, "\n".join(lines))


def _folded(name: str) -> str:
    return re.sub(r"[\s_-]+", "", name.casefold())
