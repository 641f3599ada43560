"""The ledger: the facts of a game, in the order they count.

An entry is a fact that came from outside: a message with its pinned reading, a human's ruling, a change of a
setting or of the text, a report that went out. Everything else (state, outcomes, events, the week's turn) is
derived from the entries by `core.replay`. Entries count in the order of `Entry.key`: effective time, the
clock's ticks before anything else, then arrival (mechanics X-2).

Rulings may change what other entries say (void, re-date, answer, choose). `in_force` applies them, so that
replay folds a plain list and knows nothing of second thoughts.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime
from enum import StrEnum
from typing import Any, NamedTuple

from gamemaster.core.action import Attempt
from gamemaster.core.outcome import Position
from gamemaster.core.reading import Reading


class Kind(StrEnum):
    """The kinds of entries. A tick is derived, never stored as a fact."""

    TICK = "tick"
    SETTING = "setting"
    RULING = "ruling"
    MESSAGE = "message"
    REPORT = "report"


class MessageBody(NamedTuple):
    """A mail with its pinned reading. `message` is its Message-ID, `sender` a canonical name."""

    message: str
    sender: str
    public: bool
    reading: Reading


class SettingBody(NamedTuple):
    """Settings, or the contract's text (None: unchanged), that hold from the entry's time on."""

    changes: Mapping[str, Any]
    text: str | None
    author: str
    because: str


class Act(NamedTuple):
    """Ruling: the game master performs actions that only e may perform."""

    attempts: tuple[Attempt, ...]


class Answer(NamedTuple):
    """Ruling: the question that is item `item` of entry `of` means these attempts (none: no action)."""

    of: str
    item: int
    attempts: tuple[Attempt, ...]


class Choose(NamedTuple):
    """Ruling: where the rules left the attempt at `position` of entry `of` open, take `candidate`."""

    of: str
    position: Position
    candidate: str


class Void(NamedTuple):
    """Ruling: entry `of` has no effect."""

    of: str


class Redate(NamedTuple):
    """Ruling: entry `of` takes effect at `at`."""

    of: str
    at: datetime


Decision = Act | Answer | Choose | Void | Redate


class RulingBody(NamedTuple):
    """A human decision, with who made it and why."""

    decision: Decision
    author: str
    because: str


class ReportBody(NamedTuple):
    """A report that was published: its number, and the SHA-256 of what went out."""

    number: int
    digest: str


class TickBody(NamedTuple):
    """A moment at which the game changed by itself (`core.contract.Tick`)."""

    name: str


Body = MessageBody | SettingBody | RulingBody | ReportBody | TickBody

# at one instant the clock comes first: what is dated Monday 00:00:00 belongs to the new week
_TICK, _FACT = 0, 1

Key = tuple[datetime, int, int]


@dataclass(frozen=True, slots=True)
class Entry:
    """One entry. `id` is stable for ever (draws hang on it), `seq` counts arrivals in the game."""

    id: str
    at: datetime
    seq: int
    kind: Kind
    body: Body

    @property
    def key(self) -> Key:
        """Where the entry stands in the order of the ledger."""
        return (self.at, _TICK if self.kind is Kind.TICK else _FACT, self.seq)


@dataclass(frozen=True, slots=True)
class InForce:
    """An entry as rulings have left it.

    `answers` gives the attempts that stand for the question at an item, `choices` the candidate
    chosen for the attempt at a position.
    """

    entry: Entry
    answers: Mapping[int, tuple[Attempt, ...]] = field(default_factory=dict)
    choices: Mapping[Position, str] = field(default_factory=dict)

    @property
    def key(self) -> Key:
        """Where the entry stands in the order of the ledger."""
        return self.entry.key


def in_force(entries: Iterable[Entry]) -> list[InForce]:
    """Every entry that still has effect, as rulings left it, in the order of the ledger.

    A later ruling (by arrival) on the same point replaces an earlier one, and a ruling can itself be
    voided by a later one. Rulings that only change other entries drop out of the list: their effect is
    where those entries are.
    """
    standing = list(entries)
    rulings = [entry for entry in standing if isinstance(entry.body, RulingBody)]
    if all(isinstance(_decision(ruling), Act) for ruling in rulings):
        return sorted((InForce(entry) for entry in standing), key=_key)
    changes = _Changes()
    for ruling in _unreversed(rulings):
        changes.make(_decision(ruling))
    return sorted(
        (changes.applied(entry) for entry in standing if changes.keep(entry)),
        key=_key,
    )


class _Changes:
    """What the rulings do to the entries they speak of."""

    def __init__(self) -> None:
        self.voided: set[str] = set()
        self.dates: dict[str, datetime] = {}
        self.answers: dict[str, dict[int, tuple[Attempt, ...]]] = {}
        self.choices: dict[str, dict[Position, str]] = {}

    def make(self, decision: Decision) -> None:
        match decision:
            case Void(of):
                self.voided.add(of)
            case Redate(of, at):
                self.dates[of] = at
            case Answer(of, item, attempts):
                self.answers.setdefault(of, {})[item] = attempts
            case Choose(of, position, candidate):
                self.choices.setdefault(of, {})[position] = candidate

    def keep(self, entry: Entry) -> bool:
        acts = not isinstance(entry.body, RulingBody) or isinstance(entry.body.decision, Act)
        return acts and entry.id not in self.voided

    def applied(self, entry: Entry) -> InForce:
        placed = replace(entry, at=self.dates[entry.id]) if entry.id in self.dates else entry
        return InForce(placed, self.answers.get(entry.id, {}), self.choices.get(entry.id, {}))


def _unreversed(rulings: list[Entry]) -> list[Entry]:
    """The rulings that no later standing ruling has voided, in order of arrival."""
    by_arrival = sorted(rulings, key=lambda entry: entry.seq)
    reversed_ones: set[str] = set()
    for ruling in reversed(by_arrival):
        decision = _decision(ruling)
        if isinstance(decision, Void) and ruling.id not in reversed_ones:
            reversed_ones.add(decision.of)
    return [ruling for ruling in by_arrival if ruling.id not in reversed_ones]


def _decision(entry: Entry) -> Decision:
    assert isinstance(entry.body, RulingBody)  # noqa: S101 - narrows the type for the caller
    return entry.body.decision


def _key(item: InForce) -> Key:
    return item.key
