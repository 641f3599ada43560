"""Who is a contestant: joining, leaving, being removed, taking another's place (s. 1c; W-8 to W-10)."""

from contracts.werewolves.actions import Join, Leave, Remove, Substitute
from contracts.werewolves.events import Joined, Left, SeatTaken
from contracts.werewolves.guards import Ctx, Ruling, course, living, running
from contracts.werewolves.progress import progress
from contracts.werewolves.state import State
from gamemaster.core.outcome import Refused


def join(state: State, _: Join, ctx: Ctx) -> Ruling:  # s. 1c, W-9
    """Become a contestant; who joins during a session plays in the next one."""
    if ctx.actor in state.contestants:
        return Refused("ALREADY_IN", "1c", "You are a contestant already.")
    barred = _master_plays(state, ctx.actor)
    if barred is not None:
        return barred
    joined = course(state)
    joined.tell(Joined(ctx.actor, ctx.at))
    session = joined.state.session
    if session is not None and session.get(ctx.actor) is None:
        ctx.remark("NEXT_SESSION", "A session is in progress; you will play in the next one.")
    progress(joined, ctx)
    return joined


def _master_plays(state: State, person: str) -> Refused | None:  # W-10
    if person != state.contest.contestmaster:
        return None
    text = "The contestmaster knows every secret and does not play."
    return Refused("CONTESTMASTER_PLAYS", "6", text)


def leave(state: State, _: Leave, ctx: Ctx) -> Ruling:  # s. 1c, W-8
    """Cease to be a contestant. A townsperson who leaves dies of it when the phase ends."""
    return _leave(state, ctx.actor, ctx, removed=False)


def remove(state: State, action: Remove, ctx: Ctx) -> Ruling:
    """The contestmaster removes a contestant; it is as if e had left."""
    return _leave(state, action.person, ctx, removed=True)


def _leave(state: State, person: str, ctx: Ctx, removed: bool) -> Ruling:
    if person not in state.contestants:
        return Refused("NOT_A_CONTESTANT", "1c", f"{person} is not a contestant.")
    left = course(state)
    seat = None if state.session is None else state.session.get(person)
    left.tell(Left(person, removed))
    if seat is not None and seat.alive:
        ctx.remark("IN_SESSION", _LEAVING[ctx.settings.on_leave])
    progress(left, ctx)
    return left


_LEAVING = {
    "dies": "Whoever leaves during a session dies when the phase ends, and no power of eirs works any more.",
    "dies_with_powers": "Whoever leaves during a session dies at the end of the phase.",
    "stays": "Whoever leaves during a session stays a townsperson, but can do nothing any more.",
    "replaced": "Whoever leaves during a session stays a townsperson until somebody takes eir place.",
}


def substitute(state: State, action: Substitute, ctx: Ctx) -> Ruling:  # W-8
    """Somebody who is not in the session takes a living townsperson's place, with all that belongs to it."""
    session = running(state, "1c")
    if isinstance(session, Refused):
        return session
    seat = living(session, action.person, "2a")
    if isinstance(seat, Refused):
        return seat
    barred = _master_plays(state, action.to)
    if barred is not None:
        return barred
    if session.get(action.to) is not None or not action.to.strip():
        text = f"{action.to} is in this session already."
        return Refused("ALREADY_IN", "2a", text, {"to": action.to})
    taken = course(state)
    taken.tell(SeatTaken(action.person, action.to, ctx.at, tuple(sorted(session.town))))
    progress(taken, ctx)
    return taken
