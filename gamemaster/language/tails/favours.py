"""What others are asked behind an act, in its sentence: `, and please, Jun, do read your mail`."""

from typing import Final

from gamemaster.language.after.harmless import TREATING
from gamemaster.language.after.remark_words import OF_MAIL, POINTING, REVOKING, UNMEANT
from gamemaster.language.english import words
from gamemaster.language.english.tokens import Tokens, plain_lows, words_in
from gamemaster.language.values.describing import names_things
from gamemaster.language.values.people import without_names
from gamemaster.language.vocabulary.scene import Scene

_ADVERBS: Final = words_in("do just kindly all everybody everyone")
_BARRED: Final = (
    words.CONDITION
    | (OF_MAIL - {"mail", "email"})
    | UNMEANT
    | words_in(
        "i we me my mine vote votes turn it this that not n't 't never or instead for against "
        "but only after before until wait hold first stop"
    )
)
_MOST: Final = 12


def asks_favour(scene: Scene, said: Tokens) -> bool:
    """Whether somebody is asked to do something that is none of the game's, and not with the act."""
    if not 1 < len(said) <= _MOST or said[0].low != "please":
        return False
    words_left = [said[0], *without_names(scene, said[1:])]
    lows = [low for low in plain_lows(words_left)[1:] if low not in _ADVERBS]
    if not lows or lows[0] in (TREATING - {"read", "start", "stop", "try", "write"}) | REVOKING | POINTING:
        return False
    acts = any(scene.lexicon.verb_at(words_left, p) for p, t in enumerate(words_left) if t.low == lows[0])
    return not acts and _BARRED.isdisjoint(lows) and not names_things(scene, words_left)
