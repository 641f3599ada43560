"""What is measured through a whole workspace: mail in, durably ruled on.

The workspace comes from outside: a `Handle` opens one in a folder, with the sample's game and people in it,
and yields what takes mail in. So the same figures can be taken of any database, and of parts of the program.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import TypeVar

from gamemaster.bench import floors
from gamemaster.bench.measure import Budget, Load, Subject, each, folder, measure, weigh
from gamemaster.bench.nasty import Nasty, nasty_mails
from gamemaster.bench.samples import Post
from gamemaster.bench.table import Found, Row, Unit, timed

T = TypeVar("T")

Handle = Callable[[Path], AbstractContextManager[Callable[[T], object]]]
"""Opens a workspace in the folder given; yields what takes in one T, which is durable when that returns."""

_ARCHIVE = 100_000


def one_mail(handle: Handle[bytes]) -> Row:
    """A mail as it comes in: parsed, read, ruled on and committed in a transaction of its own."""

    @contextmanager
    def subject() -> Iterator[Load]:
        with folder() as here, handle(here) as take_in:
            yield each(take_in, _raw(Post()))

    return Row(
        "mail",
        "one mail: parse, read, rule, commit",
        Unit.RATE,
        1_000,
        "compat32 parse + one durable transaction",
        timed(subject, floors.parse_and_commit, Unit.RATE),
        "Roundup's mail gateway 100/s",
    )


def archive(handle: Handle[Sequence[bytes]]) -> Row:
    """A whole archive handed over at once; one operation is one mail."""
    return Row(
        "archive",
        "archive import, batched",
        Unit.RATE,
        2_000,
        f"compat32 parse + a transaction per {floors.BATCH} mails",
        timed(_at_once(handle), floors.parse_and_commit_batched, Unit.RATE),
    )


def rebuild(handle: Handle[Sequence[bytes]]) -> Row:
    """A game made anew from its raw mails, scaled to a hundred thousand of them."""
    return Row(
        "rebuild",
        "rebuild from 100,000 raw mails",
        Unit.SECONDS,
        60,
        "compat32 parse of as many",
        timed(_at_once(handle), floors.parse, Unit.SECONDS, _ARCHIVE),
    )


def worst_mail(handle: Handle[bytes]) -> Row:
    """The slowest of all nasty mails; each gets its share of the time."""

    def run(budget: Budget) -> Found:
        share, times = Budget(budget.seconds / len(nasty_mails()), 2), dict[str, float]()
        for name, nasty in nasty_mails().items():
            with folder() as here, handle(here) as take_in:
                times[name] = measure([each(take_in, _fresh(nasty))], share)[0].median * 1_000
        worst = max(times, key=lambda name: times[name])
        return Found(times[worst], note=f"the slowest of {len(times)} is made of {worst}")

    return Row("worst_time", "worst mail under the caps", Unit.MILLISECONDS, 250, "", run)


def heaviest_mail(handle: Handle[bytes]) -> Row:
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


def rows(one: Handle[bytes], many: Handle[Sequence[bytes]], again: Handle[Sequence[bytes]]) -> list[Row]:
    """Every row: `one` takes in a mail, `many` an archive, `again` makes a game anew from its mails."""
    return [one_mail(one), archive(many), rebuild(again), worst_mail(one), heaviest_mail(one)]


def _at_once(handle: Handle[Sequence[bytes]]) -> Subject:
    @contextmanager
    def subject() -> Iterator[Load]:
        with folder() as here, handle(here) as take_in:
            supply = _raw(Post())

            def load(n: int) -> Callable[[], object]:
                mails = supply(n)
                return lambda: take_in(mails)

            yield load

    return subject


def _raw(post: Post) -> Callable[[int], list[bytes]]:
    return lambda n: [mail.raw for mail in post.take(n)]


def _fresh(nasty: Nasty) -> Callable[[int], list[bytes]]:
    """Supplies mails of one kind, none of which is a duplicate of another."""
    made = 0

    def supply(n: int) -> list[bytes]:
        nonlocal made
        made += n
        return [nasty(number) for number in range(made - n, made)]

    return supply
