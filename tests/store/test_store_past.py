"""Corrections, rulings and stamps as they are kept, and an older database that knows nothing of them yet."""

from datetime import UTC, datetime, timedelta

import pytest
from sqlalchemy import text

from gamemaster.store.archive import all_mail, all_questions, write_mail, write_question
from gamemaster.store.checkpoints import Checkpoint, latest_checkpoint, save_checkpoint
from gamemaster.store.corrections import Correction, add_correction, corrected_reports, list_corrections
from gamemaster.store.database import Database, open_database
from gamemaster.store.games import Game, Secrets, create_game
from gamemaster.store.history import steps_numbered
from gamemaster.store.ledger import EntryRow, StepRow, load_head, record
from gamemaster.store.messages import Arrival, Status, settle_message, store_message
from gamemaster.store.migrations import HEAD
from gamemaster.store.questions import About, ask
from gamemaster.store.rulings import rulings_between
from gamemaster.store.stamps import stamps_of
from gamemaster.store.upgrade import stored_revision

NOW = datetime(2009, 11, 2, 0, 5, tzinfo=UTC)
HOUR = timedelta(hours=1)


@pytest.fixture
def game(database: Database) -> str:
    with database.write() as conn:
        create_game(
            conn, Game("rpg", "agora_rpg", "The Marches", "Quillon", NOW, NOW, {}), Secrets(b"s" * 32, None)
        )
    return "rpg"


def correction(hours: int, *reports: int) -> Correction:
    return Correction(
        NOW + hours * HOUR,
        NOW,
        "msg:a@example.org",
        "a message of Ondine",
        "a message of Ondine",
        [{"who": "Ondine", "what": "join: was refused, is now applied", "entry": "e", "public": True}],
        [{"subject": "Ondine", "name": "gold", "old": None, "new": {"a": [1]}, "what": "gold - -> 1"}],
        [],
        ["Ondine"],
        list(reports),
    )


def test_corrections_are_numbered_and_mark_reports(database: Database, game: str) -> None:
    with database.write() as conn:
        numbers = [
            add_correction(conn, game, correction(n, *reports)) for n, reports in ((1, (1,)), (2, (1, 2)))
        ]
    with database.read() as conn:
        assert numbers == [1, 2]
        assert list_corrections(conn, game)[1] == correction(2, 1, 2)._replace(number=2)
        assert [one.number for one in list_corrections(conn, game, NOW + HOUR)] == [2]
        assert corrected_reports(conn, game) == {1: [1, 2], 2: [2]}
        assert list_corrections(conn, "fluxx") == []


def test_rulings_and_stamps_are_found_without_the_rest(database: Database, game: str) -> None:
    with database.write() as conn:
        arrival = Arrival("a@example.org", "d", b"raw", NOW + HOUR, NOW, NOW + HOUR / 2)
        mail = store_message(conn, arrival)
        rows = [
            EntryRow("msg:a@example.org", 1, "message", NOW, 1, {"x": 1}, NOW, mail),
            EntryRow("ruling:2", 2, "ruling", NOW + HOUR, 1, {"decision": {"does": "pause"}}, NOW),
            EntryRow("ruling:3", 3, "ruling", NOW + 3 * HOUR, 1, {"decision": {"does": "resume"}}, NOW),
        ]
        steps = [StepRow(row.id, row.kind, row.at, row.rank, row.seq) for row in rows]
        record(conn, load_head(conn, game), entries=rows, steps=steps)
    with database.read() as conn:
        assert [row.id for row in rulings_between(conn, game)] == ["ruling:2", "ruling:3"]
        assert [row.id for row in rulings_between(conn, game, NOW, NOW + 3 * HOUR)] == ["ruling:2"]
        (stamped,) = stamps_of(conn, game, [row.id for row in rows])
        assert (stamped.message, stamped.date, stamped.arrived) == (mail, NOW, NOW + HOUR / 2)
        assert [step.entry for step in steps_numbered(conn, game, [3, 1])] == [
            "msg:a@example.org",
            "ruling:3",
        ]
        assert steps_numbered(conn, game, []) == []


def test_a_checkpoint_knows_how_the_game_is_conducted(database: Database, game: str) -> None:
    conduct = {"gm": "Mirelle", "seats": [["Ondine", "Brask"]], "paused": None}
    point = Checkpoint(3, NOW, 1, 3, b"{}", {}, None, conduct)
    with database.write() as conn:
        save_checkpoint(conn, game, point)
        assert latest_checkpoint(conn, game) == point


def test_mail_and_questions_are_written_back_as_they_were_read(database: Database, game: str) -> None:
    with database.write() as conn:
        first = store_message(
            conn, Arrival("a@example.org", "d", b"\x00\xffraw", NOW, None, NOW, source="here")
        )
        settle_message(conn, first, Status.DUPLICATE, "a copy", first)
        ask(conn, game, About("late", message=first), {"say": "?", "options": ["a"]}, NOW)
        (mail,), (asked,) = list(all_mail(conn)), all_questions(conn, game)
        again = write_mail(conn, mail)
        write_question(conn, asked._asdict() | {"number": 7, "message": again})
    with database.read() as conn:
        one, other = all_mail(conn)
        assert other == one._replace(id=again)
        assert all_questions(conn, game)[1] == asked._replace(number=7, message=again)


def test_a_database_of_the_first_schema_is_brought_up_to_date(empty_url: str) -> None:
    """Nothing of an older game is lost but its checkpoints, which are a cache."""
    made = open_database(empty_url, create=True)
    with made.write() as conn:
        create_game(
            conn, Game("rpg", "agora_rpg", "The Marches", "Quillon", NOW, NOW, {}), Secrets(b"s" * 32, None)
        )
        save_checkpoint(conn, "rpg", Checkpoint(3, NOW, 1, 3, b"{}", {}))
        for table in ("waiting", "corrections", "dispatched", "beacons", "told_secrets"):
            conn.execute(text(f"DROP TABLE {table}"))
        conn.execute(text("ALTER TABLE games DROP COLUMN first_secret"))
        conn.execute(text("ALTER TABLE checkpoints DROP COLUMN conduct"))
        conn.execute(text("UPDATE alembic_version SET version_num = '0001'"))
    made.close()
    opened = open_database(empty_url)
    with opened.write() as conn:
        assert stored_revision(conn) == HEAD
        assert load_head(conn, "rpg").game == "rpg"
        assert latest_checkpoint(conn, "rpg") is None
        assert add_correction(conn, "rpg", correction(1)) == 1
    opened.close()
