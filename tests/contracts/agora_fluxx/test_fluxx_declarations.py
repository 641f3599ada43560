"""What Agora Fluxx declares for the reader: every wording is well-formed, and its actions read back."""

import pytest
from pydantic import ValidationError

from contracts.agora_fluxx.actions import CHOSEN, HELD, CreateCard, Discard, MoveCard, Play
from contracts.agora_fluxx.frames import PHRASEBOOK, SPEECH
from gamemaster.core.frame import Frame
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
