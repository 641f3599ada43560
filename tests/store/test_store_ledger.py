"""Entries, the steps that follow from them, the projection and the checkpoints."""

import threading
from datetime import UTC, datetime, timedelta

import pytest
from sqlalchemy import func, select, text

from gamemaster.core.errors import LedgerError
from gamemaster.store.checkpoints import Checkpoint, latest_checkpoint, save_checkpoint
from gamemaster.store.database import Database
from gamemaster.store.games import Game, Secrets, create_game
from gamemaster.store.history import step_of, steps_between, steps_from
from gamemaster.store.ledger import (
    ChangeRow,
    EntryRow,
    EventRow,
    Head,
    OutcomeRow,
    Overtaken,
    StepRow,
    clear_steps,
    load_entries,
    load_entry,
    load_head,
    record,
)
from gamemaster.store.messages import Arrival, store_message
from gamemaster.store.tables import entries, events, outcomes, steps, values_by_time
from gamemaster.store.values import Value, as_of, current, value_history

_START = datetime(2009, 10, 26, tzinfo=UTC)
_DERIVED = (steps, outcomes, events, values_by_time)


def _at(hours: float) -> datetime:
    return _START + timedelta(hours=hours)


def _entry(seq: int, hours: float, kind: str = "message", rank: int = 3) -> EntryRow:
    return EntryRow(f"e{seq}", seq, kind, _at(hours), rank, {"sender": "Tarn", "n": seq}, _at(hours))


def _step(entry: EntryRow, *changes: ChangeRow, hours: float | None = None) -> StepRow:
    at = entry.at if hours is None else _at(hours)
    moved = OutcomeRow(
        0, 0, "applied", "Tarn", "move", {"to": "Fen"}, events=(EventRow({"event": "moved"}),),
        words="I go to the Fen",
    )  # fmt: skip
    return StepRow(entry.id, entry.kind, at, entry.rank, entry.seq, (moved,), changes)


def _tick(hours: float, *changes: ChangeRow) -> StepRow:
    at = _at(hours)
    return StepRow(f"tick:week:{at:%d%H%M}", "tick", at, 0, 0, (OutcomeRow(0, 0, "applied"),), changes)


def _health(value: int, gone: bool = False) -> ChangeRow:
    return ChangeRow("Tarn", "health", value, 0, gone)


@pytest.fixture
def head(database: Database) -> Head:
    with database.write() as conn:
        game = Game("rpg", "agora_rpg", "The Marches", "Quillon", _START, _START, {})
        create_game(conn, game, Secrets(b"s" * 32, None))
        create_game(conn, game._replace(id="other"), Secrets(b"t" * 32, None))
        record(
            conn, load_head(conn, "other"), entries=[_entry(1, 1)], steps=[_step(_entry(1, 1), _health(1))]
        )
        return load_head(conn, "rpg")


def test_a_step_comes_back_as_it_was(database: Database, head: Head) -> None:
    whole = StepRow(
        "e1", "message", _at(1), 3, 1,
        (
            OutcomeRow(
                0, 0, "applied", "Tarn", "move", {"to": "Fen", "from": None}, "", "", "",
                remarks=[["LOW", "Few tokens are left."]], draws=[["e1#0", "encounter", 0, 6, 4]],
                words="I go to the Fen", by="Ondine",
                events=(EventRow({"event": "moved", "to": "Fen"}), EventRow({"event": "saw"}, ("Tarn",))),
            ),
            OutcomeRow(
                1, 0, "refused", "Tarn", "heal", {}, "No potion.", "NO_POTION", "17", {"have": 0}, "Rest.",
            ),
            OutcomeRow(1, 1, "needs_ruling", "Tarn", "heal", {}, "Whom?", candidates=["Brask", "Fenwick"]),
            OutcomeRow(2, 0, "applied", events=(EventRow({"event": "hid"}, ()),)),
        ),
        (
            ChangeRow("Tarn", "location", "Fen", 0),
            ChangeRow("Tarn", "foes", [{"name": "wisp"}], 1),
            ChangeRow("Tarn", "shield", None, 1, gone=True),
            ChangeRow("game", "turn", None),
        ),
    )  # fmt: skip
    with database.write() as conn:
        record(conn, head, entries=[_entry(1, 1)], steps=[whole])
    with database.read() as conn:
        assert steps_between(conn, "rpg") == steps_from(conn, "rpg", 1) == [whole._replace(n=1)]
        assert step_of(conn, "rpg", "e1") == whole._replace(n=1)
        assert step_of(conn, "rpg", "e9") is None


def test_entries_come_back_in_the_order_of_the_ledger(database: Database, head: Head) -> None:
    with database.write() as conn:
        number = store_message(conn, Arrival("<1@tarn.example>", "d", b"raw", _at(1)))
        late = _entry(1, 5)._replace(message=number, reader="1.0")
        same_instant = _entry(2, 5, "setting", 1)
        early = _entry(3, 1)
        for entry in (late, same_instant, early):
            head = record(conn, head, entries=[entry])
        assert load_entries(conn, "rpg") == [early, same_instant, late]
        assert load_entry(conn, "rpg", "e1") == late
        assert load_entry(conn, "rpg", "e9") is None
    assert (head.revision, head.arrivals, head.steps) == (3, 3, 0)


def test_the_head_grows_with_each_change(database: Database, head: Head) -> None:
    with database.write() as conn:
        first = record(
            conn, head, entries=[_entry(1, 1)], steps=[_tick(0.5), _step(_entry(1, 1))], clock=_at(1)
        )
        assert first == load_head(conn, "rpg") == Head("rpg", 1, 1, 2, _at(1))
        later = record(conn, first, steps=[_tick(3)], clock=_at(4))
        assert later == Head("rpg", 2, 1, 3, _at(4))
        # the clock does not run backwards
        assert record(conn, later, clock=_at(2)).clock == _at(4)
        assert load_head(conn, "other") == Head("other", 1, 1, 1, _START)


def test_an_outdated_head_is_refused_and_changes_nothing(database: Database, head: Head) -> None:
    with database.write() as conn:
        record(conn, head, entries=[_entry(1, 1)])
    with pytest.raises(Overtaken, match="rpg"), database.write() as conn:
        record(conn, head, entries=[_entry(2, 2)], steps=[_step(_entry(2, 2))])
    with database.read() as conn:
        assert load_entry(conn, "rpg", "e2") is None
        assert steps_from(conn, "rpg", 1) == []


def test_an_arrival_is_counted_once(database: Database, head: Head) -> None:
    with database.write() as conn:
        head = record(conn, head, entries=[_entry(1, 1), _entry(2, 1)])
    again = _entry(2, 3)._replace(id="e2b")
    with pytest.raises(LedgerError, match="2 already"), database.write() as conn:
        record(conn, head, entries=[again])


def test_a_late_entry_replaces_the_end_of_the_fold(database: Database, head: Head) -> None:
    first, second, late = _entry(1, 1), _entry(2, 5), _entry(3, 3)
    old = [_step(first, _health(9)), _tick(4, _health(8)), _step(second, _health(7))]
    new = [_step(late, _health(6)), _tick(4, _health(5)), _step(second, ChangeRow("Tarn", "gold", 2))]
    with database.write() as conn:
        head = record(conn, head, entries=[first, second], steps=old)
        removed = [step.entry for step in old[1:]]
        head = record(conn, head, entries=[late], steps=new, removed=removed)
    assert (head.revision, head.steps) == (2, 4)
    with database.read() as conn:
        kept = [old[0], *new]
        assert steps_from(conn, "rpg", 1) == [step._replace(n=n) for n, step in enumerate(kept, 1)]
        assert steps_between(conn, "rpg", _at(3), _at(5)) == steps_from(conn, "rpg", 2)[:2]
        assert [value.value for value in value_history(conn, "rpg", "Tarn", "health")] == [9, 6, 5]
        for table in _DERIVED:
            query = select(func.count()).select_from(table).where(table.c.game == "other")
            assert conn.execute(query).scalar() == 1


def test_only_the_end_of_the_fold_can_be_replaced(database: Database, head: Head) -> None:
    both = [_entry(1, 1), _entry(2, 2)]
    with database.write() as conn:
        head = record(conn, head, entries=both, steps=[_step(entry) for entry in both])
    for removed in (["e1"], ["e2", "e1"], ["e0", "e1", "e2"]):
        with pytest.raises(LedgerError), database.write() as conn:
            record(conn, head, removed=removed)
    with database.read() as conn:
        assert len(steps_from(conn, "rpg", 1)) == 2


def test_two_writers_make_one_history(database: Database, head: Head) -> None:
    def play(name: str) -> None:
        for turn in range(15):
            with database.write() as conn:
                now = load_head(conn, "rpg")
                entry = _entry(now.arrivals + 1, now.arrivals)._replace(id=f"{name}{turn}")
                record(conn, now, entries=[entry], steps=[_step(entry, _health(now.arrivals))])

    players = [threading.Thread(target=play, args=(name,)) for name in ("tarn", "brask")]
    for player in players:
        player.start()
    for player in players:
        player.join()
    with database.read() as conn:
        assert load_head(conn, "rpg")[:4] == ("rpg", 30, 30, 30)
        assert [entry.seq for entry in load_entries(conn, "rpg")] == list(range(1, 31))
        assert [value.value for value in value_history(conn, "rpg", "Tarn", "health")] == list(range(30))


def test_values_hold_from_their_step_on(database: Database, head: Head) -> None:
    made = [_entry(1, 1), _entry(2, 3), _entry(3, 3), _entry(4, 6)]
    told = [
        [ChangeRow("Tarn", "health", 10, 0), ChangeRow("Brask", "health", 10, 0)],
        [ChangeRow("Tarn", "health", 8, 0), ChangeRow("Tarn", "health", 9, 1)],
        [ChangeRow("Tarn", "health", None, -1), ChangeRow("game", "turn", {"n": 2}, 0)],
        [ChangeRow("Brask", "health", None, 0, gone=True)],
    ]
    with database.write() as conn:
        record(
            conn, head, entries=made,
            steps=[_step(entry, *changes) for entry, changes in zip(made, told, strict=True)],
        )  # fmt: skip
    brask = Value("Brask", "health", 10, _at(1), "e1", 1, 0)
    hurt = Value("Tarn", "health", None, _at(3), "e3", 3, -1)
    turn = Value("game", "turn", {"n": 2}, _at(3), "e3", 3, 0)
    with database.read() as conn:
        assert current(conn, "rpg") == [hurt, turn]
        assert current(conn, "rpg", "game") == [turn]
        assert as_of(conn, "rpg", _at(0.9)) == []
        assert [(v.subject, v.value) for v in as_of(conn, "rpg", _at(1))] == [("Brask", 10), ("Tarn", 10)]
        assert as_of(conn, "rpg", _at(2.9), "Tarn") == [Value("Tarn", "health", 10, _at(1), "e1", 1, 0)]
        # everything dated then has happened, in the order of the fold
        assert as_of(conn, "rpg", _at(3)) == as_of(conn, "rpg", _at(5)) == [brask, hurt, turn]
        assert as_of(conn, "rpg", _at(6)) == current(conn, "rpg")
        history = value_history(conn, "rpg", "Tarn", "health")
        assert [(v.value, v.event) for v in history] == [(10, 0), (8, 0), (9, 1), (None, -1)]
        assert [v.gone for v in value_history(conn, "rpg", "Brask", "health")] == [False, True]
        assert value_history(conn, "rpg", "Tarn", "luck") == []


def test_people_can_ask_in_sql(database: Database, head: Head) -> None:
    with database.write() as conn:
        record(conn, head, entries=[_entry(1, 1)], steps=[_step(_entry(1, 1), _health(9), _health(7))])
        query = "SELECT value, entry FROM current_values WHERE subject = 'Tarn' AND game = 'rpg'"
        ((value, entry),) = conn.execute(text(query)).all()
    assert (str(value), entry) == ("7", "e1")


def test_a_step_is_where_rulings_have_put_it(database: Database, head: Head) -> None:
    """The entry keeps its own date, the step has the effective one; what is beyond a checkpoint follows."""
    first, redated, voided, ruling = _entry(1, 1), _entry(2, 2), _entry(3, 3), _entry(4, 4, "ruling", 2)
    third = _entry(5, 5)
    with database.write() as conn:
        record(
            conn, head, entries=[first, redated, voided, ruling, third],
            steps=[_step(first), _tick(4.5), _step(third), _step(redated, hours=7)],
        )  # fmt: skip
        assert [entry.id for entry in load_entries(conn, "rpg", beyond=2)] == ["e2", "e3", "e4", "e5"]
        assert [entry.id for entry in load_entries(conn, "rpg", beyond=4)] == ["e3", "e4"]
        found = step_of(conn, "rpg", "e2")
        assert found is not None
        assert (found.n, found.at) == (4, _at(7))
        assert conn.execute(select(entries.c.at).where(entries.c.id == "e2")).scalar() == _at(2)


def test_checkpoints_are_found_by_key_and_dropped_with_their_past(database: Database, head: Head) -> None:
    made = [_entry(n, n) for n in range(1, 5)]
    kept = [
        Checkpoint(n, _at(n), 3, n, b'{"turn":%d}\x00\xff' % n, {"max_skew": n}, "Text" if n > 1 else None)
        for n in (1, 3)
    ]
    with database.write() as conn:
        assert latest_checkpoint(conn, "rpg") is None
        head = record(conn, head, entries=made, steps=[_step(entry) for entry in made])
        for checkpoint in (kept[1]._replace(state=b"old"), *kept):
            save_checkpoint(conn, "rpg", checkpoint)
        save_checkpoint(conn, "other", kept[1])
        assert latest_checkpoint(conn, "rpg") == kept[1]
        assert latest_checkpoint(conn, "rpg", (_at(3), 3, 4)) == kept[1]
        assert latest_checkpoint(conn, "rpg", (_at(3), 3, 3)) == kept[0]
        assert latest_checkpoint(conn, "rpg", (_at(3), 2, 9)) == kept[0]
        assert latest_checkpoint(conn, "rpg", (_at(1), 3, 1)) is None
        head = record(conn, head, steps=[_step(made[3])], removed=["e4"])
        assert latest_checkpoint(conn, "rpg") == kept[1]
        record(conn, head, steps=[_step(made[2])], removed=["e3", "e4"])
        assert latest_checkpoint(conn, "rpg") == kept[0]
        clear_steps(conn, load_head(conn, "rpg"))
        assert latest_checkpoint(conn, "rpg") is None
        assert latest_checkpoint(conn, "other") == kept[1]


def test_an_entry_of_a_hostile_name_is_found_by_it(database: Database, head: Head) -> None:
    named = _entry(1, 1)._replace(id="m:<" + "x" * 5000 + "\0>")
    with database.write() as conn:
        record(conn, head, entries=[named], steps=[_step(named, _health(1))])
        assert load_entry(conn, "rpg", named.id) is not None
        assert step_of(conn, "rpg", named.id) is not None
        assert load_entries(conn, "rpg", beyond=1) == []
        record(conn, load_head(conn, "rpg"), removed=[named.id])
