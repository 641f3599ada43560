"""Statements that tell why somebody answers as e does: `(I object;) June is the only month I have time in.`

They have a subject of their own and a verb, and stand behind a colon or semicolon. What points at the answer,
or might change it, is left to the ordinary reading.
"""

from itertools import pairwise
from typing import Final

from gamemaster.language.after.remark_words import HEDGED, OF_MAIL, REVOKING, UNMEANT
from gamemaster.language.before.provisos import QUALIFYING
from gamemaster.language.english import words
from gamemaster.language.english.numbers import ordinal_at
from gamemaster.language.english.tokens import Tokens, plain_lows, words_in

_PLAIN: Final = words_in(
    "not never no n't 't nor neither only each every everyone everybody anyone would will 'll could should "
    "might may before both times when"
)
_BARRED: Final = (
    ((words.TAINT | words.CONDITION) - _PLAIN)
    | UNMEANT
    | HEDGED
    | OF_MAIL
    | REVOKING
    | QUALIFYING
    | words_in(
        "objection objections objecting object support supporting supports vote votes answer answers same "
        "fine well permission approval consent agreement above below"
    )
)
_NO_SUBJECTS: Final = words_in(
    "i we it this that these those which who what only not except but and or so then none nothing neither "
    "either both all some half part number intent intents"
)
_VERBS: Final = words.FINITE | words_in("would will 'll could should might may can must")
_OF_SEVERAL: Final = words_in("one part half thing sentence point bit of")
_NOTHING_ELSE: Final = ("nothing", "else")
_FAR: Final = 6
_LONGEST: Final = 32


def tells_why(tokens: Tokens) -> bool:
    """Whether the words behind an answer are such a statement."""
    said = plain_lows(tokens)
    # "and I have nothing else to do"
    lows = [low for low, before in zip(said, ["", *said], strict=False) if (before, low) != _NOTHING_ELSE]
    if not 2 < len(lows) <= _LONGEST or lows[0] in _NO_SUBJECTS or lows[0][0].isdigit():
        return False
    return not _VERBS.isdisjoint(lows[1:_FAR]) and _BARRED.isdisjoint(lows) and not _of_several(tokens)


def _of_several(tokens: Tokens) -> bool:
    """`the second is fine`, `the other one would do`: one of the things that might be answered."""
    return any(
        (ordinal_at(tokens, place) is not None or one.low in {"other", "last", "former", "latter"})
        and (after.low in _OF_SEVERAL or after.low in _VERBS or not after.low[0].isalnum())
        for place, (one, after) in enumerate(pairwise(tokens))
    )
