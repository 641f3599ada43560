"""What can happen more than once in a phase and is told each time: how often it has, by kind.

A notice of such a thing names which one of them it is about; it would pass for another version of an
earlier notice otherwise.
"""

from contracts.werewolves import events as ev
from contracts.werewolves import secret_events as se
from contracts.werewolves.state import State
from gamemaster.core.event import Event
from gamemaster.core.mechanics.pausing import ClocksPutOff

_COUNTED = (
    ev.TermsSet,
    ClocksPutOff,
    ev.SeatTaken,
    ev.Revived,
    ev.DisclosureCorrected,
    se.RoleTold,
    se.WitchTold,
    se.HunterCalled,
    se.Reminded,
)


def label(event: Event) -> str:
    """What an event is counted as, "" for one that is not counted."""
    match event:
        case ev.SeatTaken(person=person, to=to):
            return f"{event.name}, {person} to {to}"
        case se.RoleTold(person=person, again=again):
            return f"{event.name}, {person}" if again else ""
        case (
            ev.Revived(person=person) | ev.DisclosureCorrected(person=person) | se.HunterCalled(person=person)
        ):
            return f"{event.name}, {person}"
        case _:
            return event.name if isinstance(event, _COUNTED) else ""


def counted(state: State, event: Event) -> State:
    """The state with `event` counted, where it is of a kind that is."""
    what = label(event)
    if state.session is None or not what:
        return state
    often = state.session.often
    return state.with_session(often=often.set(what, often.get(what, 0) + 1))


def nth(state: State, event: Event) -> int:
    """Which one of its kind in this phase `event` is, when `state` is the one after it."""
    return 1 if state.session is None else state.session.often.get(label(event), 1)
