"""A game's entries in memory, with its head and the means to change the past cheaply.

What must stay true: `head` equals the fold of all entries in force from the start (or from `base`), with the
ticks up to `clock`, whatever the order in which the entries came. An entry at the end costs one fold;
one in the past folds from the nearest checkpoint before it, the old tail once (to tell what it had
been) and the new tail once. Every change is worked out first and put in place last, so that an exception
leaves the timeline as it was.

Checkpoints are standings right after an entry; ticks follow from them by themselves.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from operator import attrgetter
from typing import Any, NamedTuple

from gamemaster.core.calendar import iso
from gamemaster.core.errors import LedgerError
from gamemaster.core.ledger import Entry, InForce, Kind, in_force, spoken_of
from gamemaster.core.replay import Referee, Standing, Step


class BeforeBase(LedgerError):
    """A change touches what lies before the timeline's base; load again from an earlier one."""


class Refold(NamedTuple):
    """What a change did: `old` steps no longer hold, `new` ones stand in their place.

    Both end where the timeline ends. Appending at the end leaves `old` empty.
    """

    old: tuple[Step, ...]
    new: tuple[Step, ...]


class _Checkpoint(NamedTuple):
    """Where the game stood after the first `folded` entries in force, before any tick that follows."""

    folded: int
    standing: Standing


class _Tail(NamedTuple):
    """A fold to the end: its steps, checkpoints met on the way, the standing right after its last entry
    (`last`) and after the ticks that follow (`head`), and the latest of those ticks (None: there are none).
    """

    steps: tuple[Step, ...]
    checkpoints: tuple[_Checkpoint, ...]
    last: _Checkpoint
    head: Standing
    trail: datetime | None


class Timeline:
    """The entries of one game, folded.

    `base` is a standing from which to fold (None: the game's opening); it covers every entry in force
    whose key is at most `base.last`. `entries` are all others, with the rulings that speak of them; covered
    ones may be among them. A checkpoint is kept after every `every` entries.
    """

    def __init__(
        self,
        referee: Referee[Any],
        entries: Iterable[Entry] = (),
        base: Standing | None = None,
        every: int = 64,
    ) -> None:
        self.referee = referee
        self._base = base
        self._every = max(1, every)
        self._entries: dict[str, Entry] = {}
        for entry in entries:
            _check(entry, self._entries)
            self._entries[entry.id] = entry
        self._spoken_of = {of for entry in self._entries.values() if (of := spoken_of(entry)) is not None}
        self._covered, self._items = self._split(in_force(self._entries.values()))
        self._advanced = referee.start.at if base is None or base.last is None else base.last[0]
        opening = _Checkpoint(0, referee.opening() if base is None else base)
        self._checkpoints = [opening]
        self.head: Standing = opening.standing
        self._trail: datetime | None = None
        self._put(self._fold(opening, self._items, self.clock, keep=False))

    @property
    def entries(self) -> tuple[Entry, ...]:
        """Every entry the timeline knows, in the order in which they were given."""
        return tuple(self._entries.values())

    @property
    def clock(self) -> datetime:
        """The moment up to which the head has ticked: the last entry's, or later if advanced."""
        return self._clock(self._items)

    def append(self, entry: Entry) -> Refold:
        """Take in one more entry, wherever in time it belongs and whatever it does to others.

        Raises LedgerError for an entry known already or a tick, BeforeBase when it changes what lies before
        the base; whatever is raised, the timeline stays as it was.
        """
        _check(entry, self._entries)
        target = spoken_of(entry)
        if target is None and entry.id not in self._spoken_of:
            return self._insert(entry)
        root = self._root(target)
        if root is not None and root not in self._entries and self._base is not None:
            raise BeforeBase(f"{entry.id} changes {root}, which lies before what is loaded")
        covered, items = self._split(in_force([*self._entries.values(), entry]))
        if covered != self._covered:
            raise BeforeBase(f"{entry.id} changes what lies before {_spell(self._base)}")
        refold = self._change(items, _first_difference(self._items, items))
        self._entries[entry.id] = entry
        if target is not None:
            self._spoken_of.add(target)
        return refold

    def advance(self, until: datetime) -> tuple[Step, ...]:
        """Let the clock run to `until`; the ticks that happened. Does nothing when that is not later."""
        if until <= self.clock:
            return ()
        steps = tuple(self.referee.fold(self.head, (), until))
        self._advanced = until
        for step in steps:
            self.head = step.after
            self._trail = step.entry.at if self._trail is None else max(self._trail, step.entry.at)
        return steps

    def standing_at(self, moment: datetime) -> Standing:
        """Where the game stood at `moment`, everything dated then included; at most the head.

        Raises BeforeBase when `moment` lies before the base.
        """
        if moment >= self.clock:
            return self.head
        if self._base is not None and self._base.last is not None and moment < self._base.last[0]:
            raise BeforeBase(f"what is loaded begins only at {_spell(self._base)}")
        end = bisect_right(self._items, moment, key=lambda item: item.entry.at)
        folded, standing = self._checkpoint(end)
        for step in self.referee.fold(standing, self._items[folded:end], moment):
            standing = step.after
        return standing

    def opening_of(self, moment: datetime) -> Standing:
        """Where the game stood as `moment` began: after its ticks and what is ratified as of it, before
        anything else dated then. A moment still to come is reached by the ticks alone.

        Raises BeforeBase when `moment` lies before the base.
        """
        first = (moment, 1, 0)
        if self._base is not None and self._base.last is not None and self._base.last >= first:
            raise BeforeBase(f"what is loaded begins only at {_spell(self._base)}")
        end = bisect_left(self._items, first, key=attrgetter("key"))
        folded, standing = self._checkpoint(end)
        if end == len(self._items) and (self._trail is None or self._trail <= moment):
            folded, standing = end, self.head
        for step in self.referee.fold(standing, self._items[folded:end], moment):
            standing = step.after
        return standing

    def _root(self, target: str | None) -> str | None:
        """What a ruling changes in the end: it may speak of another ruling, and that of another entry."""
        seen: set[str] = set()
        while target in self._entries and target not in seen:
            seen.add(target)
            further = spoken_of(self._entries[target])
            if further is None:
                return target
            target = further
        return target

    def suppose(self, entry: Entry) -> Refold:
        """What taking in an entry that no ruling speaks of would do; nothing is changed.

        Raises BeforeBase.
        """
        item = InForce(entry)
        if self._base is not None and self._base.last is not None and item.key <= self._base.last:
            raise BeforeBase(f"{entry.id} lies before {_spell(self._base)}")
        place = bisect_right(self._items, item.key, key=attrgetter("key"))
        return self._compared([*self._items[:place], item, *self._items[place:]], place)[0]

    def supposed(self, moments: Mapping[str, datetime]) -> Refold:
        """What re-dating entries in force to these moments would do; nothing is changed.

        Raises BeforeBase, also for an entry that is not in force after the base.
        """
        moved = [
            item._replace(entry=replace(item.entry, at=moments[item.entry.id]))
            for item in self._items
            if item.entry.id in moments
        ]
        if len(moved) < len(moments):
            raise BeforeBase(f"not all of {', '.join(moments)} lie after {_spell(self._base)}")
        least = None if self._base is None else self._base.last
        if least is not None and any(item.key <= least for item in moved):
            raise BeforeBase(f"{', '.join(moments)} would lie before {_spell(self._base)}")
        others = [item for item in self._items if item.entry.id not in moments]
        items = sorted([*others, *moved], key=attrgetter("key"))
        return self._compared(items, _first_difference(self._items, items))[0]

    def latest(self, kinds: Collection[Kind]) -> datetime | None:
        """The moment of the last entry in force of these kinds; None when there is none."""
        for item in reversed(self._items):
            if item.entry.kind in kinds:
                return item.entry.at
        return None if self._base is None or self._base.last is None else self._base.last[0]

    def between(self, since: datetime, until: datetime) -> list[Entry]:
        """The entries in force dated from `since` to `until`, both included, as far as they are loaded."""
        first = bisect_left(self._items, since, key=attrgetter("entry.at"))
        last = bisect_right(self._items, until, key=attrgetter("entry.at"))
        return [item.entry for item in self._items[first:last]]

    def _insert(self, entry: Entry) -> Refold:
        """Take in an entry that no ruling speaks of and that is no ruling on others."""
        item = InForce(entry)
        if self._base is not None and self._base.last is not None and item.key <= self._base.last:
            raise BeforeBase(f"{entry.id} lies before {_spell(self._base)}")
        place = len(self._items)
        # nearly every entry comes last
        if self._items and item.key < self._items[-1].key:
            place = bisect_right(self._items, item.key, key=attrgetter("key"))
        if place < len(self._items) or (self._trail is not None and self._trail > entry.at):
            refold = self._change([*self._items[:place], item, *self._items[place:]], place)
        else:
            tail = self._fold(_Checkpoint(place, self.head), [item], self._clock([item]))
            self._items.append(item)
            self._put(tail)
            refold = Refold((), tail.steps)
        self._entries[entry.id] = entry
        return refold

    def _change(self, items: list[InForce], place: int) -> Refold:
        """Replace everything from the entry in force number `place` on by `items[place:]`."""
        refold, new = self._compared(items, place)
        self._items = items
        self._checkpoints = [point for point in self._checkpoints if point.folded <= place]
        self._put(new)
        return refold

    def _compared(self, items: list[InForce], place: int) -> tuple[Refold, _Tail]:
        """What `items[place:]` instead of the present ones would do, and where that would end."""
        start = self._checkpoint(place)
        fork = self._fold(start, self._items[start.folded : place], None, keep=False).last
        old = self._fold(fork, self._items[place:], self.clock)
        new = self._fold(fork, items[place:], self._clock(items))
        same = _same_ticks(old.steps, new.steps)
        return Refold(old.steps[same:], new.steps[same:]), new

    def _put(self, tail: _Tail) -> None:
        known = self._checkpoints[-1].folded
        self._checkpoints.extend(point for point in tail.checkpoints if point.folded > known)
        self._trail = tail.trail
        self.head = tail.head

    def _fold(
        self, start: _Checkpoint, items: Sequence[InForce], until: datetime | None, keep: bool = True
    ) -> _Tail:
        """Fold `items` and the ticks up to `until` (None: none after the last item)."""
        last, standing, trail = start, start.standing, None
        steps: list[Step] = []
        checkpoints: list[_Checkpoint] = []
        for step in self.referee.fold(start.standing, items, until):
            standing = step.after
            if keep:
                steps.append(step)
            if step.entry.kind is Kind.TICK:
                trail = step.entry.at if trail is None else max(trail, step.entry.at)
                continue
            last, trail = _Checkpoint(last.folded + 1, standing), None
            if last.folded % self._every == 0:
                checkpoints.append(last)
        return _Tail(tuple(steps), tuple(checkpoints), last, standing, trail)

    def _checkpoint(self, index: int) -> _Checkpoint:
        """The latest checkpoint at or before entry in force number `index`."""
        return self._checkpoints[bisect_right(self._checkpoints, index, key=lambda point: point.folded) - 1]

    def _split(self, items: list[InForce]) -> tuple[list[InForce], list[InForce]]:
        """The entries in force that the base covers, and the others."""
        if self._base is None or self._base.last is None:
            return [], items
        end = bisect_right(items, self._base.last, key=attrgetter("key"))
        return items[:end], items[end:]

    def _clock(self, items: Sequence[InForce]) -> datetime:
        return max(self._advanced, items[-1].entry.at) if items else self._advanced


def _check(entry: Entry, known: Mapping[str, Entry]) -> None:
    if entry.id in known:
        raise LedgerError(f"entry {entry.id} is in the ledger already")
    if entry.kind is Kind.TICK:
        raise LedgerError(f"{entry.id} is a tick, and ticks are derived, never entered")


def _first_difference(old: Sequence[InForce], new: Sequence[InForce]) -> int:
    for place, (before, after) in enumerate(zip(old, new, strict=False)):
        if before != after:
            return place
    return min(len(old), len(new))


def _same_ticks(old: Sequence[Step], new: Sequence[Step]) -> int:
    """How many steps both folds begin with that are the same ticks from the same standing."""
    for count, (before, after) in enumerate(zip(old, new, strict=False)):
        if before.entry.kind is not Kind.TICK or before.entry != after.entry:
            return count
    return min(len(old), len(new))


def _spell(base: Standing | None) -> str:
    return "the beginning" if base is None or base.last is None else iso(base.last[0])
