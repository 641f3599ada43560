"""Things that are nearly called as they are: `I play Parot.`, `i play rmu`."""

from typing import Final

from rapidfuzz import fuzz

from gamemaster.language.english.tokens import Tokens
from gamemaster.language.vocabulary.ready import Ready
from gamemaster.language.vocabulary.scene import Scene

_FEW: Final = 3


def misnames(scene: Scene, tokens: Tokens, verb: int, ready: Ready) -> bool:
    """`I play Parot.`, `i play rmu`: whether what stands behind the verb is nearly the name of a thing it
    takes."""
    behind = [token for token in tokens[verb + 1 :] if token.low[0].isalnum()]
    behind = behind[1:] if behind and behind[0].low in {"the", "a", "an", "my"} else behind
    small = not any(token.capital and token.low != "i" for token in tokens[1:])
    if not 0 < len(behind) <= _FEW or not (behind[0].capital or small):
        return False
    said = " ".join(token.low for token in behind)
    kinds = (scene.lexicon.kinds.get(slot.kind) for slot in ready.frame.slots if not slot.optional)
    known = (name for kind in kinds if kind for name in scene.referents.names.things.get(kind.things, {}))
    return any(
        fuzz.ratio(said, name) >= _NEAR_ENOUGH or _swapped(said, name) for name in map(str.lower, known)
    )


def _swapped(said: str, name: str) -> bool:
    """Whether two letters side by side are swapped: `rmu` for `rum`."""
    differing = [p for p in range(len(name)) if name[p] != said[p]] if len(said) == len(name) else []
    pair = len(differing) == len("ab") and differing[0] + 1 == differing[1]
    return pair and said[differing[0]] == name[differing[1]] and said[differing[1]] == name[differing[0]]


_NEAR_ENOUGH: Final = 80
