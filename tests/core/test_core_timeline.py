"""The timeline: any order of arrival gives what the fold from zero gives, at a bounded price."""

from dataclasses import replace
from datetime import datetime
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from toy import TOY, decide
from toygame import MONDAY, attempt, hour, mail, question, referee, ruling, setting

from gamemaster.core.calendar import WEEK
from gamemaster.core.errors import BadSetting, LedgerError
from gamemaster.core.ledger import Act, Answer, Choose, Entry, Kind, Redate, TickBody, Void, in_force
from gamemaster.core.replay import Referee, Standing, Step
from gamemaster.core.timeline import BeforeBase, Refold, Timeline

JOIN, ADD = attempt("join"), attempt("add", n=1)
GAME = referee()


def zero(game: Referee[Any], entries: tuple[Entry, ...], until: datetime) -> list[Step]:
    return list(game.fold(game.opening(), in_force(entries), until))


def at_end(game: Referee[Any], steps: list[Step]) -> Standing:
    return steps[-1].after if steps else game.opening()


class Watched:
    """A timeline whose steps are kept as its owner would, and compared with the fold from zero each time."""

    def __init__(self, timeline: Timeline) -> None:
        self.timeline = timeline
        self.steps: list[Step] = []

    def append(self, entry: Entry) -> Refold:
        refold = self.timeline.append(entry)
        kept = len(self.steps) - len(refold.old)
        assert tuple(self.steps[kept:]) == refold.old
        self.steps[kept:] = refold.new
        self.check()
        return refold

    def advance(self, until: datetime) -> tuple[Step, ...]:
        steps = self.timeline.advance(until)
        self.steps += steps
        self.check()
        return steps

    def check(self) -> None:
        timeline = self.timeline
        steps = zero(timeline.referee, timeline.entries, timeline.clock)
        assert self.steps == steps
        assert timeline.head == at_end(timeline.referee, steps)


@st.composite
def ledgers(draw: st.DrawFn) -> list[Entry]:
    moment = st.one_of(st.integers(0, 24 * 30).map(hour), st.integers(0, 4).map(lambda n: MONDAY + n * WEEK))
    who = st.sampled_from(["Ondine", "Brask"])
    acts = st.one_of(
        st.builds(lambda a: attempt("join", a), who),
        st.builds(lambda a: attempt("leave", a), who),
        st.builds(lambda a: attempt("flip", a), who),
        st.builds(lambda a: attempt("bet", a, on="x"), who),
        st.builds(lambda a, n: attempt("add", a, n=n), who, st.integers(0, 6)),
        st.just(question((JOIN,), ())),
    )
    of = st.integers(1, 12).flatmap(lambda n: st.sampled_from([f"m{n}", f"r{n}"]))
    decision = st.one_of(
        of.map(Void),
        st.builds(Redate, of, moment),
        st.builds(Choose, of, st.integers(0, 2).map(lambda n: (n, 0)), st.sampled_from(["won", "lost"])),
        st.builds(Answer, of, st.integers(0, 2), st.lists(st.just(ADD), max_size=2).map(tuple)),
        st.just(Act((attempt("grant", "Sir Hale", person="Ondine", stars=1),))),
    )
    entries = []
    for seq in range(1, draw(st.integers(1, 12)) + 1):
        at = draw(moment)
        match draw(st.integers(0, 5)):
            case 0 | 1:
                entries.append(ruling(seq, at, draw(decision)))
            case 2:
                entries.append(setting(seq, at, sides=draw(st.integers(1, 3))))
            case _:
                entries.append(mail(seq, at, *draw(st.lists(acts, max_size=3))))
    return entries


@given(ledgers(), st.randoms(use_true_random=False), st.sampled_from([1, 2, 5, 64]))
def test_any_order_of_arrival_equals_the_fold_from_zero(
    entries: list[Entry], random: Random, every: int
) -> None:
    watched = Watched(Timeline(GAME, every=every))
    for entry in random.sample(entries, len(entries)):
        if random.random() < 0.3:
            watched.advance(hour(random.randrange(24 * 35)))
        watched.append(entry)
    timeline = watched.timeline
    assert Timeline(GAME, entries, every=every).head == at_end(GAME, zero(GAME, tuple(entries), MONDAY))
    for _ in range(3):
        moment = hour(random.randrange(24 * 35))
        then = [item for item in in_force(entries) if item.entry.at <= moment]
        steps = list(GAME.fold(GAME.opening(), then, min(moment, timeline.clock)))
        assert timeline.standing_at(moment) == at_end(GAME, steps)


@given(ledgers(), st.randoms(use_true_random=False))
def test_a_base_in_the_middle_gives_the_same_or_says_that_it_cannot(
    entries: list[Entry], random: Random
) -> None:
    first = entries[: len(entries) // 2]
    base = Timeline(GAME, first)
    base.advance(hour(random.randrange(24 * 20)))
    later = Timeline(GAME, first, base=base.head, every=2)
    assert later.head == base.head
    for entry in entries[len(entries) // 2 :]:
        before, clock = later.head, later.clock
        refold = base.append(entry)
        try:
            same = later.append(entry)
        except BeforeBase:
            assert (later.head, later.clock) == (before, clock)
            assert entry not in later.entries
            later = Timeline(GAME, base.entries)
            later.advance(base.clock)
        else:
            assert same == refold
        assert later.head == base.head


class Counting:
    """A toy game that counts how often a rule is asked."""

    def __init__(self) -> None:
        self.calls = 0
        self.referee = referee(contract=replace(TOY, decide=self._decide))

    def _decide(self, *args: Any) -> Any:
        self.calls += 1
        return decide(*args)

    def spent(self) -> int:
        calls, self.calls = self.calls, 0
        return calls


def long_game(every: int = 8) -> tuple[Counting, Timeline]:
    counting = Counting()
    timeline = Timeline(counting.referee, [mail(n, hour(n), ADD) for n in range(1, 201)], every=every)
    counting.spent()
    return counting, timeline


def test_an_entry_at_the_end_costs_one_fold() -> None:
    counting, timeline = long_game()
    refold = timeline.append(mail(300, hour(300), ADD))
    assert refold.old == ()
    assert [step.entry.id for step in refold.new if step.entry.kind is Kind.MESSAGE] == ["m300"]
    assert counting.spent() == 1


def test_an_entry_between_the_last_and_the_clock_is_at_the_end_too() -> None:
    counting, timeline = long_game()
    ticked = timeline.advance(hour(24 * 7 * 4 + 5))
    assert len(ticked) == 3
    refold = timeline.append(mail(300, hour(24 * 7 * 4 + 1), ADD))
    assert (refold.old, len(refold.new), counting.spent()) == ((), 1, 1)
    # and one before a tick that has happened takes that tick back
    refold = timeline.append(mail(301, hour(24 * 7 * 4 - 1), ADD))
    assert [step.entry.kind for step in refold.old] == [Kind.TICK, Kind.MESSAGE]
    assert [step.entry.id for step in refold.new][::2] == ["m301", "m300"]


def test_an_entry_in_the_past_folds_from_the_nearest_checkpoint() -> None:
    counting, timeline = long_game(every=8)
    refold = timeline.append(mail(300, hour(190.5), ADD))
    messages = [step for step in refold.new if step.entry.kind is Kind.MESSAGE]
    assert len(messages) == 11
    assert counting.spent() <= 8 + 10 + 11
    # checkpoints behind it were made anew
    timeline.append(mail(301, hour(199.5), ADD))
    assert counting.spent() <= 8 + 1 + 2


def test_a_ruling_on_the_recent_past_does_not_fold_the_distant_one() -> None:
    counting, timeline = long_game(every=8)
    refold = timeline.append(ruling(300, hour(300), Void("m195")))
    assert counting.spent() <= 8 + 6 + 5
    assert next(step.entry.id for step in refold.old if step.entry.kind is Kind.MESSAGE) == "m195"
    assert "m195" not in {step.entry.id for step in refold.new}


def test_standing_at_folds_from_the_nearest_checkpoint() -> None:
    counting, timeline = long_game(every=8)
    timeline.standing_at(hour(100.5))
    assert counting.spent() <= 8
    assert timeline.standing_at(hour(500)) is timeline.head


def test_a_ruling_without_effect_changes_nothing() -> None:
    _, timeline = long_game()
    head = timeline.head
    assert timeline.append(ruling(300, hour(300), Void("m999"))) == Refold((), ())
    assert timeline.head == head
    # it takes effect when its entry comes
    assert timeline.append(mail(999, hour(3), ADD)) == Refold((), ())


def test_the_clock_is_the_last_entrys_or_later_and_never_goes_back_by_advancing() -> None:
    timeline = Timeline(GAME)
    assert timeline.clock == MONDAY
    timeline.append(mail(1, hour(5), JOIN))
    assert timeline.clock == hour(5)
    assert timeline.advance(hour(4)) == ()
    assert timeline.clock == hour(5)
    assert len(timeline.advance(MONDAY + 2 * WEEK)) == 2
    assert timeline.advance(MONDAY + 2 * WEEK) == ()
    assert timeline.clock == MONDAY + 2 * WEEK


def test_a_date_far_ahead_that_is_taken_back_takes_its_weeks_with_it() -> None:
    watched = Watched(Timeline(GAME))
    watched.append(mail(1, hour(5), JOIN))
    watched.append(mail(2, MONDAY + 50 * WEEK, ADD))
    assert len(watched.steps) == 52
    watched.append(ruling(3, hour(6), Redate("m2", hour(5.5))))
    assert [step.entry.id for step in watched.steps] == ["m1", "m2"]
    assert watched.timeline.clock == hour(5.5)


@pytest.mark.parametrize(
    ("entry", "error"),
    [
        (mail(1, hour(9), ADD), LedgerError),
        (Entry("tick", hour(9), 0, Kind.TICK, TickBody("week")), LedgerError),
        (setting(8, hour(0.5), bets="perhaps"), BadSetting),
        (setting(8, hour(9), bets="perhaps"), BadSetting),
    ],
)
def test_what_goes_wrong_leaves_everything_as_it_was(entry: Entry, error: type[Exception]) -> None:
    watched = Watched(Timeline(GAME, every=1))
    watched.append(mail(1, hour(1), JOIN))
    watched.append(mail(2, hour(2), ADD))
    with pytest.raises(error):
        watched.timeline.append(entry)
    watched.check()
    watched.append(mail(3, hour(1.5), ADD))
    watched.append(mail(4, hour(4), ADD))


def test_the_same_entry_given_twice_at_the_start_is_an_error() -> None:
    with pytest.raises(LedgerError, match="m1 is in the ledger already"):
        Timeline(GAME, [mail(1, hour(1), JOIN), mail(1, hour(2), JOIN)])


def test_what_lies_before_the_base_is_out_of_reach() -> None:
    whole = Timeline(GAME, [mail(1, hour(1), JOIN), mail(2, hour(2), ADD)])
    timeline = Timeline(GAME, [mail(2, hour(2), ADD)], base=whole.head)
    for entry in (
        mail(3, hour(1.5), ADD),
        ruling(4, hour(9), Void("m1")),
        ruling(5, hour(9), Void("m2")),
        ruling(6, hour(9), Redate("m2", hour(8))),
    ):
        with pytest.raises(BeforeBase):
            timeline.append(entry)
    with pytest.raises(BeforeBase):
        timeline.standing_at(hour(1))
    timeline.append(mail(7, hour(7), ADD))
    with pytest.raises(BeforeBase):
        timeline.append(ruling(8, hour(9), Redate("m7", hour(1.5))))
    assert timeline.head.state.players["Ondine"].counter == 2
