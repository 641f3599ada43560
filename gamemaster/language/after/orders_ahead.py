"""What a sentence in front of acts asks to be done with them, or until when they are to wait.

It tells the officers how to take them (`Read this as history.`), to keep them (`Hold on to this until then.`)
or not to enter them; it invites objections (`Feel free to overrule me.`), calls nothing settled, or says on
what they hang (`It counts only on a roll of fifty.`).
"""

import re
from collections.abc import Sequence
from typing import Final

from gamemaster.language.english.joined import any_of

_THIS: Final = r"(?:this|it|that|these|those|me|the following|what follows|my (?:vote|move|ballot|turn))"
_TAKE: Final = (
    r"(?:read|take|treat|regard|consider|count|see|view|file|mark|understand|understood|taken|treated|"
    r"regarded|considered|counted|filed|book|log)"
)
_FIRM: Final = (
    r"(?:(?:my|a|an|the|one) )?(?:\w+ )?(?:vote|ballot|move|mine|final|binding|official|given|serious|meant|"
    r"valid|yes|promise|answer|compliment|apology|warning|notice|turn|good|read|entry)\b"
)
_ENTER: Final = (
    r"(?:take (?:this|it|that|me) (?:down|seriously)|write (?:this|it|that) down|roll|tally|count|process|"
    r"log|record|enter|execute|register|act on|draw|book|carry (?:this|it) out)"
)
_KEEP: Final = r"(?:hold on to|hang on to|keep|sit on|save|store|shelve|park|put|stash|lock|reserve)"
_AWAY: Final = (
    r"(?:until|till|for (?:later|next|a rainy|when|the day|future|tomorrow|tonight|\w+day|after)|in (?:a|the|"
    r"your) \w+|somewhere|on (?:file|ice|hold|the shelf)|under lock|aside|away|in reserve|safe)"
)
_CHANGE: Final = (
    r"(?:reword|rephrase|rewrite|change|alter|amend|withdraw|drop|retract|reconsider|rethink|swap|edit|"
    r"correct)"
)
_ORDERS: Final = (
    (
        rf"^(?:i d |you can |you may |you should |let |just |kindly )*{_TAKE} {_THIS}(?: \w+)? (?:as|under|"
        rf"for)(?! {_FIRM})\b"
    ),
    rf"\blet {_THIS} be {_TAKE} (?:\w+ )?(?:as|under|for)(?! {_FIRM})\b",
    rf"^(?:just |only |please |(?:would|could|will|can) you )*{_KEEP} {_THIS} (?:one )?(?:\w+ )?{_AWAY}\b",
    (
        r"^(?:never mind|ignore|forget|skip) the (?:next|following|coming) \w+|\byou take (?:any of "
        r")?(?:this|me|it) seriously\b"
    ),
    (
        r"^(?:please )?(?:go over|look over|proofread|polish|correct) (?:the|this|my) (?:statement|wording|"
        r"text|sentence|line|draft|phrase|grammar)\b"
    ),
    rf"^use {_THIS} (?:in|as|if|when|only|instead)\b",
    rf"\b(?:nobody|no one|none of you) (?:is to|should|may|must|need|shall) (?:\w+ )?{_ENTER}\b",
    rf"^(?:nobody|no one) {_ENTER}(?: (?:it|this))? (?:yet|now|until|till|before)\b",
    r"^(?:do not|dont) (?:put|note|mark|write) me down\b",
    (
        rf"^(?:do not|dont|never) {_ENTER} (?:for )?{_THIS}(?: (?:down|yet|now|at all|today|until|till|"
        r"before|unless|please).*)?$"
    ),
    (
        r"^(?:please )?(?:check|talk|speak|confer|consult|confirm) (?:back )?(?:with|to) (?:sir )?\w+ "
        r"(?:first|before)\b"
    ),
    (
        r"\bbefore (?:you (?:draw|enter|count|log|record|process|roll|tally|book|move|do)|any(?:body|one) "
        r"(?:\w+s)|it (?:becomes|is|gets|goes)) (?:it|this|that|anything|real|law|final|binding|official|"
        r"counted|to sir|down|out|in)\b"
    ),
    (
        r"^feel free to (?:overrule|veto|stop|object|change|reword|talk|improve|edit|correct)(?: (?:me|it|"
        r"this|first)\b|$)"
    ),
    (
        rf"\bi (?:ll|will|can|could|may|might|shall) (?:still |yet |always |gladly |happily )*{_CHANGE} "
        r"(?:it|this|that)\b"
    ),
    (
        r"\b(?:can|may|might) (?:still |yet )?be (?:talked out|persuaded|dissuaded|talked round|swayed)\b(?! "
        r"of)|^talk me out of it\b"
    ),
    (
        r"^nothing (?:is|has been) (?:\w+ )?(?:settled|final|decided|fixed|binding|agreed|official)(?: yet| "
        r"so far| here)?$"
    ),
    r"\b(?:a )?mere(?:ly)? (?:a )?(?:suggestion|idea|thought|proposal|possibility|daydream|threat|draft)\b",
    r"\b(?:as|of|a|in) (?:a )?(?:pipe )?(?:daydream|reverie|pipedream|thought experiment)\b",
    (
        r"^(?:none of|nothing in) (?:this(?: (?:mail|message|letter|post|paragraph))?|it|what follows|the "
        r"following) (?:(?:was|is|has been) (?:ever )?(?:said|mine|real|to be (?:believed|taken|counted)|"
        r"true|meant|serious|binding|official)|counts|happened)\b|\b(?:never|not) (?:ever )?(?:said|wrote|"
        r"sent) any of (?:this|it)\b"
    ),
    r"\bfingers crossed behind\b|\b(?:am|m|are) crossing my fingers\b(?! (?:that|for)\b)|\boff the record\b",
    r"\bfar from (?:(?:a|being|any) )*(?:decision|decided|final|certain|settled|sure|made up)\b",
    (
        r"^(?:it|this) (?:is|s) (?:only |just |hardly |merely )?(?:a|the) (?:scrap|shred|ghost|germ|"
        r"beginning|seed|fragment) of an? \w+"
    ),
    (
        r"^(?:this|it) (?:is not|isnt|s not) (?:yet )?(?:my|a|an|the|any) (?:real |actual |proper |valid "
        r")?(?:vote|ballot|move|turn|action|announcement|order)(?: yet| at all| of any kind)?$"
    ),
    r"\bonly how i (?:would|d|might|could) \w+\b",
    (
        r"\bi (?:have not|havent) (?:yet |quite |really |fully )*(?:made up my mind|decided|settled)(?: "
        r"yet)?$|\bcant (?:quite |yet )?make up my mind$|\bcant (?:quite |yet )?decide$"
    ),
    (
        r"\bi (?:am|m) (?:only|just|merely) (?:checking|testing|trying|practi[sc]ing|rehearsing) (?:that|"
        r"whether|if|how|out|this|my|what)\b"
    ),
    r"\b(?:turn|move|go) (?:isnt|is not) mine\b|\b(?:isnt|is not) (?:yet )?my turn\b",
)
_HANGING: Final = (
    (
        r"^(?:it|this|that|these|my (?:vote|move|ballot|turn)|the following|what follows) (?:only "
        r")?(?:counts?|appl(?:y|ies)|holds?|stands?|is valid|takes effect) (?:only )?(?:on|if|when|from|once|"
        r"until|as long|after|in case|unless)\b"
    ),
    (
        r"\b(?:it|this|that|everything) (?:all |only |still )*(?:hangs|depends|hinges|turns) (?:up)?on "
        r"(?:whether|how|if|what|who|which|when)\b"
    ),
    (
        r"^(?:and |but )*(?:in no other (?:event|case|circumstances?)|no (?:earlier|sooner)|not a (?:day|"
        r"minute|moment|second) (?:earlier|before)|only then|then only)$"
    ),
    r"^(?:and |but )*(?:on|about|in|for|with|as to) (?:absolutely )?(?:nothing|nowhere|nobody|no one) else$",
    r"^(?:and |but )*only (?:if|once|when|after|the .* (?:part|half|bit|piece) of (?:it|this|that))\b",
    (
        r"^with effect from (?!now\b|today\b|this)|^effective (?:from|as of|on|once)\b(?! (?:sending|receipt|"
        r"posting|arrival|now|today))"
    ),
    (
        r"^for (?:the|a|my) (?!record|moment|time)\w+ only$|^(?:only|just) for the (?:\w+ )?(?:simulation|"
        r"test|exercise|rehearsal|files?|archives?|log|drill|photo|camera|sake of)\b|\b(?:merely|only|just) "
        r"for the (?:files|archives?)\b"
    ),
)
_CLAUSE: Final = re.compile(any_of((*_ORDERS, *_HANGING)))
_JOINED: Final = re.compile(
    r"^(?:(?:so|and|but|then|for (?=until|i|nothing|it)|because|since|please|kindly|now|sir \w+) )+"
)


_OLD_MAIL: Final = re.compile(
    r"\b(?:last|previous|earlier|other|old|first) (?:mail|message|post|letter|e mail|note|vote|ballot|move|"
    r"turn)\b"
)
"""What a sentence in front of acts may speak of as well: `My last mail was a mess, do not act on it.`"""
_TAKEN: Final = re.compile(rf"(?:{_TAKE}) {_THIS} as\b")
_OR_ELSE: Final = re.compile(
    r"(?:or )?(?:else|otherwise|if not)\b(?: (?:as|for|count|take|leave|forget|ignore)\b|$)"
)


def orders_ahead(parts: Sequence[str]) -> bool:
    """Whether one of the clauses of a sentence says so."""
    if any(_OLD_MAIL.search(part) for part in parts):
        return False
    clauses = [_JOINED.sub("", part, count=1) for part in parts]
    if any(_CLAUSE.search(clause) for clause in clauses):
        return True
    # "Read this as mine, otherwise as nobody's"
    taken = any(_TAKEN.match(clause) for clause in clauses)
    return taken and any(_OR_ELSE.match(clause) for clause in parts)
