"""What something is not, as a reason beside an act: `I object, the board isn't even half full`."""

from typing import Final

from gamemaster.language.english import words
from gamemaster.language.english.tokens import Tokens, words_in
from gamemaster.language.values.describing import names_things
from gamemaster.language.vocabulary.scene import Scene

_NOT: Final = words_in("isn aren wasn doesn don hasn haven")
_N_T: Final = words_in("'t n't t isn aren wasn doesn don hasn haven even half full")
_ABOUT_ACTS: Final = words_in(
    "vote votes ballot move moves act action actions mail mails message post announcement objection support "
    "intent proposal offer turn rest thing above below following same attempt other others one previous last "
    "first former latter reason point answer"
)
_TURNS: Final = words_in(
    "i me my mine we us this that it count counts final valid real serious meant official binding sent "
    "public effective mean apply happen stand true but yet done you your"
)
_SHORTEST: Final = 4


def tells_what_is_not(scene: Scene, tokens: Tokens, start: int, end: int) -> bool:
    """Whether the words from `start` say of one thing that it is not so, and nothing of an act."""
    lows = [token.low for token in tokens[start:end]]
    if len(lows) < _SHORTEST or lows[0] not in {"the", "our"} or not lows[1].isalpha():
        return False
    if lows[1] in _ABOUT_ACTS or lows[2] not in _NOT:
        return False
    barred = _TURNS | _ABOUT_ACTS | ((words.TAINT | words.CONDITION) - _N_T)
    return barred.isdisjoint(lows[3:]) and not names_things(scene, tokens[start + 3 : end])
