"""What is owed, by whom and until when; for the game master with the words or commands to use."""

from collections.abc import Iterator
from datetime import timedelta

from contracts.guild_nomic.guards import order_said
from contracts.guild_nomic.settings import GuildSettings
from contracts.guild_nomic.state import State
from gamemaster.core.calendar import WEEK, iso, report_due, week_start
from gamemaster.core.contract import Duty
from gamemaster.core.maps import in_order
from gamemaster.core.wording import counted


def due(state: State, settings: GuildSettings) -> tuple[Duty, ...]:
    """Every duty that stands: reports, proposals to carry out, damage orders, announcing the winner."""
    return (
        *_report(state),
        *_adopted(state, settings),
        *_damage(state),
        *_winner(state, settings),
    )


def _report(state: State) -> Iterator[Duty]:  # s. 10, 17
    if state.realm.result is not None:
        return
    calendar = state.calendar
    monday = week_start(calendar.begins)
    what = f"Publish the report of week {calendar.week}: roster, parties, quest board, proposals."
    yield Duty(
        state.realm.master,
        what,
        "10",
        max(monday, calendar.started),
        report_due(monday + WEEK),
        "it is late and still owed",
        kind="report",
    )


def _adopted(state: State, settings: GuildSettings) -> Iterator[Duty]:  # s. 6, G-13
    for number, decided in in_order(state.docket.decided):
        if not decided.owed:
            continue
        params = f'{{"proposal": {number}}}'
        what = (
            f"Carry out proposal {number} by {decided.by}, which took effect at {iso(decided.at)}: "
            f"{_short(decided.owed)} Enter what it changes as of that moment: gamemaster game text (or game "
            f"set) ... --proposal {number} --from {iso(decided.at)}; or, where there is nothing to enter: "
            f"gamemaster rule ... act apply '{params}'"
        )
        by = decided.at + timedelta(days=settings.timely_days)
        yield Duty(state.realm.master, what, "6", decided.at, by, "it stays owed", kind="enactment")


def _short(text: str, most: int = 300) -> str:
    """The text in one line, cut where it is long."""
    line = " ".join(text.split())
    return f'"{line}"' if len(line) <= most else f'"{line[:most].rstrip()} ..."'


def _damage(state: State) -> Iterator[Duty]:  # s. 15, G-22
    for name in state.realm.owing:
        party = state.parties[name]
        if party.owed is None:
            continue
        for member in party.members:
            points = counted(party.owed.points, "point")
            what = f"Say in which order {name} takes {points} of damage. For example: {order_said(party)}"
            default = "the damage hits whoever has most health"
            yield Duty(member, what, "15", party.owed.since, party.owed.until, default, kind="damage")


def _winner(state: State, settings: GuildSettings) -> Iterator[Duty]:  # s. 20
    result = state.realm.result
    if result is not None and not result.announced:
        what = f"Announce: {outcome(state.realm.winners)}"
        by = result.at + timedelta(days=settings.timely_days)
        yield Duty(state.realm.master, what, "20", result.at, by, "it stays owed")


def outcome(winners: tuple[str, ...]) -> str:
    """How the game ended, in one sentence."""
    if not winners:
        return "This cycle of GuildNomic has ended, and nobody has won."
    won = "has won" if len(winners) == 1 else "have won together"
    return f"This cycle of GuildNomic has ended, and {' and '.join(winners)} {won}."
