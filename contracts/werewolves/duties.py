"""What is owed, by whom and until when, and what happens when that passes (W-5, W-12, W-14, W-19).

A duty that would tell who holds a part is seen by its owner only.
"""

from collections.abc import Iterator
from datetime import datetime, timedelta

from contracts.werewolves.nights import owing, undecided
from contracts.werewolves.petitions import electors, section_of
from contracts.werewolves.settings import WerewolfSettings
from contracts.werewolves.state import CUPID, Past, Session, State
from gamemaster.core.contract import Duty
from gamemaster.core.mechanics.intent_duties import intent_duties

TOWN = "the townspersons"
_NOBODY: frozenset[str] = frozenset()


def due(state: State, settings: WerewolfSettings) -> tuple[Duty, ...]:
    """Every duty that stands."""
    found = [*_office(state, settings)]
    if state.session is not None:
        found += _of_session(state, state.session, settings)
    return tuple(found)


def owed_by(state: State, person: str, settings: WerewolfSettings) -> tuple[Duty, ...]:
    """What that person owes."""
    return tuple(duty for duty in due(state, settings) if duty.owner == person)


def _office(state: State, settings: WerewolfSettings) -> Iterator[Duty]:
    contest, timely = state.contest, timedelta(days=settings.timely_days)
    master, ready = contest.contestmaster, contest.ready
    if ready is not None and settings.autostart == "remind":
        what = f"Start a session: there are {len(state.contestants)} contestants."
        yield Duty(master, what, "2", ready, ready + timely, "it stays owed")
    for past in contest.past:
        if not past.awarded:
            yield Duty(master, award_text(past), "5", past.ended, past.ended + timely, "it stays owed")
    for intent in contest.intents.resolved():
        if intent.resolved is not None:
            what = f"Enter amendment {intent.number} in the text or settings: {intent.what}"
            by = intent.resolved + timely
            yield Duty(master, what, "1e", intent.resolved, by, "it stays owed", kind="enactment")
    counted = settings.intent_profile, electors(state, settings), settings.speaker
    yield from intent_duties(contest.intents, section_of, *counted)


def award_text(past: Past) -> str:
    """The announcement that awards what the winners of a session won, ready to be sent."""
    points = "floor(P/N) points" if past.share is None else _points(past.share)
    number = f", with N = {len(past.winners)}" if past.share is None else ""
    each = "; ".join(f"I award {name} {points} (Agora) and a silver Trophy (B)" for name in past.winners)
    return f"Announce: {each} (session {past.number}{number}, section 5)."


def _points(points: int) -> str:
    return "1 point" if points == 1 else f"{points} points"


def _of_session(state: State, session: Session, settings: WerewolfSettings) -> Iterator[Duty]:
    master = state.contest.contestmaster
    if session.hunter:
        yield _shot(session, settings)
    if session.closing:
        pass
    elif session.phase == "cupid":
        yield from _lovers(session, settings)
    elif session.phase == "day":
        yield _lynching(session, settings)
    else:
        yield from _night(session, settings, master)
    if settings.on_leave == "replaced":
        for name in session.living:
            if session.town[name].leaving:
                what = f"Find somebody to take {name}'s place in the session."
                yield Duty(
                    master, what, "1c", session.touched, None, "e stays a townsperson who does nothing"
                )
    if session.silent >= settings.silent_rounds:
        what = (
            f"Nobody has done anything for {session.silent} rounds: write to the townspersons, act for them "
            "by ruling, find substitutes, or end the session."
        )
        since = session.idle_at or session.since
        yield Duty(master, what, "1f", since, None, "the session goes on", _NOBODY)


def _shot(session: Session, settings: WerewolfSettings) -> Duty:  # s. 7c
    since = session.hunting or session.since
    phase = "the time before the first day" if session.phase == "cupid" else f"the {session.phase}"
    after = "the phase ends" if session.closing else f"{phase} goes on"
    default = f"nobody is shot, and {after}"
    return _own(
        session.hunter,
        "You were killed: choose another townsperson who dies with you.",
        "7c",
        since,
        _after(since, settings.limit("hunter")),
        default,
    )


def _lovers(session: Session, settings: WerewolfSettings) -> Iterator[Duty]:  # s. 7d
    cupid = session.acting(CUPID)
    if cupid and not session.linked:
        what = "Choose the two Lovers before the first day begins."
        until = _after(session.since, settings.limit("cupid"))
        yield _own(cupid, what, "7d", session.since, until, "the Lovers are drawn at random")


def _lynching(session: Session, settings: WerewolfSettings) -> Duty:  # s. 3
    default = {"no_lynch": "nobody is lynched", "plurality": "whoever has most votes is lynched"}
    after = default[settings.day_default] if session.ends is not None else "the day goes on"
    what = f"Vote for who to lynch on day {session.day}."
    return Duty(TOWN, what, "3", session.since, session.ends, after, reminded=True)


def _night(session: Session, settings: WerewolfSettings, master: str) -> Iterator[Duty]:
    for name in owing(session, settings):
        seat = session.town[name]
        what, section, default = _nightly(session, name, settings)
        if settings.night_default == "contestmaster" or session.ends is None:
            default = "the contestmaster may act for you"
        due = session.ends
        yield _own(name, what, section, session.since, due, default)
        if due is not None and settings.night_default == "contestmaster":
            part = "a werewolf" if seat.wolf else f"the {seat.role}"
            text = f"From then on, act for {name} ({part}) if e has not done eir duty."
            yield Duty(master, text, section, session.since, due, "the night goes on", _NOBODY)


def _nightly(session: Session, name: str, settings: WerewolfSettings) -> tuple[str, str, str]:
    """What somebody owes this night, by which section, and what happens without it."""
    seat = session.town[name]
    if seat.wolf:
        pack = [wolf for wolf in session.pack if wolf != name]
        agree = f"Agree with {', '.join(pack)} on the villager" if pack else "Choose the villager"
        default = "one of the villagers the werewolves have named is drawn, if any"
        return f"{agree} you attack.", "4a", _no_kill(settings, default)
    if seat.role != "Witch":
        return "Select another townsperson, to learn whether e is a werewolf.", "7a", "you learn nothing"
    powers = " and ".join({"heal": "whether you heal", "poison": "whether you poison somebody"}[p]
                          for p in undecided(session, name))  # fmt: skip
    return f"Say {powers} tonight; pass for what you do not use.", "7b", "you use nothing"


def _no_kill(settings: WerewolfSettings, default: str) -> str:
    return "nobody is attacked" if settings.night_default == "no_kill" else default


def _own(owner: str, what: str, section: str, since: datetime, until: datetime | None, default: str) -> Duty:
    return Duty(owner, what, section, since, until, default, frozenset({owner}), reminded=True)


def _after(since: datetime, limit: timedelta | None) -> datetime | None:
    return None if limit is None else since + limit
