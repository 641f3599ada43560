"""Dependent actions: amending the text takes the consent that starting the tournament took (s. 11).

The Surveyor enters by hand what succeeds.
"""

from datetime import timedelta

from contracts.commune.guards import Ctx, Ruling
from contracts.commune.settle import plain_course
from contracts.commune.state import State
from gamemaster.core.mechanics.intent_rules import Window, announce, answer
from gamemaster.core.mechanics.intent_rules import resolve as resolved_intent
from gamemaster.core.mechanics.intents import Intend, Resolve, Response
from gamemaster.core.outcome import Refused

_SECTION = "11"


def intend(state: State, action: Intend, ctx: Ctx) -> Ruling:  # s. 11
    """Announce the intent to amend the tournament."""
    settings, numbers = ctx.settings, {"method": action.method, "n": action.n}
    if not action.what.strip():
        return Refused("INTENT_EMPTY", _SECTION, "An intent must say what is intended.")
    if (action.method, action.n) != ("with_consent", settings.amend_consent):
        text = f"The tournament is amended with {settings.amend_consent} consent, and in no other way."
        instead = f"I intend, with {settings.amend_consent} consent, to amend Commune."
        return Refused("WRONG_METHOD", _SECTION, text, numbers, instead)
    window = Window(
        timedelta(hours=settings.intent_opens_hours), timedelta(hours=settings.intent_closes_hours)
    )
    announced = plain_course(state)
    announced.tell(announce(state.realm.intents, action, ctx.actor, "amendment", ctx.at, window))
    return announced


def respond(state: State, action: Response, ctx: Ctx) -> Ruling:
    """Support an intent, object to it, or take either back."""
    answered = answer(state.realm.intents, action, ctx.actor, ctx.at, _SECTION)
    if isinstance(answered, Refused):
        return answered
    told = plain_course(state)
    told.tell(answered)
    return told


def resolve(state: State, action: Resolve, ctx: Ctx) -> Ruling:
    """Do what one intended; the Surveyor then owes carrying it out."""
    done = resolved_intent(state.realm.intents, action, ctx.actor, ctx.at, _SECTION)
    if isinstance(done, Refused):
        return done
    told = plain_course(state)
    told.tell(done)
    return told
