"""Commands around the program itself: demo, bench, doctor."""

from pathlib import Path
from typing import Annotated

import typer

from gamemaster.cli.common import GLOBALS, Json, clock


def register(app: typer.Typer) -> None:
    """Add the commands of this module."""
    app.command()(demo)
    app.command()(bench)
    app.command()(doctor)


def demo(
    folder: Annotated[Path, typer.Argument(metavar="[DIR]")] = Path("demo"),
    keep: Annotated[bool, typer.Option("--keep", help="Leave the mail server running afterwards.")] = False,
) -> None:
    """Play three weeks of a game over real SMTP and IMAP on this machine."""
    from gamemaster.demo.show import show

    show(folder, keep)


def bench(
    as_json: Json = False,
    seconds: Annotated[float, typer.Option("--seconds", help="About how long each figure may take.")] = 3.0,
) -> None:
    """Measure the program's rates beside their floors, in one run."""
    from gamemaster.bench.run import run

    run(seconds, as_json)


def doctor(as_json: Json = False) -> None:
    """Check the workspace: configuration, database, mailbox, relay, what waits and what is stuck."""
    from gamemaster.cli.common import print_json
    from gamemaster.service.doctor import examine

    findings = examine(GLOBALS.folder, clock())
    if as_json:
        print_json([{"what": f.what, "ok": f.ok, "text": f.text} for f in findings])
    else:
        for finding in findings:
            typer.echo(f"{'ok  ' if finding.ok else 'FAIL'}  {finding.what}: {finding.text}")
    if not all(finding.ok for finding in findings):
        raise typer.Exit(1)
