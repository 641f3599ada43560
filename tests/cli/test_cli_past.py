"""The commands about the past: rulings tried and made, reasons, history, and a game that moves house."""

import json
from pathlib import Path

import pytest
from command_line import Program
from service_kit import GAME, Desk

WHEN = "2009-10-26T12:00Z"


@pytest.fixture
def played(program: Program, desk: Desk) -> Program:
    """Both have joined, and Ondine has gone to the Healer."""
    desk.joined()
    desk.mail("Ondine", "I move to Healer.", message_id="walk@example.org")
    desk.close()
    program.now = WHEN
    return program


def test_a_ruling_can_be_tried_before_it_is_made(played: Program) -> None:
    words = ("rule", GAME, "void", "walk@example.org", "--because", "sent by her cat", "--cite", "case 9")
    tried = played(*words, "--dry-run")
    assert "Only a trial" in tried.out
    assert "Ondine: move to Healer: was applied, is now gone" in tried.out
    assert "Healer" in played("state", GAME).out
    data = played(*words, "--dry-run", "--json").data
    assert (data["dry_run"], data["consequences"]["people"]) == (True, ["Ondine"])
    made = played(*words).out
    assert "has no effect now" in made
    assert "To take it back: gamemaster rule rpg void ruling:4" in made
    assert played("state", GAME, "--json").data["people"]["Ondine"]["location"] == "Town Square"
    assert played("verify").code == 0


@pytest.mark.parametrize(
    "words",
    [
        ("adjust", "Ondine.gold", "5"),
        ("assert", "Ondine.health", "5"),
        ("act-for", "Ondine", "move", '{"to": "Town Square"}'),
        ("choose", "R-1", "later"),
        ("redate", "walk@example.org", "2009-10-26T00:30Z"),
        ("accept", "walk@example.org"),
        ("accept", "walk@example.org", "move", '{"to": "Gold Exchanger"}'),
        ("substitute", "Ondine", "Sir Hale"),
        ("hand-over", "Ondine"),
        ("pause",),
    ],
    ids=lambda words: words[0],
)
def test_every_ruling_and_its_reversal(played: Program, words: tuple[str, ...]) -> None:
    """A ruling taken back leaves the game as it was."""
    before = played("state", GAME, "--gm", "--json").data
    ran = played("rule", GAME, *words, "--because", "it is so")
    assert (ran.code, ran.err) == (0, "")
    number = 3 + 1
    entry = "setting" if words[0] == "choose" else "ruling"
    assert played("rule", GAME, "void", f"{entry}:{number}", "--because", "it is not").code == 0
    assert played("state", GAME, "--gm", "--json").data == before
    assert played("verify").code == 0


def test_a_ruling_needs_words_that_make_one(played: Program) -> None:
    told = played.fails("rule", GAME, "dance", "--because", "why not")
    assert "a ruling is: QUESTION ANSWER" in told


def test_why(played: Program) -> None:
    text = played("why", GAME, "Ondine.location").out
    assert "Town Square -> Healer" in text
    assert "<walk@example.org>" in text
    data = played("why", GAME, "Ondine.location", "--json").data
    assert (data["is"], len(data["chain"])) == ("Healer", 2)
    early = played("why", GAME, "Ondine.location", "--at", "2009-10-26T00:01:30Z", "--json").data
    assert (early["is"], len(early["chain"])) == ("Town Square", 1)
    assert "no value 'charm'" in played.fails("why", GAME, "Ondine.charm")


def test_history_by_value_and_time(played: Program) -> None:
    lines = played("history", GAME, "--value", "Ondine.location", "--json").lines
    assert [line["said"] for line in lines] == ["join", "move to Healer"]
    lines = played("history", GAME, "--until", "2009-10-26T00:02Z", "--json").lines
    assert [line["who"] for line in lines] == ["Ondine", "Brask"]


def test_a_game_moves_house(played: Program, tmp_path: Path) -> None:
    out, again = tmp_path / "out", tmp_path / "again"
    assert "cannot be imported" in played("export", GAME, str(tmp_path / "open")).out
    assert "with all secrets" in played("export", GAME, str(out), "--with-secrets").out
    report = played("report", GAME).out
    played.folder = tmp_path / "elsewhere"
    assert played("init", str(played.folder)).code == 0
    assert "entries and 3 messages were imported" in played("import", str(out)).out
    assert played("report", GAME).out == report
    assert played("verify").code == 0
    assert played("export", GAME, str(again), "--with-secrets").code == 0
    assert json.loads((again / "game.json").read_text()) == json.loads((out / "game.json").read_text())
    assert "there is a game called 'rpg' already" in played.fails("import", str(out))
    assert "--with-secrets" in played.fails("import", str(tmp_path / "open"))


def test_reading_again(played: Program) -> None:
    assert "Everything is read as it is pinned." in played("reread", GAME, "--dry-run").out
    assert "needs a reason" in played.fails("reread", GAME)
