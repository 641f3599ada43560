"""Sentences that leave it to their readers what to make of acts: `Make of the following what you like.`

Or that name the day on which nobody is to be believed (`It is the first of April.`). Whether the acts beside
them are meant is for a human to say.
"""

import re
from collections.abc import Sequence
from typing import Final

_MAIL: Final = r"(?:lines?|words?|sentences?|paragraphs?|vote|votes|moves?|actions?|orders?|mail|message)"
_BELOW: Final = (
    rf"(?:(?:all )?(?:of )?(?:the following(?: {_MAIL})?|everything below|what (?:follows|comes next|"
    r"i say next|i do next|is below|stands below|you read next)|(?:the|my|these) (?:next |following |last )?"
    rf"{_MAIL}(?: below| that follows?)?|what i am about to \w+|"
    r"(?<=^make of )this|(?<=^take )this|(?<=^treat )this|(?<=^read )this))"
)
_THE_FOOLS: Final = (
    r"(?:(?:the )?(?:first|1st|1) (?:day )?(?:of )?april|april (?:the )?(?:first|1st|1)|"
    r"(?:april|all) fool(?:s|s day| s day| s| day)?)"
)
_JUDGING: Final = (
    r"(?:take|treat|read|believe|trust|understand|interpret|weigh|consider|accept|judge|see|count)"
)
_AS_THEY_LIKE: Final = (
    r"(?:(?:exactly |just )?(?:as|how|however|whichever way|in whatever \w+|in whichever \w+) "
    r"(?:you|one|they)|at your own|if you (?!(?:would|please)\b)|or (?:leave|don|do not|not)|"
    r"with (?:a |some |due |great |the usual )?(?:\w+ )?"
    r"(?:pinch|grain|spoonful|caution|suspicion|scepticism|skepticism|reserve|reservations?))"
)
_DECIDING: Final = r"(?:decide|judge|work out|guess|choose)(?: for (?:yourself|yourselves))?"
_HOW_FAR: Final = r"(?:whether|if|how (?:much|seriously|literally))"
_WHAT_THEY_LIKE: Final = r"(?:exactly |just )?(?:what|whatever|as much|as little)"
_LEFT: Final = re.compile(
    "|".join(
        (
            rf"\bmake (?:what(?:ever)? (?:you|they|one) \w+ )?of {_BELOW} {_WHAT_THEY_LIKE}\b",
            rf"\bmake (?:exactly |just )?what(?:ever)? (?:you|they|one) \w+ of {_BELOW}\b",
            rf"\bwhat (?:you )?(?:to )?make of {_BELOW}$",
            rf"\b{_JUDGING} {_BELOW} {_AS_THEY_LIKE}\b",
            rf"\bread into {_BELOW} (?:what|whatever)\b",
            (
                rf"\b(?:you|anybody|anyone|everybody|everyone) (?:\w+ )?{_DECIDING} {_HOW_FAR} "
                rf"(?:to (?:\w+ ){{1,3}})?{_BELOW}"
            ),
            (
                rf"\b{_HOW_FAR} (?:you (?:\w+ )?)?(?:to )?{_JUDGING} {_BELOW}(?: or not)? is "
                r"(?:entirely |wholly )?(?:up to you|your|for you)\b"
            ),
        )
    )
)
_FOOLS_DAY: Final = re.compile(
    r"(?:(?:and|since|seeing that|remember|remember that|do remember that|mind|note) )*"
    rf"(?:it|today|this) (?:is|s|being|was) (?:still |only |after all |of course |now )*{_THE_FOOLS}\b.*"
)
_LONGEST: Final = 30


def leaves_to_readers(lows: Sequence[str], said: str) -> bool:
    """Whether a sentence in front of acts, which is `said` behind openers, leaves open how they are meant."""
    if not 2 < len(lows) <= _LONGEST:
        return False
    return _LEFT.search(said) is not None or _FOOLS_DAY.fullmatch(said) is not None


def is_fools_day(lows: Sequence[str], said: str) -> bool:
    """Whether a sentence beside acts says that it is the first of April."""
    return 2 < len(lows) <= _LONGEST and _FOOLS_DAY.fullmatch(said) is not None


def asks_to_read(lows: Sequence[str]) -> bool:
    """`Please look it over quickly and without poetry.`, `Do go over it before you vote.`"""
    return _READING.fullmatch(" ".join(lows)) is not None


_READING: Final = re.compile(
    r"(?:(?:do|please|kindly) )*(?:look|go|read) (?:(?:it|this|them) over|over (?:it|this|them))"
    r"(?: and| but| please|(?: very| quite)? (?!only|reply)\w{2,}ly| without \w+| before you vote|"
    r" tell me what you (?:think|make of (?:it|them|this))| it is my (?:first|second|last|latest))*"
)
