"""Cupid's Lovers before the first day (s. 7d), and whom the Hunter takes along (s. 7c)."""

from contracts.werewolves import secret_events as se
from contracts.werewolves.actions import Link, Shoot
from contracts.werewolves.deal import rows, take
from contracts.werewolves.guards import (
    Ctx,
    Ruling,
    Told,
    acting,
    course,
    living,
    not_yours,
    other,
    running,
    session_of,
    warn_if_public,
)
from contracts.werewolves.progress import progress, shot
from contracts.werewolves.state import CUPID, HUNTER, Session, State, seal_of
from gamemaster.core.outcome import Refused


def link(state: State, action: Link, ctx: Ctx) -> Ruling:  # s. 7d, W-22
    """Name the two Lovers; both are told at once."""
    found = acting(state, ctx, "7d")
    if isinstance(found, Refused):
        return found
    session, seat = found
    if seat.role != CUPID:
        return not_yours(CUPID)
    barred = _cannot_link(session, action, ctx)
    if barred is not None:
        return barred
    warn_if_public(ctx)
    one, two = sorted(action.lovers)
    chosen = course(state)
    chosen.tell(se.CupidChose(ctx.actor, (one, two), False, ctx.at))
    chosen.tell(se.LoversTold((one, two)))
    progress(chosen, ctx)
    return chosen


def _cannot_link(session: Session, action: Link, ctx: Ctx) -> Refused | None:
    if session.phase != "cupid" or session.closing:
        return Refused("TOO_LATE", "7d", "The Lovers are named before the first day, and it has begun.")
    if len(set(action.lovers)) != 2:
        text = "The Lovers are two different townspersons."
        return Refused("TWO_LOVERS", "7d", text, {"named": list(action.lovers)})
    for name in action.lovers:
        named = living(session, name, "7d")
        if isinstance(named, Refused):
            return named
    if ctx.actor in action.lovers and not ctx.settings.cupid_self:
        return Refused("SELF", "7d", "In this game Cupid cannot choose emself.")
    return None


def draw_lovers(told: Told, ctx: Ctx) -> None:  # W-12
    """Draw the Lovers, because Cupid has not chosen in time."""
    session, first = session_of(told), len(ctx.draws)
    seal = seal_of(session.number)
    cupid = session.holder(CUPID)
    pool = [name for name in session.living if ctx.settings.cupid_self or name != cupid]
    one, two = sorted((take(ctx, pool, "Lover", seal), take(ctx, pool, "Lover", seal)))
    told.tell(se.CupidChose(cupid, (one, two), True, ctx.at, rows(ctx, first)))
    told.tell(se.LoversTold((one, two)))


def shoot(state: State, action: Shoot, ctx: Ctx) -> Ruling:  # s. 7c, W-19, W-21
    """Choose who dies with the Hunter: at once when e is dying, for the case of eir death before."""
    session = running(state, "7c")
    if isinstance(session, Refused):
        return session
    if session.hunter and session.hunter == ctx.actor:
        return _last_shot(state, session, action, ctx)
    found = acting(state, ctx, "7c")
    if isinstance(found, Refused):
        return found
    if found[1].role != HUNTER:
        return not_yours(HUNTER)
    if action.target is not None:
        target = other(session, action.target, ctx, "7c")
        if isinstance(target, Refused):
            return target
    warn_if_public(ctx)
    if action.target is not None and not action.standing:
        text = "You are alive: this is kept as your choice for the case of your death. You can change it."
        ctx.remark("STANDING", text)
    chosen = course(state)
    chosen.tell(se.StandingSet(ctx.actor, action.target, ctx.at))
    return chosen


def _last_shot(state: State, session: Session, action: Shoot, ctx: Ctx) -> Ruling:
    if action.target is None:
        text = "The Hunter shall choose another townsperson."
        instead = next((f"I shoot {name}." for name in session.living), "")
        return Refused("MUST_CHOOSE", "7c", text, {}, instead)
    target = other(session, action.target, ctx, "7c")
    if isinstance(target, Refused):
        return target
    warn_if_public(ctx)
    chosen = course(state)
    shot(chosen, ctx, action.target)
    progress(chosen, ctx)
    return chosen
