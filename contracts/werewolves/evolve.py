"""How each event changes the state: one small function an event, and no rule in any of them."""

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from typing import Any

from contracts.werewolves import events as ev
from contracts.werewolves import secret_events as se
from contracts.werewolves.counted import counted
from contracts.werewolves.state import SEER, WITCH, Night, Past, Session, State, Townsperson
from gamemaster.core.event import Event
from gamemaster.core.maps import Map, in_order
from gamemaster.core.mechanics.intents import INTENT_EVENTS, evolve_intents, put_off_intents
from gamemaster.core.mechanics.pausing import ClocksPutOff


def evolve(state: State, event: Event) -> State:
    """The state after `event`."""
    return counted(_FOLDS[type(event)](state, event), event)


def _joined(state: State, e: ev.Joined) -> State:
    joined = replace(state, contestants=state.contestants.set(e.person, e.at))
    seat = None if state.session is None else state.session.get(e.person)
    return joined if seat is None else joined.with_person(e.person, leaving=False)


def _left(state: State, e: ev.Left) -> State:
    left = replace(state, contestants=state.contestants.delete(e.person))
    seat = None if state.session is None else state.session.get(e.person)
    return left if seat is None or not seat.alive else left.with_person(e.person, leaving=True)


def _ready(state: State, e: ev.ReadyChanged) -> State:
    return state.with_contest(ready=e.since)


def _started(state: State, e: ev.SessionStarted) -> State:
    town = Map({name: Townsperson() for name in e.town})
    session = Session(e.number, e.at, "cupid", e.at, e.at, e.roles, e.roles_public, town=town)
    return replace(state, session=session)


def _dealt(state: State, e: se.Dealt) -> State:
    for wolf in e.wolves:
        state = state.with_person(wolf, wolf=True)
    for role, holder in e.roles:
        state = state.with_person(holder, role=role)
    return _drawn(state, e.draws).with_session(roles=tuple(role for role, _ in e.roles))


def _drawn(state: State, draws: tuple[Any, ...]) -> State:
    return state.with_session(draws=(*_session(state).draws, *draws))


def _session(state: State) -> Session:
    assert state.session is not None  # noqa: S101 - these events are told while a session runs
    return state.session


def _phase(state: State, e: ev.PhaseBegan) -> State:
    town = _session(state).town
    voted = {name: replace(p, vote=None) for name, p in in_order(town) if p.vote is not None}
    town = town.update(voted)
    return state.with_session(
        phase=e.phase,
        day=e.day,
        since=e.at,
        touched=e.at,
        ends=e.ends,
        tally=e.tally,
        town=town,
        night=Night(),
        hunter="",
        hunting=None,
        closing=False,
        reminded=0,
        idle_at=e.at,
        often=Map(),
    )


def _terms(state: State, e: ev.TermsSet) -> State:
    return state.with_session(ends=e.ends, tally=e.tally)


def _voted(state: State, e: se.VoteChanged) -> State:
    return _deed(state.with_person(e.person, vote=e.target), e.at)


def _deed(state: State, at: datetime) -> State:
    """Somebody has done something."""
    return state.with_session(touched=at, acted=True, silent=0, idle_at=at)


def _night(state: State, at: datetime | None = None, **changes: Any) -> State:
    changed = state.with_session(night=replace(_session(state).night, **changes))
    return changed if at is None else _deed(changed, at)


def _attack(state: State, e: se.AttackChosen) -> State:
    attacks = _session(state).night.attacks
    if e.target is None:
        attacks = attacks.delete(e.person) if e.person in attacks else attacks
        return _night(state, e.at, attacks=attacks)
    spoken = (*(wolf for wolf in _session(state).night.spoken if wolf != e.person), e.person)
    return _night(state, e.at, attacks=attacks.set(e.person, e.target), spoken=spoken)


def _attack_drawn(state: State, e: se.AttackDrawn) -> State:
    agreed = Map(dict.fromkeys(e.pack, e.target))
    return _night(_drawn(state, e.draws), attacks=agreed, spoken=e.pack)


def _witch_told(state: State, e: se.WitchTold) -> State:
    night = _session(state).night
    # a decision was about one townsperson; another one asks for another decision
    heal = night.heal if night.told is None and night.heal is False else None
    return _night(state, told=e.target, heal=heal)


def _powers_used(state: State, e: se.PowersUsed) -> State:
    seat = _session(state).town[e.person]
    return state.with_person(e.person, heal=seat.heal and not e.heal, poison=seat.poison and not e.poison)


def _seer_told(state: State, e: se.SeerTold) -> State:
    seen = (*_session(state).town[e.person].seen, (e.night, e.target, e.wolf))
    return state.with_person(e.person, seen=seen)


def _cupid_chose(state: State, e: se.CupidChose) -> State:
    one, other = e.lovers
    linked = state.with_person(one, lover=other).with_person(other, lover=one)
    chosen = _drawn(linked, e.draws).with_session(linked=True)
    return chosen if e.drawn else _deed(chosen, e.at)


def _standing(state: State, e: se.StandingSet) -> State:
    return _deed(state.with_person(e.person, standing=e.target), e.at)


def _hunter_called(state: State, e: se.HunterCalled) -> State:
    return state.with_session(hunter=e.person, hunting=e.at, reminded=0)


def _hunter_chose(state: State, e: se.HunterChose) -> State:
    chosen = state.with_session(hunter="", hunting=None)
    return chosen if e.standing or e.target is None else _deed(chosen, e.at)


def _killed(state: State, e: se.Killed) -> State:
    session = _session(state)
    deaths = (*session.deaths, (e.person, e.cause))
    dead = state.with_person(e.person, alive=False, cause=e.cause, leaving=False, vote=None)
    for chooser in e.choosers:
        dead = _unchosen(dead, chooser, e.person)
    return dead.with_session(deaths=deaths, touched=max(session.touched, e.at))


def _unchosen(state: State, chooser: str, person: str) -> State:
    """The state without what somebody has chosen of that person."""
    session = _session(state)
    seat, night = session.town[chooser], session.night
    if seat.vote == person:
        state = state.with_person(chooser, vote=None)
    if night.attacks.get(chooser) == person:
        return _night(state, attacks=night.attacks.delete(chooser))
    return _night(state, poison=None) if night.poison == person else state


def _lynched(state: State, e: ev.Lynched) -> State:
    return _logged(state.with_person(e.person, lynched=e.day), "day", e.day, (e.person,))


def _logged(state: State, phase: str, day: int, people: tuple[str, ...]) -> State:
    return state.with_session(log=(*_session(state).log, (phase, day, people)))


def _seat(state: State, e: ev.SeatTaken) -> State:
    session = _session(state)
    town = Map({_renamed(n, e): _with_renamed(p, e) for n, p in in_order(session.town)})
    night = session.night
    attacks = Map({_renamed(n, e): _renamed(t, e) for n, t in in_order(night.attacks)})
    night = replace(
        night,
        attacks=attacks,
        spoken=tuple(_renamed(wolf, e) for wolf in night.spoken),
        told=_optional(night.told, e),
        poison=_optional(night.poison, e),
        sight=_optional(night.sight, e),
    )
    deaths = tuple((_renamed(name, e), cause) for name, cause in session.deaths)
    seated = state.with_session(town=town, night=night, hunter=_renamed(session.hunter, e), deaths=deaths)
    people = seated.contestants if e.to in seated.contestants else seated.contestants.set(e.to, e.at)
    return replace(seated, contestants=people).with_person(e.to, leaving=False)


def _renamed(name: str, e: ev.SeatTaken) -> str:
    return e.to if name == e.person else name


def _optional(name: str | None, e: ev.SeatTaken) -> str | None:
    return None if name is None else _renamed(name, e)


def _with_renamed(p: Townsperson, e: ev.SeatTaken) -> Townsperson:
    seen = tuple((night, _renamed(whom, e), wolf) for night, whom, wolf in p.seen)
    lover, vote, standing = _renamed(p.lover, e), _optional(p.vote, e), _optional(p.standing, e)
    return replace(p, lover=lover, vote=vote, standing=standing, seen=seen)


def _ended(state: State, e: ev.SessionEnded) -> State:
    session, contest = _session(state), state.contest
    awarded = not e.winners
    past = Past(
        e.number, session.started, e.at, e.outcome, e.winners, e.share, e.fates, e.draws, awarded=awarded
    )
    points, trophies = contest.points, contest.trophies
    for winner in e.winners:
        trophies = trophies.set(winner, trophies.get(winner, 0) + 1)
        if e.share:
            points = points.set(winner, points.get(winner, 0) + e.share)
    contest = replace(contest, past=(*contest.past, past), points=points, trophies=trophies)
    return replace(state, contest=contest, session=None)


def _awarded(state: State, e: ev.AwardsMade) -> State:
    past = tuple(replace(p, awarded=p.awarded or p.number == e.session) for p in state.contest.past)
    return state.with_contest(past=past)


def _revived(state: State, e: ev.Revived) -> State:
    deaths = tuple(death for death in _session(state).deaths if death[0] != e.person)
    state = _not_called(state, e.person).with_session(deaths=deaths)
    return state.with_person(e.person, alive=True, cause="", lynched=0)


def _not_called(state: State, person: str) -> State:
    """The state in which that person is waited for no more: who lives, or is no Hunter, shoots nobody."""
    waited = _session(state).hunter == person
    return state.with_session(hunter="", hunting=None) if waited else state


def _adjusted(state: State, e: se.Adjusted) -> State:
    match e.value:
        case "side":
            return _sided(_not_called(state, e.person), e)
        case "role":
            role = "" if e.to == "none" else e.to
            state = _undone(_undone(_not_called(state, e.person), _session(state).town[e.person].role), role)
            return state.with_person(e.person, role=role)
        case power:
            if _session(state).town[e.person].role == WITCH:
                state = _night(state, **{power: None})
            return state.with_person(e.person, **{power: e.to == "unused"})


def _sided(state: State, e: se.Adjusted) -> State:
    """Who is a werewolf holds no role and is attacked by nobody; who is none attacks nobody (s. 2c, 4a)."""
    session = _session(state)
    attacks, gone = session.night.attacks, {*e.choosers, e.person}
    kept = Map({wolf: target for wolf, target in in_order(attacks) if wolf not in gone})
    state = _night(_undone(state, session.town[e.person].role) if e.to == "werewolf" else state, attacks=kept)
    if e.to == "werewolf":
        return state.with_person(e.person, wolf=True, role="")
    return state.with_person(e.person, wolf=False)


def _undone(state: State, role: str) -> State:
    """The state without what the holder of a role that changes hands was told and chose this night."""
    if role == SEER:
        return _night(state, sight=None)
    return _night(state, told=None, heal=None, poison=None) if role == WITCH else state


def _intents(state: State, event: Event) -> State:
    return state.with_contest(intents=evolve_intents(state.contest.intents, event))


def _put_off(state: State, e: ClocksPutOff) -> State:
    contest, session = state.contest, state.session
    ready = None if contest.ready is None else e.begun(contest.ready)
    state = state.with_contest(intents=put_off_intents(contest.intents, e), ready=ready)
    if session is None:
        return state
    return state.with_session(
        since=e.begun(session.since),
        touched=e.begun(session.touched),
        ends=None if session.ends is None else session.ends + e.lost(session.since),
        hunting=None if session.hunting is None else e.begun(session.hunting),
        idle_at=None if session.idle_at is None else e.begun(session.idle_at),
    )


_FOLDS: dict[type[Event], Callable[[State, Any], State]] = {
    ev.Joined: _joined,
    ev.Left: _left,
    ev.ReadyChanged: _ready,
    ev.SessionStarted: _started,
    ev.PhaseBegan: _phase,
    ev.TermsSet: _terms,
    ev.Lynched: _lynched,
    ev.NobodyLynched: lambda state, e: _logged(state, "day", e.day, ()),
    ev.DeathsAnnounced: lambda state, e: _logged(state, e.phase, e.day, e.people),
    ev.SessionEnded: _ended,
    ev.SeatTaken: _seat,
    ev.Revived: _revived,
    ev.DisclosureCorrected: lambda state, _: state,
    ev.AwardsMade: _awarded,
    ev.ContestmasterChanged: lambda state, e: state.with_contest(contestmaster=e.to),
    ev.SubgameEnded: lambda state, e: state.with_contest(ended=e.at, ready=None),
    se.Dealt: _dealt,
    se.RoleTold: lambda state, _: state,
    se.VoteChanged: _voted,
    se.AttackChosen: _attack,
    se.AttackDrawn: _attack_drawn,
    se.WitchTold: _witch_told,
    se.HealDecided: lambda state, e: _night(state, e.at, heal=e.heal),
    se.PoisonDecided: lambda state, e: _night(state, e.at, poison=e.target),
    se.PowersUsed: _powers_used,
    se.SeerChose: lambda state, e: _night(state, e.at, sight=e.target),
    se.SeerTold: _seer_told,
    se.CupidChose: _cupid_chose,
    se.LoversTold: lambda state, _: state,
    se.CupidGone: lambda state, _: state.with_session(linked=True),
    se.StandingSet: _standing,
    se.HunterCalled: _hunter_called,
    se.HunterChose: _hunter_chose,
    se.Killed: _killed,
    se.PhaseClosing: lambda state, _: state.with_session(closing=True),
    se.Reminded: lambda state, e: state.with_session(reminded=e.count),
    se.RoundPassed: lambda state, e: state.with_session(silent=e.silent, acted=False, idle_at=e.at),
    se.Adjusted: _adjusted,
    **dict.fromkeys(INTENT_EVENTS, _intents),
    ClocksPutOff: _put_off,
}
