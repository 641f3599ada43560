"""Words beside an act that refuse its price, put it off, or lay it on somebody else.

`(I heal.) Tarn pays.`, `Charge it to Tarn.`, `The C comes from Tarn.`, `Tokens to follow.`, `I owe you a C.`,
and in a tail `for free`, `without spending a token`, `on credit`. The rules take the price from the sender
when the act is done; what was meant otherwise is for a human. Drinks and debts among friends are none.
"""

import re
from collections.abc import Sequence
from typing import Final

from gamemaster.language.about.masked_names import masked
from gamemaster.language.english.tokens import Token, Tokens, words_in
from gamemaster.language.vocabulary.scene import Act, Scene

_PIECE: Final = (
    r"(?:(?:(?:one|two|three|four|five|\d+|last|necessary|required|missing) )?(?:tokens?|gold|coins?|"
    r"points?|payment|price|money|fee|cost)|[b-h]|[j-z]|\d+)"
)
_A_PIECE: Final = rf"(?:(?:an?|the|my|your|any|no|that|those|both|only one|only|one|two) )*(?:{_PIECE}|a)"
_PURSE: Final = (
    r"(?:purse|pocket|pockets|chest|treasury|wallet|account|funds|hoard|share|coffers|budget|savings|stock)"
)
_LATER: Final = (
    r"(?:later|soon|tomorrow|afterwards|next \w+|when .*|once .*|as soon as .*|on \w+day|in a \w+)"
)
_BEHIND: Final = re.compile(
    "|".join(
        (
            (
                r"(?:NAME|my \w+|the (?:guild|party|house|bank|village|state)) (?:pays|will pay|ll pay|is "
                r"paying|s paying|foots the "
                r"bill|covers it|picks up the (?:bill|tab))(?: .*)?"
            ),
            r"(?:please )?(?:charge|bill|book|debit|invoice) (?:it|this|that|the \w+|NAME)\b(?: .*)?",
            r"(?:please )?(?:send|give|hand) (?:the|my) bill to (?:NAME|my|the)\b.*",
            (
                r"(?:please )?put (?:it|this|that|the \w+) (?:on|down to) (?:my (?:tab|slate|account|bill)|"
                r"NAME s? ?\w*|the (?:slate|"
                r"tab|house|bill))"
            ),
            (
                rf"(?:the|my|those|all) (?:{_PIECE}|a) (?:comes?|will come|is|are taken|is taken) (?:from|"
                rf"out "
                rf"of|off) .*"
            ),
            (
                rf"(?:.* )?i (?:ve |have )?(?:no|dont have|havent got|havent|have not|only have|only one|"
                rf"only) "
                rf"(?:got )?{_A_PIECE} (?:yet|at (?:the|this) moment|right now|just now|just yet|left)\b.*"
            ),
            rf"(?:and )?i (?:ve|have) (?:got )?only {_A_PIECE} i ll (?:bring|pay|give|send|hand).*",
            rf"i (?:still )?owe you {_A_PIECE}",
            rf"{_A_PIECE} (?:to follow|follows?|will follow|ll follow)(?: {_LATER})?",
            (
                rf"you (?:can|may|ll|will) (?:take|have|collect|get|fetch|receive) (?:{_A_PIECE}|it|them) "
                rf"{_LATER}"
            ),
            rf"first i (?:need|have|ve got|must) (?:to )?(?:get|find|make|earn|take|buy) {_A_PIECE}(?: .*)?",
            (
                rf"(?:the|my) (?:{_PIECE}|a) is .*(?:still to be|not yet|isnt) (?:taken|ready|made|collected|"
                rf"there)\b.*"
            ),
            (
                rf"i ll pay (?:for (?:it|that) )?{_LATER}|payment {_LATER}|(?:but )?i (?:wont|will not|am "
                rf"not "
                rf"going to|refuse to|"
                r"shant) pay(?: (?:for (?:it|that|this)|a \w+|anything|the price))?"
            ),
            r"(?:it|this|that) (?:is|s) on (?:NAME|the house)",
        )
    )
)
_WITHIN: Final = re.compile(
    "|".join(
        (
            (
                r"(?:all )?(?:for free|for nothing|at no cost|free of charge|gratis|on credit|on tick|on the "
                r"house|at half price|at "
                r"a discount|for half the price)(?: please| as always| this time)?"
            ),
            r"(?:but )?without (?:spending|paying|using|losing|giving up)\b.*",
            rf"with (?:an? |NAME s |some )(?:borrowed |stolen )?(?:{_PIECE}|a)|with borrowed .*",
            (
                rf"(?:out of|from|with money from|using) (?:NAME s|the (?:\w+ s )?|our |his |her |their "
                rf")(?:\w+ )?{_PURSE}"
            ),
            r"for (?:\d+|two|three|four|five|six) (?:points?|gold|coins?|tokens?)",
            r"(?:but )?(?:NAME pays|i (?:wont|will not|refuse to) pay)\b.*|at NAME s (?:expense|cost)",
        )
    )
)
_SIGNS: Final = words_in(
    "pays pay paying foots covers picks charge bill book debit invoice put come comes from out off have ve "
    "only owe follow "
    "follows can may ll will first is payment on for free cost gratis without with using at"
)
_LONGEST: Final = 18
_NEAR: Final = 6
_TRADED: Final = re.compile(r"\b(\d+) \w+ for (\d+) (?:points?|gold|coins?|tokens?)$")


def costs_otherwise(tokens: Tokens, said: str) -> bool:
    """Whether a sentence behind an act says so of its price; `said` are its words, with the names masked."""
    if len(tokens) > _LONGEST or tokens[-1].low == "?" or _SIGNS.isdisjoint([token.low for token in tokens]):
        return False
    return _BEHIND.fullmatch(said) is not None


def costs_otherwise_within(scene: Scene, acts: Sequence[Act], after: Sequence[Token]) -> bool:
    """The same of the words behind an act in its sentence, or of its last (`4 gold for 5 points`)."""
    for act in acts:
        numbers = [value for value in act.values if isinstance(value, int)]
        traded = _TRADED.search(scene.text, act.start, act.end) if len(numbers) == 1 else None
        if traded is not None and traded[1] != traded[2]:
            return True
    if not after or len(after) > _LONGEST or _SIGNS.isdisjoint([token.low for token in after[:_NEAR]]):
        return False
    return _WITHIN.fullmatch(masked(scene, after)) is not None
