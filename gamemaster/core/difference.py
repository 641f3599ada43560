"""What differs: the values that events change, and what a change of the past makes of old outcomes.

Values are compared as the game master sees them (`Contract.values`). Whoever does not take part has no
values; `None` stands for "no such value" as well as for null.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from gamemaster.core.contract import GAME_MASTER, Contract, Values, Viewer
from gamemaster.core.event import GAME, Event
from gamemaster.core.ledger import Entry, Key
from gamemaster.core.outcome import Outcome, Position, Verdict
from gamemaster.core.replay import Step


class Change(NamedTuple):
    """A value of `subject` went from `old` to `new`, by the event at `event_index` of the list given.

    `event_index` is -1 where states were compared without events. `gone` is True when the subject no
    longer has the value at all.
    """

    subject: str
    name: str
    old: Any
    new: Any
    event_index: int = -1
    gone: bool = False


class Flip(NamedTuple):
    """An outcome that reads otherwise than before. A verdict of None: there was, or is, no such outcome."""

    entry: Entry
    position: Position
    before: Verdict | None
    after: Verdict | None
    before_text: str
    after_text: str


def changes(contract: Contract[Any], before_state: Any, events: Iterable[Event]) -> list[Change]:
    """The values that each of `events` changes, in order; an event changes those of its subjects only."""
    found: list[Change] = []
    state = before_state
    known: dict[str, Values] = {}
    for index, event in enumerate(events):
        after = contract.evolve(state, event)
        for subject in dict.fromkeys(event.subjects):
            old = known[subject] if subject in known else _values(contract, state, subject)
            known[subject] = new = _values(contract, after, subject)
            found += _compare(subject, old, new, index)
        state = after
    return found


def final_differences(
    contract: Contract[Any],
    old_state: Any,
    new_state: Any,
    viewer: Viewer = GAME_MASTER,
    among: Iterable[str] | None = None,
) -> list[Change]:
    """Every value that differs between two states for `viewer`: of all participants, then of the game.

    `among` names the only subjects to look at.
    """
    if among is None:
        people = {*contract.participants(old_state), *contract.participants(new_state)}
        subjects = [*sorted(people), GAME]
    else:
        subjects = sorted(among)
    found: list[Change] = []
    for subject in subjects:
        old = _values(contract, old_state, subject, viewer)
        new = _values(contract, new_state, subject, viewer)
        found += _compare(subject, old, new, -1)
    return found


def touched(steps: Iterable[Step]) -> set[str]:
    """Everybody (and `GAME`) whose values the events of these steps may have changed."""
    return {
        subject
        for step in steps
        for outcome in step.outcomes
        for event in outcome.events
        for subject in event.subjects
    }


def flips(old: Sequence[Step], new: Sequence[Step]) -> list[Flip]:
    """The outcomes whose verdict or text differs between two folds, in the order of the ledger."""
    before, after = _outcomes(old), _outcomes(new)
    found: list[tuple[tuple[Key, Position], Flip]] = []
    for place in {**before, **after}:
        was, now = before.get(place), after.get(place)
        entry = now[0] if now is not None else before[place][0]
        flip = Flip(entry, place[1], *_told(was, now))
        if flip.before != flip.after or flip.before_text != flip.after_text:
            found.append(((entry.key, place[1]), flip))
    return [flip for _, flip in sorted(found, key=lambda pair: pair[0])]


_Ruled = tuple[Entry, Outcome]


def _outcomes(steps: Sequence[Step]) -> dict[tuple[str, Position], _Ruled]:
    return {(step.entry.id, o.position): (step.entry, o) for step in steps for o in step.outcomes}


def _told(was: _Ruled | None, now: _Ruled | None) -> tuple[Verdict | None, Verdict | None, str, str]:
    return (
        None if was is None else was[1].verdict,
        None if now is None else now[1].verdict,
        "" if was is None else was[1].text,
        "" if now is None else now[1].text,
    )


def _values(contract: Contract[Any], state: Any, subject: str, viewer: Viewer = GAME_MASTER) -> Values:
    try:
        return contract.values(state, subject, viewer)
    except KeyError:
        return {}


def _compare(subject: str, old: Mapping[str, Any], new: Mapping[str, Any], index: int) -> list[Change]:
    found = []
    for name in sorted({*old, *new}):
        if name not in old or name not in new or old[name] != new[name]:
            gone = name not in new
            found.append(Change(subject, name, old.get(name), new.get(name), index, gone))
    return found
