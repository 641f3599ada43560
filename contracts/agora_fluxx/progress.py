"""What follows from a change by itself, to a fixed point: plays, limits, the Goal, the ends of turns.

The order is: what the Rules give to turns in progress, the Goal (after a completed play or a discard
only, F-3), who must discard, and last the turns that are over. A turn waits for its player's own
discards, for everybody's where the game says so, and for a card of its player that people are carrying
out.
"""

from contracts.agora_fluxx.cards import PLAY
from contracts.agora_fluxx.events import CardDiscarded, PlaysChanged, TurnEnded, TurnEnding
from contracts.agora_fluxx.goals import conclude
from contracts.agora_fluxx.guards import Ctx, Told
from contracts.agora_fluxx.limits import mind
from contracts.agora_fluxx.state import Game, State

SAID = "said"
"""Why a turn ends that its player ended before eir cardplays were used (F-8)."""


def progress(told: Told, ctx: Ctx, actor: str = "", goal: bool = False, ruled: bool = False) -> None:
    """Let happen what follows; `actor` is who has played, `goal` whether the Goal is looked at.

    `ruled` says that the play changed how many plays the Rules give.
    """
    if not told.state.in_progress:
        return
    _retune(told, ctx, actor if ruled else "")
    while not (goal and conclude(told, ctx, actor)):
        before = len(told.events)
        if not (mind(told, ctx, ctx.at) or _end_turns(told, ctx)):
            return
        goal = goal or any(isinstance(event, CardDiscarded) for event in told.events[before:])


def plays_given(game: Game) -> int:  # s. III-9, F-14
    """How many plays the Rules in play give a turn, ALL for every card."""
    number = game.number_of(PLAY)
    return 1 if number is None else number


def _retune(told: Told, ctx: Ctx, actor: str) -> None:  # F-13
    game = told.state.playing
    given = plays_given(game)
    for name in game.turns:
        turn = told.state.players[name].turn
        live = ctx.settings.concurrent_rules == "live" or name == actor
        if live and turn is not None and turn.allowed != given:
            told.tell(PlaysChanged(name, given))


def _end_turns(told: Told, ctx: Ctx) -> bool:
    """End one turn that is over, or let it wait for nothing but discards; whether anything happened.

    Of several that are over at once the first by the Play Order ends first (F-12).
    """
    game = told.state.playing
    for name in told.state.seating if len(game.turns) > 1 else game.turns:
        player = told.state.players[name]
        turn = player.turn
        if turn is None or game.carried_for(name) is not None:
            continue
        if not turn.ending:
            if player.cardplays and player.hand:
                continue
            # s. III-10, F-7
            told.tell(TurnEnding(name, "played" if not player.cardplays else "no cards"))
            return True
        waits = game.owing if ctx.settings.limit_blocking else [one for one in game.owing if one == name]
        if not waits:
            end(told, ctx, name)
            return True
    return False


def end(told: Told, ctx: Ctx, name: str) -> None:  # s. III-10
    """End that turn and pass a Turn Token on."""
    state = told.state
    to = next_holder(state, name)
    player = state.players[name]
    goes = player.tokens > 0 and (bool(to) or ctx.settings.tt_nobody == "contestmaster")
    by_itself = player.turn is None or player.turn.ending != SAID
    told.tell(TurnEnded(name, to if goes else "", goes, by_itself, ctx.at))


def next_holder(state: State, name: str) -> str:  # s. III-10, F-12, F-17
    """The next person on the Play Order list without a Turn Token, "" where there is none."""
    order = state.playing.order
    start = order.index(name) + 1 if name in order else 0
    after = (*order[start:], *order[:start])
    return next((one for one in after if one != name and _without(state, one)), "")


def _without(state: State, name: str) -> bool:
    player = state.players.get(name)
    return player is not None and player.tokens == 0
