"""What GuildNomic declares for the reader: every wording is well-formed, and its actions read back."""

import pytest
from pydantic import ValidationError

from contracts.guild_nomic.actions import SetDamageOrder
from contracts.guild_nomic.contract import CONTRACT
from contracts.guild_nomic.frames import PHRASEBOOK
from gamemaster.core.frame import Frame
from gamemaster.service.workspace.registry import find_contract, find_speech

BUILT_IN = {"person", "number", "intent", "text", "name", "word", ""}


def test_the_game_is_found_by_its_name() -> None:
    assert find_contract("guild_nomic") is CONTRACT
    assert find_speech("guild_nomic") == CONTRACT.speech


@pytest.mark.parametrize("frame", PHRASEBOOK.frames, ids=lambda frame: frame.action)
def test_a_wording_names_kinds_actions_and_parameters_that_exist(frame: Frame) -> None:
    action = CONTRACT.vocabulary.by_name[frame.action]
    fields = {field.alias or name for name, field in action.model_fields.items()}
    kinds = BUILT_IN | {kind.name for kind in PHRASEBOOK.kinds}
    assert {slot.kind for slot in frame.slots} <= kinds
    assert {param for slot in frame.slots for param in slot.params} | set(frame.fixed) <= fields | {"", "*"}
    assert frame.example
    assert frame.verbs or frame.sayings or frame.tails


def test_every_action_a_player_announces_can_be_said() -> None:
    said = {frame.action for frame in PHRASEBOOK.frames}
    announced = {name for name, action in CONTRACT.vocabulary.by_name.items() if not action.gm_only}
    # handing things over is no move of the game, whatever words it has
    assert announced - said == {"claim_error", "intend"}


def test_phrases_are_lower_case_and_kinds_have_one_name() -> None:
    names = [kind.name for kind in PHRASEBOOK.kinds]
    assert len(names) == len(set(names))
    said = [verb for frame in PHRASEBOOK.frames for verb in (*frame.verbs, *frame.padding, *frame.sayings)]
    assert [phrase for phrase in said if phrase != phrase.lower() or not phrase.strip()] == []


def test_no_phrase_for_a_vote_stands_for_both_sides() -> None:
    sides: dict[str, set[object]] = {}
    for frame in PHRASEBOOK.frames:
        for saying in frame.sayings if frame.action == "vote" else ():
            sides.setdefault(saying, set()).add(frame.fixed.get("side", "either"))
    assert [saying for saying, found in sides.items() if len(found) > 1] == []


def test_a_proposal_is_standard_unless_it_says_otherwise() -> None:
    made = CONTRACT.vocabulary.action("propose", {"text": "Rest heals the dead."})
    assert made.params() == {"class": "standard", "text": "Rest heals the dead."}
    urgent = CONTRACT.vocabulary.action("propose", {"class": "standard", "text": "URGENT: remove quest 2."})
    assert urgent.params()["class"] == "urgent"
    with pytest.raises(ValidationError):
        CONTRACT.vocabulary.action("propose", {"text": ""})


def test_numbers_of_proposals_are_numbers_and_names_stay_names() -> None:
    assert CONTRACT.vocabulary.action("vote", {"proposal": "12", "side": "for"}).params()["proposal"] == 12
    named = CONTRACT.vocabulary.action("attack", {"target": "Marsh Wight", "element": "Fire"})
    assert named.params() == {"target": "Marsh Wight", "element": "Fire"}
    with pytest.raises(ValidationError):
        CONTRACT.vocabulary.action("attack", {"target": "Marsh Wight", "element": "Aether"})


def test_one_member_in_the_damage_order_is_a_list_of_one() -> None:
    assert SetDamageOrder.model_validate({"order": "Tarn"}).params() == {"order": ["Tarn"]}
