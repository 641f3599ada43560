"""Commands that set things up: the workspace, games, people."""

from pathlib import Path
from typing import Annotated

import typer

from gamemaster.cli.common import (
    GLOBALS,
    TIMES,
    Because,
    GameArgument,
    Json,
    examples,
    pairs,
    print_done,
    print_json,
    print_one,
    print_shown,
    print_table,
    workspace,
)
from gamemaster.service.workspace.inputs import moment

Set = Annotated[list[str] | None, typer.Option("--set", metavar="KEY=VALUE", help="A setting; repeatable.")]


From = Annotated[
    str, typer.Option("--from", metavar="TIME", help=f"From when on, none to come ({TIMES}); default: now.")
]


Intent = Annotated[
    int | None,
    typer.Option("--intent", metavar="N", help="The resolved intent that this carries out."),
]


Proposal = Annotated[
    int | None,
    typer.Option("--proposal", metavar="N", help="The adopted proposal that this carries out."),
]


def register(app: typer.Typer) -> None:
    """Add the commands of this module."""
    app.command()(init)
    game = typer.Typer(help="Make, list, show and change games.", no_args_is_help=True)
    game.command(
        "create",
        epilog=examples(
            "game create rpg --contract agora_rpg --name 'Agora RPG' \\",
            "    --gm 'Sir Hale <hale@example.org>' --list rpg@lists.example.org --start 2026-11-23",
        ),
    )(create)
    game.command("list")(list_games)
    game.command("show")(show)
    game.command(
        "set", epilog=examples("game set rpg heal_price=2 --from 2026-11-23 --because 'Agreed on the list.'")
    )(change)
    game.command("text")(text)
    game.command("settings")(settings_history)
    app.add_typer(game, name="game")
    person = typer.Typer(help="The people of all games, with their addresses.", no_args_is_help=True)
    person.command(
        "add",
        epilog=examples(
            "person add 'Ondine <ondine@example.org>' --alias On",
            "person add 'Ondine <home@example.org>' --first",
        ),
    )(add)
    person.command("list")(list_people)
    person.command("renew-address")(renew_address)
    app.add_typer(person, name="person")


def init(folder: Annotated[Path | None, typer.Argument(metavar="DIR")] = None, as_json: Json = False) -> None:
    """Make a workspace.

    It is a folder with gamemaster.toml and an empty database.
    """
    from gamemaster.service.workspace.workspace import init_workspace

    made = init_workspace(folder or GLOBALS.folder)
    text = f"Made a workspace in {made}. Next: gamemaster game create ... and gamemaster person add ..."
    print_done(text, as_json, folder=str(made))


def create(
    game: GameArgument,
    contract: Annotated[str, typer.Option("--contract", help="The game's contract, e.g. agora_rpg.")],
    gm: Annotated[str, typer.Option("--gm", metavar="'NAME <ADDRESS>'", help="The game master.")],
    title: Annotated[str, typer.Option("--name", help="The game's title in reports.")] = "",
    lists: Annotated[
        list[str] | None, typer.Option("--list", metavar="ADDR", help="A public list; repeatable.")
    ] = None,
    discussion: Annotated[
        list[str] | None, typer.Option("--discussion", metavar="ADDR", help="One that is not; repeatable.")
    ] = None,
    start: Annotated[
        str, typer.Option("--start", metavar="TIME", help=f"When the game begins ({TIMES}); default: now.")
    ] = "",
    settings: Set = None,
    secret: Annotated[
        str, typer.Option("--secret", metavar="HEX", help="The game's secret (tests only).")
    ] = "",
    beacon: Annotated[
        bool, typer.Option("--beacon", help="Mix a round of the public drand beacon into its chance.")
    ] = False,
    as_json: Json = False,
) -> None:
    """Create a game."""
    from gamemaster.service.games.creating import NewGame, create_game

    with workspace() as opened:
        new = NewGame(
            game,
            contract,
            title,
            gm,
            tuple(lists or ()),
            tuple(discussion or ()),
            moment(start) if start else None,
            pairs(settings or ()),
            secret,
            beacon,
        )
        made = create_game(opened, new)
    text = (
        f"Created {made.id} ({made.title}), beginning {made.starts}.\n"
        f"Put this into the notice that opens the game, so that every draw can be checked:\n\n{made.opening}"
    )
    print_done(text, as_json, **made.public())


def list_games(as_json: Json = False) -> None:
    """List the games of this workspace."""
    from gamemaster.service.games.creating import games

    with workspace() as opened:
        found = games(opened)
    if as_json:
        print_json([game.public() for game in found])
        return
    print_table([(g.id, g.contract, g.title, g.gm, g.starts) for g in found],
                ("game", "contract", "title", "game master", "begins"))  # fmt: skip


def show(
    game: GameArgument,
    readings: Annotated[
        bool, typer.Option("--readings", help="Every open point of the contract, with all its readings.")
    ] = False,
    as_json: Json = False,
) -> None:
    """Show a game's facts, settings and interpretations in force."""
    from gamemaster.service.games.creating import show_game, show_readings

    with workspace() as opened:
        shown = (show_readings if readings else show_game)(opened, game)
    print_one(shown, as_json)


def change(
    game: GameArgument,
    settings: Annotated[list[str], typer.Argument(metavar="KEY=VALUE")],
    because: Because,
    start: From = "",
    intent: Intent = None,
    proposal: Proposal = None,
    as_json: Json = False,
) -> None:
    """Change settings of a game from a moment on."""
    from gamemaster.service.ruling.changing import change_settings

    with workspace() as opened:
        at = moment(start) if start else None
        done = change_settings(opened, game, pairs(settings), at, because, intent, proposal)
        print_done(done, as_json, game=game)


def text(
    game: GameArgument,
    file: Annotated[
        Path | None, typer.Argument(metavar="FILE", help="The new text; without: print it.")
    ] = None,
    because: Because = "the contract's text",
    start: From = "",
    intent: Intent = None,
    proposal: Proposal = None,
    versions: Annotated[bool, typer.Option("--versions", help="List every version there was.")] = False,
    version: Annotated[
        int | None, typer.Option("--version", metavar="N", help="Print version N; 0 came with the program.")
    ] = None,
    diff: Annotated[
        tuple[int, int] | None, typer.Option("--diff", metavar="N M", help="What differs from N to M.")
    ] = None,
    as_json: Json = False,
) -> None:
    """Load the contract's official text, or print it.

    What is printed is the text in force, a version, or what differs.
    """
    from gamemaster.service.ruling.changing import change_text
    from gamemaster.service.views import texts

    with workspace() as opened:
        if file is not None:
            at = moment(start) if start else None
            print_done(change_text(opened, game, file, at, because, intent, proposal), as_json, game=game)
        elif versions:
            print_shown(texts.text_versions(opened, game), as_json)
        elif diff is not None:
            print_done(texts.text_difference(opened, game, *diff) or "No difference.", as_json, game=game)
        elif version is not None:
            _print_text(texts.text_version(opened, game, version), as_json)
        else:
            _print_text(texts.text_in_force(opened, game), as_json)


def _print_text(found: str, as_json: bool) -> None:
    """A contract's text, letter by letter."""
    if as_json:
        print_json({"text": found})
    else:
        typer.echo(found, nl=False)


def settings_history(game: GameArgument, as_json: Json = False) -> None:
    """List every change of a game's settings.

    Each with from when on it holds, since when it is known, and why.
    """
    from gamemaster.service.views.texts import settings_history as changes

    with workspace() as opened:
        print_shown(changes(opened, game), as_json, "No setting was ever changed.")


def add(
    person: Annotated[str, typer.Argument(metavar="'NAME <ADDRESS>'")],
    alias: Annotated[list[str] | None, typer.Option("--alias", help="Another name; repeatable.")] = None,
    address: Annotated[
        list[str] | None, typer.Option("--address", help="A further address; repeatable.")
    ] = None,
    first: Annotated[
        bool, typer.Option("--first", help="From now on mail goes to ADDRESS, not to the one known so far.")
    ] = False,
    as_json: Json = False,
) -> None:
    """Add a person, or more addresses and aliases of one."""
    from gamemaster.service.games.roster import add_person

    with workspace() as opened:
        print_done(add_person(opened, person, tuple(alias or ()), tuple(address or ()), first), as_json)


def renew_address(
    game: GameArgument,
    person: Annotated[str, typer.Argument(metavar="NAME", help="Whose address it is.")],
    as_json: Json = False,
) -> None:
    """Void the address for somebody's private moves in a game.

    The new one is mailed to em.
    """
    from gamemaster.service.letters.reply_address import renew_now

    with workspace() as opened:
        print_done(renew_now(opened, game, person), as_json, game=game)


def list_people(as_json: Json = False) -> None:
    """List everybody the workspace knows."""
    from gamemaster.service.games.roster import people

    with workspace() as opened:
        found = people(opened)
    if as_json:
        print_json(
            [{"name": p.name, "addresses": list(p.addresses), "aliases": list(p.aliases)} for p in found]
        )
        return
    print_table([(p.name, ", ".join(p.addresses), ", ".join(p.aliases)) for p in found],
                ("name", "addresses", "aliases"))  # fmt: skip
