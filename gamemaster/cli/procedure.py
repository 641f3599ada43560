"""Commands about the procedure around a game: what is owed, and how it compares with a human's tracker."""

from pathlib import Path
from typing import Annotated

import typer

from gamemaster.cli.common import (
    AnyGame,
    At,
    GameArgument,
    Gm,
    Json,
    examples,
    print_json,
    print_shown,
    workspace,
)
from gamemaster.service.workspace.inputs import moment


def register(app: typer.Typer) -> None:
    """Add the commands of this module."""
    app.command()(duties)
    app.command(epilog=examples("shadow rpg tracker.txt --at 2026-11-23"))(shadow)


def duties(
    game: AnyGame = "",
    person: Annotated[str, typer.Option("--person", metavar="NAME", help="Only what e owes.")] = "",
    gm: Gm = False,
    as_json: Json = False,
) -> None:
    """List everything owed: by whom, and until when.

    Also what happens when that passes.
    """
    from gamemaster.service.rounds.duties import duties as owed
    from gamemaster.service.rounds.duties import secrecy

    with workspace() as opened:
        said = secrecy(opened, game, gm)
        if said and not as_json:
            typer.echo(said)
        print_shown(owed(opened, game, person, gm), as_json, "Nothing is owed.")


def shadow(
    game: GameArgument,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="NAME.VALUE = X lines, or a table.")],
    at: At = "",
    gm: Gm = False,
    as_json: Json = False,
) -> None:
    """Hold the state against a report that a human keeps.

    Every discrepancy is traced to its events.
    """
    from gamemaster.service.views.shadow import shadow as compare

    with workspace() as opened:
        found, summary = compare(opened, game, file, moment(at) if at else None, gm)
    if as_json:
        print_json(summary.data | {"discrepancies": [one.data for one in found]})
        return
    print_shown(found, as_json=False)
    typer.echo(summary.text)
