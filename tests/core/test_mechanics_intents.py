"""Dependent actions: windows, answers and methods, without any game around them."""

from datetime import UTC, datetime, timedelta

import pytest

from gamemaster.core.mechanics.intent_rules import Window, announce, answer, lapsed, resolve
from gamemaster.core.mechanics.intents import (
    Intend,
    IntentAnswered,
    IntentResolved,
    Intents,
    Method,
    Object,
    Resolve,
    Response,
    Retract,
    Support,
    WithdrawObjection,
    WithdrawSupport,
    evolve_intents,
)
from gamemaster.core.outcome import Refused

T0 = datetime(2009, 10, 26, 10, 0, tzinfo=UTC)
HOUR = timedelta(hours=1)


def announced(method: Method = "without_objection", n: int = 1) -> Intents:
    action = Intend(method=method, n=n, what="do it")
    return evolve_intents(Intents(), announce(Intents(), action, "Ondine", "thing", T0, Window()))


def say(intents: Intents, person: str, action: Response, hours: int = 1) -> Intents:
    said = answer(intents, action, person, T0 + hours * HOUR, "1")
    assert isinstance(said, IntentAnswered)
    return evolve_intents(intents, said)


def code(ruling: object) -> str:
    return ruling.code if isinstance(ruling, Refused) else "done"


def acted(intents: Intents, hours: float, person: str = "Ondine") -> str:
    return code(resolve(intents, Resolve(intent=1), person, T0 + hours * HOUR, "1"))


@pytest.mark.parametrize(
    ("hours", "result"),
    [(0, "TOO_EARLY"), (95.99, "TOO_EARLY"), (96, "done"), (336, "done"), (336.01, "INTENT_LAPSED")],
)
def test_the_window_holds_both_its_ends(hours: float, result: str) -> None:
    assert acted(announced(), hours) == result


@pytest.mark.parametrize(
    ("method", "n", "support", "objections", "result"),
    [
        ("without_objection", 1, 0, 0, "done"),
        ("without_objection", 1, 5, 1, "INTENT_BARRED"),
        ("without_objection", 3, 0, 2, "done"),
        ("without_objection", 3, 0, 3, "INTENT_BARRED"),
        ("with_support", 2, 1, 0, "INTENT_BARRED"),
        ("with_support", 2, 2, 9, "done"),
        ("with_consent", 2, 2, 1, "INTENT_BARRED"),
        ("with_consent", 2, 3, 1, "done"),
        ("with_consent", 2, 1, 0, "done"),
        ("with_consent", 2, 0, 0, "INTENT_BARRED"),
        ("with_notice", 1, 0, 9, "done"),
    ],
)
def test_methods(method: Method, n: int, support: int, objections: int, result: str) -> None:
    intents = announced(method, n)
    for number in range(support):
        intents = say(intents, f"friend {number}", Support(intent=1))
    for number in range(objections):
        intents = say(intents, f"foe {number}", Object(intent=1))
    assert acted(intents, 100) == result


def test_support_needs_no_waiting() -> None:
    intents = say(announced("with_support", 1), "Brask", Support(intent=1), hours=0)
    assert acted(intents, 0) == "done"


def test_whoever_intends_does_not_answer_and_nobody_else_acts() -> None:
    intents = announced()
    assert code(answer(intents, Support(intent=1), "Ondine", T0, "1")) == "OWN_INTENT"
    assert code(answer(intents, Object(intent=1), "Ondine", T0, "1")) == "OWN_INTENT"
    assert acted(intents, 100, "Brask") == "NOT_YOUR_INTENT"


def test_an_answer_counts_once_and_can_be_taken_back() -> None:
    intents = say(announced(), "Brask", Object(intent=1))
    assert code(answer(intents, Object(intent=1), "Brask", T0, "1")) == "ALREADY_ANSWERED"
    assert acted(intents, 100) == "INTENT_BARRED"
    intents = say(intents, "Brask", WithdrawObjection(intent=1))
    assert acted(intents, 100) == "done"
    assert code(answer(intents, WithdrawSupport(intent=1), "Brask", T0, "1")) == "NOTHING_TO_WITHDRAW"


def test_no_answer_before_or_after_an_intent() -> None:
    assert code(answer(Intents(), Object(intent=1), "Brask", T0, "1")) == "NO_SUCH_INTENT"
    late = answer(announced(), Object(intent=1), "Brask", T0 + 337 * HOUR, "1")
    assert code(late) == "INTENT_LAPSED"
    done = resolve(announced(), Resolve(intent=1), "Ondine", T0 + 100 * HOUR, "1")
    assert isinstance(done, IntentResolved)
    after = evolve_intents(announced(), done)
    assert code(answer(after, Object(intent=1), "Brask", T0 + 101 * HOUR, "1")) == "INTENT_DONE"
    assert [intent.number for intent in after.resolved()] == [1]


def test_what_can_no_longer_be_done_is_cleared_away() -> None:
    intents = announced()
    assert lapsed(intents, T0 + 336 * HOUR) == ()
    (closed,) = lapsed(intents, T0 + 337 * HOUR)
    after = evolve_intents(intents, closed)
    assert after.pending() == ()
    # its number is not given again
    again = announce(after, Intend(method="with_support", what="more"), "Brask", "thing", T0, Window())
    assert again.number == 2


def test_who_cannot_take_an_intent_back_is_offered_to_object_while_e_can() -> None:
    def offered(intents: Intents) -> str:
        refused = answer(intents, Retract(intent=1), "Brask", T0 + HOUR, "1")
        assert isinstance(refused, Refused)
        assert refused.code == "NOT_YOUR_INTENT"
        return refused.instead

    assert offered(announced()) == "I object to intent 1."
    assert offered(say(announced(), "Brask", Object(intent=1))) == ""
