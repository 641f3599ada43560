"""When dependent actions are allowed: announcing, answering, and acting on an intent.

Two rules hold in this file. Nothing is ever performed by itself: when the window is open and the answers
allow it, whoever intended must announce that e now acts. And an answer counts only for an intent
that already stands (CFJ 2316).

The profile is the one of early 2008 (R1728 between P5445 and P5767): a wait of 4 days except for support,
14 days until an intent lapses, both measured from the instant it was announced and both inclusive; the one
who intends neither supports nor objects.
"""

from collections.abc import Callable
from datetime import datetime, timedelta
from typing import NamedTuple

from gamemaster.core.calendar import iso, spoken
from gamemaster.core.mechanics.intents import (
    Answer,
    Intend,
    Intent,
    IntentAnnounced,
    IntentAnswered,
    IntentClosed,
    IntentResolved,
    Intents,
    Method,
    Object,
    Resolve,
    Response,
    Support,
    WithdrawObjection,
    WithdrawSupport,
)
from gamemaster.core.outcome import Refused


class Window(NamedTuple):
    """How long after its announcement an intent may be resolved; both ends belong to the window."""

    opens: timedelta = timedelta(hours=96)
    closes: timedelta = timedelta(hours=336)


def announce(
    intents: Intents, action: Intend, person: str, topic: str, at: datetime, window: Window
) -> IntentAnnounced:
    """The event of a new intent, under the next number; support needs no waiting."""
    opens = at if action.method == "with_support" else at + window.opens
    closes, number = at + window.closes, intents.last + 1
    return IntentAnnounced(number, person, action.method, action.n, action.what, topic, at, opens, closes)


def answer(
    intents: Intents,
    action: Response,
    person: str,
    at: datetime,
    section: str,
) -> IntentAnswered | Refused:
    """Rule on support, objection or the withdrawal of either by `person`."""
    kind, number = _ANSWERS[type(action)], action.intent
    intent = _standing(intents, number, at, section)
    if isinstance(intent, Refused):
        return intent
    if person == intent.by:
        text = f"Whoever announced intent {number} neither supports nor objects to it."
        return Refused("OWN_INTENT", section, text, {"intent": number})
    said = person in (intent.supporters if kind.endswith("support") else intent.objectors)
    if kind.startswith("withdraw_") and not said:
        text = f"There is nothing of yours to withdraw from intent {number}."
        return Refused("NOTHING_TO_WITHDRAW", section, text, {"intent": number})
    if said and not kind.startswith("withdraw_"):
        text = f"You had already answered intent {number} in this way; it counts once."
        return Refused("ALREADY_ANSWERED", section, text, {"intent": number})
    return IntentAnswered(number, person, kind)


def resolve(
    intents: Intents,
    action: Resolve,
    person: str,
    at: datetime,
    section: str,
) -> IntentResolved | Refused:
    """Rule on `person` now doing what e intended."""
    number = action.intent
    intent = _standing(intents, number, at, section)
    if isinstance(intent, Refused):
        return intent
    if person != intent.by:
        text = f"Intent {number} was announced by {intent.by}, who alone can act on it."
        return Refused("NOT_YOUR_INTENT", section, text, {"intent": number})
    if at < intent.opens:
        text = f"Intent {number} can be acted on from {spoken(intent.opens)}."
        return Refused("TOO_EARLY", section, text, {"intent": number, "from": iso(intent.opens)})
    objections, support = len(intent.objectors), len(intent.supporters)
    if not _METHODS[intent.method](support, objections, intent.n):
        text = f"Intent {number} has {objections} objections and {support} supporters, which bars it."
        numbers = {"intent": number, "n": intent.n, "objections": objections, "supporters": support}
        return Refused("INTENT_BARRED", section, text, numbers)
    return IntentResolved(number, person, at)


def lapsed(intents: Intents, at: datetime) -> tuple[IntentClosed, ...]:
    """The events that clear away what could no longer be resolved at `at`."""
    over = (i for i in intents.pending() if at > i.closes)
    return tuple(IntentClosed(intent.number, done=False) for intent in over)


def _standing(intents: Intents, number: int, at: datetime, section: str) -> Intent | Refused:
    intent, numbers = intents.standing.get(number), {"intent": number}
    if intent is None:
        pending = [i.number for i in intents.pending()]
        return Refused("NO_SUCH_INTENT", section, f"No intent {number} stands.", {**numbers, "open": pending})
    if intent.resolved is not None:
        return Refused("INTENT_DONE", section, f"Intent {number} has been acted on already.", numbers)
    if at > intent.closes:
        text = f"Intent {number} lapsed at {spoken(intent.closes)}."
        return Refused("INTENT_LAPSED", section, text, numbers)
    return intent


# (supporters, objectors, n) -> whether the intent may be acted on
_METHODS: dict[Method, Callable[[int, int, int], bool]] = {
    "without_objection": lambda _, objections, n: objections < n,
    "with_support": lambda support, _, n: support >= n,
    "with_consent": lambda support, objections, n: support > n * objections,
    "with_notice": lambda *_: True,
}

_ANSWERS: dict[type[Response], Answer] = {
    Support: "support",
    Object: "object",
    WithdrawSupport: "withdraw_support",
    WithdrawObjection: "withdraw_objection",
}
