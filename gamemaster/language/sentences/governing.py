"""A condition and the clause under it: where that begins, and what `it` means there."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from gamemaster.language.after.endings import acts_there
from gamemaster.language.before.moods import Mood, head
from gamemaster.language.english.tokens import Tokens, words_in
from gamemaster.language.values.things import things_at
from gamemaster.language.vocabulary.scene import Scene

_BEFORE_SUBJECT: Final = words_in("if that what who whom which when whether because as how than and or but")
_POINTING: Final = words_in("it this that these those them")
_SHORTEST: Final = 3


def unparted(scene: Scene, tokens: Tokens, place: int) -> int:
    """`If Piet is going to vote for me I vote for Piet`: the clause governed, without any mark before it."""
    first = next((p for p in range(place + _SHORTEST, len(tokens)) if tokens[p].low == "i"), 0)
    if not first or tokens[first - 1].low in _BEFORE_SUBJECT:
        return len(tokens)
    told = head(scene, tokens, first)
    acts = told.mood is Mood.PERFORM and acts_there(scene, tokens, told.verb)
    return first if acts else len(tokens)


@contextmanager
def speaking_of(scene: Scene, tokens: Tokens) -> Iterator[None]:
    """While the clause under a condition is read, the one thing that the condition names is `it`."""
    before = {key: list(names) for key, names in scene.spoken.items()}
    for kind in scene.lexicon.answered:
        values = [
            value
            for place, token in enumerate(tokens)
            if token.low not in _POINTING
            for value in things_at(scene, tokens, place, kind)
        ]
        named = {str(value.parts[0]) for value in values if not value.doubt and not value.others}
        if len(named) == 1:
            scene.spoken.setdefault(kind.things, []).extend(named)
    yield
    scene.spoken.clear()
    scene.spoken.update(before)
