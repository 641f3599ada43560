"""Sentences behind acts that say for when, where or what alone they are meant, and nothing else.

`For mayor, that is.`, `When the goal changes, not a minute sooner.`, `Unless he can explain, in which case
forget I spoke.`: a phrase or a clause that hangs in the air, and with it the act before it.
"""

import re
from collections.abc import Sequence
from typing import Final

from gamemaster.language.english.tokens import words_in

_PHRASE: Final = (
    r"(?:(?:only|just|but|and|not) )*(?:in|on|at|for|as|after|before|from|to|next|when|once|until|till|if|"
    r"unless|provided|assuming|with|within|so long|by|the (?:moment|minute|second|instant|day)|tomorrow|"
    r"later|"
    r"(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b"
)
_LIMITED: Final = re.compile(_PHRASE)
_ASIDE: Final = re.compile(r"that is(?: to say)?|i mean|i (?:hasten to|should|d) add")
_WITHOUT_LIMIT: Final = re.compile(
    r"(?:if|unless|assuming|provided|as far as) (?:i|i m|we|my|memory)\b"
    r"|(?:in|to|on|for|from) my \w* ?(?:opinion|view|book|books|eyes?|mind|taste|experience|part|money|"
    r"reading)\b"
    r"|(?:at last|for once|in time|on time|with \w+|in general|as (?:always|ever|usual))$"
)
"""`With pleasure, I should add`, `If I can count, that is`: what leaves an act as it is."""

_BOUND: Final = re.compile(
    r"(?:and |but )?not (?:(?:a|one) (?:second|minute|moment|hour|day|week) )?(?:sooner|earlier|before)"
    r"|(?:and |but |or )?(?:otherwise|else) (?:not|nothing|no)\b.*"
)
_TIME_CLAUSE: Final = re.compile(
    r"(?:the (?:very )?(?:moment|minute|second|instant|day|hour) (?!of\b|is\b|was\b)\w+ "
    r"|(?:as of|as from|starting|effective) (?!(?:now|today|this)\b)\w+"
    r"|(?:one|some) (?:\w+ )?(?:day|morning|evening|night|year)$|one of these days$)"
)
_DATED: Final = re.compile(
    r"(?:as of|as from|effective) (?!(?:now|today|this)\b)(?!.*\b(?:i|we|you|is|are|will|ll)\b)"
)
_GOES_ON: Final = re.compile(
    r"(?:that is|i mean|of course|though|not\b.*|(?:and |but |which )*(?:it|that|he|she|they|which|is|has)"
    r" ?(?:isnt|hasnt|doesnt|havent|arent|is not|has not)\b.*|(?:when|once|after|if|provided|until|till)\b.*)"
)
_HANGING: Final = re.compile(
    r"(?:pending|awaiting|subject to|(?:depending|conditional|contingent) (?:up)?on)\b(?!.* is\b)"
    r"|(?:that|this|it) (?:s|is) (?:(?:only|just|all|always) )*(?:assuming|provided|providing|if and when|"
    r"on (?:the )?condition)\b"
    r"|(?:that|this|it) (?:s|is) my (?:\w+ )?(?:vote|move|ballot|turn|play|answer) (?:if|once|when|as soon|"
    r"unless|until|provided|assuming)\b"
    r"|on the (?:understanding|assumption|premise|proviso) that\b"
)
_GOING_ON: Final = re.compile(
    r"(?:and )?i (?:go on|keep (?:going|at it|on)|carry on|continue|(?:do not|don ?t) stop|"
    r"repeat (?:this|that|it)) (?:until|till|unless|as long as|for as long as|while)\b"
    r"(?! (?:it|the \w+|one of us) (?:is|s) (?:dead|over|slain|done))"
)
"""`I go on until I find something`: more of the act than has been said."""
_NOT_BEFORE: Final = re.compile(r"not (?:before|until|till|unless|if|without)\b(?! time\b)")
_CONDITION: Final = words_in("if unless should provided providing assuming once when except")
_CONTRAST: Final = re.compile(r"not (?:for|in|on|at|to|here|about)\b.*")
_REFINED: Final = re.compile(r"i mean (?:for|in|on|at|next|only|if|when|once|after|before)\b.*")


def limits(parts: Sequence[str]) -> bool:
    """Whether the parts of a sentence between its marks, behind acts, limit or suspend them."""
    first, rest = parts[0], parts[1:]
    if _GOING_ON.match(first):
        return True
    if _HANGING.match(first) or _NOT_BEFORE.match(first) or any(_REFINED.fullmatch(part) for part in rest):
        return True
    if not rest:
        return _DATED.match(first) is not None
    if first.partition(" ")[0] in _CONDITION and _in_that_case(rest):
        return True
    if _LIMITED.match(first) and _WITHOUT_LIMIT.match(first) is None:
        if _ASIDE.fullmatch(rest[0]) or any(_BOUND.fullmatch(part) for part in rest):
            return True
        if _OFFICE.match(first) and any(_CONTRAST.fullmatch(part) for part in rest):
            # "For mayor, naturally, not for the rope"
            return True
    return _TIME_CLAUSE.match(first) is not None and all(_GOES_ON.fullmatch(part) for part in rest)


_OFFICE: Final = re.compile(
    r"for (?:\w+ )?(?:mayor|president|leader|captain|king|queen|chair\w*|speaker|treasurer|sheriff)\b"
)


def _in_that_case(rest: Sequence[str]) -> bool:
    """Whether the clause behind a condition is not one of its own but hangs on it: `in which case ...`"""
    clauses = [part for part in rest if not part.startswith(("which ", "who "))]
    return bool(clauses) and clauses[0].startswith(("in which case", "in which event"))
