"""The table tells what was found, against the floor and the target."""

import pytest

from gamemaster.bench.measure import Budget, Figure, ready, runs
from gamemaster.bench.table import Found, Line, Row, Unit, number, table, timed


def row(unit: Unit, target: float | None, what: str = "work", peers: str = "") -> Row:
    return Row("work", what, unit, target, "the least", lambda _: Found(0), peers)


@pytest.mark.parametrize(
    ("unit", "value", "floor", "times"),
    [
        (Unit.RATE, 500, 2_000, 4.0),
        (Unit.MILLISECONDS, 8, 2, 4.0),
        (Unit.SECONDS, 30, 60, 0.5),
        (Unit.RATE, 500, None, None),
    ],
)
def test_the_distance_from_the_floor(unit: Unit, value: float, floor: float | None, times: float) -> None:
    assert Line(row(unit, None), Found(value, floor)).times_floor == times


@pytest.mark.parametrize(
    ("unit", "value", "target", "reached"),
    [
        (Unit.RATE, 1_000, 1_000, True),
        (Unit.RATE, 999, 1_000, False),
        (Unit.MILLISECONDS, 10, 10, True),
        (Unit.MILLISECONDS, 10.1, 10, False),
        (Unit.MEGABYTES, 65, 64, False),
        (Unit.SECONDS, 65, None, None),
    ],
)
def test_more_is_better_only_of_rates(unit: Unit, value: float, target: float | None, reached: bool) -> None:
    assert Line(row(unit, target), Found(value)).reached is reached


def test_the_columns_line_up() -> None:
    lines = [
        Line(row(Unit.RATE, 1_000, "one mail"), Found(1_234.5, 2_469)),
        Line(row(Unit.MILLISECONDS, 10, "a much longer name"), Found(3.14159, 0.5, "it has 200 lines")),
    ]
    shown = table(lines).splitlines()
    title, rule, first, second = shown[2:6]
    assert set(rule) == {"-"}
    assert first == "one mail            1,234 /s  2,469 /s      2.0  >= 1,000 /s  ok  the least"
    assert second == "a much longer name   3.14 ms   0.50 ms      6.3     <= 10 ms  ok  the least"
    assert title.index("the floor is") == first.index("the least") == second.index("the least")
    assert "a much longer name: it has 200 lines" in shown
    assert shown[-1] == "Every target is reached."


def test_what_falls_short_is_named() -> None:
    shown = table([Line(row(Unit.RATE, 10, "one mail", "others 5/s"), Found(1))])
    assert "  short" in shown
    assert "one mail: beside it, measured elsewhere: others 5/s" in shown
    assert shown.endswith("Short of the target: one mail.")


def test_json_holds_everything() -> None:
    assert Line(row(Unit.RATE, 10), Found(5, 20, "n")).to_json() == {
        "key": "work",
        "what": "work",
        "unit": "/s",
        "value": 5,
        "floor": 20,
        "floor_is": "the least",
        "times_floor": 4,
        "target": 10,
        "reached": False,
        "peers": "",
        "note": "n",
    }


@pytest.mark.parametrize(
    ("value", "shown"), [(1_234_567.8, "1,234,568"), (123.4, "123"), (12.34, "12.3"), (1.234, "1.23")]
)
def test_figures_have_the_digits_they_deserve(value: float, shown: str) -> None:
    assert number(value) == shown


@pytest.mark.parametrize(
    ("unit", "times", "value", "floor"),
    [(Unit.RATE, 1, 4, 2), (Unit.MILLISECONDS, 1, 250, 500), (Unit.SECONDS, 100, 25, 50)],
)
def test_both_figures_come_in_the_unit_of_the_row(
    monkeypatch: pytest.MonkeyPatch, unit: Unit, times: int, value: float, floor: float
) -> None:
    figures = [Figure(0.25, 0.2, 0.3), Figure(0.5, 0.4, 0.6)]
    monkeypatch.setattr("gamemaster.bench.table.measure", lambda loads, _: figures[: len(loads)])
    nothing = runs(lambda n: n)
    measured = timed(lambda: ready(nothing), lambda: ready(nothing), unit, times)(Budget())
    assert measured == Found(pytest.approx(value), pytest.approx(floor))
    assert timed(lambda: ready(nothing), None, unit, times)(Budget()).floor is None


def test_megabytes_cannot_be_timed() -> None:
    with pytest.raises(ValueError, match="weighed"):
        timed(lambda: ready(runs(lambda n: n)), None, Unit.MEGABYTES)(Budget(0.0, 1))
