"""The command `gamemaster demo`: plays the story with a progress bar and shows what came of it."""

import contextlib
import shutil
import signal
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

from gamemaster.core.errors import UsageError
from gamemaster.demo import cast
from gamemaster.demo.play import Play, Scene
from gamemaster.demo.tally import Tally, tally

MARK = ".gamemaster-demo"

_OURS = ("mail", "reports", "game")

# what fits beside the bar on a terminal of 80 columns
_SHORT = 26


def show(folder: Path, keep: bool) -> None:
    """Play the demonstration into `folder` and print the last report, a summary, and what to try next.

    An earlier demonstration there is replaced; any other folder with something in it raises UsageError. With
    `keep` the mail server goes on until the command is interrupted.
    """
    prepare(folder)
    with Play(folder) as play:
        _perform(play)
        summary = tally(play)
        for path in play.postbag.published[-1:]:
            _say(_report(path))
        _say(_summary(summary, folder))
        if keep:
            play.clock.run()
            _say(_connection(play))
            # Ctrl-C ends the command; leaving this block stops the servers
            with contextlib.suppress(KeyboardInterrupt):
                until_interrupted()
            _say("The mail server is stopped.")


def prepare(folder: Path) -> None:
    """Make `folder` an empty demonstration; raises UsageError rather than touch what is not ours."""
    mark = folder / MARK
    if folder.exists() and not folder.is_dir():
        raise UsageError(f"{folder} is a file; name a folder for the demonstration")
    if folder.is_dir() and any(folder.iterdir()) and not mark.exists():
        raise UsageError(f"{folder} is not empty and no earlier demonstration; name another folder")
    try:
        folder.mkdir(parents=True, exist_ok=True)
        mark.write_text("gamemaster demo may replace what is in this folder.\n", encoding="utf-8")
        for name in _OURS:
            if (folder / name).exists():
                shutil.rmtree(folder / name)
    except OSError as error:
        raise UsageError(f"{folder} cannot be used: {error.strerror}") from None


def until_interrupted() -> None:
    """Wait for Ctrl-C or a request to end, either of which comes as KeyboardInterrupt."""
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.default_int_handler)
    threading.Event().wait()


def _perform(play: Play) -> None:
    if not sys.stdout.isatty():
        for scene in play.scenes():
            _say(_line(scene))
        return
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

    columns = (
        TextColumn("{task.fields[when]}"),
        BarColumn(bar_width=24),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TextColumn("{task.description}"),
    )
    with Progress(*columns) as bar:
        task = bar.add_task("", total=play.length, when="Mon 26 Oct")
        for scene in play.scenes():
            when = f"{scene.at:%a %d %b}"
            about = _short(scene)[:_SHORT].replace("[", r"\[")
            bar.update(task, advance=1, when=when, description=about)


def _short(scene: Scene) -> str:
    return f"{scene.who}: {scene.what}" if scene.who else scene.what


def _line(scene: Scene) -> str:
    done = [action["outcome"] for taken in scene.taken for action in taken["actions"]]
    asked = sum(len(taken["questions"]) for taken in scene.taken)
    counts = [f"{done.count(kind)} {kind}" for kind in dict.fromkeys(done)]
    counts += [f"{asked} asked"] if asked else []
    return f"{scene.at:%a %d %b %H:%M}  {_short(scene)}" + (f"  ({', '.join(counts)})" if counts else "")


def _report(path: Path) -> str:
    """The report without the contract's text, which is long and stands in the file."""
    text = path.read_text(encoding="utf-8")
    lines = text.split("\n")
    opening = next((at for at, line in enumerate(lines) if line.strip() == "{{{"), len(lines))
    closing = next((at for at, line in enumerate(lines) if line.strip() == "}}}"), len(lines))
    if closing > opening:
        lines[opening : closing + 1] = [f"(Left out here, see {path})"]
    return "\n" + "\n".join(lines)


def _summary(found: Tally, folder: Path) -> str:
    return "\n".join(("=" * 72, *_counts(found), "", *_layout(folder), "", *_next(folder)))


def _counts(found: Tally) -> Iterator[str]:
    yield f"Three weeks of {cast.TITLE} were played over SMTP and IMAP on this machine."
    yield ""
    yield f"  mails      {found.mails_in} received, {found.mails_out} sent"
    yield (
        f"  moves      {found.applied} done, {found.refused} refused, {found.asked} put to the game master"
        f" ({found.answered} answered by mail)"
    )
    yield f"  reports    {found.reports} approved by mail and published on the list"


def _layout(folder: Path) -> Iterator[str]:
    yield f"  {folder}/mail/      every mail in and out, in order"
    yield f"  {folder}/reports/   the reports as the list got them"
    yield f"  {folder}/game/      the workspace: gamemaster.toml and the database"


def _next(folder: Path) -> Iterator[str]:
    yield "The game plays in 2009. Try next:"
    yield ""
    yield f"  export GAMEMASTER_NOW={cast.turns()[-1].at:%Y-%m-%d}T12:00Z GAMEMASTER_DIR={folder / 'game'}"
    for words in (
        f"state {cast.GAME}",
        f"state {cast.GAME} --at 2009-10-28",
        f"history {cast.GAME} --person Quillon",
        f"questions {cast.GAME}",
        f"verify {cast.GAME}",
        f"report {cast.GAME}",
    ):
        yield f"  {_program()} {words}"


def _program() -> str:
    """What to type for this program: the path it was called by, unless the plain name will do."""
    called = sys.argv[0]
    if Path(called).name != "gamemaster" or shutil.which("gamemaster"):
        return "gamemaster"
    return called


def _connection(play: Play) -> str:
    first, *others = (*(person.address for person in cast.EVERYBODY), f"{cast.PROGRAM} (the program's own)")
    return "\n".join(
        (
            "",
            "The mail server is running. Connect a mail program to it:",
            "",
            f"  IMAP      127.0.0.1 port {play.server.imap_port}, no encryption",
            f"  SMTP      127.0.0.1 port {play.server.smtp_port}, no encryption, no login",
            f"  password  {play.server.password}",
            f"  users     {first}",
            *(f"            {user}" for user in others),
            f"  lists     {cast.LIST} (public)",
            f"            {cast.TALK}",
            "",
            "Write to the list as one of them, then, in another terminal with the two variables above:",
            "",
            f"  {_program()} poll && {_program()} send",
            "",
            "Ctrl-C stops the server.",
        )
    )


def _say(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()
