"""The weekly report of GuildNomic, kept as whole files. `UPDATE_GOLDEN=1` writes them anew."""

import os
from pathlib import Path

import game_reports
import pytest
from guild_help import MASTER, START, Table

from contracts.guild_nomic.contract import CONTRACT
from gamemaster.core.difference import final_differences
from gamemaster.reports.data import Change, Deed, Report
from gamemaster.reports.environment import program_templates
from gamemaster.reports.measure import COLUMNS, width
from gamemaster.reports.render import Renderer

GOLDEN = Path(__file__).parent / "golden"
RENDERER = Renderer()


def report_of(table: Table, **changes: object) -> Report:
    """The report of a table as it stands."""
    told: dict[str, object] = {"game": "guild", **changes}
    return game_reports.report_of(CONTRACT, table, MASTER, table.state.calendar.week, **told)


def empty() -> Report:
    table = Table("Ondine")
    table.does("Ondine", "leave")
    return report_of(table)


def full() -> Report:
    table = Table(
        "Ondine", "Brask", "Tarn", "The Old Ferryman of the Marsh", damage_order="ask", orphan_monsters="stay"
    )
    before = table.state
    table.does("Ondine", "create_party", party="Lanterns")
    table.does("Brask", "join_party", party="Lanterns")
    table.does("The Old Ferryman of the Marsh", "create_party", party="Wanderers of the Further Shore")
    table.does("Brask", "set_damage_order", order=["Brask", "Ondine"])
    table.monster("Marsh Wight", 14, Earth=-2, Fire=3)
    table.monster("Bog Troll", 2, Water=1)
    table.adjusts("Marsh Wight", "item Silver Key", 2)
    table.adjusts("Tarn", "item Lantern", 3)
    table.adjusts("Tarn", "title Keeper of the Long Book", 1)
    table.adjusts("Ondine", "strength Fire", 12)
    table.does(
        "Tarn", "propose", text="Rest heals the dead.\n\nEffects:\n  set hit_above = 9", title="Better Rest"
    )
    table.does("Brask", "propose", text="Rules: 2 created\nTwo rules at once.")
    table.does("Brask", "vote", proposal=1, side="for")
    table.does("Ondine", "vote", proposal=1, side="against")
    table.does("Tarn", "vote", proposal=1, side="for")
    table.waits(2)
    table.does("Ondine", "propose", **{"class": "urgent"}, text="Quest 2 is removed from the board.")
    table.does("Ondine", "retract", of="proposal")
    table.does(
        "Brask", "propose", text="Everybody has a second life.", title="Second Lives, Third Lives and More"
    )
    table.does("Tarn", "vote", proposal=4, side="for")
    table.waits(1)
    table.does("Tarn", "remove_quest", quest=2)
    table.rolls("attack", 1)
    table.rolls("counter-attack", 20)
    table.does("Ondine", "attack", target="Marsh Wight", element="Fire")
    deed = Deed(
        table.at,
        "Ondine",
        "I attack the Marsh Wight with Fire.",
        "attack Marsh Wight with Fire",
        "applied",
        ("Ondine led Lanterns against Marsh Wight with Fire: 1 - 11 = -10, a miss.",),
        message_id="<third@example.org>",
    )
    changes = tuple(
        Change(c.subject, c.name, c.old, c.new) for c in final_differences(CONTRACT, before, table.state)
    )
    return report_of(table, number=2, previous=START, deeds=(deed,), changes=changes)


def ended() -> Report:
    table = Table("Ondine", "Brask", advantage_sign="intended")
    table.does("Ondine", "create_party", party="Lanterns")
    table.does("Brask", "join_party", party="Lanterns")
    table.adjusts("Ondine", "level", 19)
    table.adjusts("Brask", "level", 19)
    table.monster()
    table.rolls("attack", 20)
    table.does("Ondine", "attack", target=1, element="Fire")
    return report_of(table)


REPORTS = {"report_empty": empty, "report_full": full, "report_ended": ended}


@pytest.mark.parametrize("name", sorted(REPORTS))
def test_report_is_as_kept(name: str) -> None:
    text = RENDERER.report("guild_nomic", REPORTS[name]())
    path = GOLDEN / f"{name}.txt"
    if os.environ.get("UPDATE_GOLDEN"):
        path.write_text(text, encoding="utf-8")
    assert text == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("name", sorted(REPORTS))
def test_report_keeps_to_the_page(name: str) -> None:
    text = RENDERER.report("guild_nomic", REPORTS[name]())
    assert not [line for line in text.split("\n") if width(line) > COLUMNS]
    assert not [line for line in text.split("\n") if line != line.rstrip()]
    assert "\n\n\n" not in text
    assert text.endswith("\n")


def test_every_golden_file_belongs_to_a_report() -> None:
    assert {path.stem for path in GOLDEN.glob("*.txt")} == set(REPORTS)


@pytest.mark.parametrize("section", CONTRACT.reported, ids=lambda section: section.title)
def test_every_section_is_one_of_the_report(section) -> None:  # type: ignore[no-untyped-def]
    template = (program_templates() / "guild_nomic" / "report.txt.j2").read_text(encoding="utf-8")
    assert f'heading("{section.title}"' in template


def test_the_reading_of_advantages_is_told_whichever_it_is() -> None:
    literal, turned = (
        " ".join(RENDERER.report("guild_nomic", report_of(Table("Ondine", advantage_sign=sign))).split())
        for sign in ("literal", "intended")
    )
    assert "target's strength less the attacker's, as the letter has it" in literal
    assert "attacker's strength less the target's" in turned
    assert "as the letter has it" not in turned
