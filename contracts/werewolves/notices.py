"""What has to be mailed at once: parts and answers to single persons, announcements to all (s. 2, 3, 4, 7).

Each notice is worked out from the events of one step. A private one holds what its reader may know; the
order of names in any of them tells nothing. `key` names the occasion, so that a replay sends nothing twice;
what comes about again in a phase is another occasion.
"""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from contracts.werewolves import actions as act
from contracts.werewolves import events as ev
from contracts.werewolves import secret_events as se
from contracts.werewolves.counted import label, nth
from contracts.werewolves.duties import owed_by
from contracts.werewolves.evolve import evolve
from contracts.werewolves.legal import legal
from contracts.werewolves.options import option
from contracts.werewolves.settings import WerewolfSettings
from contracts.werewolves.standing import part, standing
from contracts.werewolves.state import HUNTER, SEER, WITCH, Session, State, seal_of
from contracts.werewolves.telling import tell
from gamemaster.core.action import Action
from gamemaster.core.calendar import iso
from gamemaster.core.contract import Dispatch, Duty
from gamemaster.core.event import Event
from gamemaster.core.mechanics.pausing import ClocksPutOff
from gamemaster.core.mechanics.pausing import told as pausing

_NEWS = (
    ev.SessionStarted,
    ev.PhaseBegan,
    ev.TermsSet,
    ClocksPutOff,
    ev.Lynched,
    ev.NobodyLynched,
    ev.DeathsAnnounced,
    ev.SeatTaken,
    ev.Revived,
    ev.DisclosureCorrected,
    ev.SessionEnded,
)


def dispatches(
    before: State, events: tuple[Event, ...], after: State, settings: WerewolfSettings
) -> tuple[Dispatch, ...]:
    """Every mail that these events call for."""
    came, state = list[_Came](), before
    for event in events:
        state = evolve(state, event)
        came.append(_Came(event, state))
    found = [*_news(before, came, after, settings)]
    for n, one in enumerate(came):
        if after.session is not None and not _told_later(one.event, came[n + 1 :]):
            found += _private(one, after, after.session, settings)
        elif isinstance(one.event, se.SeerTold) and one.state.session is not None:
            # the answer is owed, though the same step has ended the session (s. 7a)
            found += _private(one, one.state, one.state.session, settings)
    return tuple(found)


def _told_later(event: Event, later: Sequence["_Came"]) -> bool:
    """Whether the same step goes on to tell the same person of eir part."""
    told = (one.event for one in later if isinstance(one.event, se.RoleTold))
    return isinstance(event, se.RoleTold) and any(one.person == event.person for one in told)


class _Came(NamedTuple):
    """What happened, and the state right after it."""

    event: Event
    state: State

    @property
    def again(self) -> str:
        """What tells it from others of its kind in the same phase."""
        which = nth(self.state, self.event)
        return f" ({which})" if which > 1 else ""

    @property
    def phase(self) -> str:
        """The session and phase in which it happened, as keys name them."""
        session = self.state.session
        return "" if session is None else f"session {session.number}: {session.phase} {session.day}"


def _news(
    before: State, came: Sequence[_Came], after: State, settings: WerewolfSettings
) -> Iterator[Dispatch]:
    """One announcement for all that became public in a step; it goes to every list (s. 1g)."""
    public = [one for one in came if isinstance(one.event, _NEWS)]
    told = [one.event for one in public]
    session = after.session or before.session
    if not told or session is None:
        return
    number = max((e.number for e in told if isinstance(e, ev.SessionStarted)), default=session.number)
    logged = sum(isinstance(e, ev.Lynched | ev.NobodyLynched | ev.DeathsAnnounced) for e in told)
    so_far = len(session.log) + (logged if after.session is None else 0)
    facts: dict[str, Any] = {
        "session": number,
        "lines": [pausing(event) or tell(event) for event in told],
        "headline": _headline(told),
        "ended": None,
        "votes": settings.vote_channel,
        "named": settings.tally == "names",
        "told_at_end": settings.final_reveal,
        **_situation(after.session),
    }
    for event in told:
        if isinstance(event, ev.SessionEnded):
            facts["ended"] = _ending(event, after)
    names = "+".join((label(one.event) or one.event.name) + one.again for one in public)
    opened = tuple(seal_of(event.number) for event in told if isinstance(event, ev.SessionStarted))
    key = f"session {number}: news {so_far}, day {session.day}: {names}"
    yield Dispatch(key, None, "news", facts, opened)


def _headline(told: Sequence[Event]) -> str:
    """The subject of an announcement: whatever of it matters most. It says nothing that is not in it."""
    for event in told:
        match event:
            case ev.SessionEnded():
                return "the session is over"
            case ev.SessionStarted():
                return "the session begins"
    for event in reversed(told):
        match event:
            case ev.PhaseBegan(phase="day", day=day):
                return f"day {day} begins"
            case ev.PhaseBegan(phase="night", day=day):
                return f"night {day} begins"
    return "news"


def _situation(session: Session | None) -> dict[str, Any]:
    if session is None:
        return {"living": [], "phase": "none", "day": 0, "deadline": None, "roles": None, "ending": False}
    return {
        "living": list(session.living),
        "phase": session.phase,
        "day": session.day,
        # a phase that is about to end waits for nothing that its limit speaks of
        "deadline": None if session.ends is None or session.closing else iso(session.ends),
        "deadline_of": _phase(session),
        "roles": list(session.roles) if session.roles_public else None,
        "ending": session.closing,
    }


def _ending(event: ev.SessionEnded, after: State) -> dict[str, Any]:
    """The end of a session: winners, what they are owed, and the reveal."""
    return {
        "outcome": event.outcome,
        "winners": list(event.winners),
        "points_each": event.share,
        "contestmaster": after.contest.contestmaster,
        "everybody": [
            {
                "name": fate.name,
                "werewolf": fate.wolf,
                "role": fate.role or None,
                "lover": fate.lover or None,
                "fate": "survived" if fate.alive else fate.cause,
            }
            for fate in event.fates
        ],
        "draws": [list(draw) for draw in event.draws],
    }


def _private(one: _Came, after: State, session: Session, settings: WerewolfSettings) -> Iterator[Dispatch]:
    event = one.event
    for person, template, key in _occasions(one, session):
        about = None if isinstance(event, ev.PhaseBegan | ev.SeatTaken) else event
        yield _to(person, template, key, after, settings, about)
    if isinstance(event, se.Reminded):
        for person in _late(after, session, settings):
            key = f"{one.phase}: reminder {nth(one.state, event)} to {person}"
            yield _to(person, "reminder", key, after, settings)


def _occasions(one: _Came, session: Session) -> Iterator[tuple[str, str, str]]:
    """Whom an event is told privately: name, kind of notice, key."""
    game, phase, again = f"session {session.number}", one.phase, one.again
    match one.event:
        case se.RoleTold(person=person, again=True):
            yield person, "role", f"{phase}: part of {person}, set right{again}"
        case se.RoleTold(person=person):
            yield person, "role", f"{game}: part of {person}"
        case ev.SeatTaken(person=person, to=to):
            yield to, "role", f"{phase}: part of {to}, in the place of {person}{again}"
        case se.LoversTold(lovers=lovers):
            yield from ((lover, "lovers", f"{game}: lovers, to {lover}") for lover in lovers)
        case ev.PhaseBegan(phase="night"):
            yield from ((person, "night", f"{phase}: duty of {person}") for person in _on_duty(session))
        case se.WitchTold(person=person):
            yield person, "witch", f"{phase}: attacked{again}"
        case se.SeerTold(person=person, night=night):
            yield person, "seer", f"{game}: night {night}: the answer"
        case se.HunterCalled(person=person):
            yield person, "hunter", f"{phase}: the last shot of {person}{again}"
        case se.AttackDrawn(pack=pack):
            yield from ((wolf, "attack", f"{phase}: drawn, to {wolf}") for wolf in pack)


def _on_duty(session: Session) -> tuple[str, ...]:
    """Everybody who does something by night, sorted."""
    roles = {session.acting(SEER), session.acting(WITCH)} - {""}
    return tuple(sorted({*session.pack, *roles}))


def _late(state: State, session: Session, settings: WerewolfSettings) -> tuple[str, ...]:
    """Who is reminded: whoever owes something; by day everybody who has not voted."""
    if session.phase == "day" and not session.hunter:
        town = session.town
        return tuple(name for name in session.living if town[name].active and town[name].vote is None)
    return tuple(name for name in sorted(session.town) if owed_by(state, name, settings))


def _to(
    person: str, kind: str, key: str, state: State, settings: WerewolfSettings, event: Event | None = None
) -> Dispatch:
    session = state.session
    assert session is not None  # noqa: S101 - private notices belong to a running session
    seat = session.town[person]
    duties = owed_by(state, person, settings)
    facts: dict[str, Any] = {
        "to": person,
        "session": session.number,
        "phase": session.phase,
        "day": session.day,
        "told": tell(event) if event is not None else "",
        "part": part(session, person, seat),
        "role": "Werewolf" if seat.wolf else seat.role or None,
        "lines": list(standing(state, person, settings)),
        "duties": [_duty(duty) for duty in duties],
        "deadline": _deadline(duties, session),
        "deadline_of": _phase(session),
        "votes": settings.vote_channel,
        "terms": _terms(settings),
        "ruled": isinstance(event, se.RoleTold) and event.again,
        "examples": list(_examples(state, person, settings, votes=kind == "reminder")),
    }
    return Dispatch(key, person, kind, facts)


def _terms(settings: WerewolfSettings) -> dict[str, str]:
    """The readings that decide what a part is told of itself (W-13, W-17, W-23, W-24)."""
    return {
        name: getattr(settings, name) for name in ("wolf_agree", "witch_self", "lovers_vote", "idiot_vote")
    }


def _phase(session: Session) -> str:
    """The phase in words, the same for all who live through it."""
    named = "the time before the first day" if session.phase == "cupid" else f"{session.phase} {session.day}"
    return f"session {session.number}, {named}"


def _duty(duty: Duty) -> dict[str, Any]:
    return {
        "what": duty.what,
        "section": duty.section,
        "due": None if duty.due is None else iso(duty.due),
        "default": duty.default,
    }


def _deadline(duties: tuple[Duty, ...], session: Session) -> str | None:
    """Until when its reader should act: eir own duty's end, else that of the day, when all vote."""
    votes = session.ends if session.phase == "day" else None
    own = min((duty.due for duty in duties if duty.due is not None), default=votes)
    return None if own is None else iso(own)


def _examples(state: State, person: str, settings: WerewolfSettings, votes: bool) -> tuple[str, ...]:
    """What its reader may write now, a sentence for each kind of act; `votes` is where it speaks of those."""
    found: dict[type[Action], str] = {}
    for action in legal(state, person, settings):
        kind = type(action)
        if kind in found or kind in (act.Join, act.Leave):
            continue
        if isinstance(action, act.Targeted) and action.target is None:
            continue
        if kind is act.Vote and not (votes and settings.vote_channel != "list"):
            continue
        if isinstance(action, act.Link) and person in action.lovers:
            continue
        found[kind] = option(action).say
    seat = state.session.get(person) if state.session is not None else None
    if seat is not None and seat.standing and seat.role == HUNTER and seat.active:
        return (*found.values(), option(act.Shoot(target=None)).say)
    return tuple(found.values())
