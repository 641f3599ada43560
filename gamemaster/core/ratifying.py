"""Ratification as a barrier in replay: at the moment a report speaks of, its section is made true.

Where replay agrees nothing happens. Where it does not, values are set by the game's own rulings, and what no
ruling can set is a question; both can be seen in the outcome.
"""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from gamemaster.core.action import Action
from gamemaster.core.calendar import spoken
from gamemaster.core.contract import Contract
from gamemaster.core.covered import Difference, differing, restoring
from gamemaster.core.event import GAME, Event
from gamemaster.core.ledger import Ratify
from gamemaster.core.outcome import NeedsRuling, Outcome, Verdict
from gamemaster.core.presiding import shown

LEFT = "leave them as they are"

# a value may only be settable once another is (health below a maximum)
_ROUNDS = 3

Perform = Callable[[Any, Action, int], tuple[Any, Sequence[Event]]]
"""(state, action, count) -> state after it, and its events; nothing happens where the rules refuse."""


class Restored(NamedTuple):
    """The state in which a section is true as far as rulings can make it, and what was done for it."""

    state: Any
    outcomes: tuple[Outcome, ...]


def restored(
    contract: Contract[Any], state: Any, decision: Ratify, chosen: str | None, perform: Perform
) -> Restored:
    """Make what was ratified true in `state`; `chosen` is the answer about what cannot be made so."""
    was = differing(contract, state, decision.section, decision.values)
    events: list[Event] = []
    left, count = was, 0
    for _ in range(_ROUNDS):
        before = left
        for difference in left:
            for action in restoring(contract, state, difference):
                state, told = perform(state, action, count)
                events += told
                count += 1
        left = differing(contract, state, decision.section, decision.values)
        if not left or left == before:
            break
    set_right = [one for one in was if one not in left]
    first = Outcome((0, 0), None, Verdict.APPLIED, _told(decision, set_right), tuple(events))
    return Restored(state, (first, *_leftover(decision, left, chosen)))


def told(decision: Ratify) -> str:
    """What a ratification says, as a sentence."""
    return (
        f"{decision.section} of report {decision.report} is ratified: "
        f"what it states is true at the moment it speaks of, since {spoken(decision.since)}."
    )


def _told(decision: Ratify, set_right: Sequence[Difference]) -> str:
    if not set_right:
        return told(decision)
    return f"{told(decision)} Set to what it states: {'; '.join(_spelled(one) for one in set_right)}."


def _leftover(decision: Ratify, left: Sequence[Difference], chosen: str | None) -> tuple[Outcome, ...]:
    if not left:
        return ()
    wrong = "; ".join(_spelled(one) for one in left)
    text = (
        f"What {decision.section} of report {decision.report} states cannot be set by a ruling here: {wrong}."
    )
    if chosen == LEFT:
        return (Outcome((1, 0), None, Verdict.APPLIED, f"{text} It was ruled to {LEFT}."),)
    question = NeedsRuling("RATIFIED_DIFFERS", "", text, (LEFT,))
    return (Outcome((1, 0), None, Verdict.NEEDS_RULING, text, question=question),)


def _spelled(one: Difference) -> str:
    subject = "the game" if one.subject == GAME else one.subject
    if not one.name:
        return f"{subject} takes part, but is not in the list"
    return f"{subject}.{one.name} {shown(one.held)} -> {shown(one.stated)}"
