"""Playing for somebody who does not move, with cards drawn at random (F-9)."""

from contracts.agora_fluxx.choices import ways
from contracts.agora_fluxx.dealing import one_of
from contracts.agora_fluxx.events import TurnEnding
from contracts.agora_fluxx.guards import Ctx, Told
from contracts.agora_fluxx.playing import lay, no_play
from contracts.agora_fluxx.progress import progress
from contracts.agora_fluxx.turns import begin

_MOST = 30
"""So many plays chance makes in a turn; a hand that fills itself anew could go on for ever."""


def play_at_random(told: Told, ctx: Ctx, name: str) -> None:
    """Start that player's turn if e has not, and play cards of eir hand until it is over."""
    if told.state.players[name].turn is None:
        begin(told, ctx, name)
        progress(told, ctx)
    for _ in range(_MOST):
        state = told.state
        player = state.players[name]
        if not state.in_progress or no_play(state.playing, name, player, ctx.settings) is not None:
            break
        playable = tuple(card for card in player.hand if state.playing.cards[card].kind)
        if not playable:
            break
        card = state.playing.cards[one_of(told, ctx, "card to play", playable)]
        possible = ways(state, card, name) if card.kind == "Action" else [()]
        chosen = ctx.roll("choice", len(possible), state.seal) if len(possible) > 1 else 1
        lay(told, ctx, name, card, possible[chosen - 1], ())
    _stop(told, ctx, name)


def _stop(told: Told, ctx: Ctx, name: str) -> None:
    """End a turn in which nothing more can be played, unless it waits for somebody."""
    state = told.state
    turn = state.players[name].turn
    if not state.in_progress or turn is None or turn.ending or state.playing.carried_for(name) is not None:
        return
    if not (state.playing.owing and ctx.settings.limit_blocking):
        told.tell(TurnEnding(name, "forfeited"))
        progress(told, ctx)
