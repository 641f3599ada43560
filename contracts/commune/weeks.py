"""What the clock does: weeks turn (s. 2, 6), communities get names at last (s. 4), time runs out (s. 9).

The state keeps the Monday that comes next and the last day, so asking for the next tick costs little.
"""

from datetime import datetime, timedelta

from contracts.commune.events import CommunityNamed, TermsChanged, WeekTurned
from contracts.commune.guards import Ctx
from contracts.commune.naming import free_colour, people_shown
from contracts.commune.rules import terms
from contracts.commune.settings import CommuneSettings
from contracts.commune.settle import conclude, ended, majority, plain_course
from contracts.commune.state import Community, State
from gamemaster.core.contract import Tick
from gamemaster.core.course import Course
from gamemaster.core.mechanics.intent_rules import lapsed


def next_tick(state: State, settings: CommuneSettings) -> Tick | None:
    """The next Monday; before that the end, a name that is due, or terms newly set; None when all is over."""
    if state.realm.result is not None:
        return None
    calendar = state.calendar
    if state.realm.terms != terms(calendar.started, settings):
        return Tick("terms", calendar.week_start, again=True)
    if majority(state, settings) is not None:
        # only a change of settings leaves a majority standing
        return Tick("majority", max(calendar.week_start, state.land.changed or calendar.started))
    first = Tick("week", calendar.next_week)
    deadline = state.realm.terms.deadline
    if deadline <= first.at:
        first = Tick("end", max(deadline, calendar.week_start))
    late = first_to_name(state, settings)
    if late is not None and late[1] < first.at:
        return Tick(f"naming_{late[0].number}", max(late[1], calendar.week_start))
    return first


def first_to_name(state: State, settings: CommuneSettings) -> tuple[Community, datetime] | None:
    """The unnamed community whose time runs out first, and when; None where none is ever named so (C-25)."""
    if settings.naming_limit is None:
        return None
    limit = timedelta(hours=settings.naming_limit)
    # the least is looked for, so the order of the map does not matter
    waiting = [
        (c.unnamed + limit, number, c) for number, c in state.communities.items() if c.unnamed is not None
    ]
    if not waiting or not free_colour(state):
        return None
    at, _, community = min(waiting, key=lambda one: one[:2])
    return community, at


def tick(state: State, due: Tick, ctx: Ctx) -> Course[State]:
    """Let happen what `next_tick` announced."""
    told = plain_course(state)
    settings = ctx.settings
    if due.kind == "terms":
        new = terms(state.calendar.started, settings)
        people = tuple(sorted(state.participants))
        told.tell(TermsChanged(new.deadline, new.rolling, new.naming_limit, people))
    elif due.kind == "majority":
        conclude(told, settings, ctx.at)
    elif due.kind == "end":
        # not before what was done meanwhile, where a setting has made it due in the past
        told.tell(ended(state, settings, ctx.at))
    elif due.kind == "week":
        told.tell(WeekTurned(due.at, tuple(sorted(state.participants)), state.realm.terms.rolling))
        for closed in lapsed(state.realm.intents, due.at):
            told.tell(closed)
    else:
        found = state.communities[int(due.kind.removeprefix("naming_"))]
        people = people_shown(state, found)
        told.tell(CommunityNamed(found.number, found.handle, free_colour(state), "", people))
    return told
