"""What a sentence without a verb in front of acts labels them as: `Yesterday's ballot.`, `Tarn's last words.`

Its first words, up to a mark, are a label: words of somebody or of another day, a plan, an entry or an answer
to a riddle, an unfinished thing, another place and time, or what comes onto a stage.
"""

import re
from typing import Final

from gamemaster.language.after.remark_words import VERBAL
from gamemaster.language.english import words
from gamemaster.language.english.tokens import words_in

_DEED: Final = (
    r"(?:votes?|ballots?|moves?|turns?|orders?|words|lines?|mail|message|announcement|actions?|attack)"
)
_DAYS: Final = r"(?:mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays|weekends|holidays)"
_WORK: Final = r"(?:song|novel|poem|book|play|film|opera|memoirs?|story|album|painting|blog|thesis|essay)"
_KEPT: Final = (
    r"(?:held|kept|stored|parked|saved|deposited|sealed|locked|embargoed|suspended|frozen|reserved|shelved|"
    r"postponed|deferred|queued|scheduled|earmarked)"
)
_PENDING: Final = (
    r"(?:provisional|tentative|hypothetical|theoretical|conditional|preliminary|unofficial|unconfirmed|void|"
    r"unsigned|undated|postdated)(?:ly)?"
)
_LABEL: Final = re.compile(
    "|".join(
        (
            (
                r"(?:(?:the |my |our |a )?\w+ s|his|her|their|the) (?:own |very )?(?:last|dying|first|"
                r"famous|exact|favou?rite|immortal) (?:words|lines?)(?: (?:before|when|as|on|in|after|to|"
                r"at)\b.*)?$"
            ),
            (
                r"(?:yesterday|tomorrow|(?:last|next) \w+|(?:mon|tues|wednes|thurs|fri|satur|sun)day) s(?:$| "
                rf"(?:own |old |real )?{_DEED}\b(?! (?:is|was|has|will)\b))"
            ),
            r"(?:the|some) (?:opening|closing|first|last|final) (?:words|lines?|verse) of (?:my|a|an|our) ",
            r"for (?:later|when|after|another (?:day|time)|tomorrow|the time (?:after|when|before))\b",
            r"(?:my |the |a |our )?(?:plan|idea|scheme|programme|schedule|forecast) for \w+",
            (
                r"(?:my |the |an? |our )?(?:\w+ )?(?:entry|answer|solution|reply|candidate|contribution|"
                r"nomination) (?:for|to) (?:the|a|last|yesterday s|this|next|\w+ s) .*(?:contest|competition|"
                r"riddle|quiz|puzzle|prize|crossword|award|game show)"
            ),
            (
                r"(?:(?:the|a|my) )?(?:first|second|third|rough|early|another|\w+ s) (?:draft|sketch|try|"
                r"attempt)$"
            ),
            (
                r"(?:from|out of) (?:the|my|a|an|his|her|\w+ s) (?:\w+ )*(?:diary|diaries|notebook|notes|"
                r"memoirs|archives?|scrapbook|journal|logbook|script|novel|handbook|manual)\b"
            ),
            rf"{_KEPT} (?:\w+ )*(?:until|till|for|pending|in (?:the|a)|at|under)\b(?! (?:today|now)\b)",
            rf"{_PENDING}(?: (?:and|where|until|till|if|unless|pending|on|as|for|without)\b.*)?$",
            (
                r"(?:already|long since) (?:done|played|cast|sent|made|placed|said|posted)(?: (?:on|in|at|by|"
                r"last|yesterday|before|this) .*)?$"
            ),
            (
                r"repeated (?:here|below|merely|only)\b|lorem ipsum\b|all together(?: now)?$|(?:ha |oh |yeah "
                r")*as if$"
            ),
            (
                r"(?:enter|re enter|exit|exeunt) (?!my\b|me\b|it\b|this\b|that\b|us\b|the (?:vote|move|"
                r"ballot|order|tile))(?:\w+ )+\w+$"
            ),
            (
                r"an? (?:swap|trade|deal|bargain|barter|exchange)(?: (?:for|offer|if|perhaps|maybe|"
                r"anyone)\b.*)?$"
            ),
            (
                r"(?:found|seen|read|scribbled|discovered|picked up) (?:on|in|under|behind|inside) (?:a|an|"
                r"the|my)\b(?! hand)"
            ),
            (
                r"(?:the|an?) (?:\w+ s )?(?:picture|example|sample|specimen|model|image|illustration) of "
                r"(?:an?|the) \w+"
            ),
            r"wrong (?:window|list|thread|game|tab|mail|draft)$",
            rf"(?:placeholder|specimen|sample|mock up|rehearsal|dry run|dress rehearsal)(?: {_DEED})?$",
        )
    )
)
_OF_A_WORK: Final = re.compile(
    r"(?:the|a) (?:title|name|refrain|chorus|first line|opening line|moral|last line) of (?:my|a|our|his|"
    rf"her) (?:\w+ )?{_WORK}\b"
)
_LEADS: Final = words_in("now ha oh yeah well right and")
_HABIT: Final = re.compile(
    rf"(?:\w+ )*(?:(?:on|of) (?:\w+ )?(?:{_DAYS}|\w+day (?:nights|evenings|mornings))|every \w+day)"
)
_HANGING: Final = re.compile(
    r" (?:until|till|before|after|when|where|which|who|that|so|if|unless|once|because|as|i|we|he|she|they|"
    r"you)\b"
)
_SINCE: Final = re.compile(r"\w+(?:ed|ing|en) (?:\w+ ){1,5}since \w+")
_VERBS: Final = VERBAL - words_in("make take get keep put see know feel")
_FINITE_SPAN: Final = re.compile(
    r"(?:as far as .* (?:goes|is concerned)|(?:once(?! more| again)|as soon as|when|if|until|in case) .*)$"
)


def labels(parts: list[str]) -> bool:
    """Whether the first of the clauses of a sentence is such a label, or a condition that is all it says."""
    if not parts:
        return False
    if len(parts) > 1 and parts[0] in _LEADS:
        parts = parts[1:]
    if " since " in parts[0] and _SINCE.fullmatch(parts[0]):
        # "Saved up for this since September"
        return False
    own = _HANGING.split(parts[0], maxsplit=1)[0].split()
    if _NEXT_TIME.fullmatch(parts[0]) and (len(parts) == 1 or parts[1].startswith("not ")):
        return True
    if _OF_A_WORK.match(parts[0]) or (_VERBS.isdisjoint(own) and _LABEL.match(parts[0])):
        return True
    if _HABIT.fullmatch(parts[-1]) and all(part.split()[0] in words.PREPOSITIONS for part in parts):
        return True
    if len(parts) == 1 and _UNREAL.match(parts[0]):
        return True
    return len(parts) > 1 and parts[1] in _THAT_IS and _FINITE_SPAN.match(parts[0]) is not None


_NEXT_TIME: Final = re.compile(
    r"for (?:the )?(?:next|coming|following) (?:week|turn|round|phase|day|month|year|game|session|time)"
)
_UNREAL: Final = re.compile(
    r"were (?:the|my|our|this|that|his|her|\w+ s) (?!.*\b(?:would|d|could|might|ll)\b)"
)
"""`Were the board but one column wider!`"""
_THAT_IS: Final = frozenset(
    {"that is", "that is to say", "i mean", "of course", "no earlier", "and no earlier"}
)
