"""How Commune is spoken of: the phrasebook is well formed, squares and symbols are known by their look."""

import re
from typing import Any

import pytest
from pydantic import ValidationError

from contracts.commune.frames import PHRASEBOOK, SPEECH
from contracts.commune.wording import PAYMENTS, SQUARES, SYMBOLS
from gamemaster.core.condition import Not, Seen, Some, Test
from gamemaster.core.frame import Kind
from gamemaster.core.names import Names
from gamemaster.language.layout.letter import Letter
from gamemaster.language.reading.reader import Reader

BUILT_IN = {"person", "number", "intent", "text", "name", "word"}


def looks(kind: Kind, text: str) -> set[str]:
    """The values that the shapes of `kind` make of the whole of `text`."""
    found = set()
    for shape in kind.shapes:
        match = re.fullmatch(shape.pattern, text, re.IGNORECASE)
        if match:
            found.add(shape.value.format(*(group or "" for group in match.groups())).upper())
    return found


def test_every_slot_has_a_kind_and_every_parameter_a_field() -> None:
    kinds = {kind.name for kind in PHRASEBOOK.kinds} | BUILT_IN
    for frame in PHRASEBOOK.frames:
        actions = [SPEECH.vocabulary.by_name[name] for name in (frame.action, frame.also) if name]
        fields = {f.alias or name for action in actions for name, f in action.model_fields.items()}
        for slot in frame.slots:
            assert slot.kind in kinds, frame
            # what is paid is checked when the action is built, and not kept
            assert {name for name in slot.params if name} <= {*fields, "paid"}, frame


def test_every_required_parameter_is_filled_by_every_frame() -> None:
    for frame in PHRASEBOOK.frames:
        fields = SPEECH.vocabulary.by_name[frame.action].model_fields
        required = {field.alias or name for name, field in fields.items() if field.is_required()}
        filled = {name for slot in frame.slots for name in slot.params} | set(frame.fixed)
        assert required <= filled, frame


def test_every_frame_has_an_example_and_no_verb_twice() -> None:
    for frame in PHRASEBOOK.frames:
        assert frame.example.startswith("I "), frame
        assert all(verb == " ".join(verb.split()) and verb for verb in frame.verbs), frame


def test_every_action_of_a_participant_can_be_said() -> None:
    said = {frame.action for frame in PHRASEBOOK.frames}
    announced = {action.name for action in SPEECH.actions if not action.gm_only}
    assert announced - said == {"intend"}


@pytest.mark.parametrize(
    "text",
    ["D7", "d7", "7D", "7d", "D-7", "d-7", "7-d", "D 7", "(D,7)", "( d , 7 )", "(7, D)", "D,7", "D, 7", "d,7",
     "row 7 column D", "column D row 7", "column D, row 7", "row 7, column d", "square D7", "x=D, y=7",
     "the square D7", "D/7", "D:7", "[D,7]", "location D7", "row 7 of column D"],
)  # fmt: skip
def test_squares(text: str) -> None:
    assert looks(SQUARES, text) == {"D7"}


@pytest.mark.parametrize("text", ["a 7", "i 7", "7 a", "K3", "D10", "D", "7", "77", "DD", "D7a", "i, 7"])
def test_what_is_no_square(text: str) -> None:
    assert looks(SQUARES, text) == set()


@pytest.mark.parametrize(
    ("text", "symbol"),
    [("D", "D"), ("a D", "D"), ("an A", "A"), ("the 7", "7"), ("my B", "B"), ("7", "7"), ("1 C", "C"),
     ("1 4", "4"), ("a 7 token", "7"), ("token 7", "7"), ("a token with symbol D", "D"), ("d", "D"),
     ('"a"', "A"),
     ("an I", "I"), ("the I token", "I"), ("a D-token", "D"), ("one J", "J"), ("A", "A"), ("I", "I"),
     ("the symbol E", "E"), ("an a", "A"), ("my last B", "B"), ("a B token", "B")],
)  # fmt: skip
def test_symbols(text: str, symbol: str) -> None:
    assert looks(SYMBOLS, text) == {symbol}


@pytest.mark.parametrize("text", ["a", "i", "K", "10", "a K", "an i"])
def test_what_is_no_symbol(text: str) -> None:
    assert looks(SYMBOLS, text) == set()


def test_the_speaker_is_no_symbol() -> None:
    bare = next(shape for shape in SYMBOLS.shapes if shape.pattern.startswith("(?-i:(I))"))
    assert re.match(bare.pattern, "I invest in Ochre", re.IGNORECASE) is None
    assert re.match(bare.pattern, "I or B", re.IGNORECASE) is not None


@pytest.mark.parametrize(
    ("text", "square"),
    [("a D and a 7", "D7"), ("a 7 and a D", "D7"), ("1 C and 1 4", "C4"), ("D and 7", "D7"),
     ("an A and a 3", "A3"),
     ("my E and my 0", "E0"), ("one J and one 9", "J9"), ("a J & a 9", "J9"), ("D + 7", "D7"),
     ("an I, a 3", "I3"),
     ("a D token and a 7 token", "D7"), ("the letter D and the number 7", "D7")],
)  # fmt: skip
def test_payments(text: str, square: str) -> None:
    assert looks(PAYMENTS, text) == {square}


def test_what_is_paid_must_fit_the_square() -> None:
    action = SPEECH.vocabulary.action("place", {"square": "D7", "paid": "D7"})
    assert action.params() == {"square": "D7"}
    assert action == SPEECH.vocabulary.action("place", {"square": "D7"})
    for params in ({"square": "E7", "paid": "D7"}, {"paid": "D7"}):
        with pytest.raises(ValidationError):
            SPEECH.vocabulary.action("place", params)


NAMES = Names(
    {"Ondine": (), "Brask": (), "Tarn": ()},
    frozenset({"Sir Hale"}),
    {
        "communities": {"Ochre": {"by": "Ondine"}, "Unnamed 2": {"by": "Brask"}},
        "offers": {
            "1": {"by": "Brask", "token": "3", "wanted": ["A", "B"]},
            "2": {"by": "Tarn", "token": "7", "wanted": ["D"], "to": ["Ondine"]},
        },
    },
)
READER = Reader(SPEECH.phrasebook, SPEECH.vocabulary)


def read(text: str) -> tuple[str, list[tuple[str, dict[str, Any]]]]:
    """The verdict on a mail and the acts in it."""
    reading = READER.read(Letter("<a@example.org>", "Ondine", "", text, True), NAMES)
    return reading.verdict, [(a.action.name, a.action.params()) for a in reading.attempts]


@pytest.mark.parametrize(
    ("text", "acts"),
    [
        ("I participate in Commune.", [("join", {})]),
        (
            "I begin constructing a D in my left constructor.",
            [("construct", {"slot": "left", "symbol": "D"})],
        ),
        (
            "I set left to A, middle to 3 and right to B.",
            [
                ("construct", {"slot": "left", "symbol": "A"}),
                ("construct", {"slot": "middle", "symbol": "3"}),
                ("construct", {"slot": "right", "symbol": "B"}),
            ],
        ),
        (
            "I set left and right constructors to F.",
            [("construct", {"slot": "left", "symbol": "F"}), ("construct", {"slot": "right", "symbol": "F"})],
        ),
        (
            "I hereby grant myself the B my left Token Constructor has been making.",
            [("grant", {"slot": "left"})],
        ),
        ("From my right: I take the 7.", [("grant", {"slot": "right"})]),
        (
            "I pay a D and a 7 to place a tile at D7, founding Teal.",
            [("place", {"square": "D7"}), ("name", {"colour": "Teal"})],
        ),
        ("I pay 1 C and 1 4 to place a tile.", [("place", {"square": "C4"})]),
        ("I buy a tile at C4.", [("place", {"square": "C4"})]),
        ("I place a tile in column D, row 7.", [("place", {"square": "D7"})]),
        (
            "Hear ye! We, Ondine the Damp, do hereby found Umber at J9, paying a J and a 9.",
            [("place", {"square": "J9"}), ("name", {"colour": "Umber"})],
        ),
        ("I name my community Burnt Sienna.", [("name", {"colour": "Burnt Sienna"})]),
        ("I name Unnamed 2 Teal.", [("name", {"community": "Unnamed 2", "colour": "Teal"})]),
        ("I name the community at D7 Teal.", [("name", {"community": "D7", "colour": "Teal"})]),
        ("I invest in Ochre.", [("invest", {"community": "Ochre"})]),
        ("I grant myself an investment in Unnamed 2.", [("invest", {"community": "Unnamed 2"})]),
        (
            "I offer a 3 for any of A, B or C, to Tarn only.",
            [("offer", {"token": "3", "wanted": ["A", "B", "C"], "to": ["Tarn"]})],
        ),
        ("I offer Tarn a C for a 5.", [("offer", {"token": "C", "wanted": ["5"], "to": ["Tarn"]})]),
        ("I accept Brask's offer, giving my B.", [("accept", {"offer": 1, "token": "B"})]),
        ("I accept offer 2, specifying my D.", [("accept", {"offer": 2, "token": "D"})]),
        ("I withdraw offer 1.", [("withdraw_offer", {"offer": 1})]),
        ("I cease to be a participant in Commune.", [("leave", {})]),
    ],
)
def test_announcements(text: str, acts: list[tuple[str, dict[str, Any]]]) -> None:
    assert read(text) == ("acts", acts)


@pytest.mark.parametrize(
    "text",
    [
        "I pay a C and a 5 to place a tile at C4.",
        "I found Umber at J9, paying a J and an 8.",
        "I place a tile at D7, paying a D and an 8.",
        "I accept offer 1.",
        "I begin constructing a D.",
    ],
)
def test_what_is_asked(text: str) -> None:
    verdict, acts = read(text)
    assert (verdict, acts) == ("ask", [])


@pytest.mark.parametrize(
    "text",
    [
        "I call a CFJ on this.",
        "I call it a day.",
        "I name Bob as my deputy.",
        "I take my leave.",
    ],
)
def test_other_business(text: str) -> None:
    assert read(text) == ("none", [])


def test_every_example_is_understood() -> None:
    for example in (*PHRASEBOOK.shown, *(frame.example for frame in PHRASEBOOK.frames)):
        if "intent" not in example:
            assert read(example)[0] == "acts", example


@pytest.mark.parametrize(
    ("condition", "test"),
    [
        ("E5 is empty", Not(Some(Seen("occupied.E5", "game")))),
        ("there is no tile at E5 yet", Not(Some(Seen("occupied.E5", "game")))),
        ("there is still no tile on E5", Not(Some(Seen("occupied.E5", "game")))),
        ("E5 has no tile", Not(Some(Seen("occupied.E5", "game")))),
        ("Unnamed 3 still has no name", Not(Some(Seen("communities.Unnamed 3.named", "game")))),
    ],
)
def test_what_there_is_none_of_is_a_condition(condition: str, test: Test) -> None:
    names = Names({"Ondine": ()}, frozenset(), {"communities": {"Unnamed 3": {}}})
    letter = Letter("<m>", "Ondine", "[Commune] today", f"If {condition}, I place a tile at E5.", True)
    (place,) = Reader(PHRASEBOOK, SPEECH.vocabulary).read(letter, names).attempts
    assert place.when is not None
    assert place.when.test == test


@pytest.mark.parametrize(
    "condition", ["there is no need for a tile at E5", "there is no tile near E5", "E5 has no trees"]
)
def test_what_is_none_of_the_games_is_a_question(condition: str) -> None:
    letter = Letter("<m>", "Ondine", "[Commune] today", f"If {condition}, I place a tile at E5.", True)
    names = Names({"Ondine": ()}, frozenset(), {})
    assert Reader(PHRASEBOOK, SPEECH.vocabulary).read(letter, names).attempts == ()
