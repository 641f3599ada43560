"""Games with their lists, people with addresses and aliases, and the counters of automatic mail."""

from datetime import UTC, date, datetime

import pytest

from gamemaster.core.errors import UsageError
from gamemaster.core.people import Person, Roster
from gamemaster.store.database import Database
from gamemaster.store.games import Game, Secrets, create_game, game_count, game_secrets, list_games, load_game
from gamemaster.store.ledger import Head, load_head
from gamemaster.store.limits import count_up, counted, forget_limits
from gamemaster.store.people import load_roster, roster_revision, save_person

_START = datetime(2009, 10, 26, tzinfo=UTC)
_GAME = Game(
    "rpg", "agora_rpg", "The Marches", "Quillon", _START, _START, {"max_skew": 15},
    ("business@lists.example", "moves@lists.example"), ("talk@lists.example",),
)  # fmt: skip
_SECRET = Secrets(bytes(range(32)), None)


def test_a_game_comes_back_as_it_was_created(database: Database) -> None:
    other = _GAME._replace(id="fluxx", public=(), discussion=())
    with database.write() as conn:
        create_game(conn, _GAME, _SECRET)
        create_game(conn, other, Secrets(b"o" * 32, b"f" * 32))
    with database.read() as conn:
        assert load_game(conn, "rpg") == _GAME
        assert list_games(conn) == [other, _GAME]
        assert game_count(conn) == 2
        assert game_secrets(conn, "rpg") == _SECRET
        assert load_head(conn, "rpg") == Head("rpg", 0, 0, 0, _START)


def test_a_game_never_shows_its_secret() -> None:
    assert "secret" not in Game._fields


def test_two_games_cannot_have_one_name(database: Database) -> None:
    with database.write() as conn:
        create_game(conn, _GAME, _SECRET)
        with pytest.raises(UsageError, match="already"):
            create_game(conn, _GAME, _SECRET)
        # the transaction goes on
        assert game_count(conn) == 1


def test_an_unknown_game_names_those_there_are(database: Database) -> None:
    with database.write() as conn:
        create_game(conn, _GAME, _SECRET)
        for look in (load_game, game_secrets):
            with pytest.raises(UsageError, match="rpg"):
                look(conn, "rqg")
        with pytest.raises(UsageError):
            load_head(conn, "rqg")


def test_a_list_named_twice_is_refused(database: Database) -> None:
    twice = _GAME._replace(discussion=_GAME.public[:1])
    with pytest.raises(UsageError, match="twice"), database.write() as conn:
        create_game(conn, twice, _SECRET)


def test_the_roster_comes_back_in_order(database: Database) -> None:
    tarn = Person("Tarn", ("tarn@home.example", "a.tarn@work.example"), ("T", "Old Tarn"))
    ondine, brask = Person("Ondine", ("ondine@home.example",)), Person("Brask")
    with database.write() as conn:
        for person in (tarn, ondine, brask):
            save_person(conn, person)
    with database.read() as conn:
        assert load_roster(conn) == Roster((brask, ondine, tarn))


def test_saving_a_person_again_replaces_what_was_known(database: Database) -> None:
    with database.write() as conn:
        save_person(conn, Person("Tarn", ("old@home.example", "b@home.example"), ("T",)))
        before = roster_revision(conn)
        new = Person("Tarn", ("new@home.example",), ("Tarn the Tall", "T"))
        save_person(conn, new)
        assert load_roster(conn).people == (new,)
        assert roster_revision(conn) == before + 1


def test_two_people_may_share_an_address(database: Database) -> None:
    with database.write() as conn:
        save_person(conn, Person("Tarn", ("house@home.example",)))
        save_person(conn, Person("Mirelle", ("house@home.example",)))
        roster = load_roster(conn)
    assert len(roster.people) == 2
    assert roster.by_address("house@home.example") is None


def test_automatic_mail_is_counted_to_its_limit(database: Database) -> None:
    day = date(2009, 10, 26)
    with database.write() as conn:
        assert [count_up(conn, "Tarn", day, "receipt", 3) for _ in range(5)] == [True] * 3 + [False] * 2
        assert counted(conn, "Tarn", day, "receipt") == 3
        assert count_up(conn, "Tarn", date(2009, 10, 27), "receipt", 3)
        assert count_up(conn, "Tarn", day, "notice", 3)
        assert count_up(conn, "Ondine", day, "receipt", 3)
        assert not count_up(conn, "Brask", day, "receipt", 0)
        assert counted(conn, "Brask", day, "receipt") == 0
        forget_limits(conn, date(2009, 10, 27))
        assert counted(conn, "Tarn", day, "receipt") == 0
        assert counted(conn, "Tarn", date(2009, 10, 27), "receipt") == 1
