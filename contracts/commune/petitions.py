"""Dependent actions: amending the text takes the consent that starting the tournament took (s. 11).

The Surveyor enters by hand what succeeds.
"""

from collections.abc import Collection

from contracts.commune.guards import Ctx, Ruling
from contracts.commune.settings import CommuneSettings
from contracts.commune.settle import plain_course
from contracts.commune.state import State
from gamemaster.core.mechanics.intent_acting import acted_on
from gamemaster.core.mechanics.intent_rules import announce, answer, unfit
from gamemaster.core.mechanics.intents import Intend, IntentResolved, Resolve, Response
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
    profile = settings.intent_profile
    barred = unfit(action, profile, _SECTION)
    if barred is not None:
        return barred
    announced = plain_course(state)
    announced.tell(announce(state.realm.intents, action, ctx.actor, "amendment", ctx.at, profile=profile))
    return announced


def respond(state: State, action: Response, ctx: Ctx) -> Ruling:
    """Support an intent, object to it, or take either, or one's own intent, back."""
    answered = answer(state.realm.intents, action, ctx.actor, ctx.at, _SECTION, ctx.settings.intent_profile)
    if isinstance(answered, Refused):
        return answered
    told = plain_course(state)
    told.tell(answered)
    return told


def resolve(state: State, action: Resolve, ctx: Ctx) -> Ruling:
    """Do what one intended; the Surveyor then owes carrying it out."""
    done = acted_on(state.realm.intents, action, ctx, _SECTION, electors(state, ctx.settings))
    if not isinstance(done, IntentResolved):
        return done
    told = plain_course(state)
    told.tell(done)
    return told


def electors(state: State, settings: CommuneSettings) -> Collection[str] | None:
    """Whose answers count: those of every player (None), or of the participants."""
    return state.participants if settings.intent_electors == "members" else None
