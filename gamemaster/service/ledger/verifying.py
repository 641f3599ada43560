"""Proof that what is stored is what the history makes: a replay from zero, compared with the database.

The same replay mends the database where it is not so.
"""

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection

from gamemaster.core.ledger import in_force
from gamemaster.core.replay import Step
from gamemaster.service.ledger.recording import keep_checkpoints, step_row
from gamemaster.service.workspace.loaded import Live, load_live
from gamemaster.service.workspace.workspace import Workspace
from gamemaster.store.history import steps_from
from gamemaster.store.ledger import StepRow, clear_steps, record

# differences named at most; the first one says where to look
_NAMED = 5


@dataclass(frozen=True, slots=True)
class Verified:
    """The outcome for one game: how much was replayed, and what differs."""

    game: str
    entries: int
    steps: int
    draws: int
    commitment: str
    differing: tuple[str, ...]

    @property
    def wrong(self) -> bool:
        """Whether anything differs."""
        return bool(self.differing)

    @property
    def data(self) -> dict[str, Any]:
        """The outcome as JSON data."""
        return {name: getattr(self, name) for name in self.__slots__} | {"ok": not self.wrong}

    @property
    def text(self) -> str:
        """The outcome in lines."""
        if not self.wrong:
            return f"{self.game}: the stored game is the replay of its history ({self._counts})."
        mend = f"  To store what the replay has: gamemaster rebuild {self.game}"
        return "\n".join([f"{self.game}: DIFFERS ({self._counts})", *self._lines, mend])

    @property
    def mended(self) -> str:
        """The same, said after it was stored anew."""
        if not self.wrong:
            return f"{self.game}: stored anew ({self._counts}); nothing is different."
        return "\n".join([f"{self.game}: stored anew ({self._counts}). What had differed:", *self._lines])

    @property
    def _counts(self) -> str:
        return f"{self.entries} entries, {self.steps} steps, {self.draws} draws"

    @property
    def _lines(self) -> list[str]:
        return [f"  {line}" for line in self.differing]


def verify(ws: Workspace, game: str) -> list[Verified]:
    """Replay one game, or all, from zero and compare each step with what is stored."""
    with ws.read() as tx:
        names = ws.game_names(tx, game)
        return [_verify(tx, name) for name in names]


def rebuild(ws: Workspace, game: str) -> list[Verified]:
    """Replay one game, or all, from zero and store each step anew; what had differed.

    Nothing that came in is touched, and nobody is told.
    """
    with ws.write() as tx:
        names = ws.game_names(tx, game)
        found = [_rebuilt(tx, name) for name in names]
    # what is in memory came from what was stored
    ws.forget()
    return found


def _rebuilt(tx: Connection, name: str) -> Verified:
    live = load_live(tx, name, whole=True)
    steps = _folded(live)
    again = _rows(live, steps)
    found = _compared(live, steps_from(tx, name, 1), again)
    record(tx, clear_steps(tx, live.stored), steps=again, clock=live.stored.clock)
    keep_checkpoints(tx, name, live.contract, steps, 1)
    return found


def _verify(tx: Connection, name: str) -> Verified:
    live = load_live(tx, name, whole=True)
    return _compared(live, steps_from(tx, name, 1), _rows(live, _folded(live)))


def _compared(live: Live, stored: list[StepRow], again: list[StepRow]) -> Verified:
    differing = [
        f"step {n} ({kept.entry if kept else made.entry if made else '?'}): {what}"
        for n, kept, made in _side_by_side(stored, again)
        if (what := _difference(kept, made))
    ]
    draws = sum(len(outcome.draws or ()) for step in again for outcome in step.outcomes)
    entries = len(live.timeline.entries)
    return Verified(live.id, entries, len(again), draws, live.commitment, tuple(differing[:_NAMED]))


def _folded(live: Live) -> list[Step]:
    referee = live.timeline.referee
    return list(referee.fold(referee.opening(), in_force(live.timeline.entries), live.stored.clock))


def _rows(live: Live, steps: list[Step]) -> list[StepRow]:
    return [step_row(live.contract, step)._replace(n=n) for n, step in enumerate(steps, 1)]


def _side_by_side(
    stored: list[StepRow], again: list[StepRow]
) -> list[tuple[int, StepRow | None, StepRow | None]]:
    longest = max(len(stored), len(again))
    return [
        (n + 1, stored[n] if n < len(stored) else None, again[n] if n < len(again) else None)
        for n in range(longest)
    ]


def _difference(kept: StepRow | None, made: StepRow | None) -> str:
    if kept is None:
        return "the replay has it, the database has not"
    if made is None:
        return "the database has it, the replay has not"
    return "" if kept == made else _apart(kept, made)


def _apart(stored: Any, due: Any, place: str = "") -> str:
    """Where two values first differ, and how; "" where they are alike, as JSON gives them back."""
    if _plain(stored) == _plain(due):
        return ""
    for name, one, other in _parts(stored, due):
        if found := _apart(one, other, f"{place}, {name}" if place else name):
            return found
    return f"{place} is {_plain(stored)!s:.200}, should be {_plain(due)!s:.200}"


def _parts(stored: Any, due: Any) -> list[tuple[str, Any, Any]]:
    """What two values of the same make consist of, side by side; nothing where they are not."""
    fields = getattr(stored, "_fields", None)
    if fields and fields == getattr(due, "_fields", None):
        return [(name, getattr(stored, name), getattr(due, name)) for name in fields]
    if isinstance(stored, dict) and isinstance(due, dict) and stored.keys() == due.keys():
        return [(str(key), stored[key], due[key]) for key in stored]
    if isinstance(stored, tuple | list) and isinstance(due, tuple | list) and len(stored) == len(due):
        pairs = zip(stored, due, strict=True)
        return [(str(number), one, other) for number, (one, other) in enumerate(pairs, 1)]
    return []


def _plain(value: Any) -> Any:
    """Tuples as lists, all the way down, as JSON gives them back."""
    if isinstance(value, tuple | list):
        return [_plain(item) for item in value]
    if isinstance(value, dict):
        return {str(key): _plain(item) for key, item in value.items()}
    return value
