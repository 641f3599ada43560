"""The Jinja environment of all letters: where templates are looked for, and what they may call.

A template called `agora_rpg/report.txt.j2` is looked for in the workspace's templates folder, then in the
contract's own folder (there without the `agora_rpg/`), then among those that came with the program, so a game
master can replace any single one. Templates are compiled once; a value that was not passed in is an error,
never an empty space. Only `.html.j2` and `.svg.j2` templates escape.
"""

from collections.abc import Callable, Mapping, MutableMapping
from pathlib import Path
from typing import Any

from jinja2 import (
    BaseLoader,
    ChoiceLoader,
    Environment,
    FileSystemLoader,
    PrefixLoader,
    StrictUndefined,
    select_autoescape,
)

from gamemaster.core.errors import WorkspaceError
from gamemaster.core.wording import counted
from gamemaster.reports import layout, wording
from gamemaster.reports.document import document
from gamemaster.reports.history import folded, history, newest_first
from gamemaster.reports.measure import clean

_GLOBALS: Mapping[str, Callable[..., Any]] = {
    "by_hand": wording.by_hand,
    "changed": wording.changed,
    "column": layout.Column,
    "columns_of": layout.columns_of,
    "counted": counted,
    "divider": layout.divider,
    "entry": layout.entry,
    "example": layout.example,
    "folded": folded,
    "grid": layout.grid,
    "heading": layout.heading,
    "history": history,
    "holdings": wording.holdings,
    "item": layout.item,
    "lettered": wording.lettered,
    "newest_first": newest_first,
    "ready": wording.ready,
    "rows_of": layout.rows_of,
    "rule": layout.rule,
    "table": layout.table,
    "tally": wording.tally,
}
_FILTERS: Mapping[str, Callable[..., Any]] = {
    "amounts": wording.amounts,
    "cite": wording.cite,
    "document": document,
    "filled": layout.filled,
    "message_key": wording.message_key,
    "moment": wording.moment,
    "oneline": clean,
    "plain": wording.plain,
    "quoted": layout.quoted,
    "spaced": wording.spaced,
    "subject": layout.subject,
    "verbatim": layout.verbatim,
    "when": wording.when,
    "wrapped": layout.wrapped,
}


class _Environment(Environment):
    """Jinja's, with plain globals for templates: every letter copies them, and a chain copies slowly."""

    def make_globals(self, d: MutableMapping[str, Any] | None) -> MutableMapping[str, Any]:
        """What a template may call, with `d` beside it."""
        return {**self.globals, **(d or {})}


def program_templates() -> Path:
    """The folder of the templates that came with the program, installed or in a source tree."""
    package = Path(__file__).resolve().parents[1]
    for folder in (package / "_templates", package.parent / "templates"):
        if (folder / "mail").is_dir():
            return folder
    raise WorkspaceError(f"the program's templates are missing: {package / '_templates'} is no folder")


def environment(
    workspace: Path | None = None, contract: str = "", templates: Path | None = None
) -> Environment:
    """An environment that looks in `workspace`, in the `templates` of `contract`, and in the program's."""
    loaders: list[BaseLoader] = []
    if workspace is not None:
        loaders.append(FileSystemLoader(workspace))
    if templates is not None:
        loaders.append(PrefixLoader({contract: FileSystemLoader(templates)}))
    loaders.append(FileSystemLoader(program_templates()))
    made = _Environment(
        loader=ChoiceLoader(loaders),
        undefined=StrictUndefined,
        autoescape=select_autoescape(("html.j2", "svg.j2"), default=False),
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
    )
    made.globals.update(_GLOBALS)
    made.filters.update(_FILTERS)
    return made
