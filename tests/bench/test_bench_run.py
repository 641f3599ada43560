"""Every row can be measured, and the table and its JSON hold all of them. Figures are not judged here."""

import json
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from gamemaster.bench import games, intake, past, rates
from gamemaster.bench.intake import Handles
from gamemaster.bench.measure import Budget
from gamemaster.bench.nasty import nasty_mails
from gamemaster.bench.past import rows as past_rows
from gamemaster.bench.run import measured, run
from gamemaster.bench.samples import Delivery, Post
from gamemaster.bench.workspaces import HANDLES
from gamemaster.bench.worlds import sample_world
from gamemaster.core.ledger import in_force
from gamemaster.core.outcome import Verdict
from gamemaster.mail.message import Message, parse

SOON = Budget(0.01, 2, most=20)


class Mailroom:
    """Takes mail in without a workspace: reads it, as slowly as mail is read, and remembers it."""

    def __init__(self) -> None:
        self.taken: list[Message] = []
        self.opened = 0

    def take(self, mail: Delivery) -> None:
        self.taken.append(parse(mail.raw))

    def take_all(self, mails: Sequence[Delivery]) -> Callable[[], object]:
        return lambda: [self.take(mail) for mail in mails]

    @contextmanager
    def one(self, folder: Path) -> Iterator[Callable[[Delivery], object]]:
        assert not list(folder.iterdir())
        self.opened += 1
        yield self.take

    @contextmanager
    def many(self, folder: Path) -> Iterator[Callable[[Sequence[Delivery]], Callable[[], object]]]:
        assert not list(folder.iterdir())
        self.opened += 1
        yield self.take_all

    @property
    def handles(self) -> Handles:
        return Handles(self.one, self.many, self.many)


@pytest.fixture
def two_nasty_mails(monkeypatch: pytest.MonkeyPatch) -> None:
    few = {name: nasty_mails()[name] for name in ("braces", "one word")}
    monkeypatch.setattr(intake, "nasty_mails", lambda: few)


@pytest.mark.usefixtures("two_nasty_mails")
def test_the_rows_that_need_a_workspace() -> None:
    room = Mailroom()
    lines = measured(intake.rows(room.handles), SOON)
    assert [line.row.key for line in lines] == ["mail", "archive", "rebuild", "worst_time", "worst_memory"]
    assert all(line.found.value > 0 for line in lines[:3])
    assert room.opened == 3 + 2 * 2


def test_without_a_way_to_rebuild_that_row_is_left_out() -> None:
    rows = intake.rows(Handles(Mailroom().one, Mailroom().many))
    assert [row.key for row in rows] == ["mail", "archive", "worst_time", "worst_memory"]


def test_a_workspace_never_sees_a_mail_twice() -> None:
    room = Mailroom()
    intake.one_mail(room.one).measure(SOON)
    assert len({message.digest for message in room.taken}) == len(room.taken) > 2


@pytest.mark.usefixtures("two_nasty_mails")
def test_the_worst_mail_is_named() -> None:
    @contextmanager
    def handle(_: Path) -> Iterator[Callable[[Delivery], object]]:
        def take_in(mail: Delivery) -> None:
            if b"{{{" in mail.raw:
                bytearray(20_000_000)

        yield take_in

    found = intake.heaviest_mail(handle).measure(SOON)
    assert 19 < found.value < 22
    assert found.note == "the heaviest of 2 is made of braces"


@pytest.mark.usefixtures("two_nasty_mails")
def test_everything_is_printed(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(past, "rows", lambda world: past_rows(world, 60))
    run(0.01, False, Mailroom().handles)
    shown = capsys.readouterr().out
    for row in [*intake.rows(Mailroom().handles), *rates.rows(sample_world()), *games.rows()]:
        assert f"\n{row.what}  " in shown


@pytest.mark.usefixtures("two_nasty_mails")
def test_json_is_for_programs(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rates, "rows", lambda world: [rates.draw(), rates.replay(world)])
    monkeypatch.setattr(past, "rows", lambda world: past_rows(world, 60))
    monkeypatch.setattr(games, "rows", list)
    run(0.01, True, Mailroom().handles)
    found = json.loads(capsys.readouterr().out)
    assert found["machine"]["cpus"] >= 1
    assert [row["key"] for row in found["rows"][5:]] == ["draw", "replay", "late", "why", "projection"]
    assert all(row["value"] > 0 for row in found["rows"][5:])
    assert all(row["floor"] > 0 for row in found["rows"][5:7])


def test_the_sample_game_is_a_game() -> None:
    world = sample_world()
    steps = list(world.referee.fold(world.referee.opening(), in_force(world.entries(300))))
    outcomes = [o for step in steps for o in step.outcomes if o.attempt is not None]
    applied = [o for o in outcomes if o.verdict is Verdict.APPLIED]
    assert len(outcomes) == 600
    assert len(applied) > 0.7 * len(outcomes)
    assert {o.attempt.action.name for o in applied if o.attempt} == {"join", "move", "explore", "attack"}


def test_the_stored_game_replays_to_the_same_end() -> None:
    world = sample_world()
    entries = world.entries(200)
    decoded = [rates.decoded(text, world) for text in rates.stored(entries)]
    assert decoded == entries
    assert world.replay(decoded) == world.replay(entries)


def test_the_reader_reads_what_the_mails_mean() -> None:
    world = sample_world()
    reader, names = rates.reader_of(world)
    for mail in Post().take(200):
        reading = reader.read(rates.letter_of(mail), names)
        assert reading.questions == ()
        acts = [(attempt.action.name, attempt.action.params()) for attempt in reading.attempts]
        assert acts == [(name, dict(params)) for name, params in mail.acts]


def test_a_workspace_takes_in_what_the_mails_mean(tmp_path: Path) -> None:
    with HANDLES.one(tmp_path) as take_in:
        for mail in Post().take(90):
            take_in(mail.delivery)
    with closing(sqlite3.connect(tmp_path / "gamemaster.db")) as database:
        statuses = database.execute("SELECT status, count(*) FROM messages GROUP BY status").fetchall()
        verdicts = dict(
            database.execute("SELECT verdict, count(*) FROM outcomes GROUP BY verdict").fetchall()
        )
    assert statuses == [("done", 90)]
    assert verdicts["applied"] >= 150
    assert set(verdicts) <= {"applied", "refused"}


def test_an_archive_is_taken_in_as_the_command_does(tmp_path: Path) -> None:
    with HANDLES.many(tmp_path) as prepare:
        post = Post()
        for n in (130, 1, 40):
            prepare([mail.delivery for mail in post.take(n)])()
    with closing(sqlite3.connect(tmp_path / "gamemaster.db")) as database:
        statuses = database.execute("SELECT status, count(*) FROM messages GROUP BY status").fetchall()
        together = database.execute("SELECT count(*), source FROM messages GROUP BY source").fetchall()
        applied = database.execute("SELECT count(*) FROM outcomes WHERE verdict = 'applied'").fetchone()
    assert statuses == [("done", 171)]
    assert {source.rpartition("/")[2] for _, source in together} >= {"archive.mbox#130", "archive.mbox#1"}
    assert applied[0] > 250


def test_the_rules_of_the_games_are_measured() -> None:
    lines = measured(games.rows(), Budget(0.05, 2, most=200))
    assert [line.row.key for line in lines] == ["commune", "night"]
    assert lines[0].found.value > 0
    assert 0 < lines[1].found.value < 50
