"""What the Werewolves declare: settings, readings, sections, text, and words for all that happens."""

import json
import re
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from werewolf_worlds import LIMITED, NAMES, World, play

from contracts.werewolves.ambiguities import AMBIGUITIES
from contracts.werewolves.contract import CONTRACT
from contracts.werewolves.petitions import topic_of
from contracts.werewolves.sections import SECTIONS
from contracts.werewolves.settings import WerewolfSettings
from contracts.werewolves.state import ROLES
from gamemaster.core.errors import BadSetting
from gamemaster.core.settings import interpretations
from gamemaster.testing.strategies import Hints, action_of

HERE = Path(__file__).parent


def test_every_section_has_its_place_in_the_text() -> None:
    text = CONTRACT.text.read_text(encoding="utf-8")
    headings = re.findall(r"(?m)^## (\d)\. ", text)
    items = re.findall(r"(?m)^- \*\*(\d[a-z]{1,3})\.", text)
    assert headings == [str(n) for n in range(1, 8)]
    assert [section for section in SECTIONS if len(section) > 1] == items


def test_every_catalogued_ambiguity_is_there_once() -> None:
    assert sorted(int(point.id.removeprefix("W-")) for point in AMBIGUITIES) == list(range(1, 35))
    assert {point.id for point in AMBIGUITIES if point.house} == {"W-12", "W-14", "W-19"}


def test_every_option_of_a_setting_has_a_reading() -> None:
    for point in AMBIGUITIES:
        if not point.setting:
            assert list(point.options) == [""]
            continue
        for option in point.options:
            WerewolfSettings().changed({point.setting: option})
        choices = getattr(WerewolfSettings.model_fields[point.setting].annotation, "__args__", ())
        literal = {choice for choice in choices if isinstance(choice, str)}
        assert literal <= set(point.options), point.id


# which lists a message counts on is the service's business: tests/service/test_service_nomics.py
BY_LISTS = "W-32"
SCRIPTS = {path.name: path.read_text(encoding="utf-8") for path in (HERE / "scripts").glob("*.game")}


def test_every_ambiguity_and_every_option_has_its_script() -> None:
    for point in AMBIGUITIES:
        if point.id == BY_LISTS:
            continue
        own = [name for name in SCRIPTS if name.startswith(f"W-{int(point.id.removeprefix('W-')):02}_")]
        assert own, point.id
        usual = getattr(WerewolfSettings(), point.setting) if point.setting else None
        for option in point.options:
            if point.setting and option != usual:
                value = option if isinstance(option, str) else json.dumps(option)
                said = f"{point.setting}={value}"
                assert any(said in SCRIPTS[name] for name in own), (point.id, said)


def test_house_readings_and_those_that_are_changed_are_printed() -> None:
    printed = {one.id for one in interpretations(AMBIGUITIES, WerewolfSettings())}
    assert printed == {"W-12", "W-14", "W-19"}
    changed = WerewolfSettings().changed({"majority": "cast", "day_limit": 7})
    assert {one.id for one in interpretations(AMBIGUITIES, changed)} == printed | {"W-1", "W-5"}


@pytest.mark.parametrize(
    "wrong",
    [
        {"default_roles": ["Baker"]},
        {"default_roles": ["Seer", "Seer"]},
        {"intent_opens_hours": 400},
        {"min_night": 200},
        {"majority": "most"},
        {"silent_rounds": 0},
    ],
)
def test_settings_that_do_not_fit_together_are_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(BadSetting):
        WerewolfSettings().changed(wrong)


def test_reminders_are_put_in_order() -> None:
    settings = WerewolfSettings().changed({"reminders": [144, 24, 24]})
    assert settings.reminders == (24, 144)


@pytest.mark.parametrize(
    ("what", "topic"),
    [
        ("end the session", "session"),
        ("end the current session", "session"),
        ("end the subgame", "subgame"),
        ("terminate the contest", "subgame"),
        ("amend the contract so that sessions end at dawn", "amendment"),
        ("end the current session and the subgame", "subgame"),
        ("end the session and the whole Werewolves subgame", "subgame"),
        ("end the subgame, and with it the session", "subgame"),
        ("end the session and end the contest", "subgame"),
        ("end the subgame and its session", "subgame"),
        ("end the current session and/or end the subgame", "either"),
        ("end the session or the subgame", "either"),
        ("end the session of this contest", "session"),
        ("end session 3 of the game", "session"),
        ("end this session and replace it by a new one", "session"),
        ("end the session, and add nothing to it", "session"),
        ("end the subgame and replace it by another contest", "subgame"),
        ("end the session limit and replace it by none", "amendment"),
        ("end the contract's section 3, replacing it by section 4", "amendment"),
        ("replace section 5 by: The session ends at dawn.", "amendment"),
        ("howl at the moon", ""),
        ("play another session", ""),
    ],
)
def test_what_an_intent_is_about(what: str, topic: str) -> None:
    assert topic_of(what) == topic


@given(st.one_of([action_of(kind, Hints(people=NAMES)) for kind in CONTRACT.actions]))
def test_every_action_can_be_said_and_survives_json(act) -> None:  # type: ignore[no-untyped-def]
    assert CONTRACT.say(act).strip()
    assert CONTRACT.vocabulary.action(act.name, act.params()) == act


def test_every_kind_of_event_has_words() -> None:
    told: dict[str, str] = {}
    for seed in range(40):
        order = Random(seed).sample(NAMES, len(NAMES))
        world = World(NAMES, tuple(order[:2]), dict(zip(ROLES, order[2:], strict=False)), LIMITED)
        play(world, Random(seed), 50, lambda *_: None)
        for step in world.steps:
            for outcome in step.outcomes:
                told |= {event.name: CONTRACT.tell(event) for event in outcome.events}
    assert len(told) >= 25
    assert all(text.endswith((".", "!")) and text[0].isupper() for text in told.values())
    assert not any(text == f"{name.replace('_', ' ')}." for name, text in told.items())


def test_a_number_that_was_set_is_told_as_the_reading_it_stands_for() -> None:
    changed = WerewolfSettings().changed(
        {"day_limit": 3, "cupid_limit": 12, "hunter_limit": 12, "min_night": 6, "award_pool": 20}
    )
    told = {one.id: one.reading for one in interpretations(AMBIGUITIES, changed)}
    assert told["W-5"].startswith("A day ends at its limit (days: 3)")
    assert told["W-12"] == "If Cupid has not chosen when eir time is up (hours: 12), two Lovers are drawn."
    assert "(hours: 12)" in told["W-19"]
    assert "(hours: 6)" in told["W-31"]
    assert told["W-33"] == "P, the most points a contest can award in a week, is 20."
