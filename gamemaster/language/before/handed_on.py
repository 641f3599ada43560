"""Words that hand on what somebody else does: `Here is Brask's week:`, `And now Brask has the keyboard:`."""

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
    if not _WRITTEN_WITH.isdisjoint(lows) and _takes_over(scene, before):
        return True
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


def _takes_over(scene: Scene, before: Tokens) -> bool:
    """Whether somebody else has got what one writes with."""
    named = (
        scene.referents.at(scene.text, before, place) for place, token in enumerate(before) if token.capital
    )
    if all(one is None or one.who == (scene.sender,) for one in named):
        return False
    return any(
        a.low in _GETTING and b.low in _DETERMINERS and c.low in _WRITTEN_WITH
        for a, b, c in zip(before, before[1:], before[2:], strict=False)
    )


_GETTING: Final = words_in(
    "has have gets got takes took holds grabs grabbed borrows borrowed at on wants using"
)
_DETERMINERS: Final = words_in("the my our your")
_WRITTEN_WITH: Final = words_in(
    "keyboard telephone phone computer laptop tablet pen pencil microphone mic screen mouse account floor"
)
