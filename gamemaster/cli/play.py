"""Commands about a game in play: its state, history, questions, rulings and reports."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from gamemaster.cli.common import (
    Because,
    GameArgument,
    Json,
    moment,
    print_json,
    print_json_line,
    workspace,
)

At = Annotated[str, typer.Option("--at", metavar="TIME", help="As of this time; default: now.")]


def register(app: typer.Typer) -> None:
    """Add the commands of this module."""
    app.command()(parse)
    app.command()(state)
    app.command()(history)
    app.command()(questions)
    app.command()(rule)
    app.command()(report)
    app.command()(verify)


def parse(
    args: Annotated[list[str], typer.Argument(metavar="[GAME] PATH...")],
    contract: Annotated[
        str, typer.Option("--contract", help="Read for this game, without a workspace.")
    ] = "",
    context: Annotated[Path | None, typer.Option("--context", help="Names to read by, as JSON.")] = None,
    as_json: Json = False,  # noqa: ARG001 - parse prints JSON either way
) -> None:
    """Show how messages would be read; nothing is stored or ruled on."""
    from gamemaster.service import parsing

    if contract:
        for found in parsing.parse_alone(contract, context, args, sys.stdin.buffer):
            print_json_line(found)
        return
    with workspace() as opened:
        for found in parsing.parse_in_game(opened, args[0], args[1:], sys.stdin.buffer):
            print_json_line(found)


def state(
    game: GameArgument,
    at: At = "",
    person: Annotated[str, typer.Option("--as", metavar="NAME", help="As this person may see it.")] = "",
    gm: Annotated[bool, typer.Option("--gm", help="With everything the game master sees: SECRETS.")] = False,
    as_json: Json = False,
) -> None:
    """Show where a game stands, now or at any time."""
    from gamemaster.service.queries import state as game_state

    with workspace() as opened:
        shown = game_state(opened, game, moment(at) if at else None, person, gm)
    if as_json:
        print_json(shown.data)
    else:
        typer.echo(shown.text)


def history(
    game: GameArgument,
    person: Annotated[str, typer.Option("--person", metavar="NAME")] = "",
    since: Annotated[str, typer.Option("--since", metavar="TIME")] = "",
    as_json: Json = False,
) -> None:
    """List what was done and what became of it."""
    from gamemaster.service.queries import history as game_history

    with workspace() as opened:
        for line in game_history(opened, game, person, moment(since) if since else None):
            if as_json:
                print_json_line(line.data)
            else:
                typer.echo(line.text)


def questions(
    game: Annotated[str, typer.Argument(metavar="[GAME]")] = "",
    as_json: Json = False,
) -> None:
    """List the open questions, each with its lettered answers."""
    from gamemaster.service.queries import open_questions

    with workspace() as opened:
        found = open_questions(opened, game)
    if as_json:
        print_json([question.data for question in found])
        return
    for question in found:
        typer.echo(question.text)
    if not found:
        typer.echo("No question is open.")


def rule(
    game: GameArgument,
    words: Annotated[
        list[str],
        typer.Argument(
            metavar="RULING...",
            help="QUESTION ANSWER (such as 3 b) | void ENTRY | redate ENTRY TIME | act ACTION JSON",
        ),
    ],
    because: Because,
    at: At = "",
) -> None:
    """Make a ruling: answer a question, void or re-date a message, act as game master."""
    from gamemaster.service.rulings import rule as make_ruling

    with workspace() as opened:
        typer.echo(make_ruling(opened, game, words, because, moment(at) if at else None))


def report(
    game: GameArgument,
    order: Annotated[
        str, typer.Argument(metavar="[show|approve|hold]", help="What to do with the draft.")
    ] = "show",
    at: At = "",
    form: Annotated[str, typer.Option("--format", help="text, html or json")] = "text",
) -> None:
    """Show the weekly report as it stands, or approve or hold the draft."""
    from gamemaster.service import reporting

    with workspace() as opened:
        if order == "show":
            typer.echo(reporting.show(opened, game, moment(at) if at else None, form), nl=False)
        else:
            typer.echo(reporting.order(opened, game, order))


def verify(game: Annotated[str, typer.Argument(metavar="[GAME]")] = "", as_json: Json = False) -> None:
    """Prove that the stored state is the replay of its history, and that every draw is what it must be."""
    from gamemaster.service.verifying import verify as verify_games

    with workspace() as opened:
        found = verify_games(opened, game)
    if as_json:
        print_json([result.data for result in found])
    else:
        for result in found:
            typer.echo(result.text)
    if any(result.wrong for result in found):
        raise typer.Exit(1)
