"""What only the contestmaster does: ending a session, setting values right, and the books (s. 1, 5)."""

from contracts.werewolves import events as ev
from contracts.werewolves import secret_events as se
from contracts.werewolves.actions import Adjust, Award, Enact, EndSession, HandOver
from contracts.werewolves.deaths import announce, kill
from contracts.werewolves.endings import STOPPED, end
from contracts.werewolves.guards import Ctx, Ruling, Told, course, office, running, session_of
from contracts.werewolves.progress import progress
from contracts.werewolves.state import ROLES, WITCH, Session, State, Townsperson
from gamemaster.core.maps import in_order
from gamemaster.core.mechanics.intents import IntentClosed
from gamemaster.core.outcome import Refused

_VALUES = {
    "status": ("living", "dead"),
    "side": ("villager", "werewolf"),
    "role": (*ROLES, "none"),
    "heal": ("unused", "used"),
    "poison": ("unused", "used"),
}


def end_session(state: State, _: EndSession, ctx: Ctx) -> Ruling:  # s. 1f
    """End the session in progress: by a ruling, or once nobody has objected to the intent."""
    barred = office(state, ctx, "1f")
    if barred is not None:
        return barred
    session = running(state, "1f")
    if isinstance(session, Refused):
        return session
    if not ctx.gm:
        text = "A session is ended without member objection: announce the intent, and resolve it later."
        return Refused("INTENT_NEEDED", "1f", text, {}, "I intend, without objection, to end the session.")
    ended = course(state)
    end(ended, ctx, STOPPED)
    return ended


def adjust(state: State, action: Adjust, ctx: Ctx) -> Ruling:
    """Set one value of a townsperson to what it should be; what follows from it happens at once."""
    session = running(state, "6")
    if isinstance(session, Refused):
        return session
    seat = session.get(action.person)
    if seat is None:
        return Refused("NOT_IN_SESSION", "2a", f"{action.person} is not in this session.")
    if action.to not in _VALUES.get(action.value, ()):
        known = {name: list(options) for name, options in _VALUES.items()}
        return Refused("BAD_VALUE", "6", "There is no such value to be set.", known)
    barred = _contradicts(session, seat, action)
    if barred is not None:
        return barred
    if action.to == "werewolf" and seat.role:
        ctx.remark("ROLE_FREE", f"{action.person} held the {seat.role}; nobody does now.")
    adjusted = course(state)
    _set(adjusted, action, ctx)
    progress(adjusted, ctx)
    return adjusted


def _contradicts(session: Session, seat: Townsperson, action: Adjust) -> Refused | None:
    if action.value == "role" and action.to != "none":
        if seat.wolf:
            return Refused("BAD_VALUE", "2c", "Optional roles are held by villagers only.")
        if action.to not in session.roles:
            text = f"That role is not in play; there are: {', '.join(session.roles) or 'none'}."
            return Refused("BAD_VALUE", "2c", text, {"roles": list(session.roles)})
    if _value(seat, action.value) == action.to:
        return Refused("ALREADY_SO", "2a", f"{action.person}'s {action.value} is {action.to} already.")
    return None


def _value(seat: Townsperson, name: str) -> str:
    """A value of a townsperson, as it would be set."""
    match name:
        case "status":
            return "living" if seat.alive else "dead"
        case "side":
            return "werewolf" if seat.wolf else "villager"
        case "role":
            return seat.role or "none"
        case power:
            return "unused" if getattr(seat, power) else "used"


def _set(told: Told, action: Adjust, ctx: Ctx) -> None:
    person, value, to = action.person, action.value, action.to
    match value, to:
        case "status", "dead":
            announce(told, ctx, kill(told, ctx, [(person, "ruling")]))
        case "status", _:
            told.tell(ev.Revived(person, ctx.at))
        case "side", _:
            _change_sides(told, person, to, ctx)
        case "role", _:
            # one act, so that nothing waits for nobody in between
            holder = "" if to == "none" else session_of(told).holder(to)
            if holder:
                told.tell(se.Adjusted(holder, "role", "none"))
            told.tell(se.Adjusted(person, "role", to))
            _tell_again(told, *sorted({holder, person} - {""}))
        case _:
            told.tell(se.Adjusted(person, value, to))
            if session_of(told).town[person].role == WITCH:
                _tell_again(told, person)


def _change_sides(told: Told, person: str, to: str, ctx: Ctx) -> None:  # s. 2b, 3, 4a
    """Make somebody a werewolf or a villager; every werewolf hears of it, and all do if e was lynched."""
    session = session_of(told)
    chosen = tuple(wolf for wolf, target in in_order(session.night.attacks) if target == person)
    choosers = chosen if to == "werewolf" else ()
    told.tell(se.Adjusted(person, "side", to, choosers))
    _tell_again(told, *sorted({person, *session_of(told).wolves}))
    if session.town[person].lynched:
        told.tell(ev.DisclosureCorrected(person, to == "werewolf", ctx.at))


def _tell_again(told: Told, *people: str) -> None:  # s. 2b, 2c
    """Tell these what they are now."""
    session = session_of(told)
    for name in people:
        seat = session.town[name]
        told.tell(se.RoleTold(name, seat.wolf, seat.role, session.wolves if seat.wolf else (), again=True))


def award(state: State, action: Award, _: Ctx) -> Ruling:  # s. 5
    """Note that what the winners of a session were owed has been awarded."""
    owed = [past.number for past in state.contest.past if not past.awarded]
    if action.session not in owed:
        text = f"Nothing is owed for session {action.session}."
        return Refused("NOTHING_OWED", "5", text, {"sessions_owed": owed})
    awarded = course(state)
    awarded.tell(ev.AwardsMade(action.session))
    return awarded


def enact(state: State, action: Enact, _: Ctx) -> Ruling:  # s. 1e
    """Note that an amendment that succeeded has been entered."""
    intent = state.contest.intents.standing.get(action.intent)
    if intent is None or intent.resolved is None or intent.topic != "amendment":
        text = f"Intent {action.intent} has not succeeded, or is no amendment."
        return Refused("NO_RESOLVED_INTENT", "1e", text, {"intent": action.intent})
    enacted = course(state)
    enacted.tell(IntentClosed(intent.number, done=True))
    return enacted


def hand_over(state: State, action: HandOver, ctx: Ctx) -> Ruling:  # s. 1d, W-10
    """Make somebody else contestmaster, who must not be playing."""
    to = action.to
    if to == state.contest.contestmaster or not to.strip():
        return Refused("ALREADY_SO", "1d", f"{state.contest.contestmaster} is contestmaster already.")
    if to in state.contestants or (state.session is not None and state.session.get(to) is not None):
        text = f"{to} is a contestant; the contestmaster knows every secret and does not play."
        return Refused("CONTESTMASTER_PLAYS", "1d", text, {"to": to})
    handed = course(state)
    handed.tell(ev.ContestmasterChanged(to))
    progress(handed, ctx)
    return handed
