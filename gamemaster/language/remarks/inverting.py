"""Sentences beside acts by which they are to be read the other way, or are untrue.

`(I play Rum.) Invert that.`, `Read that with a "not" in it.`, `I left out the word "not".`, `Quite the
contrary.`, `Far from it.`, `My foot.`, `Lies, all lies.`, `That is what I am not doing.`; `Everything I say
today is false.`, `I always say the reverse of what I mean.` hold in front of them, too. What must stay
true: what answers another sentence (`I'm not cross. On the contrary.`) leaves the act alone, and so does
who has something else turned round (`Flip the calendar.`).
"""

from collections.abc import Sequence
from typing import Final

from gamemaster.language.english.grammar import Grammar
from gamemaster.language.english.tokens import words_in

_CLASSES: Final = {
    "LEAD": "and but so now please then oh ah ha well no yes kindly of_course wait sorry just only surely",
    "TURN": (
        "flip invert negate reverse mirror turn_round turn_around transpose switch_round swap_round "
        "contradict deny upend"
    ),
    "IT": (
        "(?:that|this|it)(?:_sentence|_statement|_line|_one|_all)? (?:all|everything)(?:_of_(?:that|it|"
        "this|the_above)|"
        "_above|_i_(?:wrote|said|write|say))? the_(?:above|sentence|statement|meaning|sense|verb|"
        "last_sentence|line|"
        "foregoing|whole|lot)(?:_of_(?:that|it|this))?"
    ),
    "NOT": "not dont never no isnt wont cannot cant nt negation",
    "READ": "read take understand imagine think hear interpret parse",
    "DROP": (
        "left_out forgot omitted dropped missed lost swallowed skipped forgot_to_type forgot_to_write "
        "forgot_to_put_in ate mislaid overlooked"
    ),
    "PUT": "add insert put imagine supply think read place slip stick",
    "VERY": "quite rather just exactly precisely very_much really actually the_exact the_very the_precise "
    "much almost",
    "CONTRARY": "opposite reverse contrary converse inverse antithesis",
    "END": (
        "in_other_words really actually i_mean of_course is_true is_the_case is_what_i_mean is_meant holds "
        "of_(?:that|it|this|what_i_(?:said|wrote|mean|say|write)) that_is i_should_say if_anything in_fact "
        "today obviously naturally sorry please"
    ),
    "LIE": (
        "lies a_lie untrue false not_true nonsense fiction a_fib a_falsehood an_untruth a_pack_of_lies "
        "all_lies "
        "pure_fiction fake fake_news a_fabrication made_up baloney balderdash humbug codswallop poppycock "
        "fiddlesticks piffle hogwash bunkum claptrap hokum"
    ),
    "FOOT": "foot eye hat elbow backside arse ass aunt (?:giddy|left|sainted|aching)_\\w+",
    "SAY": "say write post send tell_you type state announce claim put utter",
    "SAID": "said wrote posted sent told_you typed stated announced claimed",
    "TODAY": "today here tonight now in_this_(?:mail|message) on_\\w+days? this_week at_the_moment "
    "this_time below above",
}
_TURNED: Final = Grammar(
    _CLASSES,
    (
        "LEAD* TURN IT? (?:please|now|then|in_your_(?:head|mind)|of_course|mentally)* $",
        (
            "LEAD* turn (?:it|that|this|everything|the_sentence) (?:round|around|inside_out|on_its_head|"
            "upside_down) $"
        ),
        (
            "LEAD* READ (?:it|that|this|all_that|the_above|IT) (?:with|plus|as_if_with) (?:a|an|the|"
            "another)? "
            "NOT"
        ),
        (
            "LEAD* READ (?:it|that|this|IT) (?:the_other_way|the_other_way_(?:round|around)|in_reverse|"
            "inverted|negated|"
            "backwards|as_a_(?:negative|denial|negation)|in_the_negative|with_the_opposite) "
        ),
        (
            "LEAD* (?:i|my_\\w+) (?:have|had|ve|must_have|seem_to_have)? DROP (?:a|the|my|one|another)? "
            "(?:little|word|"
            "small|crucial)* NOT"
        ),
        (
            "LEAD* PUT (?:a|an|the|in_a) (?:little|word|big|silent|mental)* NOT (?:after|before|in|there|"
            "somewhere|behind|"
            "between|into|to|wherever|please|$)"
        ),
        (
            "(?:a|the|one) (?:little|word)* NOT (?:is|was|s|has_been|got|went) (?:missing|lost|left_out|"
            "dropped|omitted|"
            "swallowed|gone|eaten)"
        ),
        (
            "there (?:is|s|was|should_be|ought_to_be) (?:a|the)? (?:word)? NOT (?:missing|lacking|"
            "in_(?:there|"
            "it|that)|"
            "somewhere|left_out)"
        ),
        (
            "(?:that|this|it) (?:is|s) (?:exactly|precisely|just|all|also)* (?:what|the_thing|something|"
            "the_one_thing) i "
            "(?:(?:am|m)_not_(?:doing|saying|going_to)|(?:wont|dont|never|will_never|will_not|refuse_to|"
            "cant)_do) "
        ),
        (
            "(?:that|this|it) (?:is|s) (?:exactly|precisely|just|all|also)* (?:what|the_thing|something|"
            "the_one_thing) i "
            "(?:(?:am|m)_not_(?:doing|saying|going_to)|(?:wont|dont|never|will_never|will_not|refuse_to|"
            "cant)_do) $"
        ),
        "LEAD* (?:that|this|it) (?:is|s|was) (?:all)? LIE $",
    ),
)
_DENIED: Final = Grammar(
    _CLASSES,
    (
        "LEAD* VERY* (?:the)? CONTRARY (?:in_meaning|in_sense)? END* $",
        "LEAD* VERY* the VERY* (?:CONTRARY|other_way_(?:round|around)) END* $",
        "LEAD* (?:on|to|quite)_the_contrary $",
        "LEAD* (?:au_contraire|vice_versa|far_from_it|anything_but|nothing_of_the_(?:sort|kind)) $",
        (
            "LEAD* (?:nothing|little) (?:could|can) be (?:further|farther|less) (?:from_(?:the_truth|"
            "my_mind)|"
            "true) "
        ),
        (
            "LEAD* (?:nothing|little) (?:could|can) be (?:further|farther|less) (?:from_(?:the_truth|"
            "my_mind)|"
            "true) $"
        ),
        "LEAD* my FOOT $",
        "LEAD* (?:all|utter|complete|absolute|total|pure|sheer)* LIE $",
        "LEAD* (?:none_of|not_a_word_of|nothing_of|no_word_of) (?:it|that|this|which) (?:is|was|s)_true $",
        "LEAD* not_a_word_of_(?:it|that|this) (?:is|was)? true? $",
    ),
)
_SWORN: Final = Grammar(
    _CLASSES,
    (
        (
            "LEAD* (?:TODAY)* (?:everything|all|anything|whatever|every_word|each_word|half_of_what|"
            "every_sentence|"
            "each_sentence|what) (?:that)? i (?:have|ve)? (?:SAY|SAID) (?:TODAY)* (?:is|was|s|are|will_be|"
            "comes_out) (?:TODAY)* "
            "(?:a_lie|lies|false|untrue|nonsense|wrong|(?:the|its)_(?:opposite|reverse|contrary)|reversed|"
            "inverted|to_be_"
            "(?:reversed|inverted|negated)|meant_the_other_way|not_true) "
        ),
        (
            "LEAD* (?:TODAY)* (?:everything|all|anything|whatever|every_word|each_word|half_of_what|"
            "every_sentence|"
            "each_sentence|what) (?:that)? i (?:have|ve)? (?:SAY|SAID) (?:TODAY)* (?:is|was|s|are|will_be|"
            "comes_out) (?:TODAY)* "
            "(?:a_lie|lies|false|untrue|nonsense|wrong|(?:the|its)_(?:opposite|reverse|contrary)|reversed|"
            "inverted|to_be_"
            "(?:reversed|inverted|negated)|meant_the_other_way|not_true) $"
        ),
        "LEAD* (?:nothing|no_word|not_a_word|no_sentence) (?:that|of_what)? i SAY (?:TODAY)* is true",
        (
            "LEAD* (?:TODAY)* i (?:always|only|ll|will|shall|can_only|do_nothing_but|am_only|m_only)* "
            "(?:TODAY)* (?:tell|speak|"
            "telling|speaking|write|writing) (?:only|nothing_but|pure|you)* (?:lies|untruths|falsehoods|"
            "fibs) "
        ),
        (
            "LEAD* (?:TODAY)* i (?:always|only|ll|will|shall|can_only|do_nothing_but|am_only|m_only)* "
            "(?:TODAY)* (?:tell|speak|"
            "telling|speaking|write|writing) (?:only|nothing_but|pure|you)* (?:lies|untruths|falsehoods|"
            "fibs) $"
        ),
        "LEAD* (?:TODAY)* i (?:am|m|will)_(?:only_)?lying (?:all_day|TODAY)* $",
        (
            "LEAD* (?:TODAY)* i (?:always|only|will|ll|shall|usually)* (?:TODAY)* (?:SAY|mean) (?:only)? "
            "(?:exactly|precisely|just)* "
            "the (?:exact|very)? CONTRARY "
        ),
        (
            "LEAD* (?:TODAY)* i (?:always|only|will|ll|shall|usually)* (?:TODAY)* (?:SAY|mean) (?:only)? "
            "(?:exactly|precisely|just)* "
            "the (?:exact|very)? CONTRARY $"
        ),
        (
            "LEAD* (?:this|today|it|that) (?:is|s) (?:my|our|the)? (?:opposites?|backwards|reverse|liars?) "
            "(?:day|hour|week|mail)"
        ),
        (
            "LEAD* (?:READ|TURN) (?:everything|all|whatever|what|every_sentence|each_sentence|the_following|"
            "the_next_\\w+) .. "
            "(?:the_other_way|in_reverse|inverted|negated|backwards|as_its_(?:opposite|reverse|contrary)|"
            "with_a_not|"
            "as_the_(?:opposite|reverse|contrary)) "
        ),
        (
            "LEAD* (?:READ|TURN) (?:everything|all|whatever|what|every_sentence|each_sentence|the_following|"
            "the_next_\\w+) .. "
            "(?:the_other_way|in_reverse|inverted|negated|backwards|as_its_(?:opposite|reverse|contrary)|"
            "with_a_not|"
            "as_the_(?:opposite|reverse|contrary)) $"
        ),
    ),
)
_HEADS: Final = words_in(
    "flip invert negate reverse mirror turn transpose switch swap contradict deny upend not dont never "
    "isnt wont "
    "nt negation opposite contrary converse inverse antithesis far anything nothing little lies lie untrue "
    "false "
    "nonsense fiction fib falsehood untruth fake fabrication made baloney balderdash humbug codswallop "
    "poppycock "
    "fiddlesticks piffle hogwash bunkum claptrap hokum foot eye hat elbow backside arse ass aunt giddy "
    "left sainted "
    "aching contraire versa other true untruths falsehoods fibs lying opposites backwards liars liar cant "
    "no n't 't"
)


def may_invert(lows: frozenset[str]) -> bool:
    """Whether words hold one of those without which nothing is turned round or denied."""
    return not _HEADS.isdisjoint(lows)


def inverts(parts: Sequence[str], apart: bool) -> bool:
    """Whether a sentence behind acts does so; right behind them, `apart` from other sentences, it may
    also deny."""
    return _TURNED.fits_any(parts) or _SWORN.fits_any(parts) or (apart and _DENIED.fits_any(parts[:1]))


def inverts_ahead(parts: Sequence[str]) -> bool:
    """Whether a sentence in front of acts lets the opposite of what is said hold."""
    return _SWORN.fits_any(parts)
