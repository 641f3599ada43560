"""Dependent actions: somebody says what e intends, others support or object, then e may do it.

Here are the actions, the events and the piece of state; `intent_rules` says when they are allowed. A game
decides who may intend what and who may answer; it keeps an `Intents` in its state and folds the events below
into it with `evolve_intents`.
"""

from dataclasses import dataclass, replace
from datetime import datetime
from typing import ClassVar, Literal

from pydantic import Field

from gamemaster.core.action import Action
from gamemaster.core.event import GAME, Event
from gamemaster.core.maps import Map, PersistentMap, in_order
from gamemaster.core.mechanics.pausing import ClocksPutOff

Method = Literal["without_objection", "with_support", "with_consent", "with_notice"]
Answer = Literal["support", "object", "withdraw_support", "withdraw_objection"]


class Intend(Action):
    """Announce the intent to do `what` by `method`, for example without `n` objections."""

    name: ClassVar[str] = "intend"
    method: Method
    n: int = Field(1, ge=1)
    what: str


class Response(Action):
    """Something said of the intent with that number; its subclasses say what."""

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


class Retract(Response):
    """Take back an intent that one announced, so that nobody may act on it any more."""

    name: ClassVar[str] = "retract"
    of: Literal["intent"] = "intent"
    intent: int = Field(alias="ref")


INTENT_ACTIONS: tuple[type[Action], ...] = (
    Intend,
    Support,
    Object,
    WithdrawSupport,
    WithdrawObjection,
    Resolve,
    Retract,
)


@dataclass(frozen=True, slots=True)
class Intent:
    """One announced intent, which can be acted on from `opens` to `closes`, both inclusive.

    `topic` is the game's own word for what kind of thing is intended, `condition` what must be so before it
    may be done ("" for nothing). `withdrawn` are the objections that were taken back, with when;
    `unsupported` whoever took eir support back; `objected` when each objection that stands was made.
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
    condition: str = ""
    withdrawn: tuple[tuple[str, datetime], ...] = ()
    unsupported: tuple[str, ...] = ()
    objected: tuple[tuple[str, datetime], ...] = ()


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
    condition: str = ""

    @property
    def subjects(self) -> tuple[str, ...]:
        return (GAME,)


@dataclass(frozen=True, slots=True)
class IntentAnswered(Event):
    """Somebody supported or objected, or took that back, `at` that moment."""

    name: ClassVar[str] = "intent_answered"
    number: int
    person: str
    answer: Answer
    at: datetime | None = None

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
    """The intent is no longer kept: it lapsed, was carried out (`done`), or `by` took eir own back."""

    name: ClassVar[str] = "intent_closed"
    number: int
    done: bool
    by: str = ""

    @property
    def fate(self) -> str:
        """What became of the intent, as the end of a sentence."""
        if self.by:
            return f"was taken back by {self.by}"
        return "has been carried out" if self.done else "lapsed"

    @property
    def subjects(self) -> tuple[str, ...]:
        return (GAME,)


INTENT_EVENTS: tuple[type[Event], ...] = (IntentAnnounced, IntentAnswered, IntentResolved, IntentClosed)


def put_off_intents(intents: Intents, event: ClocksPutOff) -> Intents:
    """The intents after a pause: nobody could answer meanwhile, so windows are longer by as much."""
    standing = intents.standing
    for intent in intents.pending():
        lost = event.lost(intent.at)
        opens = intent.opens if intent.opens <= event.since else intent.opens + lost
        closes = intent.closes if intent.closes <= event.since else intent.closes + lost
        standing = standing.set(intent.number, replace(intent, opens=opens, closes=closes))
    return replace(intents, standing=standing)


def evolve_intents(intents: Intents, event: Event) -> Intents:
    """Fold one of the four events above; any other leaves `intents` as they are."""
    standing = intents.standing
    match event:
        case IntentAnnounced():
            e = event
            intent = Intent(
                e.number,
                e.person,
                e.method,
                e.n,
                e.what,
                e.topic,
                e.at,
                e.opens,
                e.closes,
                condition=e.condition,
            )
            return Intents(e.number, standing.set(e.number, intent))
        case IntentAnswered():
            intent = _answered(standing[event.number], event)
        case IntentResolved():
            intent = replace(standing[event.number], resolved=event.at)
        case IntentClosed():
            return Intents(intents.last, standing.delete(event.number))
        case _:
            return intents
    return Intents(intents.last, standing.set(event.number, intent))


def _answered(intent: Intent, event: IntentAnswered) -> Intent:
    person, at = event.person, event.at or intent.at
    match event.answer:
        case "support":
            return replace(intent, supporters=(*intent.supporters, person))
        case "object":
            objected = (*intent.objected, (person, at))
            return replace(intent, objectors=(*intent.objectors, person), objected=objected)
        case "withdraw_support":
            left = tuple(p for p in intent.supporters if p != person)
            return replace(intent, supporters=left, unsupported=(*intent.unsupported, person))
        case "withdraw_objection":
            left = tuple(p for p in intent.objectors if p != person)
            objected = tuple(pair for pair in intent.objected if pair[0] != person)
            withdrawn = (*intent.withdrawn, (person, at))
            return replace(intent, objectors=left, objected=objected, withdrawn=withdrawn)
