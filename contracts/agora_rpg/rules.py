"""The rule of each action, and the checks that come before any rule."""

from collections.abc import Callable
from typing import Any

from contracts.agora_rpg import actions as act
from contracts.agora_rpg import combat, dungeon, master, movement, parties, petitions, potions, trade
from contracts.agora_rpg.guards import Ctx, Ruling
from contracts.agora_rpg.settings import RpgSettings
from contracts.agora_rpg.state import Calendar, Office, Realm, State
from gamemaster.core.action import Action
from gamemaster.core.calendar import WEEK, spoken, week_start
from gamemaster.core.contract import Start
from gamemaster.core.mechanics.proxies import barring
from gamemaster.core.outcome import NeedsRuling, Refused


def setup(start: Start, settings: RpgSettings) -> State:
    """The game before anybody has joined. Its first week is the one `start.at` falls in."""
    monday = week_start(start.at)
    return State(Realm(Calendar(start.at, 1, monday, monday + WEEK), Office(start.gm), settings.bases))


def decide(state: State, action: Action, ctx: Ctx) -> Ruling:
    """Rule on one attempt."""
    if not ctx.gm:
        barred = _barred(state, action, ctx)
        if barred is not None:
            return barred
    return _RULES[type(action)](state, action, ctx)


def _barred(state: State, action: Action, ctx: Ctx) -> Refused | NeedsRuling | None:
    """What bars every action of a player; one ceases to be a party when one likes (s. 3)."""
    ended = state.realm.calendar.ended
    if ended is not None and not isinstance(action, act.Leave):
        text = f"The game ended on {spoken(ended)}."
        return Refused("GAME_OVER", "38", text)
    return barring(ctx, "7", "the contract does not say that one can")


_RULES: dict[type[Action], Callable[[State, Any, Ctx], Ruling]] = {
    act.Join: parties.join,
    act.Leave: parties.leave,
    act.Move: movement.move,
    act.Explore: movement.explore,
    act.Attack: combat.attack,
    act.Drink: potions.drink,
    act.Heal: potions.heal,
    act.Exchange: trade.exchange,
    act.Transfer: trade.transfer,
    act.ImportRoll: dungeon.import_roll,
    act.StateRoll: dungeon.state_roll,
    act.Intend: petitions.intend,
    act.Support: petitions.respond,
    act.Object: petitions.respond,
    act.WithdrawSupport: petitions.respond,
    act.Retract: petitions.respond,
    act.WithdrawObjection: petitions.respond,
    act.Resolve: petitions.resolve,
    act.SetClass: parties.set_class,
    act.ResolveEncounter: master.resolve_encounter,
    act.Adjust: master.adjust,
    act.RecordRoll: master.record_roll,
    act.Award: master.award,
    act.Enact: master.enact,
    act.SetList: master.set_list,
    act.Bestow: master.bestow,
    act.HandOver: master.hand_over,
}
