"""What a verb of the game makes of the words behind it, with all that it takes: an act told in full."""

from collections.abc import Iterator

from gamemaster.language.english.tokens import Tokens
from gamemaster.language.frames.matching import Filling, fill
from gamemaster.language.vocabulary.inflections import Form
from gamemaster.language.vocabulary.scene import Scene


def completed(scene: Scene, tokens: Tokens, place: int, form: Form = "base") -> Iterator[Filling]:
    """The complete fillings of every verb that stands at `place` in this form."""
    for hit in scene.lexicon.verb_at(tokens, place, form):
        for filling in fill(scene, tokens, hit.end, hit.what):
            if filling.complete:
                yield filling


def completes(scene: Scene, tokens: Tokens, place: int, form: Form = "base") -> bool:
    """Whether there is such a filling."""
    return next(completed(scene, tokens, place, form), None) is not None
