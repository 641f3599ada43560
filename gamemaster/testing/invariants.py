"""What holds of every game, whatever its rules; each function raises InvariantBroken with the evidence.

They take the referee and the entries, or the steps that a fold gave. Scripts check them at their end,
`gamemaster.testing.conformance` on random games.
"""

import json
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from datetime import datetime
from random import Random
from typing import Any

from gamemaster.core.action import Vocabulary
from gamemaster.core.codec import decode_entry, encode_entry
from gamemaster.core.contract import GAME_MASTER, PUBLIC, Contract, Viewer
from gamemaster.core.difference import final_differences
from gamemaster.core.errors import LedgerError
from gamemaster.core.event import Event
from gamemaster.core.ledger import Entry, in_force
from gamemaster.core.outcome import Verdict
from gamemaster.core.replay import Referee, Standing, Step
from gamemaster.core.timeline import Timeline


class InvariantBroken(AssertionError):
    """A promise that every game must keep is broken."""


def from_zero(referee: Referee[Any], entries: Iterable[Entry], until: datetime) -> list[Step]:
    """The definition of correct: every entry in force from the opening, and the ticks up to `until`."""
    return list(referee.fold(referee.opening(), in_force(entries), until))


def replay_is_head(referee: Referee[Any], timeline: Timeline, steps: Sequence[Step] | None = None) -> None:
    """The head (and `steps`, as the timeline told them one after the other) equal the fold from zero."""
    again = from_zero(referee, timeline.entries, timeline.clock)
    head = again[-1].after if again else referee.opening()
    _same(referee, head, timeline.head, "replay from zero does not give the head")
    if steps is not None and list(steps) != again:
        place = next((i for i, pair in enumerate(zip(steps, again, strict=False)) if pair[0] != pair[1]), -1)
        name = again[place].entry.id if again else "the beginning"
        raise InvariantBroken(f"the outcomes told one by one differ from the replay's, first at {name}")


def order_is_free(
    referee: Referee[Any], entries: Sequence[Entry], clock: datetime, head: Standing, random: Random
) -> None:
    """The same entries arriving in another order (with the same keys) end in the same standing."""
    shuffled = list(entries)
    random.shuffle(shuffled)
    timeline = Timeline(referee, every=3)
    for entry in shuffled:
        timeline.append(entry)
    timeline.advance(clock)
    order = ", ".join(entry.id for entry in shuffled)
    _same(referee, head, timeline.head, f"the order of arrival matters: {order}")


def twice_is_once(referee: Referee[Any], timeline: Timeline, entry: Entry) -> None:
    """An entry that is known already is turned away and changes nothing."""
    before = timeline.head
    try:
        timeline.append(entry)
    except LedgerError:
        _same(referee, before, timeline.head, f"{entry.id} delivered twice changed the game")
        return
    raise InvariantBroken(f"{entry.id} was taken in twice")


def ticks_are_idempotent(referee: Referee[Any], standing: Standing, until: Sequence[datetime]) -> None:
    """Folding the clock to the last of `until` at once, in stages or twice over comes to the same."""
    whole = _ticked(referee, standing, max(until))
    parts = standing
    for moment in sorted(until):
        parts = _ticked(referee, parts, moment)
    _same(referee, whole, parts, "the clock in stages does not give what it gives at once")
    _same(referee, whole, _ticked(referee, whole, max(until)), "the same week was turned over twice")


def steps_have_names(steps: Iterable[Step]) -> None:
    """No two steps have the same id, by which they are stored."""
    named = Counter(step.entry.id for step in steps)
    twice = [name for name, times in named.items() if times > 1]
    if twice:
        raise InvariantBroken(f"more than one step is called {twice[0]}")


def states_round_trip(contract: Contract[Any], steps: Iterable[Step]) -> None:
    """Every state is the same after a trip through JSON, and so is its JSON."""
    for step in steps:
        stored = contract.dump_state(step.after.state)
        again = contract.load_state(stored)
        if again != step.after.state or contract.dump_state(again) != stored:
            raise InvariantBroken(f"the state after {step.entry.id} does not survive JSON: {stored.decode()}")


def events_round_trip(contract: Contract[Any], steps: Iterable[Step]) -> None:
    """Every event is the same after a trip through JSON."""
    for event in _events(steps):
        stored = json.loads(json.dumps(contract.dump_event(event)))
        if contract.load_event(stored) != event:
            raise InvariantBroken(f"the event does not survive JSON: {event}")


def entries_round_trip(vocabulary: Vocabulary, entries: Iterable[Entry]) -> None:
    """Every entry is the same after a trip through JSON."""
    for entry in entries:
        if decode_entry(json.loads(json.dumps(encode_entry(entry))), vocabulary) != entry:
            raise InvariantBroken(f"the entry does not survive JSON: {entry}")


def events_make_states(contract: Contract[Any], steps: Iterable[Step]) -> None:
    """The events of a step alone lead from the state before it to the state after it."""
    for step in steps:
        state = step.before.state
        for event in _events([step]):
            state = contract.evolve(state, event)
        if state != step.after.state:
            raise InvariantBroken(f"the events of {step.entry.id} do not make the state after it")


def refusals_change_nothing(steps: Iterable[Step]) -> None:
    """Only an applied action has events; a step without any leaves the state as it was."""
    for step in steps:
        for outcome in step.outcomes:
            if outcome.events and outcome.verdict is not Verdict.APPLIED:
                raise InvariantBroken(f"{step.entry.id} is {outcome.verdict} and yet has events")
        if not any(_events([step])) and step.after.state != step.before.state:
            raise InvariantBroken(f"{step.entry.id} told no event and changed the state")


def subjects_are_whole(contract: Contract[Any], steps: Iterable[Step]) -> None:
    """An event changes no values but those of its subjects, which is what the projection relies on."""
    for step in steps:
        state = step.before.state
        for event in _events([step]):
            after = contract.evolve(state, event)
            for change in final_differences(contract, state, after):
                if change.subject not in event.subjects:
                    raise InvariantBroken(
                        f"{event} changed {change.subject}.{change.name}, not one of its subjects"
                    )
            state = after


def views_are_plain(contract: Contract[Any], step: Step) -> None:
    """What is shown is JSON data, for every viewer, and never raises: views, duties, things, standing."""
    state, settings = step.after.state, step.after.settings
    people = contract.participants(state)
    if list(people) != sorted(people):
        raise InvariantBroken("participants are not in order")
    viewers = (PUBLIC, GAME_MASTER, *(Viewer(person) for person in people[:3]), Viewer("nobody at all"))
    for viewer in viewers:
        shown = contract.view(state, viewer)
        if json.loads(json.dumps(shown)) != shown:
            raise InvariantBroken(f"what {viewer} sees is not plain JSON data: {shown}")
    json.dumps({kind: dict(things) for kind, things in contract.things(state).items()})
    contract.due(state, settings)
    for person in people:
        _sentences(contract.standing(state, person, settings), "standing")
    for outcome in step.outcomes:
        if outcome.attempt is not None:
            _sentences([contract.say(outcome.attempt.action)], f"say({outcome.attempt.action!r})")
        _sentences([contract.tell(event) for event in outcome.events], "tell")
        _refusal(contract, outcome.refusal.section if outcome.refusal else "")
        _refusal(contract, outcome.question.section if outcome.question else "")


Extra = Callable[[Step], None]
"""A further promise of one game: raises AssertionError when the step breaks it."""


def _ticked(referee: Referee[Any], standing: Standing, until: datetime) -> Standing:
    for step in referee.fold(standing, (), until):
        standing = step.after
    return standing


def _events(steps: Iterable[Step]) -> Iterable[Event]:
    return (event for step in steps for outcome in step.outcomes for event in outcome.events)


def _same(referee: Referee[Any], expected: Standing, got: Standing, what: str) -> None:
    if expected == got:
        return
    found = final_differences(referee.contract, expected.state, got.state)
    lines = [f"  {c.subject}.{c.name}: expected {c.old!r}, got {c.new!r}" for c in found[:12]]
    if expected.state != got.state and not found:
        lines.append(f"  expected {expected.state!r}\n  got      {got.state!r}")
    lines += [
        f"  {name}: expected {old!r}, got {new!r}"
        for name, old, new in zip(Standing._fields[1:], expected[1:], got[1:], strict=True)
        if old != new
    ]
    raise InvariantBroken("\n".join([what, *lines]))


def _sentences(lines: Iterable[str], what: str) -> None:
    for line in lines:
        if not isinstance(line, str) or not line.strip():
            raise InvariantBroken(f"{what} gives no sentence: {line!r}")


def _refusal(contract: Contract[Any], section: str) -> None:
    if section and section not in contract.sections:
        raise InvariantBroken(f"section {section!r} is cited, and the contract has no such section")
