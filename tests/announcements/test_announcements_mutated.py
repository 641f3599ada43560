"""Mutated mails of every game: reading ends, never raises, is deterministic, and inserted words never act.

The seed rotates with the reader and its tables: it is a digest of both, so that every change meets mails
of its own, and a second run the same ones again. `make nightly` sets GAMEMASTER_SEED to a fresh one each
time. It is told when something fails.
"""

import hashlib
import os
import random
from collections.abc import Callable
from pathlib import Path

import pytest
from announcement_tables import Case, cases, letter_of, reader

from gamemaster.core.reading import Question, Reading
from gamemaster.language.layout.letter import Letter

ROOT = Path(__file__).parents[2]


def seed() -> int:
    """The seed of this state of the reader, the games' frames and the tables."""
    told = hashlib.sha256()
    for folder, files in (
        ("gamemaster/language", "*.py"),
        ("contracts", "*.py"),
        ("tests/announcements", "*.toml"),
    ):
        for path in sorted((ROOT / folder).rglob(files)):
            told.update(path.read_bytes())
    return int.from_bytes(told.digest()[:4])


SEED = int(os.environ.get("GAMEMASTER_SEED", "0")) or seed()
MAILS = 20_000
INSERTED = 1_500
BROKEN = 4_000
LONGEST = 1_500

CASES = [*cases(heldout=False), *cases(heldout=True)]
SCRAPS = (
    *("> ", ">> ", "\n\n", "\n", " ", ". ", ", ", "; ", ": ", "? ", "! ", "... ", "- ", "* ", "1) ", "2. "),
    *(
        "I ",
        "we ",
        "not ",
        "if ",
        "unless ",
        "and ",
        "or ",
        "then ",
        "hereby ",
        "twice ",
        "each ",
        "both ",
        "all ",
    ),
    *(
        "{",
        "}",
        "{{",
        "}}",
        "[",
        "]",
        "(",
        ")",
        '"',
        "'",
        "“",
        "”",
        "-- \n",
        "--\n",
        "-----\n",
        "\\begin{x}\n",
    ),
    *(
        "TTttPF",
        "scratch that",
        "actually ",
        "as follows:\n",
        "On 3 Mar 2025, Tarn wrote:\n",
        "on behalf of ",
    ),
    *(
        "\t",
        "\r\n",
        "\x00",
        "é",
        "😀",
        "\u200b",
        "0",
        "-3",
        "x3",
        "#2",
        "FOR",
        "AGAINST",
        "##vote ",
        "'s",
        "Re: ",
    ),
)


def mutated(case: Case, chance: random.Random, others: list[Case]) -> Letter:
    """The mail of a case with pieces cut out, doubled, swapped, or put in from elsewhere."""
    letter = letter_of(case.told)
    text = letter.text
    for _ in range(chance.randint(1, 6)):
        place = chance.randint(0, len(text))
        end = min(len(text), place + chance.randint(0, 40))
        match chance.randint(0, 4):
            case 0:
                text = text[:place] + text[end:]
            case 1:
                text = text[:place] + chance.choice(SCRAPS) + text[place:]
            case 2:
                text = text[:place] + text[place:end] * 2 + text[end:]
            case 3:
                text = text[:place] + text[place:end].swapcase() + text[end:]
            case _:
                other: str = chance.choice(others).told["text"]
                begin = chance.randint(0, len(other))
                text = text[:place] + other[begin : begin + 80] + text[place:]
    return Letter(
        letter.message_id, letter.sender, letter.subject, text[:LONGEST], letter.public, letter.thread
    )


def checked(reading: Reading, text: str) -> None:
    for item in reading.items:
        start, end = item.span
        assert 0 <= start <= end <= len(text)
        if not isinstance(item, Question):
            assert item.text == text[start:end]


def test_reading_mutated_mails_ends_and_is_deterministic() -> None:
    chance = random.Random(SEED)
    drawn = [(case, mutated(case, chance, CASES)) for case in chance.choices(CASES, k=MAILS)]
    # mails of one table one after the other: a reader keeps an index only of the names that came last
    order = sorted(range(MAILS), key=lambda number: (drawn[number][0].game, drawn[number][0].table))
    for number in order:
        case, letter = drawn[number]
        try:
            reading = reader(case.game).read(letter, case.names)
            checked(reading, letter.text)
            if number % 10 == 0:
                assert reading == reader(case.game).read(letter, case.names)
        except Exception as error:  # noqa: BLE001  # whatever it is, the seed has to be told
            pytest.fail(f"seed {SEED}, mail {number}, {case.id}: {error!r} in {letter.text!r}")


def broken_off(text: str, other: str, chance: random.Random) -> str:
    """The text, and behind it a sentence that ends after its first few words."""
    words = other.split() or ["If"]
    place = chance.randrange(len(words))
    scrap = " ".join(words[place : place + chance.choice((1, 1, 2, 2, 3, 4))]).strip(".,;:!?")
    gap, end = chance.choice((" ", "\n\n", " -- ", " (")), chance.choice((".", "", "?", "!", ":", ",", ")"))
    return f"{text.rstrip()}{gap}{scrap.capitalize()}{end}"


def test_a_sentence_that_breaks_off_behind_a_mail_is_read_to_its_end() -> None:
    chance = random.Random(SEED)
    drawn = sorted(chance.choices(CASES, k=BROKEN), key=lambda case: (case.game, case.table))
    for case, other in zip(drawn, chance.choices(CASES, k=BROKEN), strict=True):
        letter = letter_of(case.told | {"text": broken_off(case.told["text"], other.told["text"], chance)})
        try:
            checked(reader(case.game).read(letter, case.names), letter.text)
        except Exception as error:  # noqa: BLE001  # whatever it is, the seed has to be told
            pytest.fail(f"seed {SEED}, {case.id}: {error!r} in {letter.text!r}")


OWN = "The weather is fine. Nothing else is new.\n\n"
PLACES: dict[str, Callable[[str], str]] = {
    "quotation": lambda words: "Tarn wrote:\n" + "".join(f"> {line}\n" for line in words.split("\n")),
    "document": lambda words: f"This proposal went to the senate: {{{{\n{words}\n}}}}\n",
    "signature": lambda words: f"-- \n{words}",
}


BROKEN_OFF = {
    "werewolves-fresh_v_heldout-v_ww_change_nonnative": (
        "I have think about it the whole night. I change myd the Lanterns to attack the Moss Giant with "
        "Fire. No wait, with Air.\n vote to Maud.\n"
    ),
    "agora_rpg-conditions_agents_costs-acting_for_dotted_name": (
        "I act on BEHALF OF lUND q. TO move from Town Square to Dungeon Level 1.\ne to Dungeon Level 1.\n"
    ),
    "agora_rpg-fresh_xq_heldout-q3_rpg_lettered_monster": (
        '(a) I move to Dungeon Level 1.\n(b) I ex"plore.\n'
        "(c) If something wiTH TEETH COMES OUT OF (B), I drink my levxplore again.\n"
    ),
    "agora_rpg-adversary-lawyer_taken_back_nah": "I explore.\n\nIf ",
    "agora_rpg-adversary-lawyer_taken_back_not_yet": "I explore. That's the?",
    "agora_rpg-adversary-lawyer_taken_back_almost": "Hm:\nThis is my Sunday\nConcert.\n",
    "agora_rpg-adversary-lawyer_taken_back_not_today": "On this damp Tuesday\nConcert.\n",
}


@pytest.mark.parametrize("name", BROKEN_OFF)
def test_words_that_break_off_are_read_to_their_end(name: str) -> None:
    case = next(case for case in CASES if case.id == name)
    letter = letter_of(case.told | {"text": BROKEN_OFF[name]})
    checked(reader(case.game).read(letter, case.names), letter.text)


@pytest.mark.parametrize("place", PLACES)
def test_words_inserted_where_nothing_acts_never_add_an_act(place: str) -> None:
    chance = random.Random(SEED)
    for number in range(INSERTED):
        other = chance.choice(CASES)
        words = mutated(other, chance, CASES).text.replace("\r", "")
        words = words.replace("{", "").replace("}", "").replace("--", "")
        letter = Letter("<m>", other.told.get("sender", "Ondine"), "", OWN + PLACES[place](words))
        found = reader(other.game).read(letter, other.names).attempts
        assert not found, f"seed {SEED}, mail {number}, {other.id}: {letter.text!r} does {found}"


def test_what_is_asked_about_already_is_not_taken_back_again() -> None:
    case = next(case for case in CASES if case.id.endswith("s_com_quote_joke"))
    told = letter_of(case.told)
    text = (
        "On Tue, 20 May, Ngozi wrote:\n> I pay a J and a 9 to pla]ce a tile a\nt J9, and I name the new "
        "community Teal.\n\nTeal? I had ten kronor on Turten kronor on Turquois{e. Biscuits?\n"
    )
    letter = Letter(told.message_id, told.sender, told.subject, text, told.public, told.thread)
    assert reader(case.game).read(letter, case.names).verdict == "ask"
