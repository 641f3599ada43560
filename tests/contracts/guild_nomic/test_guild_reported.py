"""What is ratified in the roster of GuildNomic's report can be made true."""

from typing import Any

import pytest
from guild_help import Table

from contracts.guild_nomic.contract import CONTRACT
from contracts.guild_nomic.reported import restore
from gamemaster.core.action import Action
from gamemaster.core.covered import covered
from gamemaster.core.event import GAME
from gamemaster.core.ledger import Ratify
from gamemaster.core.outcome import Verdict
from gamemaster.core.ratifying import restored

CHANGES: list[dict[str, int | str]] = [
    {"level": 7},
    {"hp": 4, "level": 3},
    {"class": "Mage"},
    {"strength Fire": 2, "strength Air": -1},
    {"title Sage": 1, "title Fool": 1},
]


def table() -> Table:
    made = Table("Ondine", "Brask")
    made.adjusts("Ondine", "title Ferryman", 1)
    return made


@pytest.mark.parametrize("changes", CHANGES)
@pytest.mark.parametrize("earlier", [True, False])
def test_whatever_has_changed_is_made_what_was_reported(changes: dict[str, int | str], earlier: bool) -> None:
    then, now = table(), table()
    for value, to in changes.items():
        (then if earlier else now).adjusts("Ondine", value, to)
    stated = covered(CONTRACT, then.state)["Roster"]
    assert stated != covered(CONTRACT, now.state)["Roster"]

    def perform(state: Any, action: Action, _: int) -> tuple[Any, tuple[Any, ...]]:
        now.state = state
        course = now.does("Sir Hale", action.name, gm=True, **action.params())
        return course.state, tuple(course.events)

    made = restored(CONTRACT, now.state, Ratify(1, "Roster", stated, now.at), None, perform)
    assert [outcome.verdict for outcome in made.outcomes] == [Verdict.APPLIED]
    assert covered(CONTRACT, made.state)["Roster"] == stated


def test_what_cannot_be_set_is_left_to_the_game_master() -> None:
    state = table().state
    assert restore(state, "Ondine", "party", "Lanterns") == ()
    assert restore(state, "Mirelle", "level", 4) == ()
    assert restore(state, GAME, "phase", "II") == ()
    assert restore(state, "Ondine", "level", None) == ()
