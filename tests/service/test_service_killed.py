"""A kill -9 between any two steps of taking in, turning and sending loses nothing and doubles nothing.

Each run is killed just before its n-th SQL statement, for every n, and then done again to the end; what is in
the database and what the mail server has taken are compared with a run that nobody killed.
"""

import json
import re
import shutil
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
    command = [sys.executable, str(child), str(scene / "mails"), NOW.isoformat()]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdin
        assert process.stdout

        def order(what: str, folder: Path, at: int | None = None) -> dict[str, Any]:
            print(
                json.dumps({"do": what, "folder": str(folder), "at": at}),
                file=process.stdin,
                flush=True,
            )
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


def killed_everywhere(do: Do, what: str, scene: Path, tmp_path: Path) -> Iterator[tuple[int, Path]]:
    """A copy of the workspace for every statement of a run, killed at it and not done again yet."""
    whole = shutil.copytree(scene / "ws", tmp_path / "whole")
    count = do(what, whole)["statements"]
    assert count > 10
    yield 0, whole
    for at in range(1, count + 1):
        folder = shutil.copytree(scene / "ws", tmp_path / f"killed{at}")
        assert do(what, folder, at)["killed"]
        yield at, folder
        shutil.rmtree(folder)


@pytest.mark.parametrize("what", ["poll", "tick"])
def test_killed_at_any_statement_and_done_again(do: Do, what: str, scene: Path, tmp_path: Path) -> None:
    if what == "tick":
        # two missed weeks are due: the kill falls before, within and between them
        desk = Desk(copied(scene / "ws", tmp_path / "begun"), NOW - timedelta(days=21))
        desk.close()
    copies = killed_everywhere(do, what, scene, tmp_path)
    _, whole = next(copies)
    due = contents(whole)
    assert len(due["messages"]) == (8 if what == "poll" else 3)
    for at, folder in copies:
        do(what, folder)
        found = contents(folder)
        for table, rows in due.items():
            assert found[table] == rows, f"{table} after a kill at statement {at}"


@pytest.fixture
def sink() -> Iterator[Sink]:
    with running() as made:
        yield made


def test_sending_killed_at_any_statement_sends_each_mail_under_one_id(
    do: Do, scene: Path, tmp_path: Path, sink: Sink
) -> None:
    configure(scene / "ws", {"smtp": {"host": "127.0.0.1", "port": sink.port, "tls": "none"}})
    copies = killed_everywhere(do, "send", scene, tmp_path)
    _, whole = next(copies)
    due = letters(sink)
    assert len(due) == len(contents(whole)["outbox"]) > 3
    assert set(map(len, due.values())) == {1}
    for at, folder in copies:
        before = [row["status"] for row in contents(folder)["outbox"]]
        # what the killed sender had in hand is free again when its claim has run out
        release(folder)
        do("send", folder)
        found = letters(sink)
        assert found.keys() == due.keys(), f"killed at statement {at}, when it was {before}"
        assert all(len(ids) == 1 for ids in found.values()), f"killed at statement {at}"
        assert {row["status"] for row in contents(folder)["outbox"]} == {"sent"}


def letters(sink: Sink) -> dict[tuple[str, str, str], set[str]]:
    """The Message-IDs under which each letter came, and the server forgets them."""
    found: dict[tuple[str, str, str], set[str]] = defaultdict(set)
    for _, to, raw in sink.accepted:
        message = parse(raw)
        found[to[0], message.subject, message.text].add(message.message_id)
    sink.accepted.clear()
    return found


def release(folder: Path) -> None:
    desk = Desk(folder, NOW)
    with desk.ws.write() as tx:
        outbox = metadata.tables["outbox"]
        tx.execute(outbox.update().values(claimed_until=NOW - timedelta(days=1)))
    desk.close()
