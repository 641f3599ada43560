"""Whole workspaces for the figures: a folder, a database, the sample's game and its people.

The clock goes by the mails, so that weeks turn while an archive of years is taken in.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path

from gamemaster.bench import samples
from gamemaster.bench.intake import Handles
from gamemaster.bench.samples import Delivery
from gamemaster.mail.files import RawMail
from gamemaster.service.administration import NewGame, create_game
from gamemaster.service.intake import take
from gamemaster.service.roster import add_person
from gamemaster.service.workspace import Workspace, init_workspace, open_workspace

_SECRET = bytes(range(32)).hex()


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
def many(folder: Path) -> Iterator[Callable[[Sequence[Delivery]], object]]:
    """Takes in mails that are all there already, the way `gamemaster ingest` does."""
    with one(folder) as take_in:

        def take_all(mails: Sequence[Delivery]) -> None:
            for mail in mails:
                take_in(mail)

        yield take_all


HANDLES = Handles(one, many)


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
