"""Dependent actions: amending without party objection (I-1), adding a card without 2 objections (IV-2).

An added card is made when the intent is acted on; an amendment the contestmaster enters by hand. The name,
class and Text of a card must be in the message: where the words of the intent do not tell them, the
contestmaster says whether the message does, and then makes the card.
"""

from collections.abc import Collection

from contracts.agora_fluxx.cards import CardSpec, card
from contracts.agora_fluxx.cardwork import create
from contracts.agora_fluxx.guards import Ctx, Ruling, course, member, name_taken, running
from contracts.agora_fluxx.intended_cards import ADDING, described, is_adding
from contracts.agora_fluxx.progress import progress
from contracts.agora_fluxx.settings import FluxxSettings
from contracts.agora_fluxx.state import State
from gamemaster.core.mechanics.intent_acting import acted_on
from gamemaster.core.mechanics.intent_rules import announce, answer, unfit
from gamemaster.core.mechanics.intents import (
    Intend,
    Intent,
    IntentClosed,
    IntentResolved,
    Resolve,
    Response,
)
from gamemaster.core.outcome import NeedsRuling, Refused

CARD, BY_HAND, AMENDMENT = "card", "card by hand", "amendment"
"""What an intent is about: a card whose words are plain, one that people make, or the contract's text."""

_EXAMPLES = ("Lantern", "Lighthouse", "Harp", "Teapot")
"""Names that a card may have, for sentences that would work."""

COMPLETE = "The message tells the card's name, class and Text."
INCOMPLETE = "It does not tell all three."


def intend(state: State, action: Intend, ctx: Ctx) -> Ruling:
    """Announce the intent to add a card, or to amend the contract."""
    player = member(state, ctx.actor)
    master = ctx.actor == state.office.contestmaster
    if isinstance(player, Refused) and not master:
        return player
    if not action.what.strip():
        return Refused("INTENT_EMPTY", "I-1", "An intent must say what is intended.")
    return _add(state, action, ctx) if is_adding(action) else _amend(state, action, ctx)


def _amend(state: State, action: Intend, ctx: Ctx) -> Ruling:  # s. I-1
    if (action.method, action.n) != ("without_objection", 1):
        text = "The contract is amended without party objection, and in no other way."
        instead = "I intend, without objection, to amend Agora Fluxx."
        return Refused("WRONG_METHOD", "I-1", text, {"method": action.method, "n": action.n}, instead)
    return _announced(state, action, ctx, AMENDMENT, "I-1")


def _add(state: State, action: Intend, ctx: Ctx) -> Ruling:  # s. IV-2
    if ctx.actor not in state.players:
        return Refused("CONTESTMASTER_PLAYS", "IV-2", "The contestmaster creates cards without any intent.")
    game = running(state, "IV-2")
    if isinstance(game, Refused):
        return game
    if (action.method, action.n) != ("without_objection", ADDING):
        text = f"A card is added without {ADDING} objections, and in no other way."
        free = next((one for one in _EXAMPLES if not name_taken(game.cards, one)), "")
        instead = f"I intend, without {ADDING} objections, to add a card to the Deck: the Keeper {free}."
        instead = instead if free else ""
        return Refused("WRONG_METHOD", "IV-2", text, {"method": action.method, "n": action.n}, instead)
    found = described(action.what)
    if found is not None:
        taken = name_taken(game.cards, found.name)
        if taken:
            text = f"This game has a card called {taken}."
            return Refused("CARD_TWICE", "IV-2", text, {"card": taken})
        return _announced(state, action, ctx, CARD, "IV-2")
    if ctx.ruled is None:
        text = "A card is added only if the same message tells its name, class and Text. Does it?"
        return NeedsRuling("CARD_INCOMPLETE", "IV-2", text, (COMPLETE, INCOMPLETE))
    if ctx.ruled != COMPLETE:
        text = "The message does not tell the card's name, class and Text."
        return Refused("CARD_INCOMPLETE", "IV-2", text, {"needed": ["name", "class", "Text"]})
    return _announced(state, action, ctx, BY_HAND, "IV-2")


def _announced(state: State, action: Intend, ctx: Ctx, topic: str, section: str) -> Ruling:
    profile = ctx.settings.intent_profile
    barred = unfit(action, profile, section)
    if barred is not None:
        return barred
    told = course(state)
    told.tell(announce(state.office.intents, action, ctx.actor, topic, ctx.at, profile=profile))
    return told


def respond(state: State, action: Response, ctx: Ctx) -> Ruling:
    """Support an intent, object to it, or take either, or one's own intent, back."""
    section = section_of(state.office.intents.standing.get(action.intent))
    answered = answer(state.office.intents, action, ctx.actor, ctx.at, section, ctx.settings.intent_profile)
    if isinstance(answered, Refused):
        return answered
    told = course(state)
    told.tell(answered)
    return told


def resolve(state: State, action: Resolve, ctx: Ctx) -> Ruling:  # s. IV-2, F-25
    """Do what one intended: a card is shuffled into the Deck, an amendment is then owed."""
    intents = state.office.intents
    intent = intents.standing.get(action.intent)
    section = section_of(intent)
    barred = None if intent is None or intent.by != ctx.actor else _outside(state, intent)
    if barred is not None:
        return barred
    done = acted_on(intents, action, ctx, section, electors(state, intent, ctx.settings))
    if not isinstance(done, IntentResolved) or intent is None:
        return done if not isinstance(done, IntentResolved) else course(state)
    told = course(state)
    if intent.topic == CARD:
        game = running(state, "IV-2")
        found = described(intent.what)
        if isinstance(game, Refused):
            return game
        if found is None or name_taken(game.cards, found.name):
            text = "This game has a card of that name by now."
            return Refused("CARD_TWICE", "IV-2", text, {"card": "" if found is None else found.name})
        told.tell(done)
        create(told, card(CardSpec.model_validate(found._asdict()), known=True), "deck", "")
        told.tell(IntentClosed(action.intent, done=True))
        progress(told, ctx)
        return told
    told.tell(done)
    return told


def may_act(state: State, intent: Intent) -> bool:
    """Whether whoever announced it can act on it: a player adds cards, a party amends (s. I-1, IV-2)."""
    return _outside(state, intent) is None


def _outside(state: State, intent: Intent) -> Refused | None:
    if intent.topic == AMENDMENT and intent.by == state.office.contestmaster:
        return None
    found = member(state, intent.by)
    return found if isinstance(found, Refused) else None


def section_of(intent: Intent | None) -> str:
    """The section by which an intent is acted on."""
    return "IV-2" if intent is not None and intent.topic != AMENDMENT else "I-1"


def electors(state: State, intent: Intent | None, settings: FluxxSettings) -> Collection[str] | None:
    """Whose answers count: to an amendment those of the parties, to a card what the settings say."""
    if (intent is None or intent.topic != AMENDMENT) and settings.intent_electors == "players":
        return None
    return frozenset({*state.players, state.office.contestmaster})
