"""How things are timed: medians of several rounds, a figure and its floor in turns.

What must stay true: only the thunk that `Load` gives is inside the clock, so making the data costs
nothing; a figure and its floor are timed round by round in turns, so that a machine that grows busy
slows both; and everything runs once before it counts.
"""

import gc
import statistics
import time
import tracemalloc
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple, TypeVar

T = TypeVar("T")

Load = Callable[[int], Callable[[], object]]
"""Makes ready `n` operations and gives the thunk that carries them out."""

Subject = Callable[[], AbstractContextManager[Load]]
"""Opens what is to be timed (a database, a compiled template) and closes it afterwards."""

Clock = Callable[[], float]

_MEGABYTE = 1_000_000


class Budget(NamedTuple):
    """How long one load may be timed: `seconds` in all, cut into `rounds` of equal length.

    No round has more than `most` operations, since their data is made beforehand and held in memory.
    """

    seconds: float = 3.0
    rounds: int = 5
    most: int = 1_000_000


class Figure(NamedTuple):
    """Seconds for one operation: the median of the rounds, the best and the worst of them."""

    median: float
    best: float
    worst: float

    @property
    def rate(self) -> float:
        """Operations per second, of the median round."""
        return 1 / self.median


@contextmanager
def folder() -> Iterator[Path]:
    """A folder for databases, removed afterwards. It lies on a disk: /tmp is often memory, where a durable
    commit costs nothing."""
    disk = Path("/var/tmp")  # noqa: S108 - the folder in it is private
    with TemporaryDirectory(prefix="gamemaster-bench-", dir=disk if disk.is_dir() else None) as name:
        yield Path(name)


def runs(run: Callable[[int], object]) -> Load:
    """The load whose `n` operations are `run(n)`."""
    return lambda n: lambda: run(n)


@contextmanager
def ready(load: Load) -> Iterator[Load]:
    """A load that needs no opening, as a subject's context."""
    yield load


def each(act: Callable[[T], object], supply: Callable[[int], Iterable[T]]) -> Load:
    """The load that acts on `n` things, supplied beforehand."""

    def load(n: int) -> Callable[[], object]:
        things = list(supply(n))

        def thunk() -> None:
            for thing in things:
                act(thing)

        return thunk

    return load


def measure(loads: Sequence[Load], budget: Budget, clock: Clock = time.perf_counter) -> list[Figure]:
    """Time `loads` in turns; one figure each, in the same order.

    A load of which one operation takes longer than the whole budget is not repeated.
    """
    trials = [_trial(load, budget, clock) for load in loads]
    rounds: list[list[float]] = [[trial.taken] if trial.taken > budget.seconds else [] for trial in trials]
    gc.collect()
    for _ in range(budget.rounds):
        for load, trial, found in zip(loads, trials, rounds, strict=True):
            if trial.taken <= budget.seconds:
                found.append(_time(load, trial.size, clock) / trial.size)
    return [Figure(statistics.median(found), min(found), max(found)) for found in rounds]


def weigh(load: Load) -> float:
    """Megabytes that Python has allocated at most while one operation ran, beyond those it began with."""
    thunk = load(1)
    gc.collect()
    tracemalloc.start()
    try:
        before, _ = tracemalloc.get_traced_memory()
        thunk()
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    return (peak - before) / _MEGABYTE


class _Trial(NamedTuple):
    """How many operations fill one round, and how long one of them took."""

    size: int
    taken: float


def _trial(load: Load, budget: Budget, clock: Clock) -> _Trial:
    """Find out how long a round has to be; that is the warm-up, too."""
    share, size = budget.seconds / budget.rounds, 1
    while True:
        taken = _time(load, size, clock)
        if taken >= share / 2 or size >= budget.most:
            return _Trial(size, taken / size)
        # grow towards the share, never faster than tenfold: a first run is often untypical
        wanted = int(size * share / max(taken, 1e-9))
        size = min(budget.most, max(size + 1, min(size * 10, wanted)))


def _time(load: Load, size: int, clock: Clock) -> float:
    thunk = load(size)
    begun = clock()
    thunk()
    return clock() - begun
