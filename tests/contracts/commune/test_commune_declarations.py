"""What Commune declares: settings, readings, sections, text, scripts, words for all that happens."""

import re
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from contracts.commune.ambiguities import AMBIGUITIES
from contracts.commune.colours import COLOURS, HEX, canonical, known_colour, unused_colours
from contracts.commune.contract import CONTRACT
from contracts.commune.dates import add_months
from contracts.commune.sections import SECTIONS
from contracts.commune.settings import CommuneSettings
from gamemaster.core.errors import BadSetting
from gamemaster.core.settings import interpretations
from gamemaster.testing.strategies import Hints, action_of

SCRIPTS = Path(__file__).parent / "scripts"


def test_all_sections_have_a_rule() -> None:
    numbers = [str(n) for n in range(1, 12)]
    assert list(SECTIONS) == numbers
    text = CONTRACT.text.read_text(encoding="utf-8")
    assert re.findall(r"(?m)^(\d+)\. \*\*", text) == numbers


def test_every_catalogued_ambiguity_is_there_once_and_has_a_script() -> None:
    assert [point.id for point in AMBIGUITIES] == [f"C-{n}" for n in range(1, 37)]
    assert {point.id for point in AMBIGUITIES if point.house} == {"C-1", "C-12"}
    scripts = [path.stem for path in SCRIPTS.glob("*.game")]
    for point in AMBIGUITIES:
        name = f"C-{int(point.id[2:]):02}"
        found = [stem for stem in scripts if stem == name or stem.startswith(f"{name}_")]
        options = max(1, len(point.options))
        assert len(found) >= options, (point.id, found)


def test_every_option_of_a_setting_has_a_reading() -> None:
    for point in AMBIGUITIES:
        if not point.setting:
            assert list(point.options) == [""]
            continue
        for option in point.options:
            CommuneSettings().changed({point.setting: option})
        choices = getattr(CommuneSettings.model_fields[point.setting].annotation, "__args__", ())
        literal = {choice for choice in choices if isinstance(choice, str)}
        assert literal <= set(point.options), point.id


def test_a_plain_game_prints_its_two_house_readings() -> None:
    printed = interpretations(AMBIGUITIES, CommuneSettings())
    assert [(point.id, point.value) for point in printed] == [("C-1", "belongs"), ("C-12", "board")]


@pytest.mark.parametrize(
    "changes",
    [
        {"founding_tile": "maybe"},
        {"end_min": 0},
        {"intent_opens_hours": 400},
        {"duration_months": 0},
        {"place_limit": 0},
        {"naming_limit": 0},
        {"no_such_setting": 1},
    ],
)
def test_settings_that_cannot_be(changes: dict[str, Any]) -> None:
    with pytest.raises(BadSetting):
        CommuneSettings().changed(changes)


@pytest.mark.parametrize(
    ("start", "months", "end"),
    [
        ((2023, 5, 1), 3, (2023, 8, 1)),
        ((2023, 11, 30), 3, (2024, 2, 29)),
        ((2022, 11, 30), 3, (2023, 2, 28)),
        ((2023, 10, 31), 12, (2024, 10, 31)),
        ((2023, 12, 15), 1, (2024, 1, 15)),
    ],
)
def test_months_are_calendar_months(start: Any, months: int, end: Any) -> None:
    assert add_months(datetime(*start, 7, 30, tzinfo=UTC), months) == datetime(*end, 7, 30, tzinfo=UTC)


def test_colours_are_written_one_way_and_every_letter_has_one() -> None:
    assert all(re.fullmatch(r"#[0-9a-f]{6}", value) for value in HEX.values())
    assert len(unused_colours(frozenset())) == 26
    assert unused_colours(frozenset("ABC"))[0].startswith("D")
    assert canonical("  burnt   SIENNA ") == "Burnt Sienna"
    assert canonical("quux") == "Quux"
    assert known_colour("OCHRE")
    assert not known_colour("quux")
    assert list(COLOURS) == sorted(COLOURS)


HINTS = Hints(
    values={
        "square": ["A0", "J9"],
        "symbol": list("ABJ07"),
        "token": list("ABJ07"),
        "wanted": [("A",), ("B", "7")],
        "community": ["Ochre"],
    }
)


@pytest.mark.parametrize("kind", CONTRACT.actions, ids=lambda kind: kind.name)
def test_every_action_has_words(kind: Any) -> None:
    @given(action_of(kind, HINTS))
    def check(action: Any) -> None:
        words = CONTRACT.say(action)
        assert words.strip()
        assert "None" not in words or "None" in repr(action.params())

    check()


@pytest.mark.parametrize("kind", CONTRACT.events, ids=lambda kind: kind.name)
def test_every_event_has_a_sentence(kind: Any) -> None:
    @given(st.builds(kind, **_texts(kind)))
    def check(event: Any) -> None:
        sentence = CONTRACT.tell(event)
        assert sentence.strip()
        # an event without words of its own would come out under its name
        assert not sentence.rstrip(".").endswith(kind.name.replace("_", " "))

    check()


def _texts(kind: Any) -> dict[str, Any]:
    """Fields whose values are of a few kinds only."""
    symbols = st.sampled_from("ABJ07")
    known = {
        "square": st.sampled_from(["A0", "J9"]),
        "wanted": st.lists(symbols, min_size=1).map(tuple),
        "token": symbols,
        "given": symbols,
        "symbol": symbols,
    }
    return {name: known[name] for name in kind.__dataclass_fields__ if name in known}
