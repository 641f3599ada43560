"""A list that carries one game alone: what is said there needs no sign of whose it is (`own_list`)."""

import io

import pytest
from service_kit import BOT, GAME, LIST, TALK, Desk, hour, outcomes

from gamemaster.service.messages.parsing import parse_in_game
from gamemaster.service.ruling.changing import change_settings

LEAVING = "Work has got the better of me. I leave the game."


@pytest.fixture
def alone(played: Desk) -> Desk:
    played.now = hour(10)
    change_settings(played.ws, GAME, {"own_list": True}, None, "nobody else writes there")
    return played


def test_on_a_shared_list_words_without_a_sign_are_none_of_its_business(played: Desk) -> None:
    taken = played.mail("Ondine", LEAVING, subject="An unhappy letter from the office", by_list=LIST)
    assert outcomes(taken) == []
    assert "Ondine" in played.people()


def test_on_its_own_list_they_act(alone: Desk) -> None:
    taken = alone.mail("Ondine", LEAVING, subject="An unhappy letter from the office", by_list=LIST)
    assert outcomes(taken) == ["applied leave"]
    assert alone.questions() == []
    alone.proven()


@pytest.mark.parametrize("subject", ["[Chess] Alas", "[Lost and found]"])
def test_another_tag_is_still_anothers(alone: Desk, subject: str) -> None:
    assert outcomes(alone.mail("Ondine", LEAVING, subject=subject, by_list=LIST)) == []


@pytest.mark.parametrize("to", [TALK, BOT])
def test_no_other_forum_is_its_own(alone: Desk, to: str) -> None:
    alone.mail("Ondine", LEAVING, subject="Alas", to=to, by_list=TALK if to == TALK else None)
    assert "Ondine" in alone.people()


def test_parsing_reads_it_as_intake_does(alone: Desk) -> None:
    file = alone.folder / "leaving.eml"
    file.write_bytes(alone.compose("Ondine", LEAVING, subject="Alas", by_list=LIST))
    (found,) = parse_in_game(alone.ws, GAME, [str(file)], io.BytesIO())
    assert [act["action"] for act in found["actions"]] == ["leave"]


def test_a_preview_reads_it_as_the_list_would(alone: Desk) -> None:
    alone.mail("Ondine", LEAVING, subject="test", to=BOT)
    (letter,) = alone.letters(to="Ondine")
    assert "leave" in letter.words
    assert "Ondine" in alone.people()


def test_a_preview_under_another_tag_is_read_as_anothers(alone: Desk) -> None:
    alone.mail("Ondine", LEAVING, subject="test [Chess] Alas", to=BOT)
    (letter,) = alone.letters(to="Ondine")
    assert letter.subject.endswith("Test: no action found")
