"""Requests for dice, and the answers of dice servers, as text."""

import pytest

from gamemaster.core.dice import Dice, dice_in, read_dice
from gamemaster.mail.dice_mail import BadRequest, DiceRequest, DiceResult, read_request, read_result


@pytest.mark.parametrize(
    ("text", "dice"),
    [
        ("3d6", Dice(3, 6)),
        ("d20", Dice(1, 20)),
        ("2D10+5", Dice(2, 10, 5)),
        ("4d6 - 1", Dice(4, 6, -1)),
        ("d", None),
        ("3d6 please", None),
        ("x3d6", None),
    ],
)
def test_notation(text: str, dice: Dice | None) -> None:
    assert read_dice(text) == dice


def test_dice_stand_in_text_as_words_of_their_own() -> None:
    found = dice_in("Roll 3d6+1, then d20. Not 5d6x, c3d4, a1.2d6 nor -3d6.")
    assert found == [Dice(3, 6, 1), Dice(1, 20)]


def test_directives() -> None:
    text = (
        "#S 100\n# D: 2\n#r 3\n#L 2\n#C encounter of Ondine\n#C on level 1\n#P brask@example.org\n#T Luck\n"
    )
    assert read_request(text) == DiceRequest(
        (Dice(2, 100),), 3, 2, ("encounter of Ondine", "on level 1"), ("brask@example.org",), "Luck"
    )


def test_what_is_quoted_asks_for_nothing() -> None:
    assert read_request("> #S 100\n> 3d6\n\nGood luck!") is None


@pytest.mark.parametrize(
    "text",
    [
        "#S 0",
        "#S 1000001",
        "#D 1001",
        "#R 1001",
        "#L 21",
        "#D 100\n#R 11",
        "#S six",
        "#S 6\n#S 20",
        "#S -6",
        "#S 6\n" + "#C again\n" * 101,
        "#S 6\n" + "".join(f"#P p{n}@example.org\n" for n in range(11)),
        "1001d6",
        "500d6 501d6",
        "1d0",
    ],
)
def test_too_much_is_refused_with_a_reason(text: str) -> None:
    asked = read_request(text)
    assert isinstance(asked, BadRequest)
    assert asked.why


NOMIC_NET = """\
# Encounter of Ondine
# on dungeon level 2

No. of sides on every die  : {sides:>4}
No. of dice for every roll : {dice:>4}
No. of dice rolls requested: {rolls:>4}
No. of rolls per line      :    1

{numbers}
"""


def nomic_net(sides: int = 100, dice: int = 1, rolls: int = 1, numbers: str = "  44") -> str:
    return NOMIC_NET.format(sides=sides, dice=dice, rolls=rolls, numbers=numbers)


def test_the_layout_of_nomic_net() -> None:
    comment = "Encounter of Ondine on dungeon level 2"
    assert read_result(nomic_net()) == DiceResult(100, 1, 1, (44,), comment)
    assert read_result(nomic_net(rolls=2, numbers="44\n7")) == DiceResult(100, 1, 2, (44, 7), comment)


def test_the_layout_of_pbegames() -> None:
    text = (
        "-----BEGIN SIGNED-----\nSummary:\n-----\nRoll One\nGenerating 1 roll of d100, 1 per line.\n"
        "Comment: encounter, level 1\nfor Brask\n\n63\n\nAll addresses: brask@example.org\n"
    )
    assert read_result(text) == DiceResult(100, 1, 1, (63,), "encounter, level 1 for Brask")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "You rolled a 44. Congratulations!",
        nomic_net() + nomic_net(),
        "Roll One\nGenerating 1 roll of d6, 1 per line.\n3\n" * 2,
    ],
)
def test_anything_else_is_not_guessed_at(text: str) -> None:
    assert read_result(text) is None


def test_words_among_the_numbers_are_no_result() -> None:
    found = read_result(nomic_net(numbers="forty-four"))
    assert found is not None
    assert found.results == ()
