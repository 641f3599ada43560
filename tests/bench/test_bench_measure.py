"""Timing goes by the clock that is passed in, so these tests take no time."""

from collections.abc import Callable

import pytest

from gamemaster.bench.measure import Budget, each, folder, measure, ready, runs, weigh


class Work:
    """Work whose cost is known: each operation moves the clock on."""

    def __init__(self, *costs: float) -> None:
        self.now = 0.0
        self.costs = list(costs)
        self.calls: list[tuple[str, int]] = []

    def clock(self) -> float:
        return self.now

    def load(self, name: str, cost: Callable[[], float]) -> Callable[[int], Callable[[], object]]:
        def run(n: int) -> None:
            self.calls.append((name, n))
            self.now += n * cost()

        return runs(run)


def test_a_figure_is_the_time_of_one_operation() -> None:
    work = Work()
    [figure] = measure([work.load("a", lambda: 0.002)], Budget(1.0, 5), work.clock)
    assert figure.median == pytest.approx(0.002)
    assert figure.rate == pytest.approx(500)


def test_a_round_is_filled_and_the_budget_kept() -> None:
    work = Work()
    measure([work.load("a", lambda: 0.001)], Budget(1.0, 5), work.clock)
    rounds = [n for _, n in work.calls[-5:]]
    assert len(set(rounds)) == 1
    assert 100 <= rounds[0] <= 400
    assert work.now <= 3.0


def test_the_median_passes_over_a_round_that_was_disturbed() -> None:
    work = Work()
    costs = iter([1.0, 1.0, 9.0, 3.0, 2.0])
    # one operation fills a round, so that after the warm-up every call is a round
    [figure] = measure([work.load("a", lambda: next(costs))], Budget(2.0, 4), work.clock)
    assert (figure.best, figure.median, figure.worst) == (1.0, 2.5, 9.0)


def test_a_figure_and_its_floor_take_turns() -> None:
    work = Work()
    loads = [work.load("work", lambda: 2.0), work.load("floor", lambda: 1.0)]
    figures = measure(loads, Budget(6.0, 3), work.clock)
    assert [name for name, _ in work.calls[-6:]] == ["work", "floor"] * 3
    assert [figure.median for figure in figures] == [2.0, 1.0]


def test_making_the_data_is_not_timed() -> None:
    work, seen = Work(), list[int]()

    def supply(n: int) -> range:
        work.now += 100
        return range(n)

    def act(thing: int) -> None:
        seen.append(thing)
        work.now += 1

    [figure] = measure([each(act, supply)], Budget(2.0, 2), work.clock)
    assert figure.worst == 1.0
    assert seen


def test_work_that_costs_nothing_measurable_does_not_go_on_for_ever() -> None:
    work = Work()
    [figure] = measure([work.load("a", lambda: 1e-12)], Budget(1e-6, 2), work.clock)
    assert figure.median == pytest.approx(1e-12)


def test_weighing_finds_the_peak_and_not_what_is_left() -> None:
    def run(_: int) -> None:
        bytearray(5_000_000)

    assert 4.9 < weigh(runs(run)) < 6


def test_a_folder_is_gone_afterwards() -> None:
    with folder() as here:
        (here / "file").write_text("x", encoding="utf-8")
        assert here.is_dir()
    assert not here.exists()


def test_a_ready_load_is_yielded_as_it_is() -> None:
    load = runs(lambda n: n)
    with ready(load) as opened:
        assert opened is load


def test_a_round_never_has_more_operations_than_the_budget_allows() -> None:
    work = Work()
    measure([work.load("a", lambda: 0.0)], Budget(1.0, 2, most=30), work.clock)
    assert max(n for _, n in work.calls) == 30


def test_what_takes_longer_than_the_budget_is_not_repeated() -> None:
    work = Work()
    loads = [work.load("slow", lambda: 60.0), work.load("fast", lambda: 0.5)]
    slow, fast = measure(loads, Budget(1.0, 2), work.clock)
    assert (slow.median, fast.median) == (60.0, 0.5)
    assert [name for name, _ in work.calls].count("slow") == 1
