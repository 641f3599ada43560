"""Conditions behind acts that hang on nothing else: `Only once Brask has healed, though.`

A sentence that opens with a condition and comes to no clause of its own, or to one that is about the act
again (`..., in which case leave me where I am`), says when the act is to count.
"""

import re
from typing import Final

from gamemaster.language.after.remark_words import OPENERS
from gamemaster.language.before.times import second_clause
from gamemaster.language.english.joined import MARKS, parts_said
from gamemaster.language.english.tokens import Tokens, words_in

_OPENING: Final = re.compile(
    r"(?:(?:at least |that is |i mean |mind you |and |but )*)(?:"
    r"only (?:once|if|when|after|as long as|provided|should)\b|unless\b|provided\b|providing\b|assuming\b"
    r"|as soon as\b|(?:as|so) long as\b|except (?:that|if|when|where)\b|on (?:the )?condition\b|should \w+"
    r"|if\b|once \w+ (?:has|have|is|are|s)\b|until\b|till\b)"
)
_EXCUSED: Final = re.compile(
    r"if (?:he|she|they|it|\w+) (?:isnt|is not|doesnt|does not|cant|cannot|wont|arent|are not|do not|dont)\b"
    r"|(?:unless|if|assuming) (?:i m|i am|i|my|memory|we are|we re)\b.*\b(?:mistaken|wrong|misread\w*"
    r"|misremember\w*|miscount\w*|fool\w*|fails?|serves|count|counted|add|read|understand|remember|recall"
    r"|correctly|right)\b"
)
"""Conditions of the other case, and of one's own mistakes: `If he isn't, ...`, `Unless I am mistaken`."""
_IDLE: Final = re.compile(
    r"(?:of course|that is|though|naturally|obviously|mind you|say|or course|i mean|please|however|to be "
    r"(?:clear|precise|exact|fair|sure)|needless to say|i (?:should|might|must|ought to|hasten to|had "
    r"better) (?:add|say|note|mention|warn)(?: you)?|it goes without saying|as (?:always|usual|ever)|and not "
    r"before|not (?:before|otherwise|sooner|earlier))"
)
_OF_THE_ACT: Final = re.compile(
    r"(?:in which (?:case|event)|which (?:is|will|would)|otherwise|else|or else|if not|should \w+ not|not "
    r"otherwise)\b|(?:then |please )*(?:leave|put|count|mark|treat|ignore|skip|consider|enter|list|record) "
    r"(?:me|us|it|this|that|my)\b|(?:that|it|this|the above) (?:ll|will|would|d|shall|is to) be (?:my|our)\b|"
    r"(?:then )?(?:i d|i would|i ll|i will|i shall) (?:rather|prefer|stay|wait|keep|abstain|pass|withdraw|"
    r"retract|not)\b|(?:then )?i (?:keep|stay|withdraw|retract|wont|do nothing|pass|abstain)\b|(?:and )?not "
    r"(?:before|otherwise|sooner)\b"
)
_GATE: Final = words_in("only unless provided providing assuming as so except on should if once until till")


def hangs_on(tokens: Tokens) -> bool:
    """Whether a sentence behind acts is a condition that they hang on."""
    if _GATE.isdisjoint([token.low for token in tokens[:_NEAR]]):
        return False
    parts = list(parts_said(tokens, OPENERS))
    if not parts or _OPENING.match(parts[0]) is None or _EXCUSED.match(parts[0]):
        return False
    rest = [part for part in parts[1:] if _IDLE.fullmatch(part) is None]
    mark = next((place for place, token in enumerate(tokens) if token.low in MARKS), len(tokens))
    if 0 < second_clause(list(tokens)) < mark:
        return False
    if not rest:
        return not parts[0].startswith(_PLAIN)
    # "Provided, of course, that ..."
    goes_on = len(parts[0].split()) == 1 and rest[0].split()[0] in {"that", "if"}
    return goes_on or all(_OF_THE_ACT.match(part) for part in rest)


_NEAR: Final = 6
_PLAIN: Final = ("if ", "once ", "until ", "till ")
"""Conditions that stand by themselves as idle words, too: `If only my aunt saw it!`"""
