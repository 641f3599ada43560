"""Clauses in front of a colon that tell what the act costs its sender: `It pains me to do this: ...`.

How hard it was to decide (`It took me three days to decide:`), and that it is to be as somebody names it
(`Teal it is, then: I invest in Teal`), leave the act behind them as it is. What must stay true: what is said
or written there is the act itself and nobody else's words, and is not still to be decided.
"""

from typing import Final

from gamemaster.language.english.grammar import Grammar, as_clause
from gamemaster.language.english.tokens import Tokens, plain_lows, words_in

_CLASSES: Final = {
    "BUT": "and but so well oh ok okay then right yes ah now still alas",
    "PAINS": (
        "gives_me_(?:no|little|great|much)_(?:\\w+_)?(?:pleasure|joy|pain|satisfaction|pause) "
        "brings_me_(?:no|little)_(?:pleasure|joy) pains_me hurts_me hurts kills_me grieves_me saddens_me "
        "breaks_my_heart is_hard is_not_easy isn_t_easy costs_me_(?:\\w+_)?(?:sleep|effort|tears) "
        "goes_against_the_grain goes_against_(?:all|everything)_i_(?:believe|stand_for) feels_wrong "
        "takes_some_courage takes_courage embarrasses_me"
    ),
    "MUCH": "more_than_i_can_say deeply greatly much a_lot a_little at_all no_end truly really",
    "DO": "do say write type admit announce",
    "THIS": "this it that",
    "HATE": (
        "hate_to loathe_to am_sorry_to m_sorry_to am_loath_to m_loath_to regret_to am_ashamed_to "
        "m_ashamed_to never_thought_i_(?:would|d|should) did_not_think_i_(?:would|d) "
        "didn_t_think_i_(?:would|d) am_afraid_to m_afraid_to hardly_dare_to tremble_to blush_to "
        "hesitate_to hesitated_to am_glad_to m_glad_to am_happy_to m_happy_to am_proud_to m_proud_to"
    ),
    "SPENT": "took_me took_us needed spent have_spent have_needed",
    "DECIDE": (
        "decide make_up_my_mind choose get_here reach_a_decision come_to_a_decision come_round work_it_out "
        "work_that_out read_it read_it_all read_everything find_the_right_thread find_my_courage "
        "understand_it understand_this"
    ),
    "DECIDING": "deciding choosing dithering wavering pondering brooding thinking",
}
_COSTLY: Final = Grammar(
    _CLASSES,
    (
        "BUT* it PAINS MUCH* to DO THIS (?:of_a_friend|about_a_friend|again|in_public|so_late|of_you)? $",
        "BUT* i HATE DO THIS (?:of_a_friend|about_a_friend|again|in_public|so_late|of_you|one_day)? $",
        "BUT* (?:it|i) SPENT .. to DECIDE $",
        "BUT* (?:it|i) SPENT .. to DECIDE and one_second to_regret_it? $",
        "BUT* (?:it|i) SPENT .. DECIDING (?:about|over|on)? (?:it|this|that)? $",
        "BUT* i (?:may|might|will|ll|shall) (?:well|probably|surely|yet|live_to|come_to)? regret THIS $",
    ),
)
_OPEN: Final = words_in("if unless whether until till not yet still should")
_NAMED: Final = 8
_ENDS: Final = words_in("but and so : ,")


def costs_dear(front: Tokens) -> bool:
    """Whether the words in front of a colon are such a clause, with or without a `but` behind it."""
    while front and front[-1].low in _ENDS:
        front = front[:-1]
    return bool(front) and _COSTLY.match(as_clause(front)) is not None


def settled_on(front: Tokens, behind: Tokens) -> bool:
    """`Teal it is, then`: whether what is named there is in the act behind as well."""
    lows = plain_lows(front)
    while lows and lows[-1] in {"then", "again"}:
        lows = lows[:-1]
    named = lows[:-2]
    if lows[-2:] != ["it", "is"] or not 0 < len(named) <= _NAMED or not _OPEN.isdisjoint(named):
        return False
    named = (
        named[1:] if named[0] in {"so", "well", "the", "right", "ok", "okay"} and len(named) > 1 else named
    )
    told = plain_lows(behind)
    size = len(named)
    return any(told[place : place + size] == named for place in range(len(told) - size + 1))
