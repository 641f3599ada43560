"""Leave that is not there yet: `With permission, which I haven't got yet: I ...`, `Approval is pending.`

In front of an act, in its sentence or one before it, and behind it. What must stay true: leave that has come,
or is not needed, leaves the act as it is (`Brask gave permission.`, `I don't need permission.`), and so does
leave for something that is told (`Brask hasn't agreed to my offer yet.`).
"""

import re
from collections.abc import Collection
from typing import Final

from gamemaster.language.english.joined import as_said
from gamemaster.language.english.sought import Sought
from gamemaster.language.english.tokens import Tokens, plain_lows, words_in

_NOUNS: Final = words_in("permission approval consent blessing authorisation authorization")
_LEAVE: Final = rf"(?:{'|'.join(sorted(_NOUNS))})"
_BETWEEN: Final = r"(?: (?!of\b|for\b)\w+){0,4}?"
_NONE: Final = r"(?:dont have|havent got|havent|have no|do not have|have not got|lack)"
_NOUN: Final = rf"(?: \w+){{0,3}} {_LEAVE}"
_MISSING: Final = Sought(
    (
        rf"\b{_LEAVE}{_BETWEEN} (?:pending|outstanding|to follow|on (?:its|the) way)\b",
        rf"\b{_LEAVE}{_BETWEEN} (?:still|yet) (?:to|missing|lacking)\b",
        rf"\b{_LEAVE}{_BETWEEN} (?:not|hasnt|havent|isnt|wasnt|didnt)\b(?: \w+){{0,3}} yet\b",
        rf"^(?:still |but )*(?:i|we) {_NONE}{_NOUN}(?: \w+){{0,3}}? yet$",
        (
            r"^(?:still |i |we |am |m |are |but )*(?:awaiting|waiting for|lacking|without|no)"
            rf"{_NOUN}(?: (?:from|of) \w+(?: \w+)?)?(?: yet| still)?$"
        ),
    )
)
_NOT_AGREED: Final = re.compile(
    r"(?:\w+ ){1,3}(?:has not|hasnt|have not|havent) (?:yet )?"
    r"(?:agreed|approved|consented|(?:allowed|permitted|approved) (?:it|this|that|me))"
    r"(?: to (?:it|this|that))?(?: yet)?"
)


def lacks_leave(tokens: Tokens) -> bool:
    """Whether a sentence that acts says so."""
    lows = plain_lows(tokens)
    return not _NOUNS.isdisjoint(lows) and _MISSING.search(as_said(lows)) is not None


def leave_lacks(said: str, lows: Collection[str]) -> bool:
    """Whether a sentence in front of acts says nothing else."""
    if not _NOUNS.isdisjoint(lows) and _MISSING.search(said) is not None:
        return True
    return not _AGREEING.isdisjoint(lows) and _NOT_AGREED.fullmatch(said) is not None


_AGREEING: Final = words_in("agreed approved consented allowed permitted")
