"""How the sender takes what e does, what e makes of it all, and what e wishes, beside acts.

`Here goes nothing.`, `Not looking forward to it.`, `It wasn't an easy choice.`, `The baker will agree with
me.`, `Try and stop me!`, `Whoever wrote that deserves a cake.`, `Consider it a birthday present.`, `If only I
had the Parrot too.`: the act stands, and nothing is asked of anybody. What must stay true: a sentence is such
a line from end to end (`Here goes the wrong one.`, `The Warden will agree to it.`, `Consider it a draft.`
are none).
"""

from typing import Final

_PRESENT: Final = (
    "present|gift|birthday_present|christmas_present|wedding_present|bribe|thank_you|apology|peace_offering|"
    "rent|tip|bonus|reward|down_payment|pocket_money|donation|tribute|compliment|kindness|favour|"
    "investment|housewarming_present|consolation_prize|souvenir|farewell_present"
)
_HOW_HARD: Final = (
    "easy|hard|simple|pleasant|quick|happy|clever|pretty|cheerful|popular|comfortable|difficult|tough|sad|"
    "painful|brave|noble|pleasant"
)
_AGREES: Final = (
    "agree_with_me|laugh|cry|weep|smile|faint|be_pleased|be_proud|be_happy|be_thrilled|be_furious|"
    "be_delighted|"
    "forgive_me|thank_me|miss_me|never_forgive_me|kill_me|never_let_me_forget_it|have_a_fit|love_this|"
    "hate_this|"
    "love_it|hate_it|have_my_head|be_cross|be_so_proud|be_over_the_moon"
)
HOW_IT_IS_TAKEN: Final = (
    "and|so|ok|right|well? here goes|we_go nothing|everything?",
    "not really|much|exactly? looking_forward|looking_back to|at it|that|this|them|~",
    (
        f"it|that|this was|wasnt|was_not|is|s|isnt|is_not|s_not an|the|a? {_HOW_HARD} "
        "choice|decision|thing_to_do|call|one|pick for_me|for_anyone?"
    ),
    (
        "and? yes yes? i know|remember|do_know|do_remember what i said|wrote|promised|swore on|last|back|"
        "about|yesterday|earlier ~~?"
    ),
    "yes|and_yes yes? i know i_know?",
    f"the|my|our|your . will|ll|would {_AGREES}",
    "just? try and|to stop|beat|catch|top me|us|that|this",
    (
        "whoever wrote|thought_of|came_up_with|invented|drew|baked|made|designed|painted it|this|that|them "
        "deserves|has|earns|needs|should_get|must_have|gets a|an|my|some|all|the ~"
    ),
    (
        "just? consider|call|think_of it|this|that|them of|as? a|an|my|your|some? early|late|small|"
        "belated|little|"
        f"tiny|modest|humble? {_PRESENT} from|for|to|on? ~~?"
    ),
    "if i sound|seem|look|come_across . it s|is the|my|because|only ~",
    (
        "not without a|some|a_certain|a_little|any tear|regret|pang|sigh|sadness|pride|satisfaction|"
        "malice|joy|pleasure ~?"
    ),
    "and|but|now? if only i|we|he|she had|were|was|knew|could_have @",
    "and|but|now? if only @ would|could|had|were @",
    "after all|everything that|this i need|want|deserve|could_do_with|fancy ~",
    (
        "not kidding|joking|lying|exaggerating|complaining|bragging|boasting|gloating|crying|sulking|judging|"
        "bitter|jealous|holding_my_breath|naming_names|pointing_fingers|asking_for_much mind|though|at_all|"
        "honestly|really|folks|i_promise? ~?"
    ),
    (
        "not feeling great|good|well|my_best|too_well|too_good|very_well|very_brave|brave about_it|"
        "about_this? ~?"
    ),
    "not that i have|ve|had|ve_got anything|any|a|much against|for|to_say_about ~",
    "not that i care|mind|know|knew|understand|understood|would_know|ever_liked|blame_anyone ~?",
    (
        "i? wont|will_not|shant miss|forget|lie|apologise|bore_you|cry|lose_sleep the|that|this|about|"
        "over|with? ~?"
    ),
    (
        "trying|struggling|doing_my_best hard|so_hard|very_hard? not_to|to not? enjoy|laugh|cry|smile|"
        "grin|panic|"
        "gloat|giggle|look_surprised|look_innocent|look_sad it|this|that? too_much? ~?"
    ),
    (
        "maybe|perhaps|another_time in another|a_different|some_other|the_next? life|lifetime|world|"
        "universe|century"
    ),
    "next year in @",
    (
        "i ve|have changed my mind about the|my|our|his|her|that . he|she|it s|is fine|lovely|innocent|"
        "awful|a_dear ~?"
    ),
    "i ve|have changed my mind about the|my|our|his|her|that .",
    "i take back what|everything i said|wrote|thought about . s ~~",
    "i take back what|everything i said|wrote|thought about the|your|my|his|her ~",
    (
        "unless i ve|have counted|reckoned|added|miscounted|misread wrong|wrongly|badly? that|this|it "
        "makes|is|s|means @"
    ),
    (
        "i get it|that everyone|everybody|you|you_all|we|they|people all|really? love|loves|like|likes|"
        "hate|hates|enjoy|enjoys that|this|the|a|my? @"
    ),
    "nothing like a|an|some|the|a_bit_of ~",
    "i|we have|ve|had never liked|trusted|understood|cared_for the|that|this|his|her ~",
)
"""Lines that are such remarks from end to end."""
