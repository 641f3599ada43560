"""A substitute in a part with secrets: what e learns is eirs alone, and not whom e has replaced."""

from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path

import pytest
from service_kit import BOT, address, copied, hour, outcomes
from werewolf_desk import WW, WolfDesk, dealt, prepare_town, to

from gamemaster.core.errors import UsageError
from gamemaster.service.games.roster import add_person
from gamemaster.service.rounds.turning import tick
from gamemaster.service.views.queries import legal, state
from gamemaster.service.views.why import why


@pytest.fixture
def replaced(tmp_path: Path) -> Iterator[WolfDesk]:
    """Ondine, the Seer, was replaced by Hester, who has seen that Brask is a werewolf."""
    with dealt(["Brask"], {"Seer": "Ondine"}):
        desk = WolfDesk(copied(prepare_town(tmp_path / "town"), tmp_path / "ws"), hour(1))
        add_person(desk.ws, f"Hester <{address('Hester')}>", (), ())
        desk.start("Seer")
        for voter in ("Brask", "Fenwick", "Mirelle", "Ondine"):
            desk.say(voter, "I vote to lynch Quillon.")
        desk.of_game("substitute", "Ondine", "Hester")
        assert outcomes(desk.whisper("Hester", "I look at Brask tonight.")) == ["applied see"]
        desk.whisper("Brask", "We attack Tarn.")
        desk.now += timedelta(days=3)
        tick(desk.ws)
        desk.letters()
        yield desk
        desk.close()


ASKED = (
    "why Ondine.seen",
    "why Ondine.role",
    "status",
    "what can I do?",
    "I look at Tarn tonight.",
    "Hello there.",
)


@pytest.mark.parametrize("text", ASKED)
@pytest.mark.parametrize("subject", ["moves", "test"])
def test_whoever_was_replaced_learns_nothing_of_the_part(replaced: WolfDesk, text: str, subject: str) -> None:
    replaced.mail("Ondine", text, to=BOT, subject=subject)
    for letter in replaced.letters():
        assert letter.recipients == (address("Ondine"),)
        for secret in ("is a werewolf", "Seer", "I look at Brask tonight", "I look at Mirelle"):
            assert secret not in letter.words.partition("Sentences that are understood")[0]


def test_the_substitute_is_told_where_e_stands_and_what_e_may_do(replaced: WolfDesk) -> None:
    replaced.mail("Hester", "what can I do?", to=BOT)
    (letter,) = to(replaced.letters(), "Hester")
    assert "You have learned: Brask is a werewolf." in letter.words
    assert "I look at Mirelle tonight." in letter.words.partition("Sentences that are understood")[0]


def test_at_the_keyboard_the_part_is_shown_to_the_substitute_alone(replaced: WolfDesk) -> None:
    ws = replaced.ws
    assert replaced.view("Hester")["people"]["Ondine"]["role"] == "Seer"
    assert replaced.view("Ondine") == replaced.view()
    assert "only Hester, who plays for Ondine, may see" in state(ws, WW, None, "Hester", False).text
    assert "somebody else plays for Ondine now" in state(ws, WW, None, "Ondine", False).text
    assert "I look at Mirelle tonight." in legal(ws, WW, "Hester").text
    assert legal(ws, WW, "Ondine").data["options"] == []
    assert "Seer" in why(ws, WW, "Ondine.role", None, "Hester", False).text
    with pytest.raises(UsageError):
        why(ws, WW, "Ondine.role", None, "Ondine", False)
    with pytest.raises(UsageError, match="nobody is called 'Nemo'"):
        why(ws, WW, "Ondine.alive", None, "Nemo", False)
