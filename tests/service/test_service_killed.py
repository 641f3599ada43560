"""A kill -9 between any two steps of taking in, turning and sending loses nothing and doubles nothing.

Each statement that is run is once the last one before the process dies. What is in the database and what the
mail server has taken in the end are compared with a run that nobody killed.
"""

import json
import re
import sqlite3
import subprocess
import sys
from collections import defaultdict
from collections.abc import Callable, Iterator
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from service_kit import BOT, GM, LIST, NEXT_MONDAY, UNCLEAR, Desk, configure, copied, hour
from smtp_sink import Sink, running
from sqlalchemy import select

from gamemaster.mail.message import parse
from gamemaster.store.tables import metadata

Do = Callable[..., dict[str, Any]]

NOW = NEXT_MONDAY + timedelta(hours=1)
_TOKEN = re.compile(rb"[0-9a-f]{40}")


@pytest.fixture(scope="module")
def scene(prepared: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a game a week old (`ws`), whose draft waits, and with mail of every sort (`mails`)."""
    folder = tmp_path_factory.mktemp("scene")
    desk = Desk(copied(prepared, folder / "ws"))
    desk.joined()
    desk.now = hour(20)
    desk.mail("Ondine", "I explore.")
    desk.turn()
    approve = desk.compose(GM, "approve", to=BOT, subject=f"Re: [review {desk.token()}] x", date=NOW)
    post = [
        desk.compose("Brask", "I move to Healer. I heal.", date=NOW, by_list=LIST),
        approve,
        desk.compose("Ondine", "I move to Dungeon Level 1.", date=hour(10), by_list=LIST, arrived=hour(10)),
        desk.compose("Ondine", UNCLEAR, date=NOW, by_list=LIST),
        desk.compose("Quillon", "I join.", date=NOW, by_list=LIST),
    ]
    desk.close()
    lines = [b"From x@example.org Mon Nov  2 01:00:00 2009\n" + raw.replace(b"\r\n", b"\n") for raw in post]
    (folder / "mails").write_bytes(b"\n".join(lines))
    return folder


@pytest.fixture(scope="module")
def do(scene: Path) -> Iterator[Do]:
    """Carries out an order in a process of its own, which may be killed."""
    child = Path(__file__).with_name("killed_child.py")
    command = [sys.executable, str(child), str(scene / "mails")]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdin
        assert process.stdout

        def order(what: str, folder: Path, at: int = 0) -> dict[str, Any]:
            now = NOW + timedelta(days=14 if what == "tick" else 0)
            asked = {"do": what, "folder": str(folder), "now": now.isoformat(), "at": at}
            print(json.dumps(asked), file=process.stdin, flush=True)
            found: dict[str, Any] = json.loads(process.stdout.readline())
            return found

        yield order
        process.stdin.close()
        assert process.wait(30) == 0


def contents(folder: Path) -> dict[str, list[dict[str, Any]]]:
    """Everything in the database but the secrets that are drawn afresh in each run."""
    desk = Desk(folder, NOW)
    with desk.ws.read() as tx:
        found = {
            table.name: [masked(dict(row._mapping)) for row in tx.execute(select(table))]
            for table in metadata.sorted_tables
        }
    desk.close()
    return found


def masked(row: dict[str, Any]) -> dict[str, Any]:
    if "raw" in row:
        row["raw"] = _TOKEN.sub(b"*", row["raw"].replace(b"\r\n ", b" "))
    for drawn in ("claim", "claimed_until", "token_hash"):
        row.pop(drawn, None)
    return row


def killed_everywhere(do: Do, what: str, folder: Path) -> int:
    """Do it in a thousand lives; the number of kills.

    Each life is killed at its n-th statement. When it had committed something before it died, the next one
    begins at its first statement again, else it lives one statement longer: so each statement of each
    transaction is once the last.
    """
    kills, at, before = 0, 1, progress(folder)
    while do(what, folder, at)["killed"]:
        kills += 1
        assert kills < 1_000
        now = progress(folder)
        at, before = (at + 1, before) if now == before else (1, now)
    return kills


def progress(folder: Path) -> list[Any]:
    """What tells whether a transaction was committed; mail that a dead sender had in hand is given free."""
    connection = sqlite3.connect(folder / "gamemaster.db")
    with connection:
        connection.execute("UPDATE outbox SET claimed_until = ?", ("2000-01-01 00:00:00",))
        found = [connection.execute(f"SELECT {what}").fetchall() for what in _PROGRESS]
    connection.close()
    return found


_PROGRESS = (
    "uid FROM cursors",
    "key, value FROM facts",
    "clock, revision FROM games",
    "number FROM reports",
    "id, status FROM outbox",
    "message_id FROM messages WHERE status != 'duplicate'",
)


@pytest.mark.parametrize("what", ["poll", "tick"])
def test_killed_at_every_statement_it_comes_to_the_same(
    do: Do, what: str, scene: Path, tmp_path: Path
) -> None:
    whole, killed = (copied(scene / "ws", tmp_path / name) for name in ("whole", "killed"))
    statements = do(what, whole)["statements"]
    assert killed_everywhere(do, what, killed) >= statements > 50
    due, found = contents(whole), contents(killed)
    assert len(due["messages"]) == (8 if what == "poll" else 3)
    assert len(due["reports"]) == (1 if what == "poll" else 3)
    for table, rows in due.items():
        assert found[table] == rows, table


def test_an_archive_is_killed_at_every_statement_and_taken_in_again(
    do: Do, scene: Path, tmp_path: Path
) -> None:
    """What had been taken in before the kill is a copy when it comes again, and does nothing."""
    whole, killed = (copied(scene / "ws", tmp_path / name) for name in ("whole", "killed"))
    statements = do("ingest", whole)["statements"]
    assert killed_everywhere(do, "ingest", killed) >= statements > 50
    due, found = contents(whole), contents(killed)
    first, every = ({row["id"]: row["message_id"] for row in one["messages"]} for one in (due, found))
    assert len(every) > len(first) == 8
    assert [row["message_id"] for row in found["messages"] if row["status"] != "duplicate"] == list(
        first.values()
    )
    for table in due.keys() - {"messages"}:
        assert [named(row, every) for row in found[table]] == [named(row, first) for row in due[table]], table
    assert len(due["outbox"]) > 3


def named(row: dict[str, Any], names: dict[int, str]) -> dict[str, Any]:
    """The row with mails by their names: copies, which were numbered, too, lie between the others."""
    mail = row.get("message")
    cause = re.sub(r"^message (\d+)", lambda m: names[int(m[1])], row.get("cause", ""))
    return row | {"message": names.get(mail) if isinstance(mail, int) else mail, "cause": cause}


@pytest.fixture
def sink() -> Iterator[Sink]:
    with running() as made:
        yield made


def test_sending_killed_at_every_statement_sends_each_mail_under_one_id(
    do: Do, scene: Path, tmp_path: Path, sink: Sink
) -> None:
    whole, killed = (copied(scene / "ws", tmp_path / name) for name in ("whole", "killed"))
    for folder in (whole, killed):
        configure(folder, {"smtp": {"host": "127.0.0.1", "port": sink.port, "tls": "none"}})
    do("send", whole)
    due = letters(sink)
    assert len(due) == len(contents(whole)["outbox"]) > 3
    assert killed_everywhere(do, "send", killed) > 10
    assert len(sink.accepted) > len(due), "some mail was sent again after a kill"
    found = letters(sink)
    assert found == due
    assert {len(ids) for ids in found.values()} == {1}
    assert {row["status"] for row in contents(killed)["outbox"]} == {"sent"}


def letters(sink: Sink) -> dict[tuple[str, str, str], set[str]]:
    """The Message-IDs under which each letter came, and the server forgets them."""
    found: dict[tuple[str, str, str], set[str]] = defaultdict(set)
    for _, to, raw in sink.accepted:
        message = parse(raw)
        found[to[0], message.subject, message.text].add(message.message_id)
    sink.accepted.clear()
    return found
