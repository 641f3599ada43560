"""What a sentence in front of acts says of the words below it, by which they are not the sender's act now.

It points at them (`the coming sentence`, `what comes next`), gives them to somebody else (`Here is what the
wolves want me to say.`), or tells whether they will be said (`Some day I'll be glad to say this.`). What only
vouches for them (`What follows is my vote.`) is harmless.
"""

import re
from typing import Final

from gamemaster.language.english import words
from gamemaster.language.english.sought import Sought

_TEXT: Final = (
    r"(?:bit|lines?|sentences?|words?|part|paragraph|text|statement|phrases?|message|announcement|mail|"
    r"formula)"
)
_DEED: Final = r"(?:move|vote|ballot|turn|order|answer|action|choice|line)"
_FEW: Final = r"(?:(?:one|two|three|four|five|six|few|couple of) )?"
_FREE: Final = (
    r"(?=$| (?:from|in(?! (?:this|that|the following) order)|"
    r"as|to|with|for real|at|on|by|before|until|under|if|when|though|but|and|some|one|only|"
    r"without|backwards?|again|aloud|out loud|sober|tomorrow|would|might|could|may|down)\b)"
)
"""What stands behind a pointing word that no noun follows."""

_VOUCHED: Final = (
    rf"(?: below)? (?:(?:is|are) (?:no|mine|(?:my|our) (?:\w+ )?{_DEED}|real|serious|meant|final|for real|in "
    r"earnest|binding|official|what i|(?:an?|one) (?:single|real|plain|simple|genuine|proper))\b|(?:will|"
    r"would|may|might|wont) (?:not )?be (?!un|with)|(?:counts?|stands?|holds?)$)"
)
_BELOW: Final = (
    rf"(?:the|these|this) (?:next|following|coming|upcoming|ensuing) {_FEW}{_TEXT}",
    rf"my (?:next|following|coming) {_FEW}(?:lines?|sentences?|words?|paragraph|phrase)",
    (
        r"(?<!do )(?<!perform )(?<!announce )(?<!declare )(?<!out )(?<!decided )(?<!all of )(?<!each of "
        rf")the following{_FREE}"
    ),
    (
        r"what follows(?! from)|what (?:comes now|comes next(?= (?:is|are|will|would|has|may|must|should|"
        r"belongs))|stands here)|what(?:ever)? you (?:see|read|hear|get) (?:next|now|here)"
    ),
    rf"(?:these|the very) {_FEW}(?:words|lines)(?! (?:from (?!me)|of|were|have|had)\b)",
    (
        r"(?:this|such a|a certain|one|this one) (?:sentence|phrase|wording|formula)(?! (?:of|too|in|on|from "
        r"(?!me))\b)"
    ),
)
_POINTED_AT: Final = re.compile(rf"\b(?:{'|'.join(_BELOW)})\b(?!{_VOUCHED})")

_SAY: Final = (
    r"(?:say|write|type|send|post|announce|utter|repeat|quote|mail|mean|read out|copy|recite|pass on|hear|"
    r"come out with|be (?:telling|saying|writing|claiming|swearing))"
)
_SAID: Final = (
    r"(?:said|wrote|written|typed|sent|posted|announced|uttered|quoted|mailed|dictated|taught|told|sang|sung|"
    r"says|writes|sends|sings|dictates|teaches|tells|put up|left|put|slipped|pinned)"
)
_URGED: Final = (
    r"(?:wants?|would like|d like|asks?|asked|tells?|told|begs?|begged|paid|made|dared|advise[sd]?)"
)
_IT: Final = rf"(?:(?:this|it|that|so|as much|these){_FREE}|the following|such a thing)"
_MACHINE: Final = r"(?:keyboard|phone|laptop|account|computer|mail(?:box)?|keys|tablet|machine|password)"
_NO_THINGS: Final = r"(?! (?!(?:lines|sentences|words|phrases|bits|parts|is|was|has)\b)\w+s\b)"
"""What stands behind `these`, unlike `(wrote) these rules`."""
_KIN: Final = "|".join(sorted(words.KIN))
_OTHERS: Final = (
    rf"(?:whoever|somebody|someone|a stranger|(?:my|our|the|his|her) (?:\w+ )?(?:{_KIN}|bot|autofill|script))"
)
_PROGRAM: Final = r"(?:form|bot|machine|phone|program|client|software|script|autofill|template|server)"
_NOT_ME: Final = r"(?!i\b|we\b|it\b|you\b)"
_RUNS: Final = (
    r"(?:opens?|opened|begins?|began|starts?|started|runs?|ran|goes|went|reads?|ends?|ended|closes|continues)"
)
_BY_OTHERS: Final = (
    rf"\b(?:here|this) (?:is|s|was) what {_NOT_ME}(?:\w+ ){{1,4}}(?:to )?(?:{_SAID}|{_SAY}|sounds? like)\b",
    rf"\b(?:here|this) (?:is|s|was) what {_NOT_ME}(?:\w+ ){{1,3}}{_URGED} me to \w+",
    rf"^what {_NOT_ME}(?!(?:\w+ ){{1,2}}as (?!an? )\w+ )(?:\w+ ){{1,5}}(?:keeps? \w+ing|always \w+|{_SAID})$",
    (
        rf"\b(?<!nobody )(?<!no one ){_URGED} me to {_SAY} (?:something|this|these|the following|a (?:line|"
        r"sentence|thing))\b"
    ),
    (
        rf"\b(?:asked|begged|asks|begs|paid) me for (?:a|an|some) (?:\w+ )?(?:{_DEED}|{_TEXT})(?: to (?:use|"
        r"send|make|copy))?$"
    ),
    (
        rf"\b{_OTHERS} (?:(?!i\b|we\b)\w+ )*{_SAID} (?:you |us |to the list )?(?:these{_NO_THINGS}|the "
        rf"following|this{_FREE})"
    ),
    r"\bcame (?:this|these|the following)(?: from| out| by| in| through|$)",
    rf"\bhas (?:got|taken|gotten) (?:hold of|over|into) (?:the|my) {_MACHINE}\b|\bhere (?:he|she) comes$",
    rf"\b(?:hacked|stole|borrowed|got into|guessed) my {_MACHINE}\b",
    (
        r"\bi (?:am|m) (?:only |just |now )*(?:reading|quoting|copying|reciting|translating|typing|singing) "
        r"(?:aloud |out |it |this )*(?:from|off|out of|after|what|for)\b"
    ),
    rf"\b(?!i\b|we\b|you\b)\w+ {_RUNS} (?:off )?(?:thus|like so|like this|as follows|so)$",
    (
        r"\b(?:his|her|their|whose) (?:line|text|answer|mantra|motto|refrain|message) (?:never changes|is "
        r"always|has always been|stays the same|goes|runs|is the same)\b"
    ),
    (
        r"\b(?:everything|all|what stands|each word|every word|half) (?:of what is |that is "
        r")?(?:in|of|below|after) (?:this|the (?:next|following)) (?:paragraph|mail|message|post|line|"
        r"letter)\b"
    ),
    (
        r"\b(?:another|(?:a|some) (?:different|other)) \w+ (?:altogether|entirely|(?:is|was) standing|of "
        r"(?:the same|that) name|the one (?:who|in|from|that)|who (?:runs|lives|works|sells))\b"
    ),
    rf"^(?:this|that) was my (?:\w+ )?{_DEED} (?:on|in|at|of|last|yesterday|back|before)\b",
    r"\b(?:know|knows|remember|learnt|learned|forgot|forgotten|practis\w+|rehears\w+) my lines\b",
    (
        rf"\b{_PROGRAM} (?:\w+ )?(?:puts|adds|inserts|fills|appends|writes|sends|types) (?:this|these|it|the "
        r"following)\b"
    ),
    rf"\bmy {_DEED} (?:always|usually|often|generally) {_RUNS}\b",
    r"\b(?:forge|fake|imitate) (?:this|it|one of these|such an? \w+)\b",
    r"\b(?:saw|heard|caught|overheard|seen) me (?:\w+ )?\w+ (?:this|it|so|these)\b",
)
_UNSURE: Final = (
    r"(?:may|might|could|would|d|never|ever|than|(?<!i )should|prepared to|willing to|able to|enough to|"
    r"tempted to|persuaded to|(?<!with the )courage to|(?<!with the )nerve to|"
    r"(?:happy|glad|delighted|pleased|proud|free) to)"
)
_DAY: Final = r"(?:the (?:day|moment|minute|week|year)|one (?:fine )?(?:day|morning)|some day)"
_READER: Final = r"(?:checker|translator|translation|machine|dictionary|parser|program|software|phone)"
_UNSAID: Final = (
    (
        r"(?<!thought i )(?<!expected i )(?<!believed i )(?<!wish i )\b"
        rf"{_UNSURE} (?:\w+ )?{_SAY} (?!that\b){_IT}(?! (?:again|once|for|from the|to (?:your|his|her))\b)"
    ),
    rf"\bmyself (?:saying|writing|sending|posting|announcing) {_IT}",
    rf"\bwhy would {_NOT_ME}(?:\w+ ){{1,4}}{_SAY} this{_FREE}",
    rf"\bago i (?:d|would) (?:\w+ )?have {_SAID} {_IT}(?!.* but )",
    rf"\b(?:will|ll|shall) {_SAY}\b.*\bi (?:said|wrote|did) {_IT}",
    rf"^{_DAY} .*\bi (?:will|ll|shall|d|would|may|might) (?:\w+ )?{_SAY} {_IT}",
    (
        r"\byou (?:will|ll|shall|would|d|may|might|could|can|wont) (?:\w+ )?(?:hear|read|see|get|have) "
        r"(?:this|these|that)(?: one)? (?:from me|in return|as soon|once|when|if)\b"
    ),
    r"\byou (?:get|ll get) this(?: one)? (?:from me|in return|as soon|once|if)\b",
    (
        rf"\bmy {_DEED} (?:would|d|might|could) (?:then )?(?:be|go|read|run|sound|look)\b(?! (?:the|no|more|"
        r"\w+ more|worth)\b)"
    ),
    r"\byou (?:have|ve|had|got) (?:had )?(?:this|it) (?:from me )?(?:since|already|from)\b",
    r"\bi (?:only |just |merely )?(?:paste|repeat|copy|quote) (?:it|this) (?:again|here|only|once)\b",
    r"\bthe one (?:who|to) (?:say|says|write|writes|send|sends) (?:it|this)\b",
    r"\b(?:how about|what about) (?:this|the following|these|something like)\b",
    r"\bhow (?:does|do|would|might|will) (?:this|these|the following) (?:sound|look|read|go)\b",
    (
        r"\bwhat would be (?:really |very |truly |so |quite )?(?!the\b|a\b|best\b|better\b)\w+(?: (?:now|"
        r"right now|at this point))?$"
    ),
    (
        rf"\blet (?:us|s|me) (?:see|hear|find out) (?:what|how) (?:\w+ ){{0,2}}{_READER} (?:\w+ )*(?:makes? "
        r"of|handles?|renders?|likes?|translates?)\b"
    ),
    rf"\blet me try (?:on |out )?(?:a|some|a few|one or two) (?:\w+ )?{_TEXT}\b",
    (
        r"\bthere is (?:one|a|an|only one) (?:\w+ )?(?:sentence|line|phrase|remark) (?!in\b|of\b|on\b|"
        r"missing\b)\w+"
    ),
    r"\brumou?r has it that (?:somebody|someone|\w+) (?:saw|heard)\b",
    r"\bnot hold me to (?:it|this|that)\b|\bdont hold me to (?:it|this|that)\b",
)
_SHOWN: Final = Sought((*_BY_OTHERS, *_UNSAID))
_WISHING: Final = re.compile(r"(?:and )?(?:ah|oh|o) to (?:be|have|say|write|do)\b")
"""`Oh, to be able to write this!`"""


def shows_words(said: str) -> bool:
    """Whether a sentence says so of the words below it; `said` is all of it, without its marks."""
    return (
        _POINTED_AT.search(said) is not None
        or _SHOWN.search(said) is not None
        or _WISHING.match(said) is not None
    )
