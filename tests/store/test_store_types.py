"""What is stored comes back as it was, and sorts in SQL as in Python, on both databases."""

from datetime import UTC, datetime, timedelta, timezone

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import column, insert, select
from sqlalchemy.exc import StatementError

from gamemaster.store.database import Database
from gamemaster.store.facts import fact, set_fact
from gamemaster.store.mailboxes import Cursor, advance_cursor, load_cursor
from gamemaster.store.tables import facts, fora, messages
from gamemaster.store.types import short_name, storable

_EAST = timezone(timedelta(hours=5, minutes=30))
_MOMENTS = [
    datetime.min.replace(tzinfo=UTC),
    datetime(1969, 12, 31, 23, 59, 59, 999_999, tzinfo=UTC),
    datetime(2009, 10, 26, 14, 5, tzinfo=UTC),
    datetime(2009, 10, 26, 14, 5, 0, 1, tzinfo=UTC),
    datetime(2009, 10, 26, 19, 35, 0, 2, tzinfo=_EAST),
    datetime(2038, 1, 19, 3, 14, 8, tzinfo=UTC),
    datetime.max.replace(tzinfo=UTC),
]


def _message(at: datetime, **more: object) -> dict[str, object]:
    given = {"message_id": "<1@tarn.example>", "digest": "", "raw": b"", "source": "", "status": "new"}
    return {**given, "reason": "", "attempts": 0, "traceback": "", "received_at": at, **more}


def test_moments_are_exact_and_sort(database: Database) -> None:
    with database.write() as conn:
        conn.execute(insert(messages), [_message(at) for at in reversed(_MOMENTS)])
    moment = messages.c.received_at
    with database.read() as conn:
        found = conn.execute(select(moment).order_by(moment)).scalars().all()
        assert found == _MOMENTS
        assert all(at.tzinfo is UTC for at in found)
        for index, at in enumerate(_MOMENTS):
            assert conn.execute(select(moment).where(moment == at)).scalars().all() == [at]
            assert len(conn.execute(select(moment).where(moment < at)).all()) == index


def test_a_moment_without_zone_is_refused(database: Database) -> None:
    bare = datetime(2009, 10, 26)  # noqa: DTZ001
    with pytest.raises(StatementError, match="has no time zone"), database.write() as conn:
        conn.execute(insert(messages), _message(bare))


@pytest.mark.parametrize(
    "value",
    [
        {"b": 1, "a": [1.0, 1, True, None, -0.5, 2**70, ""]},
        {"nul": "a\0b", "lone": "\ud83d", "pair": "\U0001f409", "ä": "\u2028"},
        "5",
        "1.0",
        "null",
        1.0,
        12345678901234567890,
        [],
        {},
        False,
    ],
    ids=repr,
)
def test_json_comes_back_as_it_was(database: Database, value: object) -> None:
    with database.write() as conn:
        set_fact(conn, "value", value)
        found = fact(conn, "value")
    assert found == value
    assert repr(found) == repr(value)  # tells 1 from 1.0 and True, and shows the order of keys


def test_none_is_null(database: Database) -> None:
    with database.write() as conn:
        set_fact(conn, "value", None)
        assert conn.execute(select(facts.c.key).where(column("value").is_(None))).scalars().all() == ["value"]
        assert fact(conn, "value") is None


def test_text_no_database_can_hold_is_marked(database: Database) -> None:
    with database.write() as conn:
        conn.execute(
            insert(messages),
            _message(_MOMENTS[2], message_id="<\0@tarn.example>", traceback="caf\xe9 \udce9\0 \U0001f409"),
        )
        row = conn.execute(select(messages).where(messages.c.message_id == "<\0@tarn.example>")).one()
    assert row.message_id == "<\ufffd@tarn.example>"
    assert row.traceback == "caf\xe9 \ufffd\ufffd \U0001f409"


def test_text_sorts_by_code_point(database: Database) -> None:
    words = ["Zeta", "alpha", "Alpha", "\xe9tude", "beta", "_x", "~"]
    with database.write() as conn:
        for word in words:
            set_fact(conn, word, 1)
        assert conn.execute(select(facts.c.key).order_by(facts.c.key)).scalars().all() == sorted(words)


def test_absurdly_long_names_stay_apart_and_findable(database: Database) -> None:
    long, other = "<" + "\u00df" * 5000 + "1>", "<" + "\u00df" * 5000 + "2>"
    with database.write() as conn:
        set_fact(conn, long, 1)
        set_fact(conn, other, 2)
        assert (fact(conn, long), fact(conn, other)) == (1, 2)


def test_three_longest_names_fit_into_one_index(database: Database) -> None:
    import random

    from gamemaster.store.tables import values_by_time

    # letters at random, which PostgreSQL cannot compress
    letters = random.Random(1)
    names = ["".join(letters.choices("abcdefghijklmnopqrstuvwxyz0123456789", k=600)) for _ in range(3)]
    row = dict(zip(("game", "subject", "name"), names, strict=True))
    with database.write() as conn:
        conn.execute(
            insert(values_by_time),
            {**row, "step": 1, "n": 0, "gone": False, "at": _MOMENTS[2], "entry": names[0], "event": -1},
        )
        assert conn.execute(select(values_by_time.c.name)).scalar() == names[2]


@given(st.text(st.characters(exclude_categories=())))
def test_short_names_are_stable_and_storable(text: str) -> None:
    name = short_name(text)
    assert short_name(name) == name
    assert len(name.encode()) <= 600
    assert "\0" not in name
    assert (name == text) or (storable(text) != text or len(text.encode()) > 600)


def test_unsigned_32_bit_uids_fit(database: Database) -> None:
    cursor = Cursor("INBOX", 2**32 - 1, 2**32 - 2)
    with database.write() as conn:
        assert advance_cursor(conn, cursor)
        assert load_cursor(conn, "INBOX") == cursor


def test_references_are_checked(database: Database) -> None:
    from sqlalchemy.exc import IntegrityError

    with pytest.raises(IntegrityError), database.write() as conn:
        conn.execute(insert(fora), {"game": "none", "address": "a@b", "kind": "public", "position": 0})
