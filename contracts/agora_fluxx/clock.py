"""What the clock does: weeks turn, turns and discards fall due, people are reminded (F-9, F-16, F-17).

The next tick is worked out from the state and the settings alone. During a break only weeks turn
(III-16); what a setting has made due in the past happens after whatever happened last.
"""

from collections.abc import Iterator
from datetime import datetime

from contracts.agora_fluxx.guards import Ctx, Told, course
from contracts.agora_fluxx.idle import play_at_random
from contracts.agora_fluxx.limits import at_random
from contracts.agora_fluxx.office_events import PileOpened, WaitingChanged, WeekTurned
from contracts.agora_fluxx.progress import progress
from contracts.agora_fluxx.secret_events import Reminded
from contracts.agora_fluxx.settings import FluxxSettings
from contracts.agora_fluxx.state import Game, State
from contracts.agora_fluxx.turns import forfeit
from gamemaster.core.contract import Tick
from gamemaster.core.maps import in_order
from gamemaster.core.mechanics.intent_rules import lapsed


def next_tick(state: State, settings: FluxxSettings) -> Tick:
    """The next moment at which the game changes by itself; there is always another week."""
    calendar, game = state.office.calendar, state.game
    week = Tick("week", calendar.next_week)
    if game is None or game.result is not None or state.office.on_break is not None:
        return week
    if game.open_pile != settings.discard_public:
        return Tick("pile", max(calendar.week_start, game.started), again=True)
    if game.blocking != settings.limit_blocking:
        return Tick("waiting", max(calendar.week_start, game.started), again=True)
    first = min(_ticks(state, game, settings), key=lambda tick: tick.at, default=week)
    return first if first.at < week.at else week


def _ticks(state: State, game: Game, settings: FluxxSettings) -> Iterator[Tick]:
    """Every tick of the game ahead; of those at one instant the first counts."""
    least = max(state.office.calendar.week_start, game.started)
    for name, _ in late(state, game, settings):
        player = state.players[name]
        limit, remind = settings.forfeit, settings.reminder(player.reminded)
        if player.since is None:
            continue
        if limit is not None:
            yield Tick("turn", max(player.since + limit, least))
        if remind is not None and (limit is None or remind < limit):
            yield Tick("reminder", max(player.since + remind, least))
    discarding = settings.discarding
    if discarding is not None:
        for name in game.owing:
            owing = state.players[name].owing
            if owing is not None:
                yield Tick("discard", max(owing + discarding, least))


def late(state: State, game: Game, settings: FluxxSettings) -> list[tuple[str, datetime]]:
    """Who is awaited to take or go on with a turn, and since when; nobody who waits for somebody else.

    By the Play Order, in which Turn Tokens pass on where several turns are forfeited at once.
    """
    if game.owing and settings.limit_blocking:
        return []
    return [
        (name, player.since)
        for name in state.seating
        if (player := state.players[name]).tokens
        and player.since is not None
        and game.carried_for(name) is None
        and not (player.turn is not None and player.turn.ending)
    ]


def tick(state: State, due: Tick, ctx: Ctx) -> Told:
    """Let happen what `next_tick` announced."""
    told = course(state)
    match due.kind:
        case "week":
            _week(told, due.at)
        case "pile":
            told.tell(PileOpened(ctx.settings.discard_public))
        case "waiting":
            _waiting(told, ctx)
        case "reminder":
            _remind(told, due.at, ctx.settings)
        case "turn":
            _turns_due(told, ctx, due.at)
        case _:
            _discards_due(told, ctx, due.at)
    return told


def _week(told: Told, at: datetime) -> None:  # s. III-14, F-17
    state = told.state
    game = state.game
    joined = () if game is None else tuple(name for name in state.seating if name not in game.order)
    told.tell(WeekTurned(at, joined))
    for closed in lapsed(state.office.intents, at):
        told.tell(closed)


def _waiting(told: Told, ctx: Ctx) -> None:  # F-16
    """Whoever waited for others' discards, and does not any more, has all eir time from now on."""
    state, blocking = told.state, ctx.settings.limit_blocking
    free = () if blocking or not state.playing.owing else in_order(state.players)
    released = tuple(name for name, player in free if player.since is not None)
    told.tell(WaitingChanged(ctx.at, blocking, released))
    progress(told, ctx)


def _remind(told: Told, at: datetime, settings: FluxxSettings) -> None:
    state = told.state
    for name, since in late(state, state.playing, settings):
        sent = state.players[name].reminded
        remind = settings.reminder(sent)
        if remind is not None and since + remind <= at:
            told.tell(Reminded(name, sent + 1, at))


def _turns_due(told: Told, ctx: Ctx, at: datetime) -> None:  # F-9
    limit = ctx.settings.forfeit
    if limit is None:
        return
    for name, since in late(told.state, told.state.playing, ctx.settings):
        if since + limit > at or not told.state.in_progress:
            continue
        if ctx.settings.turn_default == "random":
            play_at_random(told, ctx, name)
        else:
            forfeit(told, ctx, name)


def _discards_due(told: Told, ctx: Ctx, at: datetime) -> None:  # F-16
    limit = ctx.settings.discarding
    state = told.state
    if limit is None:
        return
    for name in state.playing.owing:
        owing = state.players[name].owing
        if owing is not None and owing + limit <= at:
            at_random(told, ctx, name)
    progress(told, ctx, goal=True)
