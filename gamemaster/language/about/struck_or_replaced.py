"""Sentences behind acts that strike one of them by its number, or put another in the place of the last.

`(1. I vote for Tarn. 2. I object.) 2 is my fallback.`, `Leave out 1.`, `Paragraph one is void.`, `Only no. 2
is for real.`, `(I explore. I explore.) Ignore the repetition.`; `(I vote FOR 31.) Either that or I vote
AGAINST 32.`, `AGAINST if Brask prefers.`, `I join the Nightjars in its stead.` What must stay true: it takes
two acts to strike one of them, and a condition with the act's own value leaves that as it is.
"""

import re
from collections.abc import Sequence
from typing import Final

from gamemaster.language.about.marked_values import MOST, marked
from gamemaster.language.english.joined import as_said
from gamemaster.language.english.tokens import Tokens, plain_lows, words_in
from gamemaster.language.vocabulary.scene import Act, Scene, once_each

_LEAD: Final = (
    r"(?:(?:and|but|so|oh|sorry|ps|nb|note|please|actually|of course|well|no wait|wait|that is|i do|do|i) )*"
)
_NUMBER: Final = r"(?:\d{1,2}|one|two|three|four|first|second|third|last|former|latter)"
_PART: Final = r"(?:no|number|nr|item|line|point|paragraph|para|sentence|step|part|action|move|act|entry|row)"
_NTH: Final = (
    rf"(?:the )?(?:{_PART} {_NUMBER}|{_NUMBER} {_PART}|(?:first|last|second|third|latter|former)(?: one)?|"
    rf"{_NUMBER})"
)
_STRIKE: Final = (
    r"(?:leave out|skip|ignore|strike(?: out)?|drop|omit|cancel|forget|delete|disregard|scrap|never "
    r"mind|without|except|"
    r"minus|all but|all except|everything but|everything except|cross out)"
)
_STRUCK: Final = re.compile(
    rf"{_LEAD}{_STRIKE} {_NTH}(?: (?:of (?:these|those|them|the \w+)|please|then|though|for now|after "
    rf"all|today))*"
    rf"|{_LEAD}{_NTH} (?:is|was|s)(?: (?:only|just|my|a|an|the|merely|really))* (?:fallback|void|off|"
    rf"jokes?|optional|for "
    r"show|conditional(?! on)|plan b|backup|spare|not meant|null|cancelled|canceled|dropped|draft|example|"
    r"alternative|reserve|"
    r"feint|decoy|provisional|pending|bluff|lie|second choice|withdrawn|struck)\b.*"
    rf"|{_LEAD}only {_NTH} (?:is )?(?:for real|real|counts?|stands?|holds?|meant|matters|applies|valid|"
    rf"seriously|serious)\b.*"
    rf"|{_LEAD}(?:{_STRIKE}) (?:the |my |that |any |all )*(?:repetitions?|duplicates?|double|copy|"
    rf"second copy|repeats?|"
    r"doubling|echo|doublet)(?: (?:please|of course|there|above))*"
)
_SIGNS: Final = words_in(
    "leave skip ignore strike drop omit cancel forget delete disregard scrap never without except minus "
    "all cross is was "
    "'s only everything"
)
_REPLACED: Final = re.compile(
    r"^(?:or )?(?:it s |it is )?either (?:that|this|it) or\b|^or (?:else )?(?:instead|rather|maybe|perhaps)\b"
    r"|\b(?:in (?:its|that|their|this) (?:stead|place)|in the place of (?:that|it|this)|in lieu)(?: of "
    r"(?:it|that|this))?$"
    r"|^(?:ELSE|WHO) (?:ELSE |OWN )?(?:if|should|in case|unless|whenever)\b"
    r"|^(?:if|should|unless|in case) (?!.*\b(?:fails?|gone|dead|full|taken|missing|not possible|"
    r"impossible|illegal)\b).*, "
    r"?(?:then )?(?:ELSE|WHO)(?: ELSE)?(?: (?:it is|then|instead))?$"
    r"|\bso (?:ELSE|WHO) (?:ELSE )?if\b|^(?:whatever|whichever|whoever|wherever) (?:WHO|NN|he|she|they) "
    r"\w+ , i\b"
)
_OPENERS: Final = words_in(
    "either or if should unless in case whatever whichever whoever wherever stead place lieu so"
)
_MOST: Final = 16
_PAIR: Final = 2


def strikes_by_number(acts: Sequence[Act], tokens: Tokens) -> bool:
    """Whether a sentence behind two or more acts strikes one of them by its place."""
    if not 0 < len(tokens) <= _MOST or len(acts) < _PAIR or tokens[-1].low == "?":
        return False
    if _SIGNS.isdisjoint([token.low for token in tokens]) or len(once_each(tuple(acts))) < _PAIR:
        return False
    lows = plain_lows(tokens)
    if any(low.isdecimal() and int(low) > len(acts) for low in lows):
        # "Only 31 counts." is of what is voted on
        return False
    return _STRUCK.fullmatch(as_said(lows)) is not None


def replaces_last(scene: Scene, acts: Sequence[Act], tokens: Tokens) -> bool:
    """Whether half an act behind another one stands in its place, or in some case."""
    lows = [token.low for token in tokens]
    if not acts or len(tokens) > MOST or (_OPENERS.isdisjoint(lows)) or lows[-1] == "?":
        return False
    return _REPLACED.search(marked(scene, acts[-1], tokens)) is not None
