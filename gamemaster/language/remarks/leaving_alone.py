"""Sentences behind acts that leave them alone, whatever their words are elsewhere."""

from typing import Final

from gamemaster.language.english.tokens import Tokens, plain_lows, words_in
from gamemaster.language.remarks.in_state import speaks_in_state
from gamemaster.language.remarks.passing_over import passes_over
from gamemaster.language.vocabulary.scene import Act, Scene

_COMING: Final = words_in("follows comes follow come will to 'll is")
_LATER: Final = words_in("later tomorrow tonight soon after work lunch dinner when i 'm home back")
_MOST: Final = 9


def leaves_acts_alone(scene: Scene, acts: tuple[Act, ...], tokens: Tokens) -> bool:
    """Whether a sentence without an act certainly changes none of `acts`, those before it."""
    return _rest_later(tokens) or speaks_in_state(scene, tokens) or passes_over(acts, tokens)


def _rest_later(tokens: Tokens) -> bool:
    """`Rest later`, `The rest follows tomorrow`: what is not done here comes another time."""
    lows = plain_lows(tokens[:_MOST])
    begin = int(lows[:1] == ["the"])
    if lows[begin : begin + 1] != ["rest"] or len(tokens) > _MOST:
        return False
    end = begin + 1
    while end < len(lows) and lows[end] in _COMING:
        end += 1
    return end < len(lows) and _LATER.issuperset(lows[end:])
