"""Sentences behind several acts that describe one of them, or some, which are not done or not so.

`Minus the middle one.`, `Only two of those`, `All except exploring`, `The exploring is for next week`, `One
of these is last week's`, `The numbers are crossed`. A description counts the acts (`the second`), compares
them (`the cheaper one`) or names one by its noun (`the healing`); praise (`The second is well written`)
leaves one as it is.
"""

import re
from collections.abc import Sequence
from typing import Final

from gamemaster.language.about.names_of_acts import named_by
from gamemaster.language.about.told_by_rank import others_than_done
from gamemaster.language.after.remark_words import OPENERS
from gamemaster.language.english.joined import as_said
from gamemaster.language.english.tokens import Tokens, plain_lows, words_in
from gamemaster.language.vocabulary.scene import Act, Scene, once_each

_RANK: Final = r"(?:first|second|third|fourth|last|latter|former|middle|other|odd|even|top|bottom|left|right)"
_ONE: Final = r"(?: (?:one|ones|two|part|parts|half|bit|line|lines|row|rows|item|move|vote|act))?"
_COUNTED: Final = rf"(?:(?:the|that|this|my) )?(?:{_RANK} )?{_RANK}{_ONE}"
_THEM: Final = r"(?:these|those|them|the (?:two|three|four|lot|above)|both)"
_COMPARED: Final = r"the (?:\w+er|\w+est|best|worst|more \w+|most \w+)"
_BE: Final = r"(?:is|s|are|was|were)"
_TIME: Final = (
    r"(?:(?:for |from )?(?:last|next) (?:week|month|round|turn|time|year)(?: s)?|(?:for )?(?:later|"
    r"tomorrow)|(?:from )?(?:yesterday)(?: s)?)"
)
_NOT_DONE: Final = (
    rf"(?:(?:only|just|really|still|already|meant|intended) )*(?:{_TIME}|(?:a |an )?(?:maybe|idea|option|"
    rf"optional|"
    r"void|joke|plan|thought|suggestion|draft|old|example|dream|wish|mistake)|(?:for|on) \w+ s (?:behalf|"
    r"account)|crossed|swapped|switched|yet to be \w+)\b(?! (?:to|that|of)\b)"
)
_VERB: Final = r"(?:could|can|will|would|is|was|were|are|has|had|have|might|may|should|ever|\w+ed)\b"
_WAITS: Final = (
    r"(?:(?:only )?(?:can|must|should|may|will|ll) (?:wait|follow|come later)|stays open|waits|doesnt "
    r"(?:count|exist|stand)|does not (?:count|exist|stand)|dont count|is off|are off)"
)
_PICKS: Final = re.compile(
    "|".join(
        (
            (
                rf"(?:all |everything )?(?:minus|without|except|excepting|but|save|barring|bar|less) "
                rf"{_COUNTED}\b.*"
            ),
            rf"(?:only|just) (?:one|two|three|half|some|any)(?: one)? of {_THEM}\b(?! {_VERB}).*",
            (
                rf"(?:one|two|some|any one) of {_THEM} (?:only|please|whichever|whatever|at most|is enough|"
                rf"will do|suffices)\b.*"
            ),
            (
                rf"(?:only )?(?:one|two|three|some) of {_THEM} (?:is|are) (?:allowed|possible|legal|"
                rf"permitted)\b.*"
            ),
            (
                r"i (?:can|could|may|m|am)(?: only| allowed| to| just)* (?:afford|do|make|take|play|pay "
                r"for|have) (?:only )?(?:one|two|three)(?: of (?:them|these|those|the \w+))?(?: though| i "
                r"think| this week| today)?"
            ),
            rf"(?:the )?{_RANK}{_ONE} (?:depends|hangs|hinges|waits) on .*",
            rf"(?:only|just) (?:{_COMPARED}|{_COUNTED})(?: one)?(?: (?:of {_THEM}|counts?|please|then))*",
            rf"{_COMPARED}(?: one)? of {_THEM}(?: only| please| alone)+",
            r"only the (?:odd|even)(?: (?:ones|lines|rows|items|numbers))? count",
            (
                rf"(?:drop|forget|ignore|skip|scrap|leave out|omit|strike|cancel) {_COUNTED} (?:if|when|"
                rf"unless|once)\b.*"
            ),
            rf"one of {_THEM} (?:{_BE} {_NOT_DONE}|i \w+).*",
            rf"one {_BE} (?:for )?(?:yesterday|today|last|next|tomorrow|old).* one {_BE}\b.*",
            rf"{_COUNTED} (?:{_BE} {_NOT_DONE}|{_WAITS}).*",
            r"(?:read|take|make|do) (?:that|this|it|them) the other way (?:round|around|about).*",
            r"(?:the )?other way (?:round|around|about)",
            (
                r"vice versa|same (?:side|vote|answer|way) for both|all (?:of (?:it|them|these|this) )?or "
                r"(?:none|nothing)\b.*"
            ),
            (
                r"(?:the|my) (?:numbers|names|votes|answers|two|amounts|lines) (?:are|were|got|have been) "
                r"(?:crossed|swapped|switched|mixed up|muddled|reversed|transposed|the wrong way.*)"
            ),
            (
                r"(?:i |i ve |i have )?(?:mixed|muddled|swapped|switched|crossed|got) (?:up )?(?:the two|"
                r"them|both|those|the numbers|the names)(?: up| round| around| the wrong way.*)?"
            ),
            r"(?:one or the other|either one)\b.*|whichever .*",
            (
                r"(?:take|use|count|pick|choose|keep|read) (?:the|whichever|only the) (?:one|better|"
                r"cheaper|\w+est|best)\b.*"
            ),
        )
    )
)
_OWN_NOUN: Final = re.compile(
    rf"(?:the|my|that) (\w+)(?: (?:one|part|bit))? (?:(?:is|s|are) {_NOT_DONE}|{_WAITS}|i did\b|{_BE} "
    rf"(?:\w+ s|yours|his|hers|theirs|on \w+ s behalf)$|{_BE} \w+ s the \w+ mine).*"
)
_DID_IT: Final = re.compile(
    r"i (?:did|have done|ve done) the (\w+) (?:already|yesterday|earlier|before|last|this morning|on "
    r"\w+day).*"
)
_ALL_BUT: Final = re.compile(
    r"(?:all|everything|both)? ?(?:but|except|minus|without|save|not)(?: the| for)? (\w+)"
)
_SIGNS: Final = words_in(
    "first second third fourth last latter former middle other odd even only just except minus without but "
    "save one either whichever both them those these two numbers all everything is was i take vice same "
    "read names can must may should will stays waits doesn crossed way 's"
)
_LONGEST: Final = 18


def takes_some(scene: Scene, acts: Sequence[Act], tokens: Tokens) -> bool:
    """Whether a sentence behind two or more acts takes back, chooses or turns round some of them."""
    if len(tokens) > _LONGEST or tokens[-1].low == "?" or _SIGNS.isdisjoint([token.low for token in tokens]):
        return False
    done = once_each(tuple(acts))
    if len(done) == 1:
        return False
    said = as_said(plain_lows(tokens), OPENERS)
    if others_than_done(said, len(done)):
        return False
    if _PICKS.fullmatch(said) is not None:
        return _of_these(done, said.split())
    named = _OWN_NOUN.fullmatch(said) or _ALL_BUT.fullmatch(said) or _DID_IT.fullmatch(said)
    return named is not None and named_by(scene, done, named[1]) >= 0


_SIDES: Final = frozenset({"left", "right", "middle"})


def _of_these(acts: Sequence[Act], said: Sequence[str]) -> bool:
    """Whether a side that a sentence names is one of an act (`the left one can wait`)."""
    sides = _SIDES & {str(value).lower() for act in acts for value in act.values}
    told = _SIDES.intersection(said)
    return not (sides and told) or not sides.isdisjoint(told)
