"""Acts told as what comes of something: `It is so dull here that I explore`, `such fun that I want to join`.

To want to join is to join, whatever it comes of; any other act may as well be told, and is asked about.
"""

from dataclasses import replace
from typing import Final

from gamemaster.language.english import words
from gamemaster.language.english.tokens import Token, Tokens, words_in
from gamemaster.language.reading.reaching_back import doubted
from gamemaster.language.sentences.conditional import read_sentence
from gamemaster.language.vocabulary.scene import Finding, Scene, acts_in, findings_act

OF_DEGREE: Final = words_in("so such")
_FARTHEST: Final = 24
_BARRING: Final[frozenset[str]] = words.CONDITION | words_in("not n't 't never hardly no nobody ? nothing")


def come_of_it(scene: Scene, tokens: list[Token]) -> list[Finding]:
    """The findings of the clause that tells what something comes to; none where there is no such clause."""
    place = _result(tokens)
    if not place:
        return []
    apart = replace(scene, trail=[*scene.trail], deeds=[*scene.deeds], heading=())
    span = tokens[place].start, tokens[-1].end
    told = read_sentence(apart, tokens[place:], False, None, tokens[-1].low == "?", False, span).findings
    acts = acts_in(told)
    if all(act.action.name in scene.lexicon.lax for act in acts):
        return told if findings_act(told) else []
    return doubted(told, "lead_in")


def _result(tokens: Tokens) -> int:
    """Where `I` stands behind `so ... that`; 0 where no such words lead up to it."""
    degree = next((p for p, token in enumerate(tokens) if token.low in OF_DEGREE), len(tokens))
    for place in range(degree + 2, min(len(tokens) - 1, degree + _FARTHEST)):
        if tokens[place].low == "that" and tokens[place + 1].low == "i":
            front = {token.low for token in (*tokens[:place], tokens[-1])}
            return place + 1 if _BARRING.isdisjoint(front) else 0
    return 0
