"""Conditions: what they look at, three truths, and their pinned form."""

import json
from collections.abc import Mapping
from typing import Any

import pytest

from gamemaster.core.condition import (
    All,
    Circumstances,
    Compare,
    Either,
    Failed,
    Fate,
    Finding,
    Guard,
    Not,
    Op,
    Possible,
    Seen,
    Some,
    TakesPart,
    Test,
    Worked,
    condition_from_json,
    decide,
    guard_from_json,
    guard_to_json,
)

VALUES: dict[str, Mapping[str, Any]] = {
    "Ondine": {
        "gold": 3,
        "potions": {"1": 2, "2": 1},
        "location": "Healer",
        "encounter": None,
        "cards": ["A"],
    },
    "Brask": {"gold": 5, "potions": {}, "location": "healer", "encounter": {"level": 1, "kind": "monster"}},
    "game": {"week": 2},
}


def at(fate: Fate = "done") -> Circumstances:
    return Circumstances(lambda who: VALUES.get(who, {}), lambda who: who in VALUES, lambda span: fate)


def gold(op: Op, right: int | str | Seen, of: str = "Ondine") -> Compare:
    return Compare(Seen("gold", of), op, right)


YES, NO = gold(">=", 3), gold("<", 3)
UNKNOWN = gold(">=", 1, "Tarn")


@pytest.mark.parametrize(
    ("test", "holds"),
    [
        (gold("=", 3), True),
        (Compare(Seen("cards", "Ondine"), "=", "a"), True),
        (Compare(Seen("cards", "Ondine"), "=", "B"), False),
        (Compare(Seen("cards", "Ondine"), "<", "A"), None),
        (gold(">", 3), False),
        (gold("<=", 3), True),
        (gold("<", Seen("gold", "Brask")), True),
        (gold(">", Seen("gold", "Tarn")), None),
        (UNKNOWN, None),
        (Compare(Seen("potions", "Ondine"), "=", 3), True),
        (Compare(Seen("potions.2", "Ondine"), ">=", 1), True),
        (Compare(Seen("potions.7", "Ondine"), "<", 1), True),
        (Compare(Seen("boots", "Ondine"), "<", 1), None),
        (Compare(Seen("cards", "Ondine"), "=", 1), True),
        (Compare(Seen("location", "Ondine"), "=", "Healer"), True),
        (Compare(Seen("location", "Ondine"), "=", Seen("location", "Brask")), True),
        (Compare(Seen("location", "Ondine"), ">", "Healer"), None),
        (Compare(Seen("location", "Ondine"), ">=", 1), None),
        (Compare(Seen("encounter.level", "Ondine"), ">=", 1), None),
        (Compare(Seen("encounter.level", "Brask"), ">=", 1), True),
        (Compare(Seen("week", "game"), "=", 2), True),
        (Some(Seen("encounter", "Ondine")), False),
        (Some(Seen("encounter", "Brask")), True),
        (Some(Seen("potions", "Brask")), False),
        (Some(Seen("potions.1", "Ondine")), True),
        (Some(Seen("gold", "Tarn")), None),
        (TakesPart("Brask"), True),
        (TakesPart("Tarn"), False),
        (Possible(), True),
        (Not(YES), False),
        (Not(UNKNOWN), None),
        (All((YES, UNKNOWN)), None),
        (All((NO, UNKNOWN)), False),
        (All((YES, Not(NO))), True),
        (Either((YES, UNKNOWN)), True),
        (Either((NO, UNKNOWN)), None),
        (Either((NO, Not(YES))), False),
    ],
)
def test_holds(test: Test, holds: bool | None) -> None:
    assert decide(test, at()).holds is holds


def test_what_was_seen_is_told_for_people() -> None:
    told = decide(All((gold(">=", 3), Compare(Seen("potions.1", "Brask"), "<", 1))), at()).told
    assert told == "Ondine's gold is 3, Brask's potions 1 is 0"
    assert decide(Compare(Seen("week", "game"), "=", 1), at()).told == "the game's week is 2"
    assert (
        Finding(True, {"Ondine's tokens": 0, "its class": 1}).told == "Ondine's tokens are 0, its class is 1"
    )
    assert decide(Some(Seen("encounter", "Ondine")), at()).told == "Ondine's encounter is none"


def test_an_undecided_act_is_waited_for() -> None:
    assert decide(Worked((0, 5)), at("waits")).waits
    assert decide(Not(Worked((0, 5))), at("waits")).waits
    assert not decide(All((NO, Worked((0, 5)))), at("waits")).waits


@pytest.mark.parametrize(
    ("fate", "worked", "failed"), [("done", True, False), ("failed", False, True), ("untried", False, False)]
)
def test_what_was_not_tried_has_neither_worked_nor_failed(fate: Fate, worked: bool, failed: bool) -> None:
    assert decide(Worked((0, 5)), at(fate)).holds is worked
    assert decide(Failed((0, 5)), at(fate)).holds is failed


EVERYTHING = All(
    (
        Not(Either((gold("<", Seen("gold", "Brask")), Some(Seen("encounter", "Ondine"))))),
        Compare(Seen("location", "Ondine"), "=", "Healer"),
        TakesPart("Tarn"),
        Worked((3, 9)),
        Failed((3, 9)),
        Possible(),
    )
)


def test_json_round_trip() -> None:
    guard = Guard("I have 3 gold", (4, 17), EVERYTHING, True)
    stored = json.loads(json.dumps(guard_to_json(guard)))
    assert guard_from_json(stored) == guard


@pytest.mark.parametrize(
    "found", [{"is": "luck"}, {"is": "compare", "value": "gold", "of": "On", "op": "~", "to": 1}]
)
def test_nonsense_is_not_read(found: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"luck|~"):
        condition_from_json(found)
