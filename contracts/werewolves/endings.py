"""When a session is over, who has won it, and what the winners are owed (s. 5, 7d; W-26 to W-34)."""

from contracts.werewolves import events as ev
from contracts.werewolves.guards import Ctx, Told, session_of
from contracts.werewolves.settings import WerewolfSettings
from contracts.werewolves.state import LEAST, Fate, Session
from gamemaster.core.maps import in_order

VILLAGERS, WOLVES, NOBODY, STOPPED = "villagers", "werewolves", "nobody", "stopped"


def outcome(session: Session) -> str:
    """How the session has ended, "" while it goes on. Holders of roles are villagers, too (W-28)."""
    living = [session.town[name] for name in session.living]
    if not living:
        return NOBODY
    wolves = sum(person.wolf for person in living)
    if wolves == 0:
        return VILLAGERS
    return WOLVES if 2 * wolves >= len(living) else ""


def winners(session: Session, how: str, settings: WerewolfSettings) -> tuple[str, ...]:
    """Who wins a session that ended so, sorted."""
    won = _winning_side(session, how, settings)
    mixed = _mixed_pair(session)
    if mixed and set(session.living) == mixed and how != STOPPED:
        won = mixed if settings.lovers_exclusive else won | mixed
    else:
        won -= mixed
    return tuple(sorted(won))


def _winning_side(session: Session, how: str, settings: WerewolfSettings) -> set[str]:
    """Who wins, but for what a mixed pair of Lovers adds or takes away (s. 7d)."""
    if how == VILLAGERS:
        return set(session.living)
    if how == WOLVES or (how == NOBODY and settings.all_dead == "werewolves"):
        return set(session.wolves)
    if how == NOBODY and settings.all_dead == "villagers":
        return {name for name, person in in_order(session.town) if not person.wolf}
    return set()


def _mixed_pair(session: Session) -> set[str]:
    """The Lovers, if one of them is a werewolf and the other is not (s. 7d)."""
    lovers = {name for name, person in in_order(session.town) if person.lover}
    return lovers if len({session.town[name].wolf for name in lovers}) == 2 else set()


def end(told: Told, ctx: Ctx, how: str) -> None:
    """End the session: name the winners, and reveal what was secret (W-34)."""
    session, settings = session_of(told), ctx.settings
    won = winners(session, how, settings)
    share = settings.award_pool // len(won) if won and settings.award_pool is not None else None
    reveal = settings.final_reveal
    told.tell(
        ev.SessionEnded(
            session.number,
            ctx.at,
            how,
            won,
            share,
            fates(session) if reveal else (),
            session.draws if reveal else (),
            tuple(sorted(session.town)),
        )
    )
    check_ready(told, ctx)


def fates(session: Session) -> tuple[Fate, ...]:
    """What everybody was and how e ended, by name."""
    return tuple(Fate(name, p.wolf, p.role, p.lover, p.alive, p.cause) for name, p in in_order(session.town))


def check_ready(told: Told, ctx: Ctx) -> None:
    """Note since when a session can be started, or that none can (s. 2)."""
    state = told.state
    can = state.session is None and len(state.contestants) >= LEAST and state.contest.ended is None
    if can != (state.contest.ready is not None):
        told.tell(ev.ReadyChanged(ctx.at if can else None))
