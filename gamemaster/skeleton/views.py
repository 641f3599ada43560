"""Values under the names that players use, what one may do now, and what is owed."""

from collections.abc import Iterator, Mapping
from datetime import datetime
from typing import Any

from gamemaster.core.calendar import WEEK, iso, report_due, spoken
from gamemaster.core.contract import Duty, ReportSection, Viewer
from gamemaster.core.event import GAME
from gamemaster.core.option import Option
from gamemaster.skeleton import actions as act
from gamemaster.skeleton.rules import most_to_pick
from gamemaster.skeleton.settings import GameSettings
from gamemaster.skeleton.state import State

REPORTED = (
    ReportSection("Players", people=("apples", "picked_this_week")),
    ReportSection("The tree", game=("tree",), informative=True),
)
"""The sections of the report that hold values; what nobody doubts in the first is ratified."""


def participants(state: State) -> tuple[str, ...]:
    """Who plays, sorted."""
    return tuple(sorted(state.players))


def values(state: State, subject: str, _: Viewer) -> Mapping[str, Any]:
    """The values of a player, or of the game; nothing is secret here."""
    if subject == GAME:
        found = {
            "tree": state.tree,
            "goal": state.goal,
            "week": state.week,
            "week_ends": iso(state.week_ends),
        }
        return {**found, "game_master": state.gm, "winner": state.winner}
    player = state.players.get(subject)
    return {} if player is None else {"apples": player.apples, "picked_this_week": player.picked}


def things(_: State) -> Mapping[str, Mapping[str, Any]]:
    """What the reader may refer to by name: in this game nothing but its people."""
    return {}


def standing(state: State, person: str, settings: GameSettings) -> tuple[str, ...]:
    """What is left to somebody, as a receipt ends."""
    player = state.players.get(person)
    if player is None:
        return ("You are no player. To take part, write: I join My Game.",)
    if state.winner is not None:
        return (f"The game is over: {state.winner} has won.",)
    left = most_to_pick(state, player, settings)
    return (
        f"You have {player.apples} of the {state.goal} apples that win.",
        f"You may pick {left} more before the week ends on {spoken(state.week_ends)}.",
    )


def legal(state: State, person: str, settings: GameSettings, _: datetime) -> tuple[Option, ...]:
    """What somebody may do now, and what would come of it."""
    return () if state.winner is not None else tuple(_options(state, person, settings))


def _options(state: State, person: str, settings: GameSettings) -> Iterator[Option]:
    player = state.players.get(person)
    if player is None:
        yield Option(act.Join(), "I join My Game.", "You become a player.")
        return
    for count in range(1, most_to_pick(state, player, settings) + 1):
        said = f"I pick {count} apples." if count > 1 else "I pick 1 apple."
        has = player.apples + count
        yield Option(
            act.Pick(count=count), said, f"You have {has}" + (" and win." if has >= state.goal else ".")
        )
    yield Option(act.Leave(), "I leave My Game.", "You are no player any more.")


def due(state: State, _: GameSettings) -> tuple[Duty, ...]:
    """What is owed: the report of the week (s. 5)."""
    if state.winner is not None:
        return ()
    what = f"Publish the report of week {state.week}."
    return (
        Duty(
            state.gm,
            what,
            "5",
            state.week_ends - WEEK,
            report_due(state.week_ends),
            "it is late and still owed",
            kind="report",
        ),
    )
