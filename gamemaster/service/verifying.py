"""Proof that what is stored is what the history makes: a replay from zero, compared with the database."""

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection

from gamemaster.core.ledger import in_force
from gamemaster.service.live import Live, load_live
from gamemaster.service.recording import step_row
from gamemaster.service.workspace import Workspace
from gamemaster.store.games import list_games
from gamemaster.store.history import steps_from
from gamemaster.store.ledger import StepRow

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
        counts = f"{self.entries} entries, {self.steps} steps, {self.draws} draws"
        if not self.wrong:
            return f"{self.game}: the stored game is the replay of its history ({counts})."
        return "\n".join([f"{self.game}: DIFFERS ({counts})", *(f"  {line}" for line in self.differing)])


def verify(ws: Workspace, game: str) -> list[Verified]:
    """Replay one game, or all, from zero and compare each step with what is stored."""
    with ws.read() as tx:
        names = [game] if game else [found.id for found in list_games(tx)]
        return [_verify(tx, name) for name in names]


def _verify(tx: Connection, name: str) -> Verified:
    live = load_live(tx, name, whole=True)
    stored = steps_from(tx, name, 1)
    again = _replayed(live)
    differing = [
        f"step {n} ({kept.entry if kept else made.entry if made else '?'}): {what}"
        for n, kept, made in _side_by_side(stored, again)
        if (what := _difference(kept, made))
    ]
    draws = sum(len(outcome.draws or ()) for step in again for outcome in step.outcomes)
    entries = len(live.timeline.entries)
    return Verified(name, entries, len(again), draws, live.commitment, tuple(differing[:_NAMED]))


def _replayed(live: Live) -> list[StepRow]:
    referee = live.timeline.referee
    entries = in_force(live.timeline.entries)
    steps = referee.fold(referee.opening(), entries, live.stored.clock)
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
    for name in StepRow._fields:
        stored, due = _plain(getattr(kept, name)), _plain(getattr(made, name))
        if stored != due:
            return f"{name} is {stored!s:.200}, should be {due!s:.200}"
    return ""


def _plain(value: Any) -> Any:
    """Tuples as lists, all the way down, as JSON gives them back."""
    if isinstance(value, tuple | list):
        return [_plain(item) for item in value]
    if isinstance(value, dict):
        return {str(key): _plain(item) for key, item in value.items()}
    return value
