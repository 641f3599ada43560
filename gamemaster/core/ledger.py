"""The ledger: the facts of a game, in the order they count.

An entry is a fact that came from outside: a message with its pinned reading, a human's ruling, a change of a
setting or of the text, a report that went out. Everything else (state, outcomes, events, the week's turn) is
derived from the entries by `core.replay`. Entries count in the order of `Entry.key`: effective time, the
clock's ticks before anything else, then arrival (mechanics X-2).

Rulings may change what other entries say (`Amending`: void, re-date, re-read, answer, choose). `in_force`
applies them, so that replay folds a plain list and knows nothing of second thoughts. All other rulings take
effect at a moment of their own.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from datetime import datetime
from enum import StrEnum
from operator import attrgetter
from types import MappingProxyType
from typing import Any, NamedTuple

from gamemaster.core.action import Attempt
from gamemaster.core.dice import Dice
from gamemaster.core.outcome import Position
from gamemaster.core.reading import Reading
from gamemaster.core.record import Reply


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
    cites: str = ""


class Act(NamedTuple):
    """Ruling: the game master performs actions that only e may perform."""

    attempts: tuple[Attempt, ...]


class ActFor(NamedTuple):
    """Ruling: what the actors of these attempts did or must be taken to have done; a player's rules apply."""

    attempts: tuple[Attempt, ...]


class Assert(NamedTuple):
    """Ruling: at this moment the value `name` of `subject` is `value`; dots in `name` lead into a value.

    Where the ledger says otherwise, that is a discrepancy, and the game master is asked which is right.
    """

    subject: str
    name: str
    value: Any


class HandOver(NamedTuple):
    """Ruling: `to` is game master from now on."""

    to: str


class Substitute(NamedTuple):
    """Ruling: from now on `player` plays the part of `part`."""

    part: str
    player: str


class Pause(NamedTuple):
    """Ruling: the game stands still; no move counts and nothing falls due."""


class Resume(NamedTuple):
    """Ruling: the game goes on; what fell due meanwhile happens now."""


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


class Reread(NamedTuple):
    """Ruling: message `of` says this. Earlier answers and choices spoke of another reading and go with it."""

    of: str
    reading: Reading


class Throw(NamedTuple):
    """Ruling: the game master needs these dice thrown; nothing else follows from it by itself."""

    dice: Dice


class AnswerClaim(NamedTuple):
    """Ruling: the claim of error at item `item` of entry `of` is denied, accepted or referred to `case`."""

    of: str
    item: int
    reply: Reply
    case: str = ""


class Ratify(NamedTuple):
    """Ruling: at this moment everything that `section` of report `report` states is true.

    `values` is what it states (subject -> name -> value), `since` when it became ratified. `undoubted` marks
    what nobody ruled: it came about because nobody had doubted it in time.
    """

    report: int
    section: str
    values: Mapping[str, Mapping[str, Any]]
    since: datetime
    undoubted: bool = False


Amending = Answer | Choose | Void | Redate | Reread
"""Decisions on another entry, `of`. They have no step of their own: their effect is where that entry is."""

Acting = Act | ActFor
"""Decisions that attempt actions."""

Presiding = Assert | HandOver | Substitute | Pause | Resume
"""Decisions about the game's conduct, or about what is true at a moment."""

OnRecord = AnswerClaim | Ratify
"""Decisions about published reports."""

Decision = Amending | Acting | Presiding | OnRecord | Throw


class RulingBody(NamedTuple):
    """A human decision, with who made it and why; `cites` names the judgement or rule it rests on."""

    decision: Decision
    author: str
    because: str
    cites: str = ""


class ReportBody(NamedTuple):
    """A report that was published: its number, and the SHA-256 of what went out.

    `as_of` is the moment it speaks of (None: of the entry), `values` what its sections state (section ->
    subject -> name -> value), `revises` the number of the report whose place it takes. The sections called
    `informative` are not ratified by the passing of time.
    """

    number: int
    digest: str
    as_of: datetime | None = None
    values: Mapping[str, Mapping[str, Mapping[str, Any]]] = {}
    revises: int = 0
    informative: tuple[str, ...] = ()


class TickBody(NamedTuple):
    """A moment at which the game changed by itself (`core.contract.Tick`)."""

    name: str


Body = MessageBody | SettingBody | RulingBody | ReportBody | TickBody

# at one instant the clock comes first: what is dated Monday 00:00:00 belongs to the new week. Reports speak
# of the moment in between, and so does what is ratified of them: it has the clock's rank and a number
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
        if self.kind is Kind.MESSAGE:
            return (self.at, _FACT, self.seq)
        first = self.kind is Kind.TICK or (
            isinstance(self.body, RulingBody) and isinstance(self.body.decision, Ratify)
        )
        return (self.at, _TICK if first else _FACT, self.seq)


_NO_ANSWERS: Mapping[int, tuple[Attempt, ...]] = MappingProxyType({})
_NO_CHOICES: Mapping[Position, str] = MappingProxyType({})


class InForce(NamedTuple):
    """An entry as rulings have left it.

    `answers` gives the attempts that stand for the question at an item, `choices` the candidate
    chosen for the attempt at a position.
    """

    entry: Entry
    answers: Mapping[int, tuple[Attempt, ...]] = _NO_ANSWERS
    choices: Mapping[Position, str] = _NO_CHOICES

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
    if not any(isinstance(_decision(ruling), Amending) for ruling in rulings):
        return sorted((InForce(entry) for entry in standing), key=attrgetter("key"))
    changes = _Changes()
    for ruling in standing_rulings(rulings):
        changes.make(_decision(ruling))
    kept = (changes.applied(entry) for entry in standing if changes.keep(entry))
    return sorted(kept, key=attrgetter("key"))


def standing_rulings(entries: Iterable[Entry]) -> list[Entry]:
    """The rulings among `entries` that no later standing ruling has voided, in order of arrival."""
    rulings = (entry for entry in entries if isinstance(entry.body, RulingBody))
    by_arrival = sorted(rulings, key=lambda entry: entry.seq)
    reversed_ones: set[str] = set()
    for ruling in reversed(by_arrival):
        decision = _decision(ruling)
        if isinstance(decision, Void) and ruling.id not in reversed_ones:
            reversed_ones.add(decision.of)
    return [ruling for ruling in by_arrival if ruling.id not in reversed_ones]


def spoken_of(entry: Entry) -> str | None:
    """The entry that a ruling changes; None for everything else."""
    if isinstance(entry.body, RulingBody) and isinstance(entry.body.decision, Amending):
        return entry.body.decision.of
    return None


class _Changes:
    """What the rulings do to the entries they speak of."""

    def __init__(self) -> None:
        self.voided: set[str] = set()
        self.dates: dict[str, datetime] = {}
        self.answers: dict[str, dict[int, tuple[Attempt, ...]]] = {}
        self.choices: dict[str, dict[Position, str]] = {}
        self.readings: dict[str, Reading] = {}

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
            case Reread(of, reading):
                self.readings[of] = reading
                self.answers.pop(of, None)
                self.choices.pop(of, None)

    def keep(self, entry: Entry) -> bool:
        return spoken_of(entry) is None and entry.id not in self.voided

    def applied(self, entry: Entry) -> InForce:
        placed = replace(entry, at=self.dates[entry.id]) if entry.id in self.dates else entry
        if entry.id in self.readings and isinstance(entry.body, MessageBody):
            placed = replace(placed, body=entry.body._replace(reading=self.readings[entry.id]))
        return InForce(placed, self.answers.get(entry.id, {}), self.choices.get(entry.id, {}))


def _decision(entry: Entry) -> Decision:
    assert isinstance(entry.body, RulingBody)  # noqa: S101 - narrows the type for the caller
    return entry.body.decision
