"""What the sender goes on to do with eir day, has been kept from, or thanks for, beside acts.

`ok off to practice`, `Might turn up somewhere quieter once January's over.`, `Would have done it yesterday
but the cat was ill.`, `Thank you for the lovely dinner on Sunday.`, `go buy yourself something shiny`:
nothing is put off, tried out or handed on by any of these. What must stay true: a sentence is such a line
from end to end (`off to think about it`, `Might turn up my vote tomorrow`, `Thank you for waiting until I
decide` are none).
"""

from typing import Final

_DAY: Final = (
    "monday|tuesday|wednesday|thursday|friday|saturday|sunday|monday_night|friday_night|saturday_night|"
    "saturday_morning|sunday_morning|sunday_night|monday_morning|easter|christmas|new_year"
)
_PLACES: Final = (
    "bed|sleep|work|school|practice|band_practice|football_practice|choir_practice|orchestra_practice|"
    "training|rehearsal|choir|football|swimming|class|lectures|lunch|dinner|supper|breakfast|tea|church|"
    "gym|shops|shop|pub|pool|desk|dentist|doctor|allotment|garden|office|library|beach|station|airport|"
    "marking|homework|grindstone|kitchen|stables|dogs|kids|sheep|hens|washing_up|ironing|accounts|shift|"
    "night_shift|lab|lessons|exam|exams|revision|meeting|meetings|court|hospital|vet|barber|seaside|hills"
)
_CHORES: Final = (
    "run|go|dash|fly|sleep|eat|shower|feed|cook|work|study|revise|catch|collect|fetch|walk|"
    "pick_up|"
    "do_the_dishes|do_the_washing_up|do_my_homework|do_some_homework|mow|teach|practise|practice"
)
_OFF: Final = (
    "off|going|heading|headed|running|rushing|dashing|back|away|on_my_way|gotta_go|got_to_go|must_go"
)
_NOW: Final = "right|anyway|now|so|bye? bye?"
_SHOWING_UP: Final = (
    "turn_up|show_up|pop_up|pop_in|drop_in|drop_by|look_in|be_back|come_back|return|see_you_all|see_you"
)
_PLAYED: Final = "session|game|round|match|evening|contest|campaign|season|time|night|year"
_SENT: Final = "done|sent|posted|written|said"
_PAST_DAYS: Final = (
    "yesterday|sooner|earlier|last_night|last_week|last_month|last_year|days_ago|weeks_ago|ages_ago|"
    "months_ago|years_ago|on_monday|on_tuesday|on_wednesday|on_thursday|on_friday|on_saturday|on_sunday|"
    "this_morning|a_week_ago|a_month_ago|a_year_ago|long_ago|before_lunch|before_breakfast"
)
_GOOD: Final = (
    "laugh|hoot|blast|treat|doddle|breeze|giggle|riot|pleasure|adventure|joy|good_laugh|good_time|good_one|"
    "nice_change|fun|great_fun|good_fun|lovely|interesting|exciting|good|great"
)
_ONESELF: Final = "yourself|yourselves|urself|urselves"
WAYS_HOME: Final = (
    # going
    f"{_NOW} im|i_m|i_am|we_re|am? {_OFF} to the|my|our|a|some? .? {_PLACES} now|then|bye?",
    f"{_NOW} i? gotta|got_to|have_to|ve_got_to|must|need_to|better {_CHORES} ~?",
    "right|anyway|now|so|bye? on with the|my day|week|evening|show|work|housework|ironing",
    # where one may be found some day
    f"i? might|may|could {_SHOWING_UP} ~?",
    f"i? might|may|could {_SHOWING_UP} ~? once|when|as_soon_as|after ~",
    (
        f"i? might|may|could {_SHOWING_UP} ~? if you_ll|youll|they_ll|theyll have|take|want|let me back|in|"
        "again?"
    ),
    f"should|ought_to|could|will|might be a|an|some? {_GOOD} ~?",
    # what one would have liked to do sooner
    f"should_have|shouldve|ought_to_have {_SENT} it|this|so {_PAST_DAYS} ~?",
    (
        f"i? would_have|wouldve|d_have {_SENT} it|this|so {_PAST_DAYS} but|only|except_that "
        "i|my|the|our|life|work|then ~"
    ),
    (
        f"i? meant_to|wanted_to|had_meant_to|was_going_to do|send|write|post|say it|this|so {_PAST_DAYS} "
        "but|and "
        "fell_asleep|forgot|got_distracted|ran_out_of_time|my|the|our|life|work|then|clean_forgot ~?"
    ),
    (
        "i had_to look_up|look_it_up|look_that_up|google|work_out how|what|where|why "
        "~? once|twice|three_times|several_times?"
    ),
    (
        f"until|till {_DAY} i had|d|have|ve never heard|seen|been|thought|noticed of|to|about? it|this|"
        "them|you ~?"
    ),
    # thanks
    (
        "thank_you|thanks|many_thanks|cheers all|everyone|everybody|again|so_much|very_much|kindly? all|"
        "again? "
        "for the|a|an|your|such_a|all_the|all_your|dinner|lunch|tea|breakfast|supper ~~"
    ),
    (
        "thank_you|thanks|many_thanks|cheers all|everyone|everybody|again|so_much|very_much|kindly? all|"
        "again? "
        f"for the|a|an|this .? and|but? .? {_PLAYED} ~~?"
    ),
    (
        f"a|the new|another|next one|{_PLAYED} will|shall|ll follow|start|begin|come|be_along after|in|on|"
        "when|once ~"
    ),
    # what another had, and did not take
    (
        "if you|anybody|anyone|he|she|they still|ever|really? want|wanted|depend|depended|need|needed|"
        "fancied|"
        "relied|rely on? it|that|this|him|her you|they|he|she had|ve_had|have_had|missed|lost your|their|"
        "his|her|"
        "a|the chance|moment|turn_to_speak ~?"
    ),
    # what another is to do with a gift
    f"go|now_go|so_go|and_go? buy|get|treat {_ONESELF} a|an|some|something|to ~",
    "go|now_go|so_go|and_go buy the|your|some|a|an ~",
    # of understanding, feelings and talents
    "ok|okay|yes|right|oh? ok? i get it|that now|ok|okay|already?",
    "ok|okay|yes|right|oh? ok? i get it|that you|everyone|everybody|we|they love|like|hate|enjoy|adore ~",
    (
        "as_i_understand|as_i_see|as_i_read it|this|them|the_rules i now|then|also|just? get|receive|have|"
        "hold @ "
        "without? doing|playing|paying? anything?"
    ),
    (
        "i get why|how|what people|you|they|everyone|everybody|we love|like|hate|enjoy|play|adore|mean "
        "this|it|that|them?"
    ),
    (
        "i get so|really|very|a_bit|easily|always? scared|bored|lost|seasick|carsick|nervous|hungry|"
        "sleepy|tired|"
        "cold|emotional|carried_away|hay_fever|hiccups|the_hiccups|the_giggles|vertigo|stage_fright ~?"
    ),
    (
        "i do a|an|quite_a|such_a very|really|rather|pretty? good|great|mean|lovely|terrible|decent|passable|"
        "wicked|fine|brilliant|awful|fair .? owl|bat|cat|dog|wolf|frog|duck|bear|cow|goose|impression|"
        "cartwheel|handstand|curry|roast|risotto|lasagne|omelette|cheesecake|crumble|soup|stew ~?"
    ),
    "i already|still regret|dread|love|hate|miss|enjoy it|this|him|her|them already?",
    (
        "i very? nearly|almost didnt|did_not tell|make|survive|see|notice|come_home|get_home|mention you|"
        "it|back|home ~?"
    ),
    "i very? nearly|almost didnt|did_not",
    (
        "i wont|will_not|shant pretend|claim i understand|understood|know|knew|enjoyed|enjoy|like|liked "
        "it|them|a_word|any_of_it|the_rules|the_map"
    ),
    "i wont|will_not|shant pretend|claim to understand|know|enjoy|like it|them|the_rules|the_map|the_maths",
    "i wish i could say|tell_you|claim|pretend i had a|any|some ~",
    "i wish i could say|tell_you|claim|explain why|how|what",
    "i would|d say|have_said sorry|thank_you|something_clever|something_nice but i m|am|was not|too ~?",
    (
        "some_day|one_day|someday you|they|we|you_all ll|will thank|forgive|understand|laugh|look_back|"
        "miss me|us|him|her? ~?"
    ),
    (
        f"as promised|threatened|agreed|discussed on|last|over|in|at {_DAY}|night|week|month|lunch|dinner|"
        "tea|text"
    ),
    (
        "still no word|news|sign|trace|letter|answer from|of the|my|our plumber|doctor|bank|landlord|"
        "school|vet|"
        "garage|builder|builders|electrician|postman|insurance|hospital|university|courier|parcel|cat|bus|"
        "train|sun"
    ),
)
"""Lines that are such remarks from end to end."""
