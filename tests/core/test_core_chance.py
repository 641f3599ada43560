"""The generator of draws, against its description computed a second time, and against fixed numbers."""

import hashlib
import hmac

import pytest
from hypothesis import given
from hypothesis import strategies as st
from toygame import hour

from gamemaster.core.chance import KeyedChance, commitment
from gamemaster.core.context import Context
from gamemaster.core.settings import Settings

SECRET = bytes(range(32))
NAMES = st.text(st.characters(codec="utf-8", exclude_characters="\n"), max_size=20)


def described(
    secret: bytes, game: str, entry: str, purpose: str, counter: int, sides: int
) -> tuple[int, int]:
    """The description in the module's docstring, done naively; (result, words passed over)."""
    largest = (2**64 // sides) * sides
    passed = 0
    for block in range(1_000):
        text = f"{game}\n{entry}\n{purpose}\n{counter}\n{block}".encode()
        digest = hmac.new(secret, text, hashlib.sha256).digest()
        for start in range(0, 32, 8):
            word = int.from_bytes(digest[start : start + 8], "big")
            if word < largest:
                return 1 + word % sides, passed
            passed += 1
    raise AssertionError("no word below the limit")


@given(st.binary(min_size=1, max_size=80), NAMES, NAMES, NAMES, st.integers(0, 99), st.integers(1, 2**64))
def test_draws_are_what_the_description_says(
    secret: bytes, game: str, entry: str, purpose: str, counter: int, sides: int
) -> None:
    result, _ = described(secret, game, entry, purpose, counter, sides)
    assert KeyedChance(secret, game).draw(entry, purpose, counter, sides) == result
    assert 1 <= result <= sides


def test_words_beyond_the_last_full_multiple_are_passed_over() -> None:
    sides, chance = 2**63 + 1, KeyedChance(SECRET, "g")
    passed = 0
    for counter in range(200):
        result, over = described(SECRET, "g", "e", "p", counter, sides)
        assert chance.draw("e", "p", counter, sides) == result
        passed = max(passed, over)
    # half of all words are passed over, so some draw needs a second block of four
    assert passed >= 4


def test_fixed_draws_never_change() -> None:
    chance = KeyedChance(SECRET, "rpg")
    drawn = [chance.draw("m1#0", "encounter", counter, 100) for counter in range(6)]
    assert drawn == [2, 54, 75, 83, 21, 93]


def test_a_die_of_one_side_and_one_of_all_words() -> None:
    chance = KeyedChance(SECRET, "g")
    assert chance.draw("e", "p", 0, 1) == 1
    first = hmac.new(SECRET, b"g\ne\np\n0\n0", hashlib.sha256).digest()[:8]
    assert chance.draw("e", "p", 0, 2**64) == int.from_bytes(first, "big") + 1


@pytest.mark.parametrize("sides", [0, -1, 2**64 + 1])
def test_impossible_dice_are_turned_down(sides: int) -> None:
    with pytest.raises(ValueError, match="sides"):
        KeyedChance(SECRET, "g").draw("e", "p", 0, sides)


def test_names_of_draws_hold_no_line_feed() -> None:
    with pytest.raises(ValueError, match="line feed"):
        KeyedChance(SECRET, "a\nb")
    for names in (("e\n", "p"), ("e", "p\n")):
        with pytest.raises(ValueError, match="line feed"):
            KeyedChance(SECRET, "g").draw(*names, 0, 6)


def test_a_coin_is_fair_enough() -> None:
    chance = KeyedChance(SECRET, "g")
    heads = sum(chance.draw(f"m{n}", "coin", 0, 2) == 1 for n in range(10_000))
    assert 4_800 < heads < 5_200


def test_the_commitment_is_the_digest_of_the_secret() -> None:
    assert commitment(b"") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"


def test_a_context_counts_per_purpose_and_keeps_its_draws() -> None:
    chance = KeyedChance(SECRET, "g")
    ctx = Context(hour(1), "m1#0", Settings(), chance)
    rolled = [ctx.roll("a", 6), ctx.roll("b", 6), ctx.roll("a", 6)]
    assert rolled == [chance.draw("m1#0", p, c, 6) for p, c in (("a", 0), ("b", 0), ("a", 1))]
    assert [(d.entry, d.purpose, d.counter, d.result) for d in ctx.draws] == [
        ("m1#0", "a", 0, rolled[0]),
        ("m1#0", "b", 0, rolled[1]),
        ("m1#0", "a", 1, rolled[2]),
    ]
