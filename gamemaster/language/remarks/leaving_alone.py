"""Sentences behind acts that leave them alone, whatever their words are elsewhere."""

from gamemaster.language.english.tokens import Tokens
from gamemaster.language.remarks.in_state import speaks_in_state
from gamemaster.language.remarks.passing_over import passes_over
from gamemaster.language.vocabulary.scene import Act, Scene


def leaves_acts_alone(scene: Scene, acts: tuple[Act, ...], tokens: Tokens) -> bool:
    """Whether a sentence without an act certainly changes none of `acts`, those before it."""
    return speaks_in_state(scene, tokens) or passes_over(acts, tokens)
