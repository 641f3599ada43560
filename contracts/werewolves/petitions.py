"""What the contestmaster does without member objection: amending and ending (s. 1e, 1f).

Only the contestmaster announces such intents, and only members object. Ending happens when the intent is
resolved; an amendment is then entered by hand.
"""

import re
from collections.abc import Collection

from contracts.werewolves.endings import STOPPED, end
from contracts.werewolves.events import SubgameEnded
from contracts.werewolves.guards import Ctx, Ruling, course, office
from contracts.werewolves.settings import WerewolfSettings
from contracts.werewolves.state import State
from gamemaster.core.calendar import iso
from gamemaster.core.mechanics.intent_acting import acted_on
from gamemaster.core.mechanics.intent_rules import announce, answer
from gamemaster.core.mechanics.intents import (
    Intend,
    Intent,
    IntentClosed,
    IntentResolved,
    Resolve,
    Response,
    Retract,
)
from gamemaster.core.outcome import Refused

_END = re.compile(r"\b(?:end|stop|terminat|clos|abort|conclud|finish)\w*\b", re.IGNORECASE)
_SESSION = re.compile(r"\bsessions?\b", re.IGNORECASE)
_SUBGAME = re.compile(r"\b(?:sub-?game|contest|game|contract)\b", re.IGNORECASE)
_AMEND = re.compile(r"\b(?:amend|chang|replac|add|delet|remov|rewrit|repeal)\w*\b", re.IGNORECASE)
_THING = r"(?:(?:the|this|our|its|whole|entire|current|running|Werewolves|with\s+it)\s+)*"
# what is ended outright: not "the session limit", nor "the contract's section 3"
_OUTRIGHT = re.compile(
    rf"(?:to\s+)?{_END.pattern}\s+(?:\w+\s+){{0,3}}?(?:session(?:\s+\d+)?|sub-?game|contest|game|contract)"
    r"(?=\s*(?:$|[.,;:!&(]|(?:and|or|in|now|at|with|because|so|then|immediately|early|as)\b))",
    re.IGNORECASE,
)
_AND = (
    r"\W+(and|or|and\W+or|as well as|along with|together with|plus)"
    rf"\s+(?:also\s+)?(?:to\s+)?(?:{_END.pattern}\s+)?"
)
_BOTH = re.compile(
    rf"\bsession(?:\s+\d+)?{_AND}{_THING}(?:sub-?game|contest|game|contract)\b(?!'s)"
    rf"|\b(?:sub-?game|contest|game|contract){_AND}{_THING}session\b(?!'s)",
    re.IGNORECASE,
)
_EITHER = "either"
_SECTIONS = {"amendment": "1e", "session": "1f", "subgame": "1f"}


def intend(state: State, action: Intend, ctx: Ctx) -> Ruling:
    """Announce the intent to do one of the three things, without objection."""
    barred = office(state, ctx, "1e")
    if barred is not None:
        return barred
    topic = topic_of(action.what)
    if topic == _EITHER:
        text = "Say which is to end: the session, or the subgame, with which the session ends too."
        return Refused("WHICH_ENDS", "1f", text, {}, "I intend, without objection, to end the session.")
    if not topic:
        text = (
            "What can be done without objection is amending the contract, ending the session or the subgame."
        )
        return Refused("NO_SUCH_INTENT", "1e", text, {}, "I intend, without objection, to end the session.")
    if action.method != "without_objection" or action.n != 1:
        text = "This is done without member objection, and in no other way."
        return Refused("WRONG_METHOD", _SECTIONS[topic], text, {"method": action.method, "n": action.n})
    profile = ctx.settings.intent_profile
    announced = course(state)
    announced.tell(announce(state.contest.intents, action, ctx.actor, topic, ctx.at, profile=profile))
    return announced


def topic_of(what: str) -> str:
    """`session`, `subgame` (with its session) or `amendment`; "" for anything else, `either` for one of two.

    An amendment may speak of sessions, and an ending of what is to come in its place.
    """
    if _AMEND.search(what) and not _OUTRIGHT.match(what.strip()):
        return "amendment"
    if _END.search(what):
        both = _BOTH.search(what)
        if both:
            return _EITHER if "or" in (both[1] or both[2]).casefold().split("/") else "subgame"
        return "session" if _SESSION.search(what) else "subgame" if _SUBGAME.search(what) else ""
    return ""


def respond(state: State, action: Response, ctx: Ctx) -> Ruling:
    """Object to an intent, support it, or take either back, for members only (s. 1e); or retract one."""
    section = _section(state, action.intent)
    stranger = ctx.settings.intent_electors == "members" and ctx.actor not in state.contestants
    if stranger and not isinstance(action, Retract):
        return Refused("MEMBERS_ONLY", section, "Only members of the contract can object or support.")
    profile = ctx.settings.intent_profile
    answered = answer(state.contest.intents, action, ctx.actor, ctx.at, section, profile)
    if isinstance(answered, Refused):
        return answered._replace(instead="") if stranger else answered
    told = course(state)
    told.tell(answered)
    return told


def resolve(state: State, action: Resolve, ctx: Ctx) -> Ruling:
    """Do what was intended: the session or the subgame ends at once, an amendment is then owed."""
    intents = state.contest.intents
    section, master = _section(state, action.intent), state.contest.contestmaster
    done = acted_on(intents, action, ctx, section, electors(state, ctx.settings), master)
    if not isinstance(done, IntentResolved):
        return done
    intent = intents.standing[action.intent]
    topic, barred = intent.topic, unendable(state, intent)
    if barred is not None:
        return barred
    told = course(state)
    told.tell(done)
    if topic != "amendment":
        told.tell(IntentClosed(action.intent, done=True))
        if state.session is not None:
            end(told, ctx, STOPPED)
        if topic == "subgame":
            told.tell(SubgameEnded(ctx.at))
    return told


def unendable(state: State, intent: Intent) -> Refused | None:
    """Why an intent to end the session ends none; nobody had reason to object for the sake of a later one."""
    session = state.session
    if intent.topic != "session" or (session is not None and session.started <= intent.at):
        return None
    if session is None:
        return Refused("NO_SESSION", "1f", "No session is in progress.")
    text = f"Intent {intent.number} was announced before session {session.number} began, so it cannot end it."
    numbers = {"intent": intent.number, "announced": iso(intent.at), "session_started": iso(session.started)}
    instead = "I intend, without objection, to end the session."
    return Refused("OTHER_SESSION", "1f", text, numbers, instead)


def electors(state: State, settings: WerewolfSettings) -> Collection[str] | None:
    """Whose answers count: those of the members, or of every player (None)."""
    return state.contestants if settings.intent_electors == "members" else None


def section_of(intent: Intent) -> str:
    """The section that an intent of that topic rests on."""
    return _SECTIONS[intent.topic]


def _section(state: State, number: int) -> str:
    intent = state.contest.intents.standing.get(number)
    return section_of(intent) if intent is not None else "1f"
