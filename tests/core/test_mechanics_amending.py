"""Settings that a turn of the clock changes hold from its moment on, until the ledger says otherwise."""

from dataclasses import replace
from typing import Any

import pytest
from toy import TOY, ToySettings
from toygame import MONDAY, attempt, hour, mail, setting

from gamemaster.core.calendar import WEEK
from gamemaster.core.chance import KeyedChance
from gamemaster.core.contract import Start, Tick
from gamemaster.core.course import Course
from gamemaster.core.errors import BadSetting
from gamemaster.core.ledger import in_force
from gamemaster.core.mechanics.amending import SettingsAmended, amended, amendment, told
from gamemaster.core.mechanics.pausing import ClocksPutOff
from gamemaster.core.replay import Referee, Step

HALF = amendment({"sides": 1, "bets": "won"}, "proposal 3")


def _tick(state: Any, tick: Tick, ctx: Any) -> Course[Any]:
    course = TOY.tick(state, tick, ctx)
    if tick.at == MONDAY + WEEK:
        course.events.append(HALF)
    return course


AMENDING = replace(TOY, tick=_tick, events=(*TOY.events, SettingsAmended))


def fold(*more: Any) -> list[Step]:
    start = Start("toy", "Toy", MONDAY, "Sir Hale")
    game = Referee(AMENDING, KeyedChance(b"s", "toy"), start, ToySettings())
    entries = [mail(1, hour(1), attempt("join")), *more]
    return list(game.fold(game.opening(), in_force(entries), MONDAY + 2 * WEEK))


def test_what_the_clock_amends_holds_from_its_turn_on() -> None:
    sides = [step.after.settings.sides for step in fold()]  # type: ignore[attr-defined]
    assert sides == [2, 1, 1]


def test_a_later_entry_of_the_ledger_changes_it_again() -> None:
    steps = fold(setting(2, hour(24 * 8), sides=2))
    last = steps[-1].after.settings
    assert (last.sides, last.bets) == (2, "won")  # type: ignore[attr-defined]


def test_values_are_written_as_json_and_told_in_a_sentence() -> None:
    assert HALF.changes == (("sides", "1"), ("bets", '"won"'))
    assert told(HALF) == 'By proposal 3, sides = 1, bets = "won" from now on.'
    assert AMENDING.tell(HALF) == told(HALF)
    assert told(ClocksPutOff(MONDAY, MONDAY)) == ""
    assert AMENDING.load_event(AMENDING.dump_event(HALF)) == HALF


def test_other_events_change_no_setting_and_what_cannot_be_is_an_error() -> None:
    assert amended(ToySettings(), [ClocksPutOff(MONDAY, MONDAY)]) == ToySettings()
    with pytest.raises(BadSetting):
        amended(ToySettings(), [amendment({"sides": 0}, "nobody")])
