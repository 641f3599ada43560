"""Dealing a session: the werewolves, then the optional roles, drawn without replacement (s. 2).

The pool is always in the order of names; each draw takes one out of it, so that anyone can repeat the
deal from the draws once they are published. Until then they are hidden.
"""

from contracts.werewolves import events as ev
from contracts.werewolves import secret_events as se
from contracts.werewolves.actions import StartSession
from contracts.werewolves.endings import check_ready
from contracts.werewolves.guards import Ctx, Ruling, Told, course, office, session_of
from contracts.werewolves.progress import begin, progress
from contracts.werewolves.state import CUPID, LEAST, ROLES, DrawRow, State, seal_of
from gamemaster.core.outcome import Refused


def werewolves_among(number: int) -> int:
    """How many of that many townspersons are werewolves (s. 2b)."""
    return 1 + (number - LEAST) // 3


def start_session(state: State, action: StartSession, ctx: Ctx) -> Ruling:  # s. 2
    """Initiate a session with these optional roles."""
    barred = office(state, ctx, "2") or unstartable(state, action.roles)
    if barred is not None:
        return barred
    if action.roles and ctx.public and not ctx.gm and not ctx.settings.roles_public:  # W-11
        text = (
            "This names the roles in play, which this game does not make public, and everybody can read it. "
            "It counts; of a ruling that starts a session nobody is told them."
        )
        ctx.remark("PUBLIC_NOW", text)
    started = course(state)
    start(started, ctx, action.roles)
    return started


def unstartable(state: State, roles: tuple[str, ...]) -> Refused | None:
    """Why no session with these optional roles can start now, None where one can."""
    if state.session is not None:
        text = f"Session {state.session.number} is in progress."
        return Refused("SESSION_RUNNING", "2", text, {"session": state.session.number})
    contestants = len(state.contestants)
    if contestants < LEAST:
        text = f"A session needs {LEAST} contestants, not {contestants}."
        return Refused("TOO_FEW", "2", text, {"contestants": contestants, "needed": LEAST})
    unknown = [role for role in roles if role not in ROLES]
    if unknown:
        text = f"There is no role called {unknown[0]}; there are {', '.join(ROLES)}."
        return Refused("UNKNOWN_ROLE", "7", text, {"roles": list(ROLES)})
    if len(set(roles)) < len(roles):
        return Refused("ROLE_TWICE", "2c", "Each role can be dealt once only.", {"roles": list(roles)})
    villagers = contestants - werewolves_among(contestants)
    if len(roles) > villagers:
        text = f"{len(roles)} roles cannot be dealt to {villagers} villagers."
        return Refused("TOO_MANY_ROLES", "2c", text, {"roles": len(roles), "villagers": villagers})
    return None


def start(told: Told, ctx: Ctx, roles: tuple[str, ...]) -> None:
    """Deal and begin; the first day waits for Cupid, if e is in play (s. 2d, 7d)."""
    state = told.state
    number, town = len(state.contest.past) + 1, tuple(sorted(state.contestants))
    public = roles if ctx.settings.roles_public else ()
    told.tell(ev.SessionStarted(number, ctx.at, town, public, ctx.settings.roles_public))
    told.tell(_deal(ctx, town, roles, seal_of(number)))
    session = session_of(told)
    pack = session.wolves
    for name in town:
        seat = session.town[name]
        told.tell(se.RoleTold(name, seat.wolf, seat.role, pack if seat.wolf else ()))
    if CUPID in roles:
        begin(told, ctx, "cupid")
    check_ready(told, ctx)
    progress(told, ctx)


def _deal(ctx: Ctx, town: tuple[str, ...], roles: tuple[str, ...], seal: str) -> se.Dealt:
    pool, first = list(town), len(ctx.draws)
    wolves = [take(ctx, pool, "werewolf", seal) for _ in range(werewolves_among(len(town)))]
    holders = [(role, take(ctx, pool, role, seal)) for role in roles]
    return se.Dealt(tuple(sorted(wolves)), tuple(holders), rows(ctx, first))


def take(ctx: Ctx, pool: list[str], purpose: str, seal: str) -> str:
    """Draw one out of the pool and remove it, keeping the order of the others."""
    return pool.pop(ctx.roll(purpose, len(pool), seal) - 1)


def rows(ctx: Ctx, first: int) -> tuple[DrawRow, ...]:
    """The draws of this entry from number `first` on, as they will be published."""
    return tuple((d.entry, d.purpose, d.counter, d.sides, d.result) for d in ctx.draws[first:])
