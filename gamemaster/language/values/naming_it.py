"""`It` for one of a few that everybody has, where the act right before names it: `I set it to A`.

Things that a game makes are recalled by their names (`things`); these have none, only words that tell them
apart (`left`, `right`).
"""

from collections.abc import Iterator
from typing import Final

from gamemaster.core.frame import Kind
from gamemaster.language.english.tokens import Token, Tokens, words_in, words_of
from gamemaster.language.vocabulary.scene import Act, Scene
from gamemaster.language.vocabulary.shorthand import is_closed

_NEAR: Final = 2
_FROM: Final = words_in("from in with on of")


def with_it_named(scene: Scene, tokens: list[Token]) -> list[Token]:
    """The tokens with their one `it` named, if a verb of the game takes it and the acts before name one."""
    places = [place for place, token in enumerate(tokens) if token.low == "it"]
    if len(places) != 1 or not scene.deeds:
        return tokens
    at = places[0]
    before = next((acts for acts in reversed(scene.deeds[-_NEAR:]) if acts), ())
    for kind in _told_apart(scene):
        if not _takes(scene, tokens, at, kind):
            continue
        named = {value for act in before for value in _values(scene, act, kind)}
        said = next((phrase for phrase, value in kind.phrases.items() if named == {value}), None)
        if said is not None:
            it = tokens[at]
            return [*tokens[:at], *(it._replace(low=low) for low in words_of(said)), *tokens[at + 1 :]]
    return tokens


def _told_apart(scene: Scene) -> Iterator[Kind]:
    """The kinds of which there are a few, each told by a word of its own."""
    for kind in scene.lexicon.kinds.values():
        if kind.called and kind.phrases and is_closed(kind):
            yield kind


def _takes(scene: Scene, tokens: Tokens, at: int, kind: Kind) -> bool:
    """Whether a verb right before `at`, or one with `from` between, is done to something of that kind."""
    verbs = range(at - 1, at) if tokens[at - 1].low not in _FROM else range(at - 1)
    return any(
        any(slot.kind == kind.name for slot in hit.what.frame.slots)
        for place in verbs
        for hit in scene.lexicon.verb_at(tokens, place)
    )


def _values(scene: Scene, act: Act, kind: Kind) -> Iterator[object]:
    """What an act names of that kind."""
    params = act.action.params()
    for ready in scene.lexicon.ready:
        if ready.frame.action == act.action.name:
            for slot in ready.frame.slots:
                if slot.kind == kind.name and slot.params[0] in params:
                    yield params[slot.params[0]]
