"""Whole letters of Agora Fluxx, kept as files. `UPDATE_GOLDEN=1` writes them anew."""

import os
from functools import cache
from pathlib import Path

import game_reports
import pytest
from fluxx_help import GM, START, Table

from contracts.agora_fluxx.contract import CONTRACT
from gamemaster.core.chance import commitment
from gamemaster.core.contract import Dispatch
from gamemaster.core.difference import final_differences
from gamemaster.reports.data import Change, Deed, GameNotice, Pledge, Report
from gamemaster.reports.measure import COLUMNS, width
from gamemaster.reports.render import Renderer

GOLDEN = Path(__file__).parent / "golden"
RENDERER = Renderer()


def report_of(table: Table, **changes: object) -> Report:
    """The report of a table as it stands."""
    told: dict[str, object] = {"game": "fluxx", **changes}
    return game_reports.report_of(CONTRACT, table, GM, table.state.office.calendar.week, **told)


@cache
def played() -> Table:
    """A game in which there is one of everything that reports and letters tell of."""
    table = Table("Ondine", "Brask", "Tarn", "The Old Ferryman")
    table.rules(
        "prepare_cards",
        cards=[
            *({"name": n, "kind": "Keeper"} for n in ("Lantern", "Moon", "Old Boat", "Kettle", "Rain")),
            {"name": "Night Crossing", "kind": "Goal", "text": "Moon and Old Boat win.",
             "keepers": ["Moon", "Old Boat"]},
            {"name": "Draw 2", "kind": "Rule", "text": "Draw 2 cards.", "plain": True},
            {"name": "Draw Prime", "kind": "Rule", "text": "Draw a prime number of cards."},
            {"name": "Play All", "kind": "Rule", "plain": True},
            {"name": "Hand Limit 2", "kind": "Rule", "plain": True},
            {"name": "Odd Job", "kind": "Action", "text": "Whoever wrote last on the list draws two cards."},
            *({"name": f"Keeper {n}", "kind": "Keeper"} for n in range(1, 30)),
        ],
    )  # fmt: skip
    table.begins("Ondine", "The Old Ferryman", "Brask", "Tarn")
    table.deals("Ondine", "Night Crossing", "Lantern")
    table.deals("Brask", "Draw Prime", "Odd Job")
    table.fronts("The Old Ferryman", "Moon", "Kettle")
    return table


@cache
def mid_game() -> Table:
    table = played()
    table.turn("Ondine")
    table.does("Ondine", "play", card="Night Crossing")
    table.turn("Brask")
    table.does("Brask", "play", card="Odd Job", choices=["Tarn"])
    table.deals("Tarn", "Hand Limit 2")
    table.rules("move_card", card="Draw Prime", to="In Play")
    table.rules("move_card", card="Rain", to="Discard Pile")
    table.does(
        "Tarn", "intend", method="without_objection", n=2, what="add a card to the Deck: the Keeper Owl"
    )
    return table


def begun() -> Report:
    return report_of(Table("Ondine", "Brask"))


def full() -> Report:
    table = mid_game()
    before = Table("Ondine", "Brask").state
    changes = tuple(
        Change(c.subject, c.name, c.old, c.new) for c in final_differences(CONTRACT, before, table.state)
    )
    deed = Deed(
        table.at,
        "Ondine",
        "I play Night Crossing.",
        "play Night Crossing",
        "applied",
        ("Ondine played the Goal Night Crossing.", "Night Crossing is in play."),
        message_id="<third@example.org>",
    )
    return report_of(table, number=2, previous=START, deeds=(deed,), changes=changes)


def won() -> Report:
    table = Table("Ondine", "Brask", goal_tie="all_win", discard_public=False)
    table.begins("Brask", "Ondine")
    table.fronts("Brask", "Moon", "Old Boat")
    table.deals("Brask", "Night Crossing")
    table.turn("Brask")
    table.does("Brask", "play", card="Night Crossing")
    return report_of(table)


REPORTS = {"report_empty": begun, "report_full": full, "report_won": won}


def notices() -> dict[str, Dispatch]:
    """One letter of each kind."""
    table = Table("Ondine", "Brask", "Tarn")
    table.begins("Ondine", "Brask", "Tarn")
    table.deals("Ondine", "Hand Limit 1")
    table.deals("Brask", "Lantern", "Moon", "Kite")
    table.turn("Ondine")
    table.does("Ondine", "play", card="Hand Limit 1")
    table.does("Brask", "discard", cards=["Lantern", "Moon"])
    table.waits(days=2, hours=1)
    return {f"notice_{one.kind}": one for one in reversed(table.mail)}


def letter(one: Dispatch) -> str:
    pledges = tuple(Pledge(s, commitment(b"a secret of tests" * 2), "") for s in one.secrets)
    notice = GameNotice(
        kind=one.kind,
        game="fluxx",
        title="Agora Fluxx",
        to=one.to,
        at=START,
        bot=game_reports.BOT,
        facts=one.facts,
        office=CONTRACT.office,
        pledges=pledges,
    )
    made = RENDERER.game_notice("agora_fluxx", notice)
    return f"Subject: {made.subject}\n\n{made.body}"


def texts() -> dict[str, str]:
    reports = {name: RENDERER.report("agora_fluxx", make()) for name, make in REPORTS.items()}
    return reports | {name: letter(one) for name, one in notices().items()}


NAMES = (*REPORTS, *(f"notice_{kind}" for kind in ("news", "hand", "turn", "discard", "reminder")))


@pytest.mark.parametrize("name", NAMES)
def test_letters_are_as_kept(name: str) -> None:
    text, path = texts()[name], GOLDEN / f"{name}.txt"
    if os.environ.get("UPDATE_GOLDEN"):
        path.write_text(text, encoding="utf-8")
    assert text == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("name", NAMES)
def test_letters_keep_to_the_page(name: str) -> None:
    lines = texts()[name].split("\n")
    assert not [line for line in lines if width(line) > COLUMNS and not line.startswith("Subject")]
    assert not [line for line in lines if line != line.rstrip()]
    assert "\n\n\n" not in "\n".join(lines)


def test_every_golden_file_belongs_to_a_letter() -> None:
    assert {path.stem for path in GOLDEN.glob("*.txt")} == set(NAMES)
