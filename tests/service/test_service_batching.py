"""Archives: many messages in a transaction come to what they come to one by one."""

import io
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from service_kit import BOT, UNCLEAR, Desk, copied, hour
from sqlalchemy import Connection, event, select

from gamemaster.core.errors import TransportError, UsageError
from gamemaster.mail.files import RawMail, size_of
from gamemaster.service.letters.answering import answer_sender
from gamemaster.service.messages import judging
from gamemaster.service.rounds import batching
from gamemaster.service.rounds.batching import ingest
from gamemaster.store.tables import entries, messages, metadata


@pytest.fixture
def desk(prepared: Path, tmp_path: Path) -> Iterator[Desk]:
    made = Desk(copied(prepared, tmp_path / "ws"), hour(40))
    yield made
    made.close()


def archive(desk: Desk, count: int) -> list[bytes]:
    """So many mails of two players, some of which answer the one before."""
    made = []
    for n in range(count):
        who = ("Ondine", "Brask")[n % 2]
        text = "I join." if n < 2 else f"I move to {('Healer', 'Town Square')[n // 2 % 2 == 0]}."
        text = UNCLEAR if n % 7 == 6 else text
        fields = [f"In-Reply-To: <a{n - 1}@example.org>"] if n % 3 == 2 else []
        sent = hour(1) + timedelta(minutes=n)
        made.append(desk.compose(who, text, date=sent, message_id=f"a{n}@example.org", fields=fields))
    return made


def mbox(folder: Path, mails: list[bytes]) -> str:
    lines = [b"From x@example.org Mon Oct 26 01:00:00 2009\r\n" + raw for raw in mails]
    (folder / "archive.mbox").write_bytes(b"\r\n".join(lines))
    return str(folder / "archive.mbox")


@contextmanager
def transactions(desk: Desk) -> Iterator[list[int]]:
    """How many messages there were after each transaction that was committed meanwhile."""
    found: list[int] = []

    def committed(connection: Connection) -> None:
        found.append(len(connection.execute(select(messages.c.id)).all()))

    event.listen(desk.ws.database.engine, "commit", committed)
    yield found
    event.remove(desk.ws.database.engine, "commit", committed)


def everything(desk: Desk) -> dict[str, list[dict[str, Any]]]:
    return {
        table.name: [{k: v for k, v in row.items() if k != "source"} for row in desk.rows(table)]
        for table in metadata.sorted_tables
        if table.name != "games"
    }


def breaking(monkeypatch: pytest.MonkeyPatch, subject: str) -> None:
    """The program fails on mail with this subject, when it has ruled on it already."""

    def answer(ws: Any, tx: Any, live: Any, message: Any, *more: Any) -> Any:
        if message.subject == subject:
            raise RuntimeError(subject)
        return answer_sender(ws, tx, live, message, *more)

    monkeypatch.setattr(judging, "answer_sender", answer)


def test_a_batch_is_one_transaction(desk: Desk, tmp_path: Path) -> None:
    path = mbox(tmp_path, archive(desk, 250))
    done: list[int] = []
    with transactions(desk) as found:
        taken = list(ingest(desk.ws, [path], io.BytesIO(), done.append))
    assert found == [100, 200, 250]
    assert len(taken) == 250
    assert len(done) == 3
    assert 0.75 < sum(done) / size_of(Path(path)) <= 1
    desk.proven()


def test_it_comes_to_the_same_as_one_by_one(desk: Desk, tmp_path: Path) -> None:
    mails = archive(desk, 60)
    # with the first letter goes a key that is drawn afresh in each workspace
    desk.deliver(desk.compose("Ondine", "help", to=BOT))
    alone = Desk(copied(desk.folder, tmp_path / "alone"), desk.now)
    taken = list(ingest(desk.ws, [mbox(tmp_path, [*mails, mails[3]])], io.BytesIO()))
    single = [alone.deliver(raw) for raw in [*mails, mails[3]]]
    assert [one.text for one in taken] == [one.text for one in single]
    assert everything(desk) == everything(alone)
    assert {one.data["status"] for one in taken} == {"done", "duplicate"}
    alone.close()


@pytest.mark.parametrize("places", [(2,), (57,), (119,), (3, 4, 99)], ids=str)
def test_mail_that_fails_is_set_aside_alone(
    desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, places: tuple[int, ...]
) -> None:
    breaking(monkeypatch, "broken")
    mails = archive(desk, 120)
    for place in places:
        mails[place] = mails[place].replace(b"Subject: moves", b"Subject: broken")
    taken = list(ingest(desk.ws, [mbox(tmp_path, mails)], io.BytesIO()))
    assert [n for n, one in enumerate(taken) if one.data["status"] == "quarantined"] == list(places)
    assert [one.message_id for one in taken] == [f"a{n}@example.org" for n in range(120)]
    stored = desk.rows(messages)
    assert [row["message_id"] for row in stored] == [one.message_id for one in taken]
    assert sum("RuntimeError: broken" in row["traceback"] for row in stored) == len(places)
    assert len(desk.rows(entries)) == 120 - len(places)
    desk.proven()


def test_a_database_that_fails_in_the_middle_has_the_batches_before(
    desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def answer(ws: Any, tx: Any, live: Any, message: Any, *more: Any) -> Any:
        if message.message_id == "a130@example.org":
            raise TransportError("the disk is full")
        return answer_sender(ws, tx, live, message, *more)

    path = mbox(tmp_path, archive(desk, 150))
    with monkeypatch.context() as patched:
        patched.setattr(judging, "answer_sender", answer)
        reading = ingest(desk.ws, [path], io.BytesIO())
        before = [next(reading) for _ in range(100)]
        with pytest.raises(TransportError):
            next(reading)
    assert [row["message_id"] for row in desk.rows(messages)] == [one.message_id for one in before]
    desk.proven()
    again = [one.data["status"] for one in ingest(desk.ws, [path], io.BytesIO())]
    assert again == ["duplicate"] * 100 + ["done"] * 50
    desk.proven()


def test_an_unreadable_path_comes_after_what_was_read_before_it(desk: Desk, tmp_path: Path) -> None:
    path = mbox(tmp_path, archive(desk, 3))
    reading = ingest(desk.ws, [path, str(tmp_path / "none.eml")], io.BytesIO())
    assert len([next(reading) for _ in range(3)]) == 3
    with pytest.raises(UsageError, match=r"none\.eml"):
        next(reading)
    assert len(desk.rows(messages)) == 3


def test_large_mails_go_fewer_at_a_time(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    mails = archive(desk, 6)
    # two of them are more than that
    monkeypatch.setattr(batching, "_HEAVY", 2 * min(map(len, mails)))
    with transactions(desk) as found:
        for batch in batching._batches(RawMail(raw, "test", None) for raw in mails):
            list(batching.take_together(desk.ws, batch))
    assert found[:2] == [2, 4]
    assert found[-1] == 6


def test_nothing_of_a_batch_is_known_before_it_is_durable(desk: Desk, tmp_path: Path) -> None:
    reading = ingest(desk.ws, [mbox(tmp_path, archive(desk, 5))], io.BytesIO())
    next(reading)
    with desk.open() as other, other.read() as tx:
        assert len(tx.execute(select(messages.c.id)).all()) == 5
