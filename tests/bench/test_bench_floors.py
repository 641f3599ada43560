"""Every floor does its work, and the durable ones leave nothing behind."""

import pytest

from gamemaster.bench import floors
from gamemaster.bench.measure import Subject

FLOORS: list[Subject] = [
    floors.parse,
    floors.commit,
    floors.parse_and_commit,
    floors.parse_and_commit_batched,
    floors.validate,
    floors.jinja,
    floors.hmac_draw,
    floors.interpreter,
]


@pytest.mark.parametrize("floor", FLOORS, ids=lambda floor: floor.__name__)
def test_a_floor_runs_as_often_as_it_is_asked_to(floor: Subject) -> None:
    with floor() as load:
        load(1)()
        load(3)()


def test_a_start_that_fails_is_not_taken_for_a_fast_one() -> None:
    with pytest.raises(Exception, match="non-zero exit status"):
        floors.start_of("-c", "raise SystemExit(3)")(1)()
