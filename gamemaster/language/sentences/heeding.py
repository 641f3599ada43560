"""What moves somebody to an act and is told before it: `I follow the numbers and vote for Tarn.`

By what e goes, what e overcomes and what e has read is no act of any game. What must stay true: the words are
such a phrase up to the `and`, and a verb of the game takes up the subject behind it.
"""

from typing import Final

from gamemaster.language.english.grammar import Grammar, as_clause
from gamemaster.language.english.tokens import Tokens, words_in
from gamemaster.language.vocabulary.scene import Scene

_CLASSES: Final = {
    "GLADLY": "gladly meekly humbly duly simply therefore hereby now just dutifully obediently reluctantly",
    "THE": "the my his her your their our all this that these those",
    "GUIDE": (
        "numbers evidence logic money herd crowd majority stars signs nose gut instincts? heart head "
        "stomach conscience wife husband mother father sister brother aunt uncle cat dog horoscope "
        "tea_leaves dice_gods advice argument reasoning hunch feeling intuition mathematics maths "
        "arithmetic statistics fashion trend smell trail tracks clues facts experts doctor oracle "
        "crystal_ball better_judgement better_judgment better_nature better_half inner_voice weather "
        "forecast noise shouting warnings? odds rumours? gossip pressure inevitable wisdom_of_the_crowd "
        "consensus flow"
    ),
    "OVERCOME": (
        "grit_my_teeth close_my_eyes shut_my_eyes hold_my_nose hold_my_breath swallow_my_pride "
        "bite_my_tongue bite_the_bullet cross_my_fingers take_the_(?:plunge|hint|bait|point) "
        "make_up_my_mind take_heart take_courage give_in follow_suit do_my_duty do_as_i_(?:am_told|m_told) "
        "see_sense keep_my_(?:word|promise) stand_by_my_word "
        "take_(?:your|his|her|their)_(?:word_for_it|point|advice) see_(?:your|his|her|their)_point "
        "admit_defeat pluck_up_my_courage summon_my_courage gird_my_loins roll_up_my_sleeves "
        "put_on_my_\\w+_hat say_a_prayer think_of_(?:england|home|my_mother) "
        "bow_to_(?:the_inevitable|pressure|necessity|reason) yield_to_(?:reason|pressure|temptation) "
        "steel_myself brace_myself pull_myself_together"
    ),
    "OFTEN": "once twice again thrice three_times four_times carefully aloud slowly",
}
_MOVED: Final = Grammar(
    _CLASSES,
    (
        "GLADLY* (?:follow|trust|heed|obey|consult|believe) THE GUIDE $",
        "GLADLY* (?:respect|ignore|listen_to|go_with|go_by) THE GUIDE $",
        "GLADLY* (?:follow|trust|go_with|listen_to) my \\w+ GUIDE $",
        "GLADLY* (?:believe|trust) (?:you|him|her|them) $",
        "GLADLY* OVERCOME $",
        "GLADLY* (?:read|reread) (?:it|this|that|them|(?:all_|all_of_)?the_\\w+) OFTEN $",
    ),
)
_MOST: Final = 9
_ENDS: Final = words_in(", and then ;")


def past_heeding(scene: Scene, tokens: Tokens, start: int) -> int | None:
    """The separator behind such words that begin at `start`, with a verb of the game after it."""
    end = next((p for p in range(start, min(len(tokens), start + _MOST)) if tokens[p].low in _ENDS), start)
    if end == start or _MOVED.match(as_clause(tokens[start:end])) is None:
        return None
    after = end
    while after < len(tokens) and tokens[after].low in _ENDS:
        after += 1
    return end if scene.lexicon.verb_at(tokens, after) else None
