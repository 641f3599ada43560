"""What every rule asks first, and the refusals that several rules share.

A refusal tells its reader nothing e may not know: it speaks of eir own part, of who is alive, and of what
was announced.
"""

from contracts.werewolves.evolve import evolve
from contracts.werewolves.settings import WerewolfSettings
from contracts.werewolves.state import CUPID, HUNTER, SEER, WITCH, Session, State, Townsperson
from gamemaster.core.calendar import spoken
from gamemaster.core.context import Context
from gamemaster.core.course import Course
from gamemaster.core.outcome import NeedsRuling, Refused

Ctx = Context[WerewolfSettings]
Told = Course[State]
Ruling = Course[State] | Refused | NeedsRuling

_DUTY = {SEER: "7a", WITCH: "7b", HUNTER: "7c", CUPID: "7d"}


def course(state: State) -> Told:
    """A course of events from `state` on; `progress` lets happen what follows from them."""
    return Course(state, evolve, _nothing)


def _nothing(_: State) -> None:
    return None


def session_of(told: Told) -> Session:
    """The session that runs in this course."""
    session = told.state.session
    assert session is not None  # noqa: S101 - asked only while one runs
    return session


def running(state: State, section: str) -> Session | Refused:
    """The session in progress."""
    if state.session is not None:
        return state.session
    return Refused("NO_SESSION", section, "No session is in progress.")


def acting(state: State, ctx: Ctx, section: str) -> tuple[Session, Townsperson] | Refused:
    """The running session and the actor's seat in it, if e may act."""
    session = running(state, section)
    if isinstance(session, Refused):
        return session
    seat = session.get(ctx.actor)
    if seat is None:
        text = "You are not in the session in progress; contestants who join now play in the next one."
        if ctx.actor not in state.contestants:
            text = "You are not a contestant."
        return Refused("NOT_IN_SESSION", "2a", text)
    if not seat.alive:
        return Refused("DEAD", "2a", "You were killed and are no longer a townsperson.")
    if seat.leaving:
        text = "You have left; you are a townsperson only until the phase ends."
        return Refused("LEFT", "1c", text, {}, "I join the Werewolves contest.")
    return session, seat


def at_night(state: State, ctx: Ctx, section: str) -> tuple[Session, Townsperson] | Refused:
    """The same, if it is night and choices can still be made."""
    found = acting(state, ctx, section)
    if isinstance(found, Refused):
        return found
    session = found[0]
    if session.phase != "night" or session.closing:
        when = {"cupid": "The first day has not begun", "day": "It is day", "night": "The night is ending"}
        return Refused(
            "NOT_NIGHT", section, f"{when[session.phase]}; this is done by night.", _phase(session)
        )
    return found


def _phase(session: Session) -> dict[str, str | int]:
    return {"phase": session.phase, "day": session.day}


def with_role(state: State, ctx: Ctx, role: str) -> tuple[Session, Townsperson] | Refused:
    """The same for the nightly duty of a role."""
    section = _DUTY[role]
    found = at_night(state, ctx, section)
    if isinstance(found, Refused):
        return found
    return found if found[1].role == role else not_yours(role)


def not_yours(role: str) -> Refused:
    """Refuses what only the holder of a role does."""
    return Refused("NOT_YOUR_ROLE", _DUTY[role], f"Only the {role} can do this, and you are not.")


def living(session: Session, name: str, section: str) -> Townsperson | Refused:
    """The townsperson `name`, as the one who is chosen."""
    seat = session.get(name)
    if seat is None:
        return Refused("NOT_A_TOWNSPERSON", section, f"{name} is not in this session.", {"target": name})
    if not seat.alive:
        text = f"{name} was killed and is no longer a townsperson."
        return Refused("TARGET_DEAD", section, text, {"target": name})
    return seat


def other(session: Session, name: str, ctx: Ctx, section: str) -> Townsperson | Refused:
    """The same; it must be another townsperson than the one who acts."""
    if name == ctx.actor:
        return Refused("SELF", section, "This must be another townsperson.", {"target": name})
    return living(session, name, section)


def office(state: State, ctx: Ctx, section: str) -> Refused | None:
    """What bars an act of office: only the contestmaster, or a ruling, may do it."""
    if ctx.gm or ctx.actor == state.contest.contestmaster:
        return None
    return Refused("CONTESTMASTER_ONLY", section, "Only the contestmaster can do this.")


def warn_if_public(ctx: Ctx) -> None:
    """Warn who has told the list a secret (X-7); the act counts all the same."""
    if ctx.public and not ctx.gm:
        text = (
            "This went to the list, where everybody can read it. It counts, but send such things to the "
            "program's own address only."
        )
        ctx.remark("PUBLIC_NOW", text)


def over(state: State) -> Refused | None:
    """What bars everything once the subgame is over."""
    ended = state.contest.ended
    return None if ended is None else Refused("GAME_OVER", "1f", f"The subgame ended on {spoken(ended)}.")
