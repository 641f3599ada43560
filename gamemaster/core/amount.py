"""Amounts that only the state can tell: shares of what one has, as often as one can, one for each of them.

An action says a share itself: a quantity of its parameters is then "all", "half" (rounded down) or
"half_up", and the rules turn it into a number with `amount`. What makes several acts of one is a `Spread` of
the attempt, and its action is a pattern:

    {"action": "explore", "params": {}, "times": "max"}
    {"action": "explore", "params": {}, "times": "max", "until": "my health is below 3"}
    {"action": "transfer", "params": {"asset": "gold", "quantity": 1, "to": "each"},
     "each": {"param": "to", "of": "others"}}

It is spread out when it is applied, into positions (item, 0), (item, 1) ... of the entry with an outcome
each, and never into more than the setting `repetition_cap` allows.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple

from gamemaster.core.condition import Guard, guard_from_json, guard_to_json, look
from gamemaster.core.frame import Group, Phrasebook

Json = dict[str, Any]
Share = Literal["all", "half", "half_up"]
SHARES: tuple[Share, ...] = ("all", "half", "half_up")
OTHERS = "others"
"""The group of everybody else who takes part; every game has it."""
EACH = "each"
"""What the parameter holds that a spread runs through."""


def amount(said: int | Share, have: int) -> int:
    """How many are meant by somebody who has so many."""
    match said:
        case "all":
            return have
        case "half":
            return have // 2
        case "half_up":
            return (have + 1) // 2
    return said


def amount_words(said: int | Share) -> str:
    """The amount as it is put into sentences: `3`, `all`, `half`."""
    return "half (rounded up)" if said == "half_up" else str(said)


@dataclass(frozen=True, slots=True)
class Repeat:
    """Again and again: until the act is refused, or until the condition of `until` holds."""

    until: Guard | None = None


@dataclass(frozen=True, slots=True)
class Each:
    """Once for each of them: `param` runs through the members of a group of people, or of a lot of things.

    `of` is `OTHERS` or the name of a `Group` or `Lot` of the game's phrasebook.
    """

    param: str
    of: str = OTHERS


Spread = Repeat | Each


class Holder(NamedTuple):
    """What the members of a group or lot are worked out from, for the one who acts."""

    actor: str
    participants: Callable[[], Iterable[str]]
    values: Callable[[str], Mapping[str, Any]]


def members(each: Each, book: Phrasebook, holder: Holder) -> tuple[str, ...]:
    """The people or things that `each` runs through, in a fixed order; raises KeyError for no known group."""
    lot = next((lot for lot in book.lots if lot.name == each.of), None)
    if lot is not None:
        held = holder.values(holder.actor)
        return tuple(thing for path, name in lot.parts for thing in _held(held, path, name))
    others = sorted(name for name in holder.participants() if name != holder.actor)
    if each.of == OTHERS:
        return tuple(others)
    group = next((group for group in book.groups if group.name == each.of), None)
    if group is None:
        raise KeyError(each.of)
    return tuple(name for name in others if _belongs(group, holder.values(name)))


def _belongs(group: Group, values: Mapping[str, Any]) -> bool:
    known, value = look(values, group.path)
    return known and value == group.value


def _held(held: Mapping[str, Any], path: str, name: str) -> Iterable[str]:
    known, value = look(held, path)
    if not known:
        return
    if isinstance(value, Mapping):
        for key in sorted(value, key=lambda key: (len(key), key)):
            if value[key]:
                yield name.replace("{n}", key)
    elif isinstance(value, list | tuple):
        yield from (name.replace("{n}", str(one)) for one in value)
    elif value:
        yield name


def spread_shown(spread: Spread) -> Json:
    """How it is said beside the action."""
    if isinstance(spread, Each):
        return {"each": {"param": spread.param, "of": spread.of}}
    return {"times": "max"} | ({"until": spread.until.text} if spread.until else {})


def spread_to_json(spread: Spread) -> Json:
    """The pinned form; `spread_from_json` reads it back."""
    if isinstance(spread, Each):
        return {"each": spread.param, "of": spread.of}
    return {"until": None if spread.until is None else guard_to_json(spread.until)}


def spread_from_json(found: Json) -> Spread:
    """Read back what `spread_to_json` wrote; raises KeyError, TypeError or ValueError."""
    if "each" in found:
        return Each(found["each"], found["of"])
    return Repeat(None if found["until"] is None else guard_from_json(found["until"]))


def spread_words(spread: Spread) -> str:
    """The spread as it is put behind what was understood."""
    if isinstance(spread, Each):
        return f", for each of the {spread.of}" if spread.of == OTHERS else f", for each ({spread.of})"
    return ", as often as possible" + (f", until {spread.until.text}" if spread.until else "")
