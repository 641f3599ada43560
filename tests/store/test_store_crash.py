"""kill -9 between any two statements of a transaction: all of it is there afterwards, or nothing."""

import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path

from gamemaster.store.database import open_database
from gamemaster.store.games import Game, Secrets, create_game
from gamemaster.store.history import steps_from
from gamemaster.store.ledger import load_entries, load_head
from gamemaster.store.mailboxes import load_cursor
from gamemaster.store.messages import message_counts
from gamemaster.store.outbox import MailStatus, mail_counts
from gamemaster.store.values import current

_START = datetime(2009, 10, 26, tzinfo=UTC)

# a process for each place to be killed at, forked from one that has loaded everything already
_SCRIPT = """
import os, signal, sys
from datetime import UTC, datetime
from gamemaster.store.database import open_database
from gamemaster.store.ledger import *
from gamemaster.store.mailboxes import *
from gamemaster.store.messages import *
from gamemaster.store.outbox import *

path, at = sys.argv[1], datetime(2009, 10, 26, 12, tzinfo=UTC)

def die(place, wanted):
    if place == wanted:
        os.kill(os.getpid(), signal.SIGKILL)

def message(uid, wanted):
    database = open_database(f"sqlite:///{path}")
    with database.write() as conn:
        die(0, wanted)
        advance_cursor(conn, Cursor("INBOX", 7, uid))
        die(1, wanted)
        number = store_message(conn, Arrival(f"<{uid}@tarn.example>", f"d{uid}", b"x" * 9000, at))
        die(2, wanted)
        head = load_head(conn, "rpg")
        entry = EntryRow(f"e{uid}", head.arrivals + 1, "message", at, 3, {"uid": uid}, at, number)
        outcome = OutcomeRow(0, 0, "applied", events=(EventRow({"event": "moved"}),))
        step = StepRow(entry.id, "message", at, 3, entry.seq, (outcome,), (ChangeRow("Tarn", "turn", uid),))
        record(conn, head, entries=[entry], steps=[step])
        die(3, wanted)
        letter = Letter("rpg", "receipt", ("tarn@home.example",), "gm@games.example")
        enqueue(conn, letter, lambda _: b"y" * 9000, instance="a", now=at)
        die(4, wanted)
    die(5, wanted)
    os._exit(0)

for wanted in range(6):
    child = os.fork()
    if not child:
        message(wanted + 1, wanted)
    os.waitpid(child, 0)
"""


def test_a_killed_process_leaves_all_or_nothing(tmp_path: Path) -> None:
    path = tmp_path / "gamemaster.db"
    database = open_database(f"sqlite:///{path}", create=True)
    with database.write() as conn:
        create_game(
            conn, Game("rpg", "agora_rpg", "T", "Quillon", _START, _START, {}), Secrets(b"s" * 32, None)
        )
    database.close()
    subprocess.run([sys.executable, "-c", _SCRIPT, str(path)], check=True)
    database = open_database(f"sqlite:///{path}")
    with database.read() as conn:
        # only the last one, killed after its commit, has left anything
        cursor = load_cursor(conn, "INBOX")
        assert cursor is not None
        assert cursor.uid == 6
        assert sum(message_counts(conn).values()) == 1
        assert [entry.id for entry in load_entries(conn, "rpg")] == ["e6"]
        assert [step.entry for step in steps_from(conn, "rpg", 1)] == ["e6"]
        assert [value.value for value in current(conn, "rpg")] == [6]
        assert load_head(conn, "rpg")[1:4] == (1, 1, 1)
        assert mail_counts(conn) == {MailStatus.WAITING: 1}
        assert conn.exec_driver_sql("PRAGMA integrity_check").scalar() == "ok"
    database.close()


_UPGRADE = """
import os, signal, sys
from sqlalchemy import event
from sqlalchemy.engine import Engine
import alembic.command, alembic.script
from gamemaster.store.database import open_database

def brought_up_to_date(path, at):
    count = 0
    def step(_):
        nonlocal count
        count += 1
        if count == at:
            os.kill(os.getpid(), signal.SIGKILL)
    event.listen(Engine, "connect", lambda connection, _: connection.set_trace_callback(step))
    open_database(f"sqlite:///{path}").close()
    os._exit(0)

for at in range(1, 1000):
    child = os.fork()
    if not child:
        brought_up_to_date(sys.argv[1], at)
    _, status = os.waitpid(child, 0)
    if not os.WIFSIGNALED(status):
        print(at - 1, status)
        break
    for path in sys.argv[2:]:
        exec(path)
"""

_STILL_OLD = """
import sqlite3
found = sqlite3.connect(sys.argv[1])
tables = {name for (name,) in found.execute("SELECT name FROM sqlite_master")}
(revision,) = found.execute("SELECT version_num FROM alembic_version").fetchone()
assert (revision == "0001") == ("told_secrets" not in tables) == ("corrections" not in tables), (at, revision)
found.close()
"""


def test_an_upgrade_killed_at_any_statement_is_done_whole_the_next_time(tmp_path: Path) -> None:
    path = tmp_path / "gamemaster.db"
    database = open_database(f"sqlite:///{path}", create=True)
    with database.write() as conn:
        create_game(
            conn, Game("rpg", "agora_rpg", "T", "Quillon", _START, _START, {}), Secrets(b"s" * 32, None)
        )
        for table in ("waiting", "corrections", "dispatched", "beacons", "told_secrets"):
            conn.exec_driver_sql(f"DROP TABLE {table}")
        conn.exec_driver_sql("ALTER TABLE games DROP COLUMN first_secret")
        conn.exec_driver_sql("ALTER TABLE checkpoints DROP COLUMN conduct")
        conn.exec_driver_sql("UPDATE alembic_version SET version_num = '0001'")
    database.close()
    command = [sys.executable, "-c", _UPGRADE, str(path), _STILL_OLD]
    kills, status = subprocess.run(command, check=True, capture_output=True, text=True).stdout.split()
    assert (int(kills) > 20, status) == (True, "0")
    database = open_database(f"sqlite:///{path}")
    with database.read() as conn:
        assert load_head(conn, "rpg").game == "rpg"
        assert conn.exec_driver_sql("PRAGMA integrity_check").scalar() == "ok"
    database.close()
