"""What an act is likened to in front of it: `Like any sensible person, I ...`, `As every Monday, I ...`.

Who else would do so, or that the sender does so again and again, takes nothing from what e does now.
"""

from typing import Final

from gamemaster.language.english import words
from gamemaster.language.english.times import CALENDAR
from gamemaster.language.english.tokens import Tokens, words_in

_KINDS: Final = words_in("a an any every all most many other the")
_SPANS: Final = words_in("time week day month year evening morning night turn round")
_AND_THEIRS: Final = words.KIN | words_in("before after me and my our did does too")
"""`Like my grandmother before me`"""
_SOMEBODY: Final = 3
_AS_EVER: Final = words_in("always ever usual every")
_OF_TIMES: Final = CALENDAR | _SPANS | words_in("on in at a the every this of these with me us days")
_BARRED: Final = (words.TAINT | words.UNREAL | words.SPEECH | words.CONDITION | words.SUBJECTS) - {"every"}


def likens(said: Tokens, mark: str, strange: frozenset[str]) -> bool:
    """Whether the words before `mark` name those who are like the sender, or the days like this one.

    `strange` are the words that make something of a tale or a dream of it.
    """
    lows = [token.low for token in said]
    if lows[0] == "as":
        begin = 1 + (lows[1:2] in (["on"], ["in"], ["at"]))
        return (
            lows[begin : begin + 1] != []
            and lows[begin] in _AS_EVER
            and _OF_TIMES.issuperset(lows[begin + 1 :])
        )
    if (lows[0], mark) == ("like", ",") and lows[1:2] in (["my"], ["our"]):
        return not words.KIN.isdisjoint(lows[2:3]) and _AND_THEIRS.issuperset(lows[3:])
    if (
        (lows[0], mark) != ("like", ",")
        or len(lows) < _SOMEBODY
        or lows[1] not in _KINDS
        or not _SPANS.isdisjoint(lows[2:3])
    ):
        return False
    named = any(token.capital for token in said[1:])
    return not named and _BARRED.isdisjoint(lows[1:]) and strange.isdisjoint(lows[1:])
