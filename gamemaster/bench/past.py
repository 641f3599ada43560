"""What a long history costs: a mail that belongs into the past, the reason for a value, all of it anew.

The game has ten thousand entries, a hundred a day, so that nine days back means nine hundred entries to fold
again twice, to compare, and to write anew.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from datetime import datetime, timedelta
from email.utils import format_datetime
from pathlib import Path

from gamemaster.bench import samples
from gamemaster.bench.measure import Load, each, folder
from gamemaster.bench.samples import Delivery, Post
from gamemaster.bench.table import Row, Unit, timed
from gamemaster.bench.workspaces import opened
from gamemaster.bench.worlds import World
from gamemaster.core.codec import encode_body
from gamemaster.core.ledger import Entry, MessageBody, in_force
from gamemaster.mail.files import RawMail
from gamemaster.service.ledger.recording import keep_checkpoints, step_row
from gamemaster.service.ledger.verifying import rebuild
from gamemaster.service.rounds.intake import take
from gamemaster.service.views.why import why
from gamemaster.service.workspace.loaded import load_live
from gamemaster.service.workspace.workspace import Workspace
from gamemaster.store.ledger import EntryRow, load_head, record

ENTRIES = 10_000
_BACK = timedelta(days=9)
_APART = timedelta(days=1) / 100


def late_mail(world: World, count: int = ENTRIES) -> Row:
    """A mail found nine days late: read, inserted, everything after it folded again, compared and stored."""

    @contextmanager
    def subject() -> Iterator[Load]:
        with folder() as here, _long_game(here, world, count) as (workspace, last):
            post = Post(2)
            # everybody has joined long ago
            post.take(len(samples.PEOPLE))

            def take_in(mail: Delivery) -> None:
                take(workspace, RawMail(mail.raw, "bench", None))

            def supply(n: int) -> list[Delivery]:
                return [_dated(mail, last.at - _BACK) for mail in post.take(n)]

            yield each(take_in, supply)

    return Row(
        "late",
        f"a mail nine days back, {count:,} entries",
        Unit.MILLISECONDS,
        500,
        "",
        timed(subject, None, Unit.MILLISECONDS),
    )


def reason(world: World, count: int = ENTRIES) -> Row:
    """`gamemaster why` on a value that has changed throughout a long game."""

    @contextmanager
    def subject() -> Iterator[Load]:
        with folder() as here, _long_game(here, world, count) as (workspace, _):
            who = samples.PEOPLE[0]

            def ask(value: str) -> None:
                why(workspace, samples.GAME, value, None, "", gm=False)

            ask(f"{who}.vitality")
            yield each(ask, lambda n: [f"{who}.vitality"] * n)

    return Row(
        "why",
        f"why a value is so, {count:,} entries",
        Unit.MILLISECONDS,
        50,
        "",
        timed(subject, None, Unit.MILLISECONDS),
    )


def projection(world: World, count: int = ENTRIES) -> Row:
    """`gamemaster rebuild`: a long game replayed from zero, compared with what is stored, and stored anew."""

    @contextmanager
    def subject() -> Iterator[Load]:
        with folder() as here, _long_game(here, world, count) as (workspace, _):
            yield each(lambda game: rebuild(workspace, game), lambda n: [samples.GAME] * n)

    return Row(
        "projection",
        f"rebuild the projection, {count:,} entries",
        Unit.MILLISECONDS,
        None,
        "",
        timed(subject, None, Unit.MILLISECONDS),
    )


def rows(world: World, count: int = ENTRIES) -> list[Row]:
    """Every row of this module."""
    return [late_mail(world, count), reason(world, count), projection(world, count)]


@contextmanager
def _long_game(here: Path, world: World, count: int) -> Iterator[tuple[Workspace, Entry]]:
    """A workspace whose game has `count` entries; the last of them."""
    with opened(here, {"late_window": 3_650}) as (workspace, clock):
        entries = [_closer(entry, n) for n, entry in enumerate(world.entries(count))]
        clock.now = entries[-1].at
        with workspace.write() as tx:
            live = load_live(tx, samples.GAME)
            referee, contract = live.timeline.referee, live.contract
            steps = list(referee.fold(referee.opening(), in_force(entries), clock.now))
            kept = [_row(entry) for entry in entries]
            done = [step_row(contract, step) for step in steps]
            record(tx, load_head(tx, samples.GAME), entries=kept, steps=done, clock=clock.now)
            keep_checkpoints(tx, samples.GAME, contract, steps, 1)
        workspace.forget()
        yield workspace, entries[-1]


def _closer(entry: Entry, number: int) -> Entry:
    return replace(entry, at=samples.START + timedelta(hours=1) + number * _APART)


def _row(entry: Entry) -> EntryRow:
    at, rank, seq = entry.key
    body = entry.body
    reader = body.reading.reader if isinstance(body, MessageBody) else ""
    return EntryRow(entry.id, seq, entry.kind.value, at, rank, encode_body(body), at, None, reader)


def _dated(mail: samples.Mail, at: datetime) -> Delivery:
    """The mail as if it had been sent, and stamped on its way, at another time."""
    raw = mail.raw
    for seconds in (0, 4, 9):
        way = timedelta(seconds=seconds)
        before, after = (format_datetime(moment + way).encode() for moment in (mail.at, at))
        raw = raw.replace(before, after)
    return Delivery(raw, at)
