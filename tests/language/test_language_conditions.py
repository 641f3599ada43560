"""Sentences that hang on something: what is not understood of their condition never acts."""

import json
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from language_support import ACTIONS, NAMES, read_text

from gamemaster.core.action import Vocabulary
from gamemaster.core.condition import Compare, Not, Seen, Some, TakesPart, Test, Worked
from gamemaster.core.frame import Frame, Kind, Measure, Phrasebook
from gamemaster.core.reading import Reading, reading_from_json
from gamemaster.language.english.tokens import words_in
from gamemaster.language.layout.letter import Letter
from gamemaster.language.reading.reader import Reader

WORDS = st.sampled_from(
    sorted(
        words_in(
            "i have has at least more than fewer 3 two gold tokens my health is below Brask Tarn Healer am "
            "not a party or and no any enough level 1 weapon potion if unless worked that it can possible "
            "left the monster meet there be will would when until then , ; you e werewolf wants tomorrow "
            "week out of run full mine under exactly"
        )
    )
)
SENTENCES = st.sampled_from(
    [
        "If {}, I explore.",
        "I explore if {}.",
        "Unless {}, I explore.",
        "I explore. If {}, I heal; otherwise I explore.",
    ]
)


@settings(max_examples=400, deadline=None)
@given(SENTENCES, st.lists(WORDS, min_size=1, max_size=9).map(" ".join))
def test_an_act_under_a_condition_never_acts_without_it(sentence: str, condition: str) -> None:
    found = read_text(sentence.format(condition))
    free = 1 if sentence.startswith("I explore.") else 0
    inner = condition.count(";")
    acts = [a for a in found.attempts[free:] if a.when is None and a.spread is None]
    assert not acts or inner, found.to_json()
    vocabulary = Vocabulary(ACTIONS)
    assert reading_from_json(json.loads(json.dumps(found.to_json())), vocabulary) == found


MORE = st.sampled_from(
    sorted(
        words_in(
            "half all of my gold rounded rounding up down spend use tokens exploring to explore as many "
            "often times i can possible each other player everything have until run out with else otherwise "
            "if not ; , . : ( ) give Brask one drink level 1 health potions repeatedly the others do "
            "following"
        )
    )
)


@settings(max_examples=400, deadline=None)
@given(st.lists(MORE, min_size=1, max_size=14).map(" ".join))
def test_nothing_that_is_said_of_amounts_raises(text: str) -> None:
    found = read_text(text)
    assert found == read_text(text)
    assert reading_from_json(json.loads(json.dumps(found.to_json())), Vocabulary(ACTIONS)) == found


@pytest.mark.parametrize(
    "text", ["Rounded up", "rounded down.", "If", "Otherwise", "Unless:", "I spend all my", "if i"]
)
def test_fragments_do_nothing(text: str) -> None:
    assert read_text(text).attempts == ()


def test_the_condition_is_pinned_with_its_words() -> None:
    text = "I explore. If my health is below 3, I drink a level 1 health potion."
    (_, drink) = read_text(text).attempts
    assert drink.when is not None
    start, end = drink.when.span
    assert drink.when.text == "my health is below 3"
    assert text[start:end] == f"If {drink.when.text}"
    assert drink.when.test == Compare(Seen("health", "Ondine"), "<", 3)
    assert text[drink.span[0] : drink.span[1]] == "I drink a level 1 health potion"


def test_otherwise_shares_the_decision_of_its_condition() -> None:
    heal, explore = read_text("If I have 2 gold, I heal; otherwise I explore.").attempts
    assert heal.when is not None
    assert explore.when == heal.when._replace(otherwise=True)


def test_what_became_of_an_act_is_known_by_its_words() -> None:
    move, heal, drink = read_text(
        "I move to the Healer. If that worked, I heal. Otherwise, I drink a level 1 health potion."
    ).attempts
    assert heal.when is not None
    assert heal.when.test == Worked(move.span)
    assert drink.when == heal.when._replace(otherwise=True)


def test_whoever_is_not_yet_there_joins() -> None:
    (join,) = read_text("I join the RPG unless I have already.").attempts
    assert join.when is not None
    assert join.when.test == Not(TakesPart("Ondine"))


@pytest.mark.parametrize(
    "text",
    [
        "If I have 3 gold, I heal, unless Brask minds.",
        "I heal if I have 3 gold or so.",
        "I explore as long as I have tokens.",
        "Three times, if I have a token, I explore.",
        "On behalf of Old Marn, I give Brask 1 gold if I have 3 gold.",
        "If I have 1 health, I drink a level 1 health potion.",
        "I move to the Healer and heal if I have 2 gold.",
        "I move to the Healer. I explore, and I heal if that worked.",
        "Once I have 3 gold, I heal.",
        "I give Brask and Tarn half my gold each.",
        "I give each other player half my gold.",
        "I explore and heal as many times as I can.",
        "I give Brask half my gold as often as I can.",
    ],
)
def test_is_asked_about(read: Callable[..., Reading], text: str) -> None:
    assert read(text).verdict == "ask"


def test_a_list_that_is_repeated_and_hangs_on_something_is_a_question(read: Callable[..., Reading]) -> None:
    found = read("I do the following three times:\n- I explore if I have a token.\n- I heal.")
    assert found.verdict == "ask"
    assert found.attempts == ()


SLOTS = Phrasebook(
    frames=(Frame("explore", ("explore",), strength="own"),),
    kinds=(Kind("symbol", {"a": "A", "4": "4", "h": "H"}),),
    measures=(
        Measure(("middle constructor", "middle"), "slots.middle", kind="symbol"),
        Measure(("turn",), "turn", game=True, kind="person"),
        Measure(("alive", "still living"), "status", trait="alive"),
        Measure(("dead",), "status", trait="dead"),
        Measure(("round",), "round", game=True),
    ),
)
SLOT_READER = Reader(SLOTS, Vocabulary(ACTIONS))
MIDDLE = Seen("slots.middle", "Ondine")


@pytest.mark.parametrize(
    ("condition", "test"),
    [
        ("my middle constructor holds a 4", Compare(MIDDLE, "=", "4")),
        ("my middle is H", Compare(MIDDLE, "=", "H")),
        ("my middle constructor does not hold an A", Not(Compare(MIDDLE, "=", "A"))),
        ("my middle constructor is empty", Not(Some(MIDDLE))),
        ("my middle constructor isn't empty", Not(Not(Some(MIDDLE)))),
        ("Brask's middle contains 4", Compare(Seen("slots.middle", "Brask"), "=", "4")),
        ("it is my turn", Compare(Seen("turn", "game"), "=", "Ondine")),
        ("it is not Brask's turn", Not(Compare(Seen("turn", "game"), "=", "Brask"))),
        ("Tarn is still alive", Compare(Seen("status", "Tarn"), "=", "alive")),
        ("Tarn is not dead", Not(Compare(Seen("status", "Tarn"), "=", "dead"))),
        ("the round is at least 3", Compare(Seen("round", "game"), ">=", 3)),
        ("it is round 2", Compare(Seen("round", "game"), "=", 2)),
    ],
)
def test_values_that_are_no_numbers(condition: str, test: Test) -> None:
    letter = Letter("<m>", "Ondine", "", f"If {condition}, I explore.", True, ())
    (explore,) = SLOT_READER.read(letter, NAMES).attempts
    assert explore.when is not None
    assert explore.when.test == test


@pytest.mark.parametrize(
    "condition", ["Tarn is a wolf", "Tarn is lucky", "my left holds a 4", "it is my birthday"]
)
def test_what_no_measure_tells_is_a_question(condition: str) -> None:
    letter = Letter("<m>", "Ondine", "", f"If {condition}, I explore.", True, ())
    assert SLOT_READER.read(letter, NAMES).attempts == ()
