"""What Agora Fluxx declares for the reader: every wording is well-formed, and its actions read back."""

import re
from typing import Any

import pytest
from pydantic import ValidationError

from contracts.agora_fluxx.actions import CHOSEN, HELD, CreateCard, Discard, MoveCard, Play
from contracts.agora_fluxx.ambiguities import AMBIGUITIES
from contracts.agora_fluxx.cards import ALL, CardSpec, card, typed
from contracts.agora_fluxx.contract import CONTRACT
from contracts.agora_fluxx.frames import PHRASEBOOK, SPEECH
from contracts.agora_fluxx.sections import SECTIONS
from contracts.agora_fluxx.settings import FluxxSettings
from contracts.agora_fluxx.starter import STARTER
from gamemaster.core.errors import BadSetting
from gamemaster.core.frame import Frame
from gamemaster.core.settings import interpretations
from gamemaster.service.workspace.registry import find_speech

BUILT_IN = {"person", "gm", "number", "intent", "text", "name", "word", ""}
FOLDED = {"play": set(CHOSEN), "create_card": set(HELD), "move_card": set(HELD)}


def test_the_game_is_found_by_its_name() -> None:
    assert find_speech("agora_fluxx") == SPEECH


@pytest.mark.parametrize("frame", PHRASEBOOK.frames, ids=lambda frame: frame.action)
def test_a_wording_names_kinds_actions_and_parameters_that_exist(frame: Frame) -> None:
    action = SPEECH.vocabulary.by_name[frame.action]
    fields = {field.alias or name for name, field in action.model_fields.items()}
    allowed = fields | FOLDED.get(frame.action, set()) | {"", "*"}
    kinds = BUILT_IN | {kind.name for kind in PHRASEBOOK.kinds}
    assert {slot.kind for slot in frame.slots} <= kinds
    assert {param for slot in frame.slots for param in slot.params} | set(frame.fixed) <= allowed
    assert frame.example
    assert frame.verbs or frame.sayings or frame.tails


def test_every_action_a_player_announces_can_be_said() -> None:
    known = SPEECH.vocabulary.by_name
    of_players = {name for name, action in known.items() if not action.gm_only}
    assert {"intend", "claim_error"} == of_players - {frame.action for frame in PHRASEBOOK.frames}


def test_phrases_are_lower_case_and_kinds_have_one_name() -> None:
    names = [kind.name for kind in PHRASEBOOK.kinds]
    assert len(names) == len(set(names))
    said = [verb for frame in PHRASEBOOK.frames for verb in (*frame.verbs, *frame.padding, *frame.sayings)]
    assert [phrase for phrase in said if phrase != phrase.lower() or not phrase.strip()] == []


def test_what_was_chosen_is_one_list() -> None:
    play = SPEECH.vocabulary.action("play", {"card": "Swap", "cards": ["Cat"], "players": ["Tarn", "Brask"]})
    assert play.params() == {"card": "Swap", "choices": ["Tarn", "Brask", "Cat"]}
    assert SPEECH.vocabulary.action("play", play.params()) == play
    assert Play(card="Cat").params() == {"card": "Cat"}
    assert Play.model_validate({"card": "Swap", "words": "heads"}).params()["choices"] == ["heads"]


def test_one_card_discarded_is_a_list_of_one() -> None:
    assert Discard.model_validate({"cards": "Cat"}).params() == {"cards": ["Cat"]}
    with pytest.raises(ValidationError):
        Discard(cards=())


def test_the_holder_of_a_new_place_is_part_of_it() -> None:
    assert MoveCard.model_validate({"card": "Cat", "hand": "Tarn"}).params()["to"] == "Hand of Tarn"
    made = CreateCard.model_validate({"card": "Owl", "front": "Tarn", "kind": "Keeper"})
    assert made.params() == {"card": "Owl", "to": "In Front Of Tarn", "kind": "Keeper"}
    with pytest.raises(ValidationError):
        MoveCard.model_validate({"card": "Cat"})


def test_all_sections_have_a_rule() -> None:
    text = CONTRACT.text.read_text(encoding="utf-8")
    parts = re.findall(r"(?m)^## (I+V?)\. ", text)
    paragraphs = re.findall(r"(?m)^(I+V?-\d+)\. \*\*", text)
    assert parts == ["I", "II", "III", "IV"]
    assert {*parts, *paragraphs} == set(SECTIONS)


def test_every_catalogued_ambiguity_is_there_once() -> None:
    assert [point.id for point in AMBIGUITIES] == [f"F-{n}" for n in range(1, 28)]
    assert {point.id for point in AMBIGUITIES if point.house} == {"F-1", "F-19"}


def test_every_option_of_a_setting_can_be_set() -> None:
    for point in AMBIGUITIES:
        if not point.setting:
            assert list(point.options) == [""]
            continue
        for option in point.options:
            FluxxSettings().changed({point.setting: option})
        choices = getattr(FluxxSettings.model_fields[point.setting].annotation, "__args__", ())
        literal = {choice for choice in choices if isinstance(choice, str)}
        assert literal <= set(point.options), point.id


def test_a_plain_game_prints_its_two_house_readings() -> None:
    printed = interpretations(AMBIGUITIES, FluxxSettings())
    assert [(point.id, point.value) for point in printed] == [("F-1", "starter"), ("F-19", 7)]


@pytest.mark.parametrize(
    "changes",
    [
        {"deck": "theirs"},
        {"turn_limit": 0},
        {"tt_per_player": 3},
        {"limit_deadline": 0},
        {"rejoin_days": -1},
        {"news": "all"},
        {"no_such_setting": 1},
    ],
)
def test_settings_that_cannot_be(changes: dict[str, Any]) -> None:
    with pytest.raises(BadSetting):
        FluxxSettings().changed(changes)


def test_reminders_come_before_a_turn_is_forfeited() -> None:
    plain = FluxxSettings()
    assert [plain.reminder(n) is not None for n in range(3)] == [True, True, False]
    short = FluxxSettings().changed({"turn_limit": 1})
    first = short.reminder(0)
    assert first is not None
    assert short.forfeit is not None
    assert first * 2 == short.forfeit
    assert FluxxSettings().changed({"turn_default": "wait"}).forfeit is None


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("Draw 3", ("Draw", 3)),
        ("draw two", ("Draw", 2)),
        ("Play All", ("Play", ALL)),
        ("Hand Limit 0", ("Hand Limit", 0)),
        ("Keeper Limit none", ("Keeper Limit", 0)),
        ("Draw Prime", ("Draw", None)),
        ("Hand", ("", None)),
        ("Drawbridge", ("", None)),
        ("Play 99999999999999999999", ("Play", None)),
    ],
)
def test_a_name_tells_type_and_number(name: str, told: tuple[str, int | None]) -> None:
    assert typed(name) == told


@pytest.mark.parametrize(
    "spec",
    [
        {"name": " Owl", "kind": "Keeper"},
        {"name": "", "kind": "Keeper"},
        {"name": "Owl", "kind": "Bird"},
        {"name": "Owl", "kind": "Keeper", "effects": [{"do": "draw"}]},
        {"name": "Owl", "kind": "Keeper", "keepers": ["Moon"]},
        {"name": "Odd", "kind": "Action", "effects": [{"do": "win"}]},
        {"name": "Draw 3", "kind": "Rule", "number": -2},
    ],
)
def test_cards_that_cannot_be(spec: dict[str, Any]) -> None:
    with pytest.raises(ValidationError):
        CardSpec.model_validate(spec)


def test_what_the_program_cannot_read_is_prose() -> None:
    def prose(**spec: Any) -> bool:
        return card(CardSpec.model_validate({"name": "Odd", **spec})).prose

    assert prose(kind="Action", text="Sing.")
    assert not prose(kind="Action", effects=[{"do": "draw", "count": 2}])
    assert prose(kind="Goal", text="Best rhyme.")
    assert not prose(kind="Goal", keepers=["Moon"])
    assert prose(kind="Keeper", text="Nobody may take this.")
    assert not prose(kind="Keeper")
    assert prose(kind="Rule", text="No hats.")
    assert not prose(kind="Rule", type="Draw", number=2, text="Two cards.", plain=True)


def test_the_starter_deck_is_whole() -> None:
    kinds = {
        kind: [c for c in STARTER.values() if c.kind == kind] for kind in ("Rule", "Action", "Goal", "Keeper")
    }
    assert sum(map(len, kinds.values())) == len(STARTER) == 62
    keepers = {c.name for c in kinds["Keeper"]}
    assert all({*c.keepers, *c.without} <= keepers for c in kinds["Goal"])
    assert all(c.type and c.number is not None for c in kinds["Rule"])
    assert not [c.name for c in STARTER.values() if c.prose]
    assert all(c.text for c in STARTER.values() if c.kind != "Keeper")
    asked = {keeper for c in kinds["Goal"] for keeper in c.keepers}
    assert asked == keepers
