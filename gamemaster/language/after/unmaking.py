"""Sentences behind acts by whose build none of the acts is certain, whatever the acts are."""

import re
from typing import Final

from gamemaster.language.after.asking_leave import asks_leave
from gamemaster.language.after.bare_limits import limits
from gamemaster.language.after.either_side import not_meant
from gamemaster.language.after.going_on import goes_on
from gamemaster.language.after.hedging import hedges
from gamemaster.language.after.in_two_minds import is_in_two_minds
from gamemaster.language.after.leaving_open import keeps_open
from gamemaster.language.after.not_this_one import is_not_this
from gamemaster.language.after.of_the_move import unsettles_it
from gamemaster.language.after.orders import orders
from gamemaster.language.after.remark import remark
from gamemaster.language.after.saying_it import speaks_of_saying
from gamemaster.language.after.staging import stages
from gamemaster.language.after.wrong_hand import by_wrong_hand
from gamemaster.language.english.joined import MOST_WORDS
from gamemaster.language.english.tokens import Tokens

_POINTING: Final = re.compile(r"(?:this|that|which|these|those|it|my (?:vote|ballot|move|turn|answer))")


def unmakes(tokens: Tokens, asks: bool) -> bool:
    """Whether a sentence calls the acts something else, keeps them open, goes on with or stages them.

    `asks` tells that it is a question.
    """
    if len(tokens) > MOST_WORDS:
        return False
    said = remark(tokens)
    if keeps_open(said) or goes_on(said) or stages(said) or not_meant(said):
        return True
    parts = said.parts
    if len(parts) > 2 and _POINTING.fullmatch(parts[0]):
        # "Which, as the log shows, was ..."
        parts = [f"{parts[0]} {parts[2]}", *parts[3:]]
    return bool(parts) and (
        orders(parts)
        or unsettles_it(parts)
        or is_in_two_minds(parts)
        or hedges(parts)
        or by_wrong_hand(parts)
        or (asks and asks_leave(parts))
        or limits(parts)
        or speaks_of_saying(parts)
        or is_not_this(parts)
    )
