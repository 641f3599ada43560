"""Investments: one a week, below the limit (s. 6)."""

from contracts.commune.actions import Invest
from contracts.commune.events import Invested
from contracts.commune.guards import Ctx, Ruling, community, member, used_up
from contracts.commune.settle import plain_course
from contracts.commune.state import State
from gamemaster.core.outcome import Refused


def invest(state: State, action: Invest, ctx: Ctx) -> Ruling:  # s. 6, C-6, C-33
    """Grant oneself an investment in a community."""
    participant = member(state, ctx.actor)
    if isinstance(participant, Refused):
        return participant
    found = community(state, action.community, "6")
    if isinstance(found, Refused):
        return found
    held, limit = participant.invested, state.limit
    if held >= limit:
        holds = f"{held} investment{'' if held == 1 else 's'}"
        text = f"You hold {holds}, and the limit is {limit}, the number of communities."
        return Refused("INVESTMENT_LIMIT", "6", text, {"held": held, "limit": limit})
    barred = used_up(state, ctx.actor, "investment", "6", ctx)
    if barred is not None:
        return barred
    invested = plain_course(state)
    invested.tell(Invested(ctx.actor, found.number, found.handle, ctx.at))
    return invested
