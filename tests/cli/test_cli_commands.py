"""Every command does what its help says, and `--json` has the promised shapes."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
import typer
from command_line import Program
from service_kit import GAME, GM, LIST, UNCLEAR, Desk

from gamemaster import __version__
from gamemaster.cli.app import app

COMMANDS = sorted(
    {
        *typer.main.get_command(app).commands,  # type: ignore[attr-defined]
        "game create",
        "game list",
        "game show",
        "game set",
        "game text",
        "game settings",
        "person add",
        "person list",
    }
)


@pytest.fixture
def begun(program: Program, desk: Desk, tmp_path: Path) -> Program:
    """Ondine has joined, gone to the dungeon, and said something odd."""
    desk.now = desk.now.replace(hour=8)
    raw = desk.compose(
        "Ondine", f"I join. I move to Dungeon Level 1. {UNCLEAR} I heal.", message_id="a@example.org"
    )
    (tmp_path / "a.eml").write_bytes(raw)
    assert program("ingest", str(tmp_path / "a.eml")).code == 0
    return program


def test_the_installed_program_answers() -> None:
    found = subprocess.run(
        [sys.executable, "-m", "gamemaster", "--version"], capture_output=True, text=True, check=True
    )
    assert found.stdout == f"gamemaster {__version__}\n"


def test_help_names_every_command(program: Program) -> None:
    ran = program.bare("--help")
    assert (ran.code, ran.err) == (0, "")
    for command in COMMANDS:
        assert command.partition(" ")[0] in ran.out


@pytest.mark.parametrize("command", COMMANDS)
def test_each_command_has_help(program: Program, command: str) -> None:
    ran = program.bare(*command.split(), "--help")
    assert (ran.code, ran.err) == (0, "")
    usage = f"Usage: gamemaster {command}"
    assert usage in ran.out
    assert len(ran.out.splitlines()) > 5


@pytest.mark.parametrize("group", [[], ["game"], ["person"]], ids=["all", "game", "person"])
def test_no_command_is_cut_short_where_all_are_listed(program: Program, group: list[str]) -> None:
    listed = program.bare(*group, "--help").out.split("Commands:")[1].splitlines()
    assert [line for line in listed if line.endswith("...")] == []


def test_help_shows_how_a_command_is_used(program: Program) -> None:
    shown = program.bare("rule", "--help").out
    assert '\n    gamemaster rule rpg 3 b --because "She names the level."\n' in shown
    created = program.bare("game", "create", "--help").out
    assert "'Agora RPG' \\\n        --gm 'Sir Hale <hale@example.org>'" in created
    assert "2026-11-29T22:10Z" in created


def test_a_game_is_shown_with_all_that_its_settings_can_be(begun: Program) -> None:
    shown = begun("game", "show", GAME).out.splitlines()
    assert "  combat = duel  (or block, fizzle, gm; R-2)" in shown
    assert "  own_list = false" in shown
    readings = begun("game", "show", GAME, "--readings")
    assert "  * duel: Monsters are fought in rounds of dice" in readings.out
    assert "    gm: The Game Master decides how each fight ends." in readings.out
    assert "    any other: Anyone can come back at any time" in readings.out
    points = begun("game", "show", GAME, "--readings", "--json").data
    assert [(p["id"], p["in_force"]) for p in points[:2]] == [("R-1", "earlier"), ("R-2", "duel")]


def test_no_command_at_all_shows_the_help(program: Program) -> None:
    ran = program.bare()
    assert "Usage: gamemaster" in ran.out + ran.err


def test_a_newcomers_first_commands(program: Program, tmp_path: Path) -> None:
    folder = tmp_path / "new"
    ran = program.bare("init", str(folder))
    assert (ran.code, ran.err) == (0, "")
    program.folder = folder
    ran = program(
        "game", "create", "rpg", "--contract", "agora_rpg", "--name", "Dungeon",
        "--gm", f"{GM} <hale@example.org>", "--list", LIST, "--start", "2009-10-26", "--set", "heal_price=3",
    )  # fmt: skip
    assert (ran.code, ran.err) == (0, "")
    assert re.search(r"season 1, SHA-256:\s+[0-9a-f]{64}", ran.out)
    assert program("person", "add", "Tarn <tarn@example.org>", "--alias", "T").out == (
        "Tarn: tarn@example.org (also called T)\n"
    )
    shown = program("game", "show", "rpg", "--json").data
    assert (shown["title"], shown["settings"]["heal_price"], shown["starts"]) == (
        "Dungeon",
        3,
        "2009-10-26T00:00:00Z",
    )
    raw = f"From: Tarn <tarn@example.org>\nTo: {LIST}\nDate: Mon, 26 Oct 2009 08:00:00 +0000\n\nI join.\n"
    ran = program("ingest", "-", stdin=raw.encode())
    assert (ran.code, ran.err) == (0, "")
    assert "[rpg] applied: Tarn: join" in ran.out
    state = program("state", "rpg").out
    assert "Tarn" in state
    assert any(line.split() == ["instructions", "-"] for line in state.splitlines())


def test_somebody_moves_to_another_address(program: Program) -> None:
    ran = program("person", "add", "Brask <home@example.org>", "--first")
    assert ran.out == "Brask: home@example.org, brask@example.org\n"


def test_lists(begun: Program) -> None:
    assert GAME in begun("game", "list").out
    assert [game["id"] for game in begun("game", "list", "--json").data] == [GAME]
    assert [person["name"] for person in begun("person", "list", "--json").data] == ["Brask", "Ondine", GM]
    assert "ondine@example.org" in begun("person", "list").out
    assert "heal_price = 2" in begun("game", "show", GAME).out


def test_ingest_as_json(program: Program, desk: Desk) -> None:
    desk.now = desk.now.replace(hour=8)
    raw = desk.compose("Ondine", f"I join. I heal. {UNCLEAR}", message_id="a@example.org")
    (line,) = program("ingest", "-", "--json", stdin=raw).lines
    assert line["message_id"] == "a@example.org"
    assert (line["status"], line["games"], line["sender"]) == ("done", [GAME], "Ondine")
    first, second = line["actions"]
    assert {"action", "params", "outcome", "text"} <= first.keys()
    assert (first["action"], first["params"], first["outcome"]) == ("join", {}, "applied")
    assert (second["action"], second["outcome"], second["code"]) == ("heal", "refused", "NOT_AT_HEALER")
    assert second["section"] == "37"
    assert "Healer" in second["text"]
    (question,) = line["questions"]
    assert {"number", "say", "words"} <= question.keys()
    (line,) = program("ingest", "-", "--json", stdin=raw).lines
    assert (line["status"], line["actions"]) == ("duplicate", [])


def test_state_as_json(begun: Program) -> None:
    found = begun("state", GAME, "--json").data
    assert found.keys() == {
        "game", "contract", "at", "week", "people", "game_state", "settings", "interpretations",
    }  # fmt: skip
    assert (found["game"], found["contract"], found["at"]) == (GAME, "agora_rpg", "2009-10-26T09:00:00Z")
    assert found["week"] == 1
    ondine = found["people"]["Ondine"]
    assert (ondine["location"], ondine["tokens"], ondine["health"]) == ("Dungeon Level 1", 4, 5)
    assert found["settings"]["max_skew"] == 15
    earlier = begun("state", GAME, "--at", "2009-10-26T07:59Z", "--json").data
    assert earlier["people"] == {}


def test_history_as_json(begun: Program) -> None:
    lines = begun("history", GAME, "--json").lines
    assert [(line["who"], line["said"], line["verdict"]) for line in lines] == [
        ("Ondine", "join", "applied"),
        ("Ondine", "move to Dungeon Level 1", "applied"),
        ("Ondine", "heal", "provisional"),
    ]
    assert lines[0]["message_id"] == "a@example.org"
    assert lines[0]["at"] == "2009-10-26T08:00:00Z"
    assert begun("history", GAME, "--person", "Brask").out == ""
    assert begun("history", GAME, "--since", "2009-10-27").out == ""
    assert len(begun("history", GAME, "--person", "Ondine").out.splitlines()) == 3


def test_questions_and_their_answers(begun: Program) -> None:
    (question,) = begun("questions", "--json").data
    assert (question["game"], question["number"], question["who"]) == (GAME, 1, "Ondine")
    assert question["options"] == ["Ondine: explore", "no action"]
    text = begun("questions", GAME).out
    assert "a) Ondine: explore" in text
    ran = begun("rule", GAME, "1", "b", "--because", "she did not mean it")
    assert (ran.code, ran.out) == (0, "Question 1 is answered: no action.\n")
    assert begun("questions").out == "No question is open.\n"


def test_parse_in_a_game_stores_nothing(begun: Program, desk: Desk, tmp_path: Path) -> None:
    (tmp_path / "b.eml").write_bytes(desk.compose("Brask", f"I join. {UNCLEAR}"))
    (line,) = begun("parse", GAME, str(tmp_path / "b.eml"), "--json").lines
    assert line.keys() == {"message_id", "sender", "public", "verdict", "actions", "questions", "ignored"}
    assert (line["sender"], line["public"], line["verdict"]) == ("Brask", True, "ask")
    (action,) = line["actions"]
    assert (action["action"], action["params"], action["actor"]) == ("join", {}, "Brask")
    (question,) = line["questions"]
    assert {"span", "text", "reason", "candidates"} <= question.keys()
    assert "Brask" not in begun("state", GAME, "--json").data["people"]


def test_parse_needs_no_workspace(program: Program, desk: Desk, tmp_path: Path) -> None:
    context = {
        "people": {"Mirelle": ["mirelle@example.org"], GM: ["gm@example.org"]},
        "aliases": {"Mirelle": ["Mi"]},
        "gm": ["gm@example.org"],
        "lists": {"public": [LIST], "discussion": []},
        "bot": "gamemaster@example.org",
        "names": {},
    }
    (tmp_path / "ctx.json").write_text(json.dumps(context))
    (tmp_path / "a.eml").write_bytes(desk.compose("Mirelle", "I join. I move to Healer."))
    (tmp_path / "b.eml").write_bytes(desk.compose("Quillon", "I join."))
    ran = program.bare(
        "parse", "--contract", "agora_rpg", "--context", "ctx.json", "a.eml", "b.eml", "--json"
    )
    assert (ran.code, ran.err) == (0, "")
    first, second = ran.lines
    assert [action["action"] for action in first["actions"]] == ["join", "move"]
    assert first["actions"][1]["params"] == {"to": "Healer"}
    assert (first["sender"], second["sender"], second["actions"]) == ("Mirelle", None, [])


def test_the_week_from_the_command_line(begun: Program) -> None:
    assert begun("tick").out == "Nothing was due.\n"
    begun.now = "2009-11-02T00:05Z"
    assert "draft of report 1 went to Sir Hale" in begun("tick").out
    assert begun("tick", "--json").out == ""
    assert "Game Master's" in begun("report", GAME).out or "weekly report" in begun("report", GAME).out
    assert begun("report", GAME, "--format", "json").data["number"] == 1
    assert "<html" in begun("report", GAME, "--format", "html").out.lower()
    assert begun("report", GAME, "hold").out.startswith("Report 1 is held")
    assert begun("report", GAME, "approve").out == f"Report 1 goes to {LIST}.\n"
    assert begun("verify").out.startswith("rpg: the stored game is the replay")
    (proof,) = begun("verify", GAME, "--json").data
    assert (proof["ok"], proof["game"], proof["differing"]) == (True, GAME, [])


def test_settings_and_text(begun: Program, tmp_path: Path) -> None:
    done = begun("game", "set", GAME, "heal_price=0", "token_overflow=trim", "--because", "mercy")
    assert (done.code, done.err) == (0, "")
    assert "heal_price = 0" in done.out
    assert begun("state", GAME, "--json").data["settings"]["token_overflow"] == "trim"
    (tmp_path / "text.txt").write_text("1. Be kind.\n")
    assert begun("game", "text", GAME, "text.txt", "--because", "official").code == 0
    assert begun("game", "text", GAME).out == "1. Be kind.\n"
    assert "1. Be kind." in begun("report", GAME).out


def test_rulings(begun: Program) -> None:
    params = json.dumps({"person": "Ondine", "value": "gold", "to": 4})
    assert begun("rule", GAME, "act", "adjust", params, "--because", "a gift").code == 0
    assert begun("state", GAME, "--json").data["people"]["Ondine"]["gold"] == 4
    ran = begun("rule", GAME, "void", "a@example.org", "--because", "a dream")
    assert "has no effect now" in ran.out
    assert begun("state", GAME, "--json").data["people"] == {}


def test_the_doctor(begun: Program) -> None:
    ran = begun("doctor")
    assert (ran.code, ran.err) == (0, "")
    assert all(line.startswith("ok  ") for line in ran.out.splitlines())
    assert {finding["what"] for finding in begun("doctor", "--json").data} >= {"database", "mailbox", "relay"}


def test_the_folder_and_the_clock_may_come_from_the_environment(
    begun: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GAMEMASTER_DIR", str(begun.folder))
    monkeypatch.setenv("GAMEMASTER_NOW", "2009-10-27 12:00")
    assert begun.bare("state", GAME, "--json").data["at"] == "2009-10-27T12:00:00Z"
    assert begun.bare("--now", "2009-10-28", "state", GAME, "--json").data["at"] == "2009-10-28T00:00:00Z"


def test_what_somebody_may_do(begun: Program) -> None:
    found = begun("legal", "rpg", "Ondine", "--json").data
    assert found["person"] == "Ondine"
    assert {"action": "leave", "params": {}} in [
        {"action": option["action"], "params": option["params"]} for option in found["options"]
    ]
    assert "I move to" in begun("legal", "rpg", "Ondine").out
    assert "nobody is called" in begun.fails("legal", "rpg", "Vesper")


def test_a_picture_is_written_to_a_file(program: Program, tmp_path: Path) -> None:
    program(
        "game", "create", "c", "--contract", "commune", "--gm", "Sir Hale <hale@example.org>", "--list",
        "c@lists.example.org",
    )  # fmt: skip
    for form, begins in (("png", b"\x89PNG"), ("svg", b"<svg ")):
        file = tmp_path / f"board.{form}"
        assert program("report", "c", "--format", form, "--output", str(file)).code == 0
        assert file.read_bytes().startswith(begins)
    assert program("report", "c", "--format", "svg").out.startswith("<svg ")
    assert "cannot be written" in program.fails("report", "c", "-o", str(tmp_path / "no" / "such"))
    assert "draws no picture" in program.fails("report", "rpg", "--format", "png", "-o", str(tmp_path / "x"))


def test_a_simulated_game(program: Program) -> None:
    words = ("simulate", "commune", "--players", "4", "--weeks", "2", "--seed", "3")
    found = program.bare(*words, "--check", "--json").data
    assert (found["game"], found["players"], found["misread"], found["over"]) == ("commune", 4, 0, True)
    assert f"Mails: {found['mails']}" in program.bare(*words).out
    assert "can be simulated" in program.fails("simulate", "chess")
