"""Conditions behind acts that hang on nothing else: `Only once Brask has healed, though.`

A sentence that opens with a condition and comes to no clause of its own, or to one that is about the act
again (`..., in which case leave me where I am`), says when the act is to count.
"""

import re
from typing import Final

from gamemaster.language.after.remark_words import OPENERS
from gamemaster.language.before.times import second_clause
from gamemaster.language.english.joined import MARKS, MOST_WORDS, as_said, parts_said
from gamemaster.language.english.tokens import Tokens, plain_lows, words_in

_OPENING: Final = re.compile(
    r"(?:(?:at least |that is |i mean |mind you |and |but )*)(?:just (?:until|till)\b|only (?:once|if|when|"
    r"after|(?:as|so) long as|"
    r"provided|should)\b|unless\b|provided\b|providing\b|assuming\b|as soon as\b|(?:as|so) long as\b|except "
    r"(?:that|if|when|where)\b|on (?:the )?condition\b|should (?!i\b|we\b)\w+|if\b|once (?:\w+ ){1,8}(?:has|"
    r"have|is|are|s)\b|when (?:the|my|his|her|their)\b|until\b|till\b)"
)
_OWN_MISTAKE: Final = (
    r"(?:unless|if|assuming) (?:i m|i am|i|my|memory|we are|we re)\b.*\b(?:mistaken|wrong|misread\w*|"
    r"misremember\w*|miscount\w*|fool\w*|fails?|serves|count|counted|add|read|understand|remember|recall|"
    r"correctly|right)\b"
)
_EXCUSED: Final = re.compile(
    r"if only\b|if (?:he|she|they|it|\w+) (?:isnt|is not|doesnt|does not|cant|cannot|wont|arent|are not|do "
    rf"not|dont)\b|{_OWN_MISTAKE}"
)
"""Conditions of the other case, and of one's own mistakes: `If he isn't, ...`, `Unless I am mistaken`."""
_IDLE: Final = re.compile(
    r"(?:of course|that is|though|anyway|anyhow|naturally|obviously|mind you|say|i mean|please|however|to be "
    r"(?:clear|precise|exact|fair|sure)|needless to say|i (?:should|might|must|ought to|hasten to|had "
    r"better) (?:add|say|note|mention|warn)(?: you)?|it goes without saying|as (?:always|usual|ever)|"
    r"(?:that|it) (?:is|s|will be|ll be) (?:(?:not )?(?:before|until|till|on|at|next|in) .*|\w+day|tomorrow|"
    r"tonight)|(?:of|in|for|to) which\b.*|and i stress\b.*)"
)
_OF_THE_ACT: Final = re.compile(
    r"(?:this|that|here|the following) (?:is|s|will be|would be) (?:what|how|my|our)\b|"
    r"(?:this|the following)$|"
    r"(?:in which (?:case|event)|which (?:is|will|would)|otherwise|else|or else|if not|not "
    r"otherwise)\b|(?:then |please )*(?:leave|put|count|mark|treat|ignore|skip|consider|enter|list|record) "
    r"(?:me|us|it|this|that|my)\b|(?:that|it|this|the above) (?:ll|will|would|d|shall|is to) be (?:my|our)\b|"
    r"(?:then )?(?:i d|i would|i ll|i will|i shall) (?:rather|prefer|stay|wait|keep|abstain|pass|withdraw|"
    r"retract)\b|(?:then )?i (?:keep|stay|withdraw|retract|wont|do nothing|pass|abstain)\b|(?:and )?not "
    r"(?:before|otherwise|sooner|earlier)\b|(?:then )?(?:yes|no|so be it|well and good|dont|do not|do)$"
    r"|reckon with\b|(?:should|if) (?:\w+ ){1,3}(?:not|doesnt|refuses|wont|isnt|declines)$"
)
_ALONE_MISTAKE: Final = re.compile(rf"{_OWN_MISTAKE}(?: (?:right|rightly|correctly|anything|me))?")
_GATE: Final = words_in(
    "only just unless provided providing assuming as so except on should if once when until till"
)


def hangs_on(tokens: Tokens) -> bool:
    """Whether a sentence behind acts is a condition that they hang on."""
    if len(tokens) > MOST_WORDS:
        return False
    lows = [token.low for token in tokens]
    if _GATE.isdisjoint(lows[:_NEAR]) and "only" not in lows:
        return False
    if [token.low for token in tokens[:2]] == ["so", "should"]:
        # "So should you."
        return False
    parts = list(parts_said(tokens, OPENERS))
    while len(parts) > 1 and parts[0] in _GRANTING:
        del parts[0]
    if len(parts) > 1 and _SO_ONLY.match(parts[-1]):
        # "My A is promised to Joss, so only if he lets me"
        return True
    if not parts or _OPENING.match(parts[0]) is None or _EXCUSED.match(parts[0]):
        return False
    rest = [part for part in parts[1:] if _IDLE.fullmatch(part) is None]
    mark = next((place for place, token in enumerate(tokens) if token.low in MARKS), len(tokens))
    if 0 < second_clause(list(tokens)) < mark:
        return False
    if not rest:
        return len(parts) > 1 or not parts[0].startswith(_PLAIN)
    # "Provided, of course, that ...", "If, and I stress the syllable, ..."
    return " " not in parts[0] or all(_OF_THE_ACT.match(part) for part in rest)


def unless_mistaken(tokens: Tokens) -> bool:
    """`if I count right`, `unless I am mistaken`, and nothing else."""
    return _ALONE_MISTAKE.fullmatch(as_said(plain_lows(tokens), OPENERS)) is not None


def hangs_alone(tokens: Tokens) -> bool:
    """Whether a sentence is a condition and nothing else: `In case Ludo leaves us.`"""
    if len(tokens) > MOST_WORDS or _CONDITIONS.isdisjoint([token.low for token in tokens[:_NEAR]]):
        return False
    parts = list(parts_said(tokens, OPENERS))
    if len(parts) != 1 or tokens[-1].low != "." or second_clause(list(tokens)) > 0:
        return False
    said = parts[0].split()
    own = len(said) > _SHORT or (said[0] != "unless" and not _OWN_CLAUSE.isdisjoint(said[2:]))
    return not own and _ALONE.match(parts[0]) is not None and _EXCUSED.match(parts[0]) is None


_SHORT: Final = 6
_OWN_CLAUSE: Final = words_in("i we he she they you it somebody someone ll will would d")
"""What a main clause behind the condition has, where no mark parts them: `If it works I cheer.`"""
_CONDITIONS: Final = words_in("if case unless provided assuming supposing long")
_ALONE: Final = re.compile(
    r"unless (?:any|some|no|every)(?:one|body) \w+|(?:if|in case|unless|provided|assuming|supposing|(?:as|"
    r"so) long as) "
    r"(?!(?:only|you|not|ever|i|this isnt|that isnt|anyone|anybody)\b)\w+ \w+"
)
_GRANTING: Final = words_in("fine yes good right sure agreed granted")
_SO_ONLY: Final = re.compile(
    r"(?:and |but )?(?:(?:so|hence|therefore|then) )?(?:(?:this|it|that) (?:is|holds|counts|goes) )?only "
    r"(?:if|when|once|after|provided|unless|as long as|as soon as) \w+"
)
_NEAR: Final = 6
_PLAIN: Final = ("if ", "once ", "until ", "till ", "when ")
"""Conditions that stand by themselves as idle words, too: `If only my aunt saw it!`"""
