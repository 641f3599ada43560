"""Whether a game that keeps moments also says what a pause makes of them.

A state that keeps times has most likely some that run out for somebody. Which ones, only its author knows;
but that none of them was thought of can be told: the event that puts them off is not there.
"""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from datetime import UTC, datetime
from typing import Any, get_args, get_type_hints

from gamemaster.core.calendar import DAY
from gamemaster.core.contract import Contract, Start
from gamemaster.core.mechanics.pausing import ClocksPutOff

_START = datetime(2009, 10, 26, tzinfo=UTC)


def moments(kind: Any) -> tuple[str, ...]:
    """The fields that hold times, in the dataclass `kind` and whatever it is made of: `State.week_ends`."""
    return tuple(dict.fromkeys(_moments(kind, set())))


def wrong_clocks(contract: Contract[Any]) -> list[str]:
    """What is wrong with how the contract puts its clocks off, as sentences."""
    if ClocksPutOff in contract.events:
        return _wrong_fold(contract)
    kept = moments(contract.state)
    if not kept:
        return []
    text = (
        f"the state keeps times ({', '.join(kept)}), but clocks_put_off is no event of the game: what runs "
        "out would run on through a pause (put ClocksPutOff among the events, and fold it)"
    )
    return [text]


def _wrong_fold(contract: Contract[Any]) -> list[str]:
    state = contract.setup(Start("game", contract.title, _START, "Game Master"), contract.settings())
    try:
        contract.evolve(state, ClocksPutOff(_START, _START + DAY))
    except Exception as error:  # noqa: BLE001, whatever a contract does with what it does not know
        return [f"clocks_put_off is an event of the game, but cannot be folded: {error!r}"]
    return []


def _moments(kind: Any, seen: set[Any]) -> Iterator[str]:
    for inner in get_args(kind):
        yield from _moments(inner, seen)
    if not (isinstance(kind, type) and is_dataclass(kind)) or kind in seen:
        return
    seen.add(kind)
    hints = get_type_hints(kind)
    for field in fields(kind):
        hint = hints[field.name]
        if hint is datetime or datetime in _leaves(hint):
            yield f"{kind.__name__}.{field.name}"
        yield from _moments(hint, seen)


def _leaves(hint: Any) -> Iterator[Any]:
    for inner in get_args(hint):
        yield inner
        yield from _leaves(inner)
