"""The commands around the game: what is owed, versions of the text, what is on record, shadow mode."""

from pathlib import Path

import pytest
from command_line import Program
from service_kit import GAME, GM, NEXT_MONDAY, Desk

from gamemaster.core.calendar import DAY
from gamemaster.service.reports import reporting


@pytest.fixture
def published(program: Program, desk: Desk) -> Program:
    """The first report is out, and Brask claims an error in it."""
    desk.joined()
    desk.turn()
    reporting.order(desk.ws, GAME, "approve")
    report = desk.every_letter("report")[-1].message.message_id
    desk.mail("Brask", "CoE: my gold is 4.", fields=(f"In-Reply-To: <{report}>",))
    program.now = (NEXT_MONDAY + DAY).strftime("%Y-%m-%dT%H:%MZ")
    return program


def test_duties(published: Program) -> None:
    ran = published("duties")
    assert ran.code == 0
    assert "rpg  Sir Hale: Deny, revise or refer claim 1 of Brask" in ran.out
    kinds = [duty["kind"] for duty in published("duties", GAME, "--json").data]
    assert kinds == ["claim", "report"]
    assert published("duties", GAME, "--person", "Ondine").out == "Nothing is owed.\n"


def test_what_is_on_record(published: Program) -> None:
    ran = published("report", GAME, "record")
    assert "Claim 1 of Brask against report 1, Player Characters" in ran.out
    assert "Report 1, Possessions: ratified on Mon 9 Nov 2009 00:05 UTC, unless it is doubted." in ran.out
    data = published("report", GAME, "record", "--json").data
    assert data[0]["open"] is True
    assert {one["section"] for one in data[1:] if one["due"] is None} == {"Player Characters"}


def test_a_claim_is_answered_and_the_report_revised(published: Program) -> None:
    ran = published("rule", GAME, "revise", "1", "--because", "Brask is right")
    assert "Its draft is report 2" in ran.out
    assert "Report 2 goes to" in published("report", GAME, "approve", "--number", "2").out
    assert "in place of report 2" in published("report", GAME, "revise").out
    assert "was never published" in published.fails("report", GAME, "revise", "--number", "9")
    assert "no claim 5 to answer; open are: none" in published.fails(
        "rule", GAME, "deny", "5", "--because", "it is so"
    )


def test_a_ruling_on_a_claim_can_be_tried_first(published: Program) -> None:
    assert "Only a trial" in published("rule", GAME, "deny", "1", "--because", "no", "--dry-run").out
    assert published("report", GAME, "record", "--json").data[0]["reply"] is None


def test_versions_of_the_text(published: Program, tmp_path: Path) -> None:
    file = tmp_path / "text.md"
    file.write_text("1. A short contract.\n", encoding="utf-8")
    published("game", "text", GAME, str(file), "--because", "shorter", "--from", "2009-10-27")
    versions = published("game", "text", GAME, "--versions", "--json").data
    assert [(one["version"], one["in_force"]) for one in versions] == [(0, False), (1, True)]
    assert "* " in published("game", "text", GAME, "--versions").out
    assert published("game", "text", GAME, "--version", "1").out == "1. A short contract.\n"
    assert "+1. A short contract." in published("game", "text", GAME, "--diff", "0", "1").out
    assert published("game", "text", GAME, "--diff", "1", "1").out == "No difference.\n"


def test_changes_of_settings(published: Program) -> None:
    assert published("game", "settings", GAME).out == "No setting was ever changed.\n"
    published("game", "set", GAME, "ratify_days=14", "--because", "as since 2025")
    assert "ratify_days = 14" in published("game", "settings", GAME).out
    (change,) = published("game", "settings", GAME, "--json").data
    assert (change["changes"], change["author"]) == ({"ratify_days": 14}, GM)


def test_shadow(published: Program, tmp_path: Path) -> None:
    file = tmp_path / "tracker.txt"
    file.write_text("Ondine.tokens = 10\nBrask.gold = 4\n", encoding="utf-8")
    ran = published("shadow", GAME, str(file))
    assert ran.code == 0
    assert "line 2: Brask.gold: the report says 4, the ledger makes it 0" in ran.out
    assert ran.out.endswith("2 values stated, 1 as the ledger makes it, 1 not.\n")
    data = published("shadow", GAME, str(file), "--json").data
    assert (data["differ"], data["discrepancies"][0]["value"]) == (1, "Brask.gold")
    assert "cannot be read" in published.fails("shadow", GAME, str(tmp_path / "none.txt"))
