"""Shadow mode: a human's report held against the state, every discrepancy with the events behind it."""

from datetime import datetime
from pathlib import Path
from typing import Any

import pytest
from service_kit import GAME, MONDAY, Desk

from gamemaster.core.calendar import DAY
from gamemaster.core.errors import UsageError
from gamemaster.service.views.shadow import read_report, shadow


def compared(
    desk: Desk, tmp_path: Path, text: str, at: datetime | None = None
) -> tuple[list[dict[str, Any]], dict[str, int]]:
    file = tmp_path / "tracker.txt"
    file.write_text(text, encoding="utf-8")
    found, summary = shadow(desk.ws, GAME, file, at)
    return [one.data for one in found], summary.data


def test_assertions_that_agree_are_counted_and_those_that_do_not_are_traced(
    played: Desk, tmp_path: Path
) -> None:
    played.mail("Ondine", "I move to Healer.", message_id="moved@example.org")
    found, summary = compared(
        played,
        tmp_path,
        """
        # what our tracker says
        Ondine.location = Healer
        Ondine.tokens = 5
        Brask.health = 5
        game.week = 1
        """,
    )
    assert (summary["stated"], summary["agree"], summary["differ"]) == (4, 3, 1)
    (wrong,) = found
    assert (wrong["value"], wrong["stated"], wrong["held"]) == ("Ondine.tokens", 5, 4)
    trace = wrong["trace"]
    assert isinstance(trace, list)
    assert trace[0]["entry"] == "msg:moved@example.org"
    assert "Ondine moved from Town Square to Healer" in trace[0]["told"]
    assert (trace[0]["before"], trace[0]["after"]) == ("5", "4")
    assert trace[1]["after"] == "5"


def test_a_table_is_read_by_its_heading(played: Desk, tmp_path: Path) -> None:
    found, summary = compared(
        played,
        tmp_path,
        """
        Name     Location      Health   Tokens   Gold
        -------  ------------  -------  -------  ----
        Ondine   Town Square   5/5      5        -
        Brask    Healer        5/5      5        2
        """,
    )
    assert summary["stated"] == 8
    assert [one["value"] for one in found] == ["Brask.location", "Brask.gold"]


def test_with_bars_and_an_alias_too(played: Desk, tmp_path: Path) -> None:
    text = "| who | max health | stairs known |\n|---|---|---|\n| On | 6 | none |\n"
    found, summary = compared(played, tmp_path, text)
    assert summary["stated"] == 2
    assert [(one["value"], one["stated"], one["held"]) for one in found] == [("Ondine.max_health", 6, 5)]


def test_what_names_nobody_or_no_value_is_a_discrepancy_too(played: Desk, tmp_path: Path) -> None:
    found, _ = compared(played, tmp_path, "Fenwick.gold = 3\nOndine.mana = 3\n")
    assert "nobody is called 'Fenwick'" in str(found[0]["problem"])
    assert (found[1]["value"], found[1]["held"], found[1]["trace"]) == ("Ondine.mana", None, [])


def test_as_of_any_time(played: Desk, tmp_path: Path) -> None:
    played.turn()
    text = "Ondine.tokens = 5\n"
    assert compared(played, tmp_path, text, MONDAY + DAY)[0] == []
    (wrong,) = compared(played, tmp_path, text)[0]
    assert wrong["held"] == 10


def test_nothing_is_changed(played: Desk, tmp_path: Path) -> None:
    before = played.history()
    compared(played, tmp_path, "Ondine.tokens = 7\n")
    assert played.history() == before
    assert played.questions() == []


@pytest.mark.parametrize("text", ["", "Good morning.\n", "a = 3\n"])
def test_a_file_that_states_nothing_is_refused(played: Desk, tmp_path: Path, text: str) -> None:
    with pytest.raises(UsageError, match="states no value"):
        compared(played, tmp_path, text)


def test_a_row_of_another_width_is_left_out() -> None:
    text = "Name   Gold\nOndine   3\nNotes about Brask and others\nTarn   4   see below\n"
    assert [(one.path, one.value) for one in read_report(text)] == [("Ondine.Gold", "3")]
