"""Sentences that pass over other numbers than those the acts have: `I skip 32`, `Nothing from me on 32 yet`.

`(I vote FOR 31.) I skip 32, haven't read it.` takes nothing back, as 31 is not spoken of.
"""

from typing import Final

from gamemaster.language.english.grammar import Grammar, as_clause
from gamemaster.language.english.tokens import Tokens, parted, words_in
from gamemaster.language.vocabulary.scene import Act

_CLASSES: Final = {
    "SO": "and but as_for well so for_now still again please on the",
    "THEM": (
        "(?:on|about|to|for|with|as_for)?_?(?:proposals?|numbers?|nos?|intents?|offers?|"
        "the)?_?\\d+(?:_(?:and|or|nor|"
        "to|\\d+))*"
    ),
    "PASS": (
        "skip (?:am|m)_skipping leave_out pass_on (?:am|m)_leaving_out ignore (?:ll|will)_(?:skip|leave|"
        "pass_on) (?:haven_t|have_not|didn_t|did_not)_(?:read|got_to|looked_at|understood|decided|had_time) "
        "(?:don_t|do_not)_(?:vote|understand|care|know|mind|have_a_view|have_an_opinion) say_nothing "
        "(?:can_t|cannot|could_not|couldn_t)_(?:decide|judge|follow|make_up_my_mind) leave"
    ),
    "NONE": "no_(?:vote|opinion|view|comment|answer|idea) nothing not_(?:voting|a_word|one_word) undecided",
    "LATER": (
        "yet now today still me from_me for_now for_the_moment this_(?:time|week|turn|round) either so_far "
        "at_all "
        "later tonight tomorrow for_today till? until? \\w+day again"
    ),
}
_PASSING: Final = Grammar(
    _CLASSES,
    (
        "SO* i PASS THEM LATER* $",
        "SO* THEM i PASS LATER* $",
        "SO* PASS THEM LATER* $",
        "SO* NONE (?:from_me|of_mine)? (?:yet)? THEM LATER* $",
        "SO* THEM (?:is|are) (?:beyond|above) me $",
        (
            "SO* (?:i)? (?:haven_t|have_not) (?:read|understood|finished|seen) (?:it|them|that_one|those)? "
            "LATER* $"
        ),
    ),
)
_MARKS: Final = words_in(", ; . ! -- :")
_LONGEST: Final = 16


def passes_over(acts: tuple[Act, ...], tokens: Tokens) -> bool:
    """Whether a sentence behind `acts` says no more than that other numbered things are let be."""
    numbers = {token.low for token in tokens if token.low.isdigit()}
    if not numbers or len(tokens) > _LONGEST:
        return False
    said = {str(value) for act in acts for value in act.action.model_dump().values()}
    if not said.isdisjoint(numbers):
        return False
    return all(_PASSING.match(as_clause(part)) is not None for part in parted(tokens, _MARKS))
