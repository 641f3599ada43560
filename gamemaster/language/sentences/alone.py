"""Trying words by themselves: what they would do as a sentence of their own, the mail left as it was."""

from copy import copy
from dataclasses import replace
from typing import Final

from gamemaster.language.english.tokens import Tokens, asks_at_end
from gamemaster.language.sentences.conditional import read_sentence
from gamemaster.language.vocabulary.scene import Act, Doubt, Finding, Scene, acts_in

_KEPT: Final = ("trail", "deeds", "topics", "naming", "passing", "spoken", "made")
"""What a scene collects from the sentences read."""


def findings_alone(scene: Scene, tokens: Tokens, span: tuple[int, int]) -> list[Finding]:
    """What the words at `span` would be found to do; nothing of it is kept in the scene."""
    return _tried(scene, tokens, span)[0]


def certain_acts(scene: Scene, tokens: Tokens, span: tuple[int, int]) -> tuple[Act, ...]:
    """The acts of words by themselves; none where anything is uncertain, or speech is left open."""
    found, apart = _tried(scene, tokens, span)
    if any(isinstance(f, Doubt) for f in found) or apart.speech != scene.speech:
        return ()
    return acts_in(found)


def _tried(scene: Scene, tokens: Tokens, span: tuple[int, int]) -> tuple[list[Finding], Scene]:
    apart = replace(scene, heading=(), **{kept: copy(getattr(scene, kept)) for kept in _KEPT})
    return read_sentence(apart, list(tokens), False, None, asks_at_end(tokens), False, span).findings, apart
