"""What the role-playing game declares: settings, readings, sections, text, words for all that happens."""

import re
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from contracts.agora_rpg.ambiguities import AMBIGUITIES
from contracts.agora_rpg.contract import CONTRACT
from contracts.agora_rpg.sections import SECTIONS
from contracts.agora_rpg.settings import RpgSettings
from gamemaster.core.errors import BadSetting
from gamemaster.core.settings import interpretations
from gamemaster.testing.strategies import Hints, action_of


def test_all_sections_have_a_heading_and_a_rule() -> None:
    numbers = [str(n) for n in range(1, 43)]
    assert list(SECTIONS) == numbers
    text = CONTRACT.text.read_text(encoding="utf-8")
    assert re.findall(r"(?m)^(\d+)\. \*\*", text) == numbers


def test_every_section_that_an_event_names_exists() -> None:
    assert {event.section for event in CONTRACT.events} - {""} <= set(SECTIONS)


def test_every_catalogued_ambiguity_is_there_once() -> None:
    assert [point.id for point in AMBIGUITIES] == [f"R-{n}" for n in range(1, 29)]
    assert {point.id for point in AMBIGUITIES if point.house} == {"R-2", "R-3"}


def test_every_option_of_a_setting_has_a_reading() -> None:
    for point in AMBIGUITIES:
        if not point.setting:
            assert list(point.options) == [""]
            continue
        for option in point.options:
            if option is not None:
                RpgSettings().changed({point.setting: option})
        choices = getattr(RpgSettings.model_fields[point.setting].annotation, "__args__", ())
        literal = {choice for choice in choices if isinstance(choice, str)}
        assert literal <= set(point.options), point.id


def test_a_plain_game_prints_its_two_house_readings() -> None:
    printed = interpretations(AMBIGUITIES, RpgSettings())
    assert [(point.id, point.value) for point in printed] == [("R-2", "duel"), ("R-3", "per_monster")]


def test_a_reading_that_was_set_is_printed() -> None:
    settings = RpgSettings().changed({"token_overflow": "trim", "rejoin_days": 3, "weekly_points_cap": 20})
    printed = {point.id: point.reading for point in interpretations(AMBIGUITIES, settings)}
    assert set(printed) == {"R-2", "R-3", "R-9", "R-12", "R-19"}
    assert "twice the factor" in printed["R-9"]
    assert printed["R-12"].endswith("joining tokens need some absence (days: 3).")
    assert "points in a week: 20" in printed["R-19"]


@pytest.mark.parametrize(
    "changes",
    [
        {"combat": "chess"},
        {"base_health": 0},
        {"intent_opens_hours": 400},
        {"reward_experience": 0, "reward_gold": 0},
        {"dice_source": "stated", "encounter_overlap": "reroll"},
        {"no_such_setting": 1},
        {"weekly_points_cap": -1},
        {"season_end": "some day"},
    ],
)
def test_settings_that_cannot_be(changes: dict[str, Any]) -> None:
    with pytest.raises(BadSetting):
        RpgSettings().changed(changes)


def test_a_season_may_end_in_any_time_zone() -> None:
    settings = RpgSettings().changed({"season_end": "2009-12-01T01:00:00+01:00"})
    assert settings.season_end is not None
    assert settings.season_end.isoformat() == "2009-12-01T00:00:00+00:00"


@pytest.mark.parametrize("kind", CONTRACT.actions, ids=lambda kind: kind.name)
def test_every_action_has_words(kind: Any) -> None:
    @given(action_of(kind, Hints()))
    def check(action: Any) -> None:
        words = CONTRACT.say(action)
        assert words.strip()
        assert "None" not in words

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
    """Fields whose text is one of a few words."""
    known = {"how": ["slain", "faded", "ruled"], "holdings": ["destroyed", "kept", "gm"]}
    return {name: st.sampled_from(known[name]) for name in kind.__dataclass_fields__ if name in known}
