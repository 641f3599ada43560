"""What happened, told in the present tense: `I find a potion in the dungeon`, `I die`, `Two hours later the
ford is gone`."""

from itertools import pairwise
from typing import Final

from gamemaster.language.english import words
from gamemaster.language.english.numbers import may_be_number
from gamemaster.language.english.tokens import Tokens, plain_lows, words_in
from gamemaster.language.english.verbs import is_past

_FATAL: Final = words_in("die perish faint")
_LONGEST: Final = 12
_NEAR: Final = 5


def outcome(tokens: Tokens, entities: frozenset[str]) -> bool:
    """Whether a sentence tells in the present what happened to its sender in the game."""
    lows = [token.low for token in tokens if token.low not in words.ADVERBS]
    said = {b for a, b in pairwise(lows[:_NEAR]) if a == "i" and b in words.HAPPENINGS}
    if not said or len(lows) > _LONGEST or words.CONDITION_PHRASES.at(tokens, 0):
        return False
    return not _FATAL.isdisjoint(said) or not entities.isdisjoint(lows)


_OPENERS: Final = words_in("and but then so well only not just barely hardly scarcely")
_AMOUNTS: Final = words_in("a an half few couple of some several many the some very next")
_UNITS: Final = words_in(
    "second seconds moment moments minute minutes hour hours day days night nights morning evening week "
    "weeks month months year years instant while turn turns round rounds mail mails"
)
_ABRUPT: Final = words_in("second moment minute morning instant")
_NO_SUBJECT: Final = words_in("than and or at in on is was would will may might can could here as for to if")
_NOT_TOLD: Final = words_in("will 'll shall would 'd wo ca could might may can should must if unless")
_WAS: Final = words_in("was were had did")
_FEWEST: Final = 3
_MOST_OF_TIME: Final = 6


def tells_what_came(tokens: Tokens, right_behind: bool) -> bool:
    """Whether a sentence goes on with what came of the acts before it: `Two hours later the ford is gone`,
    `The next morning Tarn is dead`, `Only then do I read it`.

    Where it does not stand `right_behind` them, what is past may have come of anything else.
    """
    lows = plain_lows(tokens)
    if lows[:1] == ["only"] and lows[1:2] in (["then"], ["afterwards"], ["later"]):
        return lows[2:3] in (["do"], ["does"], ["did"])
    while len(lows) > _FEWEST and lows[0] in _OPENERS:
        del lows[0]
    said = _after_some_time(lows)
    if len(said) < _FEWEST - 1 or said[0] in _NO_SUBJECT:
        return False
    told = said[1:_MOST_OF_TIME]
    if tokens[-1].low == "?" or not _NOT_TOLD.isdisjoint(told):
        return False
    return right_behind or not any(map(_past, told))


def _past(low: str) -> bool:
    return low in _WAS or is_past(low)


def _after_some_time(lows: list[str]) -> list[str]:
    """The words behind `half an hour later` or `the next morning`; none where no such words open."""
    for place, low in enumerate(lows[:_MOST_OF_TIME]):
        if low in _UNITS:
            if lows[place + 1 : place + 2] == ["later"]:
                return lows[place + 2 :]
            return lows[place + 1 :] if lows[:place] == ["the", "next"] and low in _ABRUPT else []
        if low not in _AMOUNTS and not may_be_number(low):
            return []
    return []


TIMES_TOLD: Final = words_in("later next only")
"""Without one of these a sentence tells nothing of what came later."""
