"""The commands of the program, grouped by what one wants; the functions themselves live beside this file.

Everything heavy is imported inside the commands, so that `--help` answers at once.
"""

import gc
import os
import sys
from pathlib import Path
from typing import Annotated

import typer

from gamemaster import __version__
from gamemaster.cli import extras, games, mailing, play, procedure
from gamemaster.cli.common import GLOBALS, warn
from gamemaster.core.errors import GamemasterError

app = typer.Typer(
    name="gamemaster",
    help="Referees games played by e-mail: reads plain English, rules by the game's contract, "
    "drafts the weekly report.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"gamemaster {__version__}")
        raise typer.Exit


@app.callback()
def _globals(
    folder: Annotated[
        Path | None,
        typer.Option("--dir", help="The workspace folder (or GAMEMASTER_DIR; default: here)."),
    ] = None,
    now: Annotated[
        str, typer.Option("--now", help="Take this as the present time (or GAMEMASTER_NOW).")
    ] = "",
    version: Annotated[  # noqa: ARG001 - handled by its callback
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Print the version.")
    ] = False,
) -> None:
    GLOBALS.folder = folder or Path(os.environ.get("GAMEMASTER_DIR", "."))
    GLOBALS.now = now


games.register(app)
mailing.register(app)
play.register(app)
procedure.register(app)
extras.register(app)


def run() -> None:
    """Run one command. Exit 0 done, 1 refused or failed with one clear line, 2 wrong usage."""
    # a game in memory is a large tree without cycles; looking for some costs a quarter of a long replay
    gc.set_threshold(20_000, 20, 20)
    try:
        app(prog_name="gamemaster")
    except GamemasterError as error:
        warn(f"gamemaster: {error}")
        sys.exit(1)
    except KeyboardInterrupt:
        warn("gamemaster: interrupted; nothing is left half done")
        sys.exit(130)
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(0)
