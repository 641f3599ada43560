"""Sentences in front of acts that call them unsettled, or say on what they hang.

`Nothing is settled.`, `This is not my vote.`, `A mere idea.`, `It counts only on a roll of fifty.`, `For the
simulation only.`, `Every number in this mail is one too high.`, `Read my numbers in
binary.`: none of them tells anybody to do anything (those are `orders`).
"""

import re
from collections.abc import Sequence
from typing import Final

from gamemaster.language.english.sought import Sought
from gamemaster.language.remarks.crossed_over import crosses_ahead

_NOTHING_IS: Final = r"^nothing (?:is|has been) (?:\w+ )?"
_SLOWLY: Final = r"(?:yet |quite |really |fully )*"
_IT: Final = r"(?:it|this|that|these|my (?:vote|move)|what follows)"
_UNSETTLED: Final = (
    rf"{_NOTHING_IS}(?:settled|final|decided|fixed|binding|agreed|official)(?: yet| so far| here)?$",
    rf"\bi (?:have not|havent) {_SLOWLY}(?:made up my mind|decided|settled)(?: yet)?$",
    rf"\bcant {_SLOWLY}(?:decide|make up my mind)$",
    (
        r"^(?:so |and |but )?i (?:will |shall |ll )?(?:do nothing|make no moves?|take no actions?)"
        r"(?: at all)?(?: this (?:week|turn|time|round|month)| today| for now)?$"
    ),
    r"\bfar from (?:\w+ )*(?:decided|final|certain|settled|sure)\b",
    r"\b(?:can|may|might) (?:still |yet )?be (?:talked out|persuaded|dissuaded|swayed)\b(?! of)",
    r"\bonly how i (?:would|d|might|could) \w+\b|\boff the record\b",
    r"\bi (?:am|m) (?:only|just|merely) (?:checking|testing|trying|practi[sc]ing) (?:that|whether|if)\b",
    r"\bfingers crossed behind\b|\b(?:am|m|are) crossing my fingers\b(?! (?:that|for)\b)",
)
_NO_ACT: Final = (
    r"\bmere(?:ly)? (?:an? )?(?:suggestion|idea|thought|proposal|possibility|daydream|threat|draft)\b",
    r"\b(?:as|of|a|in) (?:a )?(?:pipe )?(?:daydream|reverie|pipedream|thought experiment)\b",
    r"^(?:it|this) (?:is|s) (?:\w+ )?(?:a|the) (?:scrap|shred|ghost|germ|seed|fragment) of an? \w+",
    r"^(?:this|it) (?:is not|isnt|s not) (?:yet )?(?:my|a|an|the) (?:\w+ )?(?:vote|ballot|move|turn|order)\b",
    r"\b(?:turn|move|go) (?:isnt|is not) mine\b|\b(?:isnt|is not) (?:yet )?my turn\b",
    rf"^(?:none of|nothing in) {_IT}(?: \w+)? (?:counts|happened)\b",
    rf"^(?:none of|nothing in) {_IT}(?: \w+)? (?:was|is) (?:ever )?(?:said|real|true|meant|serious|to be)\b",
    r"\b(?:never|not) (?:ever )?(?:said|wrote|sent) any of (?:this|it)\b",
)
_WHEN: Final = r"(?:on|if|when|from|once|until|as long|after|in case|unless)"
_HANGING: Final = (
    rf"^{_IT} (?:only )?(?:counts?|applies|holds?|stands?|is valid|takes effect) (?:only )?{_WHEN}\b",
    rf"\b{_IT} (?:all |only |still )*(?:hangs|depends|hinges|turns) (?:up)?on (?:whether|how|if|wh\w+)\b",
    r"^(?:and |but )*(?:in no other (?:event|case)|no (?:earlier|sooner)|only then|then only)$",
    r"^(?:and |but )*not a (?:day|minute|moment|second) (?:earlier|before)$",
    r"^(?:and |but )*(?:on|about|in|for|with) (?:absolutely )?(?:nothing|nowhere|nobody|no one) else$",
    r"^(?:and |but )*only (?:if|once|when|after|the .* (?:part|half|bit|piece) of (?:it|this|that))\b",
    r"^with effect from (?!now\b|today\b|this)",
    r"^effective (?:from|as of|on|once)\b(?! (?:sending|posting|receipt|arrival|now|today))",
    r"^for (?:the|a|my) (?!record|moment|time)\w+ only$|\bmerely for the (?:files|archives?)\b",
    r"^(?:only|just|merely) for the (?:\w+ )?(?:test|exercise|rehearsal|files?|archives?|drill|sake of)\b",
)
_NUMBERS: Final = r"(?:numbers?|figures?|amounts?|digits?|quantit(?:y|ies)|counts?|sums?)"
_COUNTED_ELSE: Final = (
    (
        rf"^(?:(?:all|every|each|any|my|all the|all my)(?: \w+)? {_NUMBERS}|the {_NUMBERS}(?= (?:below|in "
        r"(?:this|my)|here|that follow|i )))(?: (?:i (?:give|write|type|name)|in (?:this|my) (?:mail|"
        r"message)|"
        r"below|here|above|today|that follow))* (?:is|are|will be|should be|must be|comes? out|may be|"
        r"might be|"
        r"have been|has been) (?:\w+ ){0,2}(?:too "
        r"(?:high|low|big|large|small)|off|doubled|halved|tripled|inflated|exaggerated|approximate|"
        r"estimates?|"
        r"guesses|in (?:binary|hex|hexadecimal|octal|roman|thousands|dozens|base \w+)|binary|"
        r"hexadecimal|octal|"
        r"upside down|backwards|reversed|examples?|wrong|random|made up|invented|jokes?|placeholders?)\b"
    ),
    (
        rf"^(?:please |kindly |always )*(?:read|take|understand|halve|double|divide|multiply|add \w+ to|"
        rf"subtract "
        rf"\w+ from|ignore|disregard|interpret|reverse|round) (?:\w+ )?(?:all |any |every |each |my |the )*"
        rf"{_NUMBERS}\b"
    ),
    (
        r"\b(?:so |then )?(?:every|each|any|all my) (?:\d|\w+) (?:is|means|should be|stands for|are) an? "
        r"(?:\d|\w)$"
    ),
)
_SIDE: Final = r"(?:for|against|yes|no|aye|nay|abstain|[b-hj-z]|\d)"
_SIDE_ELSE: Final = (
    rf"^(?:i|we) (?:always |usually |here |often )?call {_SIDE} {_SIDE}$",
    (
        rf"^(?:by |with )?{_SIDE} (?:here )?(?:means|stands for|is (?:my|our|the) (?:name|word|code|sign) "
        rf"for|is what i "
        rf"call|is code for|i mean|i always mean) {_SIDE}\b"
    ),
    (
        r"^what (?:you|others|they|most|everybody|everyone)(?: all| else)? calls? (?:\w|\d+|for|against|"
        r"yes|no) i "
        r"call (?:\w|\d+|for|against|yes|no)$"
    ),
    (
        r"\b(?:excluded|exempt|excepted|left out|omitted) from (?:everything|all|what follows|anything|the "
        r"\w+)\b"
    ),
)
_CHOSEN: Final = (
    (
        r"^(?:i (?:do|take|choose|pick|play) |do |take |pick )?(?:all but|all except|any one of|any of|just "
        r"one of|only one of|"
        r"one of|some of|none of|either of|everything but)(?: (?:the|one|two|first|second|third|last|"
        r"following|these|those|"
        r"below|of|moves|acts|lines))*$"
    ),
    (
        r"^the (?:sentence|line|one|move|act|words?|paragraph)s? (?:after|before|below|following|behind|"
        r"under) (?:this|that|it)"
        r"(?: one| sentence| line)? (?:is|was|are) (?:\w+ ){0,2}(?:jokes?|lies?|void|false|tests?|examples?|"
        r"untrue|not meant|"
        r"fiction|bluff)\b"
    ),
)
_CLAUSE: Final = Sought((*_CHOSEN, *_UNSETTLED, *_NO_ACT, *_HANGING, *_COUNTED_ELSE, *_SIDE_ELSE))
_JOINED: Final = re.compile(r"^(?:(?:so|and|but|then|because|since|now|sir \w+) )+")


def unsettled_ahead(parts: Sequence[str]) -> bool:
    """Whether one of the clauses of a sentence says so."""
    told = [_JOINED.sub("", part, count=1) for part in parts]
    return any(_CLAUSE.search(part) for part in told) or crosses_ahead(told)
