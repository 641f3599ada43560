"""The Surveyor's weekly report, kept as whole files. `UPDATE_GOLDEN=1` writes them anew."""

import os
from datetime import UTC, datetime, timedelta
from pathlib import Path

import game_reports
import pytest
from commune_help import START, SURVEYOR, Table

from contracts.commune.contract import CONTRACT
from gamemaster.core.calendar import WEEK
from gamemaster.core.chance import KeyedChance
from gamemaster.core.context import Context
from gamemaster.core.difference import final_differences
from gamemaster.reports.data import Change, Deed, Report
from gamemaster.reports.measure import COLUMNS, width
from gamemaster.reports.render import Renderer

GOLDEN = Path(__file__).parent / "golden"
RENDERER = Renderer()


def report_of(table: Table, **changes: object) -> Report:
    """The report of a table as it stands."""
    told: dict[str, object] = {"game": "commune", **changes}
    return game_reports.report_of(CONTRACT, table, SURVEYOR, table.state.calendar.week, **told)


def turn_week(table: Table) -> None:
    """Let the clock run to the next Monday."""
    table.at = table.state.calendar.next_week
    while (due := CONTRACT.next_tick(table.state, table.settings)) is not None and due.at <= table.at:
        ctx = Context(due.at, "tick", table.settings, KeyedChance(b"tests", "commune"))
        table.state = CONTRACT.tick(table.state, due, ctx).state


def empty() -> Report:
    table = Table("Ondine")
    table.does("Ondine", "leave")
    return report_of(table)


def full() -> Report:
    table = Table("Ondine", "Brask", "Tarn", "The Old Ferryman", merging_tile="orphan")
    before = table.state
    table.places("Ondine", "A0", "A1")
    table.does("Ondine", "name", colour="Ochre")
    table.places("Brask", "C0")
    table.does("Brask", "name", colour="Slate")
    table.places("Tarn", "J9")
    table.does("Tarn", "invest", community="Ochre")
    turn_week(table)
    table.does("Brask", "construct", slot="left", symbol="D")
    table.does("Brask", "construct", slot="right", symbol="7")
    table.gives("The Old Ferryman", "AA37")
    table.places("Tarn", "B0")
    table.places("Ondine", "A2")
    table.places("The Old Ferryman", "E5")
    table.does("The Old Ferryman", "offer", token="A", wanted=["B", "C"])
    table.does("The Old Ferryman", "offer", token="3", wanted=["D"], to=["Brask", "Tarn"])
    table.does("Brask", "request_report")
    deed = Deed(
        table.at,
        "Tarn",
        "I place a tile at B0.",
        "place a tile at B0",
        "applied",
        ("Tarn paid a B and a 0 and placed a tile at B0.", "Ochre acquired Slate."),
        message_id="<third@example.org>",
    )
    changes = tuple(
        Change(c.subject, c.name, c.old, c.new) for c in final_differences(CONTRACT, before, table.state)
    )
    return report_of(table, number=2, previous=START, deeds=(deed,), changes=changes)


def ended() -> Report:
    table = Table("Ondine", "Brask", week_mode="rolling", duration="days", duration_days=5)
    table.places("Ondine", "D4")
    table.does("Ondine", "construct", slot="middle", symbol="D")
    table.does(SURVEYOR, "adjust", gm=True, person="Ondine", value="accolades", to=12)
    table.does(SURVEYOR, "adjust", gm=True, person="Brask", value="accolades", to=12)
    turn_week(table)
    return report_of(table)


REPORTS = {"report_empty": empty, "report_full": full, "report_ended": ended}


@pytest.mark.parametrize("name", sorted(REPORTS))
def test_report_is_as_kept(name: str) -> None:
    text = RENDERER.report("commune", REPORTS[name]())
    path = GOLDEN / f"{name}.txt"
    if os.environ.get("UPDATE_GOLDEN"):
        path.write_text(text, encoding="utf-8")
    assert text == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("name", sorted(REPORTS))
def test_report_keeps_to_the_page(name: str) -> None:
    text = RENDERER.report("commune", REPORTS[name]())
    assert not [line for line in text.split("\n") if width(line) > COLUMNS]
    assert not [line for line in text.split("\n") if line != line.rstrip()]
    assert "\n\n\n" not in text
    assert text.endswith("\n")


def test_every_golden_file_belongs_to_a_report() -> None:
    assert {path.stem for path in GOLDEN.glob("*.txt")} == set(REPORTS)


def test_time_left_is_told_in_days_and_hours() -> None:
    table = Table("Ondine")
    late = report_of(table, as_of=datetime(2023, 7, 31, 20, tzinfo=UTC))
    assert "(4 hours left)" in " ".join(RENDERER.report("commune", late).split())
    early = report_of(table, as_of=START + WEEK - timedelta(days=1))
    assert "(86 days left)" in " ".join(RENDERER.report("commune", early).split())
