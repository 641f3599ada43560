"""What is measured through a whole workspace: mail in, durably ruled on.

The workspace comes from outside: a `Handle` opens one in a folder, with the sample's game and people in it,
and yields what takes mail in. So the same figures can be taken of any database, and of parts of the program.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import NamedTuple, TypeVar

from gamemaster.bench import floors
from gamemaster.bench.measure import Budget, Load, Subject, each, folder, measure, weigh
from gamemaster.bench.nasty import Nasty, nasty_mails
from gamemaster.bench.samples import Delivery, Post
from gamemaster.bench.table import Found, Row, Unit, timed

T = TypeVar("T")

Handle = Callable[[Path], AbstractContextManager[Callable[[T], object]]]
"""Opens a workspace in the folder given; yields what takes in one T, which is durable when that returns."""

Archive = Callable[[Path], AbstractContextManager[Callable[[Sequence[Delivery]], Callable[[], object]]]]
"""The same for many at once: what is yielded makes an archive of them, and gives what takes that in."""

_ARCHIVE = 100_000

_WARM = 100

# each is a quarter of a megabyte
_MOST_NASTY = 50


def one_mail(handle: Handle[Delivery]) -> Row:
    """A mail as it comes in: parsed, read, ruled on and committed in a transaction of its own."""

    @contextmanager
    def subject() -> Iterator[Load]:
        with folder() as here, handle(here) as take_in:
            load = each(take_in, _arriving(Post()))
            # what it compiles for the first mails is paid once in the life of a process
            load(_WARM)()
            yield load

    return Row(
        "mail",
        "one mail: parse, read, rule, commit",
        Unit.RATE,
        1_000,
        "compat32 parse + one durable transaction",
        timed(subject, floors.parse_and_commit, Unit.RATE),
        "Roundup's mail gateway 100/s",
    )


def archive(handle: Archive) -> Row:
    """A whole archive handed over at once; one operation is one mail."""
    return Row(
        "archive",
        "archive import, batched",
        Unit.RATE,
        2_000,
        f"compat32 parse + a transaction per {floors.BATCH} mails",
        timed(_at_once(handle), floors.parse_and_commit_batched, Unit.RATE),
    )


def rebuild(handle: Archive) -> Row:
    """A game made anew from its raw mails, scaled to a hundred thousand of them."""
    return Row(
        "rebuild",
        "rebuild from 100,000 raw mails",
        Unit.SECONDS,
        60,
        "compat32 parse of as many",
        timed(_at_once(handle), floors.parse, Unit.SECONDS, _ARCHIVE),
    )


def worst_mail(handle: Handle[Delivery]) -> Row:
    """The slowest of all nasty mails; each gets its share of the time."""

    def run(budget: Budget) -> Found:
        share = Budget(budget.seconds / len(nasty_mails()), 2, _MOST_NASTY)
        times: dict[str, float] = {}
        for name, nasty in nasty_mails().items():
            with folder() as here, handle(here) as take_in:
                # a program that runs has read such words before: what it looks for is compiled
                fresh = _fresh(nasty)
                each(take_in, fresh)(1)()
                times[name] = measure([each(take_in, fresh)], share)[0].median * 1_000
        worst = max(times, key=lambda name: times[name])
        return Found(times[worst], note=f"the slowest of {len(times)} is made of {worst}")

    return Row("worst_time", "worst mail under the caps", Unit.MILLISECONDS, 250, "", run)


def heaviest_mail(handle: Handle[Delivery]) -> Row:
    """The nasty mail that takes the most memory."""

    def run(_: Budget) -> Found:
        weights: dict[str, float] = {}
        for name, nasty in nasty_mails().items():
            with folder() as here, handle(here) as take_in:
                fresh = _fresh(nasty)
                each(take_in, fresh)(1)()
                weights[name] = weigh(each(take_in, fresh))
        worst = max(weights, key=lambda name: weights[name])
        return Found(weights[worst], note=f"the heaviest of {len(weights)} is made of {worst}")

    return Row("worst_memory", "memory of the worst mail", Unit.MEGABYTES, 64, "", run)


class Handles(NamedTuple):
    """What takes `one` mail into a workspace, or `many` at once; `again` makes a game anew from its mails.

    Where `again` is None, its row is left out.
    """

    one: Handle[Delivery]
    many: Archive
    again: Archive | None = None


def rows(handles: Handles) -> list[Row]:
    """Every row of this module."""
    one, many, again = handles
    return [
        one_mail(one),
        archive(many),
        *([rebuild(again)] if again else []),
        worst_mail(one),
        heaviest_mail(one),
    ]


def _at_once(handle: Archive) -> Subject:
    @contextmanager
    def subject() -> Iterator[Load]:
        with folder() as here, handle(here) as prepare:
            supply = _arriving(Post())
            yield lambda n: prepare(supply(n))

    return subject


def _arriving(post: Post) -> Callable[[int], list[Delivery]]:
    return lambda n: [mail.delivery for mail in post.take(n)]


def _fresh(nasty: Nasty) -> Callable[[int], list[Delivery]]:
    """Supplies mails of one kind, none of which is a duplicate of another."""
    made = 0

    def supply(n: int) -> list[Delivery]:
        nonlocal made
        made += n
        return [nasty(number) for number in range(made - n, made)]

    return supply
