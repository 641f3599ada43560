"""A ballot that is put right by a whole one: `I vote FOR 31. Actually, I vote AGAINST 31.`

The later answer names the very thing that the earlier one did, so it can only be meant in its place. What
must stay true: it is certain itself, a word of correction opens its sentence, and nothing else is done there.
"""

from collections.abc import Sequence
from typing import Final

from gamemaster.language.english import words
from gamemaster.language.english.tokens import Tokens, words_in
from gamemaster.language.vocabulary.scene import Act, Doubt, Finding, Scene, acts_in

_OPENING: Final = words_in(
    "sorry oops whoops no actually correction erratum wait scratch rather hm hmm pardon apologies edit make "
    "second reconsidering"
)
_IN_FRONT: Final = words_in(", . : ! -- ... oh ah er err um uh well on so and but ok okay hm hmm argh damn")
_FIRST: Final = 6
_BARRED: Final[frozenset[str]] = words.CONDITION | words_in("? maybe perhaps kidding joking jk")


def answered_anew(
    scene: Scene, found: Sequence[Finding], findings: Sequence[Finding], tokens: Tokens
) -> list[Act]:
    """The acts so far that the sentence puts right; none where it is no such correction."""
    lows = [token.low for token in tokens]
    first = next((low for low in lows[:_FIRST] if low not in _IN_FRONT), "")
    if first not in _OPENING or not _BARRED.isdisjoint(lows):
        return []
    new = acts_in(findings)
    keys = {kind.name for kind in scene.lexicon.answered}
    if not new or not keys or any(isinstance(finding, Doubt) for finding in findings):
        return []
    old = list[Act]()
    for act in new:
        topic = _topic(act, keys)
        same = [one for one in acts_in(found) if topic is not None and _topic(one, keys) == topic]
        if not same or any(one.action == act.action for one in same):
            return []
        old += same
    return old


def _topic(act: Act, keys: set[str]) -> tuple[object, ...] | None:
    """What an act answers, who answers, and for whom; None where it answers nothing."""
    params = act.action.params().items()
    told = [(key, str(value)) for key, value in params if key in keys and value is not None]
    return (act.action.name, act.actor, act.by, *told) if told and act.when is None else None


def without_topic(scene: Scene, old: Act, tokens: Tokens, place: int) -> Tokens:
    """`(I vote FOR 31.) Correction: AGAINST 31`: the words without what the act answers, said again."""
    keys = {kind.name for kind in scene.lexicon.answered}
    told = {str(value) for key, value in old.action.params().items() if key in keys and value is not None}
    named = [p for p in range(place, len(tokens)) if tokens[p].low in told]
    if len(named) != 1 or any(t.low.isdecimal() and t.low not in told for t in tokens[place:]):
        return tokens
    first = named[0]
    while first > place + 1 and tokens[first - 1].low in _NAMING:
        first -= 1
    return [*tokens[:first], *tokens[named[0] + 1 :]] if first > place else tokens


_NAMING: Final = words_in("on proposal prop number no # the")
