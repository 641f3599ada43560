"""Clauses behind acts that ask the officers to wait with them: `so please sit on it till noon`.

They are orders, or leave, to keep the act, to put it down for now or to alter it; and promises to confirm it.
"""

import re
from collections.abc import Sequence
from typing import Final

from gamemaster.language.english.joined import any_of

_DEED: Final = (
    r"(?:vote|ballot|move|turn|play|tile|card|mail|message|line|sentence|order|orders|announcement)"
)
_IT: Final = (
    rf"(?:it|these|those|them|(?:this|that)(?: one| {_DEED}| spot| place)?|(?:my|the) (?:\w+ )?{_DEED}|"
    r"me (?:down|off|out|in))"
)
_PLEASE: Final = r"(?:(?:please|kindly|do|just|so|then|in which case|or|better|sir \w+|now) )*"
_KEEP: Final = (
    r"(?:keep|hold|leave|put|park|shelve|save|reserve|store|file|sit on|hold on to|hang on to|count|read|"
    r"treat|"
    r"take|note|mark|pencil)"
)
_LATER: Final = (
    r"(?:till|until|for now|for the (?:moment|time being)|in pencil|on hold|on ice|in reserve|aside|pending|"
    r"out of the|off the|for when|in your drawer)"
)
_ALTER: Final = (
    r"(?:strike|delete|remove|change|alter|amend|drop|skip|undo|replace|revise|reverse|adjust|withdraw|"
    r"cancel)"
)
_ALTERED: Final = (
    r"(?:withdrawn|altered|amended|changed|replaced|revised|reversed|adjusted|cancelled|canceled|retracted|"
    r"revoked|superseded|overruled|edited|updated|corrected|struck)"
)
_WEIGH: Final = r"(?:say|think|decide|check|choose|pick|make up|consider)"
_ORDERS: Final = "|".join(
    (
        rf"{_KEEP} {_IT}\b.*\b{_LATER}\b",
        r"(?:reserve|save|keep|hold) (?:that|this|the|my) (?:\w+ )?(?:spot|place|slot|seat|square)\b",
        (
            r"(?:dont|do not) (?!(?:knock|take|tell|hold|touch|eat|drink|open|spend|mention|forget)\b)\w+ "
            r"(?:it|this|that|anything)\b.*\b(?:yet|until|till|unless)\b"
        ),
        r"(?:dont|do not) do (?:it|this|that|so) (?:if|unless|until|till|before|yet)\b",
        r"(?:cross|strike|rub|leave|keep) (?:it|that|this) (?:\w+ )?(?:out|off)\b",
        r"for (?:\w+ ){0,3}(?:put|read|write|insert|substitute)\b(?! (?:it|this|that|me)\b)",
        (
            r"give me (?:a|an|one|two|\w+) (?:\w+ )?(?:seconds?|secs?|minutes?|moments?|hours?|days?) "
            rf"(?:to|and) {_WEIGH}\b"
        ),
        r"(?:forget|ignore|disregard|never mind) (?:that |what )?i (?:said|wrote|spoke|sent|asked)\b",
        (
            r"(?:ring|call|phone|ask|warn) me (?:first )?before you (?:do|draw|count|roll|enter|process|put|"
            r"write|act)\b"
        ),
        (
            r"(?:dont|do not) (?:roll|count|record|enter|log|tally|process|draw|execute|act) (?:\w+ "
            r")?(?:just )?yet\b"
        ),
        r"(?:disregard|ignore|forget|scrap)(?: (?:it|that|this|me))?$",
        r"pay (?:it|this|that|me) no (?:heed|attention|mind)\b|ask me again\b",
        rf"(?:may|might|can|will|shall|could) (?:\w+ )?be {_ALTERED}\b",
    )
)
_LEAVE: Final = any_of(
    (
        rf"^(?!i\b|we\b)(?:sir )?\w+ (?:may|can|is free to|is welcome to) {_ALTER} (?:it|that|this)\b",
        rf"\b(?:this|that|above|it (?=may|might)) ?(?:may|might|can|could|will) (?:\w+ )?be {_ALTERED}\b",
        r"\bit (?:will|ll|is to) be (?:withdrawn|cancelled|canceled|retracted|revoked|reversed)\b",
        r"\b(?:in pencil|pencill?ed in|pencil (?:me|it|that|this) in)\b",
        (
            r"\bbefore (?:it|this|that) (?:counts|stands|goes (?:down|in|on|out)|takes effect|is "
            r"(?:final|official|counted|entered|recorded))\b"
            r"|\bbefore i make (?:it|this|that) (?:official|final|formal|public|binding)\b"
        ),
        r"\bunder no circumstances\b|\bon no account\b|\bnamely nothing\b",
        r"\bnot to be (?:counted|recorded|entered|tallied|processed|carried out|taken (?:seriously|as))\b",
        (
            r"\blet me (?:first )?(?:pick|choose|decide|read|think|check|look|sleep|ask)\b.*"
            r"\b(?:first|after|later|before|tonight|tomorrow|when|once|again|properly)\b"
        ),
        r"\bleave (?:it|that) to \w+(?: \w+)? (?:whether|if|which|what|to (?:decide|choose|say|pick))\b",
        r"\bnothing (?:\w+ )?to (?:enter|count|record|log|tally|process)\b",
        (
            r"^i (?:ll|will|shall|can|may) (?:then )?(?:confirm|cancel|reconsider|choose again)(?: or \w+)?"
            r"(?: (?:it|that|this))?(?: (?:on|by|at|tonight|tomorrow|later|when|once|as soon|first|"
            r"after)\b.*)?$"
        ),
        (
            r"\b(?:which|latter|list|paragraph|version|text|sheet|one|attachment) (?:.* )?(?:then "
            r")?(?:prevails|"
            r"takes precedence)\b"
        ),
    )
)
_HELD: Final = re.compile(rf"{_PLEASE}(?:{_ORDERS})")
_LEFT: Final = re.compile(_LEAVE)


def holds_back(parts: Sequence[str]) -> bool:
    """Whether a part of a sentence between its marks tells the officers to wait, or leaves them free to."""
    return any(_HELD.match(part) or _LEFT.search(part) for part in parts)
