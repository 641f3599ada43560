"""The rule of each action, and the checks that come before any rule."""

from collections.abc import Callable
from typing import Any

from contracts.guild_nomic import actions as act
from contracts.guild_nomic import combat, damage, master, membership, parties, proposals, quests
from contracts.guild_nomic.guards import Ctx, Ruling
from contracts.guild_nomic.phases import phase_end, phase_start
from contracts.guild_nomic.settings import GuildSettings
from contracts.guild_nomic.settle import terms
from contracts.guild_nomic.state import Calendar, Realm, State
from gamemaster.core.action import Action
from gamemaster.core.calendar import spoken
from gamemaster.core.contract import Start
from gamemaster.core.mechanics.intents import (
    Intend,
    Object,
    Resolve,
    Support,
    WithdrawObjection,
    WithdrawSupport,
)
from gamemaster.core.mechanics.proxies import barring
from gamemaster.core.outcome import NeedsRuling, Refused


def setup(start: Start, settings: GuildSettings) -> State:
    """The game before anybody has joined. The phase that `start.at` falls in is Phase I (G-15)."""
    calendar = Calendar(start.at, 1, phase_start(start.at), phase_end(start.at), 1)
    return State(Realm(calendar, start.gm, terms(settings)))


def decide(state: State, action: Action, ctx: Ctx) -> Ruling:
    """Rule on one attempt."""
    if not ctx.gm:
        barred = _barred(state, ctx)
        if barred is not None:
            return barred
    return _RULES[type(action)](state, action, ctx)


def _barred(state: State, ctx: Ctx) -> Refused | NeedsRuling | None:
    """What bars every action of a player."""
    result = state.realm.result
    if result is not None:
        return Refused("GAME_OVER", "20", f"The game ended on {spoken(result.at)}.")
    return barring(ctx, "1", "the rules do not say that one can")


_RULES: dict[type[Action], Callable[[State, Any, Ctx], Ruling]] = {
    act.Join: membership.join,
    act.JoinGuild: membership.join_guild,
    act.Leave: membership.leave,
    act.Propose: proposals.propose,
    act.Vote: proposals.vote,
    act.Retract: proposals.retract,
    act.CreateParty: parties.create,
    act.JoinParty: parties.join,
    act.LeaveParty: parties.leave,
    act.SetDamageOrder: damage.set_order,
    act.AddQuest: quests.add,
    act.RemoveQuest: quests.remove,
    act.Attack: combat.attack,
    act.Transfer: master.transfer,
    act.Apply: master.apply,
    act.Overrule: master.overrule,
    act.Adjust: master.adjust,
    act.VetoQuest: quests.veto,
    act.SetReputable: master.set_reputable,
    act.Remove: membership.remove,
    act.Announce: master.announce,
    act.HandOver: master.hand_over,
    **dict.fromkeys(
        (Intend, Support, Object, WithdrawSupport, WithdrawObjection, Resolve), master.no_intents
    ),
}
