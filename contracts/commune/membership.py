"""Becoming a participant and ceasing to be one (s. 1), and asking for a report (s. 8)."""

from datetime import datetime, timedelta

from contracts.commune.actions import Deactivate, Join, Leave, RequestReport
from contracts.commune.events import Joined, Left, ReportRequested
from contracts.commune.guards import Ctx, Ruling, member, other
from contracts.commune.settings import CommuneSettings
from contracts.commune.settle import course, plain_course
from contracts.commune.state import State
from gamemaster.core.calendar import iso, spoken
from gamemaster.core.outcome import Refused


def join(state: State, _: Join, ctx: Ctx) -> Ruling:  # s. 1
    """Become a participant, with three constructors set to nothing."""
    if ctx.actor in state.participants:
        return Refused("ALREADY_A_PARTICIPANT", "1", "You are a participant already.")
    joined = plain_course(state)
    joined.tell(Joined(ctx.actor, ctx.at))
    if ctx.actor in state.realm.usage:
        text = "What you used of your weekly constructors and investment before you left stays used."
        ctx.remark("USE_REMEMBERED", text)
    return joined


def leave(state: State, _: Leave, ctx: Ctx) -> Ruling:  # s. 1, C-35
    """Cease to be a participant; all one owns is destroyed."""
    participant = member(state, ctx.actor)
    if isinstance(participant, Refused):
        return participant
    left = course(state)
    left.tell(Left(ctx.actor, "announced", participant.accolades))
    return left


def deactivate(state: State, action: Deactivate, _: Ctx) -> Ruling:  # s. 1, C-27
    """Take out somebody who has become inactive in the nomic around this game."""
    participant = other(state, action.person)
    if isinstance(participant, Refused):
        return participant
    left = course(state)
    left.tell(Left(action.person, "inactive", participant.accolades))
    return left


def request_report(state: State, _: RequestReport, ctx: Ctx) -> Ruling:  # s. 8, C-34
    """Ask the Surveyor for a report before the week is over."""
    participant = member(state, ctx.actor)
    if isinstance(participant, Refused):
        return participant
    barred = no_request(state, ctx.settings, ctx.at)
    if barred is not None:
        return barred
    asked = plain_course(state)
    asked.tell(ReportRequested(ctx.actor, ctx.at))
    return asked


def no_request(state: State, settings: CommuneSettings, at: datetime) -> Refused | None:
    """Why no participant can ask for a report at `at`; None when one can."""
    if not settings.report_on_request:
        return Refused("NO_REQUESTS", "8", "Reports come once a week, and none on request.")
    last = state.realm.request
    wait = timedelta(hours=settings.report_request_hours)
    if last is None or at >= last.at + wait:
        return None
    text = f"{last.by} asked for a report on {spoken(last.at)}; ask again from {spoken(last.at + wait)}."
    return Refused("ASKED_ALREADY", "8", text, {"last": iso(last.at), "again": iso(last.at + wait)})
