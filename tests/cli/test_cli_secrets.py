"""Commands print what is not for all eyes only where it is asked for, and say that they do."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from command_line import Program
from service_kit import BOT, hour
from werewolf_desk import WW, WolfDesk, dealt, prepare_town

from gamemaster.core.reading import Reading
from gamemaster.service.ruling import rereading

WARNING = "(WITH SECRETS: for the game master only)"
TELLING = ("attack", "Mirelle", "Brask", "werewolf")


@pytest.fixture
def night(tmp_path: Path) -> Iterator[Path]:
    """The first night: Brask is the only werewolf."""
    folder = prepare_town(tmp_path / "town")
    with dealt(["Brask"], {}):
        desk = WolfDesk(folder, hour(1))
        desk.start()
        desk.lynch("Quillon", "Brask", "Fenwick", "Mirelle", "Ondine")
        desk.whisper("Fenwick", "I attack Mirelle, or else Tarn.")
        desk.close()
        yield folder


@pytest.fixture
def town(night: Path, program: Program) -> Program:
    program.folder, program.now = night, "2009-10-26T09:00Z"
    return program


def choice(number: int) -> bytes:
    return (
        f"From: Brask <brask@example.org>\nTo: {BOT}\nDate: Mon, 26 Oct 2009 08:0{number}:00 +0000\n"
        f"Message-ID: <of-brask-{number}@example.org>\n\nWe attack Mirelle.\n"
    ).encode()


def test_ingest(town: Program) -> None:
    shown = town("ingest", "-", stdin=choice(1)).out
    assert "private" in shown
    assert not any(word.casefold() in shown.casefold() for word in TELLING)
    data = town("ingest", "-", "--json", stdin=choice(2)).out
    assert not any(word.casefold() in data.casefold() for word in TELLING)
    whole = town("ingest", "-", "--gm", stdin=choice(3)).out
    assert WARNING in whole


def test_history(town: Program) -> None:
    town("ingest", "-", stdin=choice(1))
    shown = town("history", WW).out
    assert "Quillon was lynched" in shown
    assert "vote" not in shown
    assert "attack" not in shown
    assert WARNING not in shown
    whole = town("history", WW, "--gm").out
    assert whole.startswith(WARNING)
    assert "Brask: vote to lynch Quillon" in whole
    assert "Brask: attack Mirelle" in whole
    assert any("attack" in str(line) for line in town("history", WW, "--gm", "--json").lines)


def test_questions(town: Program) -> None:
    shown = town("questions", WW).out
    assert "--gm shows it" in shown
    assert not any(word in shown for word in ("Fenwick", "Mirelle", "Tarn"))
    whole = town("questions", WW, "--gm").out
    assert whole.startswith(WARNING)
    assert "Fenwick" in whole


def test_reading_again(town: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    """A reader that makes nothing of any message."""
    monkeypatch.setattr(rereading, "read", lambda *_: Reading((), ()))
    town("ingest", "-", stdin=choice(1))
    shown = town("reread", WW, "--dry-run").out
    assert shown.count("a private message") == shown.count("--gm shows it") > 4
    assert "join" in shown
    assert not any(word in shown for word in ("vote", "attack"))
    assert "attack" not in town("reread", WW, "--dry-run", "--json").out
    whole = town("reread", WW, "--dry-run", "--gm").out
    assert whole.startswith(WARNING)
    assert "Brask: attack Mirelle" in whole


def test_state(town: Program) -> None:
    shown = town("state", WW).out
    assert "role" not in shown.replace("roles_in_play", "")
    assert WARNING in town("state", WW, "--gm").out
    assert "only Brask may see" in town("state", WW, "--as", "Brask").out


def test_a_ruling_prints_what_was_ordered_and_no_part(town: Program) -> None:
    params = json.dumps({"person": "Fenwick", "value": "side", "to": "werewolf"})
    said = town("rule", WW, "act", "adjust", params, "--because", "a slip in the deal").out
    assert "Brask" not in said


def test_an_address_is_renewed_only_where_there_are_such(town: Program) -> None:
    assert "direct_trust" in town.fails("person", "renew-address", WW, "Brask")
