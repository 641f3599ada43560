"""The state as people see it: every value asks first who wants to know.

What must stay true: what the public sees follows from what was announced; what somebody sees beyond that
follows from what e was told or did emself. Only the game master sees more.
"""

from collections.abc import Mapping
from typing import Any

from contracts.werewolves.nights import agreed_now
from contracts.werewolves.standing import standing
from contracts.werewolves.state import (
    CUPID,
    HUNTER,
    SEER,
    WITCH,
    Contest,
    Past,
    Session,
    State,
    Townsperson,
    seal_of,
)
from contracts.werewolves.tally import cast
from gamemaster.core.calendar import iso
from gamemaster.core.contract import Values, Viewer
from gamemaster.core.event import GAME
from gamemaster.core.maps import in_order
from gamemaster.core.mechanics import intent_words

__all__ = ["participants", "seals", "standing", "things", "values"]


def participants(state: State) -> tuple[str, ...]:
    """Names of all contestants and of whoever was in the running session, sorted."""
    town = () if state.session is None else state.session.town
    return tuple(sorted({*state.contestants, *town}))


def values(state: State, subject: str, viewer: Viewer) -> Values:
    """The values of a person, or of the game; empty for anybody else."""
    if subject == GAME:
        return _game(state, viewer)
    seat = None if state.session is None else state.session.get(subject)
    if seat is None and subject not in state.contestants:
        return {}
    return _person(state, subject, seat, viewer)


def _person(state: State, name: str, seat: Townsperson | None, viewer: Viewer) -> dict[str, Any]:
    shown: dict[str, Any] = {"contestant": name in state.contestants}
    contest, session = state.contest, state.session
    if contest.points.get(name) or contest.trophies.get(name):
        shown |= {"points": contest.points.get(name, 0), "trophies": contest.trophies.get(name, 0)}
    if seat is None or session is None:
        return {**shown, "status": "not playing"}
    shown["status"] = "living" if seat.alive else "lynched" if seat.lynched else "dead"
    if seat.lynched or _knows_wolf(session, seat, viewer):
        shown["werewolf"] = seat.wolf
    if session.tally == "names" and session.phase == "day" and seat.alive:
        shown["vote"] = seat.vote
    if viewer.gm or viewer.person == name:
        shown |= _own(session, name, seat)
    return shown


def _knows_wolf(session: Session, seat: Townsperson, viewer: Viewer) -> bool:
    """Whether the viewer was told that this is a werewolf (s. 2b)."""
    own = None if viewer.person is None else session.get(viewer.person)
    return seat.wolf and own is not None and own.wolf


def _own(session: Session, name: str, seat: Townsperson) -> dict[str, Any]:
    """What somebody knows of eir own part."""
    shown: dict[str, Any] = {
        "werewolf": seat.wolf,
        "role": seat.role or None,
        "lover": seat.lover or None,
        "vote": seat.vote,
    }
    night = session.night
    if seat.wolf:
        shown["attack"] = night.attacks.get(name)
    if seat.role == SEER:
        shown["sight"] = night.sight
        shown["seen"] = [{"night": n, "person": whom, "werewolf": wolf} for n, whom, wolf in seat.seen]
    if seat.role == WITCH:
        shown |= {"heal_left": seat.heal, "poison_left": seat.poison}
        shown |= {"attacked": night.told, "heals": night.heal, "poisons": night.poison}
    if seat.role == HUNTER:
        shown |= {"standing_choice": seat.standing, "must_shoot": session.hunter == name}
    if seat.role == CUPID:
        shown["lovers"] = list(session.lovers)
    return shown


def _game(state: State, viewer: Viewer) -> dict[str, Any]:
    contest, session = state.contest, state.session
    shown: dict[str, Any] = {
        "contestmaster": contest.contestmaster,
        "contestants": len(state.contestants),
        "session": None if session is None else session.number,
        "phase": "none" if session is None else session.phase,
        "ready_since": None if contest.ready is None else iso(contest.ready),
        "ended": None if contest.ended is None else iso(contest.ended),
    }
    if session is not None:
        shown |= _session(session)
        if viewer.person in session.pack:
            shown["pack"] = {wolf: session.night.attacks.get(wolf) for wolf in session.pack}
        if viewer.gm:
            shown |= _secrets(session)
    return shown | _records(contest)


def _session(session: Session) -> dict[str, Any]:
    """What everybody may know of a session."""
    shown: dict[str, Any] = {
        "day": session.day,
        "phase_began": iso(session.since),
        "phase_ends": None if session.ends is None else iso(session.ends),
        "phase_is_ending": session.closing,
        "session_started": iso(session.started),
        "townspersons": list(session.living),
        "killed": [name for name, p in in_order(session.town) if not p.alive],
        "roles_in_play": list(session.roles) if session.roles_public else "not made public",
        "so_far": [{"phase": phase, "day": day, "killed": list(who)} for phase, day, who in session.log],
    }
    if session.phase == "day" and session.tally != "none":
        shown["votes"] = dict(sorted(cast(session).items()))
    return shown


def _secrets(session: Session) -> dict[str, Any]:
    """What only the contestmaster knows of a session."""
    night = session.night
    return {
        "werewolves": list(session.wolves),
        "roles_dealt": {role: session.holder(role) for role in session.roles},
        "lovers": list(session.lovers),
        "attacks": dict(in_order(night.attacks)),
        # whatever counts as agreed, the Witch is told of it
        "attacked": night.told if session.acting(WITCH) else agreed_now(session),
        "hunter_awaited": session.hunter or None,
        "silent_rounds": session.silent,
        "deaths": [{"person": person, "cause": cause} for person, cause in session.deaths],
    }


def _records(contest: Contest) -> dict[str, Any]:
    return {
        "past_sessions": [_past(past) for past in contest.past],
        "open_intents": [intent_words.shown(intent) for intent in contest.intents.pending()],
        "adopted_intents": [intent_words.shown(intent) for intent in contest.intents.resolved()],
    }


def _past(past: Past) -> dict[str, Any]:
    shown = {
        "number": past.number,
        "started": iso(past.started),
        "ended": iso(past.ended),
        "outcome": past.outcome,
        "winners": list(past.winners),
        "points_each": past.share,
        "awarded": past.awarded,
    }
    if past.fates:
        shown["everybody"] = [
            {
                "name": fate.name,
                "werewolf": fate.wolf,
                "role": fate.role or None,
                "lover": fate.lover or None,
                "fate": "survived" if fate.alive else fate.cause,
            }
            for fate in past.fates
        ]
        shown["draws"] = [list(draw) for draw in past.draws]
    return shown


def things(state: State) -> Mapping[str, Mapping[str, Any]]:
    """What players may refer to: intents by number."""
    intents = state.contest.intents
    return {"intents": {str(i.number): i.what for i in (*intents.pending(), *intents.resolved())}}


def seals(state: State) -> dict[str, bool]:
    """The secrets of all sessions up to the next; one is told when its end has revealed everything (W-34)."""
    past = {seal_of(over.number): bool(over.fates) for over in state.contest.past}
    following = len(past) + 1 + (state.session is not None)
    running = {} if state.session is None else {seal_of(state.session.number): False}
    return {**past, **running, seal_of(following): False}
