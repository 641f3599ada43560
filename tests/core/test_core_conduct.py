"""Rulings on the game's conduct, and statements of what is true: dated, reversible, alike in every replay."""

import json
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from toy import TOY
from toygame import MONDAY, attempt, fold, hour, mail, question, referee, ruling, setting, verdicts

from gamemaster.core.calendar import WEEK
from gamemaster.core.codec import decode_entry, encode_entry
from gamemaster.core.conduct import Conduct
from gamemaster.core.ledger import (
    ActFor,
    Answer,
    Assert,
    Choose,
    Decision,
    Entry,
    HandOver,
    Kind,
    Pause,
    Redate,
    Reread,
    Resume,
    Substitute,
    Void,
    in_force,
)
from gamemaster.core.presiding import KEPT
from gamemaster.core.reading import Reading
from gamemaster.core.timeline import Timeline

JOIN, ADD = attempt("join"), attempt("add", n=1)
GAME = referee()


def counter(entries: list[Entry], who: str = "Ondine") -> int:
    state = fold(entries)[-1].after.state
    return int(state.players[who].counter)


class TestConduct:
    def test_a_part_keeps_its_name_and_the_replaced_person_has_none(self) -> None:
        conduct = Conduct("Sir Hale").seated("Ondine", "Quillon")
        assert (conduct.player("Ondine"), conduct.part("Quillon"), conduct.part("Ondine")) == (
            "Quillon",
            "Ondine",
            None,
        )
        assert conduct.seated("Ondine", "Ondine") == Conduct("Sir Hale")

    def test_nobody_is_replaced_at_first(self) -> None:
        assert (Conduct("Sir Hale").part("Brask"), Conduct().player("Brask")) == ("Brask", "Brask")


class TestHandOver:
    def test_from_its_moment_on_somebody_else_is_game_master(self) -> None:
        steps = fold([mail(1, hour(1), JOIN), ruling(2, hour(2), HandOver("Mirelle")), mail(3, hour(3), ADD)])
        assert [step.after.conduct.gm for step in steps] == ["Sir Hale", "Mirelle", "Mirelle"]
        assert "Mirelle is Game Master" in steps[1].outcomes[0].text

    def test_taken_back_it_never_was(self) -> None:
        entries = [mail(1, hour(1), JOIN), ruling(2, hour(2), HandOver("Mirelle"))]
        back = [*entries, ruling(3, hour(3), Void("r2"))]
        assert fold(back) == fold(entries[:1])


class TestSubstitute:
    PLAYED = (mail(1, hour(1), JOIN), ruling(2, hour(2), Substitute("Ondine", "Quillon")))

    def test_the_substitute_acts_in_the_part(self) -> None:
        late = mail(3, hour(3), attempt("add", "Quillon", n=3), sender="Quillon")
        steps = fold([*self.PLAYED, late])
        assert verdicts(steps[-1]) == ["applied"]
        assert steps[-1].outcomes[0].attempt == attempt("add", "Ondine", n=3)
        assert counter([*self.PLAYED, late]) == 3

    def test_the_replaced_player_acts_no_more(self) -> None:
        assert verdicts(fold([*self.PLAYED, mail(3, hour(3), ADD)])[-1]) == ["refused REPLACED"]

    def test_before_the_ruling_everybody_acts_for_emself(self) -> None:
        assert counter([*self.PLAYED, mail(3, hour(1.5), ADD)]) == 1

    def test_another_persons_parts_are_not_touched(self) -> None:
        steps = fold([*self.PLAYED, mail(3, hour(3), attempt("join", "Brask"), sender="Brask")])
        assert verdicts(steps[-1]) == ["applied"]

    def test_acting_on_behalf_goes_by_parts_too(self) -> None:
        act = attempt("add", "Brask", by="Quillon", n=1)
        joined = mail(4, hour(1.2), attempt("join", "Brask"), sender="Brask")
        steps = fold([*self.PLAYED, joined, mail(5, hour(3), act, sender="Quillon")])
        assert steps[-1].outcomes[0].attempt == attempt("add", "Brask", by="Ondine", n=1)


class TestPause:
    def test_no_move_counts_and_nothing_falls_due(self) -> None:
        entries = [
            mail(1, hour(1), JOIN, ADD),
            ruling(2, hour(2), Pause()),
            mail(3, hour(3), ADD),
        ]
        steps = fold(entries, MONDAY + 3 * WEEK)
        assert verdicts(steps[-1]) == ["refused PAUSED"]
        assert [step.entry.kind for step in steps] == [Kind.MESSAGE, Kind.RULING, Kind.MESSAGE]

    def test_what_fell_due_happens_when_it_goes_on(self) -> None:
        resumed = MONDAY + 2 * WEEK + WEEK / 2
        entries = [mail(1, hour(1), JOIN, ADD), ruling(2, hour(2), Pause()), ruling(3, resumed, Resume())]
        steps = fold(entries, resumed)
        ticks = [step for step in steps if step.entry.kind is Kind.TICK]
        assert [step.entry.at for step in ticks] == [resumed, resumed]
        assert [step.entry.id for step in ticks] == [
            "tick:week:2009-11-02T00:00:00Z",
            "tick:week:2009-11-09T00:00:00Z",
        ]
        assert steps[-1].after.state.week == 3

    def test_a_ruling_counts_while_the_game_stands_still(self) -> None:
        entries = [mail(1, hour(1), JOIN), ruling(2, hour(2), Pause()), ruling(3, hour(3), ActFor((ADD,)))]
        assert verdicts(fold(entries)[-1]) == ["applied"]

    def test_a_second_pause_does_not_begin_anew(self) -> None:
        entries = [ruling(1, hour(1), Pause()), ruling(2, hour(2), Pause())]
        assert fold(entries)[-1].after.conduct.paused == hour(1)

    def test_a_pause_taken_back_lets_everything_happen_in_its_time(self) -> None:
        entries = [mail(1, hour(1), JOIN, ADD), ruling(2, hour(2), Pause()), mail(3, hour(3), ADD)]
        back = [*entries, ruling(4, hour(300), Void("r2"))]
        assert fold(back, MONDAY + WEEK) == fold([entries[0], entries[2]], MONDAY + WEEK)


class TestActFor:
    def test_the_players_own_rules_apply(self) -> None:
        entries = [mail(1, hour(1), JOIN), ruling(2, hour(2), ActFor((attempt("add", n=9),)))]
        assert verdicts(fold(entries)[-1]) == ["refused OUT_OF_RANGE"]

    def test_it_gives_nobody_the_game_masters_powers(self) -> None:
        grant = attempt("grant", person="Ondine", stars=1)
        entries = [mail(1, hour(1), JOIN), ruling(2, hour(2), ActFor((grant,)))]
        assert verdicts(fold(entries)[-1]) == ["refused GM_ONLY"]


class TestReread:
    def test_the_message_says_something_else(self) -> None:
        other = Reading((attempt("add", n=4),), (), "hand")
        entries = [mail(1, hour(1), JOIN), mail(2, hour(2), ADD), ruling(3, hour(3), Reread("m2", other))]
        assert counter(entries) == 4

    def test_earlier_answers_spoke_of_the_earlier_reading(self) -> None:
        other = Reading((question((ADD,), ()),), (), "hand")
        entries = [
            mail(1, hour(1), JOIN, question((ADD,), ())),
            ruling(2, hour(2), Answer("m1", 1, (ADD,))),
            ruling(3, hour(3), Reread("m1", Reading((JOIN, *other.items), (), "hand"))),
        ]
        assert counter(entries) == 0
        assert counter([*entries, ruling(4, hour(4), Answer("m1", 1, (ADD, ADD)))]) == 2


class TestAssert:
    JOINED = (mail(1, hour(1), JOIN, ADD),)

    def test_what_is_so_is_noted(self) -> None:
        steps = fold([*self.JOINED, ruling(2, hour(2), Assert("Ondine", "counter", 1))])
        assert (verdicts(steps[-1]), steps[-1].after.state) == (["applied"], steps[0].after.state)

    @pytest.mark.parametrize(
        ("subject", "name", "value"), [("Ondine", "counter", 3), ("Ondine", "wit", 1), ("Tarn", "counter", 0)]
    )
    def test_what_is_not_so_is_a_discrepancy(self, subject: str, name: str, value: int) -> None:
        steps = fold([*self.JOINED, ruling(2, hour(2), Assert(subject, name, value))])
        assert verdicts(steps[-1]) == ["needs_ruling DISCREPANCY"]
        question = steps[-1].outcomes[0].question
        # this game has no way to set a value
        assert question is not None
        assert question.candidates == (KEPT,)

    def test_the_game_master_may_find_the_ledger_right(self) -> None:
        entries = [
            *self.JOINED,
            ruling(2, hour(2), Assert("Ondine", "counter", 3)),
            ruling(3, hour(3), Choose("r2", (0, 0), KEPT)),
        ]
        assert verdicts(fold(entries)[-1]) == ["applied"]
        assert counter(entries) == 1

    def test_a_late_mail_may_settle_it(self) -> None:
        stated = ruling(2, hour(2), Assert("Ondine", "counter", 3))
        steps = fold([*self.JOINED, stated, mail(3, hour(1.5), attempt("add", n=2))])
        assert verdicts(steps[-1]) == ["applied"]


DECISIONS: tuple[Decision, ...] = (
    HandOver("Mirelle"),
    Substitute("Ondine", "Quillon"),
    Pause(),
    Resume(),
    Assert("Ondine", "counter", {"a": [1, None]}),
    ActFor((ADD,)),
    Reread("m1", Reading((ADD, question((ADD,), ())), (), "x")),
)


@pytest.mark.parametrize("decision", DECISIONS, ids=lambda d: type(d).__name__)
def test_a_ruling_survives_json(decision: Decision) -> None:
    entry = ruling(1, hour(1), decision)
    entry = Entry(entry.id, entry.at, 1, entry.kind, entry.body._replace(cites="case 2296"))  # type: ignore[union-attr]
    assert decode_entry(json.loads(json.dumps(encode_entry(entry))), TOY.vocabulary) == entry


@st.composite
def games(draw: st.DrawFn) -> list[Entry]:
    """A few mails and settings of two people, over two weeks."""
    moment = st.integers(0, 24 * 15).map(hour)
    who = st.sampled_from(["Ondine", "Brask", "Quillon"])
    acts = st.one_of(
        st.builds(lambda a: attempt("join", a), who),
        st.builds(lambda a, n: attempt("add", a, n=n), who, st.integers(0, 6)),
        st.builds(lambda a: attempt("flip", a), who),
        st.just(question((JOIN,), ())),
    )
    entries: list[Entry] = [mail(1, hour(0), JOIN)]
    for seq in range(2, draw(st.integers(3, 10))):
        items = draw(st.lists(acts, min_size=1, max_size=3))
        entries.append(
            setting(seq, draw(moment), sides=3)
            if draw(st.integers(0, 5)) == 0
            else mail(seq, draw(moment), *items)
        )
    return entries


def rulings() -> st.SearchStrategy[Decision]:
    of = st.integers(1, 9).map(lambda n: f"m{n}")
    return st.one_of(
        st.sampled_from(DECISIONS),
        of.map(Void),
        st.builds(Redate, of, st.integers(0, 24 * 15).map(hour)),
        st.builds(Answer, of, st.integers(0, 2), st.just((ADD,))),
        st.builds(lambda of: Reread(of, Reading((ADD,), (), "x")), of),
    )


@given(games(), st.lists(rulings(), min_size=1, max_size=3), st.randoms(use_true_random=False))
def test_rulings_and_their_reversals_leave_the_game_as_it_was(
    entries: list[Entry], decisions: list[Decision], random: Random
) -> None:
    """A ruling then its reversal is the identity, whatever the ruling and however it came in between."""
    until = hour(24 * 20)
    timeline = Timeline(GAME, entries, every=random.choice([1, 3, 64]))
    timeline.advance(until)
    before = timeline.head
    count = len(entries) + 1
    made = [
        ruling(count + n, hour(random.randrange(24 * 20)), decision) for n, decision in enumerate(decisions)
    ]
    for entry in made:
        timeline.append(entry)
    count += len(made)
    for n, entry in enumerate(random.sample(made, len(made))):
        timeline.append(ruling(count + n, hour(random.randrange(24 * 20)), Void(entry.id)))
    assert timeline.head == before
    assert [i.entry for i in in_force(timeline.entries)] == [i.entry for i in in_force(entries)]


@given(games(), rulings(), rulings())
def test_a_contrary_ruling_leaves_what_a_clean_replay_with_the_last_one_gives(
    entries: list[Entry], first: Decision, last: Decision
) -> None:
    """A ruling, taken back for a contrary one: the state is that of a game that only ever had the last."""
    n = len(entries) + 1
    one, back, other = (
        ruling(n, hour(400), first),
        ruling(n + 1, hour(401), Void(f"r{n}")),
        ruling(n + 2, hour(402), last),
    )
    timeline = Timeline(GAME, entries)
    for entry in (one, back, other):
        timeline.append(entry)
    clean = Timeline(GAME, [*entries, other])
    clean.advance(timeline.clock)
    timeline.advance(clean.clock)
    assert timeline.head == clean.head
