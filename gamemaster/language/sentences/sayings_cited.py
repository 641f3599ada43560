"""Sayings that are cited inside a sentence: `Pride comes before a fall, they say, but so does autumn.`

Nobody goes on speaking behind them, unlike behind `The wolf is near, Tarn said, and I know who it is.`
"""

from itertools import pairwise
from typing import Final

from gamemaster.language.english import words
from gamemaster.language.english.tokens import Tokens, words_in
from gamemaster.language.vocabulary.scene import Scene

_CITING: Final = words_in("say says said")
_AT_LARGE: Final = words_in("they people some")
_OWNERS: Final = words_in("my our the her his")
_GOING_ON: Final = words_in("and but though although yet so or while which")
_SELVES: Final = words_in("i we you me us my our this here today tonight now")
_LONGEST: Final = 8


def cites(scene: Scene, tokens: Tokens, place: int) -> bool:
    """Whether the verb at `place` only tells whose saying stands before it, and the sender goes on behind it.

    The saying speaks of nobody here, and of nothing of the game; whoever says it is nobody who plays. What
    somebody once `said` belongs to a tale, unless it is told `as the poster said`.
    """
    if tokens[place].low not in _CITING or place + 2 >= len(tokens) or tokens[place + 1].low != ",":
        return False
    start = next(
        (p + 1 for p in range(place - 1, max(0, place - _LONGEST - 1), -1) if tokens[p].low == ","), 0
    )
    if start < _LEAST or tokens[place + 2].low not in _GOING_ON:
        return False
    saying = [token.low for token in tokens[: start - 1]]
    behind = [token.low for token in tokens[place:]]
    if not words.SPEECH.isdisjoint(behind[1:]):
        # "and then he goes on"
        return False
    verbs = scene.lexicon.base_words
    if not {"we", "us"}.isdisjoint(behind) or any(a == "i" and b in verbs for a, b in pairwise(behind)):
        return False
    if tokens[place].low == "said" and tokens[start].low != "as":
        return False
    ours = not _SELVES.isdisjoint(saying) or not scene.lexicon.naming_words.isdisjoint(saying)
    return not ours and _of_anybody(scene, tokens[start:place]) and not _names(scene, tokens[:start])


_LEAST: Final = 3


def _names(scene: Scene, tokens: Tokens) -> bool:
    """Whether a player is named."""
    text, named = scene.text, scene.referents
    return any(token.capital and named.at(text, tokens, p) for p, token in enumerate(tokens))


def _of_anybody(scene: Scene, teller: Tokens) -> bool:
    """`they`, `my boss`, `as the sign in our gym`: whom nobody takes for a player."""
    lows = [token.low for token in teller]
    if _names(scene, teller):
        return False
    if lows[:1] == ["as"]:
        return (len(lows) > 1 and words.SUBJECTS.isdisjoint(lows[1:2])) or lows[1:] == ["they"]
    return (len(lows) == 1 and lows[0] in _AT_LARGE) or (len(lows) > 1 and lows[0] in _OWNERS)
