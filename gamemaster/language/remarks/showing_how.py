"""Sentences beside acts by which the acts only show how something is written, or try whether it arrives.

`There, that's all you'd have to write.`, `Merely showing Brask how one does it.`, `If you can read this, the
relay works.`
"""

import re
from itertools import pairwise
from typing import Final

from gamemaster.language.english.sought import Sought
from gamemaster.language.english.tokens import words_in
from gamemaster.language.remarks.remark import Remark
from gamemaster.language.remarks.staging import is_proud

_WRITE: Final = r"(?:write|say|type|send|post|mail|put|announce|phrase|word)"
_YOU: Final = r"(?:you|u|one|he|she|they|people|someone|somebody|newcomers|anyone|everyone)"
_NUMBER: Final = r"two|three|four|five|six|seven|eight|ten|\d+"
_PATTERNS: Final = (
    r"\b(?:merely|just|only|simply) (?:showing|demonstrating|illustrating|teaching|telling|explaining)\b",
    (
        rf"\b(?:show|shows|showing|teach|teaching|tell|telling|see|here s|heres|this is|that s|that is|"
        rf"thats|know|learn|ask|asks|asked|explain) (?:\w+ )?how (?:to|{_YOU}|we|simple|easy|short)\b "
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
        r"wording)|enough|what(?! (?:(?:they|you|people|we) (?:all )?calls? (?!an? (?:vote|move|turn)\b)|"
        r"\w+ (?:looks?|feels?|tastes?|sounds?) like$)))\b.*\?*$"
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
    (
        r"^(?:now |just |please |simply |then )*(?:replace|swap|exchange|substitute|change) (?:the|my|this|"
        r"that) (?:\w+ )?(?:verb|name|number|word|value|noun|object|square|letter|card|target)s? "
        r"(?:(?:with|by|for|to) (?:yours|your own|your \w+|another|whatever|what|whoever)\b|"
        r"and (?:you|it|that))"
    ),
    r"^(?:type|copy|say|send|write) exactly (?:that|this)\b|^(?:just |exactly )?like that$",
    r"^true or false$|^(?:legal|allowed|valid) or (?:not|illegal|forbidden|invalid)$",
    r"^your turn to (?:copy|say|type|write|repeat|try)\b",
    r"^see how (?:easy|simple|quick) (?:it|that) (?:is|was)\b",
    r"\b(?<!till )(?<!until )(?:you|now you) try (?:it|this|that)\b|\byour turn newcomer\b",
    (
        r"\b(?:model|specimen|sample|textbook|exemplary|legal) (?:turn|vote|move|ballot|"
        r"sentence|announcement)\b"
    ),
    r"\b(?:classic|usual|traditional|standard|proper) (?:formula|wording|phrase) (?:of|for)\b",
    r"\blearn(?:s|ing)? to (?:type|write)\b",
    r"\bwants? (?:to|us to|me to) (?:learn|know how|see how|be shown)\b",
    (
        r"\b(?:told|tell|telling|explained to|assured) \w+ (?:that )?(?:how (?:easy|simple|short)|"
        r"its? (?:is |s )?"
        r"(?:so |quite |really |very )?(?:simple|easy|short))\b"
    ),
    (
        r"^(?:please |feel free to |you may |you can |do |just |kindly )*(?:copy|steal|borrow|copy "
        r"and paste|cut and "
        r"paste)(?: (?:this|it|freely|at will|me|away|the line))?$"
    ),
    (
        r"^(?:just |merely |purely |only )*for (?:your|everyone s|our|their) (?:own )?(?:convenience|"
        r"copying pleasure)$"
    ),
    (
        r"\b(?:need|needs|want|wants|could do with|collect|require|requires|ask for|wanted|needed) "
        r"(?:\w+ )?(?:more "
        r")?(?:lines? |votes? |mails? |posts? )?(?:more )?like (?:this|it|that|these)(?: one)?$"
    ),
    r"^(?:one|a single|a short|one short) (?:line|sentence|word|mail) is all (?:we|it|you|he|she|they|one)\b",
    (
        r"\b(?:is|was) (?:it|that) (?:so|that|really so|too) (?:hard|difficult|much trouble) to (?:write|"
        r"say|type|send)\b"
    ),
    r"^how (?:hard|difficult) (?:can|could) (?:it|that) be to (?:write|say|type|send)\b",
    r"^(?:just |simply |only )+(?:say|write|type) it$|^you can (?:do|say|write|type) it$",
    (
        r"^(?:it s |that s |so |how |it is )*(?:so |very |as |too |all too )?(?:easy|easily|quickly|"
        r"quick|simple|"
        r"simply|cheap|hard) (?:to )?(?:say|said|write|written|type|typed)$"
    ),
    (
        r"^(?:(?:some |the |a few |fitting )?(?:words|line|text|inscription) for )?(?:my|his|the|our) "
        r"(?:own )?(?:epitaph|"
        r"tombstone|gravestone|headstone|obituary|coat of arms|motto|mantra|t shirt)$"
    ),
    (
        r"^(?:pedantry|pedants?|grammar|spelling|nitpick\w*|language|punctuation|syntax) (?:s "
        r")?(?:corner|hour|time|"
        r"section|lesson|class)$"
    ),
    r"^(?:in the )?(?:first|second|third) person(?: singular| plural)?$",
    r"^(?:is|does) (?:this|the) (?:mike|mic|microphone)? ?(?:on|work|working)$",
    r"^(?:one two )*(?:mike|mic|sound|microphone) (?:check|test)\b",
    (
        r"\bas (?:easy|simple|short|quick) as (?:that|this) .*\b(?:give it a (?:go|try)|have a go|try it|"
        r"you try|your turn)\b"
    ),
    (
        r"^(?:people|everybody|everyone|they|you) (?:all |just |simply |only )*(?:cop(?:y|ies)|repeats?|"
        r"parrots?|echo(?:es)?|"
        r"writes? the same)\b"
    ),
    (
        rf"^(?:{_NUMBER}) (?:posts?|mails?|messages?|lines?) (?:in a row|in a day|running|from the same|in "
        rf"one (?:day|hour))\b"
    ),
    (
        r"^guess (?:who|whose (?:move|vote|words?|line|mail)|who (?:said|wrote|says|writes)(?: (?:this|"
        r"that|it))?)$"
    ),
    r"\bin order to be (?:legal|valid|counted|accepted)\b|\bto be (?:legal|valid) (?:a|the|such|it)\b",
)
_COUNTED: Final = words_in("words keystrokes syllables")
_OF_WORDS: Final = re.compile(
    rf"(?:{_NUMBER}) (?:little |short |simple |small |plain |easy |tiny )*(?:words|keystrokes|syllables)"
)
_SHOWN: Final = Sought(_PATTERNS)


def shows_how(remark: Remark) -> bool:
    """Whether a sentence makes the acts beside it an exercise, a lesson or a test."""
    # unlike "Two words: splendid turn", and "Four words, two of them rude", which somebody else has said
    counted = not _COUNTED.isdisjoint(remark.lows) and ":" not in {token.low for token in remark.tokens}
    counted = counted and ("of", "them") not in pairwise(remark.lows)
    shown = remark.holds(_SHOWN) and not is_proud(remark)
    return shown or (counted and any(map(_OF_WORDS.fullmatch, remark.parts)))
