"""Commands about a game in play: its state, history, questions, rulings and reports."""

import sys
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from gamemaster.cli.common import (
    LARGEST,
    AnyGame,
    As,
    At,
    Because,
    GameArgument,
    Gm,
    Json,
    examples,
    print_done,
    print_each,
    print_json,
    print_json_line,
    print_one,
    print_shown,
    workspace,
    write_file,
)
from gamemaster.core.errors import UsageError
from gamemaster.service.workspace.inputs import RULINGS, moment

if TYPE_CHECKING:
    from gamemaster.service.workspace.workspace import Workspace


def register(app: typer.Typer) -> None:
    """Add the commands of this module."""
    app.command(
        epilog=examples("parse rpg letter.eml", "parse --contract commune --context names.json letter.eml")
    )(parse)
    app.command()(state)
    app.command()(legal)
    app.command(
        epilog=examples("history rpg --person Ondine --since 2026-11-23", "history rpg --value Ondine.gold")
    )(history)
    app.command()(why)
    app.command()(questions)
    app.command(
        epilog=examples(
            'rule rpg 3 b --because "She names the level."',
            "rule rpg void msg:a1@example.org --because 'Sent by her cat.' --dry-run",
            "rule rpg redate msg:a1@example.org 2026-11-29T22:10Z --because 'The list was down.'",
            """rule rpg act-for Ondine move '{"to": "Healer"}' --because 'So she meant it.'""",
        )
    )(rule)
    app.command()(reread)
    app.command(
        epilog=examples(
            "report rpg",
            "report rpg approve",
            "report rpg revise --number 3",
            "report c --format png -o board.png",
        )
    )(report)
    app.command()(verify)
    app.command()(rebuild)
    app.command()(roll)
    app.command()(reveal)
    app.command()(beacon)


def parse(
    args: Annotated[list[str], typer.Argument(metavar="[GAME] PATH...")],
    contract: Annotated[
        str, typer.Option("--contract", help="Read for this game, without a workspace.")
    ] = "",
    context: Annotated[Path | None, typer.Option("--context", help="Names to read by, as JSON.")] = None,
    as_json: Json = False,  # noqa: ARG001 - parse prints JSON either way
) -> None:
    """Show how messages would be read.

    Nothing is stored or ruled on.
    """
    from gamemaster.service.messages import parsing

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
    person: As = "",
    gm: Gm = False,
    as_json: Json = False,
) -> None:
    """Show where a game stands, now or at any time."""
    from gamemaster.service.views.queries import state as game_state

    with workspace() as opened:
        shown = game_state(opened, game, moment(at) if at else None, person, gm)
    print_one(shown, as_json)


def legal(
    game: GameArgument,
    person: Annotated[str, typer.Argument(metavar="NAME", help="Who wants to know.")],
    as_json: Json = False,
) -> None:
    """List what a person may do now.

    It shows what each would lead to, with what only e may know: eir SECRETS.
    """
    from gamemaster.service.views.queries import legal as legal_options

    with workspace() as opened:
        shown = legal_options(opened, game, person)
    print_one(shown, as_json)


def history(
    game: GameArgument,
    person: Annotated[str, typer.Option("--person", metavar="NAME", help="Only what e did.")] = "",
    since: Annotated[str, typer.Option("--since", metavar="TIME", help="Not what was before.")] = "",
    until: Annotated[str, typer.Option("--until", metavar="TIME", help="Not what came later.")] = "",
    value: Annotated[
        str, typer.Option("--value", metavar="NAME.VALUE", help="Only what changed this value.")
    ] = "",
    gm: Gm = False,
    as_json: Json = False,
) -> None:
    """List what was done and what became of it."""
    from gamemaster.service.views.queries import history as game_history
    from gamemaster.service.views.secrecy import WARNING

    first, last = (moment(text) if text else None for text in (since, until))
    with workspace() as opened:
        if gm and not as_json:
            typer.echo(WARNING)
        print_each(game_history(opened, game, person, first, last, value, gm=gm), as_json)


def why(
    game: GameArgument,
    value: Annotated[
        str, typer.Argument(metavar="NAME.VALUE", help="For example Ondine.health or game.week.")
    ],
    at: At = "",
    person: As = "",
    gm: Gm = False,
    everything: Annotated[bool, typer.Option("--all", help="All changes, not only the latest.")] = False,
    as_json: Json = False,
) -> None:
    """Explain a value by every event that changed it.

    Each is told with its message, sentence, section, draw and ruling.
    """
    from gamemaster.service.views.why import why as explain

    with workspace() as opened:
        shown = explain(opened, game, value, moment(at) if at else None, person, gm, everything)
    print_one(shown, as_json)


def questions(
    game: AnyGame = "",
    gm: Gm = False,
    as_json: Json = False,
) -> None:
    """List the open questions, each with its lettered answers."""
    from gamemaster.service.views.queries import open_questions
    from gamemaster.service.views.secrecy import WARNING

    with workspace() as opened:
        found = open_questions(opened, game, gm)
    if gm and not as_json:
        typer.echo(WARNING)
    print_shown(found, as_json, "No question is open.")


def rule(
    game: GameArgument,
    words: Annotated[list[str], typer.Argument(metavar="RULING", help=" | ".join(RULINGS))],
    because: Because,
    at: At = "",
    cites: Annotated[str, typer.Option("--cite", help="The judgement or rule it rests on.")] = "",
    dry_run: Annotated[
        bool, typer.Option("--dry-run", help="Only show what it would come to; nothing is stored.")
    ] = False,
    as_json: Json = False,
) -> None:
    """Make a ruling, with its reason.

    It is an entry of the ledger; a later ruling can take it back.
    """
    from gamemaster.service.ruling.rulings import Order, decide

    with workspace() as opened:
        order = Order(tuple(words), because, moment(at) if at else None, cites)
        made = decide(opened, game, order, dry_run)
    print_one(made, as_json)
    if made.data["entry"] and not words[0].isdigit() and not as_json:
        typer.echo(f"To take it back: gamemaster rule {game} void {made.data['entry']} --because ...")


def reread(
    game: GameArgument,
    entries: Annotated[
        list[str] | None, typer.Argument(metavar="ENTRY", help="Only these, such as msg:a1@example.org.")
    ] = None,
    because: Annotated[
        str, typer.Option("--because", help="The reason, kept in the ledger and told to those it touches.")
    ] = "",
    dry_run: Annotated[
        bool, typer.Option("--dry-run", help="Only show what would be read otherwise.")
    ] = False,
    gm: Gm = False,
    as_json: Json = False,
) -> None:
    """Read messages again with the reader of now.

    What it reads otherwise becomes rulings that pin it.
    """
    from gamemaster.service.ruling.rereading import reread as read_all_again
    from gamemaster.service.views.secrecy import WARNING

    with workspace() as opened:
        found = read_all_again(opened, game, entries or (), because, dry_run, gm)
    if gm and not as_json:
        typer.echo(WARNING)
    print_each(found, as_json, "Everything is read as it is pinned.")


def report(
    game: GameArgument,
    order: Annotated[
        str,
        typer.Argument(
            metavar="show|draft|approve|hold|revise|list|record",
            help="What to do; draft makes one ahead of the week's end, list shows all reports, record "
            "the claims and what is ratified.",
        ),
    ] = "show",
    number: Annotated[
        int | None,
        typer.Option(
            "--number", metavar="N", max=LARGEST, help="Which report, for approve, hold and revise."
        ),
    ] = None,
    at: At = "",
    form: Annotated[
        str, typer.Option("--format", help="text, html or json; svg or png for its picture alone")
    ] = "text",
    output: Annotated[
        Path | None, typer.Option("--output", "-o", metavar="FILE", help="Write it there, not to the screen.")
    ] = None,
    as_json: Json = False,
) -> None:
    """Show the weekly report, or draft, approve or hold one.

    It can be revised, too, and what is on record be listed.
    """
    from gamemaster.service.reports import reporting
    from gamemaster.service.reports.drafting import draft_now, revise
    from gamemaster.service.reports.onrecord import on_record
    from gamemaster.service.views.queries import all_reports

    with workspace() as opened:
        match order:
            case "show":
                when = moment(at) if at else None
                _show_report(opened, game, when, "json" if as_json else form, output)
            case "list":
                print_shown(all_reports(opened, game), as_json, "There is no report yet.")
            case "record":
                print_shown(on_record(opened, game), as_json, "No report is on record.")
            case "draft":
                print_done(draft_now(opened, game), as_json, game=game)
            case "revise":
                print_done(revise(opened, game, number), as_json, game=game)
            case _:
                print_done(reporting.order(opened, game, order, number), as_json, game=game)


def _show_report(opened: "Workspace", game: str, at: datetime | None, form: str, output: Path | None) -> None:
    from gamemaster.service.reports import reporting

    if form == "png" and output is None and sys.stdout.isatty():
        raise UsageError("a terminal cannot show a PNG: name a file with --output")
    if form in reporting.PICTURES:
        shown = reporting.draw(opened, game, at, form)
    else:
        shown = reporting.show(opened, game, at, form).encode()
    if output is None:
        typer.echo(shown, nl=False)
    else:
        write_file(output, shown)


def verify(game: AnyGame = "", as_json: Json = False) -> None:
    """Prove that the state is the replay of its history.

    Every draw is shown to be what it must be, too.
    """
    from gamemaster.service.ledger.verifying import verify as verify_games

    with workspace() as opened:
        found = verify_games(opened, game)
    print_shown(found, as_json)
    if any(result.wrong for result in found):
        raise typer.Exit(1)


def rebuild(game: AnyGame = "", as_json: Json = False) -> None:
    """Store anew all that follows from the history.

    It is replayed for that; what came in is not touched.
    """
    from gamemaster.service.ledger.verifying import rebuild as rebuild_games

    with workspace() as opened:
        found = rebuild_games(opened, game)
    if as_json:
        print_json([result.data for result in found])
    else:
        for result in found:
            typer.echo(result.mended)


def roll(
    game: GameArgument,
    dice: Annotated[str, typer.Argument(metavar="DICE", help="For example 3d6, d20 or 2d10+5.")],
    because: Because,
    as_json: Json = False,
) -> None:
    """Throw dice for the game master's own needs.

    They are entered in the ledger and proved like every draw.
    """
    from gamemaster.service.ledger.revealing import throw

    with workspace() as opened:
        thrown = throw(opened, game, dice, because)
    print_one(thrown, as_json)


def reveal(
    game: GameArgument,
    secret: Annotated[str, typer.Argument(metavar="SECRET", help="For example 'season 1'.")] = "",
    as_json: Json = False,
) -> None:
    """Tell everybody the secret that draws hung on.

    Of all draws that are due, or the one secret that is named.
    """
    from gamemaster.service.ledger.revealing import reveal_now

    with workspace() as opened:
        print_done(reveal_now(opened, game, secret), as_json, game=game)


def beacon(
    game: GameArgument,
    signature: Annotated[
        str, typer.Argument(metavar="SIGNATURE", help="The round's signature; default: fetched.")
    ] = "",
    as_json: Json = False,
) -> None:
    """Take in the round of the beacon that draws wait for."""
    from gamemaster.service.ledger.beacon import fill
    from gamemaster.service.rounds.releasing import release

    with workspace() as opened:
        said = fill(opened, game, signature)
        waited = len(list(release(opened)))
    more = f" {waited} mail{'' if waited == 1 else 's'} that had waited: taken in." if waited else ""
    print_done(said + more, as_json, game=game, taken_in=waited)
