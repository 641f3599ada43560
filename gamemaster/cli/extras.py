"""Commands around the program and its games as wholes: export, import, demo, bench, simulate, doctor."""

from pathlib import Path
from typing import Annotated

import typer

from gamemaster.cli.common import GLOBALS, GameArgument, Json, clock, print_done, workspace


def register(app: typer.Typer) -> None:
    """Add the commands of this module."""
    app.command()(export)
    app.command("import")(import_)
    app.command()(demo)
    app.command()(bench)
    app.command()(simulate)
    app.command()(doctor)
    app.command("new-contract")(new_contract)


def export(
    game: GameArgument,
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="A new or empty folder.")],
    secrets: Annotated[
        bool,
        typer.Option("--with-secrets", help="With private mail and the game's SECRET; to be imported."),
    ] = False,
    as_json: Json = False,
) -> None:
    """Write a game into a folder that people can read."""
    from gamemaster.service.games.exporting import export as export_game

    with workspace() as opened:
        print_done(export_game(opened, game, folder, secrets), as_json, game=game, folder=str(folder))


def import_(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="A folder of export.")], as_json: Json = False
) -> None:
    """Make the game of an exported folder anew.

    The folder was exported with its secrets; the game is identical in everything.
    """
    from gamemaster.service.games.importing import import_game

    with workspace() as opened:
        print_done(import_game(opened, folder), as_json)


def demo(
    folder: Annotated[Path, typer.Argument(metavar="DIR")] = Path("demo"),
    keep: Annotated[bool, typer.Option("--keep", help="Leave the mail server running afterwards.")] = False,
) -> None:
    """Play three weeks of a game over real SMTP and IMAP here."""
    from gamemaster.demo.show import show

    show(folder, keep)


def bench(
    as_json: Json = False,
    seconds: Annotated[float, typer.Option("--seconds", help="About how long each figure may take.")] = 3.0,
) -> None:
    """Measure the program's rates beside their floors, in one run."""
    from gamemaster.bench.run import run

    run(seconds, as_json)


def simulate(
    game: Annotated[str, typer.Argument(metavar="CONTRACT", help="For example commune.")],
    players: Annotated[int, typer.Option("--players", help="How many take part.")] = 6,
    weeks: Annotated[int, typer.Option("--weeks", help="How long the game lasts at most.")] = 13,
    seed: Annotated[int, typer.Option("--seed", help="The same seed gives the same game.")] = 1,
    check: Annotated[
        bool, typer.Option("--check", help="Prove that replay and any order of arrival give the same game.")
    ] = False,
    as_json: Json = False,
) -> None:
    """Let simulated players play a whole game in memory.

    They write English mail; what came of it is counted.
    """
    from gamemaster.cli.common import print_json
    from gamemaster.simulate import games

    tournament = games.played(game, players, weeks, seed)
    if check:
        games.verify(tournament)
    if as_json:
        print_json(games.to_json(tournament))
    else:
        typer.echo(games.to_text(tournament))
    if tournament.tally.misread:
        raise typer.Exit(1)


def doctor(as_json: Json = False) -> None:
    """Check the workspace and what it needs.

    Configuration, database, mailbox, relay, what waits and what is stuck.
    """
    from gamemaster.cli.common import print_json
    from gamemaster.service.rounds.doctor import examine

    findings = examine(GLOBALS.folder, clock())
    if as_json:
        print_json([{"what": f.what, "ok": f.ok, "text": f.text} for f in findings])
    else:
        for finding in findings:
            typer.echo(f"{'ok  ' if finding.ok else 'FAIL'}  {finding.what}: {finding.text}")
    if not all(finding.ok for finding in findings):
        raise typer.Exit(1)


def new_contract(
    name: Annotated[str, typer.Argument(metavar="NAME", help="What the game is called, e.g. hide_and_seek.")],
    folder: Annotated[
        Path | None, typer.Argument(metavar="DIR", help="A new folder; default: named like the game.")
    ] = None,
    as_json: Json = False,
) -> None:
    """Write a small game, whole and tested, to begin one with."""
    from gamemaster.service.games.skeleton import new_contract as write_contract

    made = write_contract(name, folder)
    text = (
        f"Made a game in {made}; its README.md says what stands where. Next:\n"
        f"  cd {made}\n"
        "  python -m pytest     (its own tests; needs pytest and hypothesis)\n"
        "  pip install -e .     (then gamemaster knows the game)"
    )
    print_done(text, as_json, folder=str(made))
