"""Commands that move mail and the clock: ingest, poll, send, tick, run."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from gamemaster.cli.common import (
    LARGEST,
    Gm,
    Json,
    examples,
    print_each,
    print_json,
    print_json_line,
    warn,
    workspace,
)

if TYPE_CHECKING:
    from gamemaster.service.messages.results import Taken


def register(app: typer.Typer) -> None:
    """Add the commands of this module."""
    app.command(epilog=examples("ingest letter.eml archive.mbox Maildir/", "ingest - < letter.eml"))(ingest)
    app.command()(poll)
    app.command()(send)
    app.command()(tick)
    app.command()(run)
    app.command()(requeue)


def ingest(
    paths: Annotated[list[str], typer.Argument(metavar="PATH", help=".eml, mbox, Maildir, or - for stdin")],
    gm: Gm = False,
    as_json: Json = False,
) -> None:
    """Read mail from files.

    Each message is stored, read, ruled on and answered.
    """
    from gamemaster.service.rounds.batching import ingest as ingest_mail

    with workspace() as opened, _progress(paths) as passed:
        for taken in ingest_mail(opened, paths, sys.stdin.buffer, passed):
            _show(taken, gm, as_json)


@contextmanager
def _progress(paths: list[str]) -> Iterator[Callable[[int], object]]:
    """A bar on a terminal; yields what is told how many more bytes of mail are done."""
    if not sys.stderr.isatty():
        yield int
        return
    from rich.console import Console
    from rich.progress import BarColumn, DownloadColumn, Progress, TimeRemainingColumn

    from gamemaster.mail.files import size_of

    total = None if "-" in paths else sum(size_of(Path(path)) for path in paths)
    columns = (BarColumn(), DownloadColumn(), TimeRemainingColumn())
    # what is printed goes above the bar, but into a file or a pipe where it is meant to
    shared = sys.stdout.isatty()
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, redirect_stdout=shared) as bar:
        task = bar.add_task("", total=total)
        yield lambda size: bar.advance(task, size)


def poll(gm: Gm = False, as_json: Json = False) -> None:
    """Read new mail from the IMAP mailbox once."""
    from gamemaster.service.rounds.polling import poll as poll_mailbox

    with workspace() as opened:
        count = 0
        for taken in poll_mailbox(opened):
            count += 1
            _show(taken, gm, as_json)
        if not as_json:
            typer.echo(f"{count} new message{'' if count == 1 else 's'}.")


def _show(taken: "Taken", gm: bool, as_json: bool) -> None:
    if as_json:
        print_json_line(taken.whole if gm else taken.data)
    else:
        typer.echo(taken.whole_text if gm else taken.text)


def send(
    as_json: Json = False,
    again: Annotated[bool, typer.Option("--again", help="Try what a server had refused, too.")] = False,
) -> None:
    """Send what waits in the outbox."""
    from gamemaster.service.letters.delivery import send as send_outbox

    with workspace() as opened:
        delivered = send_outbox(opened, again)
    if as_json:
        print_json(delivered.data)
    elif delivered.problem:
        warn(f"gamemaster: {delivered.text}")
    else:
        typer.echo(delivered.text)
    if delivered.problem:
        raise typer.Exit(1)


def tick(
    as_json: Json = False,
    force: Annotated[
        bool, typer.Option("--force", help="Turn the week although the mailbox has not been read since.")
    ] = False,
) -> None:
    """Let time pass: turn weeks, draft reports, remind. Safe to repeat."""
    from gamemaster.service.rounds.turning import tick as tick_games

    with workspace() as opened:
        turned = tick_games(opened, force=force)
    for happened in turned:
        if as_json:
            print_json_line(happened.data)
        elif not happened.held_up:
            typer.echo(happened.text)
        if happened.held_up:
            warn(f"gamemaster: {happened.text}")
    if not turned and not as_json:
        typer.echo("Nothing was due.")
    if any(happened.held_up for happened in turned):
        raise typer.Exit(1)


def run(
    rounds: Annotated[int, typer.Option("--rounds", help="Stop after so many rounds (0: never).")] = 0,
) -> None:
    """Poll, tick and send in a loop, and wait for new mail."""
    from gamemaster.service.rounds.running import run as run_loop

    with workspace() as opened:
        run_loop(opened, rounds)


def requeue(
    number: Annotated[
        int, typer.Argument(metavar="NUMBER", max=LARGEST, help="Without: list what was set aside.")
    ] = 0,
    discard: Annotated[bool, typer.Option("--discard", help="Leave it out for good.")] = False,
    as_json: Json = False,
) -> None:
    """List mail that the program failed on, or try it again.

    One that was set aside can be discarded, too.
    """
    from gamemaster.service.rounds.quarantine import requeue as take_again
    from gamemaster.service.rounds.quarantine import set_aside

    with workspace() as opened:
        found = [take_again(opened, number, discard)] if number else set_aside(opened)
        print_each(found, as_json, "Nothing is in quarantine.")
