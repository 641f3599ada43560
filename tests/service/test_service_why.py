"""Why a value is what it is: each link with message, sentence, section, draw, ruling; and for whose eyes."""

from datetime import timedelta
from pathlib import Path

import pytest
from service_kit import BOT, GAME, Desk, address, hour, new_game

from gamemaster.core.errors import UsageError
from gamemaster.service.games.exporting import export
from gamemaster.service.reports import reporting
from gamemaster.service.ruling.rulings import Order, decide
from gamemaster.service.views import queries
from gamemaster.service.views.why import why


def chain(desk: Desk, value: str, **how: object) -> list[dict[str, str]]:
    asked: dict[str, object] = {"at": None, "person": "", "gm": False} | how
    found: list[dict[str, str]] = why(desk.ws, GAME, value, **asked).data["chain"]  # type: ignore[arg-type]
    return found


@pytest.fixture
def explored(played: Desk) -> Desk:
    """Ondine has gone to the dungeon and met something there."""
    played.mail("Ondine", "Hello all.\n\nI move to Dungeon Level 1.", message_id="walk@example.org")
    for _ in range(4):
        played.mail("Ondine", "I explore.")
        if played.state("Ondine")["encounter"]:
            break
    return played


def test_each_link_names_message_sentence_section_and_event(explored: Desk) -> None:
    links = chain(explored, "Ondine.location")
    assert [(link["before"], link["after"]) for link in links] == [
        ("no value at all", "Town Square"),
        ("Town Square", "Dungeon Level 1"),
    ]
    last = links[-1]
    assert last["message"] == "<walk@example.org>"
    assert last["sentence"].startswith("I move to Dungeon Level 1")
    assert last["who"] == "Ondine"
    assert "moved from Town Square to Dungeon Level 1" in last["told"]
    assert last["section"] != ""


def test_a_draw_stands_with_what_it_decided(explored: Desk) -> None:
    links = chain(explored, "Ondine.encounter")
    assert any(draw.startswith("encounter d100: ") for link in links for draw in link["draws"])


def test_dots_lead_into_a_value(explored: Desk) -> None:
    (link,) = chain(explored, "Ondine.encounter.level")
    assert (link["before"], link["after"]) == ("no value at all", "1")


def test_a_ruling_on_the_message_is_part_of_the_answer(explored: Desk) -> None:
    order = Order(("redate", "walk@example.org", "2009-10-26T00:02:30Z"), "the list was slow", None, "case 9")
    decide(explored.ws, GAME, order)
    text = why(explored.ws, GAME, "Ondine.location", None, "", False).text
    assert "Because: the list was slow (case 9)" in text
    assert "walk@example.org" in text


def test_an_adjustment_names_its_author_and_reason(explored: Desk) -> None:
    explored.rule("adjust", "Ondine.gold", "7", because="found under the table")
    (_, link) = chain(explored, "on.gold")
    assert (link["before"], link["after"], link["who"]) == ("0", "7", "Sir Hale")
    assert any("found under the table" in ruling for ruling in link["rulings"])


def test_the_clock_is_a_cause_too(played: Desk) -> None:
    played.turn()
    assert [link["who"] for link in chain(played, "Ondine.tokens")] == ["Ondine", "the clock"]


def test_as_of_any_time(explored: Desk) -> None:
    shown = why(explored.ws, GAME, "Ondine.location", hour(0) + timedelta(minutes=2), "", False)
    assert (shown.data["is"], len(shown.data["chain"])) == ("Town Square", 1)


def test_the_latest_links_unless_all_are_wanted(played: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    from gamemaster.service.views import why as module

    monkeypatch.setattr(module, "MOST", 1)
    for n in range(3):
        played.rule("adjust", "Ondine.gold", str(n + 1))
    assert len(chain(played, "Ondine.gold")) == 1
    assert why(played.ws, GAME, "Ondine.gold", None, "", False).data["earlier"] == 3
    assert len(chain(played, "Ondine.gold", everything=True)) == 4


def test_a_value_that_never_changed(played: Desk) -> None:
    shown = why(played.ws, GAME, "game.base_health", None, "", False)
    assert "since the game began" in shown.text


@pytest.mark.parametrize(
    ("value", "says"),
    [
        ("Ondine.charm", "no value 'charm'.*location"),
        ("Nemo.gold", "nobody is called"),
        ("gold", "names no value"),
    ],
)
def test_what_is_not_there(played: Desk, value: str, says: str) -> None:
    with pytest.raises(UsageError, match=says):
        why(played.ws, GAME, value, None, "", False)


def test_asked_by_mail(explored: Desk) -> None:
    explored.letters()
    explored.mail("Ondine", "why Ondine.location?", to=BOT, subject="a question")
    (letter,) = explored.letters(to="Ondine")
    assert "Town Square -> Dungeon Level 1" in letter.words
    assert letter.recipients == (address("Ondine"),)
    explored.mail("Ondine", "", to=BOT, subject="Why Nemo.gold")
    (letter,) = explored.letters(to="Ondine")
    assert "nobody is called" in letter.words


class TestSecrets:
    """In a game with secrets nobody learns by asking why what e may not see."""

    @pytest.fixture
    def whispered(self, desk: Desk, monkeypatch: pytest.MonkeyPatch) -> Desk:
        from toy import TOY

        from gamemaster.service.games import creating
        from gamemaster.service.workspace import loaded

        monkeypatch.setattr(creating, "find_contract", lambda _: TOY)
        older = loaded.find_contract
        monkeypatch.setattr(loaded, "find_contract", lambda name: TOY if name == "toy" else older(name))
        new_game(desk.ws, "toy", contract="toy")
        for words in (("join",), ("add", '{"n": 2}'), ("whisper", '{"n": 4}'), ("whisper", '{"n": 7}')):
            decide(desk.ws, "toy", Order(("act-for", "Ondine", *words), "for the test"))
        return desk

    def asked(self, desk: Desk, value: str, person: str = "", gm: bool = False) -> list[dict[str, str]]:
        found: list[dict[str, str]] = why(desk.ws, "toy", value, None, person, gm).data["chain"]
        return found

    def test_the_public_and_others_see_nothing_of_it(self, whispered: Desk) -> None:
        for person in ("", "Brask"):
            with pytest.raises(UsageError, match="no value 'whispered'"):
                self.asked(whispered, "Ondine.whispered", person)
        with pytest.raises(UsageError, match="not for all eyes"):
            list(queries.history(whispered.ws, "toy", "", None, None, "Ondine.whispered"))

    def test_whose_it_is_and_the_game_master_see_all_of_it(self, whispered: Desk) -> None:
        mine = self.asked(whispered, "Ondine.whispered", "Ondine")
        assert [link["after"] for link in mine] == ["0", "4", "7"]
        assert [link["after"] for link in self.asked(whispered, "Ondine.whispered", gm=True)] == [
            "0",
            "4",
            "7",
        ]

    def test_what_is_public_is_told_to_all(self, whispered: Desk) -> None:
        assert [link["after"] for link in self.asked(whispered, "Ondine.counter")] == ["0", "2"]

    def test_which_games_have_secrets(self) -> None:
        from toy import TOY

        from gamemaster.service.workspace.registry import find_contract

        assert TOY.keeps_secrets
        assert not find_contract("agora_rpg").keeps_secrets

    def test_a_statement_about_a_secret_is_told_to_nobody(self, whispered: Desk, tmp_path: Path) -> None:
        """A discrepancy in a hidden value goes to the game master, and into no report or open export."""
        decide(whispered.ws, "toy", Order(("assert", "Ondine.whispered", "8"), "sealed envelope"))
        report = reporting.show(whispered.ws, "toy", None, "json")
        told = "\n".join(line.text for line in queries.history(whispered.ws, "toy", "", None))
        export(whispered.ws, "toy", tmp_path / "open", secrets=False)
        every = b"".join(p.read_bytes() for p in (tmp_path / "open").rglob("*") if p.is_file()).decode()
        for text in (report, told, every):
            assert "Ondine.whispered" not in text
            assert "sealed envelope" not in text
        (unseen,) = queries.open_questions(whispered.ws, "toy")
        assert "the ledger makes it 7" not in unseen.data["say"]
        (question,) = queries.open_questions(whispered.ws, "toy", gm=True)
        assert "the ledger makes it 7" in question.data["say"]


class TestHistory:
    def lines(self, desk: Desk, **how: object) -> list[str]:
        asked: dict[str, object] = {"person": "", "since": None} | how
        return [line.text for line in queries.history(desk.ws, GAME, **asked)]  # type: ignore[arg-type]

    def test_of_one_value(self, explored: Desk) -> None:
        lines = self.lines(explored, value="Ondine.location")
        assert ["join" in lines[0], "move to Dungeon Level 1" in lines[1], len(lines)] == [True, True, 2]

    def test_between_two_moments(self, explored: Desk) -> None:
        first, last = explored.now - timedelta(minutes=1), explored.now - timedelta(seconds=1)
        whole = self.lines(explored)
        assert self.lines(explored, until=last, since=first) == whole[-2:-1]
        assert self.lines(explored, until=explored.now) == whole

    def test_of_one_person_by_alias(self, explored: Desk) -> None:
        assert all("Ondine: " in line for line in self.lines(explored, person="On"))

    def test_of_no_value(self, played: Desk) -> None:
        with pytest.raises(UsageError, match="nothing has ever changed"):
            self.lines(played, value="Ondine.charm")
