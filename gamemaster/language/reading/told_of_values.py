"""What a sentence behind acts says of their values, so that they do not stand as they are."""

from collections.abc import Sequence

from gamemaster.language.english.tokens import Tokens
from gamemaster.language.reading.made_otherwise import made_otherwise
from gamemaster.language.reading.parts_of_count import of_some_times
from gamemaster.language.vocabulary.scene import Act, Scene


def unsettles_values(scene: Scene, acts: Sequence[Act], tokens: Tokens) -> bool:
    """Whether a sentence behind the acts leaves a value of the last of them open, or how often it is done."""
    if not acts:
        return False
    return made_otherwise(scene, acts[-1], tokens) or of_some_times(acts, tokens)
