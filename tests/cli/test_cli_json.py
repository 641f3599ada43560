"""Everything that prints can print JSON instead."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
import typer.main
from command_line import Program
from service_kit import GAME, Desk, configure

from gamemaster.cli.app import app

# they show how they go on, and have nothing to tell at the end
_NO_JSON = {"run", "demo"}


def commands(group: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Any]]:
    for name, command in group.commands.items():
        if hasattr(command, "commands"):
            yield from commands(command, (*path, name))
        else:
            yield (*path, name), command


def test_every_command_offers_it() -> None:
    found = dict(commands(typer.main.get_command(app)))
    assert len(found) > 35
    without = {
        " ".join(path)
        for path, command in found.items()
        if not any("--json" in param.opts for param in command.params)
    }
    assert without == _NO_JSON


@pytest.fixture
def begun(program: Program, desk: Desk) -> Program:
    desk.now = desk.now.replace(hour=8)
    desk.joined()
    desk.turn()
    desk.mail("Ondine", "I move to Healer.")
    program.now = "2009-11-03T09:00Z"
    return program


@pytest.mark.parametrize(
    ("words", "keys"),
    [
        (("init", "elsewhere"), {"text", "folder"}),
        (
            ("game", "create", "second", "--contract", "commune", "--gm", "Sir Hale <hale@example.org>"),
            {"text", "id", "contract", "title", "commitment"},
        ),
        (("game", "set", GAME, "max_skew=20", "--because", "agreed"), {"text", "game"}),
        (("game", "text", GAME), {"text"}),
        (("game", "text", GAME, "--version", "0"), {"text"}),
        (("person", "add", "Quillon <quillon@example.org>"), {"text"}),
        (("report", GAME), {"as_of", "view"}),
        (("report", GAME, "hold"), {"text", "game"}),
        (("report", GAME, "approve"), {"text", "game"}),
        (("export", GAME, "out"), {"text", "game", "folder"}),
        (("new-contract", "seek"), {"text", "folder"}),
        (("reveal", GAME), {"text", "game"}),
    ],
    ids=lambda value: " ".join(value[:3]) if isinstance(value, tuple) else "",
)
def test_one_json_value_is_printed(begun: Program, words: tuple[str, ...], keys: set[str]) -> None:
    ran = begun(*words, "--json")
    assert ran.code == 0, ran
    found = ran.data
    assert keys <= found.keys(), found.keys()
    assert json.loads(ran.out) == found


def test_reports_are_listed(begun: Program) -> None:
    (first,) = begun("report", GAME, "list", "--json").data
    assert (first["number"], first["status"]) == (1, "draft")


def test_sending_tells_its_numbers(begun: Program) -> None:
    configure(begun.folder, {"smtp": {"host": "127.0.0.1", "port": 1, "tls": "none"}})
    ran = begun("send", "--json")
    assert ran.code == 1
    assert ran.err == ""
    assert ran.data["sent"] == 0
    assert ran.data["waiting"] > 0
    assert "127.0.0.1:1" in ran.data["problem"]
