"""`Thus spake the Duchess.` behind `We, Ondine, Duchess of the Puddle, do hereby ...`: who has just spoken.

What somebody calls emself in the act is e, so that the closing words give the act to nobody else. What must
stay true: a title that nobody has taken (`Thus spake the wizard.`) may be anybody's.
"""

import re
from typing import Final

from gamemaster.language.english.tokens import Tokens, plain_lows, words_in
from gamemaster.language.vocabulary.scene import Scene

_CLOSING: Final = words_in("thus so")
_SPEAKING: Final = words_in(
    "spake spoke speaks spoken speak says said decrees decreed ordains ordained commands commanded proclaims "
    "proclaimed declares declared quoth decides decided wills rules ruled"
)
_LITTLE: Final = words_in("the of your our his her has hath have and on in a this to day")
_TITLED: Final = r"\b(?:we|i),\s+{name}\b([^.!?;:]{{1,160}}?),?\s+(?:do|hereby)\b"
_WORD: Final = re.compile(r"\w+")


def speaks_in_state(scene: Scene, tokens: Tokens) -> bool:
    """Whether a sentence says no more than that the sender, by eir own titles above, has spoken."""
    lows = plain_lows(tokens)
    if lows[:1] == [] or lows[0] not in _CLOSING or _SPEAKING.isdisjoint(lows[1:4]) or not scene.sender:
        return False
    named = set(lows[1:]) - _SPEAKING - _LITTLE
    titled = re.compile(_TITLED.format(name=re.escape(scene.sender)), re.IGNORECASE)
    above = titled.findall(scene.text[: tokens[0].start])
    words = {word for told in above for word in _WORD.findall(told.lower())}
    return bool(named) and named <= (words - _LITTLE) | set(_WORD.findall(scene.sender.lower()))
