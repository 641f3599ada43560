"""Words behind an act that say where it ends: `I attack, but I stop when my health is 2`.

What no slot of the act has taken up leaves open how much of it is done. The last words of a sentence may also
take all of it back.
"""

import re
from typing import Final

from gamemaster.language.english import words
from gamemaster.language.english.joined import as_said
from gamemaster.language.english.tokens import Tokens, plain_lows, words_in

_ENDING: Final = words_in("stop cease halt quit flee retreat")
_ENDING_PHRASES: Final = frozenset(
    {("give", "up"), ("break", "off"), ("run", "away"), ("turn", "back"), ("pull", "back"), ("back", "off")}
)
_ENDING_OPENS: Final = _ENDING.union(first for first, _ in _ENDING_PHRASES)
_BOUNDS: Final = words_in("when if once as at before unless after whenever should")
_SUBJECTS: Final = words_in("i we but and , ; . then 'll will shall only also")
_NEAR: Final = 3


def ends_short(tokens: Tokens, behind: int = 0) -> bool:
    """Whether words that begin at offset `behind` of the text or later tell when the sender stops."""
    if _ENDING_OPENS.isdisjoint([token.low for token in tokens]):
        return False
    for place, token in enumerate(tokens):
        if token.start < behind:
            continue
        pair = (token.low, tokens[place + 1].low if place + 1 < len(tokens) else "")
        ends = token.low in _ENDING or pair in _ENDING_PHRASES
        if ends and (place == 0 or tokens[place - 1].low in _SUBJECTS):
            following = {near.low for near in tokens[place + 1 : place + 1 + _NEAR]}
            if following & _BOUNDS and "nothing" not in following:
                return True
    return False


def unsaid_at_end(tokens: Tokens) -> bool:
    """`..., but not yet`, `..., see none, and don't`, `..., said nobody ever`: what the last words of a
    sentence take from all of it."""
    if len(tokens) > _LAST and _DENIED.search(as_said(plain_lows(tokens[-_LAST:]))):
        return True
    lows = [token.low for token in tokens[-_LAST:] if token.low[0].isalnum()]
    if lows[-2:] == ["not", "yet"] or _no_more(tokens) or _only_so(tokens):
        return True
    told = [p for p in range(len(lows) - 1) if lows[p] in words.SPEECH and lows[p + 1] in {"nobody", "no"}]
    return bool(told) and (lows[told[-1] + 1] == "nobody" or lows[told[-1] + 2 :][:1] in _NO_ONE)


def _no_more(tokens: Tokens) -> bool:
    """`I vote for Joss no more`, unlike `I explore, no more and no less` and `once and no more`"""
    end = len(tokens) - (tokens[-1].low in {".", "!"})
    said = [token.low for token in tokens[:end]][-3:]
    return said[1:] == ["no", "more"] and said[0].isalnum() and said[0] != "and"


def _only_so(tokens: Tokens) -> bool:
    """`I explore, though only in company`, `though only with Brask`, unlike `though only just`"""
    for place, token in enumerate(tokens[:-2]):
        if token.low not in _CONCEDING:
            continue
        lows = [after.low for after in tokens[place + 1 : place + 4]]
        if lows[1:2] == ["alone"] and lows[0] in {"not", "never"}:
            return True
        if lows[0] == "only" and lows[1] in _BOUNDING:
            named = any(after.capital for after in tokens[place + 3 : place + 4])
            return lows[1] in _BOUNDS or lows[2:] in _CIRCUMSTANCES or named
    return False


_CONCEDING: Final = words_in("though although albeit")
_BOUNDING: Final = (_BOUNDS - {"as"}) | words_in("with beside behind on in at by until till during")
_CIRCUMSTANCES: Final = (
    *(["company"], ["daylight"], ["day"], ["night"], ["pairs"], ["noon"], ["dawn"], ["dusk"]),
    *(["weekends"], ["invitation"], ["request"]),
)
_LAST: Final = 8
_DENIED: Final = re.compile(
    r"\b(?:and|but|then|so)(?: then)?(?: i)? (?:dont|do not|cant|cannot|wont|will not)$"
)
_NO_ONE: Final = (["one"], ["person"], ["player"])
