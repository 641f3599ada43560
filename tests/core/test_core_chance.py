"""The generator of draws, against its description computed a second time, and against fixed numbers."""

import hashlib
import hmac
from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from toygame import hour

from gamemaster.core.chance import Generator, KeyedChance, Told, commitment, shuffled
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
    assert Generator(secret, game).draw(entry, purpose, counter, sides) == result
    assert 1 <= result <= sides


def test_words_beyond_the_last_full_multiple_are_passed_over() -> None:
    sides, chance = 2**63 + 1, Generator(SECRET, "g")
    passed = 0
    for counter in range(200):
        result, over = described(SECRET, "g", "e", "p", counter, sides)
        assert chance.draw("e", "p", counter, sides) == result
        passed = max(passed, over)
    # half of all words are passed over, so some draw needs a second block of four
    assert passed >= 4


def test_fixed_draws_never_change() -> None:
    chance = Generator(SECRET, "rpg")
    drawn = [chance.draw("m1#0", "encounter", counter, 100) for counter in range(6)]
    assert drawn == [2, 54, 75, 83, 21, 93]


def test_a_die_of_one_side_and_one_of_all_words() -> None:
    chance = Generator(SECRET, "g")
    assert chance.draw("e", "p", 0, 1) == 1
    first = hmac.new(SECRET, b"g\ne\np\n0\n0", hashlib.sha256).digest()[:8]
    assert chance.draw("e", "p", 0, 2**64) == int.from_bytes(first, "big") + 1


@pytest.mark.parametrize("sides", [0, -1, 2**64 + 1])
def test_impossible_dice_are_turned_down(sides: int) -> None:
    with pytest.raises(ValueError, match="sides"):
        Generator(SECRET, "g").draw("e", "p", 0, sides)


def test_names_of_draws_hold_no_line_feed() -> None:
    with pytest.raises(ValueError, match="line feed"):
        Generator(SECRET, "a\nb")
    for names in (("e\n", "p"), ("e", "p\n")):
        with pytest.raises(ValueError, match="line feed"):
            Generator(SECRET, "g").draw(*names, 0, 6)


def test_a_coin_is_fair_enough() -> None:
    chance = Generator(SECRET, "g")
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


class TestNamedSecrets:
    """One master, and secrets made of it that can be told one by one."""

    def test_each_name_has_a_secret_of_its_own_as_described(self) -> None:
        chance = KeyedChance(SECRET, "g")
        made = hmac.new(SECRET, b"gamemaster secret\ng\nseason 1", hashlib.sha256).digest()
        assert chance.secret("season 1") == chance.sealed("season 1") == made
        assert chance.commitment("season 1") == commitment(made)
        assert len({chance.secret(name) for name in ("season 1", "season 2", "roles")}) == 3
        assert chance.draw("e", "p", 0, 100, "roles") == Generator(chance.secret("roles"), "g").draw(
            "e", "p", 0, 100
        )

    def test_a_first_secret_given_from_outside_is_used_as_it_is(self) -> None:
        chance = KeyedChance(SECRET, "g", first=b"f" * 32)
        assert chance.secret("season 1") == b"f" * 32
        assert chance.secret("season 2") == KeyedChance(SECRET, "g").secret("season 2")

    def test_a_beacon_is_mixed_into_its_secret_only(self) -> None:
        plain, mixed = KeyedChance(SECRET, "g"), KeyedChance(SECRET, "g", beacons={"season 1": "AB" * 32})
        described = hmac.new(plain.secret("season 1"), b"beacon\n" + b"ab" * 32, hashlib.sha256).digest()
        assert mixed.secret("season 1") == described
        assert mixed.commitment("season 1") == plain.commitment("season 1")
        assert mixed.secret("season 2") == plain.secret("season 2")

    def test_the_season_goes_by_arrival_and_the_clocks_turns_by_time(self) -> None:
        told = (Told("season 1", hour(10), 5), Told("roles", hour(11), 6), Told("season 2", hour(20), 9))
        chance = KeyedChance(SECRET, "g", told)
        assert [chance.season(hour(1), seq) for seq in (5, 6, 9, 10)] == [
            "season 1",
            "season 2",
            "season 2",
            "season 3",
        ]
        assert [chance.season(hour(at), 0) for at in (10, 11, 20, 21)] == [
            "season 1",
            "season 2",
            "season 2",
            "season 3",
        ]

    def test_what_takes_the_place_of_a_told_secret_goes_by_arrival_too(self) -> None:
        told = (Told("season 1", hour(9), 3), Told("deck", hour(10), 5), Told("deck (2)", hour(20), 9))
        chance = KeyedChance(SECRET, "g", told)
        assert [chance.renewed(hour(1), seq) for seq in (5, 6, 9, 10)] == [
            {},
            {"deck": "deck (2)"},
            {"deck": "deck (2)"},
            {"deck": "deck (3)"},
        ]
        assert [chance.renewed(hour(at), 0) for at in (10, 11, 21)] == [
            {},
            {"deck": "deck (2)"},
            {"deck": "deck (3)"},
        ]


@given(st.lists(st.integers(), unique=True, max_size=12), st.randoms(use_true_random=False))
def test_a_shuffle_takes_every_item_once(items: list[int], random: Any) -> None:
    draws = [random.randint(1, len(items) - place) for place in range(max(len(items) - 1, 0))]
    assert sorted(shuffled(items, draws)) == sorted(items)


def test_a_shuffle_takes_from_what_is_left_in_its_order() -> None:
    assert shuffled("abcd", [3, 1, 2]) == ["c", "a", "d", "b"]
    ctx = Context(hour(1), "m1#0", Settings(), KeyedChance(SECRET, "g"))
    order = ctx.shuffle("deck", "abcd", seal="hands")
    assert [draw.sides for draw in ctx.draws] == [4, 3, 2]
    assert {draw.secret for draw in ctx.draws} == {"hands"}
    assert order == shuffled("abcd", [draw.result for draw in ctx.draws])
    few = ctx.shuffle("roles", "abcdefgh", 2)
    assert len(few) == 2
    assert [draw.sides for draw in ctx.draws[3:]] == [8, 7]


def test_shuffles_of_three_are_equally_likely() -> None:
    counts = Counter(
        "".join(Context(hour(1), f"m{n}", Settings(), KeyedChance(SECRET, "g")).shuffle("deck", "abc"))
        for n in range(6_000)
    )
    assert len(counts) == 6
    # five degrees of freedom: above 25.7 is one chance in ten thousand
    assert sum((seen - 1_000) ** 2 / 1_000 for seen in counts.values()) < 25.7


DICE = [(2, 15.1), (6, 25.7), (10, 33.7), (100, 161.3)]
"""Sides, and the chi-square that one fair die in ten thousand exceeds."""


@pytest.mark.parametrize(("sides", "critical"), DICE)
def test_chi_square_of_a_million_draws(sides: int, critical: float) -> None:
    """A quarter of a million for each die."""
    assert chi_square(sides, 250_000) < critical


@pytest.mark.nightly
@pytest.mark.parametrize(("sides", "critical"), DICE)
def test_chi_square_of_a_million_draws_of_each_die(sides: int, critical: float) -> None:
    assert chi_square(sides, 1_000_000) < critical


def chi_square(sides: int, draws: int) -> float:
    """How far so many draws are from an equal share for each side."""
    generator = Generator(SECRET, "g")
    counts = Counter(generator.draw("e", "p", counter, sides) for counter in range(draws))
    expected = draws / sides
    return sum((counts[n] - expected) ** 2 / expected for n in range(1, sides + 1))
