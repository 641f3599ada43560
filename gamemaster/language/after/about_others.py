"""Remarks behind acts about what others will say of them, or would, which leave them alone.

`Quist will say I'm only following him.`, `You'll thank me tomorrow.`, `My doctor wouldn't approve.`, `I was
going to wait, but my nerves are bad.`
"""

import re
from collections.abc import Sequence
from typing import Final

from gamemaster.language.english.joined import as_said
from gamemaster.language.english.tokens import Tokens, plain_lows, words_in

_OTHERS: Final = (
    r"(?:you|he|she|they|people|someone|somebody|some|anyone|anybody|nobody|(?:my |the |sir )?\w+)"
)
_ACCUSING: Final = (
    r"i (?:(?:am|m|was) (?:only|just|mad|crazy|wrong|unfair|a|an|the|being|doing|in|out|late|too|following)|"
    r"should|"
    r"shouldnt|ought|must be|have (?:gone|lost)|ve (?:gone|lost)|never|always)\b"
)
_REACTING: Final = r"(?:thank|miss|forgive|hate|love|regret|laugh|cry|curse|bless|remember|understand)"
_KILLING: Final = r"(?:it|that) (?:kill|hurt|have been|be (?:\w+er|too much))\b"
_ABOUT_OTHERS: Final = re.compile(
    "|".join(
        (
            (
                rf"(?!i\b|it\b|this\b|that\b)(?:if )?{_OTHERS} (?:(?:will|ll|would|d|may|might|is going to|"
                r"s going to) )?(?:says?|tells? \w+|claims?|thinks?|asks?|calls?)(?: that| if| whether)? "
                rf"{_ACCUSING}.*"
            ),
            (
                rf"(?:you|they|he|she) (?:ll|will|may|might) (?:all )?{_REACTING}\b(?!.* (?:not|only|when|"
                r"if)\b).*"
            ),
            (
                r"(?:you|he|she|they) (?:always|often|usually|only) \w+ (?:.* )?when "
                r"(?:you|he|she|they) (?:lie|bluff)s?"
            ),
            (
                r"(?!i\b|we\b|it\b|this\b|that\b|these\b|those\b|my\b)(?:\w+ ){1,4}(?:just |only |simply )?"
                r"means? (?:more|less|fewer) \w+"
            ),
            rf"would {_KILLING}.*",
            (
                r"(?!i\b|it\b|this\b|that\b|we\b)(?:my |sir )?\w+ (?:wont|wouldnt|neednt|doesnt|isnt) "
                r"(?:like|thank|approve$|envy|mind|understand|miss|enjoy|laugh|amused|impressed|happy)\b.*"
            ),
            r"wouldnt you(?: (?:with|in|at|if)\b.*)?",
            (
                r"(?:it|this|that|the \w+) isnt personal.*|no (?:reply|answer|thanks|comment|response) "
                r"(?:needed|required|necessary|expected)\b.*"
            ),
            r"nothing against (?:the|my|his|her|their|your|him|them|you|\w+$|\w+ s)\b.*",
            r"(?:ask|tell|wonder) (?:me )?not (?:why|how|what|whence)\b.*",
            (
                r"for the avoidance of doubt (?:this|that|the above|it) (?:is|s) (?:a|my) \w+ and "
                r"(?:not|no) .*"
            ),
            (
                r"(?:this|that|it) (?:\w+ )?(?:isnt|is not) meant (?:as|to be) (?:an?|any) (?:attack|insult|"
                r"offen[cs]e|criticism|provocation|threat|reproach)\b.*"
            ),
        )
    )
)
_THWARTED: Final = re.compile(
    r"i (?:was (?:going|about|tempted|planning)|(?:had )?(?:wanted|meant|hoped|planned)) to "
    r"(?!(?:say|write|type|send|post|vote|confirm|explore|play|place|build|do|put|cast|lynch|move|attack|"
    r"join|buy)\b)\w+.*"
)
_MOST: Final = 40


def is_about_others(lows: Sequence[str]) -> bool:
    """Whether the words of a clause say so and nothing else."""
    return 1 < len(lows) <= _MOST and _ABOUT_OTHERS.fullmatch(as_said(lows, _LEADS)) is not None


def without_thwarted(tokens: Tokens) -> Tokens:
    """What stands behind the `but` of `I was going to wait, but I'm too curious`: what was not done is
    idle."""
    but = next((place for place, token in enumerate(tokens) if token.low == "but"), 0)
    if not but or _THWARTED.fullmatch(as_said(plain_lows(tokens[:but]), _LEADS)) is None:
        return tokens
    return tokens[but + 1 :] or tokens


_LEADS: Final = words_in("well oh but and sorry neighbour friend mate yes so")
