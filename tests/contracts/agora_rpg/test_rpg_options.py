"""What a Player Character is told that e may do, what would come of it, and who owes the way out."""

from typing import Any

import game_reports
import pytest
from rpg_help import Table

from contracts.agora_rpg.contract import CONTRACT
from gamemaster.core.context import Context
from gamemaster.reports.render import Renderer


def options(table: Table, person: str = "Ondine") -> dict[str, str]:
    return {one.say: one.leads_to for one in CONTRACT.legal(table.state, person, table.settings, table.at)}


def standing(table: Table, person: str = "Ondine") -> str:
    return " ".join(CONTRACT.standing(table.state, person, table.settings))


def passes(table: Table) -> None:
    """Let what comes next by itself happen."""
    due = CONTRACT.next_tick(table.state, table.settings)
    assert due is not None
    table.at = max(table.at, due.at)
    ctx = Context(table.at, "tick", table.settings, table.dice)
    table.state = CONTRACT.tick(table.state, due, ctx).state


def test_whoever_would_die_of_exploring_meets_nothing() -> None:
    table = Table()
    table.put("Ondine", location="Dungeon Level 1")
    assert options(table)["I explore."].endswith("you meet something")
    table.put("Ondine", vitality=0, health=1)
    assert options(table)["I explore."].endswith("you would begin again in Town Square")


@pytest.mark.parametrize(
    ("settings", "says", "offered"),
    [
        ({}, "fight it before you move", True),
        ({"combat": "gm"}, "fight it before you move", True),
        ({"combat": "block"}, "only the Game Master can end this", False),
    ],
)
def test_a_fight_is_proposed_where_there_can_be_one(
    settings: dict[str, Any], says: str, offered: bool
) -> None:
    table = Table(**settings)
    table.put("Ondine", location="Dungeon Level 1")
    table.meets("Ondine")
    assert says in standing(table)
    assert ("I attack." in options(table)) is offered
    assert bool(table.fails("Ondine", "explore").instead) is offered


def test_no_more_points_are_promised_than_there_are() -> None:
    table = Table(weekly_points_cap=3)
    for person in ("Ondine", "Brask"):
        table.put(person, location="Gold Exchanger", gold=5)
    assert options(table)["I exchange 5 gold."].startswith("3 points, and 2 gold back at the end")
    table.does("Brask", "exchange", amount=2)
    assert table.remarks == []
    assert "Gold exchanged this week: 2; it becomes points on" in standing(table, "Brask")
    assert options(table)["I exchange 5 gold."].startswith("1 point, and 4 gold back at the end")
    table.does("Ondine", "exchange", amount=4)
    assert table.remarks == ["POINTS_SHORT"]
    assert "Gold exchanged this week: 4; only 1 of it becomes points on" in standing(table)
    table.does("Brask", "exchange", amount=1)
    assert "Gold exchanged this week: 3; only 2 of it becomes points on" in standing(table, "Brask")


def test_a_die_that_nobody_rolls_any_more_is_owed_by_the_game_master() -> None:
    table = Table(dice_source="stated")
    table.put("Ondine", location="Dungeon Level 1")
    table.does("Ondine", "explore")
    owed = [duty for duty in CONTRACT.due(table.state, table.settings) if duty.kind == "roll"]
    assert [duty.owner for duty in owed] == ["Ondine"]
    table.settings = table.settings.changed({"dice_source": "bot"})
    (left,) = [duty for duty in CONTRACT.due(table.state, table.settings) if duty.kind == "roll"]
    assert left.owner == "Sir Hale"
    assert 'act record_roll \'{"person": "Ondine", "result": 44}\'' in left.what
    assert "The Game Master records it." in standing(table)
    table.does("Sir Hale", "record_roll", gm=True, person="Ondine", result=40)
    assert not [duty for duty in CONTRACT.due(table.state, table.settings) if duty.kind == "roll"]


def test_gold_that_somebody_exchanged_who_left_is_no_silence() -> None:
    table = Table()
    none_yet = "Nobody has exchanged any gold yet."

    def report() -> str:
        told = game_reports.report_of(CONTRACT, table, "Sir Hale", table.state.calendar.week)
        return Renderer().report(CONTRACT.id, told, CONTRACT.templates)

    assert none_yet in report()
    table.put("Ondine", location="Gold Exchanger", gold=5)
    table.does("Ondine", "exchange", amount=4)
    passes(table)
    table.does("Ondine", "leave")
    text = report()
    assert "Points owed for week 1: Ondine 4" in text
    assert none_yet not in text


def test_nobody_is_asked_to_join_a_season_that_has_ended() -> None:
    table = Table()
    assert table.fails("Tarn", "leave").instead == "I join."
    table.settings = table.settings.changed({"season_end": table.at.isoformat()})
    passes(table)
    assert table.fails("Tarn", "leave").instead == ""
