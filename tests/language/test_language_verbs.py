"""The forms of verbs that the passive and the progressive are read by."""

import pytest

from gamemaster.language.english.verbs import forms, is_past

PARTICIPLES = [
    ("open", "opened"),
    ("abandon", "abandoned"),
    ("poison", "poisoned"),
    ("target", "targeted"),
    ("enter", "entered"),
    ("transfer", "transferred"),
    ("submit", "submitted"),
    ("drop", "dropped"),
    ("cancel", "cancelled"),
    ("attack", "attacked"),
    ("cast", "cast"),
    ("shoot", "shot"),
    ("lead", "led"),
]


@pytest.mark.parametrize(("base", "wanted"), PARTICIPLES)
def test_participle(base: str, wanted: str) -> None:
    assert forms(base).participle == wanted


@pytest.mark.parametrize(
    ("base", "wanted"), [("open", "opening"), ("put", "putting"), ("target", "targeting")]
)
def test_gerund(base: str, wanted: str) -> None:
    assert forms(base).gerund == wanted


@pytest.mark.parametrize(
    ("word", "wanted"), [("led", True), ("dealt", True), ("shot", False), ("bit", False), ("cast", False)]
)
def test_words_that_are_also_nouns_or_of_now_are_no_past(word: str, wanted: bool) -> None:
    assert is_past(word) is wanted
