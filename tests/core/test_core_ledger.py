"""What rulings leave of the ledger, and in which order."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from toygame import attempt, hour, mail, ruling, setting

from gamemaster.core.ledger import (
    Act,
    Answer,
    Choose,
    Decision,
    Entry,
    Kind,
    Redate,
    ReportBody,
    TickBody,
    Void,
    in_force,
)


def ids(entries: list[Entry]) -> list[str]:
    return [item.entry.id for item in in_force(entries)]


def test_entries_count_by_time_then_arrival_and_the_clock_comes_first() -> None:
    at = hour(5)
    report = Entry("report", at, 1, Kind.REPORT, ReportBody(1, "00"))
    tick = Entry("tick", at, 0, Kind.TICK, TickBody("week"))
    entries = [
        report,
        mail(6, at),
        mail(5, at),
        ruling(4, at, Act(())),
        setting(3, at),
        mail(2, hour(4)),
        tick,
    ]
    assert ids(entries) == ["m2", "tick", "report", "s3", "r4", "m5", "m6"]


def test_a_voided_entry_is_out_and_the_ruling_with_it() -> None:
    assert ids([mail(1, hour(1)), mail(2, hour(2)), ruling(3, hour(3), Void("m1"))]) == ["m2"]


def test_acts_of_the_game_master_stay_in_and_can_be_voided() -> None:
    act = ruling(2, hour(2), Act((attempt("grant", "Sir Hale", person="Ondine", stars=1),)))
    assert ids([mail(1, hour(1)), act]) == ["m1", "r2"]
    assert ids([mail(1, hour(1)), act, ruling(3, hour(3), Void("r2"))]) == ["m1"]


def test_a_redated_entry_moves_and_keeps_its_name_and_arrival() -> None:
    entries = [mail(1, hour(1)), mail(2, hour(2)), ruling(3, hour(3), Redate("m2", hour(0.5)))]
    first, second = in_force(entries)
    assert (first.entry.id, first.entry.at, first.entry.seq) == ("m2", hour(0.5), 2)
    assert first.key < second.key


@pytest.mark.parametrize("order", [(1, 2), (2, 1)])
def test_the_ruling_that_arrived_last_holds(order: tuple[int, int]) -> None:
    dates = {1: hour(7), 2: hour(8)}
    rulings = [ruling(10 + n, hour(20 - n), Redate("m1", dates[n])) for n in order]
    (item,) = in_force([mail(1, hour(1)), *rulings])
    assert item.entry.at == hour(8)


def test_answers_and_choices_go_with_the_entry_they_speak_of() -> None:
    meant = (attempt("join"),)
    entries = [
        mail(1, hour(1)),
        mail(2, hour(2)),
        ruling(3, hour(3), Answer("m1", 0, meant)),
        ruling(4, hour(4), Answer("m1", 2, ())),
        ruling(5, hour(5), Choose("m2", (1, 0), "won")),
    ]
    first, second = in_force(entries)
    assert dict(first.answers) == {0: meant, 2: ()}
    assert dict(second.choices) == {(1, 0): "won"}
    assert not first.choices
    assert not second.answers


def test_a_later_answer_replaces_an_earlier_one() -> None:
    meant = (attempt("join"),)
    entries = [
        mail(1, hour(1)),
        ruling(3, hour(3), Answer("m1", 0, meant)),
        ruling(4, hour(2), Answer("m1", 0, ())),
    ]
    (item,) = in_force(entries)
    assert dict(item.answers) == {0: ()}


@pytest.mark.parametrize(
    ("voids", "stands"),
    [
        (["r3"], True),
        (["r3", "r4"], False),
        (["r3", "r4", "r5"], True),
        (["r3", "r4", "r4"], False),
    ],
)
def test_rulings_can_be_taken_back_and_the_taking_back_too(voids: list[str], stands: bool) -> None:
    chain = [ruling(4 + n, hour(4 + n), Void(of)) for n, of in enumerate(voids)]
    entries = [mail(1, hour(1)), ruling(3, hour(3), Void("m1")), *chain]
    assert ids(entries) == (["m1"] if stands else [])


DECISIONS = st.one_of(
    st.sampled_from(["m1", "m2", "r3", "r4", "r5"]).map(Void),
    st.builds(Redate, st.sampled_from(["m1", "m2"]), st.integers(0, 50).map(hour)),
    st.builds(Choose, st.sampled_from(["m1", "m2"]), st.just((0, 0)), st.sampled_from(["won", "lost"])),
    st.builds(Answer, st.sampled_from(["m1", "m2"]), st.integers(0, 1), st.just(())),
)


@given(st.lists(DECISIONS, max_size=5), st.randoms(use_true_random=False))
def test_the_order_in_which_entries_are_listed_does_not_matter(decisions: list[Decision], random) -> None:
    entries = [mail(1, hour(1)), mail(2, hour(2))]
    entries += [ruling(3 + n, hour(3 + n), decision) for n, decision in enumerate(decisions)]
    shuffled = random.sample(entries, len(entries))
    assert in_force(shuffled) == in_force(entries)
