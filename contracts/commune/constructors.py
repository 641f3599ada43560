"""Token constructors: setting them, and taking what they make (s. 2). Each is used once a week (C-16)."""

from contracts.commune.actions import Construct, Grant
from contracts.commune.events import ConstructionBegun, TokenGranted
from contracts.commune.guards import Ctx, Ruling, free_constructors, member, token, used_up
from contracts.commune.settle import plain_course
from contracts.commune.state import Participant, State
from gamemaster.core.outcome import Refused


def construct(state: State, action: Construct, ctx: Ctx) -> Ruling:  # s. 2
    """Set a constructor to a symbol."""
    participant = member(state, ctx.actor)
    if isinstance(participant, Refused):
        return participant
    barred = used_up(state, ctx.actor, action.slot, "2", ctx)
    if barred is not None:
        free = free_constructors(state, ctx.actor, ctx.at, ctx.settings)
        instead = f"I begin constructing {token(action.symbol)} in my {free[0]} constructor." if free else ""
        return barred._replace(instead=instead)
    if participant.constructors.get(action.slot) == action.symbol:
        text = (
            f"Your {action.slot} constructor made {token(action.symbol)} already; it is used for this week."
        )
        ctx.remark("SAME_SYMBOL", text)
    begun = plain_course(state)
    begun.tell(ConstructionBegun(ctx.actor, action.slot, action.symbol, ctx.at))
    return begun


def grant(state: State, action: Grant, ctx: Ctx) -> Ruling:  # s. 2, C-18
    """Take the token that a constructor is set to; its setting stays."""
    participant = member(state, ctx.actor)
    if isinstance(participant, Refused):
        return participant
    barred = used_up(state, ctx.actor, action.slot, "2", ctx)
    if barred is not None:
        return barred._replace(instead=_ready(state, participant, ctx))
    symbol = participant.constructors.get(action.slot)
    if symbol is None:
        text = f"Your {action.slot} constructor is set to nothing, so there is no token to take."
        begin = f"I begin constructing a D in my {action.slot} constructor."
        instead = _ready(state, participant, ctx) or begin
        return Refused("NOTHING_CONSTRUCTED", "2", text, {"slot": action.slot}, instead)
    granted = plain_course(state)
    granted.tell(TokenGranted(ctx.actor, action.slot, symbol, ctx.at))
    return granted


def _ready(state: State, participant: Participant, ctx: Ctx) -> str:
    """A sentence that takes the token of another constructor, "" where there is none now."""
    free = free_constructors(state, ctx.actor, ctx.at, ctx.settings)
    other = next((slot for slot in free if slot in participant.constructors), "")
    return f"I grant myself the token from my {other} constructor." if other else ""
