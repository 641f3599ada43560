"""Where a message must reach a list of each nomic, it counts with its last copy, once."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from service_kit import GM, address, copied, hour, outcomes
from werewolf_desk import AGORA, LISTS, SPOON, WW, WolfDesk, dealt, prepare_town

from gamemaster.service.games.roster import add_person
from gamemaster.service.ruling.changing import change_settings

JOIN = "I join the Werewolves contest."


@pytest.fixture(scope="module")
def town(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return prepare_town(tmp_path_factory.mktemp("town") / "ws")


@pytest.fixture
def desk(town: Path, tmp_path: Path) -> Iterator[WolfDesk]:
    with dealt(["Brask"], {}):
        made = WolfDesk(copied(town, tmp_path / "ws"), hour(1))
        change_settings(made.ws, WW, {"lists": "each_nomic"}, None, "s. 1g to the letter")
        add_person(made.ws, f"Vesper <{address('Vesper')}>", (), ())
        made.letters()
        yield made
        made.close()


def both(desk: WolfDesk, who: str, text: str) -> list[bytes]:
    """One mail to both lists, as each of them delivers it."""
    to, number = ", ".join(LISTS), desk.count
    return [
        desk.compose(who, text, to=to, by_list=one, message_id=f"both{number}@example.org") for one in LISTS
    ]


def people(desk: WolfDesk) -> set[str]:
    return set(desk.view()["people"])


def test_a_mail_to_both_counts_with_its_second_copy(desk: WolfDesk) -> None:
    first, second = both(desk, "Vesper", JOIN)
    assert desk.deliver(first).data["status"] == "held"
    assert "Vesper" not in people(desk)
    assert desk.letters() == []
    assert outcomes(desk.deliver(second)) == ["applied join"]
    assert "Vesper" in people(desk)
    assert desk.deliver(first).data["status"] == "duplicate"
    assert desk.deliver(second).data["status"] == "duplicate"
    assert len(desk.letters("receipt")) == 1


def test_a_mail_to_one_waits_and_its_sender_is_told_which_list_is_missing(desk: WolfDesk) -> None:
    assert desk.say("Vesper", JOIN).data["status"] == "held"
    (letter,) = desk.letters()
    assert letter.recipients == (address("Vesper"),)
    assert SPOON in letter.words
    assert "Vesper" not in people(desk)
    assert outcomes(desk.say("Vesper", JOIN, to=SPOON)) == ["applied join"]


def test_a_second_list_of_the_same_nomic_is_not_enough(desk: WolfDesk) -> None:
    change_settings(desk.ws, WW, {"nomics": [list(LISTS)]}, None, "both are lists of one nomic")
    assert outcomes(desk.say("Vesper", JOIN)) == ["applied join"]


def test_the_same_words_of_somebody_else_do_not_help(desk: WolfDesk) -> None:
    add_person(desk.ws, f"Wystan <{address('Wystan')}>", (), ())
    assert desk.say("Vesper", JOIN).data["status"] == "held"
    assert desk.say("Wystan", JOIN, to=SPOON).data["status"] == "held"
    assert not {"Vesper", "Wystan"} & people(desk)


def test_a_vote_may_come_privately_so_that_one_list_is_enough(desk: WolfDesk) -> None:
    for raw in both(desk, GM, "I start a session without optional roles."):
        desk.deliver(raw)
    assert desk.phase == "day 1"
    assert outcomes(desk.say("Fenwick", "I vote to lynch Quillon.", to=AGORA)) == ["applied vote"]
    assert outcomes(desk.whisper("Tarn", "I vote to lynch Quillon.")) == ["applied vote"]


def test_without_the_setting_one_list_is_enough(desk: WolfDesk) -> None:
    change_settings(desk.ws, WW, {"lists": "any"}, None, "simpler")
    assert outcomes(desk.say("Vesper", JOIN, to=SPOON)) == ["applied join"]
