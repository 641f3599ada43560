"""`(I vote for Tarn.) I do not vote for Tarn.`: the very act, denied in the same mail by its own verb.

What must stay true: what is not done to another (`I do not vote for Brask`) or otherwise (`I do not explore
alone`) leaves the act.
"""

from collections.abc import Sequence
from typing import Final

from gamemaster.language.english.tokens import Tokens, plain_lows, words_in
from gamemaster.language.vocabulary.scene import Act, Scene

_DENIALS: Final = words_in("not n't 't never")
_POINTING: Final = words_in(
    "it that this them him her so him at all formally really to for on with the a an intent proposal offer "
    "party lynch now today after"
)
_MOST: Final = 12


def denies_outright(scene: Scene, acts: Sequence[Act], tokens: Tokens) -> bool:
    """Whether a sentence denies one of the acts before it so."""
    lows = plain_lows(tokens)
    if lows[:1] != ["i"] or len(lows) > _MOST or _DENIALS.isdisjoint(lows[1:4]):
        return False
    denial = next(place for place, token in enumerate(tokens) if token.low in _DENIALS)
    hits = scene.lexicon.verb_at(tokens, denial + 1)
    denied = {hit.what.frame.action for hit in hits}
    end = max((hit.end for hit in hits), default=0)
    rest = set(plain_lows(tokens[end:]))
    return any(
        act.action.name in denied and rest <= _POINTING | {part for one in act.values for part in _words(one)}
        for act in acts
    )


def _words(value: object) -> list[str]:
    return str(value).lower().split()
