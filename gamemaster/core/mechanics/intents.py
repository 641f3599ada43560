"""Dependent actions: somebody says what e intends, others support or object, then e may do it.

Two rules hold in this file. Nothing is ever performed by itself: when the window is open and the answers
allow it, whoever intended must announce that e now acts. And an answer counts only for an intent
that already stands (CFJ 2316).

The profile is the one of early 2008 (R1728 between P5445 and P5767): a wait of 4 days except for support,
14 days until an intent lapses, both measured from the instant it was announced and both inclusive; the one
who intends neither supports nor objects. A game decides who may intend what, and who may answer; it keeps
an `Intents` in its state and folds the events below into it with `evolve_intents`.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import ClassVar, Literal, NamedTuple

from pydantic import Field

from gamemaster.core.action import Action
from gamemaster.core.calendar import iso, spoken
from gamemaster.core.event import GAME, Event
from gamemaster.core.maps import Map, PersistentMap, in_order
from gamemaster.core.outcome import Refused

Method = Literal["without_objection", "with_support", "with_consent", "with_notice"]
Answer = Literal["support", "object", "withdraw_support", "withdraw_objection"]


class Intend(Action):
    """Announce the intent to do `what` by `method`, for example without `n` objections."""

    name: ClassVar[str] = "intend"
    method: Method
    n: int = Field(1, ge=1)
    what: str


class Response(Action):
    """An answer to the intent with that number; its subclasses say which."""

    intent: int


class Support(Response):
    """Support the intent."""

    name: ClassVar[str] = "support"


class Object(Response):
    """Object to the intent."""

    name: ClassVar[str] = "object"


class WithdrawSupport(Response):
    """Take back one's support."""

    name: ClassVar[str] = "withdraw_support"


class WithdrawObjection(Response):
    """Take back one's objection."""

    name: ClassVar[str] = "withdraw_objection"


class Resolve(Action):
    """Do what one intended, now that it is allowed."""

    name: ClassVar[str] = "resolve"
    intent: int


INTENT_ACTIONS: tuple[type[Action], ...] = (
    Intend,
    Support,
    Object,
    WithdrawSupport,
    WithdrawObjection,
    Resolve,
)


class Window(NamedTuple):
    """How long after its announcement an intent may be resolved; both ends belong to the window."""

    opens: timedelta = timedelta(hours=96)
    closes: timedelta = timedelta(hours=336)


@dataclass(frozen=True, slots=True)
class Intent:
    """One announced intent, which can be acted on from `opens` to `closes`, both inclusive.

    `topic` is the game's own word for what kind of thing is intended.
    """

    number: int
    by: str
    method: Method
    n: int
    what: str
    topic: str
    at: datetime
    opens: datetime
    closes: datetime
    supporters: tuple[str, ...] = ()
    objectors: tuple[str, ...] = ()
    resolved: datetime | None = None


_NONE: Map[int, Intent] = Map()


@dataclass(frozen=True, slots=True)
class Intents:
    """Every intent that still stands, or was resolved and is not yet carried out; `last` number given."""

    last: int = 0
    standing: PersistentMap[int, Intent] = _NONE

    def pending(self) -> tuple[Intent, ...]:
        """Those still to be resolved, by number."""
        return tuple(i for _, i in in_order(self.standing) if i.resolved is None)

    def resolved(self) -> tuple[Intent, ...]:
        """Those that succeeded and wait to be carried out by the game master, by number."""
        return tuple(i for _, i in in_order(self.standing) if i.resolved is not None)


@dataclass(frozen=True, slots=True)
class IntentAnnounced(Event):
    """Somebody announced an intent."""

    name: ClassVar[str] = "intent_announced"
    number: int
    person: str
    method: Method
    n: int
    what: str
    topic: str
    at: datetime
    opens: datetime
    closes: datetime

    @property
    def subjects(self) -> tuple[str, ...]:
        return (GAME,)


@dataclass(frozen=True, slots=True)
class IntentAnswered(Event):
    """Somebody supported or objected, or took that back."""

    name: ClassVar[str] = "intent_answered"
    number: int
    person: str
    answer: Answer

    @property
    def subjects(self) -> tuple[str, ...]:
        return (GAME,)


@dataclass(frozen=True, slots=True)
class IntentResolved(Event):
    """Whoever intended has acted: what was intended now has to be carried out."""

    name: ClassVar[str] = "intent_resolved"
    number: int
    person: str
    at: datetime

    @property
    def subjects(self) -> tuple[str, ...]:
        return (GAME,)


@dataclass(frozen=True, slots=True)
class IntentClosed(Event):
    """The intent is no longer kept: it lapsed, or was carried out (`done`)."""

    name: ClassVar[str] = "intent_closed"
    number: int
    done: bool

    @property
    def subjects(self) -> tuple[str, ...]:
        return (GAME,)


INTENT_EVENTS: tuple[type[Event], ...] = (IntentAnnounced, IntentAnswered, IntentResolved, IntentClosed)


def evolve_intents(intents: Intents, event: Event) -> Intents:
    """Fold one of the four events above; any other leaves `intents` as they are."""
    standing = intents.standing
    match event:
        case IntentAnnounced():
            e = event
            intent = Intent(e.number, e.person, e.method, e.n, e.what, e.topic, e.at, e.opens, e.closes)
            return Intents(event.number, standing.set(event.number, intent))
        case IntentAnswered():
            intent = _answered(standing[event.number], event.person, event.answer)
        case IntentResolved():
            intent = replace(standing[event.number], resolved=event.at)
        case IntentClosed():
            return replace(intents, standing=standing.delete(event.number))
        case _:
            return intents
    return replace(intents, standing=standing.set(event.number, intent))


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


def _answered(intent: Intent, person: str, kind: Answer) -> Intent:
    match kind:
        case "support":
            return replace(intent, supporters=(*intent.supporters, person))
        case "object":
            return replace(intent, objectors=(*intent.objectors, person))
        case "withdraw_support":
            return replace(intent, supporters=tuple(p for p in intent.supporters if p != person))
        case "withdraw_objection":
            return replace(intent, objectors=tuple(p for p in intent.objectors if p != person))


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
