"""The phrasebook is well-formed: what frames name exists, and every sentence shown has a frame behind it."""

import pytest

from contracts.werewolves.actions import BELOVED, Targeted, Vote
from contracts.werewolves.frames import PHRASEBOOK, SPEECH
from gamemaster.core.frame import Frame
from gamemaster.language.vocabulary.lexicon import Lexicon

BUILT_IN = {"person", "number", "intent", "text", "name", "word"}
FOLDED = {"link": BELOVED}


@pytest.mark.parametrize("frame", PHRASEBOOK.frames, ids=lambda frame: f"{frame.action}: {frame.example}")
def test_a_frame_names_what_exists(frame: Frame) -> None:
    action = SPEECH.vocabulary.by_name[frame.action]
    params = {field.alias or name for name, field in action.model_fields.items()}
    kinds = BUILT_IN | {kind.name for kind in PHRASEBOOK.kinds}
    assert frame.example
    assert frame.verbs or frame.sayings or frame.tails
    for slot in frame.slots:
        assert slot.kind in kinds
        assert {param for param in slot.params if param} <= params | FOLDED.get(frame.action, frozenset())
    assert set(frame.fixed) <= params


def test_every_announceable_action_has_a_frame() -> None:
    said = {frame.action for frame in PHRASEBOOK.frames}
    announced = {action.name for action in SPEECH.actions if not action.gm_only}
    assert announced - said == {"intend"}  # the reader knows intents by their methods


def test_what_is_shown_is_an_example_of_a_frame() -> None:
    examples = {frame.example for frame in PHRASEBOOK.frames}
    assert {sentence for sentence in PHRASEBOOK.shown if not sentence.endswith("session.")} <= examples


def test_the_phrasebook_compiles() -> None:
    lexicon = Lexicon(PHRASEBOOK, SPEECH.vocabulary)
    assert lexicon.has_sign("Re: [Werewolves] day 2")
    assert not lexicon.has_sign("I vote for the proposal about foxes.")


def test_nobody_is_a_value_and_is_never_left_out() -> None:
    vote = SPEECH.vocabulary.action("vote", {"target": None})
    assert isinstance(vote, Vote)
    assert isinstance(vote, Targeted)
    assert vote.params() == {"target": None}


def test_night_choices_are_secret_and_votes_come_either_way() -> None:
    secret = {action.name for action in SPEECH.actions if action.secret}
    assert secret == {"attack", "see", "save", "poison", "pass", "link", "shoot", "adjust"}
    assert [action.name for action in SPEECH.actions if action.anywhere] == ["vote"]
