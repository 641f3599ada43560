"""What follows by itself: majorities, the end of a night, the next phase, the end of the session.

This is the one place where that is decided. After everything anybody does, and after every tick, `progress`
lets happen what then must, until nothing more does. A phase that is closing ends as soon as no Hunter is
waited for; conditions of victory are tested only then, and after a ruling (W-26).
"""

from datetime import timedelta

from contracts.werewolves import events as ev
from contracts.werewolves import secret_events as se
from contracts.werewolves.deaths import Victim, announce, kill, leavers
from contracts.werewolves.endings import check_ready, end, outcome
from contracts.werewolves.guards import Ctx, Told, session_of
from contracts.werewolves.nights import agreed, answer_seer, complete, powers, tell_witch, victims
from contracts.werewolves.settings import WerewolfSettings
from contracts.werewolves.state import CUPID, WITCH, Phase, Session
from contracts.werewolves.tally import majority


def progress(told: Told, ctx: Ctx) -> None:
    """Let happen whatever must happen now."""
    check_ready(told, ctx)
    while told.state.session is not None and _step(told, ctx):
        pass


def impends(session: Session, settings: WerewolfSettings) -> bool:
    """Whether something must happen now, though nobody has done anything: other settings came into force.

    The end of a night has a moment of its own.
    """
    if session.closing:
        return False
    match session.phase:
        case "cupid":
            return not _awaits_cupid(session, settings)
        case "day":
            return bool(majority(session, settings))
        case _:
            return bool(session.acting(WITCH)) and agreed(session, settings) != session.night.told


def _step(told: Told, ctx: Ctx) -> bool:
    """Take one step if one is due; whether one was taken."""
    session = session_of(told)
    if session.closing:
        return _close(told, ctx)
    how = "" if session.hunter else outcome(session)
    if how:
        # nobody dies before a phase closes but by a ruling, which may also set who is a werewolf (s. 5)
        end(told, ctx, how)
        return True
    match session.phase:
        case "cupid":
            return _cupid(told, ctx, session)
        case "day":
            chosen = majority(session, ctx.settings)
            if chosen:
                lynch(told, ctx, chosen)
            return bool(chosen)
        case _:
            tell_witch(told, ctx.settings)
            if not night_is_over(session_of(told), ctx):
                return False
            end_night(told, ctx)
            return True


def _cupid(told: Told, ctx: Ctx, session: Session) -> bool:  # s. 7d
    if session.linked:
        told.tell(se.PhaseClosing())
        return True
    if _awaits_cupid(session, ctx.settings):
        return False
    told.tell(se.CupidGone())
    return True


def _awaits_cupid(session: Session, settings: WerewolfSettings) -> bool:
    """Whether Cupid may still choose; who left may be replaced, and eir substitute chooses (W-8)."""
    kept = settings.on_leave == "replaced" and session.holder(CUPID) in session.living
    return not session.linked and (kept or bool(session.acting(CUPID)))


def lynch(told: Told, ctx: Ctx, person: str) -> None:  # s. 3
    """Lynch somebody, disclose whether e was a werewolf, and let die who dies of it."""
    session = session_of(told)
    told.tell(ev.Lynched(person, session.town[person].wolf, session.day, ctx.at))
    _deaths(told, ctx, [(person, "lynched")], {person})


def end_night(told: Told, ctx: Ctx) -> None:  # s. 4
    """The one resolution of a night: attack, poison, and what follows; then who was killed is announced."""
    session = session_of(told)
    doomed = victims(session, ctx.settings)
    heal, poison = powers(session, ctx.settings)
    if heal or poison:
        told.tell(se.PowersUsed(session.holder(WITCH), heal, bool(poison)))
    _deaths(told, ctx, doomed, set())


def _deaths(told: Told, ctx: Ctx, victims: list[Victim], known: set[str]) -> None:
    """Kill, and announce whoever is not `known` to be dead already; from then on the phase is closing."""
    told.tell(se.PhaseClosing())
    dead = kill(told, ctx, victims)
    session = session_of(told)
    if not session.hunter:
        dead = tuple(sorted((*dead, *kill(told, ctx, leavers(session, ctx)))))
    others = tuple(name for name in dead if name not in known)
    if others or not known:
        announce(told, ctx, others)


def _close(told: Told, ctx: Ctx) -> bool:
    """End a phase that is closing, unless the Hunter is waited for."""
    session = session_of(told)
    if session.hunter:
        return False
    gone = leavers(session, ctx)
    if gone:
        announce(told, ctx, kill(told, ctx, gone))
        return True
    if session.phase == "night" and ctx.settings.seer_timing != "at_once":
        answer_seer(told, dead_too=ctx.settings.seer_timing == "night_end")
    how = outcome(session)
    if how:
        end(told, ctx, how)
    elif session.phase == "day":
        begin(told, ctx, "night")
    else:
        if session.phase == "night":
            _count_silence(told, ctx)
        begin(told, ctx, "day")
    return True


def _count_silence(told: Told, ctx: Ctx) -> None:
    session = session_of(told)
    told.tell(se.RoundPassed(0 if session.acted else session.silent + 1, ctx.at))


def begin(told: Told, ctx: Ctx, phase: Phase) -> None:
    """Begin a phase: votes and choices are null (s. 3, 4)."""
    session, settings = session_of(told), ctx.settings
    limit = settings.limit(phase)
    ends = None if limit is None else ctx.at + limit
    day = session.day + (1 if phase == "day" else 0)
    told.tell(ev.PhaseBegan(phase, day, ctx.at, ends, shown(phase, settings), tuple(sorted(session.town))))


def shown(phase: Phase, settings: WerewolfSettings) -> str:
    """What everybody may see of the votes in that phase (W-4)."""
    return settings.tally if phase == "day" else "none"


def shot(told: Told, ctx: Ctx, target: str | None) -> None:  # s. 7c
    """The Hunter has chosen, or has had eir time: whoever dies of it is announced."""
    session = session_of(told)
    told.tell(se.HunterChose(session.hunter, target, ctx.at))
    if target is not None:
        announce(told, ctx, kill(told, ctx, [(target, "shot")]))


def night_is_over(session: Session, ctx: Ctx) -> bool:
    """Whether every duty of the night is done, and the night has lasted long enough (W-31)."""
    earliest = session.since + timedelta(hours=ctx.settings.min_night)
    return ctx.at >= earliest and complete(session, ctx.settings)
