"""Sentences in front of acts that ask others to look at them before anything is done.

`Pick holes in this, will you?`, `Advice wanted before I move a finger.`, `Sanity check, please.`: what stands
below is up for review. `Please look at the report.` and `A word before I go:` are about something else.
"""

from collections.abc import Sequence
from typing import Final

from gamemaster.language.english.grammar import Grammar
from gamemaster.language.english.tokens import words_in

_CLASSES: Final = {
    "PLEASE": (
        "please kindly do just so and then now also (?:could|can|will|would|wont)_(?:you(?:_all)?|somebody|"
        "someone|anybody|anyone|one_of_you)(?:_please)? (?:somebody|someone|everybody|everyone)(?:_please)? "
        "feel_free_to i_want_you_to i_(?:would|d)_like_you_to id_like_you_to "
        "i_need_(?:somebody|someone|you)_to"
    ),
    "THIS": "this these the_following what_follows the_(?:plan|order|sequence|steps|list)_below",
    "MINE": (
        "THIS my_(?:plan|order|turn|list|draft|reasoning|logic|steps|thinking|sequence|wording|idea|ideas)"
    ),
    "LOOK": (
        "check proofread review critici[sz]e vet inspect verify scrutini[sz]e double_check sanity_check "
        "cross_check go_over read_over read_through look_at look_over glance_at comment_on "
        "(?:have|take|cast|give)_an?_(?:quick_|good_|close_|careful_|hard_)?"
        "(?:look|glance|eye|peek)_(?:at|over) "
        "give_me_your_(?:thoughts|opinions?|views?)_on tell_me_what_you_(?:think|make)_of"
    ),
    "HARM": (
        "(?:pick|poke|punch|shoot)_(?:some_|any_)?holes_in find_(?:fault_with|(?:the|a|any)_(?:mistakes?|"
        "errors?|flaws?|holes?|catch|faults?)_(?:in|with))"
    ),
    "LAST": "please first will_you would_you could_you can_you for_me over carefully quickly "
    "somebody anybody",
    "OPINION": (
        "advice opinions? thoughts comments? feedback criticism objections? help corrections warnings "
        "complaints suggestions proofreading (?:a_)?(?:quick_)?sanity_check (?:a_)?second_(?:opinion|"
        "pair_of_eyes) (?:a|one|another)_(?:last_|quick_)?look"
    ),
    "CHECK": "(?:(?:a|one|my|your)_)?(?:quick_|last_)?(?:sanity_check|second_opinion|proofreading)",
    "WANTED": "wanted needed requested sought required please first",
    "REQUEST": (
        "(?:any_)?OPINION tell_me let_me_know help_me advise_me correct_me stop_me warn_me speak(?:_up)? "
        "shout say_so say_something (?:your|the)_last_chance last_chance (?:please_)?LOOK (?:please_)?HARM "
        "i_(?:want|need|would_like|d_like|would_love)_to_(?:hear|know) i_(?:want|need)_OPINION "
        "is_there_anything is_there_something"
    ),
    "ACT": (
        "i_(?:do|act|commit|send|submit|post|waste|spend|lift|move|make|take|go_ahead|go_through|decide|burn|"
        "hit_send|press_send|play|finali[sz]e|regret) anything_(?:happens|counts|is_done|is_final) "
        "(?:it|this)_(?:counts|is_final|happens|goes_in|goes_out) we_(?:do|act|commit|move|decide)"
    ),
}
_REVIEW: Final = Grammar(
    _CLASSES,
    (
        "PLEASE* LOOK THIS LAST* $",
        "PLEASE* HARM MINE",
        "PLEASE* (?:tear|pick|take) MINE apart",
        "PLEASE* shoot MINE down",
        "where does MINE (?:go|get) wrong",
        "OPINION WANTED LAST* $",
        "CHECK LAST* $",
        "PLEASE* REQUEST .. before ACT",
    ),
)
REVIEWING: Final = words_in(
    "this these following follows below holes hole fault mistake mistakes error errors flaw flaws catch "
    "faults apart down wrong wanted needed requested sought required please first "
    "before sanity opinion proofreading"
)
"""Without one of these no sentence asks for a review."""


def asks_for_review(parts: Sequence[str]) -> bool:
    """Whether a part of a sentence in front of acts asks others to look at them before they are done."""
    return _REVIEW.fits_any(parts)
