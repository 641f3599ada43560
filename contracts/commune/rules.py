"""The rule of each action, and the checks that come before any rule."""

from collections.abc import Callable
from datetime import datetime
from typing import Any

from contracts.commune import actions as act
from contracts.commune import constructors, investing, master, membership, naming, petitions, placing, trading
from contracts.commune.guards import Ctx, Ruling
from contracts.commune.settings import CommuneSettings
from contracts.commune.state import Calendar, Realm, State, Terms
from gamemaster.core.action import Action
from gamemaster.core.calendar import WEEK, spoken, week_start
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
from gamemaster.core.outcome import NeedsRuling, Refused


def setup(start: Start, settings: CommuneSettings) -> State:
    """The tournament before anybody has joined. Its first week is the one `start.at` falls in."""
    monday = week_start(start.at)
    calendar = Calendar(start.at, 1, monday, monday + WEEK)
    return State(Realm(calendar, start.gm, terms(start.at, settings)))


def terms(start: datetime, settings: CommuneSettings) -> Terms:
    """The terms that these settings make of a tournament begun at `start`."""
    return Terms(settings.deadline(start), settings.week_mode == "rolling", settings.naming_limit)


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
        return Refused("GAME_OVER", "9", f"The tournament ended on {spoken(result.at)}.")
    return barring(ctx, "11", "the tournament does not say that one can")


_RULES: dict[type[Action], Callable[[State, Any, Ctx], Ruling]] = {
    act.Join: membership.join,
    act.Leave: membership.leave,
    act.Construct: constructors.construct,
    act.Grant: constructors.grant,
    act.Place: placing.place,
    act.Name: naming.name,
    act.Invest: investing.invest,
    act.Offer: trading.offer,
    act.WithdrawOffer: trading.withdraw,
    act.Accept: trading.accept,
    act.RequestReport: membership.request_report,
    Intend: petitions.intend,
    Support: petitions.respond,
    Object: petitions.respond,
    WithdrawSupport: petitions.respond,
    Retract: petitions.respond,
    WithdrawObjection: petitions.respond,
    Resolve: petitions.resolve,
    act.Deactivate: membership.deactivate,
    act.RefuseName: naming.refuse_name,
    act.Adjust: master.adjust,
    act.SetSquare: master.set_square,
    act.Enact: master.enact,
    act.Announce: master.announce,
    act.HandOver: master.hand_over,
}
