"""Remarks behind acts by which they are untrue, mocked, ruled out, somebody else's account, or done before.

A lie owned up to (`Don't believe a word.`, `My fingers were crossed.`, `I made that up.`), irony (`And pigs
can fly.`, `Chance would be a fine thing.`, `Tell me another.`), no move this week (`I'm passing this week.`,
`You'll get my actual move on Friday.`), a refusal (`Out of the question.`, `God forbid.`), a line of thought
that fails (`Contradiction. QED`), what others make of the sender (`At least that's Brask's account.`),
an answer to a line of somebody's (`Heard that one before.`), or an act that was scored long ago (`It counted
on Monday.`).

What must stay true: `I'll pass the salt.`, `No luck this week.`, `Believe me.`, `Brask's report was fun.`
"""

from typing import Final

from gamemaster.language.remarks.whole_remarks import Whole, WholeRemarks

_CLASSES: Final = {
    "IT": (
        "it this that these those such_things? (?:this|that|the|these|those|my)_(?:whole_|last_|first_|"
        "above_)?(?:line|sentence|bit|paragraph|words|move|vote|mail|message|post|one|act|turn|thing)s?"
    ),
    "NOW": (
        "now today again folks everybody really here i_m_afraid either though of_course honestly sorry "
        "this_week this_time this_round this_turn this_month this_phase tonight this_session for_once "
        "for_now at_all at_the_moment until_\\w+ before_\\w+ yet anyway myself please in_fact"
    ),
    "LIE": (
        "lies? fibs? fibbing lying hoax bluff bluffing invention fabrication untruth fairy_tales? made_up "
        "wind_up leg_pull spoof pretence sham bait decoy red_herring smokescreen feint ruse trap trick "
        "whopper porky fiction fake canard tall_story joke joking jesting jest kidding teasing invented "
        "fantasy untrue false wrong test_of_.*"
    ),
    "PASS": (
        "passing skipping sitting_out sitting_IT_out abstaining resting not_playing not_moving not_voting "
        "not_taking_part on_strike out absent taking_a_break taking_the_week_off having_a_week_off "
        "keeping_still not_doing_anything doing_nothing staying_put standing_still pausing out_of_action "
        "inactive on_leave"
    ),
    "DOPASS": (
        "pass skip sit_out sit_this_out sit_IT_out sit_this_one_out abstain rest pause do_nothing stay_put "
        "stand_pat stand_still take_no_part keep_still not_move not_play not_vote be_doing_nothing "
        "not_be_playing not_be_moving not_be_doing_anything be_passing be_skipping do_no_such_thing "
        "do_nothing_of_the_sort do_nothing_of_the_kind be_sitting_out not_take_part not_do_anything"
    ),
    "SEND": "submit send announce make post decide_on choose think_about work_out think_of settle_on give",
    "MOVE": (
        "(?:(?:actual|real|own|proper|true|final|genuine|serious|official)_)*(?:move|vote|turn|ballot|act|"
        "orders?|answer|play)"
    ),
    "NEVER": (
        "out_of_the_question ruled_out not_an_option no_option never_ever over_my_dead_body "
        "not_on_your_life no_way_jose not_in_a_million_years not_for_the_world not_for_all_the_\\w+_in_\\w+ "
        "not_if_i_can_help_it nothing_doing heaven_forbid god_forbid heavens_no perish_the_thought "
        "unthinkable not_a_chance no_chance fat_chance out_of_bounds no_go a_no_go taboo forbidden "
        "anything_but anything_but_that anything_but_this not_for_me not_likely not_bloody_likely "
        "not_my_style not_my_thing not_my_cup_of_tea not_in_my_name hell_no as_if like_hell "
        "when_hell_freezes_over no_thanks no_thank_you a_non_starter non_starter crossed_off_the_list "
        "excluded not_with_me never_again never_in_my_life never_mind count_me_out"
    ),
    "ODD": (
        "pigs? cows? horses? elephants? hippos? tortoises? donkeys? the_moon the_earth the_pope elvis santa "
        "santa_claus father_christmas unicorns? hell my_(?:aunt|uncle|name|cat|dog|granny|grandmother|"
        "hamster|other_car) i i_also \\w+ grass the_sun the_sky the_queen money rome two_and_two"
    ),
    "ABSURD": (
        "(?:can_)?fl(?:y|ies) flew is_a_nun is_the_pope is_made_of_.* is_flat is_green is_blue is_cleopatra "
        "is_a_bicycle is_a_teapot lives live is_alive freezes_over froze_over can_dance can_sing can_talk "
        "m_the_(?:pope|queen|king|emperor|easter|tooth|shah|tsar|czar|dalai|man_in).* am_the_(?:pope|queen|"
        "king|emperor|easter|tooth|shah|tsar|czar|dalai|man_in).* m_a_.*man am_a_.*man m_queen.* m_king.* "
        "m_napoleon m_cleopatra am_napoleon m_the_queen.* own_a_bridge.* is_napoleon is_a_saint is_an_angel "
        "is_a_dutchman m_an_astronaut is_an_astronaut is_a_ballerina grows_on_trees was_built_in_a_day "
        "are_five is_a_ballet_dancer m_a_teapot am_a_teapot m_a_banana is_a_banana m_a_millionaire "
        "m_father_christmas m_elvis is_purple is_made_of_cheese is_cheese is_santa m_a_unicorn"
    ),
    "OTHER": "(?!my|i|we|our|it|no|any|an?|the_game)\\w+",
    "COUNTED": (
        "counted scored processed recorded logged dealt_with handled executed entered registered booked "
        "resolved applied done rolled acknowledged carried_out ruled_on"
    ),
    "THEN": (
        "already on_\\w+day last_\\w+ yesterday long_ago before earlier in_\\w+ ages_ago this_morning "
        "weeks_ago days_ago"
    ),
}
_UNTRUE: Final = WholeRemarks(
    _CLASSES,
    (
        # untrue
        (
            "(?:please)? (?:do_not|dont|nobody|never) (?:you)? (?:dare)? believe (?:a|any|one|single|"
            "a_single|IT|me|my)+ (?:word|words|syllable|thing|letter|IT|of|say|here|above|i_say|i_write|"
            "i_said)*"
        ),
        (
            "(?:i_m|i_am|we_re|IT_is|it_is|it_s|that_s|that_was|it_was|was|IT_was|all|pure|sheer|just|only|"
            "an?|another|white|little|one_big|big|of_course|merely|complete|bare_faced)+ LIE (?:for|to|of)? "
            ".? NOW*"
        ),
        "(?:pure|sheer|complete|total|bare_faced|barefaced|an_outright)+ LIE NOW*",
        (
            "(?:the)? (?:truth|reality) (?:is|s|was|lies) (?:the|quite|rather|exactly|very)* (?:reverse|"
            "opposite|contrary|other_way_round|different|otherwise|elsewhere|inverse) NOW*"
        ),
        (
            "(?:the)? (?:reverse|opposite|contrary|exact_opposite|very_opposite) (?:is|s)? (?:true|the_case|"
            "the_truth|what_i_mean|applies|holds) NOW*"
        ),
        (
            "i (?:lied|fibbed|bluffed|invented|fabricated|made_up|made) (?:IT|in|all|up|of|everything|just|"
            "a_little|the|first|line|above|there|that_up|about)* NOW*"
        ),
        "i (?:ve_|have_)?(?:just_)?(?:made|making|m_making|am_making) (?:IT) up (?:as_i_go)? .. $",
        (
            "(?:i)? (?:had|have|with|kept|keep|cross|crossed|m_crossing|crossing)? (?:my|all_my|both_my)? "
            "(?:toes|fingers) (?:were|are|was|firmly|well|all)* (?:crossed)? (?:behind|while|when|under|"
            "as_i|throughout|all_the_while|the_whole_time) .. $"
        ),
        "my (?:fingers|toes|legs|eyes) (?:were|are) crossed .. $",
        (
            "(?:gotcha|got_you|fooled_you|had_you_there|made_you_look|april_fools?|did_you_fall_for_it|"
            "who_fell_for_it|psych|sike|hook_line_and_sinker|did_it_bite|did_you_bite|did_anyone_bite) .. $"
        ),
        "i (?:kid|jest|joke|tease) (?:of_course|you|you_not_not)? .? $",
        # irony
        "(?:and|sure|yes|yeah|of_course)* ODD ABSURD (?:too|as_well|NOW)*",
        "chance would be a fine thing",
        "(?:tell|pull|spin) (?:me|us) (?:another|the_other_one|another_one)",
        "pull the other one .. $",
        "(?:that|that_ll|that_will|it_ll) (?:ll_be|be|will_be|would_be)? the_day .. $",
        "(?:if)? you believe (?:IT|me)? .. (?:bridge|anything|moon|father_christmas|santa|fairies) .. $",
        (
            "(?:the_very_idea|the_very_thought|as_if|of_all_things|what_an_idea|what_a_thought|"
            "can_you_imagine|yeah_right|oh_sure|sure_thing_not|a_likely_story|likely_story|my_foot|my_eye|"
            "my_hat|my_elbow|my_aunt_fanny|my_giddy_aunt|my_backside|in_your_dreams|who_does_he_think_i_am|"
            "who_do_you_think_i_am|do_i_look_like_.*|do_i_look_mad|do_i_look_stupid|am_i_mad|am_i_insane|"
            "am_i_stupid|would_i_ever|would_i_do_.*|not_in_this_life)"
        ),
        "how (?:absurd|ridiculous|silly|stupid|mad) (?:IT)? would be .. $",
        # no move at all
        (
            "(?:jokes_aside|seriously|seriously_now|now_for_the_serious_part|enough_silliness|"
            "enough_nonsense|joking_apart|now_seriously|in_earnest|in_truth|actually|fun_aside)* (?:no|"
            "i_have_no|there_is_no|there_s_no|without_a|i_ve_no|i_ve_got_no|not_a) MOVE (?:from_me|of_mine|"
            "to_make|for_me|planned|by_me|is_made|here|on_my_part|in_this_mail|to_offer|to_announce)* NOW*"
        ),
        (
            "(?:i)? (?:do|did|will|would|shall|ll|have|had|am|m|did|d)* (?:do|doing|done|did)? no such "
            "thing NOW*"
        ),
        (
            "(?:i|we) (?:am|m|are|ll_be|will_be|shall_be|have_been|ve_been) (?:on_holiday_and|away_and|"
            "ill_and|busy_so|really|just|simply|still|probably|only)* PASS NOW*"
        ),
        (
            "(?:i|we) (?:ll|will|shall|wont|am_going_to|m_going_to|think_i_ll|d_rather|think_i|must|have_to|"
            "had_better|d_better|hereby|simply|just|therefore|prefer_to)+ DOPASS (?:for|on)? NOW*"
        ),
        (
            "(?:i|we) DOPASS (?:for|on)? (?:this_(?:week|round|turn|month|time|phase|session|one)|tonight|"
            "today)+ NOW*"
        ),
        (
            "(?:i|we) (?:wont|will_not|shant|shall_not|cant|cannot|dont|do_not|ll_not|am_not_going_to|"
            "m_not_going_to) (?:be_)? .? (?:do|doing|move|moving|play|playing|vote|voting|taking|take|act|"
            "acting|make|making) (?:anything|a_move|a_turn|part|any_moves?|at_all|a_thing|NOW)+ "
            "(?:by_the_way|i_m_in_.*|as_i_m_.*)?"
        ),
        (
            "(?:i|we) (?:abstain|refrain) (?:from|on|in) (?:everything|all|anything|voting|playing|moving|"
            "action|acting|the_vote|every.*) .. $"
        ),
        "(?:a)? (?:pass|miss|bye|null_turn|no_move|skip|zero) (?:from|for|by) (?:me|my_side|us) NOW*",
        (
            "(?:nothing|no_action|no_moves?|no_vote|zero|not_a_thing) (?:from|by|for|of) (?:me|mine|"
            "my_side) (?:this|in_this|until|before|on|to_report)+ .. $"
        ),
        (
            "(?:you|the_list|everyone|all)? (?:ll|will|shall|can)* (?:get|have|see|receive|expect|hear|"
            "find) my MOVE .. (?:\\w+day|tomorrow|tonight|later|soon|next_\\w+|when.*|after.*|once.*|in_.*|"
            "at_.*|then)+"
        ),
        "my MOVE .. (?:will|ll|is_to|follows|to_follow|will_follow|on_its_way|is_still|still) .. $",
        (
            "(?:i|we) (?:still|yet|only|first|now)* (?:have|need|must|got|ve|want|ought|intend|am|m)+ "
            "(?:still|yet|got|going)* to? (?:decide|think|SEND|sleep|ponder|settle|consider|deciding|"
            "thinking|choosing|pondering|weighing) (?:on|about|over|of|SEND)* (?:my|a|the|our) MOVE NOW*"
        ),
        # ruled out
        (
            "(?:IT|is|s|that_is|that_s|it_is|it_s|absolutely|totally|completely|quite|simply|clearly|"
            "certainly|all|strictly)* NEVER NOW*"
        ),
        (
            "(?:it_is|it_s|that_s|that_is|this_is)? (?:the)? (?:one|last|only|very_last|first)+ thing (?:i|"
            "that_i|i_would|i_d|i_will|you|anyone|in_the_world)+ (?:would|will|d|ll|ever|never|can|could|"
            "should|may)* (?:refuse|do|rule_out|want|avoid|not_do|wont|expect|reject|refuse_to_do|need|try|"
            "consider) .. $"
        ),
        # a line of thought
        (
            "(?:contradiction|qed|q_e_d|reductio_ad_absurdum|absurd|refuted|disproved|disproven|falsified|"
            "counterexample|dead_end|blind_alley|cul_de_sac|branch_closed|line_closed|variation_closed|"
            "case_closed_not|which_is_absurd|which_fails|and_fails|impossible|as_was_to_be_shown) (?:by|"
            "after|because|of|in|qed|line|branch|found|reached|again|everyone)* .? .? .? $"
        ),
        (
            "(?:branch|line|variation|case|option|node|path|scenario|hypothesis) (?:one|two|a|b|\\d+)? "
            "(?:is|was)? (?:closed|refuted|fails|failed|pruned|discarded|loses|lost|ruled_out|rejected|"
            "dismissed|dead|eliminated|excluded|abandoned) .. $"
        ),
        (
            ".. (?:so|hence|thus|therefore|and) (?:the|this|that) (?:line|branch|idea|plan|variation|move|"
            "attempt|case|option|hypothesis) (?:fails|loses|is_refuted|is_lost|collapses|is_dead|falls|"
            "breaks_down|is_bad|doesn_t_work|doesnt_work|is_out)"
        ),
        # others' accounts
        (
            "(?:at_least|or_so|so)? (?:that_s|that_is|it_s|it_is|this_is)? (?:\\w+_s|your|his|her|their)+ "
            "(?:account|version|report|summary|tally|record|reading|interpretation|story|claim|log|minutes|"
            "paraphrase|side_of_the_story) "
            "(?:of_(?!.*_(?:should|is|was|deserves?)_).*|at_least|says_so.*|anyway|claims_.*|has_it.*|makes_.*)+"
        ),
        (
            "(?:the|your|\\w+_s) (?:report|account|log|record|minutes|tally|summary|rumou?r|gossip) (?:says|"
            "said|has|claims|had|claimed|states|insists|reads|maintains)+ (?:so|it|IT|otherwise|me|wrongly|"
            "already|that)+ .. $"
        ),
        (
            "(?:so|or_so|thus|as)? (?:says|said|say|claims|claimed|goes|runs|thinks|writes|wrote|reports|"
            "quoth) (?:the_(?:rumou?r|report|gossip|legend|log|grapevine|story|oracle|song|book|list)|\\w+) "
            "(?:wrongly|not_me|anyway|at_least|falsely|but_i_don_t|mistakenly)*"
        ),
        "(?!i)\\w+ (?:put|puts|has_put|is_putting) (?:IT|words|those_words) (?:words)? in(?:to)? my mouth",
        (
            "(?:some|several|certain)? (?:people|players|tongues|voices|folk|evil_tongues)? (?:say|claim|"
            "believe|think|would_have_it|whisper) .. (?:not_me|i_don_t|wrongly|falsely|untruly)"
        ),
        # an answer to a line of somebody's
        (
            "(?:i_(?:ve_|have_)?)?(?:all)? (?:ve|have|already)? heard (?:IT|that_one|this_one|that_song) "
            "(?:one|all|before|already|too_often|a_thousand_times|often_enough|tune|song|somewhere)+ "
            "(?:\\w+)?"
        ),
        (
            "(?:how_often|how_many_times|who_hasn_t|haven_t_we|where) (?:have|has|did|do|must)? (?:i|we|one|"
            "you)? (?:all)? (?:read|heard|seen|hear|read_it|endure) IT .. $"
        ),
        (
            "(?:i|we) (?:cant|cannot|can_no_longer|dont_want_to) (?:hear|read|bear|stand|listen_to) IT "
            "(?:any_more|anymore|any_longer|again|another_time)*"
        ),
        (
            "(?:is|was) (?:that|this|it) (?:really|meant_to_be|supposed_to_be|even|your|all)* (?:a|your|"
            "the)? (?:whole|entire|idea_of_a)? (?:move|vote|turn|plan|answer|best|all_you.*) (?:can_\\w+|"
            "you_can_.*)? (?!okay|ok|legal|all_right|fine)\\w+"
        ),
        (
            "(?:is|was) (?:that|this|it) all (?:you|he|she|they|you_lot|you_people) (?:can|could|have|had|"
            "ever|know)+ .. $"
        ),
        (
            "(?:so|how|very|terribly|oh_so|wow_how) (?:original|inventive|creative|imaginative|witty|"
            "predictable) (?:of_\\w+)? (?:\\w+)?"
        ),
        (
            "(?:and|but)? (?:you|they|\\w+) (?:really|actually|all)? (?:fell_for|swallowed|believed|bought|"
            "fell_for_that) IT? (?:\\w+)?"
        ),
        (
            "(?:why|when|where|how_could|what_made) (?:did|would|do|have|on_earth_did|you|has)* (?:you|he|"
            "she|\\w+) (?:ever|really|even)? (?:write|say|send|post|type|written|wrote|said) IT (?:\\w+)?"
        ),
        (
            "what (?:were|are|was|is) (?:you|he|she|\\w+) (?:thinking|on_about|smoking|doing|up_to|"
            "drinking) (?:of|there|with_IT)* (?:\\w+)?"
        ),
        # done before
        (
            "(?:IT|that_one|the_first_one|the_original|the_first|one|mine)? (?:has|have|had|was|is|s|been|"
            "got|already|just|all|long_since)* COUNTED (?:already|long_ago|THEN|by_the_\\w+)+"
        ),
        (
            "(?:it|that|this|the_first_one|the_original|the_first) (?:counted|applied|worked|went_through|"
            "took_effect|was_valid|was_scored) THEN .. $"
        ),
        (
            "(?:this_is|that_is|that_s|it_is|it_s|just|only|a|an|the|another|second|my)* "
            "(?:duplicate|re_?send|re_?post|re_?delivery|copy|carbon_copy|second_delivery|second_copy|"
            "file_copy|re_?transmission|re_?run) (?:of|for|from|only|since|as|the|sorry|because)* .. "
            "$"
        ),
        (
            "(?:the_)?same (?:mail|message|letter|text|line|words|move|vote) (?:as|you_got|you_had|again|"
            "once_more|that)+ .. $"
        ),
        (
            "(?:\\w+_s|the|your)+ (?:report|log|record|tally|summary) (?:of|on|from)? .? (?:has|shows|"
            "contains|lists|includes|mentions|records|gives|counts) IT (?:already)? .. $"
        ),
        (
            "(?:the)? (?:game_?master|gm|referee|bot|umpire|recordkeeper|scorekeeper) (?:has|had|already|"
            "have|s)* (?:already)? (?:dealt_with|scored|counted|processed|handled|recorded|entered|applied|"
            "answered|ruled_on|acknowledged|rolled_for|noted|got|seen) IT .. $"
        ),
        (
            "(?:sorry|apologies)? (?:if|in_case|should) (?:you|anyone|this) (?:get|got|gets|receive|have|"
            "arrives?|comes|all|had|already)+ (?:this|it|that)? (?:twice|two_times|again|a_second_time|"
            "double|before|already) .. $"
        ),
        (
            "(?:re_?sent|re_?posted|repeated|forwarded|copied|sent_again|posted_again) (?:for|because|as|"
            "since|on|to|from|by|at) .. $"
        ),
    ),
)


def is_not_in_earnest(said: Whole) -> bool:
    """Whether a sentence behind acts calls them untrue, mocked or old."""
    return _UNTRUE.are_said(said)
