"""Sentences behind acts that give them another time than now, or let them wait: `Week 5, that is.`

`Please backdate to yesterday.`, `That's for week 5.`, `Next week is soon enough.`, `In five minutes.`, `I'm
waiting for Tarn's answer before I go.` What must stay true: the time is that of the act (`it`, `that`, or a
bare time), and not of its sender's or somebody else's doings (`On Friday I'm off to the sea.`).
"""

import re
from typing import Final

from gamemaster.language.english.tokens import Tokens, words_in
from gamemaster.language.remarks.remark import Remark

_DAY: Final = r"(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day)"
_SPAN: Final = r"(?:week|month|round|turn|day|morning|evening|night|session|phase)"
_FUTURE: Final = (
    rf"(?:the )?(?:next|new|coming|following|last|previous) {_SPAN}|(?:week|round|turn|month) \d+|"
    rf"tomorrow(?: (?:morning|"
    rf"evening|night|afternoon))?|yesterday|tonight|{_DAY}|then|later"
)
_SOON: Final = (
    r"(?:(?:a|an|one|two|three|four|five|ten|\d+|half an|a few|some) (?:more )?(?:minutes?|hours?|seconds?|"
    r"days?|moment|while))"
)
_THAT_IS: Final = (
    r"(?: (?:that is|i mean|is what i mean|of course|please|though|will do|is fine|that s to say))"
)
_MOMENT: Final = (
    rf"(?:(?:on|at|in|from|for|by|only|not before|not until|only after|after|before) )*(?:{_FUTURE})"
    rf"(?: (?:after|at|before|around|from) (?:dinner|lunch|breakfast|noon|midnight|the \w+))*"
)
_EFFECT: Final = re.compile(
    "|".join(
        (
            (
                rf"(?:{_MOMENT}){_THAT_IS}(?: .*)?|(?:tonight|tomorrow)(?: i mean)? after (?:dinner|lunch|"
                rf"breakfast|work)"
            ),
            r"(?:please )?(?:back|pre|post|ante)date\b.*|(?:please )?date (?:it|this|that)\b.*",
            (
                rf"(?:.* )?(?:this|that|it) (?:is|s) (?:(?:meant|intended|only|just|all) )*for "
                rf"(?:{_FUTURE})(?: .*)?"
            ),
            rf"(?:that|this) (?:is|s) my (?:\w+ )?\w+ for (?:{_FUTURE})",
            rf"(?:meant|intended|good|valid|due|scheduled) (?:only )?for (?:{_FUTURE})",
            (
                rf"(?:.* )?(?:so )?(?:it|this|that) (?:should|must|shall|is to|ought to) (?:count|be counted|"
                rf"be|go) (?:for|as|in|"
                rf"on) (?:{_FUTURE})(?: .*)?"
            ),
            rf"for (?:last|next) {_SPAN}(?: if .*)?|(?:{_FUTURE}) s \w+ (?:this|that) is",
            r"(?:in|from|for|as of|by) (?:week|round|turn) \d+ (?:then )?(?:to|on|with) \w+",
            (
                r"(?:please )?(?:wait|hold on|hang on) (?:for|until|till) (?:the|my|NAME)\b.* (?:first|"
                r"though)|"
                r"(?:please )?wait "
                r"(?:for|until|till) (?:the|my|NAME)(?: s)? (?:draw|vote|move|turn|answer|reply|go|signal|"
                r"word)"
            ),
            (
                r"(?:but )?i (?:ll |will |shall |must )?wait for (?:NAME|you|him|her|them)(?: (?:though|"
                r"first|"
                r"here|then))*"
            ),
            r"i (?:m|am) (?:still )?waiting for .* (?:before|then) i .*|(?:.* )?before i go",
            (
                rf"(?:{_FUTURE}|on {_DAY}|this {_SPAN}) (?:is|will be|would be) (?:soon|early|good|time|"
                rf"fast) "
                rf"enough|"
                rf"(?:on )?(?:{_DAY}|(?:next|this) {_SPAN}|tomorrow) (?:will do|is fine|suffices)(?: too)?"
            ),
            (
                r"(?:no (?:rush|hurry) )?(?:any ?time|sometime|some time|at any time) (?:this|next|before|"
                r"until|till|you|from)\b.*"
            ),
            (
                r"you (?:may|can|might) do (?:so|it|that|this) (?:at any time|any time|whenever|when|before|"
                r"later|tomorrow|next)\b.*"
            ),
            r"whenever (?:you|it) (?:find the time|like|want|have time|is convenient|suits|please)\b.*",
            (
                r"(?:but )?if (?:this|it|my mail) (?:arrives|comes|gets there) (?:in )?(?:after|too late)\b.*"
                r" (?:it s|this is|is) for (?:the )?(?:next|new|following)\b.*"
            ),
            rf"(?:please )?give me {_SOON}(?: (?:for that|for this|first|more|before .*))*",
            (
                rf"in {_SOON}(?: (?:that is|i mean|i promise|or so|please|time))*|any (?:minute|moment|"
                rf"second|"
                rf"day) now"
            ),
            rf"{_SOON} (?:before|after) the (?:deadline|draw|count|vote|end|reset) (?:that is|i mean|please)",
            (
                r"(?:first thing in|in|by) the morning(?: (?:that is|i mean|please))?|the (?:morning|day|"
                r"week) "
                r"after(?: that is)?"
            ),
            (
                r".* so then|(?:.* )?(?:so )?(?:please )?keep (?:it|this|that) (?:for|until|till|in the "
                r"drawer "
                r"until) (?:then|later|"
                r"the|next|tomorrow|monday)\b.*"
            ),
            (
                rf"(?:but )?not (?:before|until|till) (?:{_FUTURE}|the \w+)(?: (?:please|though))*|only "
                rf"after "
                rf"(?:the|my) (?:next )?\w+"
            ),
        )
    )
)
_PLANNED: Final = re.compile(
    rf"(?:\w+ ){{0,2}}(?:things?|moves?|items?|jobs?|acts?|plans?|orders?) (?:(?:on|of|from) my (?:list|"
    rf"plan|diary) )?(?:for|to do) "
    rf"(?:tomorrow|later|next {_SPAN}|{_DAY})"
)
_SIGNS: Final = words_in(
    "next new coming following last previous week round turn month tomorrow yesterday tonight monday "
    "tuesday wednesday "
    "thursday friday saturday sunday then later morning backdate predate postdate antedate date wait "
    "waiting hold hang any "
    "anytime sometime whenever if give in now deadline draw keep before after"
)
_LONGEST: Final = 20


def takes_effect_later(tokens: Tokens, said: str) -> bool:
    """Whether a sentence behind an act says so; `said` are its words, with the names masked."""
    if len(tokens) > _LONGEST or tokens[-1].low in {"?", "!"} or _SIGNS.isdisjoint([t.low for t in tokens]):
        return False
    return _EFFECT.fullmatch(said) is not None


def of_another_day(told: Remark) -> bool:
    """`Two things on my list for tomorrow.`: whether a sentence heads acts that are of another day."""
    return _PLANNED.fullmatch(told.said) is not None
