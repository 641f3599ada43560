"""Sentences beside acts that give them to somebody else, who cannot or will not send them: `Sent for Brask.`

The sender may act on behalf of somebody only by saying so in the act itself (CFJ 3663), so that such a
sentence leaves open whose act it is.
"""

import re
from typing import Final

from gamemaster.language.english.sought import Sought
from gamemaster.language.remarks.remark import Remark

_SENDS: Final = (
    r"(?:send|post|mail|forward|pass|relay|submit|hand|put|type|write|enter|cast|register|say|read|"
    r"deliver|report)"
)
_SENT: Final = (
    r"(?:sent|posted|mailed|forwarded|passed on|relayed|submitted|written|typed|entered|cast|signed|"
    r"delivered)"
)
_IT: Final = (
    r"(?:it|this|that|these|those|them|one|the (?:line|mail|message|vote|ballot|move|following|text|next "
    r"\w+|below))"
)
_HIM: Final = r"(?:him|her|them|\w+)"
_PATTERNS: Final = (
    (
        rf"(?<!nobody )(?<!no one )\b(?:asked|told|begged|wants|wanted|instructed|got|had|paid|ordered|"
        rf"bade|commissioned|deputed|authorised|authorized) (?:me|you|us) to (?:kindly |please |just "
        rf")?{_SENDS} (?:{_IT}|on|along|for {_HIM})\b"
    ),
    rf"\b(?:asked|told|wants|wanted|begged) you to (?:do|log|book|count|carry out|perform) {_IT}\b",
    rf"\b(?:had|made) me (?!read (?:it|this|that|them|those|these)\b(?! out)){_SENDS} {_IT}\b",
    (
        rf"^(?:{_SENT} |i m {_SENDS}ing |i am {_SENDS}ing |{_SENDS}ing )?(?:this |it )?(?:on behalf of|"
        rf"by proxy for|as (?:a )?proxy for|for and on behalf of) (?!myself|me\b|my own|nobody|no one|"
        rf"the\b)"
    ),
    (
        rf"^(?:{_SENT}|posting|sending|mailing|forwarding|typing|writing) (?:this |it |the (?:next|"
        rf"following|below) )?for (?!the\b|a\b|an\b|my\b|fun|once|now|good|real|everyone|all\b|what|that|"
        rf"this|me\b|discussion)\w+(?: who|$| as\b| since| because)"
    ),
    (
        r"^(?:a )?proxy (?:vote |ballot )?(?:for|of) \w+|\bas (?:the |a )?(?:proxy|mouthpiece|messenger) "
        r"(?:for|of)\b"
    ),
    (
        r"\b(?:i m|i am|am) (?:just|only|merely|but|simply) the (?:messenger|postman|typist|courier|"
        r"secretary|scribe|hand|typewriter)\b"
    ),
    (
        r"\bi (?:just |only |merely |hereby |simply )?(?:pass|passed|am passing|m passing|relay|relayed|"
        r"hand) (?:it|this|that|them) (?:on|along)\b"
    ),
    r"\busing \w+ s (?:account|mail|address|phone|laptop|keyboard)\b|\bfrom \w+ s account\b",
    (
        rf"\b(?:gave|left|handed|texted|mailed|sent|phoned|slipped|whispered|rang|told) (?:this |it "
        rf")?(?:me|us|with me|to me) (?:{_IT} |(?:his|her|their|the|a|\w+ s) (?:\w+ )?(?:vote|ballot|"
        rf"move|orders?|line|text|answer|choice) )?(?:to|and asked|asking|for me to) (?:me to "
        rf")?(?:{_SENDS})\b(?! my| our| more| to)"
    ),
    (
        r"(?<!\bwhen )\b(?:this|that|it|the (?:above|below|following|next)(?: one| line| vote)?) "
        r"(?:one |vote |line |move |mail )?(?:is|was|s) (?:all )?(?:his|hers|theirs|\w+ s)"
        r"(?: and not mine| not mine| alone| own|$)(?! fault| idea)"
    ),
    r"\b(?:his|her|their|\w+ s) (?:vote|ballot|move|order|choice|turn|words?|line) (?:and )?not mine\b",
    (
        r"\bmy own (?:\w+ )?(?:i shall|i ll|i will|comes|follows|is|will|goes) (?:cast|send|in due|later|"
        r"separate|follow|tomorrow|below|to follow|another)\b"
    ),
    (
        r"\b(?:lost|forgotten|forgot|mislaid) (?:his|her|their) password\b|\b(?:locked out|cant log in|"
        r"cannot log in|mails? (?:keep|keeps|is|are) bouncing|server s down)\b"
    ),
)
_OTHERS: Final = Sought(_PATTERNS)
_OF_MINE: Final = re.compile(r"(?:i|we|my|sorry)\b")
"""`I lost my password` is told of oneself."""


def for_others(remark: Remark) -> bool:
    """Whether a sentence says that the acts beside it are somebody else's."""
    mine = "password" in remark.lows and _OF_MINE.match(remark.said) is not None
    return not mine and remark.holds(_OTHERS)
