"""Dependent actions: amending the contract without 3 objections (s. 4), and changing the list without
objection (s. 6). The Game Master carries out by hand what succeeds (mechanics R-25).
"""

from datetime import timedelta

from contracts.agora_rpg.guards import Ctx, Ruling
from contracts.agora_rpg.settle import plain_course
from contracts.agora_rpg.state import State
from gamemaster.core.mechanics.intent_rules import Window, announce, answer
from gamemaster.core.mechanics.intent_rules import resolve as resolved_intent
from gamemaster.core.mechanics.intents import Intend, Resolve, Response
from gamemaster.core.outcome import Refused

_AMEND = "I intend, without 3 objections, to amend the RPG contract."
_SECTIONS = {"amendment": "4", "list": "6"}


def intend(state: State, action: Intend, ctx: Ctx) -> Ruling:
    """Announce the intent to amend (any player, s. 4) or to change the list (the Game Master, s. 6)."""
    topic = _topic(state, action, ctx.actor)
    if isinstance(topic, Refused):
        return topic
    settings = ctx.settings
    window = Window(
        timedelta(hours=settings.intent_opens_hours), timedelta(hours=settings.intent_closes_hours)
    )
    announced = plain_course(state)
    announced.tell(announce(state.intents, action, ctx.actor, topic, ctx.at, window))
    return announced


def _topic(state: State, action: Intend, actor: str) -> str | Refused:
    if not action.what.strip():
        return Refused("INTENT_EMPTY", "4", "An intent must say what is intended.")
    if action.method == "without_objection" and action.n == 3:
        return "amendment"
    numbers = {"method": action.method, "n": action.n}
    if action.method == "without_objection" and action.n == 1:
        if actor == state.office.game_master:
            return "list"
        text = "Only the Game Master can act without objection, to change the mailing list."
        return Refused("GAME_MASTER_ONLY", "6", text, numbers, _AMEND)
    text = "The contract can be amended without 3 objections, and in no other way."
    return Refused("WRONG_METHOD", "4", text, numbers, _AMEND)


def respond(state: State, action: Response, ctx: Ctx) -> Ruling:
    """Support an intent, object to it, or take either back. Any player may (s. 4)."""
    answered = answer(state.intents, action, ctx.actor, ctx.at, _section(state, action.intent))
    if isinstance(answered, Refused):
        return answered
    told = plain_course(state)
    told.tell(answered)
    return told


def resolve(state: State, action: Resolve, ctx: Ctx) -> Ruling:
    """Do what one intended; the Game Master then owes carrying it out."""
    done = resolved_intent(state.intents, action, ctx.actor, ctx.at, _section(state, action.intent))
    if isinstance(done, Refused):
        return done
    told = plain_course(state)
    told.tell(done)
    return told


def _section(state: State, number: int) -> str:
    intent = state.intents.standing.get(number)
    return _SECTIONS[intent.topic] if intent is not None else "4"
