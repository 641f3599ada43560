"""What the report's sections cover, and that everything which is ratified by itself can be made true."""

from dataclasses import replace
from typing import Any

import pytest
from rpg_help import HOST, START, Table

from contracts.agora_rpg.contract import CONTRACT
from contracts.agora_rpg.reported import REPORTED, restore
from contracts.agora_rpg.views import values
from gamemaster.core.action import Action
from gamemaster.core.calendar import DAY
from gamemaster.core.contract import PUBLIC
from gamemaster.core.covered import covered, differing, pointed_at
from gamemaster.core.ledger import Ratify
from gamemaster.core.outcome import Verdict
from gamemaster.core.ratifying import restored
from gamemaster.reports.environment import program_templates


def table() -> Table:
    made = Table()
    for asset in ("weapon level 2", "health potion level 1"):
        made.does("Sir Hale", "adjust", gm=True, person="Ondine", value=asset, to=1)
    return made


def ratified(then: Table, section: str, now: Table) -> tuple[Any, list[Verdict]]:
    """`now` after the section was made what it was `then`."""
    stated = covered(CONTRACT, then.state)[section]

    def perform(state: Any, action: Action, _: int) -> tuple[Any, tuple[Any, ...]]:
        now.state = state
        course = now.does("Sir Hale", action.name, gm=True, **action.params())
        return course.state, tuple(course.events)

    made = restored(CONTRACT, now.state, Ratify(1, section, stated, START + DAY), None, perform)
    return made.state, [outcome.verdict for outcome in made.outcomes]


CHANGES: list[tuple[str, dict[str, int | str]]] = [
    ("Player Characters", {"tokens": 1, "gold": 7, "location": "Healer"}),
    ("Player Characters", {"max_health": 9, "health": 9, "max_vitality": 12, "vitality": 11}),
    ("Player Characters", {"level": 3, "experience": 2}),
    (
        "Possessions",
        {"weapon level 2": 0, "weapon level 5": 2, "armor level 1": 1, "health potion level 1": 3},
    ),
    ("Stairways known", {"stairs level 1": 1, "stairs level 2": 1}),
    ("Gold Exchanger", {"score": 4}),
]


@pytest.mark.parametrize(("section", "changes"), CHANGES)
def test_whatever_has_changed_is_made_what_was_reported(section: str, changes: dict[str, int | str]) -> None:
    for first, second in (({}, changes), (changes, {})):
        then, now = table(), table()
        for made, differ in ((then, first), (now, second)):
            for value, to in differ.items():
                made.does("Sir Hale", "adjust", gm=True, person="Ondine", value=value, to=to)
        state, verdicts = ratified(then, section, now)
        assert verdicts == [Verdict.APPLIED]
        assert covered(CONTRACT, state)[section] == covered(CONTRACT, then.state)[section]


def test_a_class_is_restored_with_what_belongs_to_it() -> None:
    then, now = table(), table()
    now.does("Sir Hale", "set_class", gm=True, person="Brask", character="non_player")
    state, _ = ratified(then, "Player Characters", now)
    assert values(state, "Brask", PUBLIC) == values(then.state, "Brask", PUBLIC)


def test_who_is_gone_or_new_cannot_be_set() -> None:
    then, now = table(), table()
    now.does("Brask", "leave")
    now.does("Tarn", "join")
    found = differing(CONTRACT, now.state, "Possessions", covered(CONTRACT, then.state)["Possessions"])
    assert {(one.subject, one.name) for one in found} >= {("Brask", "weapons"), ("Tarn", "")}
    assert restore(now.state, "Brask", "encounter", None) == ()


def test_every_section_that_is_ratified_by_itself_can_be_restored() -> None:
    made = table()
    for section in REPORTED:
        if section.informative:
            continue
        derived = {"attack_level", "defense_level"}
        for name in set(section.people) - derived:
            value = values(made.state, "Ondine", PUBLIC)[name]
            other = {"stairs_known": [3], "weapons": {"9": 1}}.get(name, value)
            if isinstance(value, dict):
                other = {"9": 1}
            assert restore(made.state, "Ondine", name, other), name


def test_the_sections_are_headings_of_the_report() -> None:
    text = (program_templates() / "agora_rpg" / "report.txt.j2").read_text(encoding="utf-8")
    for section in REPORTED:
        assert f'heading("{section.title}"' in text


@pytest.mark.parametrize(
    ("what", "sections"),
    [
        ("my gold is 4", ("Player Characters",)),
        ("Brask has 3 movement tokens", ("Player Characters",)),
        ("my sword is missing", ("Possessions",)),
        ("I know the stairway down", ("Stairways known",)),
        ("my monster had 3 left", ("Encounters not yet resolved",)),
        ("I have 5 points", ("Gold Exchanger",)),
        ("in Possessions, my gold", ("Possessions",)),
        ("this is bugging me", ()),
    ],
)
def test_where_a_claim_points(what: str, sections: tuple[str, ...]) -> None:
    assert pointed_at(CONTRACT, table().state, what) == sections


def test_non_player_characters_are_covered_too() -> None:
    assert HOST in covered(CONTRACT, table().state)["Possessions"]
    assert replace(REPORTED[0], title="x").covers("game", "gold") is False
