"""What is owed, by whom and until when; for the Surveyor with the text to send."""

from collections.abc import Iterator
from datetime import timedelta

from contracts.commune.naming import free_colour
from contracts.commune.petitions import electors
from contracts.commune.settings import CommuneSettings
from contracts.commune.state import Result, State
from gamemaster.core.calendar import report_due
from gamemaster.core.contract import Duty
from gamemaster.core.maps import in_order
from gamemaster.core.mechanics.intent_duties import intent_duties
from gamemaster.core.obligations import REQUEST


def due(state: State, settings: CommuneSettings) -> tuple[Duty, ...]:
    """Every duty that stands: reports, names, amendments, announcing the winner, intents to act on."""
    return (
        *_report(state, settings),
        *_names(state, settings),
        *_adopted(state, settings),
        *_winner(state, settings),
        *_intended(state, settings),
    )


def _report(state: State, settings: CommuneSettings) -> Iterator[Duty]:  # s. 8
    if state.realm.result is not None:
        return
    calendar, surveyor, request = state.calendar, state.realm.surveyor, state.realm.request
    what = f"Publish the report of week {calendar.week}: playboard, participants with assets, communities."
    default = "the report is late and still owed"
    due = report_due(calendar.next_week)
    yield Duty(surveyor, what, "8", calendar.week_start, due, default, kind="report")
    if request is not None and request.open:
        what = f"Publish a report before the week is over, as {request.by} asked."
        by = min(request.at + timedelta(days=settings.timely_days), calendar.next_week)
        default = "the report of the week answers it"
        yield Duty(surveyor, what, "8", request.at, by, default, kind=REQUEST)


def _names(state: State, settings: CommuneSettings) -> Iterator[Duty]:  # s. 4, C-25
    if state.realm.result is not None:
        return
    colour = free_colour(state)
    for _, community in in_order(state.communities):
        if community.unnamed is None:
            continue
        what = (
            f"Any colour with an unused first letter will do. Announce: I name {community.handle} {colour}."
        )
        if settings.naming_limit is None or not colour:
            by, default = None, "it keeps its provisional name"
        else:
            by = community.unnamed + timedelta(hours=settings.naming_limit)
            default = "the program names it"
        yield Duty(state.realm.surveyor, what, "4", community.unnamed, by, default)


def _adopted(state: State, settings: CommuneSettings) -> Iterator[Duty]:  # s. 11
    for intent in state.realm.intents.resolved():
        if intent.resolved is None:
            continue
        what = f"Enter amendment {intent.number} by {intent.by} in the text or settings: {intent.what}"
        by = intent.resolved + timedelta(days=settings.timely_days)
        yield Duty(state.realm.surveyor, what, "11", intent.resolved, by, "it stays owed", kind="enactment")


def _intended(state: State, settings: CommuneSettings) -> Iterator[Duty]:  # s. 11
    if state.realm.result is None:
        counted = settings.intent_profile, electors(state, settings), settings.speaker
        yield from intent_duties(state.realm.intents, lambda _: "11", *counted)


def _winner(state: State, settings: CommuneSettings) -> Iterator[Duty]:  # s. 9
    result = state.realm.result
    if result is not None and not result.announced:
        by = result.at + timedelta(days=settings.timely_days)
        yield Duty(state.realm.surveyor, f"Announce: {outcome(result)}", "9", result.at, by, "it stays owed")


def outcome(result: Result) -> str:
    """How the tournament ended, in one sentence."""
    why = f"{result.community} has more than half of the tiles" if result.why == "majority" else "time is up"
    if not result.winners:
        return f"The tournament has ended, for {why}; nobody has won."
    won = "has won" if len(result.winners) == 1 else "have won together"
    points = f"{result.accolades} accolade{'' if result.accolades == 1 else 's'}"
    return f"The tournament has ended, for {why}; {' and '.join(result.winners)} {won} with {points}."
