"""Replay: ticks between entries, batches, privacy, the game master's own actions, held attempts."""

from dataclasses import replace

import pytest
from toy import TOY, Joined, ToySettings
from toygame import MONDAY, attempt, fold, hour, mail, plain, question, referee, ruling, setting, verdicts

from gamemaster.core.action import Attempt
from gamemaster.core.calendar import WEEK
from gamemaster.core.chance import KeyedChance
from gamemaster.core.contract import Start, Tick
from gamemaster.core.errors import BadSetting, LedgerError
from gamemaster.core.ledger import Act, Answer, Choose, Kind, Void
from gamemaster.core.outcome import Verdict
from gamemaster.core.replay import Referee, Step

JOIN = attempt("join")


def add(n: int) -> Attempt:
    return attempt("add", n=n)


def counter(step: Step, who: str = "Ondine") -> int:
    return step.after.state.players[who].counter


def test_ticks_happen_before_the_entry_at_their_moment_and_after_all_before_it() -> None:
    steps = fold(
        [mail(1, hour(1), JOIN, add(4)), mail(2, MONDAY + WEEK, add(1)), mail(3, MONDAY + 3 * WEEK, add(1))]
    )
    assert [step.entry.id for step in steps] == [
        "m1",
        "tick:week:2009-11-02T00:00:00Z",
        "m2",
        "tick:week:2009-11-09T00:00:00Z",
        "tick:week:2009-11-16T00:00:00Z",
        "m3",
    ]
    assert [counter(step) for step in steps] == [4, 3, 4, 3, 2, 3]
    assert [step.after.last for step in steps] == [step.entry.key for step in steps]


def test_the_clock_runs_on_after_the_last_entry_only_when_told() -> None:
    entries = [mail(1, hour(1), JOIN)]
    assert [step.entry.kind for step in fold(entries)] == [Kind.MESSAGE]
    steps = fold(entries, MONDAY + WEEK)
    assert [step.entry.kind for step in steps] == [Kind.MESSAGE, Kind.TICK]
    (outcome,) = steps[1].outcomes
    assert (outcome.attempt, outcome.verdict, outcome.events[0].name) == (None, Verdict.APPLIED, "week_began")


def test_a_rule_that_schedules_itself_for_ever_is_found_out() -> None:
    stuck = replace(TOY, next_tick=lambda state, settings: Tick("week", MONDAY))
    start = Start("toy", "Toy", MONDAY, "Sir Hale")
    game = Referee(stuck, KeyedChance(b"s", "toy"), start, ToySettings())
    with pytest.raises(LedgerError, match="does not get past 2009-10-26T00:00:00Z"):
        list(game.fold(game.opening(), (), MONDAY))


def test_a_tick_due_in_the_past_does_not_set_the_ledger_back() -> None:
    def once(state: object, settings: object) -> Tick | None:
        return Tick("late", MONDAY) if getattr(state, "players") and state.week == 1 else None  # noqa: B009

    late = replace(TOY, next_tick=once)
    game = referee(contract=late)
    steps = list(game.fold(game.opening(), plain([mail(1, hour(5), JOIN)]), hour(6)))
    assert [step.entry.kind for step in steps] == [Kind.MESSAGE, Kind.TICK]
    assert steps[1].after.last == steps[0].entry.key


BATCH = [JOIN, add(1), add(9), add(2)]


@pytest.mark.parametrize(
    ("mode", "told", "left"),
    [
        ("independent", ["applied", "applied", "refused OUT_OF_RANGE", "applied"], 3),
        ("stop", ["applied", "applied", "refused OUT_OF_RANGE", "refused BATCH_STOPPED"], 1),
        (
            "all_or_nothing",
            ["refused BATCH_UNDONE", "refused BATCH_UNDONE", "refused OUT_OF_RANGE", "refused BATCH_UNDONE"],
            None,
        ),
    ],
)
def test_a_failure_in_a_batch(mode: str, told: list[str], left: int | None) -> None:
    (step,) = fold([mail(1, hour(1), *BATCH)], batch_mode=mode)
    assert verdicts(step) == told
    assert [outcome.position for outcome in step.outcomes] == [(0, 0), (1, 0), (2, 0), (3, 0)]
    if left is None:
        assert step.after.state == step.before.state
        assert not any(outcome.events for outcome in step.outcomes)
    else:
        assert counter(step) == left


@pytest.mark.parametrize(("misdirected", "told"), [("refuse", "refused NOT_PUBLIC"), ("accept", "applied")])
def test_what_is_done_in_public_must_go_to_the_list(misdirected: str, told: str) -> None:
    entries = [mail(1, hour(1), JOIN), mail(2, hour(2), add(1), attempt("whisper", n=3), public=False)]
    step = fold(entries, misdirected=misdirected)[-1]
    assert verdicts(step) == [told, "applied"]
    refusal = step.outcomes[0].refusal
    assert refusal is None or (refusal.section == "1" and "TTttPF" in refusal.instead)


def test_only_rulings_perform_the_game_masters_actions() -> None:
    grant = attempt("grant", "Sir Hale", person="Ondine", stars=2)
    steps = fold([mail(1, hour(1), JOIN), mail(2, hour(2), grant), ruling(3, hour(3), Act((grant, grant)))])
    assert verdicts(steps[1]) == ["refused GM_ONLY"]
    assert verdicts(steps[2]) == ["applied", "applied"]
    assert steps[2].after.state.players["Ondine"].stars == 4


def test_a_question_holds_what_stands_behind_it_until_it_is_answered() -> None:
    asked = mail(1, hour(1), JOIN, question((add(1),), ()), add(2), question((add(5),)), add(3))
    (step,) = fold([asked])
    assert verdicts(step) == ["applied", "provisional", "provisional"]
    assert [outcome.position for outcome in step.outcomes] == [(0, 0), (2, 0), (4, 0)]
    assert counter(step) == 0

    first = ruling(2, hour(2), Answer("m1", 1, (add(1), add(4))))
    (step,) = fold([asked, first])
    assert [outcome.position for outcome in step.outcomes] == [(0, 0), (1, 0), (1, 1), (2, 0), (4, 0)]
    assert verdicts(step) == ["applied"] * 4 + ["provisional"]
    assert counter(step) == 7

    (step,) = fold([asked, first, ruling(3, hour(3), Answer("m1", 3, ()))])
    assert verdicts(step) == ["applied"] * 5
    assert (counter(step), step.after.state.players["Ondine"].stars) == (0, 1)

    # an answer behind a question that is still open waits with the rest
    (step,) = fold([asked, ruling(3, hour(3), Answer("m1", 3, (add(5),)))])
    assert verdicts(step) == ["applied", "provisional", "provisional", "provisional"]


def test_an_open_rule_waits_for_its_ruling_and_takes_it() -> None:
    bet = mail(1, hour(1), JOIN, attempt("bet", on="rain"), add(1))
    (step,) = fold([bet])
    assert verdicts(step) == ["applied", "needs_ruling WHO_WINS", "provisional"]
    assert step.outcomes[1].question is not None
    assert step.outcomes[1].question.candidates == ("won", "lost")
    for candidate, left in (("won", 4), ("lost", 1)):
        (step,) = fold([bet, ruling(2, hour(2), Choose("m1", (1, 0), candidate))])
        assert verdicts(step) == ["applied"] * 3
        assert counter(step) == left


def test_settings_and_text_hold_from_their_moment_on() -> None:
    bet = attempt("bet", on="x")
    entries = [
        mail(1, hour(1), JOIN, bet),
        setting(2, hour(2), bets="won"),
        mail(3, hour(3), bet),
        setting(4, hour(4), "A new text.", bets="gm"),
        mail(5, hour(5), bet),
    ]
    steps = fold(entries)
    assert [step.outcomes[-1].verdict.value for step in steps if step.outcomes] == [
        "needs_ruling",
        "applied",
        "needs_ruling",
    ]
    assert [step.after.text for step in steps] == [None, None, None, "A new text.", "A new text."]
    assert fold([*entries, setting(6, hour(1.5), bets="won")])[-1].after.settings.model_dump()["bets"] == "gm"


def test_an_impossible_setting_in_the_ledger_is_reported() -> None:
    with pytest.raises(BadSetting):
        fold([setting(1, hour(1), bets="perhaps")])


def test_draws_hang_on_the_entry_and_the_place_in_it() -> None:
    flips = mail(2, hour(2), attempt("flip"), question((attempt("flip"),)), attempt("flip"))
    answer = ruling(3, hour(3), Answer("m2", 1, (attempt("flip"), attempt("flip"))))
    entries = [mail(1, hour(1), JOIN), flips, answer]
    step = fold(entries)[-1]
    draws = [draw for outcome in step.outcomes for draw in outcome.draws]
    assert [draw.entry for draw in draws] == ["m2#0", "m2#1", "m2#1.1", "m2#2"]
    assert [draw.result for draw in draws] == [
        KeyedChance(b"s" * 32, "toy").draw(draw.entry, "coin", 0, 2) for draw in draws
    ]
    # a mail put before them, and one of them taken away, leave the other draws as they were
    other = mail(9, hour(1.5), attempt("join", "Brask"), attempt("flip", "Brask"), sender="Brask")
    again = fold([*entries, other, ruling(10, hour(9), Void("m1"))])
    assert not any(outcome.draws for step in again[1:] for outcome in step.outcomes)
    again = fold([*entries, other])
    assert [draw for outcome in again[-1].outcomes for draw in outcome.draws] == draws


def test_acting_for_another_reaches_the_rules_as_such() -> None:
    step = fold([mail(1, hour(1), attempt("join", "Brask", by="Ondine"))])[-1]
    assert step.outcomes[0].events == (Joined("Brask"),)


def test_remarks_come_with_what_is_applied() -> None:
    step = fold([mail(1, hour(1), JOIN, add(5))])[-1]
    assert [remark.code for remark in step.outcomes[1].remarks] == ["AT_MOST"]
