"""Reasons for haste: what an act comes before (`before I forget`, `before he can hit me`)."""

from typing import Final

from gamemaster.language.english import words
from gamemaster.language.english.tokens import Tokens, words_in
from gamemaster.language.vocabulary.scene import Scene

_MAY: Final = words_in("can could might may")
_VERBAL: Final = words.FINITE | _MAY | words_in("will would 'll 'd does do have")
_SPOILING: Final = words.CONDITION | {"i", "we"}
_SELF_OR_THING: Final = words.PRONOUNS | {"i", "anyone", "my", "the"}


def hastens(scene: Scene, tokens: Tokens, start: int, end: int) -> bool:
    """Whether the words from `before` at `start` up to `end` leave the act beside them as it is.

    What somebody else is about to do is no act and no time; what the sender will do may be either.
    """
    if others_do(scene, tokens, start + 1, end):
        return True
    said = range(start + 1, end)
    acts = any(scene.lexicon.verb_at(tokens, p) or scene.lexicon.times.at(tokens, p) for p in said)
    spoilt = any(tokens[p].low in words.TAINT for p in said)
    return tokens[start + 1].low in _SELF_OR_THING and not acts and not spoilt


def others_may(scene: Scene, piece: Tokens) -> bool:
    """`Before anybody else can grab it`, in front of an act."""
    can = any(token.low in _MAY for token in piece)
    return can and piece[0].low == "before" and others_do(scene, piece, 1, len(piece))


def others_do(scene: Scene, tokens: Tokens, start: int, end: int) -> bool:
    """Whether a clause about somebody else stands there: a subject, and a verb that tells what e does."""
    if start >= end:
        return False
    named = scene.referents.at(scene.text, tokens, start) if tokens[start].capital else None
    if named is not None:
        verb = named.end
    elif tokens[start].low in words.PRONOUNS - {"we"}:
        verb = start + 1 + (start + 1 < end and tokens[start + 1].low == "else")
    elif tokens[start].low in {"the", "that", "this"}:
        verb = start + 2
    else:
        return False
    said = range(start, end)
    if verb >= end or any(tokens[p].low in _SPOILING or scene.lexicon.times.at(tokens, p) for p in said):
        return False
    low = tokens[verb].low
    return low in _VERBAL or (low.isalpha() and low.endswith("s") and len(low) > 3)
