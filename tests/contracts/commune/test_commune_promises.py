"""What Commune offers players is possible and the reader knows it: ways out, lists of options."""

import pytest
from commune_help import SURVEYOR, Table
from test_commune_conformance import HINTS
from test_commune_legal import PEOPLE, options

from contracts.commune.contract import CONTRACT
from gamemaster.core.action import Action
from gamemaster.core.chance import KeyedChance
from gamemaster.core.context import Context
from gamemaster.core.names import Names
from gamemaster.core.outcome import Refused, Verdict
from gamemaster.core.replay import Step
from gamemaster.language.layout.letter import Letter
from gamemaster.language.reading.reader import Reader
from gamemaster.testing.conformance import check_contract
from gamemaster.testing.invariants import InvariantBroken

READER = Reader(CONTRACT.phrasebook, CONTRACT.vocabulary)
EVERYBODY = dict.fromkeys((*PEOPLE, "Mirelle", SURVEYOR), ())


def read(phrase: str, names: Names, sender: str = "Ondine") -> Action:
    """The one action that the reader finds in a sentence."""
    reading = READER.read(Letter("<a@example.org>", sender, "", phrase, True), names)
    assert reading.verdict == "acts", f"{phrase!r}: {reading.to_json()}"
    (attempt,) = reading.attempts
    return attempt.action


def what_is_offered_instead_is_possible(step: Step) -> None:
    """A refusal's way out, taken at once, is not refused."""
    if len(step.outcomes) != 1 or step.outcomes[0].verdict is not Verdict.REFUSED:
        return
    outcome = step.outcomes[0]
    assert outcome.refusal is not None
    if outcome.attempt is None:  # a ruling or the answer to a claim
        return
    if not outcome.refusal.instead or outcome.refusal.code == "NOT_PUBLIC":
        return
    things = CONTRACT.things(step.before.state)
    instead = read(
        outcome.refusal.instead, Names(EVERYBODY, frozenset({SURVEYOR}), things), outcome.attempt.actor
    )
    before = step.before
    ctx = Context(
        step.entry.at, "instead", before.settings, KeyedChance(b"any", "commune"), outcome.attempt.actor
    )
    ruling = CONTRACT.decide(before.state, instead, ctx)
    if isinstance(ruling, Refused):
        raise InvariantBroken(f"{outcome.refusal} offers what is refused: {ruling}")


def test_what_refusals_offer_is_possible() -> None:
    check_contract(
        CONTRACT, HINTS, extra=[what_is_offered_instead_is_possible], max_examples=100, shrink=False
    )


def test_the_reader_knows_every_option() -> None:
    table = Table(*PEOPLE)
    table.gives("Ondine", "ABCD0123")
    table.gives("Brask", "ABEFIJ89")
    table.does("Ondine", "construct", slot="left", symbol="E")
    table.does("Brask", "construct", slot="right", symbol="I")
    table.does("Brask", "offer", token="A", wanted=["B", "3"])
    table.does("Ondine", "offer", token="D", wanted=["8"])
    table.places("Tarn", "J9")
    table.at = table.state.calendar.next_week
    seen = set()
    for person in (*PEOPLE, "Mirelle", SURVEYOR):
        names = Names(EVERYBODY, frozenset({SURVEYOR}), CONTRACT.things(table.state))
        for option in options(table, person):
            seen.add(option.action.name)
            assert read(option.say, names, person) == option.action, option.say
    assert seen == {
        "join",
        "leave",
        "construct",
        "grant",
        "place",
        "name",
        "invest",
        "offer",
        "withdraw_offer",
        "accept",
        "request_report",
    }


@pytest.mark.parametrize("phrase", CONTRACT.phrasebook.shown)
def test_the_sentences_that_letters_show_are_understood(phrase: str) -> None:
    names = Names(
        EVERYBODY,
        frozenset({SURVEYOR}),
        {
            "communities": {"Ochre": {"by": "Tarn"}},
            "offers": {"1": {"by": "Brask", "token": "3", "wanted": ["B"]}},
        },
    )
    reading = READER.read(Letter("<a@example.org>", "Ondine", "", phrase, True), names)
    assert reading.verdict == "acts"
