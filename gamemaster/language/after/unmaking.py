"""Sentences behind acts by whose build none of the acts is certain, whatever the acts are."""

import re
from typing import Final

from gamemaster.language.after.bare_limits import limits
from gamemaster.language.after.either_side import not_meant
from gamemaster.language.after.going_on import goes_on
from gamemaster.language.after.leaving_open import keeps_open
from gamemaster.language.after.naming_the_act import names_otherwise
from gamemaster.language.after.not_this_one import is_not_this
from gamemaster.language.after.orders import orders
from gamemaster.language.after.remark import remark
from gamemaster.language.after.saying_it import speaks_of_saying
from gamemaster.language.after.staging import stages
from gamemaster.language.english.joined import MOST_WORDS
from gamemaster.language.english.tokens import Tokens

_POINTING: Final = re.compile(r"(?:this|that|which|these|those|it|my (?:vote|ballot|move|turn|answer))")
_INSERTED: Final = re.compile(
    r"(?:at least|\w+|whatever\b.*|as (?:the|you|we|i|\w+ s)\b.*|of course|obviously|alas|by the way|i "
    r"(?:fear|think|suppose))"
)


def unmakes(tokens: Tokens, asks: bool) -> bool:
    """Whether a sentence calls the acts something else, keeps them open, goes on with or stages them.

    `asks` tells that it is a question.
    """
    if len(tokens) > MOST_WORDS:
        return False
    said = remark(tokens)
    if names_otherwise(said) or keeps_open(said) or goes_on(said) or stages(said) or not_meant(said):
        return True
    parts = said.parts
    if len(parts) > 2 and _POINTING.fullmatch(parts[0]) and _INSERTED.fullmatch(parts[1]):
        # "Which, as the log shows, was ..."
        parts = [f"{parts[0]} {parts[2]}", *parts[3:]]
    return bool(parts) and (
        orders(parts) or limits(parts) or speaks_of_saying(parts) or is_not_this(parts, asks)
    )
