"""Sentences behind acts by which somebody is to be waited for, or is to agree, or the acts are to move on.

`One must wait for Tarn.`, `We should hold off until Friday.`, `I'd say good, if Tarn agrees.`, `If that's a
tie, move it to Imke.` Kettles and summers are waited for without any meaning for the acts.
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from gamemaster.language.english.grammar import Grammar
from gamemaster.language.english.tokens import words_in

_CLASSES: Final = {
    "SO": "and but so yet though still then well or please kindly only",
    "WHO": "one we you all everybody everyone (?:we|you)_all i it this that (?:my|the)_(?:vote|move|turn)",
    "ALL": "one we all everybody everyone we_all this that (?:my|the)_(?:vote|move|turn)",
    "MUST": (
        "must should (?:has|have|needs?|ought|had|is|are)_to (?:ll|will|shall|may|might|would|d)_have_to "
        "(?:had|d)_(?:better|best) better can_only may_as_well"
    ),
    "VERY": "all still now just first only really simply perhaps always",
    "WAIT": "wait hold_on hang_on be_patient sit_tight hold_off hold_fire hold_back",
    "NAME": "nn oo gm him her them",
    "WORD": (
        "answers? repl(?:y|ies) okay ok nod blessing sign signal permission verdict approval consent votes? "
        "potion decision confirmation go_ahead opinion"
    ),
    "DAY": "(?:mon|tues|wednes|thurs|fri|satur|sun)day tomorrow tonight noon midnight next_week later",
    # somebody is to agree
    "CALL": "i_(?:d|would|ll|will|can|could)_(?:say|call_it|consider_it|call_that) let_s_(?:say|call_it)",
    "GOOD": (
        "good yes fine done go ok okay deal settled agreed great right sure gladly happily all_good "
        "(?:that|it)_s_(?:fine|it|good|ok|settled|a_deal) so_be_it "
        "i_(?:d|would)_be_(?:glad|happy|fine|in|game|delighted) i_m_(?:fine|in|game)"
    ),
    "IF": "if provided(?:_that)? once when unless assuming (?:as|so)_long_as supposing only_if should",
    "ANY": "nn oo gm he she they everybody everyone nobody (?:no|some|any)one somebody anybody you all",
    "AGREES": (
        "agrees? nods? approves? consents? objects? (?:doesnt|dont|does_not)_(?:mind|object) complains? "
        "says?_(?:yes|so|ok|okay|no) (?:is|are)_(?:ok|okay|fine|happy|in|willing) allows?(?:_it)? confirms? "
        "permits?(?:_it)? concurs? (?:does|do|will)(?=$|_so|_too) lets_me minds? protests? likes_it"
    ),
    # the acts are to move on
    "MOVE": "move switch shift change turn redirect transfer swap",
    "IT": "it this that mine my_(?:vote|ballot|move)",
    "TO": "to into onto for",
    "VALUE": "nn vv",
    "END": "first then though to_(?:agree|answer|reply|decide|vote|confirm|speak|finish|move|say|come)",
}
_BEHIND: Final = Grammar(
    _CLASSES,
    (
        "SO* ALL MUST VERY* WAIT $",
        "SO* WHO MUST VERY* WAIT (?:here)? for (?:NAME|(?:the|an?|his|her|their|nn_s|oo_s)_WORD) !s END",
        "SO* WHO MUST VERY* WAIT (?:until|till) DAY $",
        "SO* WHO MUST VERY* WAIT (?:until|till) NAME",
        "SO* CALL? GOOD IF ANY AGREES",
        "SO* VERY* MOVE IT (?:over|instead|then)* TO VALUE (?:instead|then|please)* $",
    ),
)
_WORDS: Final = words_in(
    "wait hold hang patient sit agree agrees nod nods approve approves consent consents object objects mind "
    "minds complain complains say says ok okay fine happy willing allow allows confirm confirms permit "
    "permits concur concurs protest protests likes lets will does do in move switch shift change turn "
    "redirect transfer swap"
)


def may_await(lows: frozenset[str]) -> bool:
    """Whether words hold one of those without which nothing of the kind is said."""
    return not _WORDS.isdisjoint(lows)


def awaits_another(parts: Sequence[str]) -> bool:
    """Whether a clause, between marks or with the scrap before its case, says so."""
    joined = [f"{one} {other}" for one, other in pairwise(parts)]
    return _BEHIND.fits_any((*parts, *joined))
