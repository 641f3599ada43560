"""Opening databases, schema versions, transactions, and what failures are called."""

import sqlite3
import subprocess
import sys
import threading
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError, IntegrityError

from gamemaster.core.errors import GamemasterError, TransportError, UsageError, WorkspaceError
from gamemaster.store import engine
from gamemaster.store.conflicts import Upsert
from gamemaster.store.database import Database, has_database, open_database
from gamemaster.store.engine import make_engine, parse_url
from gamemaster.store.facts import fact, instance_id, set_fact
from gamemaster.store.games import game_secrets
from gamemaster.store.migrations import HEAD
from gamemaster.store.prepared import Prepared
from gamemaster.store.tables import current_values, facts, metadata
from gamemaster.store.upgrade import stored_revision


def test_migrations_make_exactly_the_tables_of_the_program(database: Database) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    with database.read() as conn:
        context = MigrationContext.configure(conn, opts={"compare_type": True})
        assert compare_metadata(context, metadata) == []
        assert conn.execute(current_values.select()).all() == []


def test_constraints_and_keys_carry_the_names_of_the_tables(database: Database) -> None:
    with database.read() as conn:
        for table in metadata.tables.values():
            key = conn.dialect.get_pk_constraint(conn, table.name)
            assert key["constrained_columns"] == [column.name for column in table.primary_key]


def test_head_is_the_newest_migration() -> None:
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", "gamemaster.store:migrations")
    config.set_main_option("path_separator", "os")
    assert ScriptDirectory.from_config(config).get_current_head() == HEAD


def test_a_database_is_made_once_and_opened_again(empty_url: str) -> None:
    for _ in range(2):
        made = open_database(empty_url, create=True)
        with made.write() as conn:
            assert stored_revision(conn) == HEAD
            set_fact(conn, "times", (fact(conn, "times") or 0) + 1)
        made.close()
    opened = open_database(empty_url)
    with opened.read() as conn:
        assert fact(conn, "times") == 2
    opened.close()


def test_whether_there_is_one_is_told_without_making_it(empty_url: str) -> None:
    assert [has_database(empty_url) for _ in range(2)] == [False, False]
    open_database(empty_url, create=True).close()
    assert has_database(empty_url)


def test_a_missing_database_names_the_command_that_makes_one(empty_url: str) -> None:
    with pytest.raises(WorkspaceError, match="gamemaster init"):
        open_database(empty_url)
    if empty_url.startswith("sqlite"):
        assert not Path(empty_url.removeprefix("sqlite:///")).exists()


def test_a_database_of_a_newer_program_is_refused_and_left_alone(database: Database, url: str) -> None:
    with database.write() as conn:
        conn.execute(text("UPDATE alembic_version SET version_num = 'ffff'"))
    with pytest.raises(WorkspaceError, match=r"newer version of gamemaster.*ffff"):
        open_database(url)
    with database.read() as conn:
        assert stored_revision(conn) == "ffff"


def test_a_failed_migration_leaves_nothing_behind(empty_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gamemaster.store.database.upgrade", _upgrade_and_fail)
    with pytest.raises(RuntimeError):
        open_database(empty_url, create=True)
    monkeypatch.undo()
    with pytest.raises(WorkspaceError, match="gamemaster init"):
        open_database(empty_url)
    open_database(empty_url, create=True).close()


def _upgrade_and_fail(connection: object) -> None:
    from gamemaster.store.upgrade import upgrade

    upgrade(connection)  # type: ignore[arg-type]
    raise RuntimeError


def test_opening_a_current_database_does_not_load_alembic(tmp_path: Path) -> None:
    path = tmp_path / "gamemaster.db"
    open_database(f"sqlite:///{path}", create=True).close()
    script = (
        "import sys; from gamemaster.store.database import open_database; import gamemaster.store;"
        f"open_database('sqlite:///{path}').close(); sys.exit('alembic' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", script], check=False).returncode == 0


def test_only_the_owner_may_read_a_new_database(tmp_path: Path) -> None:
    path = tmp_path / "gamemaster.db"
    open_database(f"sqlite:///{path}", create=True).close()
    assert path.stat().st_mode & 0o077 == 0


def test_sqlite_is_durable_and_checks_references(tmp_path: Path) -> None:
    database = open_database(f"sqlite:///{tmp_path / 'gamemaster.db'}", create=True)
    with database.read() as conn:
        pragmas = {
            name: conn.exec_driver_sql(f"PRAGMA {name}").scalar()
            for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        }
    database.close()
    expected = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}
    assert pragmas == {**expected, "busy_timeout": engine.WAIT * 1000}


def test_an_exception_undoes_the_transaction(database: Database) -> None:
    def fail() -> None:
        with database.write() as conn:
            set_fact(conn, "lost", 1)
            raise KeyError

    with pytest.raises(KeyError):
        fail()
    with database.read() as conn:
        assert fact(conn, "lost") is None


def test_a_reading_transaction_cannot_write(database: Database) -> None:
    def sneak() -> None:
        with database.read() as conn:
            set_fact(conn, "sneaked", 1)

    with pytest.raises((GamemasterError, DBAPIError)):
        sneak()
    with database.write() as conn:
        set_fact(conn, "written", 1)
        assert fact(conn, "sneaked") is None


def test_a_reader_sees_one_moment_while_others_write(database: Database) -> None:
    with database.write() as conn:
        set_fact(conn, "week", 1)
    with database.read() as reader:
        assert fact(reader, "week") == 1
        with database.write() as writer:
            set_fact(writer, "week", 2)
        assert fact(reader, "week") == 1
    with database.read() as reader:
        assert fact(reader, "week") == 2


def test_writers_take_turns_from_their_first_statement_on(database: Database) -> None:
    """What a writer has read cannot change before it commits."""
    inside, order = threading.Event(), []

    def second() -> None:
        inside.wait()
        with database.write() as conn:
            order.append(fact(conn, "turn"))

    other = threading.Thread(target=second)
    other.start()
    with database.write() as conn:
        inside.set()
        assert fact(conn, "turn") is None
        set_fact(conn, "turn", 1)
        order.append("first")
    other.join()
    assert order == ["first", 1]


def test_a_locked_database_is_a_transport_error(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "WAIT", 0.05)
    holder, other = open_database(url), open_database(url)
    if url.startswith("postgres"):
        other.close()
        monkeypatch.setattr(engine, "WAIT", 1)
        other = open_database(url)
    with holder.write(), pytest.raises(TransportError, match=r"try again|lock timeout"), other.write():
        pytest.fail("both were let in")
    holder.close()
    other.close()


def test_a_database_can_be_opened_while_somebody_writes(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "WAIT", 1)
    holder = open_database(url)
    with holder.write():
        open_database(url).close()
    holder.close()


def test_an_unreachable_server_is_a_transport_error_without_the_password() -> None:
    pytest.importorskip("psycopg")
    with pytest.raises(TransportError, match="cannot be used now") as caught:
        open_database("postgresql://referee:Opensesame@127.0.0.1:1/games")
    assert "Opensesame" not in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_file_that_is_no_database_is_named(tmp_path: Path) -> None:
    path = tmp_path / "gamemaster.db"
    path.write_bytes(b"Dear game master, " * 100)
    with pytest.raises(WorkspaceError, match=r"gamemaster\.db is no database"):
        open_database(f"sqlite:///{path}", create=True)


def test_a_folder_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(WorkspaceError, match="cannot be made"):
        open_database(f"sqlite:///{tmp_path / 'nowhere' / 'gamemaster.db'}", create=True)


@pytest.mark.parametrize("url", ["", "gamemaster.db", "mysql://a/b", "sqlite://", "sqlite:///:memory:"])
def test_addresses_that_make_no_sense_are_usage_errors(url: str) -> None:
    with pytest.raises(UsageError):
        open_database(url, create=True)


def test_a_failed_statement_tells_no_parameters(database: Database) -> None:
    def twice() -> None:
        with database.write() as conn:
            for _ in range(2):
                _INSERT.run(conn, {"key": "once", "value": "Opensesame"})

    with pytest.raises(IntegrityError) as caught:
        twice()
    assert "Opensesame" not in str(caught.value)


def test_a_prepared_statement_wants_all_its_parameters(database: Database) -> None:
    with pytest.raises(KeyError), database.write() as conn:
        _INSERT.run(conn, {"key": "once"})


def test_prepared_statements_count_and_return(database: Database) -> None:
    with database.write() as conn:
        _INSERT.run_all(conn, [{"key": "a", "value": 1}, {"key": "b", "value": None}])
        _INSERT.run_all(conn, [])
        assert _ADD.first(conn, {"key": "a", "value": 2}) is None
        assert _ADD.first(conn, {"key": "c", "value": 3}) == "c"
        assert Prepared(facts.delete().where(facts.c.key < "c")).run(conn, {}) == 2


_INSERT = Prepared(facts.insert(), ("key", "value"))
_ADD = Prepared(
    Upsert(facts, lambda insert: insert.on_conflict_do_nothing().returning(facts.c.key)), ("key", "value")
)


def test_the_instance_id_is_made_once(database: Database) -> None:
    with database.write() as conn:
        made = instance_id(conn)
    with database.read() as conn:
        assert instance_id(conn) == made
    assert len(made) >= 12


def test_threads_and_connections_never_lose_an_update(url: str) -> None:
    databases = [open_database(url) for _ in range(2)]

    def count_up(database: Database) -> None:
        for _ in range(20):
            with database.write() as conn:
                set_fact(conn, "count", (fact(conn, "count") or 0) + 1)

    threads = [threading.Thread(target=count_up, args=(database,)) for database in databases * 2]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    with databases[0].read() as conn:
        assert fact(conn, "count") == 80
    for database in databases:
        database.close()


def test_two_processes_make_one_database(empty_url: str) -> None:
    script = (
        f"from gamemaster.store.database import open_database as o; o({empty_url!r}, create=True).close()"
    )
    both = [subprocess.Popen([sys.executable, "-c", script], stderr=subprocess.PIPE) for _ in range(2)]
    assert [(process.communicate()[1], process.returncode) for process in both] == [(b"", 0), (b"", 0)]
    opened = open_database(empty_url)
    with opened.read() as conn:
        assert conn.execute(text("SELECT count(*) FROM alembic_version")).scalar() == 1
    opened.close()


def test_sqlite_files_can_be_read_by_others(tmp_path: Path) -> None:
    """The projection is there for people with nothing but SQL."""
    path = tmp_path / "gamemaster.db"
    open_database(f"sqlite:///{path}", create=True).close()
    with sqlite3.connect(path) as conn:
        assert conn.execute("SELECT count(*) FROM current_values").fetchone() == (0,)
    conn.close()


def test_a_game_made_before_named_secrets_keeps_its_draws(tmp_path: Path) -> None:
    """The one secret there was becomes that of the first season; all others are made of a new master."""
    from alembic import command
    from alembic.config import Config

    url = f"sqlite:///{tmp_path / 'gamemaster.db'}"
    engine = make_engine(parse_url(url))
    with engine.begin() as conn:
        config = Config(attributes={"connection": conn})
        config.set_main_option("script_location", "gamemaster.store:migrations")
        config.set_main_option("path_separator", "os")
        command.upgrade(config, "0001")
        moment = "2009-10-26T00:00:00.000000+00:00"
        conn.execute(
            text(
                "INSERT INTO games VALUES"
                " ('rpg', 'agora_rpg', 'RPG', 'Sir Hale', :at, :at, '{}', :secret, :at, 0, 0, 0)"
            ),
            {"at": moment, "secret": b"o" * 32},
        )
    engine.dispose()
    opened = open_database(url)
    with opened.read() as conn:
        found = game_secrets(conn, "rpg")
    opened.close()
    assert found.first == b"o" * 32
    assert found.master != b"o" * 32
    assert len(found.master) == 32
