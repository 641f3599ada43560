"""Ordinary ends of a sentence behind an act: `, just like last week`, `to break the tie`, `while I still
remember what it says`, `and I'm sorry if I'm wrong`.

How it was done before, on what the choice rests, what is got by it, in what state it leaves the sender, and
how e feels about it. What must stay true: words in an open place hold no condition, denial, number, time or
thing that the act could take.
"""

from typing import Final

from gamemaster.language.english import words
from gamemaster.language.english.grammar import Grammar, as_clause
from gamemaster.language.english.numbers import NUMBER_WORDS
from gamemaster.language.english.tokens import Tokens, plain_lows, words_in
from gamemaster.language.values.describing import names_things
from gamemaster.language.vocabulary.scene import Scene

_CLASSES: Final = {
    "SO": "and but just simply mostly mainly purely largely exactly much rather quite",
    "MY": "my the our his her their a some any no this",
    "TIMES": "weeks?|days?|turns?|rounds?|months?|years?|nights?|seasons?",
    "LAST": "last every the_previous the_other most previous",
    "VOTES": (
        "votes? evidence posts? mails? arguments? discussion debate behaviou?r silence thread words? "
        "answers? "
        "record history story results? numbers? stats"
    ),
    "WHEN": "yesterday_s today_s last_\\w+_s last_night_s this_week_s this_morning_s our \\w+_s his her the",
    "RESTING": (
        "based_(?:up)?on judging_(?:by|from) going_by on_the_(?:strength|basis|evidence)_of "
        "in_(?:the_)?light_of "
        "in_view_of thanks_to going_on"
    ),
    "KEEP": (
        "connect join link bridge close fill finish complete round_off protect save spare help annoy spite "
        "surprise cheer_up please impress amuse confuse tease keep break get make see hide avoid prevent "
        "even_out tidy_up speed_up slow_down stretch warm_up calm balance strengthen block unite"
    ),
    "FEEL": (
        "happy sorry glad proud sad sure relieved ashamed excited worried nervous curious hopeful convinced "
        "tired ready curious content"
    ),
    "SPAN": "(?:an|half_an|one|two|three|four|five|six|ten|a_few|several|many)_(?:hours?|minutes?|days?)",
    "GONE": "in_hand left to_spare in_the_bank to_my_name to_go over in_my_pocket on_me up_my_sleeve",
    "COUNT": "no one two three four five six a a_single my_last the_last zero nothing plenty_of",
    "OWNER": "i we",
    "TELL": "remember know recall care can dare have_the_(?:nerve|chance|time|energy) see",
}
_FIXED: Final = Grammar(
    _CLASSES,
    (
        "SO SO* like LAST (?:TIMES|time) $",
        "SO* like (?:always|everyone|everybody|the_rest|(?:in)?_?the_old_days) $",
        "SO* as (?:always|ever|usual|every_\\w+) $",
        "SO* RESTING WHEN? VOTES (?:so_far|alone|in_this_thread)? $",
        (
            "SO* for (?:a_change|once|old_times_sake|good_measure|luck|laughs|fun|the_fun_of_it|the_record|"
            "one_thing) $"
        ),
        "SO* (?:with)? COUNT (?:\\w+)? GONE $",
        "SO* with (?:nothing|little|not_much|plenty|something) to show for it $",
        (
            "SO* (?:SPAN)? (?:well|just|right|shortly)? before the (?:deadline|close|cutoff|bell) "
            "(?:for_once|again)? $"
        ),
        "SO* (?:i_m|i_am) sorry (?:if_i_m_wrong|if_i_am_wrong|if_it_hurts|if_that_hurts|for_\\w+)? $",
        (
            "SO* i (?:might|may|can|could) (?:still|well|yet)? (?:change_my_mind|be_wrong|regret_it) "
            "(?:later|tomorrow|about_it|in_the_end|of_course)? $"
        ),
        (
            "SO* (?:the|my) (?:only|last|first|one|best|worst) \\w+ (?:that)? OWNER (?:still|ever)? "
            "(?:have|haven_t|had|hadn_t|could|can|know|like|trust|understand|need|hold|own|got|ve) "
            "(?:got|have|find|see|understand|left|yet|any_more)? $"
        ),
        (
            "SO* because it (?:is|s) (?:\\w+day|late|early|cold|warm|dark|raining|snowing|sunny|time|spring|"
            "summer|"
            "autumn|winter|christmas|my_birthday|my_\\w+_birthday|the_weekend) (?:again|today|already|"
            "after_all)? $"
        ),
    ),
)
_OPEN: Final = Grammar(
    _CLASSES,
    (
        "SO* (?:given|considering|seeing) (?:how|what|that) .. $",
        "SO* in the absence of (?:any|any_other)? (?:anything|something|a|any)? .. $",
        "SO* for (?:want|lack) of .. $",
        "SO* (?:if_)?only because .. $",
        "SO* to KEEP (?!for|back)\\w+ .. $",
        "(?:and|but)? (?:just|mostly|only) to be (?!\\w+(?:ed|en)\\b)\\w+ $",
        "SO* while OWNER (?:still)? TELL .. $",
        "SO* before (?:something|anything|somebody|someone|it|the_\\w+) \\w+ (?:me|us|up|out|again|away)? $",
        "SO* (?:i_m|i_am|we_re|we_are) (?:not|very|so|a_bit|quite|really)? FEEL (?:about|with|for|of)? .. $",
        "SO* (?:toward|towards) (?:his|her|their|the|a|my|\\w+_s) (?:new|next|old|first)? \\w+ $",
    ),
)
"""Ends with a place for any words that are not of `_UNCLEAR`."""
_UNCLEAR: Final[frozenset[str]] = (
    (words.CONDITION - {"once"})
    | words.FICTION
    | words.HYPOTHESIS.firsts.intersection({"pretend", "imagine", "suppose"})
    | NUMBER_WORDS
    | words_in(
        "or instead not n't 't never again another also too twice both all each every half rest more other "
        "others else whether agree agrees next later tomorrow tonight yesterday today now yet then unless "
        "would should could cancel undo ignore void sure draft test example joke kidding pretending"
    )
)
_LONGEST: Final = 14


def ordinary_end(scene: Scene, tokens: Tokens, start: int) -> bool:
    """Whether the words from `start` to the end of the sentence are such an end of it."""
    said = tokens[start:]
    # "once I am ready" is no "once"
    if not said or len(said) > _LONGEST or (start and tokens[start - 1].low in words.CONDITION):
        return False
    clause = as_clause(said)
    if _FIXED.match(clause) is not None:
        return True
    return (
        _OPEN.match(clause) is not None
        and _UNCLEAR.isdisjoint(plain_lows(said))
        and not (said[0].low in _NAMING_NOTHING and names_things(scene, said))
    )


_NAMING_NOTHING: Final = words_in("to given considering seeing in for with towards toward")
