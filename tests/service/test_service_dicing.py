"""Dice by mail: thrown at the program's address, and taken in from servers the workspace believes."""

import re
import subprocess
import sys
from collections.abc import Iterator
from datetime import datetime, timedelta
from pathlib import Path

import pytest
from service_kit import GAME, LIST, MONDAY, Desk, asked, outcomes, prepare

from gamemaster.service.ledger import revealing
from gamemaster.service.ruling.changing import change_settings
from gamemaster.service.workspace.config import FILE

CHECKER = Path(revealing.__file__).parents[2] / "standalone" / "check_draws.py"
DICE = "dice@example.org"
SERVER = "dicemaster@dice.example"
REQUEST = "#S 100\n#D 1\n#R 1\n#C encounter on dungeon level 1\n"
ANSWER = """\
# encounter {about}

No. of sides on every die  :  100
No. of dice for every roll :    1
No. of dice rolls requested:    1
No. of rolls per line      :    1

44
"""


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    folder = prepare(tmp_path / "ws")
    file = folder / FILE
    text = file.read_text().replace("[dice]", "[dice-old]", 1).split("[dice-old]")[0]
    file.write_text(f'{text}[dice]\naddress = "{DICE}"\ndaily_limit = 3\nservers = ["{SERVER}"]\n')
    made = Desk(folder, MONDAY)
    yield made
    made.close()


@pytest.fixture
def importing(desk: Desk) -> Desk:
    """A game that takes dice mail; Ondine waits for the throw of an encounter."""
    change_settings(desk.ws, GAME, {"dice_source": "import"}, None, "the server is back")
    desk.joined()
    taken = desk.mail("Ondine", "I move to Dungeon Level 1. I explore.")
    assert outcomes(taken) == ["applied move", "applied explore"]
    return desk


def pending(desk: Desk) -> object:
    met = desk.state("Ondine")["encounter"]
    return met and met.get("kind")


def test_a_request_is_answered_to_all_witnesses_that_are_known(desk: Desk) -> None:
    desk.mail("Ondine", REQUEST + "#P brask@example.org, stranger@example.net", to=f"{DICE}, {LIST}")
    (letter,) = desk.letters("notice")
    assert set(letter.recipients) == {"ondine@example.org", "brask@example.org", LIST}
    assert "# encounter on dungeon level 1" in letter.body
    assert "No. of sides on every die  :  100" in letter.body
    assert "Not sent to stranger@example.net" in letter.words
    assert "request 1 of 2009-10-26" in letter.words


def test_it_is_answered_once_whatever_copies_arrive(desk: Desk) -> None:
    raw = desk.compose("Ondine", REQUEST, to=f"{DICE}, {LIST}")
    desk.deliver(raw)
    head = f"List-Post: <mailto:{LIST}>\r\n".encode()
    desk.deliver(head + raw)
    desk.deliver(raw)
    assert len(desk.letters("notice")) == 1


def test_every_throw_is_named_after_its_request(desk: Desk) -> None:
    desk.mail("Ondine", REQUEST, to=DICE)
    (letter,) = desk.letters("notice")
    assert "d100, throw 0, d100: " in letter.body
    assert "of msg:m1@example.org" in letter.body


def test_plain_text_asks_for_dice_too(desk: Desk) -> None:
    desk.mail("Ondine", "Please throw 3d6+1 for the weather, and d20 for the wind.", to=DICE)
    (letter,) = desk.letters("notice")
    assert letter.body.count("No. of dice for every roll") == 2
    assert " + 1 = " in letter.body


@pytest.mark.parametrize("text", ["#S 0\n", "#D 1001", "Hello there!"])
def test_what_cannot_be_thrown_is_turned_down_with_a_reason(desk: Desk, text: str) -> None:
    desk.mail("Ondine", text, to=DICE)
    (letter,) = desk.letters("notice")
    assert letter.subject == "Dice: not thrown"
    assert letter.recipients == ("ondine@example.org",)


@pytest.mark.parametrize(
    ("text", "rolls", "wanted"),
    [
        ("#S 17\n#D 3\n#R 12\n#L 5\n", r"\d+ \+ +\d+ \+ +\d+ = +\d+", 5),
        ("#S 100\n#D 1\n#R 40\n#L 20\n", r"\d+", 20),
        ("#S 6\n#D 1\n#R 7\n#L 2\n", r"\d+", 2),
        ("#S 6\n#D 1\n#R 7\n", r"\d+", 1),
    ],
)
def test_rolls_stand_in_columns_within_the_page(desk: Desk, text: str, rolls: str, wanted: int) -> None:
    desk.mail("Ondine", text, to=DICE)
    (letter,) = desk.letters("notice")
    lines = letter.body.partition("rolls per line")[2].split("\n\n")[1].split("\n")
    found = [re.findall(rolls, line) for line in lines]
    every = [roll for line in found for roll in line]
    assert len(every) == int(text.partition("#R ")[2].split("\n")[0])
    # as many as were asked for, or as the page is wide enough for
    on_a_line = min(wanted, 74 // (max(map(len, every)) + 2))
    assert {len(line) for line in found[:-1]} == {on_a_line}
    assert len({len(line) for line in lines[:-1]}) == 1
    assert all(len(line) <= 72 for line in letter.body.split("\n"))


def test_a_roll_of_many_dice_goes_on_in_further_lines(desk: Desk) -> None:
    desk.mail("Ondine", "#S 20\n#D 60\n#R 2\n#L 2\n", to=DICE)
    (letter,) = desk.letters("notice")
    assert letter.words.count(" = ") == 2
    assert all(len(line) <= 72 for line in letter.body.split("\n"))


def test_the_program_that_checks_comes_once_a_month(desk: Desk) -> None:
    for _ in range(2):
        desk.mail("Ondine", "1d6", to=DICE)
    desk.mail("Brask", "1d6", to=DICE)
    desk.now += timedelta(days=20)
    desk.mail("Ondine", "1d6", to=DICE)
    with_it = [b'check_draws.py"' in letter.stored.raw for letter in desk.letters("notice")]
    assert with_it == [True, False, True, True]


def test_an_answer_that_nothing_was_thrown_fits_the_page(desk: Desk) -> None:
    desk.mail("Ondine", "#S 6\n#D 1000\n#R 1000\n", to=DICE)
    (letter,) = desk.letters("notice")
    assert "1000 are the most in one mail" in letter.words
    assert all(len(line) <= 72 for line in letter.body.split("\n"))


def test_requests_are_limited_by_the_day(desk: Desk) -> None:
    for _ in range(5):
        desk.mail("Ondine", REQUEST, to=DICE)
    subjects = [letter.subject for letter in desk.letters("notice")]
    assert subjects == ["Dice for Ondine"] * 3 + ["Dice: not thrown"] * 2


def test_strangers_and_machines_get_no_answer(desk: Desk) -> None:
    desk.mail("Nobody", REQUEST, to=DICE)
    desk.mail("Ondine", REQUEST, to=DICE, fields=["Auto-Submitted: auto-replied"])
    assert desk.letters() == []


def test_the_secret_of_a_month_is_told_in_the_next_and_proves_its_throws(desk: Desk, tmp_path: Path) -> None:
    folder = tmp_path / "mails"
    folder.mkdir()
    desk.mail("Ondine", "3d6 and d100", to=DICE)
    desk.mail("Brask", REQUEST, to=DICE)
    desk.now = datetime(2009, 11, 3, tzinfo=MONDAY.tzinfo)
    desk.mail("Brask", REQUEST, to=DICE)
    for number, letter in enumerate(desk.every_letter("notice")):
        (folder / f"{number}.eml").write_bytes(letter.stored.raw)
    done = subprocess.run(
        [sys.executable, "-I", "-S", CHECKER, folder], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout
    assert "6 draws: 5 recomputed, 1 hang on secrets not told yet, 0 things wrong" in done.stdout


class TestImport:
    """Dice of a server count under all the conditions of the contract's section 8."""

    def send(
        self, desk: Desk, text: str, to: str = f"ondine@example.org, {LIST}", **how: object
    ) -> list[str]:
        return outcomes(
            desk.mail("dice", text, sender=f"Dice server <{SERVER}>", to=to, subject="rolls", **how)
        )

    def test_a_throw_that_meets_them_all_counts_once(self, importing: Desk) -> None:
        text = ANSWER.format(about="on dungeon level 1")
        assert self.send(importing, text) == ["applied import_roll"]
        assert pending(importing) != "unrolled"
        again = self.send(importing, text.replace("44", "45"))
        assert again == ["refused import_roll NO_ROLL_DUE"]
        importing.proven()

    def test_a_server_may_say_that_it_is_a_machine(self, importing: Desk) -> None:
        text = ANSWER.format(about="on dungeon level 1")
        fields = ["Auto-Submitted: auto-replied"]
        assert self.send(importing, text, fields=fields) == ["applied import_roll"]

    def test_it_must_name_its_purpose(self, importing: Desk) -> None:
        text = ANSWER.format(about="on dungeon level 7")
        assert self.send(importing, text) == ["refused import_roll ROLL_PURPOSE"]

    def test_it_must_be_witnessed(self, importing: Desk) -> None:
        text = ANSWER.format(about="on dungeon level 1")
        to = "ondine@example.org, gamemaster@localhost"
        assert self.send(importing, text, to=to) == ["refused import_roll ROLL_NOT_WITNESSED"]

    def test_the_game_master_is_witness_enough(self, importing: Desk) -> None:
        text = ANSWER.format(about="on dungeon level 1")
        to = "ondine@example.org, hale@example.org, gamemaster@localhost"
        assert self.send(importing, text, to=to) == ["applied import_roll"]

    def test_one_dated_before_the_move_does_not_count(self, importing: Desk) -> None:
        text = ANSWER.format(about="on dungeon level 1")
        early = importing.now - timedelta(seconds=30)
        assert self.send(importing, text, date=early) == ["refused import_roll NO_ROLL_DUE"]

    def test_whose_it_is_may_stand_in_the_comment(self, importing: Desk) -> None:
        text = ANSWER.format(about="of Ondine on dungeon level 1")
        assert self.send(importing, text, to=LIST) == ["applied import_roll"]

    def test_where_it_is_not_certain_whose_it_is_the_game_master_says(self, importing: Desk) -> None:
        text = ANSWER.format(about="on dungeon level 1")
        taken = importing.mail("dice", text, sender=f"Dice <{SERVER}>", to=LIST)
        (number,) = asked(taken)
        assert pending(importing) == "unrolled"
        importing.rule(str(number), importing.letter_of(number, "Ondine"))
        assert pending(importing) != "unrolled"
        importing.proven()

    def test_another_layout_is_a_question(self, importing: Desk) -> None:
        taken = importing.mail(
            "dice", "You rolled 44!", sender=f"Dice <{SERVER}>", to=f"ondine@example.org, {LIST}"
        )
        assert len(asked(taken)) == 1
        assert pending(importing) == "unrolled"

    def test_a_throw_at_our_own_address_counts_too(self, importing: Desk) -> None:
        taken = importing.mail("Ondine", REQUEST, to=f"{DICE}, {LIST}")
        assert outcomes(taken) == ["applied import_roll"]
        (answer,) = importing.letters("notice")
        assert "No. of dice rolls requested:    1" in answer.body
        assert pending(importing) != "unrolled"
        importing.proven()

    def test_a_server_nobody_believes_is_a_stranger(self, importing: Desk) -> None:
        text = ANSWER.format(about="on dungeon level 1")
        importing.mail("dice", text, sender="Dice <dice@elsewhere.example>", to=LIST)
        assert pending(importing) == "unrolled"

    def test_the_answer_owed_is_a_duty(self, importing: Desk) -> None:
        importing.turn()
        assert "Roll one die of 100 sides" in importing.every_letter("review")[0].words
