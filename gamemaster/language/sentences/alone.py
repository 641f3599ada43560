"""Trying words by themselves: what they would do as a sentence of their own, the mail left as it was."""

from dataclasses import replace

from gamemaster.language.english.tokens import Tokens, asks_at_end
from gamemaster.language.sentences.conditional import read_sentence
from gamemaster.language.vocabulary.scene import Act, Doubt, Finding, Scene, acts_in


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
    apart = replace(scene, trail=[*scene.trail], deeds=[*scene.deeds], heading=())
    return read_sentence(apart, list(tokens), False, None, asks_at_end(tokens), False, span).findings, apart
