"""Reasons that are told by way of a case: `because if I wait I'll forget`, `because otherwise I'd sleep`.

What stands behind `because` is why the act is done, and the case is the reason's own: the act hangs on
nothing. A second case behind it (`because if I wait I'll forget, unless Tarn minds`), words that take the act
back, and an act of the sender's that would be done in that case (`because if he objects I vote for Tarn`)
let it be open what the case is of.
"""

from typing import Final

from gamemaster.language.after.remark_words import REVOKING, UNMEANT
from gamemaster.language.english import words
from gamemaster.language.english.tokens import Tokens, words_in
from gamemaster.language.vocabulary.scene import Scene

_BECAUSE: Final = words_in("because bc cuz coz cos since")
_DEGREES: Final = words_in("and not only just mainly mostly chiefly partly largely")
_CASES: Final = words_in("if when whenever unless until till once otherwise without")
_SHORT_OF: Final = words_in("possible possibly only any so not necessary need allowed able")
"""What stands behind a case that has no subject: `if possible`, which may be the act's own."""
_FEWEST: Final = 4
_OF_HABITS: Final = words_in(
    "always often usually sometimes rarely seldom soon later half generally either neither"
)
_DOUBTS: Final = (words.REASON_TAINT | words_in("unsure sure decide")) - _OF_HABITS
_OPEN: Final = (_DOUBTS | REVOKING | UNMEANT | {":", '"', "(", ";"}) - words_in(
    "wait forget stop skip overlook delay drop lie mistake mean seriously serious"
)
"""What may be no part of the reason, without the words of what befalls everybody: `or I'll forget`."""
_POINTING_ON: Final = words_in("this so like following is")
_DOING: Final = words_in("i we 'll will would 'd shall can")


def reasons_case(scene: Scene, said: Tokens) -> bool:
    """Whether a reason begins with a case of its own, and holds no other."""
    begin = next((place for place, token in enumerate(said) if token.low not in _DEGREES), len(said))
    said = said[begin:]
    lows = [token.low for token in said]
    if lows[:1] == [] or lows[0] not in _BECAUSE or lows[1:2] == [] or lows[1] not in _CASES:
        return False
    told = lows[2:]
    if len(told) < _FEWEST or told[0] in _SHORT_OF or told[0] in words.CONDITION:
        return False
    if not _OPEN.isdisjoint(told) or told[-1] in _POINTING_ON:
        return False
    # "if I leave it any longer" says what the case is, and nothing that is done in it
    return not any(
        (said[place - 1].low in _DOING and scene.lexicon.verb_at(said, place))
        or scene.lexicon.sayings.at(said, place)
        for place in range(4, len(said))
    )
