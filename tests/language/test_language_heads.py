"""The words that patterns begin with: told from the patterns, and never one too few."""

import importlib
import pkgutil
import re
from pathlib import Path

import pytest

import gamemaster.language
from gamemaster.language.english.grammar import Grammar
from gamemaster.language.english.heads import heads_of, heads_within
from gamemaster.language.english.sought import Sought

TABLES = Path(__file__).parent.parent / "announcements"


@pytest.mark.parametrize(
    ("pattern", "heads"),
    [
        ("votes?", "vote votes"),
        ("on the fence", "on"),
        ("(?:i|we)_(?:will|shall)".replace("_", " "), "i we"),
        ("(?:my |the )?move", "my the move"),
        ("(?:and |but )*so", "and but so"),
        ("quer(?:y|ies) of", "query queries"),
        ("practi[cs]e", "practice practise"),
        ("from(?! me)", "from"),
        ("o'clock", "o"),
        ("(?:a|(?:b|c )d) e", "a bd c"),
    ],
)
def test_the_words_a_pattern_begins_with(pattern: str, heads: str) -> None:
    assert heads_of(pattern, {}) == set(heads.split())


@pytest.mark.parametrize("pattern", ["", r"\w+ day", "(?:my )?", "ar+r*", "[a-z]+", ".* me", "(?:ha){2} no"])
def test_what_may_begin_with_any_word_has_none(pattern: str) -> None:
    assert heads_of(pattern, {}) is None


@pytest.mark.parametrize(
    ("pattern", "heads"),
    [
        (r"\bvot(?:e|ing)\b", "vote voting"),
        (r"^(?:just |only )?kidding$", "just only kidding"),
        (r"\b(?:a|the) jest", "a the"),
    ],
)
def test_the_words_of_a_pattern_that_is_looked_for(pattern: str, heads: str) -> None:
    assert heads_within(pattern, {}) == set(heads.split())


@pytest.mark.parametrize("pattern", [r"\bvot", "vote ", r"(?:^|, )so ", r"\b(?:in|on)(?:to)?"])
def test_what_may_stand_in_a_word_has_none(pattern: str) -> None:
    assert heads_within(pattern, {}) is None


def made() -> list[tuple[str, Grammar | Sought]]:
    found: dict[int, tuple[str, Grammar | Sought]] = {}
    for module in pkgutil.walk_packages(gamemaster.language.__path__, "gamemaster.language."):
        for name, value in vars(importlib.import_module(module.name)).items():
            if isinstance(value, (Grammar, Sought)):
                found.setdefault(id(value), (f"{module.name}.{name}", value))
    return list(found.values())


def sentences() -> list[str]:
    lines = (TABLES / "wordings.txt").read_text().lower().splitlines()
    said = [" ".join(re.findall(r"[a-z0-9]+", part)) for line in lines for part in re.split(r"[.!?|]", line)]
    return sorted({sentence for sentence in said if sentence})[::12]


def test_what_is_known_without_a_search_is_what_a_search_finds() -> None:
    told, fitting = sentences(), 0
    assert len(told) > 1_000
    for name, one in made():
        whole = one.compiled()
        for sentence in told:
            if isinstance(one, Sought):
                known, found = one.search(sentence), whole.search(sentence)
            else:
                known, found = one.match(f" {sentence}"), whole.match(f" {sentence}")
            fitting += found is not None
            assert (known and known.span()) == (found and found.span()), (name, sentence)
    assert fitting > 300
