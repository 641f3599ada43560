"""Conditions and spreads for the acts of random games: some acts hang on something, a few are several."""

from typing import Any

from pydantic import ValidationError

from gamemaster.core.action import Attempt
from gamemaster.core.amount import EACH, OTHERS, Each, Repeat
from gamemaster.core.condition import (
    All,
    Compare,
    Either,
    Failed,
    Guard,
    Not,
    Op,
    Possible,
    Seen,
    Some,
    TakesPart,
    Test,
    Worked,
)
from gamemaster.core.contract import Contract
from gamemaster.core.event import GAME
from gamemaster.testing.strategies import Hints

_OPS: tuple[Op, ...] = ("<", "<=", "=", ">=", ">")
_HANGS, _REPEATS, _SPREADS = 7, 41, 29
"""One act in so many."""


def with_terms(contract: Contract[Any], hints: Hints, attempt: Attempt, place: int, number: int) -> Attempt:
    """The attempt, which stands at `place` of its mail, with what the random `number` makes it hang on."""
    span = (10 * place, 10 * place + 5)
    attempt = attempt._replace(span=span)
    if number % _HANGS == 0:
        test = _test(contract, hints, number // _HANGS, place)
        attempt = attempt._replace(when=Guard("a test holds", span, test, number % 2 == 1))
    if number % _REPEATS == 1:
        return attempt._replace(spread=Repeat())
    params = attempt.action.params()
    for key, value in params.items() if number % _SPREADS == 2 else ():
        if value in hints.people:
            return _for_each(contract, attempt, key)
    return attempt


def _for_each(contract: Contract[Any], attempt: Attempt, key: str) -> Attempt:
    """The act done for each of the others, unless what it takes there are no people."""
    params = {**attempt.action.params(), key: EACH}
    try:
        action = contract.vocabulary.action(attempt.action.name, params)
    except ValidationError:
        return attempt
    return attempt._replace(action=action, spread=Each(key, OTHERS))


def _test(contract: Contract[Any], hints: Hints, number: int, place: int) -> Test:
    people, measures = hints.people, contract.phrasebook.measures
    who = people[number % len(people)]
    if number % 4 == 0 or not measures:
        simple: tuple[Test, ...] = (
            TakesPart(who),
            Worked((0, 10 * place)),
            Failed((0, 10 * place)),
            Possible(),
        )
        return simple[number // 4 % len(simple)]
    measure = measures[number // 4 % len(measures)]
    seen = Seen(measure.path.replace("{n}", "1"), GAME if measure.game else who)
    compared = Compare(seen, _OPS[number % len(_OPS)], number % 6)
    made: tuple[Test, ...] = (
        compared,
        Not(compared),
        All((Some(seen), TakesPart(who))),
        Either((compared, Not(TakesPart(who)))),
    )
    return made[number % len(made)]
