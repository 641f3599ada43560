"""Whole workspaces for the figures: a folder, a database, the sample's game and its people.

The clock goes by the mails, so that weeks turn while an archive of years is taken in.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from datetime import datetime
from io import BytesIO
from pathlib import Path

from gamemaster.bench import samples
from gamemaster.bench.intake import Handles
from gamemaster.bench.samples import Delivery
from gamemaster.mail.files import RawMail
from gamemaster.service.games.creating import NewGame, create_game
from gamemaster.service.games.roster import add_person
from gamemaster.service.rounds.batching import ingest
from gamemaster.service.rounds.intake import take
from gamemaster.service.workspace.workspace import Workspace, init_workspace, open_workspace

_SECRET = bytes(range(32)).hex()
_FROM = b"From game-bounces@lists.example.org Mon Oct 26 00:00:00 2009\n"


class Clock:
    """The moment at which the last mail arrived."""

    def __init__(self, now: datetime) -> None:
        self.now = now

    def __call__(self) -> datetime:
        return self.now


@contextmanager
def one(folder: Path) -> Iterator[Callable[[Delivery], object]]:
    """Takes in one mail after the other, each in a transaction of its own."""
    with opened(folder) as (workspace, clock):

        def take_in(mail: Delivery) -> None:
            clock.now = mail.at
            take(workspace, RawMail(mail.raw, "bench", mail.at))

        yield take_in


@contextmanager
def many(folder: Path) -> Iterator[Callable[[Sequence[Delivery]], Callable[[], object]]]:
    """Takes in an mbox archive the way `gamemaster ingest` does, when all of it is in the past.

    What is yielded writes the archive, and gives what takes it in.
    """
    with opened(folder) as (workspace, clock):

        def prepare(mails: Sequence[Delivery]) -> Callable[[], object]:
            archive = folder / "archive.mbox"
            archive.write_bytes(b"\n".join(_FROM + mail.raw.replace(b"\r\n", b"\n") for mail in mails))
            last = max((mail.at for mail in mails), default=clock.now)

            def take_in() -> None:
                clock.now = last
                for taken in ingest(workspace, [str(archive)], BytesIO()):
                    # what the command prints of it
                    assert taken.text  # noqa: S101

            return take_in

        yield prepare


HANDLES = Handles(one, many, many)


@contextmanager
def opened(folder: Path, settings: Mapping[str, object] | None = None) -> Iterator[tuple[Workspace, Clock]]:
    """A new workspace with the sample's game, and its clock."""
    clock = Clock(samples.START)
    init_workspace(folder)
    with open_workspace(folder, clock) as workspace:
        create_game(
            workspace,
            NewGame(
                samples.GAME,
                samples.CONTRACT,
                "",
                f"{samples.GAME_MASTER} <hale@example.org>",
                (samples.LIST,),
                (samples.DISCUSSION,),
                samples.START,
                dict(settings or {}),
                _SECRET,
            ),
        )
        for person in samples.PEOPLE:
            add_person(workspace, f"{person} <{samples.address(person)}>", (), ())
        yield workspace, clock
