"""Sentences behind acts that leave them alone, whatever their words are elsewhere."""

from gamemaster.language.english.tokens import Tokens
from gamemaster.language.remarks.in_state import speaks_in_state
from gamemaster.language.vocabulary.scene import Scene


def leaves_acts_alone(scene: Scene, tokens: Tokens) -> bool:
    """Whether a sentence without an act certainly changes none of those before it."""
    return speaks_in_state(scene, tokens)
