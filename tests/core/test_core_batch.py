"""The acts of one entry that hang on something or are several, in a game small enough to see through."""

import json

import pytest
from toy import TOY
from toygame import attempt, fold, hour, mail, question, ruling, verdicts

from gamemaster.core.action import Attempt
from gamemaster.core.amount import Each, Repeat, amount
from gamemaster.core.condition import Compare, Guard, Possible, Seen, TakesPart, Worked
from gamemaster.core.ledger import Act, Answer, Choose

JOIN = attempt("join")


def add(n: int, start: int = 0) -> Attempt:
    return attempt("add", n=n)._replace(span=(start, start + 5))


def counts(least: int, span: tuple[int, int] = (90, 95), otherwise: bool = False) -> Guard:
    return Guard("I count enough", span, Compare(Seen("counter", "Ondine"), ">=", least), otherwise)


def test_a_condition_is_decided_once_for_all_acts_under_it() -> None:
    first = mail(1, hour(1), JOIN, add(4))
    under = [add(5)._replace(when=counts(4)), add(1)._replace(when=counts(4))]
    (step,) = fold([first, mail(2, hour(2), *under, add(3)._replace(when=counts(4, otherwise=True)))])[1:]
    assert verdicts(step) == ["applied", "applied", "refused CONDITION_FALSE"]
    assert step.after.state.players["Ondine"].stars == 1
    remark = step.outcomes[0].remarks[-1]
    assert (remark.code, "counter is 4" in remark.text) == ("CONDITION_TRUE", True)
    refused = step.outcomes[2].refusal
    assert refused is not None
    assert refused.numbers == {"Ondine's counter": 4}


def test_the_same_words_elsewhere_are_decided_anew() -> None:
    two = [add(4)._replace(when=counts(4, (10, 15))), add(1), add(4)._replace(when=counts(4, (30, 35)))]
    (step,) = fold([mail(1, hour(1), JOIN, add(3)), mail(2, hour(2), *two)])[1:]
    assert verdicts(step) == ["refused CONDITION_FALSE", "applied", "applied"]


def test_what_is_not_known_is_refused_either_way() -> None:
    guard = Guard("Tarn counts", (90, 95), Compare(Seen("counter", "Tarn"), ">=", 1))
    acts = [add(1)._replace(when=guard), add(1)._replace(when=guard._replace(otherwise=True))]
    (step,) = fold([mail(1, hour(1), JOIN), mail(2, hour(2), *acts)])[1:]
    assert verdicts(step) == ["refused CONDITION_UNKNOWN"] * 2


@pytest.mark.parametrize("mode", ["independent", "stop", "all_or_nothing"])
def test_neither_an_unmet_condition_nor_what_was_only_tried_is_a_failure(mode: str) -> None:
    tried = add(1)._replace(when=Guard("if possible", (1, 2), Possible()))
    never = JOIN._replace(when=Guard("Ondine is in", (5, 9), TakesPart("Ondine")))
    (step,) = fold([mail(1, hour(1), never, tried, JOIN)], batch_mode=mode)
    assert [str(outcome.verdict) for outcome in step.outcomes] == ["refused", "refused", "applied"]
    assert "Ondine" in step.after.state.players


def test_an_undecidable_condition_is_a_failure() -> None:
    act = JOIN._replace(when=Guard("Tarn counts", (5, 9), Compare(Seen("counter", "Tarn"), ">=", 1)))
    (step,) = fold([mail(1, hour(1), act, JOIN)], batch_mode="stop")
    assert verdicts(step) == ["refused CONDITION_UNKNOWN", "refused BATCH_STOPPED"]


def test_an_act_that_hangs_on_an_undecided_one_waits_for_it() -> None:
    bet = attempt("bet", on="rain")._replace(span=(0, 5))
    after = add(2, 10)._replace(when=Guard("that worked", (8, 9), Worked((0, 5))))
    entries = [mail(1, hour(1), JOIN), mail(2, hour(2), bet, after)]
    assert verdicts(fold(entries)[1])[1] == "provisional"
    won = [*entries, ruling(3, hour(3), Choose("m2", (0, 0), "won"))]
    assert verdicts(fold(won)[1]) == ["applied", "applied"]


@pytest.mark.parametrize("mode", ["independent", "stop", "all_or_nothing"])
def test_nothing_behind_an_act_that_needs_a_ruling_happens_before_it(mode: str) -> None:
    each = JOIN._replace(spread=Repeat(None))
    counted = add(3)._replace(when=counts(1))
    mails = [mail(1, hour(1), JOIN, add(1)), mail(2, hour(2), attempt("bet", on="rain"), counted, each)]
    mails += [mail(3, hour(3), add(1))]
    behind = fold(mails, batch_mode=mode)[1]
    assert verdicts(behind) == ["needs_ruling WHO_WINS", "provisional", "provisional"]
    assert {outcome.text for outcome in behind.outcomes[1:]} == {
        "This waits for the Game Master's answer to a question earlier in the message."
    }
    # another message does not wait, and with the answer everything comes in its order
    assert verdicts(fold(mails, batch_mode=mode)[2]) == ["applied"]
    answered = fold([*mails, ruling(4, hour(4), Choose("m2", (0, 0), "won"))], batch_mode="independent")[1]
    assert verdicts(answered)[:2] == ["applied", "applied"]


def test_an_answer_to_a_question_is_the_act_that_others_hang_on() -> None:
    after = add(2, 10)._replace(when=Guard("that worked", (8, 9), Worked((0, 5))))
    entries = [mail(1, hour(1), JOIN), mail(2, hour(2), question((add(1),)), after)]
    answered = [*entries, ruling(3, hour(3), Answer("m2", 0, (add(1),)))]
    assert verdicts(fold(answered)[1]) == ["applied", "applied"]
    denied = [*entries, ruling(3, hour(3), Answer("m2", 0, ()))]
    assert verdicts(fold(denied)[1]) == ["refused CONDITION_FALSE"]


def test_a_repetition_ends_where_it_is_refused_where_its_condition_holds_or_at_the_cap() -> None:
    until = Repeat(counts(4))
    (step,) = fold([mail(1, hour(1), JOIN), mail(2, hour(2), add(1)._replace(spread=until))])[1:]
    assert [o.position for o in step.outcomes] == [(0, 0), (0, 1), (0, 2), (0, 3)]
    assert step.outcomes[-1].remarks[0].code == "REPEATED"
    capped = fold([mail(1, hour(1), JOIN, add(1)._replace(spread=Repeat()))], repetition_cap=3)[0]
    assert verdicts(capped) == ["applied"] * 4
    assert capped.outcomes[-1].remarks[0].code == "CAPPED"
    once = fold([mail(1, hour(1), JOIN._replace(spread=Repeat()), add(1))])[0]
    assert verdicts(once) == ["applied", "applied"]
    refused = fold([mail(1, hour(1), add(1)._replace(spread=Repeat()))])[0]
    assert [v.split()[0] for v in verdicts(refused)] == ["refused"]


def test_the_draws_of_later_acts_do_not_depend_on_how_often_one_was_repeated() -> None:
    flip = attempt("flip")
    few = fold([mail(1, hour(1), JOIN, flip._replace(spread=Repeat()), flip)], repetition_cap=2)[0]
    many = fold([mail(1, hour(1), JOIN, flip._replace(spread=Repeat()), flip)], repetition_cap=5)[0]
    assert few.outcomes[-1].draws == many.outcomes[-1].draws
    assert few.outcomes[1].draws != few.outcomes[2].draws


def test_several_answers_to_one_question_never_share_positions() -> None:
    answers = (add(1)._replace(spread=Repeat()), add(2)._replace(spread=Repeat()))
    entries = [mail(1, hour(1), JOIN), mail(2, hour(2), question(answers))]
    (_, step) = fold([*entries, ruling(3, hour(3), Answer("m2", 0, answers))], repetition_cap=4)
    positions = [o.position for o in step.outcomes]
    assert len(positions) == len(set(positions)) == 8


def test_rulings_of_the_game_master_may_hang_on_conditions_too() -> None:
    act = add(1)._replace(when=counts(1))
    (_, step) = fold([mail(1, hour(1), JOIN), ruling(2, hour(2), Act((act,)))])
    assert verdicts(step) == ["refused CONDITION_FALSE"]


def test_each_of_nobody_is_refused() -> None:
    act = attempt("bet", on="each")._replace(spread=Each("on"))
    (step,) = fold([mail(1, hour(1), JOIN, act)])
    assert verdicts(step)[1] == "refused NOTHING_MEANT"
    unknown = fold([mail(1, hour(1), JOIN, act._replace(spread=Each("on", "trolls")))])[0]
    assert verdicts(unknown)[1] == "refused NOTHING_MEANT"


def test_an_attempt_keeps_its_terms_in_its_pinned_form() -> None:
    for found in (
        add(1)._replace(when=counts(3, otherwise=True)),
        add(1)._replace(spread=Repeat(counts(2))),
        add(1)._replace(spread=Repeat()),
        attempt("bet", on="each")._replace(spread=Each("on")),
    ):
        stored = json.loads(json.dumps(found.to_json()))
        assert TOY.vocabulary.attempt(stored) == found
        shown = found.shown()
        assert "condition" not in shown
        assert "spread" not in shown
        with pytest.raises(KeyError):
            TOY.vocabulary.attempt(shown)
    assert add(1)._replace(when=counts(3)).shown()["if"] == "I count enough"


def test_terms_in_words() -> None:
    assert add(1).terms == ""
    assert add(1)._replace(when=counts(3, otherwise=True)).terms == ", if not (I count enough)"
    assert add(1)._replace(spread=Repeat(counts(3))).terms == ", as often as possible, until I count enough"
    assert add(1)._replace(spread=Each("to")).terms == ", for each of the others"


def test_shares_are_of_what_one_has() -> None:
    assert [amount(said, 7) for said in ("all", "half", "half_up", 3)] == [7, 3, 4, 3]
