"""Conditions on which an announced act hangs, decided against the public state when the act is applied.

A condition is a tree of frozen tests over values that the game shows to everybody, over who takes part, and
over what became of earlier acts of the same entry. It is pinned with the reading as JSON, beside the words
it was read from. What must stay true: deciding one looks at nothing but `Circumstances`, and what is not
known (a value that is not public or does not exist) is neither true nor false.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple

from gamemaster.core.event import GAME

Json = dict[str, Any]
Span = tuple[int, int]
Op = Literal["<", "<=", "=", ">=", ">"]


@dataclass(frozen=True, slots=True)
class Seen:
    """A public value: where the game's values show it (`potions.2`), and whose it is (a name, or `GAME`)."""

    path: str
    of: str


@dataclass(frozen=True, slots=True)
class Compare:
    """A value stands so to a number, to a text, or to another value. What is counted is its total."""

    left: Seen
    op: Op
    right: "int | str | Seen"


@dataclass(frozen=True, slots=True)
class Some:
    """There is any of it: not none, not zero, not empty."""

    what: Seen


@dataclass(frozen=True, slots=True)
class TakesPart:
    """Somebody takes part in the game."""

    who: str


@dataclass(frozen=True, slots=True)
class Worked:
    """Everything that stands in these words of the entry was done."""

    span: Span


@dataclass(frozen=True, slots=True)
class Failed:
    """Something that stands in these words of the entry was tried and refused."""

    span: Span


@dataclass(frozen=True, slots=True)
class Possible:
    """The act itself goes through; a refusal is then no failure."""


@dataclass(frozen=True, slots=True)
class Not:
    """The test does not hold."""

    test: "Test"


@dataclass(frozen=True, slots=True)
class All:
    """Every one of the tests holds."""

    tests: "tuple[Test, ...]"


@dataclass(frozen=True, slots=True)
class Either:
    """At least one of the tests holds."""

    tests: "tuple[Test, ...]"


Test = Compare | Some | TakesPart | Worked | Failed | Possible | Not | All | Either


def atoms(test: Test) -> Iterator[Test]:
    """The tests that a test is made of and that hold no others, in order."""
    match test:
        case Not(inner):
            yield from atoms(inner)
        case All(tests) | Either(tests):
            for one in tests:
                yield from atoms(one)
        case _:
            yield test


Fate = Literal["done", "failed", "untried", "waits"]
"""What became of earlier acts: all done, one refused, one not tried at all, or one still undecided."""


class Guard(NamedTuple):
    """The condition of an act: its words, where they stand with what opens them, and what they mean.

    All acts under the words at one `span` share one decision, made when the first of them is applied;
    `otherwise` marks those that are done when it does not hold.
    """

    text: str
    span: Span
    test: Test
    otherwise: bool = False

    @property
    def shown(self) -> str:
        """The words, as they apply to this act."""
        return f"not ({self.text})" if self.otherwise else self.text

    @property
    def lenient(self) -> bool:
        """Whether a refusal of the act is no failure."""
        return isinstance(self.test, Possible)


class Finding(NamedTuple):
    """What a condition came to: whether it holds (None: it cannot be told), and the values looked at.

    `waits` says that an earlier act it hangs on is still undecided.
    """

    holds: bool | None
    seen: Mapping[str, Any] = {}
    waits: bool = False

    @property
    def told(self) -> str:
        """The values in words: `Ondine's gold is 2`."""
        return ", ".join(f"{what} {_verb(what)} {_plain(value)}" for what, value in self.seen.items())


class Circumstances(NamedTuple):
    """What a condition may look at, as it is when the act is applied.

    `values` gives the public values of a subject (empty for nobody), `fate` what became of the acts in a
    stretch of the entry.
    """

    values: Callable[[str], Mapping[str, Any]]
    takes_part: Callable[[str], bool]
    fate: Callable[[Span], Fate]


def decide(test: Test, at: Circumstances) -> Finding:
    """Decide a test; of several parts, one that settles the whole outweighs one that is not known."""
    match test:
        case Not(inner):
            found = decide(inner, at)
            return found._replace(holds=None if found.holds is None else not found.holds)
        case All(tests):
            return _joined([decide(one, at) for one in tests], settling=False)
        case Either(tests):
            return _joined([decide(one, at) for one in tests], settling=True)
        case TakesPart(who):
            there = at.takes_part(who)
            return Finding(there, {f"{who}'s part in the game": "there" if there else "none"})
        case Worked(span):
            return _fared(at.fate(span), "done")
        case Failed(span):
            return _fared(at.fate(span), "failed")
        case Possible():
            return Finding(True)
        case Some(what):
            known, value = _value(what, at)
            return Finding(_any_of(value) if known else None, {_name(what): value} if known else {})
        case Compare(left, op, right):
            return _compared(left, op, right, at)


def _fared(fate: Fate, wanted: Fate) -> Finding:
    if fate == "waits":
        return Finding(None, waits=True)
    told = {"done": "done", "failed": "refused"}.get(fate, "not done")
    return Finding(fate == wanted, {"the earlier action": told})


def _joined(parts: list[Finding], settling: bool) -> Finding:
    settled = [part for part in parts if part.holds is settling]
    if settled:
        return settled[0]
    seen = {what: value for part in parts for what, value in part.seen.items()}
    unknown = any(part.holds is None for part in parts)
    return Finding(None if unknown else not settling, seen, any(part.waits for part in parts))


def _compared(left: Seen, op: Op, right: "int | str | Seen", at: Circumstances) -> Finding:
    known, value = _value(left, at)
    seen = {_name(left): value} if known else {}
    other: Any = right
    if isinstance(right, Seen):
        other_known, other = _value(right, at)
        known = known and other_known
        seen |= {_name(right): other} if other_known else {}
    if not known:
        return Finding(None, seen)
    if isinstance(value, list) and isinstance(other, str):
        # a list of names is each of them
        return Finding(_text(other) in map(_text, value) if op == "=" else None, seen)
    if isinstance(value, str) or isinstance(other, str):
        return Finding(_text(value) == _text(other) if op == "=" else None, seen)
    first, second = _count(value), _count(other)
    if first is None or second is None:
        return Finding(None, seen)
    return Finding(_ORDER[op](first, second), seen)


def _text(value: Any) -> str | None:
    """The value as text: a symbol may be kept as 4 and be called "4", a trait as true."""
    return str(value).casefold() if isinstance(value, str | int) else None


_ORDER: dict[Op, Callable[[int, int], bool]] = {
    "<": lambda a, b: a < b,
    "<=": lambda a, b: a <= b,
    "=": lambda a, b: a == b,
    ">=": lambda a, b: a >= b,
    ">": lambda a, b: a > b,
}


def _value(what: Seen, at: Circumstances) -> tuple[bool, Any]:
    """Whether the value is public, and the value. Of things counted by name, one that is not there is 0."""
    return look(at.values(what.of), what.path)


def look(values: Mapping[str, Any], path: str) -> tuple[bool, Any]:
    """The value at `path`, and whether there is one."""
    value: Any = values
    for depth, key in enumerate(path.split(".")):
        if not isinstance(value, Mapping):
            return False, None
        if key not in value:
            return bool(depth) and _count(value) is not None, 0
        value = value[key]
    return True, value


def _count(value: Any) -> int | None:
    """How many it is: a number, the total of a table of numbers, or the length of a list."""
    if isinstance(value, int):
        return int(value)
    if isinstance(value, Mapping):
        counts = list(value.values())
        return sum(counts) if all(isinstance(count, int) for count in counts) else None
    return len(value) if isinstance(value, list | tuple) else None


def _any_of(value: Any) -> bool:
    counted = _count(value)
    return bool(value) if counted is None else counted > 0


def _name(what: Seen) -> str:
    said = what.path.replace("_", " ").replace(".", " ")
    return f"the game's {said}" if what.of == GAME else f"{what.of}'s {said}"


def _verb(what: str) -> str:
    """`are` behind a name in the plural (`Ondine's tokens`), else `is`."""
    return "are" if what.endswith("s") and not what.endswith(("ss", "us", "is")) else "is"


def _plain(value: Any) -> str:
    counted = _count(value)
    if counted is not None:
        return str(counted)
    return "none" if value is None else value if isinstance(value, str) else "there"


def guard_to_json(guard: Guard) -> Json:
    """The pinned form; `guard_from_json` reads it back."""
    return {
        "text": guard.text,
        "span": list(guard.span),
        "test": condition_to_json(guard.test),
        "otherwise": guard.otherwise,
    }


def guard_from_json(found: Json) -> Guard:
    """Read back what `guard_to_json` wrote; raises KeyError, TypeError or ValueError."""
    start, end = found["span"]
    return Guard(found["text"], (start, end), condition_from_json(found["test"]), found["otherwise"])


def condition_to_json(test: Test) -> Json:
    """A test as plain data, its kind under `is`."""
    match test:
        case Compare(left, op, right):
            other = {"value": right.path, "of": right.of} if isinstance(right, Seen) else right
            return {"is": "compare", "value": left.path, "of": left.of, "op": op, "to": other}
        case Some(what):
            return {"is": "some", "value": what.path, "of": what.of}
        case TakesPart(who):
            return {"is": "takes_part", "who": who}
        case Worked((start, end)):
            return {"is": "worked", "span": [start, end]}
        case Failed((start, end)):
            return {"is": "failed", "span": [start, end]}
        case Possible():
            return {"is": "possible"}
        case Not(inner):
            return {"is": "not", "test": condition_to_json(inner)}
        case All(tests):
            return {"is": "all", "tests": [condition_to_json(one) for one in tests]}
        case Either(tests):
            return {"is": "either", "tests": [condition_to_json(one) for one in tests]}


def condition_from_json(found: Json) -> Test:
    """Read back what `condition_to_json` wrote; raises KeyError, TypeError or ValueError."""
    match found["is"]:
        case "compare":
            if found["op"] not in _ORDER:
                raise ValueError(f"no values are compared by {found['op']!r}")
            to = found["to"]
            right = Seen(to["value"], to["of"]) if isinstance(to, dict) else to
            return Compare(Seen(found["value"], found["of"]), found["op"], right)
        case "some":
            return Some(Seen(found["value"], found["of"]))
        case "takes_part":
            return TakesPart(found["who"])
        case "worked":
            start, end = found["span"]
            return Worked((start, end))
        case "failed":
            start, end = found["span"]
            return Failed((start, end))
        case "possible":
            return Possible()
        case "not":
            return Not(condition_from_json(found["test"]))
        case "all":
            return All(tuple(condition_from_json(one) for one in found["tests"]))
        case "either":
            return Either(tuple(condition_from_json(one) for one in found["tests"]))
    raise ValueError(f"no condition is {found['is']!r}")
