"""The day: votes, what they count, and the majority (s. 3, 7d, 7e; W-1 to W-7, W-23, W-24).

Votes are counted afresh whenever one changes; a vote that has no effect is accepted like any other, so that
nobody learns of a role from it.
"""

from contracts.werewolves.actions import Vote
from contracts.werewolves.guards import Ctx, Ruling, acting, course, other, warn_if_public
from contracts.werewolves.progress import progress
from contracts.werewolves.secret_events import VoteChanged
from contracts.werewolves.state import IDIOT, Session, State
from gamemaster.core.outcome import Refused


def vote(state: State, action: Vote, ctx: Ctx) -> Ruling:  # s. 3
    """Change one's vote; the majority is tested at once."""
    found = acting(state, ctx, "3")
    if isinstance(found, Refused):
        return found
    session, seat = found
    barred = _barred(session, action, ctx)
    if barred is not None:
        return barred
    if ctx.settings.vote_channel == "private":
        warn_if_public(ctx)
    if seat.role == IDIOT and ctx.settings.idiot_vote != "own":
        ctx.remark("IDIOT", "As the Village Idiot you vote by yourself; this vote has no effect (s. 7e).")
    if session.tally == "names" and not (ctx.public or ctx.gm):  # W-4
        ctx.remark("VOTE_NAMED", "In this game it is published who votes for whom, as you do now.")
    voted = course(state)
    voted.tell(VoteChanged(ctx.actor, action.target, ctx.at))
    progress(voted, ctx)
    return voted


def _barred(session: Session, action: Vote, ctx: Ctx) -> Refused | None:
    if session.phase != "day" or session.closing:
        when = {"cupid": "The first day has not begun", "night": "It is night", "day": "The day is ending"}
        return Refused("NOT_DAY", "3", f"{when[session.phase]}; votes are cast by day and are not kept.")
    if ctx.settings.vote_channel == "list" and not ctx.public and not ctx.gm:
        text = "In this game votes are cast on the list."
        return Refused("VOTE_ON_LIST", "3", text, {}, "Send it again to the list.")
    if action.target is None:
        return None
    target = other(session, action.target, ctx, "3")
    return target if isinstance(target, Refused) else None
