"""Odd line breaks, and characters that readers show alike or not at all."""

import pytest

from gamemaster.mail.breaks import LONE_RETURN, ODD_BREAKS, plain_breaks
from gamemaster.mail.charset import as_shown


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("one\u2028two\x0bthree", "one\ntwo\nthree"),
        ("> one\u2028two\n\u2029three", "> one\n> two\n\nthree"),
        (">> one\rtwo", ">> one\n>> two"),
        ("one\x85> two", "one\n> two"),
        ("plain\n\nand simple", "plain\n\nand simple"),
    ],
)
def test_a_quotation_goes_on_behind_an_odd_break(text: str, expected: str) -> None:
    assert plain_breaks(text, ODD_BREAKS) == expected


def test_only_the_breaks_asked_for() -> None:
    assert plain_breaks("a\rb\x85c", LONE_RETURN) == "a\nb\x85c"


def test_many_breaks_behind_many_marks_do_not_grow_without_end() -> None:
    text = ">" * 50_000 + "\r" * 50_000
    assert len(plain_breaks(text, ODD_BREAKS)) < 3_000_000


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Zoe\u0308", "Zo\u00eb"),
        ("ex\u00adplore the dun\u200bgeon\ufeff", "explore the dungeon"),
        ("\u2068Brask\u2069\u200e", "Brask"),
        # what turns the writing round is shown, so it stays
        ("\u202eksarB\u202c", "\u202eksarB\u202c"),
        ("\u2067Brask\u2069", "\u2067Brask"),
        # struck out, not accented
        ("I\u0336", "I\u0336"),
    ],
)
def test_what_looks_alike_is_alike(text: str, expected: str) -> None:
    assert as_shown(text) == expected
