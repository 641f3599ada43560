"""The rule of each action, and the checks that come before any rule."""

from collections.abc import Callable
from typing import Any, Final

from contracts.werewolves import actions as act
from contracts.werewolves import choices, deal, master, membership, night_acts, petitions, voting
from contracts.werewolves.guards import Ctx, Ruling, over
from contracts.werewolves.settings import WerewolfSettings
from contracts.werewolves.state import Contest, State
from gamemaster.core.action import Action
from gamemaster.core.contract import Start
from gamemaster.core.mechanics.proxies import barring


def setup(start: Start, _: WerewolfSettings) -> State:
    """The game before anybody has joined."""
    return State(Contest(start.gm, start.at))


def decide(state: State, action: Action, ctx: Ctx) -> Ruling:
    """Rule on one attempt."""
    barred = over(state) or (None if ctx.gm else barring(ctx, "1g", _SILENT))
    return _RULES[type(action)](state, action, ctx) if barred is None else barred


_SILENT: Final = "the contract does not say that one can"
_RULES: dict[type[Action], Callable[[State, Any, Ctx], Ruling]] = {
    act.Join: membership.join,
    act.Leave: membership.leave,
    act.Vote: voting.vote,
    act.Attack: night_acts.attack,
    act.See: night_acts.see,
    act.Save: night_acts.save,
    act.Poison: night_acts.poison,
    act.Pass: night_acts.decline,
    act.Link: choices.link,
    act.Shoot: choices.shoot,
    act.StartSession: deal.start_session,
    act.EndSession: master.end_session,
    act.Intend: petitions.intend,
    act.Support: petitions.respond,
    act.Object: petitions.respond,
    act.WithdrawSupport: petitions.respond,
    act.Retract: petitions.respond,
    act.WithdrawObjection: petitions.respond,
    act.Resolve: petitions.resolve,
    act.Substitute: membership.substitute,
    act.Remove: membership.remove,
    act.Adjust: master.adjust,
    act.Award: master.award,
    act.Enact: master.enact,
    act.HandOver: master.hand_over,
}
