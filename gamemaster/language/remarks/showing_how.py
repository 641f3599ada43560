"""Sentences beside acts by which the acts only show how something is written, or try whether it arrives.

`There, that's all you'd have to write.`, `Merely showing Brask how one does it.`, `If you can read this, the
relay works.`
"""

import re
from typing import Final

from gamemaster.language.english.joined import any_of
from gamemaster.language.remarks.remark import Remark

_WRITE: Final = r"(?:write|say|type|send|post|mail|put|announce|phrase|word)"
_YOU: Final = r"(?:you|u|one|he|she|they|people|someone|somebody|newcomers|anyone|everyone)"
_PATTERNS: Final = (
    r"\b(?:merely|just|only|simply) (?:showing|demonstrating|illustrating|teaching|telling|explaining)\b",
    (
        rf"\b(?:show|shows|showing|teach|teaching|tell|telling|see|here s|heres|this is|that s|that is|"
        rf"thats|know|learn|ask|asks|asked|explain) (?:\w+ )?how (?:to|{_YOU}|we|simple|easy|short) "
        rf"?(?:\w+ )?(?:{_WRITE}|done|written|said|put|worded|phrased|goes|works|the (?:notation|wording|"
        rf"form|format))\b(?! (?:again|it s done again))"
    ),
    (
        rf"\b(?:that|this|it) (?:s|is|was|would be) (?:all|what|the (?:sentence|line|way|formula|form|"
        rf"wording|words)|how|exactly what) {_YOU}(?: d| would| ll| will| need| have| has| had| must| "
        rf"should| gotta| got)*(?: to)? (?:{_WRITE})\b"
    ),
    (
        rf"\b(?:what|all) {_YOU} (?:gotta|need to|have to|d have to|should|must|ought to|are supposed to|"
        rf"is supposed to) {_WRITE}\b"
    ),
    (
        r"\bis (?:this|that) (?:how|the way|the correct (?:way|form|wording)|the right (?:way|form|"
        r"wording)|enough|what)\b.*\?*$"
    ),
    (
        r"\b(?:were|was|are) (?:those|these|that|this) the (?:magic |right |correct |proper )?(?:words?|"
        r"formula|form|phrase)\b"
    ),
    (
        r"\b(?:copy|type|repeat|send|use|mail|post|write) (?:this|that|the|these|those|my) (?:\w+ "
        r")?(?:lines?|words|sentence|text|form|formula|exactly|exact)\b"
    ),
    (
        r"\b(?:checking|testing|test|seeing|see|trying|check|find out) (?:if|whether|that) (?:\w+ "
        r"){0,4}(?:mail|mails|message|list|this|relay|account|address|filter|it|server|parser|program|"
        r"robot) ?(?:\w+ ){0,3}(?:works?|gets? through|arrives?|goes? through|comes? through|reaches|is|"
        r"reads?|notices?)\b"
    ),
    r"\bif you (?:can )?(?:read|see|get|receive) this\b.*\b(?:works?|worked|arrived|ok|fine|through)\b",
    (
        r"\b(?:this|it|that|nothing in it|none of it) (?:is|isnt|is not|s not|s) (?:not )?(?:for|meant "
        r"for|intended for) (?:the )?(?:tally|counting|count|dealer|referee|processing|gm|game master|"
        r"master|robot|program)\b"
    ),
    (
        r"\bnot (?:sent |meant |intended |posted )?for (?:the )?(?:tally|counting|processing|game master|"
        r"referee)\b"
    ),
    (
        r"\b(?:content|contents|words?|text) (?:is|are|s|re) (?:of no|without|irrelevant|immaterial|"
        r"nonsense|beside)\b"
    ),
    r"^(?:type|copy|say|send|write) exactly (?:that|this)\b|^(?:just |exactly )?like that$",
    r"^true or false$|^(?:legal|allowed|valid) or (?:not|illegal|forbidden|invalid)$",
    r"^your turn to (?:copy|say|type|write|repeat|try)\b",
    r"^see how (?:easy|simple|quick) (?:it|that) (?:is|was)\b",
    r"\b(?:you|now you) try (?:it|this|that)\b|\byour turn newcomer\b",
    (
        r"\b(?:model|specimen|sample|textbook|exemplary|legal) (?:turn|vote|move|ballot|"
        r"sentence|announcement)\b"
    ),
    r"\b(?:classic|usual|traditional|standard|proper) (?:formula|wording|phrase) (?:of|for)\b",
    r"\blearn(?:s|ing)? to (?:type|write)\b",
    r"\bwants? (?:to|us to|me to) (?:learn|know how|see how|be shown)\b",
    r"\bin order to be (?:legal|valid|counted|accepted)\b|\bto be (?:legal|valid) (?:a|the|such|it)\b",
)
_SHOWN: Final = re.compile(any_of(_PATTERNS))


def shows_how(remark: Remark) -> bool:
    """Whether a sentence makes the acts beside it an exercise, a lesson or a test."""
    return remark.holds(_SHOWN)
