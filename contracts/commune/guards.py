"""What every rule asks first, and the refusals that several rules share.

A rule answers with a course (it happened), a `Refused` or a `NeedsRuling`; each refusal names its section,
the numbers it rests on and, where there is one, a sentence that would work now.
"""

from collections.abc import Sequence
from datetime import datetime

from contracts.commune.actions import Slot
from contracts.commune.dates import free_again, same_week
from contracts.commune.settings import CommuneSettings
from contracts.commune.state import SLOTS, Community, Participant, State
from gamemaster.core.calendar import iso, spoken
from gamemaster.core.context import Context
from gamemaster.core.course import Course
from gamemaster.core.maps import in_order
from gamemaster.core.outcome import NeedsRuling, Refused
from gamemaster.core.people import fold

Ctx = Context[CommuneSettings]
Ruling = Course[State] | Refused | NeedsRuling


def member(state: State, name: str) -> Participant | Refused:
    """The participant called `name`, as the one who acts."""
    return state.participants.get(name) or Refused(
        "NOT_A_PARTICIPANT", "1", "You are not a participant of this tournament.", {}, "I join Commune."
    )


def other(state: State, name: str) -> Participant | Refused:
    """The participant called `name`, as the one whom a ruling is about."""
    return state.participants.get(name) or Refused(
        "NOT_A_PARTICIPANT", "1", f"{name} is not a participant of this tournament.", {"person": name}
    )


def community(state: State, called: str, section: str) -> Community | Refused:
    """The living community that `called` means: its name, its provisional name, or one of its squares."""
    for number, found in in_order(state.communities):
        if fold(called) in (fold(found.handle), f"unnamed{number}", f"community{number}", str(number)):
            return found
    owner = state.land.board.get(called.upper())
    if owner:
        return state.communities[owner]
    living = [found.handle for _, found in in_order(state.communities)]
    numbers = {"community": called, "living": living}
    gone = next((a for a in reversed(state.land.acquired) if fold(a.handle) == fold(called)), None)
    if gone is not None:
        text = f"{gone.handle} was acquired by {gone.by} on {spoken(gone.at)} and is no more."
        return Refused("COMMUNITY_GONE", section, text, numbers)
    there = f" There are: {', '.join(living)}." if living else " There are none yet."
    return Refused("NO_SUCH_COMMUNITY", section, f"No community is called {called!r}.{there}", numbers)


def unused(state: State, person: str, what: str, at: datetime, settings: CommuneSettings) -> bool:
    """Whether what can be used once a week (a constructor, `investment`) is still to be used at `at`."""
    return not same_week(state.usage(person).last.get(what), at, settings.week_mode == "rolling")


def free_constructors(state: State, person: str, at: datetime, settings: CommuneSettings) -> tuple[Slot, ...]:
    """The constructors that somebody has not used this week."""
    return tuple(slot for slot in SLOTS if unused(state, person, slot, at, settings))


def to_get(state: State, person: str, symbols: Sequence[str], ctx: Ctx) -> str:
    """A sentence that brings one of these tokens nearer, "" where every constructor is used this week.

    One that makes such a token comes before one that is set to nothing, and that before any other.
    """
    free = free_constructors(state, person, ctx.at, ctx.settings)
    makes = state.participants[person].constructors
    ready = next((slot for slot in free if makes.get(slot) in symbols), None)
    if ready is not None:
        return f"I grant myself the token from my {ready} constructor."
    slot = next((slot for slot in free if makes.get(slot) is None), next(iter(free), None))
    return "" if slot is None else f"I begin constructing {token(symbols[0])} in my {slot} constructor."


def used_up(
    state: State, person: str, what: str, section: str, ctx: Ctx, instead: str = ""
) -> Refused | None:
    """Refuses a second use in one week (C-16, C-17, C-33)."""
    last = state.usage(person).last.get(what)
    rolling = ctx.settings.week_mode == "rolling"
    if last is None or not same_week(last, ctx.at, rolling):
        return None
    again = free_again(last, rolling)
    thing = "your weekly investment" if what == "investment" else f"your {what} constructor"
    text = f"You used {thing} on {spoken(last)}; it is free again on {spoken(again)}."
    numbers = {"used": iso(last), "again": iso(again)}
    return Refused("ONCE_A_WEEK", section, text, numbers, instead)


def token(symbol: str) -> str:
    """A token of that symbol with its article: `an A`, `a 7`, `an 8`."""
    return f"{'an' if symbol in 'AEFHI8' else 'a'} {symbol}"
