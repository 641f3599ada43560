"""Words behind an act by which it may be more, less, or of others than it says, and nobody can count them.

`(I place a tile at C4), E4 and whatever lies between`, `(I give Tarn 3 gold), tops`, `As many more as I can
afford.`, `C4 or anywhere in that row.`, `(I offer a 3 for an A.) Brask need not apply.`, `I'd take a B at a
pinch.`, `Whatever I draw next gets played as well.` What must stay true: the words are of the act's own
values; `whatever happens`, `to whoever reads this`, `as many of you know` leave it alone.
"""

import re
from typing import Final

_ANY: Final = (
    r"(?:any(?:where|one|body|thing| other)?|some\w*|one of|all of|wherever|whoever|whichever|whatever)"
)
_MAY: Final = r"(?:may|can|could|might|should|would|is welcome to|is free to)"
_SENTENCE: Final = re.compile(
    r"(?:and |plus |or )*as (?:many|much)(?: more| again)? as (?:i|we|the|there|possible|OWN)\b.*"
    rf"|(?:to |for |at |on |in )?(?:OWN|ELSE) or {_ANY}\b.*"
    r"|(?:to |for |at |on |in )?(?:OWN or ELSE|ELSE or OWN|WHO or OWN|OWN or WHO|WHO or WHO)(?: , .*)?"
    r"|(?:WHO|OWN) first , then\b.*"
    r"|(?:WHO|he|she|they) (?:need not|neednt|need not bother to|cannot|cant|may not|must not|mustnt|"
    r"shouldnt) "
    r"(?:apply|take it|accept(?: it)?|have it|bother)\b.*"
    rf"|WHO {_MAY} (?:have|take|accept) (?:it|one|them|this)(?: too| also| as well| instead| likewise)*"
    r"|i (?:d|would|ll|will) (?:also |even |gladly |happily |DEED )?(?:take|accept|settle for|"
    r"DEED) (?:an? |the )?ELSE\b.*"
    r"|(?:what )?i (?:DEED|pay|give|offer|play|spend) (?:with |for )?(?:is )?still "
    r"(?:open|undecided|unclear|up in the air)"
    r"|(?:whatever|whichever|whoever) .+ (?:gets?|is|goes|will be|shall be|s) .*(?:as well|too|also|likewise)"
)
_TAIL: Final = re.compile(
    r"(?:and|or|plus|,|also| )*(?:whatever|whichever|everything|anything|all|every \w+) (?:that )?"
    r"(?:lies|is|stands|comes|sits) (?:in )?(?:between|next|around|beside|after|behind)\b.*"
    r"|.*\b(?:to|on|at|for) (?:whatever|whichever|wherever) (?:the )?(?:OWN|ELSE|WHO|left|right|middle|other)"
    r"(?: one)? (?:is|isnt|has|hasnt|was|wasnt|does|doesnt|takes)\b.*"
    r"|(?:by way of|via|through|by the hand of|care of|courtesy of) (?:WHO|OWN)"
    r"|(?:and|then|,| )*(?:pass|hand|forward|lend|send|slip) (?:it|them|this) (?:straight )?(?:on|over|"
    r"along|back) "
    r"to (?!the (?:next|reader))\w+"
    r"|, which (?:is|was) (?:WHO s|his|hers|theirs|yours)"
)
_ABOUT: Final = re.compile(
    r",? ?(?:tops|at (?:the )?most|at (?:the )?least|or so|or thereabouts|give or take(?: \w+)*|maximum|"
    r"minimum|max|"
    r"roughly|approximately|more or less|(?:or|and) (?:less|fewer|more|over|under|up)(?: than that)?)"
)
"""Behind a number: it may be another one."""
_OWNERSHIP: Final = re.compile(
    r"(?:it|that|this) (?:s|is) (?:WHO|OWN|(?!what|that|there|who|he|she|it)[a-z]+) s (?:though|really|"
    r"actually|not mine|, not mine|, though|by rights)"
)
_MOST: Final = 110


def is_open_ended(said: str) -> bool:
    """Whether a marked sentence behind an act is one of those."""
    if len(said) > _MOST or "?" in said:
        return False
    return _SENTENCE.fullmatch(said) is not None or _OWNERSHIP.fullmatch(said) is not None


def ends_open(said: str, counted: bool) -> bool:
    """Whether the marked words behind an act, in its own sentence, are one of those; `counted` tells that the
    act has a number."""
    if len(said) > _MOST:
        return False
    return _TAIL.fullmatch(said) is not None or (counted and _ABOUT.fullmatch(said) is not None)
