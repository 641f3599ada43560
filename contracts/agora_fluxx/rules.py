"""The rule of each action, and the checks that come before any rule."""

from collections.abc import Callable
from typing import Any, Final

from contracts.agora_fluxx import actions as act
from contracts.agora_fluxx import cardwork, gaming, master, membership, petitions, playing, turns
from contracts.agora_fluxx.guards import Ctx, Ruling, on_break
from contracts.agora_fluxx.settings import FluxxSettings
from contracts.agora_fluxx.state import Calendar, Office, State
from gamemaster.core.action import Action
from gamemaster.core.calendar import WEEK, week_start
from gamemaster.core.contract import Start
from gamemaster.core.mechanics.intents import (
    Intend,
    Object,
    Resolve,
    Retract,
    Support,
    WithdrawObjection,
    WithdrawSupport,
)
from gamemaster.core.mechanics.proxies import barring


def setup(start: Start, _: FluxxSettings) -> State:
    """The contract before anybody has joined. Its first week is the one `start.at` falls in."""
    monday = week_start(start.at)
    return State(Office(start.gm, Calendar(start.at, 1, monday, monday + WEEK)))


def decide(state: State, action: Action, ctx: Ctx) -> Ruling:
    """Rule on one attempt."""
    if not ctx.gm:
        barred = barring(ctx, "I-1", _SILENT) or (None if type(action) in _DURING_BREAKS else on_break(state))
        if barred is not None:
            return barred
    return _RULES[type(action)](state, action, ctx)


_SILENT: Final = "the contract does not say that one can"
_RULES: dict[type[Action], Callable[[State, Any, Ctx], Ruling]] = {
    act.Join: membership.join,
    act.Leave: membership.leave,
    act.TakeTurnToken: turns.take_token,
    act.StartTurn: turns.start_turn,
    act.EndTurn: turns.end_turn,
    act.Play: playing.play,
    act.Discard: turns.discard,
    act.SetPreferences: turns.set_preferences,
    act.NewGame: gaming.new_game,
    act.Break: gaming.declare_break,
    act.Resume: gaming.resume,
    act.CreateCard: cardwork.create_card,
    act.DestroyCard: cardwork.destroy_card,
    act.MoveCard: cardwork.move_card,
    act.Transfer: master.transfer,
    Intend: petitions.intend,
    Support: petitions.respond,
    Object: petitions.respond,
    WithdrawSupport: petitions.respond,
    Retract: petitions.respond,
    WithdrawObjection: petitions.respond,
    Resolve: petitions.resolve,
    act.PrepareCards: master.prepare_cards,
    act.SetNumber: master.set_number,
    act.CarriedOut: master.carried_out,
    act.Deal: master.deal,
    act.DeclareWinner: master.declare_winner,
    act.SetPlayOrder: master.set_play_order,
    act.Adjust: master.adjust,
    act.Enact: master.enact,
    act.HandOver: master.hand_over,
}

_DURING_BREAKS: frozenset[type[Action]] = frozenset(
    {
        act.Join,
        act.Leave,
        act.Break,
        act.Resume,
        act.SetPreferences,
        Intend,
        Support,
        Object,
        WithdrawSupport,
        Retract,
        WithdrawObjection,
    }
)
"""What belongs to the contract and not to its game, so that a break does not bar it (III-16)."""
