"""What only the Surveyor does, through a ruling: setting values and squares, keeping the books.

Every number is bounded, so that no slip of the pen can make the program count for ever.
"""

from contracts.commune import events as ev
from contracts.commune.actions import Adjust, Announce, Enact, HandOver, SetSquare
from contracts.commune.board import COLUMNS, ROWS
from contracts.commune.guards import Ctx, Ruling, community, other
from contracts.commune.settle import conclude, course, plain_course
from contracts.commune.state import ORPHAN, SLOTS, State
from gamemaster.core.mechanics.intents import IntentClosed
from gamemaster.core.outcome import Refused

_MOST = 10_000
SYMBOLS = COLUMNS + ROWS


def adjust(state: State, action: Adjust, __: Ctx) -> Ruling:  # s. 2, 5, 6
    """Set one value of a participant; what follows from it (an offer that lapses) happens at once."""
    participant = other(state, action.person)
    if isinstance(participant, Refused):
        return participant
    what, _, of = action.value.partition(" ")
    number = 0
    if what == "investment":
        found = community(state, of, "6")
        if isinstance(found, Refused):
            return found
        number, of = found.number, found.handle
    barred = _bad_value(action, what, of)
    if barred is not None:
        return barred
    adjusted = course(state)
    value = f"{what} {of}" if of else what
    adjusted.tell(ev.Adjusted(action.person, value, action.to, number))
    return adjusted


def _bad_value(action: Adjust, what: str, of: str) -> Refused | None:
    to = action.to
    if what == "constructor" and of in SLOTS:
        if to == "" or (isinstance(to, str) and len(to) == 1 and to in SYMBOLS):
            return None
        return Refused("BAD_VALUE", "2", f"A constructor makes A-J, 0-9 or nothing, not {to!r}.", {"to": to})
    known = (
        action.value == "accolades"
        or what == "investment"
        or (what == "token" and len(of) == 1 and of in SYMBOLS)
    )
    if not known:
        values = ["accolades", "token D", "investment NAME", "constructor left"]
        text = f"{action.person} has no value called {action.value!r} that could be set."
        return Refused("UNKNOWN_VALUE", "1", text, {"known": values})
    if not isinstance(to, int) or not 0 <= to <= _MOST:
        text = f"{action.value} is a whole number from 0 to {_MOST}, not {to!r}."
        return Refused("BAD_VALUE", "1", text, {"to": to})
    return None


def set_square(state: State, action: SetSquare, ctx: Ctx) -> Ruling:  # s. 3
    """Put right what lies on a square; nothing is founded or merged by it."""
    number, handle = ORPHAN, ""
    if action.lies == "tile":
        if action.community is None:
            return Refused("NO_SUCH_COMMUNITY", "3", "It is not said which community the tile belongs to.")
        found = community(state, action.community, "3")
        if isinstance(found, Refused):
            return found
        number, handle = found.number, found.handle
    elif action.lies == "empty":
        number = -1
    if state.land.board.get(action.square, -1) == number:
        return Refused("ALREADY_SO", "3", f"{action.square} is so already.", {"square": action.square})
    told = plain_course(state)
    told.tell(ev.SquareSet(action.square, number, handle))
    conclude(told, ctx.settings, ctx.at)
    return told


def enact(state: State, action: Enact, _: Ctx) -> Ruling:  # s. 11
    """Note that an amendment that succeeded has been entered."""
    intents = state.realm.intents
    intent = intents.standing.get(action.intent)
    if intent is None or intent.resolved is None:
        waiting = [i.number for i in intents.resolved()]
        text = f"Intent {action.intent} has not succeeded."
        return Refused("NO_RESOLVED_INTENT", "11", text, {"intent": action.intent, "waiting": waiting})
    enacted = plain_course(state)
    enacted.tell(IntentClosed(intent.number, done=True))
    return enacted


def announce(state: State, _: Announce, __: Ctx) -> Ruling:  # s. 9
    """Note that the winner has been announced."""
    result = state.realm.result
    if result is None or result.announced:
        return Refused("NOTHING_OWED", "9", "There is no end of the tournament still to be announced.")
    announced = plain_course(state)
    announced.tell(ev.WinnerAnnounced())
    return announced


def hand_over(state: State, action: HandOver, _: Ctx) -> Ruling:  # s. 1
    """Make somebody else Surveyor."""
    if action.to == state.realm.surveyor or not action.to.strip():
        return Refused("ALREADY_SO", "1", f"{state.realm.surveyor} is the Surveyor already.")
    handed = plain_course(state)
    handed.tell(ev.SurveyorChanged(action.to))
    return handed
