"""The suite of invariants: the toy game passes it, and games with one fault each are found out."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import datetime
from itertools import count
from typing import Any

import pytest
from hypothesis.errors import FlakyFailure
from toy import TOY, Added, Joined, ToyState, decide, evolve, values

from gamemaster.core.contract import Contract
from gamemaster.core.course import Course
from gamemaster.core.frame import COMMON_KINDS, Measure, Phrasebook
from gamemaster.core.maps import Map, PersistentMap
from gamemaster.core.mechanics.claims import COMMON_ACTIONS
from gamemaster.core.mechanics.pausing import ClocksPutOff
from gamemaster.core.replay import Step
from gamemaster.testing.conformance import (
    EXAMPLES,
    INVARIANTS,
    applied_actions,
    check_contract,
    check_declarations,
    never_applied,
)
from gamemaster.testing.invariants import InvariantBroken
from gamemaster.testing.moments import moments
from gamemaster.testing.strategies import Hints

HINTS = Hints(
    values={"add.n": (1, 3, 5), "candidate": ("won", "lost")},
    settings=({}, {"bets": "won"}, {"batch_mode": "stop"}, {"batch_mode": "all_or_nothing"}),
    changes=({"bets": "won"}, {"sides": 1}, {"misdirected": "accept"}),
)


@pytest.mark.parametrize("invariant", INVARIANTS)
def test_the_toy_game_keeps_every_invariant(invariant: str) -> None:
    check_contract(TOY, HINTS, invariant)


def test_random_games_reach_every_action() -> None:
    wanted = {action.name for action in TOY.actions}
    assert not never_applied(TOY, wanted, HINTS)
    every_game = {action.name for action in COMMON_ACTIONS}
    assert applied_actions(TOY, HINTS).keys() <= wanted | every_game
    # the last doubling of ten comes to the games that are there
    assert never_applied(TOY, {"fly"}, HINTS, max_examples=EXAMPLES >> 3) == {"fly"}


def test_the_declarations_of_the_toy_game_fit_together() -> None:
    check_declarations(TOY)


def _impure() -> Contract[ToyState]:
    calls = count()

    def decides(state: Any, action: Any, ctx: Any) -> Any:
        course = decide(state, action, ctx)
        if isinstance(course, Course) and action.name == "add" and next(calls) % 2:
            course.tell(Added(ctx.actor, 1))
        return course

    return replace(TOY, decide=decides)


def _forgetful() -> Contract[ToyState]:
    def decides(state: Any, action: Any, ctx: Any) -> Any:
        course = decide(state, action, ctx)
        if isinstance(course, Course) and action.name == "flip":
            course.events.clear()
        return course

    return replace(TOY, decide=decides)


def _leaky_subject() -> Contract[ToyState]:
    def evolves(state: ToyState, event: Any) -> ToyState:
        after = evolve(state, event)
        if isinstance(event, Added):
            for name in sorted(after.players):
                raised = replace(after.players[name], stars=after.players[name].stars + 1)
                after = replace(after, players=after.players.set(name, raised))
        return after

    def decides(state: Any, action: Any, ctx: Any) -> Any:
        course = decide(state, action, ctx)
        if isinstance(course, Course):
            told = Course(state, evolves, lambda state: None)
            for event in course.events:
                told.tell(event)
            return told
        return course

    return replace(TOY, evolve=evolves, decide=decides)


def _forgets_in_json() -> Contract[ToyState]:
    class Broken(Contract[ToyState]):
        def load_state(self, stored: bytes | str) -> ToyState:
            return replace(super().load_state(stored), players=Map())

    fields = {name: getattr(TOY, name) for name in TOY.__dataclass_fields__}
    return Broken(**fields)


def _shows_objects() -> Contract[ToyState]:
    return replace(TOY, values=lambda s, who, viewer: {**values(s, who, viewer), "since": s.next_week})


def _cites_nothing() -> Contract[ToyState]:
    return replace(TOY, sections={})


@pytest.mark.parametrize(
    ("contract", "invariant"),
    [
        (_impure(), "deterministic"),
        (_forgetful(), "events make states"),
        (_leaky_subject(), "events make states"),
        (_forgets_in_json(), "JSON round trip"),
        (_cites_nothing(), "views are plain"),
    ],
)
def test_a_fault_is_found(contract: Contract[ToyState], invariant: str) -> None:
    # a rule that is not a function of its arguments may also fail to fail a second time
    with pytest.raises((InvariantBroken, FlakyFailure)):
        check_contract(contract, HINTS, invariant, max_examples=40, shrink=False)


def test_a_view_that_is_not_plain_data_is_found() -> None:
    with pytest.raises(TypeError, match="datetime is not JSON"):
        check_contract(_shows_objects(), HINTS, "views are plain", max_examples=40, shrink=False)


def test_a_rule_that_raises_is_found() -> None:
    def decides(state: Any, action: Any, ctx: Any) -> Any:
        if action.name == "flip" and ctx.actor in state.players:
            raise ZeroDivisionError(ctx.actor)
        return decide(state, action, ctx)

    with pytest.raises(ZeroDivisionError):
        check_contract(replace(TOY, decide=decides), HINTS, "replay is head", max_examples=40, shrink=False)


def test_extra_promises_are_held_against_every_step() -> None:
    def no_stars(step: Step) -> None:
        assert all(player.stars == 0 for player in step.after.state.players.values()), "a star"

    with pytest.raises(AssertionError, match="a star"):
        check_contract(TOY, HINTS, extra=[no_stars], max_examples=40, shrink=False)


def test_declarations_that_do_not_fit_are_listed() -> None:
    wrong = replace(TOY, events=(Joined, Joined), announcing="99", sections={"5": "Bets"})
    with pytest.raises(InvariantBroken) as caught:
        check_declarations(wrong)
    assert str(caught.value).splitlines() == [
        "two events are called joined",
        "T-2 cites section '3', which does not exist",
        "announcing is section '99', which does not exist",
        FORGETS,
    ]


@pytest.mark.parametrize("kind", sorted(COMMON_KINDS))
def test_values_may_be_of_a_kind_that_every_game_has(kind: str) -> None:
    check_declarations(replace(TOY, phrasebook=Phrasebook(measures=(Measure(("turn",), "turn", kind=kind),))))


def test_values_of_a_kind_that_does_not_exist_are_found() -> None:
    wrong = Phrasebook(measures=(Measure(("turn",), "turn", kind="wizard"),))
    with pytest.raises(InvariantBroken, match="of kind 'wizard', which does not exist"):
        check_declarations(replace(TOY, phrasebook=wrong))


FORGETS = (
    "the state keeps times (ToyState.next_week), but clocks_put_off is no event of the game: what runs "
    "out would run on through a pause (put ClocksPutOff among the events, and fold it)"
)


class TestClocks:
    """A game that keeps times says what a pause makes of them."""

    def test_a_game_that_forgets_them_is_refused(self) -> None:
        events = tuple(event for event in TOY.events if event is not ClocksPutOff)
        with pytest.raises(InvariantBroken) as caught:
            check_declarations(replace(TOY, events=events))
        assert str(caught.value) == FORGETS

    def test_so_is_one_that_does_not_know_its_own_event(self) -> None:
        def fails(*_: object) -> Any:
            raise TypeError("what is this?")

        with pytest.raises(InvariantBroken, match=r"cannot be folded: TypeError\('what is this\?'\)"):
            check_declarations(replace(TOY, evolve=fails))

    def test_a_game_without_times_needs_nothing(self) -> None:
        events = tuple(event for event in TOY.events if event is not ClocksPutOff)
        check_declarations(replace(TOY, events=events, state=Timeless))  # type: ignore[type-var]

    def test_times_are_found_wherever_they_are_kept(self) -> None:
        assert moments(Keeper) == ("Keeper.since", "Kept.until", "Keeper.by_day")
        assert moments(Timeless) == ()


@dataclass
class Kept:
    until: datetime | None


@dataclass
class Keeper:
    since: datetime
    people: PersistentMap[str, tuple[Kept, ...]]
    by_day: Mapping[str, datetime]
    again: "Keeper | None" = None


@dataclass
class Timeless:
    people: PersistentMap[str, int]
