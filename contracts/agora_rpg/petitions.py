"""Dependent actions: amending the contract without 3 objections (s. 4), changing the list without objection
(s. 6), and ratifying a report without objection (R2202). The Game Master carries out by hand what succeeds
(mechanics R-25).
"""

import re
from collections.abc import Collection

from contracts.agora_rpg.guards import Ctx, Ruling
from contracts.agora_rpg.settings import RpgSettings
from contracts.agora_rpg.settle import plain_course
from contracts.agora_rpg.state import State
from gamemaster.core.mechanics.intent_acting import acted_on
from gamemaster.core.mechanics.intent_rules import announce, answer, unfit
from gamemaster.core.mechanics.intents import Intend, Intent, IntentResolved, Resolve, Response
from gamemaster.core.outcome import Refused

SECTIONS = {"amendment": "4", "list": "6", "ratification": "2"}

_AMEND = "I intend, without 3 objections, to amend the RPG contract."
_RATIFY = re.compile(r"\s*ratify\b", re.IGNORECASE)


def intend(state: State, action: Intend, ctx: Ctx) -> Ruling:
    """Announce the intent to amend or ratify (any player) or to change the list (the Game Master, s. 6)."""
    topic = _topic(state, action, ctx.actor)
    if isinstance(topic, Refused):
        return topic
    profile = ctx.settings.intent_profile
    barred = unfit(action, profile, SECTIONS[topic])
    if barred is not None:
        return barred
    announced = plain_course(state)
    announced.tell(announce(state.intents, action, ctx.actor, topic, ctx.at, profile=profile))
    return announced


def _topic(state: State, action: Intend, actor: str) -> str | Refused:
    if not action.what.strip():
        return Refused("INTENT_EMPTY", "4", "An intent must say what is intended.")
    if action.method == "without_objection" and action.n == 3:
        return "amendment"
    numbers = {"method": action.method, "n": action.n}
    if action.method == "without_objection" and action.n == 1:
        if _RATIFY.match(action.what):
            return "ratification"
        if actor == state.office.game_master:
            return "list"
        text = "Only the Game Master can act without objection, to change the mailing list."
        return Refused("GAME_MASTER_ONLY", "6", text, numbers, _AMEND)
    text = "The contract can be amended without 3 objections, and in no other way."
    return Refused("WRONG_METHOD", "4", text, numbers, _AMEND)


def respond(state: State, action: Response, ctx: Ctx) -> Ruling:
    """Support an intent, object to it, or take either back (s. 4: any player); or retract one's own."""
    section, profile = _section(state, action.intent), ctx.settings.intent_profile
    answered = answer(state.intents, action, ctx.actor, ctx.at, section, profile)
    if isinstance(answered, Refused):
        return answered
    told = plain_course(state)
    told.tell(answered)
    return told


def resolve(state: State, action: Resolve, ctx: Ctx) -> Ruling:
    """Do what one intended; the Game Master then owes carrying it out."""
    section = _section(state, action.intent)
    intent = state.intents.standing.get(action.intent)
    topic = "" if intent is None else intent.topic
    heir = state.office.game_master if topic == "list" else ""
    done = acted_on(state.intents, action, ctx, section, electors(state, ctx.settings), heir)
    if not isinstance(done, IntentResolved):
        return done
    told = plain_course(state)
    told.tell(done)
    return told


def electors(state: State, settings: RpgSettings) -> Collection[str] | None:
    """Whose answers count: those of every player (None), or of the parties to the contract."""
    return state.characters if settings.intent_electors == "members" else None


def section_of(intent: Intent) -> str:
    """The section that an intent of that topic rests on."""
    return SECTIONS[intent.topic]


def _section(state: State, number: int) -> str:
    intent = state.intents.standing.get(number)
    return section_of(intent) if intent is not None else "4"
