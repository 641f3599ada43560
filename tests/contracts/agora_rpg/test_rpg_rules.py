"""Rules of the role-playing game seen one by one: the table, places, duels, what the clock does, duties."""

from collections import Counter
from dataclasses import replace
from datetime import timedelta
from typing import Any

import pytest
from rpg_help import HOST, START, Table

from contracts.agora_rpg import events as ev
from contracts.agora_rpg.contract import CONTRACT
from contracts.agora_rpg.dungeon import SMOOTHED, TABLE
from contracts.agora_rpg.places import adjacent, dungeon_level, first_step, is_reserved
from contracts.agora_rpg.state import Encounter
from gamemaster.core.calendar import WEEK
from gamemaster.core.context import Context
from gamemaster.core.contract import PUBLIC, Tick
from gamemaster.core.course import Course
from gamemaster.core.mechanics.assets import from_pairs
from gamemaster.core.outcome import NeedsRuling


def test_every_roll_has_a_row_and_exactly_five_have_two() -> None:
    rows = {roll: [row for row in TABLE if row.low <= roll <= row.high] for roll in range(1, 101)}
    assert {len(found) for found in rows.values()} == {1, 2}
    assert [roll for roll, found in rows.items() if len(found) == 2] == [20, 23, 50, 60, 90]


def test_the_smoothed_table_has_no_overlap_and_whole_patterns() -> None:
    covered = [roll for row in SMOOTHED for roll in range(row.low, row.high + 1)]
    assert covered == list(range(1, 101))
    widths = [row.high - row.low + 1 for row in SMOOTHED]
    assert widths == [10, 1, 3, 1, 1, 3, 1, 3, 9, 3, 3, 9, 3, 10, 30, 10]


@pytest.mark.parametrize("level", [1, 3])
def test_what_the_table_gives(level: int) -> None:
    found: Counter[str] = Counter()
    for roll in range(1, 101):
        table = Table()
        table.put("Ondine", location=f"Dungeon Level {level}")
        table.dice.queue("encounter", roll)
        event = table.does("Ondine", "explore").events[1]
        match event:
            case ev.StairwayFound():
                found["stairway"] += 1
            case ev.AssetFound(asset=asset):
                found[asset] += 1
            case ev.MonsterMet(level=met, health=health):
                assert health == met * 5
                found[f"monster {met}"] += 1
    if level == 1:
        # level 0 is gold: 1 weapon, 1 armor, 3 + 3 potions, 10 monsters
        assert found["gold"] == 1 + 1 + 3 + 3 + 10
        assert found["monster 1"] == 30
        assert found["monster 2"] == 10
    else:
        assert found["gold"] == 0
        assert [found[f"armor level {n}"] for n in (2, 3, 4)] == [1, 3, 1]
        assert [found[f"monster {n}"] for n in (2, 3, 4)] == [10, 30, 10]
    assert found["stairway"] == 10


MOVES = [
    ("Town Square", "Healer", True),
    ("Town Square", "Dungeon Level 1", True),
    ("Town Square", "Dungeon Level 2", False),
    ("Town Square", "Town Square", False),
    ("Town Square", HOST, True),
    (HOST, "Town Square", True),
    (HOST, "Healer", False),
    ("Healer", "Gold Exchanger", False),
    ("Dungeon Level 1", "Town Square", True),
    ("Dungeon Level 1", "Healer", False),
    ("Dungeon Level 2", "Dungeon Level 2", True),
    ("Dungeon Level 2", "Dungeon Level 3", True),
    ("Dungeon Level 3", "Dungeon Level 2", True),
    ("Dungeon Level 3", "Dungeon Level 1", False),
    ("Dungeon Level 2", "Town Square", False),
]


@pytest.mark.parametrize(("start", "to", "possible"), MOVES)
def test_moves_of_section_25(start: str, to: str, possible: bool) -> None:
    assert adjacent(start, to) is possible


@pytest.mark.parametrize(
    ("start", "to", "step"),
    [
        ("Healer", "Dungeon Level 1", "Town Square"),
        ("Dungeon Level 3", "Healer", "Dungeon Level 2"),
        ("Dungeon Level 1", HOST, "Town Square"),
        ("Town Square", "Dungeon Level 7", "Dungeon Level 1"),
        ("Dungeon Level 1", "Dungeon Level 4", "Dungeon Level 2"),
        ("Town Square", "Healer", "Healer"),
    ],
)
def test_the_first_step_of_a_way(start: str, to: str, step: str) -> None:
    assert first_step(start, to) == step


@pytest.mark.parametrize(
    "place",
    [
        "Dungeon Level 0",
        "Dungeon Level 01",
        "Dungeon Level ",
        "Dungeon Level -1",
        "Dungeon Level 9999999999",
        "dungeon level 1",
        "Dungeon Level ²",
    ],
)
def test_what_only_looks_like_a_dungeon_level(place: str) -> None:
    assert dungeon_level(place) == 0
    assert Table().fails("Ondine", "move", to=place).code == "NOT_A_PLACE"


@pytest.mark.parametrize("name", ["Healer", "town square", "GOLD-EXCHANGER", "Dungeon Level 12", "Héaler"])
def test_reserved_names(name: str) -> None:
    assert is_reserved(name)


def test_a_name_that_merely_holds_a_place_is_free() -> None:
    assert not is_reserved("Hortensia the Healer")


def test_a_fight_stops_when_health_has_fallen_far_enough() -> None:
    table = Table()
    table.put("Ondine", sheet=replace(table.character().sheet, max_health=20), health=20)
    table.meets("Ondine", health=50)
    table.does("Ondine", "attack", stop_at_health=8)
    # a level 1 monster takes at most 3 a round
    assert 5 < table.character().health <= 8
    assert table.character().encounter is not None


def test_armor_can_make_one_safe() -> None:
    table = Table()
    table.put("Ondine", items=from_pairs([("armor level 3", 1)]))
    table.meets("Ondine", health=500)
    table.does("Ondine", "attack", rounds=20)
    assert table.character().health == 5


def test_an_attack_on_something_enormous_ends() -> None:
    table = Table()
    table.put("Ondine", items=from_pairs([("armor level 99", 1)]))
    table.meets("Ondine", level=1, health=1_000_000)
    fought = table.does("Ondine", "attack")
    assert len(fought.events) == 500


def test_both_settings_of_the_duel_count() -> None:
    table = Table(duel_player_die=1, duel_monster_die=1, reward_experience=7, reward_gold=4)
    table.meets("Ondine", health=3)
    table.does("Ondine", "attack")
    # three blows of 1, and two answers of 1
    character = table.character()
    assert (character.health, character.sheet.experience, character.gold) == (3, 7, 4)


def test_death_beats_a_level_that_is_due() -> None:
    table = Table()
    table.put("Ondine", sheet=replace(table.character().sheet, experience=10), health=0)
    told = table.does("Sir Hale", "adjust", gm=True, person="Ondine", value="gold", to=3)
    assert [type(event) for event in told.events] == [ev.Adjusted, ev.Died]
    assert (table.character().level, table.character().gold) == (1, 0)


def test_experience_out_of_all_proportion_settles() -> None:
    table = Table(base_experience=1)
    table.does("Sir Hale", "adjust", gm=True, person="Ondine", value="experience", to=1_000_000)
    assert table.character().level == 1414


def week(table: Table) -> Course[Any]:
    due = CONTRACT.next_tick(table.state, table.settings)
    assert due is not None
    told = CONTRACT.tick(table.state, due, Context(due.at, "tick", table.settings, table.dice))
    table.state = told.state
    return told


def test_the_clock_turns_every_monday() -> None:
    table = Table()
    assert CONTRACT.next_tick(table.state, table.settings) == Tick("week", START + WEEK)
    week(table)
    assert CONTRACT.next_tick(table.state, table.settings) == Tick("week", START + 2 * WEEK)
    assert CONTRACT.values(table.state, "game", PUBLIC)["week"] == 2


def test_non_player_characters_get_no_tokens() -> None:
    table = Table()
    told = week(table)
    assert [e.person for e in told.events if isinstance(e, ev.TokensGranted)] == ["Brask", "Ondine"]


def test_receipts_warn_of_the_cliff() -> None:
    table = Table()
    table.put("Ondine", tokens=5)
    assert not any("Warning" in line for line in CONTRACT.standing(table.state, "Ondine", table.settings))
    table.put("Ondine", tokens=8)
    warning = next(
        line for line in CONTRACT.standing(table.state, "Ondine", table.settings) if "Warn" in line
    )
    assert "more than 5" in warning
    assert "drop to 5" in warning
    assert "at least 3" in warning
    table.put("Ondine", tokens=5)
    week(table)
    assert table.character().tokens == 10


def test_receipts_say_what_stands_in_the_way() -> None:
    table = Table()
    table.meets("Ondine", level=2, health=9)
    table.put("Ondine", vitality=0, health=1)
    text = " ".join(CONTRACT.standing(table.state, "Ondine", table.settings))
    assert "level 2 monster with 9 health" in text
    assert "That would be your last" in text
    assert "I join" in CONTRACT.standing(table.state, "Tarn", table.settings)[0]
    assert "non-Player" in CONTRACT.standing(table.state, HOST, table.settings)[0]
    table.put("Ondine", encounter=Encounter("unrolled", 3, 0, START))
    assert "dungeon level 3" in " ".join(CONTRACT.standing(table.state, "Ondine", table.settings))


def test_points_are_a_duty_with_the_text_to_send() -> None:
    table = Table()
    table.put("Ondine", location="Gold Exchanger", gold=2)
    table.put("Brask", location="Gold Exchanger", gold=1)
    table.does("Ondine", "exchange", amount="all")
    table.does("Brask", "exchange", amount="all")
    week(table)
    duties = [duty for duty in CONTRACT.due(table.state, table.settings) if duty.section == "38"]
    assert [duty.owner for duty in duties] == ["Sir Hale"]
    assert "I award Brask 1 point; I award Ondine 2 points" in duties[0].what
    assert duties[0].due == START + WEEK + timedelta(days=7)


def test_the_weekly_report_is_always_owed() -> None:
    table = Table()
    (report,) = CONTRACT.due(table.state, table.settings)
    assert (report.section, report.owner, report.due) == ("2", "Sir Hale", START + 2 * WEEK)


def test_missing_rolls_and_adopted_intents_are_duties() -> None:
    table = Table(dice_source="import", intent_opens_hours=0)
    table.put("Ondine", location="Dungeon Level 1")
    table.does("Ondine", "explore")
    table.does("Brask", "intend", method="without_objection", n=3, what="amend section 34")
    table.does("Brask", "resolve", intent=1)
    table.does("Sir Hale", "intend", method="without_objection", n=1, what="use another list")
    table.does("Sir Hale", "resolve", intent=2)
    owed = {(duty.owner, duty.section) for duty in CONTRACT.due(table.state, table.settings)}
    master = {("Sir Hale", section) for section in ("2", "4", "6", "8")}
    assert owed == {("Ondine", "8"), *master}


def test_the_game_master_is_asked_once_for_each_open_point() -> None:
    table = Table(encounter_overlap="gm")
    table.put("Ondine", location="Dungeon Level 2")
    table.dice.queue("encounter", 23, 23)
    asked = table.tries("Ondine", "explore")
    assert isinstance(asked, NeedsRuling)
    assert asked.candidates == ("health potion level 1", "health potion level 2")
    table.dice.queue("encounter", 23)
    ruled = table.tries("Ondine", "explore", ruled="health potion level 2")
    assert isinstance(ruled, Course)


def test_values_of_nobody_are_empty() -> None:
    assert CONTRACT.values(Table().state, "Fenwick", PUBLIC) == {}


def test_items_are_listed_by_level_in_order() -> None:
    table = Table()
    table.put(
        "Ondine", items=from_pairs([("armor level 10", 1), ("armor level 9", 2), ("weapon level 1", 1)])
    )
    shown = CONTRACT.values(table.state, "Ondine", PUBLIC)
    assert list(shown["armor"].items()) == [("9", 2), ("10", 1)]
    assert (shown["defense_level"], shown["attack_level"]) == (10, 1)


def test_stairways_are_listed_in_order() -> None:
    table = Table()
    table.put("Ondine", location="Dungeon Level 8", sheet=replace(table.character().sheet, stairs=(1, 9)))
    table.dice.queue("encounter", 5)
    table.does("Ondine", "explore")
    assert table.character().sheet.stairs == (1, 8, 9)


def test_what_players_may_refer_to() -> None:
    table = Table()
    table.does("Brask", "intend", method="without_objection", n=3, what="amend section 34")
    things = CONTRACT.things(table.state)
    assert things == {"non_player_characters": {HOST: {}}, "intents": {"1": "amend section 34"}}


def test_the_report_warns_whoever_would_lose_tokens_on_monday() -> None:
    table = Table()
    assert CONTRACT.warnings(table.state, table.settings) == ()
    table.put("Ondine", tokens=6)
    table.put("Brask", tokens=9)
    (warning,) = CONTRACT.warnings(table.state, table.settings)
    assert "destroyed on Mon 2 Nov 2009 00:00 UTC (s. 40)" in warning
    assert warning.endswith("unless enough are spent before: Brask 4, Ondine 1.")
    told = CONTRACT.tick(
        table.state, Tick("week", START + WEEK), Context(START + WEEK, "tick", table.settings, table.dice)
    )
    lost = {e.person: e.destroyed for e in told.events if isinstance(e, ev.TokensGranted)}
    assert lost == {"Ondine": 6, "Brask": 9}


def test_one_token_comes_and_several_come() -> None:
    table = Table(token_bonus=0)
    assert any("1 more comes on" in line for line in CONTRACT.standing(table.state, "Ondine", table.settings))


def test_no_tokens_are_promised_once_the_game_has_ended() -> None:
    table = Table(season_end=START + timedelta(days=1))
    assert any("5 more come on" in line for line in CONTRACT.standing(table.state, "Ondine", table.settings))
    due = Tick("season_end", START + timedelta(days=1))
    ctx = Context(due.at, "tick", table.settings, table.dice)
    ended = CONTRACT.tick(table.state, due, ctx).state
    lines = CONTRACT.standing(ended, "Ondine", table.settings)
    assert "Movement tokens left: 5; no more come, for the game has ended." in lines
