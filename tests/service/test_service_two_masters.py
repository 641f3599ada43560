"""A private mail that could be for several games, whose masters are not the same people."""

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from service_kit import GM, MONDAY, Letter, address, configure, hour, outcomes
from werewolf_desk import WW, WolfDesk, dealt, prepare_town

from gamemaster.service.games.creating import NewGame, create_game
from gamemaster.service.views import queries

CHOICE = "We attack Mirelle."
FLUXX_LIST = "fluxx@lists.example.org"
OTHER_GM = "Xan"


@pytest.fixture
def night(tmp_path: Path) -> Iterator[WolfDesk]:
    """Brask is the werewolf, and it is night; beside that a game of Fluxx, made first, is another's."""
    with ExitStack() as stack:
        stack.enter_context(dealt(["Brask"], {"Seer": "Ondine"}))
        folder = prepare_town(tmp_path / "ws")
        configure(folder, {"mail": {"daily_limit": 100}})
        desk = WolfDesk(folder, hour(1))
        stack.callback(desk.close)
        create_game(
            desk.ws,
            NewGame(
                "fluxx",
                "agora_fluxx",
                title="Agora Fluxx",
                gm=f"{OTHER_GM} <{address(OTHER_GM)}>",
                lists=(FLUXX_LIST,),
                starts=MONDAY,
            ),
        )
        desk.start("Seer")
        for voter in ("Brask", "Fenwick", "Mirelle", "Ondine"):
            desk.say(voter, "I vote to lynch Quillon.")
        assert desk.phase == "night 1"
        yield desk


def plays_fluxx(desk: WolfDesk, who: str) -> None:
    assert outcomes(desk.say(who, "I join Agora Fluxx.", to=FLUXX_LIST)) == ["applied join"]


def to(letters: list[Letter], who: str) -> list[Letter]:
    return [one for one in letters if one.recipients == (address(who),)]


def test_a_game_that_only_wonders_yields_where_the_sender_has_no_part_in_it(night: WolfDesk) -> None:
    night.letters()
    assert outcomes(night.whisper("Brask", CHOICE)) == ["applied attack"]
    assert {one.recipients for one in night.letters()} == {(address("Brask"),)}


def test_nor_is_its_master_asked_who_a_stranger_is(night: WolfDesk) -> None:
    night.letters()
    taken = night.whisper("Brask", CHOICE, sender="Brask <brask@other.example>")
    assert taken.data["status"] == "held"
    assert {one.recipients for one in night.letters()} == {(address(GM),)}
    assert queries.open_questions(night.ws, "fluxx") == []


def test_else_the_master_whose_secrets_they_are_is_asked_and_the_sender_told(night: WolfDesk) -> None:
    plays_fluxx(night, "Brask")
    night.letters()
    taken = night.whisper("Brask", CHOICE)
    assert taken.data["status"] == "held"
    letters = night.letters()
    assert to(letters, OTHER_GM) == []
    (question,) = to(letters, GM)
    assert "Is this a move in" in question.words
    (told,) = to(letters, "Brask")
    assert "nothing was done" in told.words
    assert "[fluxx] or [ww]" in told.words
    assert "Mirelle" not in told.words
    assert queries.open_questions(night.ws, "fluxx") == []
    assert outcomes(night.whisper("Brask", CHOICE, subject=f"[{WW}] tonight")) == ["applied attack"]
