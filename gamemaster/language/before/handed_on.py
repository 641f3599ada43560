"""Words that hand on what somebody else does: `Here is Brask's week:`, `These are her orders:`."""

from itertools import pairwise
from typing import Final

from gamemaster.language.english.times import CALENDAR
from gamemaster.language.english.tokens import Tokens, plain_lows, words_in
from gamemaster.language.vocabulary.scene import Scene

_SHOWN: Final = words_in("here this these those below following")
_BEING: Final = words_in("is are 's comes come")
_THEIRS: Final = words_in("his her their eir your")
_DOINGS: Final = words_in(
    "week day turn turns move moves action actions order orders vote votes announcement announcements answer "
    "answers message business evening morning night list phase round"
)
_SPANS: Final = CALENDAR | words_in(
    "today tonight tomorrow week day month year evening morning night phase turn round season game it that "
    "let here there what he she who"
)
_FAR: Final = 4


def hands_on(scene: Scene, before: Tokens) -> bool:
    """Whether the words show somebody else's doings, so that `I` behind them may be somebody else."""
    lows = plain_lows(before)
    shown = next((p + 2 for p, (a, b) in enumerate(pairwise(lows)) if a in _SHOWN and b in _BEING), 0)
    told = lows[shown : shown + _FAR]
    if not shown or not told:
        return False
    if told[0] in _THEIRS:
        return not _DOINGS.isdisjoint(told[1:])
    mine = {*scene.sender.lower().split()}
    return any(
        mark == "'s" and who not in _SPANS | mine and what in _DOINGS
        for who, mark, what in zip(told, told[1:], lows[shown + 2 : shown + _FAR + 2], strict=False)
    )
