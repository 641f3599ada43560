"""What a receipt closes with: where its reader stands, and what is left to em. Only eir own knowledge."""

from collections.abc import Iterator

from contracts.werewolves.duties import owed_by
from contracts.werewolves.settings import WerewolfSettings
from contracts.werewolves.state import CUPID, HUNTER, SEER, WITCH, Session, State, Townsperson
from contracts.werewolves.telling import listed
from gamemaster.core.calendar import spoken


def standing(state: State, person: str, settings: WerewolfSettings) -> tuple[str, ...]:
    """What is left to somebody, and what e owes."""
    if person == state.contest.contestmaster:
        return tuple(duty.what for duty in owed_by(state, person, settings)) or ("You owe nothing now.",)
    session = state.session
    seat = None if session is None else session.get(person)
    if state.contest.ended is not None:
        return (f"The subgame ended on {spoken(state.contest.ended)}.",)
    if person not in state.contestants and seat is None:
        return ("You are not a contestant. To take part, write: I join the Werewolves contest.",)
    if session is None:
        return ("You are a contestant; no session is in progress.",)
    if seat is None:
        return ("You are a contestant and will play in the next session.",)
    return tuple(_seated(state, session, person, seat, settings))


def _seated(
    state: State, session: Session, name: str, seat: Townsperson, settings: WerewolfSettings
) -> Iterator[str]:
    yield f"Session {session.number}: {when(session)}. Townspersons: {', '.join(session.living) or 'none'}."
    yield part(session, name, seat)
    if seat.lover:
        yield f"You and {seat.lover} are the Lovers."
    if seat.leaving:
        yield "You have left; what happens to you then is said in section 1c."
    if not seat.alive:
        yield "You were killed. Please keep what you know to yourself until the session ends."
    if seat.alive and session.phase == "day":
        yield f"Your vote: {seat.vote or 'nobody'}."
    yield from _of_role(session, seat)
    for duty in owed_by(state, name, settings):
        until = "" if duty.due is None else f" Until {spoken(duty.due)}; after that: {duty.default}."
        yield f"You owe: {duty.what}{until}"


def when(session: Session) -> str:
    """The phase in words, with its deadline."""
    phase = {"cupid": "before the first day", "day": f"day {session.day}", "night": f"night {session.day}"}
    if session.closing:
        return f"the end of {phase[session.phase]}"
    until = "" if session.ends is None else f", until {spoken(session.ends)} at the latest"
    return f"{phase[session.phase]}{until}"


def part(session: Session, name: str, seat: Townsperson) -> str:
    """What somebody is, in a sentence to em."""
    if not seat.wolf:
        role = seat.role if seat.role == CUPID else f"the {seat.role}"
        return f"You are a villager, and {role}." if seat.role else "You are a villager."
    others = tuple(wolf for wolf in session.wolves if wolf != name)
    return f"You are a werewolf, with {listed(others)}." if others else "You are the only werewolf."


def _of_role(session: Session, seat: Townsperson) -> Iterator[str]:
    night = session.night
    if seat.wolf and seat.active and session.phase == "night":
        chosen = ", ".join(f"{wolf}: {night.attacks.get(wolf) or 'nobody yet'}" for wolf in session.pack)
        yield f"Tonight's choices: {chosen}."
    match seat.role:
        case r if r == SEER and seat.seen:
            found = (f"{whom} {'is' if wolf else 'is not'} a werewolf" for _, whom, wolf in seat.seen)
            yield f"You have learned: {'; '.join(found)}."
        case r if r == WITCH:
            left = [power for power in ("heal", "poison") if getattr(seat, power)]
            yield f"You can still {' and '.join(left)} once." if left else "Your powers are used."
            if session.phase == "night" and night.told is not None and seat.alive:
                yield f"Tonight the werewolves attack {night.told}."
        case r if r == HUNTER and seat.alive:
            whom = seat.standing
            yield f"If you die, you shoot {whom}." if whom else "You have no standing choice for your death."
        case r if r == CUPID and session.linked:
            yield (
                f"The Lovers are {' and '.join(session.lovers)}."
                if session.lovers
                else "There are no Lovers."
            )
