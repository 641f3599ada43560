"""Values by their look, by name, number, owner or reference; lists and texts."""

from typing import ClassVar

import pytest
from toy_words import NAMES, READER, toy

from gamemaster.core.action import Action, Vocabulary
from gamemaster.core.frame import COMMON_KINDS, Frame, Phrasebook, Slot
from gamemaster.core.names import Names
from gamemaster.language.layout.letter import Letter
from gamemaster.language.reading.reader import Reader

LOOKS = [
    ("I place a tile at C4.", "place C4"),
    ("I place a tile at c-4.", "place C4"),
    ("I place a tile on 4C.", "place C4"),
    ("I build (d, 7).", "place D7"),
    ("I place a tile at D77.", "?incomplete"),
    (
        "I set left to A, middle to 3 and right to B.",
        "construct left A; construct middle 3; construct right B",
    ),
    ("I set my left machine to a B.", "construct left B"),
]

THINGS = [
    ("I accept offer 1.", "accept 1"),
    ("I accept offer #2, giving my C.", "accept 2 C"),
    ("I accept #2.", "accept 2"),
    ("I accept the offer no. 4.", "accept 4"),
    ("I accept the second offer.", "accept 2"),
    ("I accept Brask's offer.", "accept 1"),
    ("I accept the offer from Brask, paying a B.", "accept 1 B"),
    ("I accept Tarn's offer.", "?which_one"),
    ("I accept that offer.", "?which_one"),
    ("I invest in Ochre.", "invest Ochre"),
    ("I invest in the community of Slate Grey.", "invest Slate Grey"),
    ("I invest in the Ochre community.", "invest Ochre"),
    ("I invest in Umber.", "?incomplete"),
    ("I found Umber.", "found Umber"),
    ("I found Dark Umber and place a tile at A1.", "found Dark Umber; place A1"),
    ("I invest in Ochre. I invest in it again.", "invest Ochre; invest Ochre"),
    ("I vote for proposal 81.", "vote 81 for"),
    ("I vote against Lamps.", "vote 82 against"),
    ("81: FOR\n82: AGAINST", "vote 81 for; vote 82 against"),
    ("Proposal 82 - against", "vote 82 against"),
]

NOBODY = [
    ("I vote for Brask.", "lynch Brask"),
    ("I vote for nobody.", "lynch None"),
]

LISTS = [
    ("I offer a 3 for A, B or C.", "offer 3 ['A', 'B', 'C']"),
    ("I offer a 3 for any of A/B/C.", "offer 3 ['A', 'B', 'C']"),
    ("I offer my 3 for either an A or a B, to Tarn and Brask only.", "offer 3 ['A', 'B'] ['Tarn', 'Brask']"),
    ("I offer a 3 for A.", "offer 3 ['A']"),
    ("I offer a 3 for A and I place a tile at B2.", "offer 3 ['A']; place B2"),
    ("I offer a 3 for A, B or Zed.", "?leftover"),
    ("I link Brask and Tarn together.", "link ['Brask', 'Tarn']"),
]

TEXTS = [
    ("I submit the following proposal: {{ A tile may be eaten. I place a tile at C4. }}",
     "propose A tile may be eaten. I place a tile at C4."),
    ("I propose:\n\n{{{\nA tile may be eaten.\n\nI place a tile at C4.\n}}}\n\nI place a tile at A1.",
     "propose A tile may be eaten.\n\nI place a tile at C4.; place A1"),
    ('I submit a proposal titled "Eating": { Tiles may be eaten. }', "propose Tiles may be eaten. Eating"),
    ('I propose "Tiles may be eaten".', "propose Tiles may be eaten"),
    ("I create a party called the Iron Lanterns.", "create_party Iron Lanterns"),
    ('I create a party named "the quiet ones".', "create_party the quiet ones"),
]  # fmt: skip

OFFERED = "I offer my 7 for a C."
PROMPTS = [
    (f"> {OFFERED}\nAccepted, I pay the C.", "accept 2 C"),
    (f"> {OFFERED}\nI accept that offer.", "accept 2"),
    (f"Accepted.\n\n> {OFFERED}\n> anybody?", "accept 2"),
    ("> I offer my 9 for a C.\nAccepted.", "?which_one"),
    ("> 81 Harbour\nFOR\n> 82 Lamps\nAGAINST", "vote 81 for; vote 82 against"),
    ("> 81 Harbour\n> 82 Lamps\nFOR, AGAINST.", "vote 81 for; vote 82 against"),
    ("> 81 Harbour\n> 82 Lamps\nFOR\nAGAINST", "vote 81 for; vote 82 against"),
    ("> 81 Harbour\n> 82 Lamps\nFOR, FOR, FOR.", "?which_one"),
    ("> 81 Harbour\n> 82 Lamps\nFOR", "?which_one"),
    ("> 81 Harbour\n> 82 Lamps\nFOR both", "vote 81 for; vote 82 for"),
    ("FOR", "?which_one"),
]


@pytest.mark.parametrize(("text", "wanted"), [*LOOKS, *THINGS, *NOBODY, *LISTS, *TEXTS])
def test_values(text: str, wanted: str) -> None:
    assert toy(text) == wanted


@pytest.mark.parametrize(("text", "wanted"), PROMPTS)
def test_bare_replies(text: str, wanted: str) -> None:
    assert toy(text, Letter("<p>", "Tarn", "", "I offer my 7 for a C.\nanybody?")) == wanted


def test_a_vote_for_nobody_says_so() -> None:
    reading = READER.read(Letter("<m>", "Ondine", "toy game", "I vote for nobody."), NAMES)
    assert reading.attempts[0].to_json()["params"] == {"target": None}


def test_a_list_of_values_in_a_mail_without_a_sign() -> None:
    assert toy("I link Brask and Tarn.", subject="Sunday") == "link ['Brask', 'Tarn']"


class Note(Action):
    name: ClassVar[str] = "note"
    what: str | int = ""


UNDECLARED = {
    "person": ("Brask", "Brask"),
    "gm": ("Tarn", ""),
    "number": ("twelve", 12),
    "intent": ("intent 1", 1),
    "text": ('"Be it so."', "Be it so."),
    "name": ("Iron Lanterns", "Iron Lanterns"),
    "word": ("nonsense", "nonsense"),
}


@pytest.mark.parametrize("kind", sorted(COMMON_KINDS))
def test_kinds_that_every_game_has_need_no_declaration(kind: str) -> None:
    said, wanted = UNDECLARED[kind]
    frame = Frame("note", ("note",), (Slot(("what",), kind),))
    reader = Reader(Phrasebook((frame,), signs=("notes",)), Vocabulary((Note,)))
    names = Names({"Ondine": (), "Brask": ()}, things={"intents": {"1": "rest"}}, gm=frozenset({"Tarn"}))
    reading = reader.read(Letter("<m>", "Ondine", "notes", f"I note {said}."), names)
    assert [attempt.action for attempt in reading.attempts] == [Note(what=wanted)]
