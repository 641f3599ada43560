"""A value said anew between a regret and the act in full: `Wait, no. Casimir. I vote for Casimir.`

The words between an act and the one in its place come to `No wait. I vote for Casimir.`, padded with blanks,
so that the text keeps its length. What must stay true: nothing but cries, regrets and how the slip came about
stands there, and the value said alone is one of the act behind it.
"""

import re
from typing import Final

_CRY: Final = (
    r"(?:wait(?: a (?:second|sec|minute|moment|bit))?|no|nope|hang on|hold on|sorry|my bad|my mistake|oops"
    r"|whoops|h+m+|er+|um+|uh|oh|ah|argh+|aargh|ugh|actually|well|scratch that|strike that|damn|apologies"
    r"|on second thoughts?|pardon|silly me|oh dear|dear me|(?:i(?:'ve)? )?changed my mind"
    r"|wrong (?:one|name|person|card|place|square|number|line|box|button))"
)
_HOW: Final = (
    r"(?:(?:that(?: was|'s) the )?wrong (?!game|list|thread|mail|group|chat)\w+|(?:a )?typo|slip of the \w+"
    r"|fat fingers|thumbs|autocorrect"
    r"|i (?:misread|mistyped|misclicked|mixed|confused|misremembered|misspoke|clicked|picked|looked at|typed"
    r"|was looking at|had|read)(?: (?:it|that|this|them|those|up|the|two|wrong|one|again|wrongly|upside|down"
    r"|names?|numbers?|cards?|map|board|list|line|both)){0,5})"
)
_TELLING: Final = (
    r"(?:(?:i (?:meant|mean)(?: to (?:write|say|type|put))?|make (?:that|it)|that should be|it should be|it's"
    r"|it is|rather)[,:]? )?"
)
_SLIP: Final = re.compile(
    rf"(?<=[.!?…] )(?P<cries>{_CRY}(?:[.,!…]+ ?{_CRY}| {_CRY})*)(?:[.,!…]* {_HOW})?[.,:!…]+ "
    rf"(?:{_TELLING}(?P<value>[^\s.,!?:;]+(?: [^\s.,!?:;]+){{0,2}})(?: it is(?: then)?)?[.!] )?"
    r"(?:(?:so|final answer|final vote|once more|again|right)[,:] )?"
    r"(?P<act>I|My vote) (?P<said>[^.!?\n]*)",
    re.IGNORECASE,
)
_DENYING: Final = re.compile(r"\b(?:no|nope|scratch|strike|second thoughts?|wrong|changed)\b", re.IGNORECASE)
_SECOND_ACT: Final = re.compile(r"(?:,|\band|;) I\b")
_FEWEST: Final = 2
_SAID: Final = "No wait. "
_SHORTEST: Final = "No, no. "
_WORD: Final = re.compile(r"[^\W_]+")
_NO_VALUES: Final = frozenset({"sorry", "no", "wait", "oops"})
_SMALL: Final = frozenset({"the", "a", "to", "at", "on", "for", "proposal", "in", "card"})


def with_second_tries(text: str) -> str:
    """`text`, of the same length, with such words between two acts in their plain form."""
    return _SLIP.sub(_plainly, text) if ". I " in text or "! I " in text or ": I " in text else text


def _plainly(told: re.Match[str]) -> str:
    whole, begin = told[0], told.start("act") - told.start()
    value = told["value"]
    if told["act"][0] not in "IM" or begin < len(_SHORTEST):
        return whole
    if value is None or value.lower() in _NO_VALUES:
        cries = told[0][:begin]
        stopped = cries.rstrip()[-1:] in {".", "!"} and _SECOND_ACT.search(told["said"]) is None
        if not stopped or _DENYING.search(cries) is None or len(cries.split()) < _FEWEST:
            return whole
    else:
        said = {word.lower() for word in _WORD.findall(told["said"])}
        named = {word.lower() for word in _WORD.findall(value)} - _SMALL
        if not named or not named <= said:
            return whole
    return (_SAID if begin >= len(_SAID) else _SHORTEST).ljust(begin) + whole[begin:]
