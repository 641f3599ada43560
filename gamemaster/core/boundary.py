"""Whether it matters at which of its possible times a message takes effect (mechanics X-1).

It matters when an outcome, a value at the end, or a value at a tick in between is another. Mere timestamps in
values and events do not count: they always differ.
"""

import re
from collections.abc import Iterable, Sequence
from datetime import datetime
from typing import Any, NamedTuple

from gamemaster.core.contract import Contract
from gamemaster.core.difference import Change, final_differences, touched
from gamemaster.core.ledger import Entry, Kind
from gamemaster.core.outcome import Outcome, Position
from gamemaster.core.replay import Step

_INSTANT = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|\+00:00)")


class Otherwise(NamedTuple):
    """What would be different: outcomes of `entry` itself and of others, and values at the end."""

    own: tuple[Outcome, ...]
    others: tuple[tuple[Entry, Outcome], ...]
    values: tuple[Change, ...]
    at_ticks: bool


def otherwise(
    contract: Contract[Any], entry: str, old: Sequence[Step], new: Sequence[Step]
) -> Otherwise | None:
    """What `new` makes different from `old`; None when it is nothing that counts.

    Both folds begin and end alike, and hold the message `entry` at two of its possible times.
    """
    before, after = _signatures(contract, old), _signatures(contract, new)
    changed = {place for place in {**before, **after} if before.get(place) != after.get(place)}
    subjects = touched((*old, *new))
    values = _counting(_at_end(contract, old, new, subjects))
    ticked = any(
        _counting(final_differences(contract, was, now, among=subjects)) for was, now in _at_ticks(old, new)
    )
    if not changed and not values and not ticked:
        return None
    outcomes = {(step.entry.id, o.position): (step.entry, o) for step in new for o in step.outcomes}
    own = tuple(o for (name, _), (_, o) in outcomes.items() if name == entry)
    others = tuple(
        outcomes[place]
        for place in outcomes
        if place in changed and place[0] != entry and outcomes[place][0].kind is not Kind.TICK
    )
    return Otherwise(own, others, tuple(values), ticked)


def same_outcomes(contract: Contract[Any], one: Step, other: Step) -> bool:
    """Whether two steps of one message come to the same, timestamps aside."""
    return [_signature(contract, o) for o in one.outcomes] == [
        _signature(contract, o) for o in other.outcomes
    ]


def _at_end(
    contract: Contract[Any], old: Sequence[Step], new: Sequence[Step], subjects: set[str]
) -> list[Change]:
    if not old or not new:
        return []
    return final_differences(contract, old[-1].after.state, new[-1].after.state, among=subjects)


def _at_ticks(old: Sequence[Step], new: Sequence[Step]) -> Iterable[tuple[Any, Any]]:
    """The states after each tick that both folds have."""
    states = {step.entry.id: step.after.state for step in old if step.entry.kind is Kind.TICK}
    return (
        (states[step.entry.id], step.after.state)
        for step in new
        if step.entry.kind is Kind.TICK and step.entry.id in states
    )


def _signatures(contract: Contract[Any], steps: Sequence[Step]) -> dict[tuple[str, Position], Any]:
    return {
        (step.entry.id, outcome.position): _signature(contract, outcome)
        for step in steps
        for outcome in step.outcomes
    }


def _signature(contract: Contract[Any], outcome: Outcome) -> Any:
    reason = outcome.refusal or outcome.question
    events = tuple(_timeless(contract.dump_event(event)) for event in outcome.events)
    return outcome.verdict, reason.code if reason else "", repr(events)


def _counting(changes: Iterable[Change]) -> list[Change]:
    return [change for change in changes if _timeless(change.old) != _timeless(change.new)]


def _timeless(value: Any) -> Any:
    """The value without the moments in it."""
    match value:
        case datetime():
            return "a moment"
        case str():
            return _INSTANT.sub("a moment", value)
        case dict():
            return {_timeless(key): _timeless(item) for key, item in value.items()}
        case list() | tuple():
            return [_timeless(item) for item in value]
    return value
