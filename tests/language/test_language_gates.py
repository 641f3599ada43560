"""Lists of words without which a pattern is not tried: whatever the pattern fits holds one of them."""

import importlib
import re
from collections.abc import Iterator
from contextlib import suppress

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable

from gamemaster.language.english.joined import alternatives
from gamemaster.language.english.tokens import holds_any

GATES = (
    ("remarks.at_odds", "_HEADS", "_BEHIND"),
    ("remarks.staging", "STAGING", "_STAGED"),
    ("remarks.clipped", "_HEADS", "_WHOLE"),
    ("remarks.bare_frames", "_HEADS", "_WHOLE"),
    ("remarks.everyday_hitches", "_HEADS", "_WHOLE"),
    ("remarks.leaving_open", "_HEADS", "_WITHHELD"),
    ("remarks.either_side", "_GATE", "_NOT_MEANT"),
    ("remarks.regained", "_HEADS", "_WHOLE"),
    ("before.leave_to_come", "_NOUNS", "_MISSING"),
    ("before.leave_to_come", "_AGREEING", "_NOT_AGREED"),
    ("after.second_thoughts", "_HANGING_ON", "_ON_AN_ANSWER"),
)
SIGNS = (
    ("rows.blanks", "_SIGNS", "_BLANK"),
    ("sentences.transcripts", "_SIGNS", "_LABEL"),
)
GROUP = re.compile(r"(?:\\b|\^)?\(\?:(.*)\)", re.DOTALL)
LETTERS = "abcdefghijklmnopqrstuvwxyz 0123456789"
EACH = 8


def single(source: str) -> Iterator[str]:
    """The alternatives of a pattern, those that `any_of` has put together apart again."""
    for one in alternatives(source):
        group = GROUP.fullmatch(one)
        inner = list(alternatives(group[1])) if group else [one]
        try:
            yield from [re.compile(pattern).pattern for pattern in inner]
        except re.error:
            yield one


def words_of(said: str) -> set[str]:
    """The words as a sentence has them: `cant` is `ca` and `n't`, `i ll` is `i` and `'ll`."""
    words = set(said.split())
    short = {part for word in words if word.endswith("nt") for part in (word[:-2], "n't", "'t")}
    return words | short | {f"'{word}" for word in words}


@pytest.mark.parametrize(("module", "gate", "pattern"), GATES)
def test_no_pattern_fits_what_its_gate_keeps_out(module: str, gate: str, pattern: str) -> None:
    told = importlib.import_module(f"gamemaster.language.{module}")
    heads, source = getattr(told, gate), getattr(told, pattern).pattern
    for one in single(source):

        @settings(
            max_examples=EACH,
            deadline=None,
            database=None,
            derandomize=True,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(st.from_regex(re.compile(one), fullmatch=True, alphabet=LETTERS))
        def fits(said: str) -> None:
            assert not heads.isdisjoint(words_of(said)), one  # noqa: B023  # run before the next is made

        # some hang on what stands around them, and fit nothing alone
        with suppress(Unsatisfiable):
            fits()


@pytest.mark.parametrize(("module", "signs", "pattern"), SIGNS)
def test_no_pattern_fits_a_text_without_its_signs(module: str, signs: str, pattern: str) -> None:
    told = importlib.import_module(f"gamemaster.language.{module}")

    @settings(
        max_examples=EACH * 10,
        deadline=None,
        database=None,
        derandomize=True,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(st.from_regex(getattr(told, pattern)))
    def fits(text: str) -> None:
        assert holds_any(text, getattr(told, signs))

    fits()
