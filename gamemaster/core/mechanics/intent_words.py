"""Dependent actions in words and as values, the same in every game that has them."""

from typing import Any, assert_never

from gamemaster.core.action import Action
from gamemaster.core.calendar import iso
from gamemaster.core.event import Event
from gamemaster.core.mechanics import intents as dep


def say(action: Action) -> str:
    """What was understood, without a subject: `act on intent 2`; "" for what is no dependent action."""
    match action:
        case dep.Intend(method=method, n=n, what=what):
            return f"intend {_method(method, n)} to {what}"
        case dep.Response(intent=intent):
            return f"{action.name.replace('_', ' ')} (intent {intent})"
        case dep.Resolve(intent=intent):
            return f"act on intent {intent}"
        case _:
            return ""


def tell(event: Event, office: str = "") -> str:
    """What happened, in one sentence; "" for what is no event of an intent.

    `office` is the title of whoever carries out what was resolved, where somebody has to.
    """
    match event:
        case dep.IntentAnnounced(number=number, person=person, method=method, n=n, what=what):
            return f"{person} announced intent {number}, {_method(method, n)}: {what}"
        case dep.IntentAnswered(number=number, person=person, answer=answer):
            return f"{person} {_ANSWERED[answer]} intent {number}."
        case dep.IntentResolved(number=number, person=person):
            carried = f"; the {office} carries it out" if office else ""
            return f"{person} acted on intent {number}{carried}."
        case dep.IntentClosed(number=number):
            return f"Intent {number} {event.fate}."
        case _:
            return ""


def shown(intent: dep.Intent) -> dict[str, Any]:
    """An intent as JSON data, for the values of a game."""
    return {
        "number": intent.number,
        "by": intent.by,
        "method": intent.method,
        "n": intent.n,
        "what": intent.what,
        "at": iso(intent.at),
        "opens": iso(intent.opens),
        "closes": iso(intent.closes),
        "supporters": list(intent.supporters),
        "objectors": list(intent.objectors),
    }


_ANSWERED: dict[dep.Answer, str] = {
    "support": "supported",
    "object": "objected to",
    "withdraw_support": "withdrew support for",
    "withdraw_objection": "withdrew eir objection to",
}


def _method(method: dep.Method, n: int) -> str:
    match method:
        case "without_objection":
            return "without objection" if n == 1 else f"without {n} objections"
        case "with_support":
            return f"with {n} support"
        case "with_consent":
            return f"with {n} consent"
        case "with_notice":
            return "with notice"
        case _:
            assert_never(method)
