"""Sentences behind acts by whose sender the acts are still weighed, asked about or waited with.

`I might wait a day.`, `ok going to wait`, `off to think about it`, `gotta run it by Imke first`, `Thank you
for waiting until I make up my mind.`, `Thanks for not counting that.` What must stay true: it is the act that
waits (`I might wait in the pub`, `off to think about dinner` leave it be).
"""

from typing import Final

from gamemaster.language.english.grammar import Grammar
from gamemaster.language.remarks.remark import Remark

_CLASSES: Final = {
    "IT": "it this that them all_this all_of_it my_(?:vote|move|turn|answer|ballot) things",
    "SOON": "just still perhaps maybe also yet well as_well probably actually simply better",
    "MIGHT": (
        "might may could should ought_to had_better d_better better think_i_ll think_i_will think_i_should"
    ),
    "GOING": (
        "off_to going_to gonna need_to want_to have_to must got_to gotta m_going_to am_going_to m_off_to "
        "will_have_to ll_have_to ll_need_to shall_have_to about_to ought_to had_better better"
    ),
    "WHILE": (
        "an?_(?:\\w+_)?(?:day|bit|hour|week|while|moment|minute|round|turn) another_\\w+ one_more_\\w+ "
        "a_few_\\w+ "
        "and_see until till for_(?:now|a|another|the_moment|the_time|one|tomorrow|an) before first instead"
    ),
    "WAIT": "wait hold_off hold_back hold_on hold_fire hang_on hang_fire sit_tight pause linger dither",
    "THINK": (
        "think sleep ponder mull reflect chew meditate brood reconsider mull_over dwell puzzle deliberate"
    ),
    "ABOUT": "about on over upon",
    "WHO": "[\\w']+(?:_[\\w']+)?",
}
_WEIGHED: Final = Grammar(
    _CLASSES,
    (
        "i? SOON* MIGHT SOON* WAIT $",
        "i? SOON* MIGHT SOON* WAIT !until_.*_for_the WHILE",
        "(?:i|im|i_am)? SOON* GOING SOON* WAIT $",
        "(?:i|im|i_am)? SOON* GOING SOON* WAIT !until_.*_for_the WHILE",
        "(?:i|im|i_am|we)? SOON* (?:GOING|MIGHT) SOON* (?:go_and|go)? THINK ABOUT IT",
        (
            "(?:i|im|i_am|we)? SOON* (?:GOING|MIGHT) SOON* (?:go_and|go)? (?:think|mull|talk) (?:it|this|"
            "that) (?:over|through)"
        ),
        (
            "(?:i|im|i_am|we)? SOON* (?:GOING|MIGHT) SOON* (?:run|put|clear|check|square|pass) IT SOON* "
            "(?:by|past|with|before|through) WHO"
        ),
        (
            "(?:thank_you|thanks|cheers) (?:all|everyone|everybody|again|WHO)? for (?:waiting|"
            "holding_off) (?:until|till|while) i"
        ),
        (
            "(?:thank_you|thanks|cheers) (?:all|everyone|everybody|again|WHO)? for not "
            "(?:counting|logging|entering|recording|processing|holding_me_to|taking|noting|posting|"
            "reading) IT"
        ),
    ),
)


def weighs_further(said: Remark) -> bool:
    """Whether a sentence behind acts says so."""
    return _WEIGHED.fits_any(dict.fromkeys((said.said, *said.parts)))
