"""Words that are a vote only because they say so: `Clio, then? I think that's more or less a vote.`

Whom it is for stands in the words before them; whether it is one is for a human to say.
"""

import re
from typing import Final

from gamemaster.language.english.joined import as_said
from gamemaster.language.english.tokens import Tokens, plain_lows, tokenize
from gamemaster.language.values.describing import names_things
from gamemaster.language.vocabulary.scene import Scene

_SO: Final = (
    r"(?:(?:i (?:think|suppose|guess|reckon|believe|d say|would say)|and|so|well|yes|yeah|ok|okay|then"
    r"|perhaps|maybe|please|you (?:may|can)|let s|let us) )*"
)
_HARDLY: Final = r"(?:(?:probably|perhaps|more or less|maybe|practically|almost|as good as|only|just) )*"
_ENDING: Final = (
    r"(?: (?:then|too|now|today|for now|from me|of mine|of sorts|of a kind|i (?:think|suppose|guess|reckon)"
    r"|if you (?:like|want|will|must)|for (?:him|her|them)|against (?:him|her|them)))*"
)
_SAID: Final = re.compile(
    rf"{_SO}(?:(?:that|this|it|which) (?:s|is|ll be|will be|makes|counts as|amounts to|would be)"
    rf"|(?:call|consider|count|take|treat|record|regard) (?:that|this|it)(?: as)?) {_HARDLY}"
    rf"(?:a|my|one) (?:\w+ )?vote{_ENDING}"
)
_NEAR: Final = 240
_LONGEST: Final = 18


def half_a_vote(scene: Scene, tokens: Tokens) -> bool:
    """Whether the sentence takes what stands before it, where nothing acts, for a vote."""
    if scene.acted or not scene.lexicon.changeable or len(tokens) > _LONGEST or tokens[-1].low == "?":
        return False
    if _SAID.fullmatch(as_said(plain_lows(tokens))) is None:
        return False
    first = tokens[0].start
    before = tokenize(scene.text, max(0, first - _NEAR), first)
    people = (place for place, token in enumerate(before) if token.capital)
    return names_things(scene, before) or any(
        (named := scene.referents.at(scene.text, before, place)) is not None and named.who != (scene.sender,)
        for place in people
    )
