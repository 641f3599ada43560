"""What `it` recalls: the thing named in front of an act (`Ochre has no name yet; I name it Teal`)."""

import re
from typing import Final

from gamemaster.core.frame import Kind
from gamemaster.language.english.tokens import Tokens, tokenize
from gamemaster.language.english.words import ADVERBS
from gamemaster.language.values.values import values_at
from gamemaster.language.vocabulary.scene import Scene

_FAR: Final = 400
_END: Final = re.compile(r"[.!?]\s|\n[ \t]*\n")


def recalled(scene: Scene, kind: Kind, at: int) -> tuple[tuple[str, ...], bool]:
    """The things of `kind` that the sentence has named before the act at offset `at`, and whether it is
    unclear that they are meant: because there are several, or because only the sentence before names one.

    Nothing is recalled behind another act, which may have made the thing that is meant.
    """
    before = scene.text[max(0, at - _FAR) : at]
    if scene.acted:
        return (), False
    ends = [match.end() for match in _END.finditer(before)]
    here = tokenize(before[ends[-1] if ends else 0 :])
    if _acts(scene, here):
        return (), False
    names = _named(scene, kind, here)
    if names:
        return names, len(names) > 1
    blank = before.rfind("\n\n")
    told = tokenize(before[max(blank, ends[-2] if len(ends) > 1 else 0, 0) :])
    return (), bool(_named(scene, kind, told)) and not _acts(scene, told)


def _named(scene: Scene, kind: Kind, tokens: Tokens) -> tuple[str, ...]:
    found: dict[str, None] = {}
    place = 0
    while place < len(tokens):
        named = [
            v
            for v in values_at(scene, tokens, place, kind.name)
            if not v.doubt and (tokens[place].capital or v.end - place > 1)
        ]
        best = max(named, key=lambda value: value.end, default=None)
        for parts in (best.parts, *best.others) if best is not None else ():
            found[str(parts[0])] = None
        place = best.end if best is not None else place + 1
    return tuple(found)


def _acts(scene: Scene, tokens: Tokens) -> bool:
    """Whether a verb of the game is said in the first person."""
    for place, token in enumerate(tokens):
        if token.low not in {"i", "we"}:
            continue
        verb = place + 1
        while verb < len(tokens) and tokens[verb].low in ADVERBS | {"do"}:
            verb += 1
        if scene.lexicon.verb_at(tokens, verb):
            return True
    return False
