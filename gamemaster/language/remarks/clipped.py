"""Clipped remarks behind acts, without subject or verb, that leave them undecided, unpriced or for later.

`(I vote for Joss.) Fifty-fifty at the moment.`, `Jury's out.`, `Leaning Tarn now.`; `Amount tbd.`, `Exact
sum to follow.`; `By Friday, give or take.`, `End of the week.`; `Sealed until the hunter speaks.`; `Slept on
it, staying.`; `Would be nice.`, `Old news.`; and a second act put against the first: `Then again, Ludo.`,
`If the goblin's awake I attack him instead.` What must stay true: a clipped remark on anything else says
nothing of the act (`Details to follow in the report.`, `Kept it short.`, `Would be rude not to.`).
"""

from typing import Final

from gamemaster.language.english.sought import Sought
from gamemaster.language.english.tokens import words_in
from gamemaster.language.remarks.remark import Remark

_NOW: Final = r"(?: (?:at the moment|right now|for now|at present|so far|today|still|here|really|honestly))*"
_DAY: Final = r"(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|the weekend|midnight|noon|next week)"
_ABOUT: Final = r"(?: (?:give or take.*|or so|or thereabouts|probably|perhaps|maybe|ish|most likely|i think))"
_WHOLE: Final = Sought(
    (
        # undecided
        rf"(?:(?:still|honestly|frankly|about|roughly|really) )*(?:fifty fifty|50 50){_NOW}",
        rf"(?:the )?jury (?:is|s) (?:still )?out(?: on .*)?{_NOW}",
        rf"(?:(?:still|honestly) )*(?:a toss ?up|a coin flip|too close to call|open to persuasion){_NOW}",
        rf"(?:still |now )?leaning (?:towards? |to )?\w+(?: \w+)? (?:now|instead|again){_NOW}",
        # what it comes to
        (
            r"(?:the )?(?:exact |final |precise )?(?:amount|sum|number|figure|price|quantity|total|"
            r"square|target)s? (?:is |are )?(?:tbd|tbc|tba|to follow|to come|pending|undecided|"
            r"to be (?:decided|confirmed|announced|determined|settled|agreed))(?: later| soon)?"
        ),
        r"(?:tbd|tbc|tba)",
        # when
        rf"(?:(?:by|on|around|about|from|after|before|come|at|sometime|some time) )+{_DAY}{_ABOUT}",
        (
            r"(?:by |at |around )?(?:the )?end of (?:the )?(?:week|month|day|phase|session)"
            r"(?: or so| or thereabouts| probably| give or take| roughly)*"
        ),
        # in whose hands
        (
            r"(?:sealed|embargoed|locked|in escrow|under seal|under embargo|in a (?:sealed )?envelope|"
            r"in the (?:drawer|safe|vault))(?: away)?(?: (?:until|till|for|pending|unless) .*)?"
        ),
        r"(?:held|kept|parked|shelved|banked) (?:until|till|pending|unless) .*",
        # otherwise after all
        (
            r"(?:and |but )?(?:slept on it|thought better of it|thought about it|gave it (?:some|more|a) "
            r"thought|had second thoughts)(?: (?:and|so|now))? "
            r"(?:staying|keeping|not|no|leaving|passing|remaining|stopping|holding|waiting)\b.*"
        ),
        r"(?:that |it )?(?:would|d) be (?:so |very |quite )?(?:nice|lovely|great|fun|wonderful)",
        (
            r"(?:i )?(?:think|believe|hope|guess|reckon) (?:that|it|this) (?:s|is) (?:the |its )?"
            r"(?:right |correct )?(?:number|one|name|card|square|date|spelling)\b.*"
        ),
        r"(?:.* )?(?:him|her|them|that one|those) maybe",
        r"\w+ \w+s first (?:and )?then me\b.*",
        r"(?:old|yesterday s|last week s) news|ancient history",
    )
)
_AGAINST: Final = Sought(
    (
        r"^(?:but |and |or )?(?:then|there) again\b",
        r"^(?:but |and |or )?(?:if|in case|should|unless)\b.*\bi \w+.*\binstead$",
        r"^(?:but |and |or )?in (?:the event|case) of\b.*\bi \w+",
        (
            r"^(?:and |but |or )?i (?:go|vote|move|play|attack) (?:where|wherever|how|however|like|as) "
            r"\w+ (?:does|goes|votes|moves|plays|attacks|do)$"
        ),
    )
)
_HEADS: Final = words_in(
    "fifty 50 jury toss tossup coin close persuasion leaning tbd tbc tba follow come pending undecided "
    "decided confirmed announced determined settled agreed give thereabouts probably perhaps maybe likely so "
    "ish think end sealed embargoed locked escrow seal embargo envelope drawer safe vault held kept parked "
    "shelved banked first believe hope guess reckon slept thought thoughts nice lovely great "
    "fun wonderful news history"
)
"""Without one of these no sentence says so."""


def is_clipped(said: Remark) -> bool:
    """Whether a sentence behind acts leaves them so."""
    return said.is_wholly(_WHOLE, _HEADS)


def set_against(said: Remark) -> bool:
    """Whether a sentence that may itself be an act stands against the one before it."""
    return _AGAINST.search(" ".join(said.lows)) is not None
