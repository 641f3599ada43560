"""Whoever is added can be told from everybody and everything else, in a sentence and by address."""

import pytest
from service_kit import BOT, LIST, Desk, new_game, outcomes

from gamemaster.core.errors import UsageError
from gamemaster.service.games.roster import add_person, people


@pytest.mark.parametrize(
    "name",
    ["Town Square", "healer", "me", "I", "all", "3 gold", "(the clock)", "nul\0name", "\u202egnol", "x" * 300,
     "Everyone", "Gold Exchanger", "\u041endine", "Brask and Cato", "me too", "Dungeon Level 1", "approve",
     "And", "week", "Rust & Fawn"],
)  # fmt: skip
def test_what_means_something_else_is_no_name(desk: Desk, name: str) -> None:
    before = people(desk.ws)
    with pytest.raises(UsageError):
        add_person(desk.ws, f"{name} <somebody@example.org>", (), ())
    assert people(desk.ws) == before


@pytest.mark.parametrize(
    "name",
    ["D. Voss", "Old Marn", "Ωmega", "O'Hara", "Jo-Ann", "snail 9", "\u041e\u043b\u044f", "May", "Will",
     "An Nguyen", "E. Sands", "Andor"],
)  # fmt: skip
def test_ordinary_names_are_names(desk: Desk, name: str) -> None:
    assert add_person(desk.ws, f'"{name}" <somebody@example.org>', (), ()).startswith(name)


def test_two_people_at_once_are_not_taken_for_one(desk: Desk) -> None:
    with pytest.raises(UsageError, match="not of the form"):
        add_person(desk.ws, "Two <two@example.org>, Three <three@example.org>", (), ())


@pytest.mark.parametrize("address", [LIST, BOT])
def test_an_address_of_no_person_is_refused(desk: Desk, address: str) -> None:
    with pytest.raises(UsageError, match="cannot be a person's"):
        add_person(desk.ws, f"Quillon <{address}>", (), ())


@pytest.mark.parametrize("address", ["zoë@example.org", "a\\b@example.org", "zoe@exämple.org"])
def test_the_registered_address_is_one_that_mail_can_be_written_to(desk: Desk, address: str) -> None:
    """Otherwise each of eir mails would break the program that wants to answer it."""
    with pytest.raises(UsageError, match="is no address that mail can be written to"):
        add_person(desk.ws, f"Zoe <{address}>", (), ())
    with pytest.raises(UsageError, match="is no address that mail can be written to"):
        new_game(desk.ws, "tower", lists=(address,))


def test_nobody_shares_the_game_masters_address(desk: Desk) -> None:
    with pytest.raises(UsageError, match="must be eirs alone"):
        add_person(desk.ws, "Quillon <hale@example.org>", (), ())


def test_whose_mail_comes_back_is_written_to_at_another_address(played: Desk) -> None:
    add_person(played.ws, "Ondine <work@example.org>", (), ())
    played.mail("Ondine", "I move to Healer.", sender="work@example.org")
    assert played.letters("receipt")[0].recipients == ("ondine@example.org",)
    told = add_person(played.ws, "Ondine <new@example.org>", (), (), first=True)
    assert told.startswith("Ondine: new@example.org, ondine@example.org, work@example.org")
    played.mail("Ondine", "I move to Town Square.", sender="work@example.org")
    assert played.letters("receipt")[0].recipients == ("new@example.org",)


def test_an_alias_belongs_to_one_person(desk: Desk) -> None:
    desk.joined()
    with pytest.raises(UsageError, match="already"):
        add_person(desk.ws, "Quillon <quillon@example.org>", ("Brask",), ())
    with pytest.raises(UsageError, match="already"):
        add_person(desk.ws, "brask <other@example.org>", (), ())


class TestAGameIsMade:
    """What a game is made with must not take anybody's address from em."""

    @pytest.mark.parametrize("address", [BOT, "ondine@example.org", "HALE@example.org", "abel@example.org"])
    @pytest.mark.parametrize("kind", ["lists", "discussion"])
    def test_nobodys_address_becomes_a_lists(self, desk: Desk, address: str, kind: str) -> None:
        how = {"lists": (), "discussion": (), "gm": "Abel <abel@example.org>"} | {kind: (address,)}
        with pytest.raises(UsageError, match="cannot be a list's"):
            new_game(desk.ws, "tower", **how)
        assert outcomes(desk.mail("Ondine", "I join.")) == ["applied join"]

    def test_the_address_of_somebody_else_is_no_game_masters(self, desk: Desk) -> None:
        with pytest.raises(UsageError, match="must be eirs alone"):
            new_game(desk.ws, "tower", gm="Abel <ondine@example.org>", lists=())
        assert outcomes(desk.mail("Ondine", "I join.")) == ["applied join"]

    def test_a_player_may_conduct_another_game(self, desk: Desk) -> None:
        new_game(desk.ws, "tower", gm="Ondine <ondine@example.org>", lists=())
        assert outcomes(desk.mail("Ondine", "I join.")) == ["applied join"]

    @pytest.mark.parametrize("title", ["Tower\nBcc: x", "x" * 300, "\x1b[31mTower", " "])
    def test_its_name_fits_on_a_line(self, desk: Desk, title: str) -> None:
        with pytest.raises(UsageError, match="cannot be the name of a game"):
            new_game(desk.ws, "tower", title=title, lists=())


def test_whoever_shares_an_address_is_told_what_it_means(desk: Desk) -> None:
    told = add_person(desk.ws, "Tarn <ondine@example.org>", (), ())
    assert "ondine@example.org is Ondine's address as well" in told
