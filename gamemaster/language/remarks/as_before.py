"""Sentences behind acts by which all is as it was: `(I give Tarn 3 gold.) The gold stays with me.`

What the acts change stays as it is or is kept (`Offer 23 stays open.`, `I keep it.`), the sender is still
where or what they say e leaves (`I'm still a Lantern.`), or e is against what e votes for (`May it fail.`).
"""

from collections.abc import Collection, Sequence
from typing import Final

from gamemaster.language.english.grammar import Grammar
from gamemaster.language.english.tokens import words_in

_CLASSES: Final = {
    "THING": "gold money offer token coins card tile vote cash investment constructor machine slot",
    "IT": ("it that vo (?:the|my)_vo (?:the|my)_THING (?:offer|proposal|intent)_vo left right middle"),
    "SO": "so and but still no well",
    "STAYS": "stays remains is_staying is_still s_still is_to_stay must_stay will_stay ll_stay",
    "THERE": (
        "open on_(?:vv|\\w)(?=$) on(?=$) available put where_(?:it|they)_(?:is|was|are|belongs) "
        "as_(?:it|they)_(?:is|was|were|are) in_my_(?:hand|purse|pocket|possession|hands) with_me mine "
        "here(?=$) "
        "at_vv in_(?:it|place|there|vv|play)(?=$) untouched unchanged the_same valid for_sale"
    ),
}
_STAYING: Final = Grammar(
    _CLASSES,
    (
        "SO* IT STAYS THERE",
        "SO* for (?:nn|oo) it (?:is|s) still (?:on|open|valid|there)",
        (
            "SO* (?:anybody|anyone|everybody|nn|oo|you|whoever|somebody) .. (?:can|may) still (?:have|"
            "take|accept|use|get) (?:it|this|one|vo)"
        ),
        (
            "SO* i (?:keep|m_keeping|am_keeping|ll_keep|hold_on_to|m_holding_on_to|hang_on_to|"
            "m_hanging_on_to|cling_to) (?:IT|that_one|this_one|them) $"
        ),
        (
            "SO* i (?:keep|m_keeping|ll_keep|hold_on_to|hang_on_to) (?:IT|that_one|this_one) (?:at_vv|"
            "until|till|for_(?:now|myself|me)|myself|here)"
        ),
        "SO* (?:please|rather|just)? leave (?:it|that|mine|them) (?:where|as) (?:it|they) (?:is|was|are)",
        "SO* not (?:that|this) one $",
        "SO* i dont want to $",
        "(?:i_did_yesterday|today_i_m_not_so_sure)",
        (
            "SO* (?:for_the_time_being|for_now|currently)? i (?:have|ve|ve_got)_(?:got_)?no vote "
            "(?:on_(?:anyone|anybody)|for_anyone|at_the_moment|now|currently|yet) "
        ),
        "SO* i vote for (?:nobody|no_one) (?:just)? (?:now|yet|today|at_the_moment)",
    ),
)
_OF_GOING: Final = Grammar(
    _CLASSES,
    (
        (
            "SO* i (?:m|am) still? (?:staying|sitting_tight) (?:put|here|in_town|at_home|"
            "with_them|with_the_(?:vo|vv))? $"
        ),
        (
            "SO* i (?:stay|sit_tight|stay_put|remain(?=_(?:a|an|here|in_town|where))) (?:put|here|"
            "in_town|at_home|where_i_am|"
            "with_them|with_(?:the_)?(?:vo|vv)|a_(?:vv|vo|\\w+))? $"
        ),
        "SO* i (?:m|am)_not_(?:going|moving) (?:anywhere|out|away)? $",
        "SO* i (?:m|am)_not_leaving (?:town|home|them|yet|here)? (?:yet)? $",
        "SO* i (?:m|am)_still (?:an?|one_of_the) (?:vv|vo|member|\\w+) $",
    ),
)
_OF_ENDING: Final = Grammar(
    _CLASSES,
    (
        "SO* i (?:m|am)_not_(?:quite_)?(?:done|finished|through|ready) (?:yet|quite|here)? (?:yet)? $",
        "SO* i (?:still_)?have .. (?:plays?|cards?|moves?) (?:left|to_(?:make|play|do)) ",
    ),
)
_IN_FAVOUR: Final = Grammar(
    _CLASSES,
    (
        "SO* i (?:m|am)_(?:dead_|still_|firmly_|strongly_|very_much_|totally_)?against (?:it|this|that|vo) ",
        "SO* it deserves to (?:fail|lose|be_rejected|sink|die)",
        "(?:may|let) (?:it|this|that) (?:fail|sink|lose|die|go_down)",
        (
            "i (?:hope|wish|pray|trust) (?:that)? (?:it|this) (?:fails|sinks|loses|doesnt_pass|dies|"
            "goes_down|wont_pass)"
        ),
    ),
)
_OBJECTING: Final = Grammar(
    _CLASSES,
    (
        "SO* i dont (?:really)? mind (?:it|this)",
        "SO* i (?:m|am)_(?:all_|still_)?(?:for_it|in_favou?r_of_(?:it|vo|this)) ",
    ),
)
_GOING: Final = ("leave", "explore", "move", "join", "travel", "go")
_WORDS: Final = words_in(
    "stays remains staying stay remain sit sitting tight keep keeping hold holding hang hanging cling "
    "leave still not "
    "want against deserves may let hope wish pray trust mind favour favor no nobody have yesterday today for"
)


def may_be_as_before(lows: frozenset[str]) -> bool:
    """Whether words hold one of those without which nothing is as before."""
    return not _WORDS.isdisjoint(lows)


def is_as_before(parts: Sequence[str], names: Collection[str], own: frozenset[str]) -> bool:
    """Whether a part of a sentence behind acts says that nothing has changed.

    `names` are those of the acts, `own` their values in small letters.
    """
    grammars = [_STAYING]
    if any(name.startswith(_GOING) for name in names):
        grammars.append(_OF_GOING)
    if any(name.startswith("end") for name in names):
        grammars.append(_OF_ENDING)
    if "for" in own:
        grammars.append(_IN_FAVOUR)
    if "object" in names:
        grammars.append(_OBJECTING)
    # "The right one is worth more, so it stays as it is" is of what was spoken of before
    told = [part for place, part in enumerate(parts) if not place or _IT.isdisjoint(part.split()[:2])]
    return any(grammar.match(f" {part}") for grammar in grammars for part in told)


_IT: Final = words_in("it that")
