"""What the clock does: limits of phases with their defaults, reminders, silent rounds, a session's own start.

The next tick is worked out from the state and the settings alone. A limit that is set for a phase which
has lasted longer already takes effect after whatever happened last, never before it.
"""

from collections.abc import Iterator
from datetime import datetime, timedelta

from contracts.werewolves import events as ev
from contracts.werewolves import secret_events as se
from contracts.werewolves.choices import draw_lovers
from contracts.werewolves.deal import rows, start, werewolves_among
from contracts.werewolves.guards import Ctx, Told, course, session_of
from contracts.werewolves.nights import agreed, complete
from contracts.werewolves.progress import end_night, impends, lynch, progress, shot, shown
from contracts.werewolves.settings import WerewolfSettings
from contracts.werewolves.state import Session, State, seal_of
from contracts.werewolves.tally import plurality
from gamemaster.core.contract import Tick
from gamemaster.core.mechanics.intent_rules import lapsed

_LAPSE = timedelta(seconds=1)


def next_tick(state: State, settings: WerewolfSettings) -> Tick | None:
    """The next moment at which the game changes by itself; None while it waits for people only."""
    if state.contest.ended is not None:
        return None
    session = state.session
    if session is not None and _terms(session, settings) != (session.ends, session.tally):
        return Tick("terms", session.touched, again=True)
    if session is not None and impends(session, settings):
        return Tick("settings", session.touched, again=True)
    return min(_ticks(state, settings), key=lambda tick: tick.at, default=None)


def _ticks(state: State, settings: WerewolfSettings) -> Iterator[Tick]:
    """Every tick ahead; of those at one instant the first counts."""
    session = state.session
    if session is not None:
        yield from _of_session(session, settings)
    elif state.contest.ready is not None and settings.autostart == "automatic":
        yield Tick("start", state.contest.ready)
    for intent in state.contest.intents.pending():
        yield Tick("intents", intent.closes + _LAPSE)


def _of_session(session: Session, settings: WerewolfSettings) -> Iterator[Tick]:
    waiting = "hunter" if session.hunter else session.phase
    since = session.since if session.hunting is None else session.hunting
    limit = settings.limit(waiting)
    ends = None if limit is None else max(since + limit, session.touched)
    if not session.hunter and session.phase == "night" and complete(session, settings):
        yield Tick("night_end", max(session.since + timedelta(hours=settings.min_night), session.touched))
    if ends is not None and not _left_to_people(session, settings):
        yield Tick(waiting, ends)
    remind = settings.reminder(waiting, session.reminded)
    if remind is not None and (ends is None or since + remind < ends):
        yield Tick("reminder", max(since + remind, session.touched))
    if ends is None or _left_to_people(session, settings):
        yield Tick("silence", (session.idle_at or since) + timedelta(days=settings.timely_days))


def _left_to_people(session: Session, settings: WerewolfSettings) -> bool:
    """Whether the limit of this phase only calls the contestmaster, who then acts for the laggards (W-14)."""
    return session.phase == "night" and not session.hunter and settings.night_default == "contestmaster"


def _terms(session: Session, settings: WerewolfSettings) -> tuple[datetime | None, str]:
    limit = settings.limit(session.phase)
    ends = None if limit is None else session.since + limit
    return ends, shown(session.phase, settings)


def tick(state: State, due: Tick, ctx: Ctx) -> Told:
    """Let happen what `next_tick` announced."""
    told = course(state)
    match due.kind:
        case "start":
            _start(told, ctx)
        case "intents":
            for closed in lapsed(state.contest.intents, due.at):
                told.tell(closed)
        case "terms":
            told.tell(ev.TermsSet(*_terms(session_of(told), ctx.settings)))
        case "reminder":
            told.tell(se.Reminded(session_of(told).reminded + 1, due.at))
        case "settings":
            pass  # what they bring about follows below
        case "silence":
            told.tell(se.RoundPassed(session_of(told).silent + 1, due.at))
        case _:
            _limit(told, due, ctx)
    progress(told, ctx)
    return told


def _start(told: Told, ctx: Ctx) -> None:
    contestants = len(told.state.contestants)
    most = contestants - werewolves_among(contestants)
    start(told, ctx, ctx.settings.default_roles[:most])


def _limit(told: Told, due: Tick, ctx: Ctx) -> None:
    """The time of a phase has passed: its default happens."""
    match due.kind:
        case "cupid":
            draw_lovers(told, ctx)
        case "hunter":
            shot(told, ctx, None)
        case "day":
            _day_over(told, ctx)
        case "night":
            _draw_attack(told, ctx)
            end_night(told, ctx)


def _day_over(told: Told, ctx: Ctx) -> None:  # W-5
    session = session_of(told)
    chosen = plurality(session, ctx.settings) if ctx.settings.day_default == "plurality" else ""
    if chosen:
        lynch(told, ctx, chosen)
        return
    told.tell(ev.NobodyLynched(session.day, ctx.at))
    told.tell(se.PhaseClosing())


def _draw_attack(told: Told, ctx: Ctx) -> None:  # W-14
    session = session_of(told)
    if agreed(session, ctx.settings) is not None or ctx.settings.night_default == "no_kill":
        return
    attacks = session.night.attacks
    named = sorted({attacks[wolf] for wolf in session.pack if wolf in attacks})
    named = [name for name in named if session.town[name].alive]
    if named:
        first = len(ctx.draws)
        target = named[ctx.roll("attack", len(named), seal_of(session.number)) - 1]
        told.tell(se.AttackDrawn(target, session.pack, rows(ctx, first)))
