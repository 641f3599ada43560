"""Sentences behind acts by whose build none of the acts is certain, whatever the acts are."""

import re
from typing import Final

from gamemaster.language.after.plain_questions import asks_of_custom
from gamemaster.language.english.joined import MOST_WORDS
from gamemaster.language.remarks.all_remarks import is_remark_against
from gamemaster.language.remarks.asking_leave import asks_leave
from gamemaster.language.remarks.bare_limits import limits
from gamemaster.language.remarks.bargains import bargains_behind
from gamemaster.language.remarks.cited_above import cites_above
from gamemaster.language.remarks.clipped import is_clipped
from gamemaster.language.remarks.either_side import not_meant
from gamemaster.language.remarks.everyday_hitches import hitches
from gamemaster.language.remarks.for_others import for_others
from gamemaster.language.remarks.going_on import goes_on
from gamemaster.language.remarks.hedging import hedges
from gamemaster.language.remarks.here_instead import goes_otherwise_here
from gamemaster.language.remarks.in_two_minds import is_in_two_minds
from gamemaster.language.remarks.leaving_open import keeps_open
from gamemaster.language.remarks.left_undone import is_left_undone
from gamemaster.language.remarks.not_this_one import is_not_this
from gamemaster.language.remarks.of_the_move import unsettles_it
from gamemaster.language.remarks.orders import orders
from gamemaster.language.remarks.other_boards import rests_here
from gamemaster.language.remarks.pointing_back import points_back
from gamemaster.language.remarks.regained import regained
from gamemaster.language.remarks.remark import Remark
from gamemaster.language.remarks.saying_it import speaks_of_saying
from gamemaster.language.remarks.setting_aside import sets_aside
from gamemaster.language.remarks.staging import stages
from gamemaster.language.remarks.thinking_on import thinks_on
from gamemaster.language.remarks.unsaying import unsays
from gamemaster.language.remarks.ways_of_life import draws_moral
from gamemaster.language.remarks.weighed_further import weighs_further
from gamemaster.language.remarks.wrong_hand import by_wrong_hand

_POINTING: Final = re.compile(r"(?:this|that|which|these|those|it|my (?:vote|ballot|move|turn|answer))")


_SIGNING_OFF: Final = re.compile(
    r"(?:and )?(?:that is|that s|thats) (?:all|it from me|everything|enough)(?: folks| then)?(?: from me)?"
    r"(?: (?:until|till) (?!(?:i|we|somebody|someone|you|he|she|they|everybody)\b|.*\b"
    r"(?:has|have|agrees?|agreed|says|answers?|decides?|confirms?)\b)[\w ]+)?"
)
"""`That's all until Thursday`: the sender goes, and what e did stays."""


_IN_TRIUMPH: Final = re.compile(
    r"that(?: (?:ladies and gentlemen|(?:my |dear )?(?:friends|folks|colleagues|people|all)))? (?:is|s) "
    r"(?:that|how (?:it (?:is|s) done|(?:you do|one does|we do|i do) (?:it|that)))"
)
"""`And that, ladies and gentlemen, is how it is done.`, unlike `That is how you write it.`"""


def _in_triumph(said: Remark) -> bool:
    return said.lows[:2] == ["and", "that"] and _IN_TRIUMPH.fullmatch(said.said) is not None


_NOT_OF_THIS: Final = re.compile(
    r"i (?:am|m|was) \w+(?: \w+){1,9} but not (?:about|over|on) (?:this|that|it)(?: one)?"
)
"""`I was torn over the curtains, but not over this`: the doubt is of something else."""


def unmakes(said: Remark, asks: bool, mine: bool, answers: bool = False, near: bool = False) -> bool:
    """Whether a sentence calls the acts something else, keeps them open, goes on with or stages them.

    `asks` tells that it is a question, `mine` that the acts are not said to be another's, `answers` that it
    stands below a quotation of its own, `near` that nothing else was said behind the acts.
    """
    if len(said.tokens) > MOST_WORDS:
        # whose the acts are may be told at any length
        return mine and for_others(said)
    if asks and asks_of_custom(said.lows):
        return False
    if _SIGNING_OFF.fullmatch(said.said) or _in_triumph(said) or _NOT_OF_THIS.fullmatch(said.said):
        return False
    if (
        keeps_open(said)
        or goes_on(said)
        or stages(said)
        or not_meant(said)
        or (not answers and (hitches(said) or regained(said)))
        or (not (asks or answers) and (is_clipped(said) or thinks_on(said)))
    ):
        return True
    if sets_aside(said, mine) or (not asks and rests_here(said)) or (not answers and draws_moral(said)):
        return True
    parts = said.parts
    if len(parts) > 2 and _POINTING.fullmatch(parts[0]):
        # "Which, as the log shows, was ..."
        parts = [f"{parts[0]} {parts[2]}", *parts[3:]]
    return bool(parts) and (
        is_remark_against(parts)
        or orders(parts)
        or unsettles_it(parts)
        or is_in_two_minds(parts)
        or hedges(parts)
        or by_wrong_hand(parts)
        or (asks and asks_leave(parts))
        or limits(parts)
        or speaks_of_saying(parts)
        or is_not_this(parts)
        or bargains_behind(parts, asks)
        or is_left_undone(parts)
        or unsays(parts, asks)
        or (near and not asks and (points_back(said) or cites_above(said) or goes_otherwise_here(said)))
        or (not asks and weighs_further(said))
    )
