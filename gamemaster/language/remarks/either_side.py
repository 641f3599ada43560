"""Sentences on either side of acts by which the acts are not meant as they stand: `No one count this.`

They forbid to record them, leave them to chance or to a later word, put them into another's mouth, or say
that they were about to be sent, or were meant for another table.
"""

from typing import Final

from gamemaster.language.english.sought import Sought
from gamemaster.language.english.tokens import words_in
from gamemaster.language.remarks.remark import Remark

_DAY: Final = r"(?:mon|tues|wednes|thurs|fri|satur|sun)day"
_SENT: Final = r"(?:sent|said|wrote|posted|played|cast|announced|made|uttered)"
_RECORD: Final = r"(?:record|count|tally|log|register|process|act on|enter)"
_MACHINE: Final = r"(?:keyboard|phone|laptop|account|computer|mailbox|tablet)"

_FORBIDDING: Final = (
    rf"\b(?:nobody|no one) {_RECORD}\b|^wait (?:for my|until i|till i)\b",
    (
        r"\bnothing (?:that |which )?i (?:write|say|type|post)\b.*\b(?:counts?|stands?|is (?:binding|meant|"
        r"real))\b"
    ),
    r"\bsleep(?:ing)? on it\b|\bbefore i commit\b|^translate (?:it |this |that )?into\b",
)
_OPEN: Final = (
    r"\bmay or may not (?:mean|do|say|be)\b|\bnot saying (?:that )?i (?:will|do|would|shall)\b",
    r"\bheads\b.*\btails\b|^(?:pick|choose) (?:whichever|one|any|either)\b",
    (
        r"^(?:once|unless|if|until|till|should|provided|assuming|when) .*\b(?:here is|here s|this is|this s|"
        r"that is|that s|this will be|this would be|you have) (?:going to be )?(?:my|mine)\b(?! (?:first|"
        r"last|best|\w+ (?:week|year|month)))"
    ),
    (
        rf"^from (?:{_DAY}|tomorrow|next \w+) on$|^not (?:playing|voting|moving|acting|joining) (?:this "
        r"round|today|yet)\b"
    ),
    (
        r"\bi was (?:all set|about|just about|going|ready) to\b.*\b(?:until|till)\b(?!.*\bbut\b)|"
        r"^i was going to$"
    ),
)
_OF_OTHERS: Final = (
    (
        rf"\bgot (?:hold of|to|at) (?:the|my) {_MACHINE}\b|\brepeat after me\b|^said in \w+ s\b|^above is "
        r"(?:me|what)\b"
    ),
    (
        r"\b(?:is|was|keeps|are|were|been) (?:begging|urging|pressing|paying|asking|telling) me to (?:send|"
        r"say|write|post)\b"
    ),
    (
        r"\bi (?:am|m) supposed to have (?:said|uttered|written|done|played|voted|sent)\b|"
        r"\basked me to pass (?:that|this|it)\b"
    ),
    r"\b(?:pretend|say|imagine|suppose) you re me\b|\bread (?:this|it) out (?:at|to|for)\b|\bfade to black\b",
    rf"\bi never {_SENT} (?:it|this|that|any|such|those)\b|\bi {_SENT} no such\b",
)
_ELSEWHERE: Final = (
    (
        rf"\bwhat i {_SENT} (?:on|last|yesterday|before|in)\b|\bthat was for (?:the|my) (?!win|record|fun|"
        r"sake|best)"
    ),
    rf"\b(?:here s|here is) (?:one|what|something) i {_SENT} (?:earlier|before|last|on|yesterday)\b",
    (
        r"\b\w+ s (?:diary|journal|logbook|memoirs?)\b(?! (?:is|was|has|says))|^draft (?:reply|answer|mail|"
        r"vote|move)\b"
    ),
    r"^(?:chapter|verse|canto) (?:\w+teen|\d+|one|two|three|four|five|six|seven|eight|nine|ten)\b(?! of)",
)
_NOT_MEANT: Final = Sought((*_FORBIDDING, *_OPEN, *_OF_OTHERS, *_ELSEWHERE))
_GATE: Final = words_in(
    "nobody one wait nothing sleep sleeping commit translate may saying heads pick choose once unless if "
    "until till should provided assuming when from not going set about ready got repeat said above begging "
    "urging pressing paying asking telling supposed pass pretend say imagine suppose read fade never no what "
    "was here diary journal logbook memoir memoirs draft chapter verse canto"
)


def not_meant(remark: Remark) -> bool:
    """Whether a sentence says so."""
    return not _GATE.isdisjoint(remark.lows) and _NOT_MEANT.search(remark.said) is not None
