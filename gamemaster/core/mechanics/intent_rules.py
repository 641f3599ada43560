"""When dependent actions are allowed: announcing, answering, and acting on an intent.

Three rules hold in this file. Nothing is ever performed by itself: when the window is open and the answers
allow it, whoever intended must announce that e now acts. An answer counts only for an intent that already
stands (CFJ 2316), so that an objection to everything reaches nothing that comes later. And who counts is
looked at when it is acted on: of the answers given, those of the `electors` count (None: everybody's).

What the eras did otherwise is in `intent_profiles`; without a profile the earliest one holds.
"""

import re
from collections.abc import Collection
from datetime import datetime, timedelta
from typing import NamedTuple

from gamemaster.core.calendar import iso, spoken
from gamemaster.core.mechanics.intent_profiles import EARLIEST, Profile, Window
from gamemaster.core.mechanics.intents import (
    Answer,
    Intend,
    Intent,
    IntentAnnounced,
    IntentAnswered,
    IntentClosed,
    IntentResolved,
    Intents,
    Object,
    Resolve,
    Response,
    Retract,
    Support,
    WithdrawObjection,
    WithdrawSupport,
)
from gamemaster.core.outcome import NeedsRuling, Refused

MET = "the condition is met"
UNMET = "the condition is not met"
"""The answers to whether an intent's condition is met."""

_CONDITION = re.compile(
    r"(?:,\s*|\s+)(?:but only if|only if|if|provided(?: that)?|on (?:the )?condition that|unless)\s+.+$",
    re.IGNORECASE | re.DOTALL,
)


class Tally(NamedTuple):
    """How an intent stands at a moment: whose answers count, and why it cannot be acted on ("" if it can).

    `uncounted` answered without being eligible; `recent` took back an objection too short a time ago.
    """

    supporters: tuple[str, ...]
    objectors: tuple[str, ...]
    uncounted: tuple[str, ...]
    recent: tuple[str, ...]
    code: str
    unmet: str


def unfit(action: Intend, profile: Profile, section: str) -> Refused | None:
    """Why the era knows no such method; None when it does."""
    numbers = {"method": action.method, "n": action.n}
    if action.method == "with_notice" and not profile.notice:
        return Refused("NO_SUCH_METHOD", section, "Acting with notice did not exist in this era.", numbers)
    if profile.most is not None and action.method == "without_objection" and action.n > profile.most:
        text = f"No more than {profile.most} objections can be named, not {action.n}."
        return Refused("TOO_MANY_OBJECTIONS", section, text, numbers)
    return None


def announce(
    intents: Intents,
    action: Intend,
    person: str,
    topic: str,
    at: datetime,
    window: Window | None = None,
    profile: Profile = EARLIEST,
) -> IntentAnnounced:
    """The event of a new intent, under the next number; support needs no waiting."""
    limits = window or profile.window
    wait = limits.opens
    if action.method == "with_support":
        wait = timedelta(0)
    elif action.method == "with_notice" and profile.days_notice and action.n > 1:
        # a notice without a number is read as 1, which is the usual one and not one day
        wait = timedelta(days=action.n)
    number, condition = intents.last + 1, stated_condition(action.what) if profile.conditions else ""
    return IntentAnnounced(
        number,
        person,
        action.method,
        action.n,
        action.what,
        topic,
        at,
        at + wait,
        at + limits.closes,
        condition,
    )


def stated_condition(what: str) -> str:
    """The condition that an intent's words end with, "" without one."""
    found = _CONDITION.search(what)
    return " ".join(found.group(0).strip(" ,").split()) if found else ""


def answer(
    intents: Intents,
    action: Response,
    person: str,
    at: datetime,
    section: str,
    profile: Profile = EARLIEST,
) -> IntentAnswered | IntentClosed | Refused:
    """Rule on support, objection, the withdrawal of either, or of the intent itself, by `person`."""
    number = action.intent
    intent = _standing(intents, number, at, section)
    if isinstance(intent, Refused):
        return intent
    if isinstance(action, Retract):
        objecting = answer(intents, Object(intent=number), person, at, section, profile)
        return _retracted(intent, person, section, can_object=not isinstance(objecting, Refused))
    kind = _ANSWERS[type(action)]
    if person == intent.by and not (profile.own_objection and kind in ("object", "withdraw_objection")):
        text = f"Whoever announced intent {number} does not support it, nor object to it."
        if profile.own_objection:
            text = f"Whoever announced intent {number} does not count as a supporter of it."
        return Refused("OWN_INTENT", section, text, {"intent": number})
    supporting = kind.endswith("support")
    said = person in (intent.supporters if supporting else intent.objectors)
    if kind.startswith("withdraw_") and not said:
        text = f"There is nothing of yours to withdraw from intent {number}."
        return Refused("NOTHING_TO_WITHDRAW", section, text, {"intent": number})
    if said and not kind.startswith("withdraw_"):
        text = f"You had already answered intent {number} in this way; it counts once."
        return Refused("ALREADY_ANSWERED", section, text, {"intent": number})
    taken_back = intent.unsupported if supporting else [who for who, _ in intent.withdrawn]
    if profile.once and not kind.startswith("withdraw_") and person in taken_back:
        text = f"You have taken the same answer to intent {number} back, and cannot give it again."
        return Refused("ANSWER_WITHDRAWN", section, text, {"intent": number})
    return IntentAnswered(number, person, kind, at)


def _retracted(intent: Intent, person: str, section: str, can_object: bool) -> IntentClosed | Refused:
    """Rule on `person` taking the intent back.

    No era's text closes it; since P5775 it counted as objecting. But only its author could act on it (and
    supporters of what e no longer wants), so that what e gave up in words is given up.
    """
    if person != intent.by:
        text = f"Intent {intent.number} was announced by {intent.by}, who alone can take it back."
        instead = f"I object to intent {intent.number}." if can_object else ""
        return Refused("NOT_YOUR_INTENT", section, text, {"intent": intent.number}, instead)
    return IntentClosed(intent.number, done=False, by=person)


def resolve(
    intents: Intents,
    action: Resolve,
    person: str,
    at: datetime,
    section: str,
    profile: Profile = EARLIEST,
    electors: Collection[str] | None = None,
    successor: str = "",
    speaker: str = "",
) -> IntentResolved | Refused:
    """Rule on `person` now doing what was intended.

    `successor` holds the position in which it was announced, `speaker` may brake where the era says so.
    """
    number = action.intent
    intent = _standing(intents, number, at, section)
    if isinstance(intent, Refused):
        return intent
    counted = tally(intent, at, profile, electors, speaker)
    supporters = counted.supporters if intent.method in profile.supporters_act else ()
    if person not in (intent.by, *supporters, *filter(None, (successor,))):
        text = f"Intent {number} was announced by {intent.by}, and acting on it is not for {person}."
        return Refused("NOT_YOUR_INTENT", section, text, {"intent": number})
    if counted.code == "TOO_EARLY":
        return Refused("TOO_EARLY", section, counted.unmet, {"intent": number, "from": iso(intent.opens)})
    if counted.code:
        objections, support = len(counted.objectors), len(counted.supporters)
        numbers = {"intent": number, "n": intent.n, "objections": objections, "supporters": support}
        return Refused(counted.code, section, counted.unmet, numbers)
    return IntentResolved(number, person, at)


def conditional(intent: Intent, section: str, ruled: str | None) -> NeedsRuling | Refused | None:
    """What the condition of an intent comes to when it is acted on; only a human can say if it is met."""
    if not intent.condition or ruled == MET:
        return None
    if ruled == UNMET:
        text = f"Intent {intent.number} was announced {intent.condition}, and that is not so."
        return Refused("CONDITION_UNMET", section, text, {"intent": intent.number})
    text = f"Intent {intent.number} may only be acted on {intent.condition}. Is that so?"
    return NeedsRuling("CONDITION", section, text, (MET, UNMET))


def tally(
    intent: Intent,
    at: datetime,
    profile: Profile = EARLIEST,
    electors: Collection[str] | None = None,
    speaker: str = "",
) -> Tally:
    """How the intent stands at `at`."""
    supporters = _eligible(intent.supporters, electors)
    objectors = _eligible(intent.objectors, electors)
    withdrawn, objected = intent.withdrawn, intent.objected
    if intent.method not in _OBJECTIONABLE:
        withdrawn, objected = (), ()
    recent = _eligible(tuple(who for who, when in withdrawn if at - when < profile.settled), electors)
    braked = [when for who, when in objected if who == speaker and at - when < profile.brake]
    code, unmet = "", ""
    if at < intent.opens:
        code, unmet = "TOO_EARLY", f"Intent {intent.number} can be acted on from {spoken(intent.opens)}."
    elif recent:
        code = "OBJECTION_JUST_WITHDRAWN"
        hours = profile.settled // timedelta(hours=1)
        unmet = f"An objection of {', '.join(recent)} was withdrawn less than {hours} hours before."
    elif braked:
        free = spoken(max(braked) + profile.brake)
        code, unmet = (
            "SPEAKER_OBJECTS",
            f"The Speaker's objection blocks intent {intent.number} until {free}.",
        )
    elif wanting := _wanting(intent, supporters, objectors):
        code, unmet = "INTENT_BARRED", wanting
    answered = (*intent.supporters, *intent.objectors)
    uncounted = tuple(who for who in dict.fromkeys(answered) if not _eligible((who,), electors))
    return Tally(supporters, objectors, uncounted, recent, code, unmet)


def lapsed(intents: Intents, at: datetime) -> tuple[IntentClosed, ...]:
    """The events that clear away what could no longer be resolved at `at`."""
    over = (i for i in intents.pending() if at > i.closes)
    return tuple(IntentClosed(intent.number, done=False) for intent in over)


def _eligible(people: tuple[str, ...], electors: Collection[str] | None) -> tuple[str, ...]:
    return people if electors is None else tuple(who for who in people if who in electors)


def _wanting(intent: Intent, supporters: tuple[str, ...], objectors: tuple[str, ...]) -> str:
    """What the method still asks for, with the names that count; "" when nothing is wanting."""
    against = f"objections: {len(objectors)}{_names(objectors)}"
    for_it = f"support: {len(supporters)}{_names(supporters)}"
    n, number = intent.n, intent.number
    match intent.method:
        case "without_objection" if len(objectors) >= n:
            return f"Intent {number} needs fewer than {n} objections; {against}."
        case "with_support" if len(supporters) < n:
            return f"Intent {number} needs the support of {n}; {for_it}."
        case "with_consent" if len(supporters) <= n * len(objectors):
            # S/O > N, or S >= 1 and O = 0, is the same as S > N x O
            more = max(1, n * len(objectors) + 1)
            return f"Intent {number} needs {more} in support; {for_it}; {against}."
    return ""


def _names(people: tuple[str, ...]) -> str:
    return f" ({', '.join(people)})" if people else ""


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


_OBJECTIONABLE = frozenset({"without_objection", "with_consent"})
_ANSWERS: dict[type[Response], Answer] = {
    Support: "support",
    Object: "object",
    WithdrawSupport: "withdraw_support",
    WithdrawObjection: "withdraw_objection",
}

__all__ = [
    "MET",
    "UNMET",
    "Tally",
    "Window",
    "announce",
    "answer",
    "conditional",
    "lapsed",
    "resolve",
    "stated_condition",
    "tally",
    "unfit",
]
