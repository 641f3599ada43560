"""What ends the sentence of an act and mocks it, or makes it a habit: `..., my foot.`, `..., and pigs fly.`

Ordinary irony needs no sentence of its own: a companion that cannot be (`and I'm the Queen of Sheba`), `yeah
right`, `that'll be the day`; a day that never comes (`some fine day`, `in the next round`), how often (`every
now and then`, `as seldom as I can`), and what is paid for it (`against payment`).

What must stay true: `I explore, and the sun is shining.`, `I explore as fast as I can.`, `I explore at last.`
"""

from typing import Final

from gamemaster.language.remarks.whole_remarks import Whole, WholeRemarks

_CLASSES: Final = {
    "FLIER": (
        "pigs? cows? horses? elephants? hippos? tortoises? donkeys? sheep my_(?:hat|aunt|uncle|granny|"
        "grandmother|hamster)"
    ),
    "FLY": "(?:can_|might_|will_|may_)?(?:fly|flies|dance|sing|talk|skate|swim)",
    "TITLE": (
        "(?:the_)?(?:pope|queen(?:_of_\\w+)?|king(?:_of_\\w+)?|emperor(?:_of_\\w+)?|empress(?:_of_\\w+)?|"
        "shah(?:_of_\\w+)?|tsar|czar|sultan(?:_of_\\w+)?|dalai_lama|tooth_fairy|easter_bunny|"
        "man_in_the_moon|archbishop_of_\\w+|president_of_\\w+) an?_(?:dutchman|nun|saint|angel|astronaut|"
        "ballerina|teapot|unicorn|monk|ballet_dancer|banana|bicycle|millionaire|martian|astronaut|virgin|"
        "bishop|choirboy|giraffe|penguin) napoleon cleopatra elvis santa father_christmas santa_claus "
        "sherlock_holmes julius_caesar mother_teresa marie_antoinette joan_of_arc"
    ),
    "MINE": (
        "foot eye eyes hat elbow backside aunt_fanny giddy_aunt bum arse ass behind big_toe left_foot nose "
        "knee granny grandmother_s_cat"
    ),
    "OFTEN": (
        "now_and_then now_and_again (?:every|each)_(?:now_and_(?:then|again)|once_in_a_while|blue_moon|"
        "leap_year|full_moon|other_\\w+|so_often) once_in_a_(?:while|blue_moon) from_time_to_time "
        "as_(?:often|seldom|rarely|frequently|little|regularly)_as_(?:i_can|possible|i_may|i_like|i_dare|"
        "i_please|you_let_me|the_rules_allow) more_often_than_not most_of_the_time most_(?:days|weeks|"
        "rounds|turns|times) more_and_more_often at_regular_intervals on_a_regular_basis like_clockwork "
        "out_of_habit by_habit as_a_habit by_tradition year_in_year_out week_in_week_out day_in_day_out "
        "whenever_i_(?:can|may|like|please|feel_like_it)"
    ),
    "SOMEDAY": (
        "(?:on_)?(?:some|one)_(?:fine|sunny|bright|rainy|beautiful|lucky)_(?:day|morning|evening|night) "
        "(?:in_)?the_days_of_\\w+ in_(?:the_)?(?:days_of_old|olden_days|days_gone_by|old_days|bygone_days|"
        "days_of_yore) in_(?:the|my)_(?:next|following|coming)_(?:round|week|turn|phase|game|season|life|"
        "session|month|year) once_upon_a_time long_ago way_back_when a_long_time_ago "
        "when_the_cows_come_home in_a_(?:month_of_sundays|parallel_universe|better_world|perfect_world|"
        "different_life|former_life|previous_life|galaxy_far_.*) in_an?(?:other|_alternate|_ideal)_(?:life|"
        "world|universe) in_(?:fairyland|wonderland|neverland|utopia|my_(?:sleep|dreams|fantasy|imagination|"
        "mind|head)) on_the_twelfth_of_never on_st_never_s_day"
    ),
}
_MOCKING: Final = WholeRemarks(
    _CLASSES,
    (
        (
            "(?:also|as_surely_as|as_sure_as|the_day|when|while)* FLIER (?:also|too|all|now)* FLY (?:too|"
            "as_well|in_.*)*"
        ),
        "hell (?:freezes|froze|will_freeze)_over",
        (
            "(?:also|then|surely)* (?:i|my_name|you|he|she|my_(?:cat|dog|uncle|aunt|boss|granny)|[a-z]+) "
            "(?:is|am|m|s|are|re|was) (?:also|then|surely|really)* TITLE (?:too|as_well|then|now)*"
        ),
        (
            "the (?:moon|sun|sky|earth|sea) (?:is|was) (?:made_of_\\w+|\\w+_cheese|flat|green|purple|"
            "a_biscuit|square)"
        ),
        "elvis (?:lives|is_alive|is_still_alive|is_back|is_not_dead)",
        "i (?:also)? (?:have|own|ve_got|ve) (?:got)? (?:also)? a bridge .. $",
        "my MINE",
        (
            "(?:oh|yeah|sure|right|of_course)* (?:yeah_right|sure_thing_not|as_if|not_likely|"
            "i_don_t_think_so|i_dont_think|i_dont_think_so|that_ll_be_the_day|that_will_be_the_day|"
            "the_very_idea|in_your_dreams|pull_the_other_one|dream_on|god_forbid|heaven_forbid|no_way_jose|"
            "like_hell|my_eye_and_betty_martin)"
        ),
        (
            "(?:what|how) (?:an|a)? (?:absurd|ridiculous|silly|preposterous|crazy|mad|laughable) (?:idea|"
            "thought|notion)"
        ),
        "how (?:absurd|ridiculous|preposterous|laughable|silly) (?:that|it|this) would be .. $",
        (
            "(?:always|usually|mostly|generally|only|for_fun|for_sport|for_pleasure|out_of_habit|"
            "most_often)* OFTEN (?:at_most|at_best|of_course|in_.*|on_.*)?"
        ),
        (
            "(?:mostly|usually|only|especially|always|generally)+ (?:in|at|on|during) (?:the)? (?:spring|"
            "summer|autumn|winter|weekends?|\\w+days|evenings?|mornings?|nights?|holidays|season|rainy_.*|"
            "christmas|easter|bed)"
        ),
        "SOMEDAY (?:perhaps|maybe|that_is|i_hope|hopefully)?",
        (
            "(?:against|upon|on|for) (?:cash|advance|due|a_small|a_modest|an_appropriate|a_suitable)* "
            "(?:payment|fee|bribe|ransom|advance_payment|consideration|remuneration|compensation)"
        ),
        "(?:did|could|might|would) i (?:but|only) (?:dare|have|find|know)? .. $",
        (
            "which (?:i|we) (?:regret|regretted|rue|rued|repent) (?:to_this_day|ever_since|later|"
            "bitterly_later|afterwards|still) .. $"
        ),
        (
            "which (?:is|was) how (?:i|we|[a-z]+) (?:lost|won|got|came|met|ended|became|learnt|learned|"
            "broke|died|spent) .*"
        ),
        (
            "(?:discuss|comment|comments_please|explain|parse_that|translate|analyse|analyze|true_or_false|"
            "right_or_wrong|agree_or_disagree|conjugate|spell_it|punctuate)"
        ),
    ),
)


def mocks(said: Whole) -> bool:
    """Whether words that end the sentence of an act do so."""
    return _MOCKING.are_said(said)
