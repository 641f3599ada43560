"""Remarks behind acts that park them: `On hold.`, `In the pipeline.`, `Status: idea.`, `Trigger: a signal.`

They lie in a drawer, wait for a sign (`On my signal.`, `Countdown starts when Jun is back.`), have run out
(`Expired.`, `Best before Monday.`), or are as good as not chosen yet: odds, candidates, a list (`I'll toss
a coin.`, `Nine chances in ten.`, `Number one on my shortlist.`, `I lean towards it.`).

What must stay true: `Just in time.`, `Parked in front of the office.`, `Status: hungry.`
"""

from typing import Final

from gamemaster.language.remarks.whole_remarks import Whole, WholeRemarks

_CLASSES: Final = {
    "IT": (
        "it this that these those (?:this|that|the|my)_(?:whole_|last_|first_)?(?:line|move|vote|mail|"
        "message|thing|plan|idea|one|option|deed|act|play)"
    ),
    "NOW": (
        "now for_now still yet again at_the_moment for_the_moment right_now so_far today this_week please "
        "folks everybody until_further_notice for_the_time_being as_yet currently apparently obviously "
        "though that_is"
    ),
    "PARKED": (
        "on_hold on_ice parked shelved pending in_the_pipeline in_preparation in_planning in_the_works "
        "in_progress in_the_making under_review under_consideration under_construction under_discussion "
        "in_the_queue queued on_standby on_the_back_burner on_the_back_boiler in_limbo in_abeyance frozen "
        "dormant mothballed in_mothballs in_cold_storage in_the_freezer in_the_fridge on_the_shelf "
        "in_suspension suspended in_reserve in_the_drawer in_the_oven in_the_incubator not_armed "
        "not_armed_yet on_the_drawing_board in_the_pending_tray in_the_in_tray in_my_in_tray "
        "on_the_waiting_list waitlisted scheduled unscheduled postponed deferred adjourned tabled in_draft "
        "in_discussion in_dispute in_escrow unactivated inactive not_active not_yet_active deactivated "
        "disabled switched_off at_the_planning_stage planned pencilled_in penciled_in earmarked"
    ),
    "FIELD": (
        "status state stage phase condition mode progress validity priority confidence probability "
        "likelihood odds chance chances certainty commitment readiness maturity level_of_certainty "
        "seriousness"
    ),
    "LOW": (
        "idea draft pending open planned planning tentative low small slim zero nil none medium unsent "
        "undecided unconfirmed unknown parked shelved frozen dormant proposed proposal maybe perhaps "
        "hypothetical considering thinking brewing waiting queued hold on_hold provisional in_progress "
        "in_preparation under_review inactive off cancelled expired void rejected joke fiction test "
        "not_sent fifty_fifty half .*per_cent \\d+.* so_so sleeping on_ice wip todo to_do"
    ),
    "SIGNAL": (
        "signal mark word command sign cue whistle nod bell gong shout starting_gun starting_signal go "
        "orders? say_so clap call wink trumpet"
    ),
    "N": "one two three four five six seven eight nine ten twenty ninety a_hundred \\d+ half",
}
_HELD: Final = WholeRemarks(
    _CLASSES,
    (
        "(?:put|IT|is|s|currently|all|just|only|still)* PARKED NOW*",
        "PARKED (?:until|till|pending|awaiting|since|while|for) .. $",
        (
            "FIELD (?:of_IT)? (?:is|s)? (?:still|only|very|rather|a|an|at|about|around|mere|just|currently|"
            "roughly)* LOW NOW*"
        ),
        (
            "FIELD (?:about|around|roughly|under|below|at_most|only|is|some|maybe)* N (?:per_cent|percent|"
            "in_N|to_N|out_of_N|at_best|or_so|at_most)* NOW*"
        ),
        (
            "(?:the|my|our|agreed)? (?:trigger|trigger_word|code_?word|safe_?word|"
            "signal|cue|release_word|activation|starting_signal|trigger_event|activation_word|go_word|"
            "launch_code) (?:is|s|will_be|for_IT|to_be)? .. $"
        ),
        (
            "(?:only)? (?:on|at|upon) (?:my|your|the|a|\\w+_s|agreed)+ SIGNAL (?:only|please|from|of|"
            "not_before|go)? .. $"
        ),
        "on the count of N",
        "at the sound of .. $",
        "wait for (?:my|the|your|\\w+_s|a) (?:SIGNAL|moment)",
        (
            "(?:the)? (?:countdown|clock|timer|fuse|egg_timer|hourglass) (?:is|starts|started|begins|"
            "running|runs|ticking|stops|stopped|ticks|starts_.*|lit|to_be_lit) .. $"
        ),
        "(?:ten|five|three|seven) (?:nine|four|two|six) (?:eight|three|one|five) .. $",
        (
            "(?:good|valid|applicable|available|live|effective|open|in_force) (?:until|till|from|only|as_of|"
            "as_from|on|after|for|since|through)+ (?!the_cause|a_laugh|me|you|us)\\w+ .. $"
        ),
        "(?:best_before|use_by|sell_by|best_by|sell_by_date|use_by_date) .. $",
        (
            "(?:already|long|now|has|it|IT|since)* (?:expired|lapsed|out_of_date|past_its_(?:date|"
            "sell_by_date|best)|stale|timed_out|elapsed|outdated|superseded|obsolete|run_out|moot) (?:on|in|"
            "at|since|by|last|yesterday|long|now|already|of_course)* .? .? $"
        ),
        # not chosen yet
        (
            "(?:i|we) (?:ll|will|shall|m_going_to|am_going_to|have_to|d_better|need_to|must|might)* (?:toss|"
            "flip|throw|roll|cast|spin|draw) (?:a|the|some|my)? (?:coin|die|dice|lots|straws|bottle|lot|"
            "penny|yarrow_stalks) (?:for_it|first|then|tonight|later|tomorrow|on_it|to_decide|about_it)*"
        ),
        (
            "(?:the|my)? (?:coin|die|dice|jury|arrow|roulette_ball|penny) (?:is|s|are|will|has|have|hasn_t|"
            "hasnt|not|still|yet)+ (?:in_the_air|spinning|rolling|out|decide|to_be_thrown|landed|fallen|"
            "turning|flying|to_land|to_fall|up|be_thrown|tossed|been_tossed|been_thrown)+ NOW*"
        ),
        (
            "(?:with|at)? (?:a)? (?:probability|likelihood|chance|certainty) (?:of)? (?:about|some|"
            "roughly|one|maybe|are)* (?:N|half|third|in|to|out_of|per_cent|percent|over|against|on|even|low|"
            "evens)* (?:that)? .. $"
        ),
        "(?:the)? odds (?:are|stand_at|being|of) !\\d+ .. $",
        (
            "(?:about|some|roughly|maybe|say|with)* N (?:chances?)? (?:in|out_of|to) (?:N) (?:that|or|odds|"
            "chance|so|i|against|on|at)* .. $"
        ),
        "(?:more|as|less) likely (?:than|as) not .? .? $",
        (
            "(?:odds_on|evens|even_odds|even_money|fifty_fifty|fifty_per_cent|a_toss_up|a_coin_toss|"
            "a_lottery|eeny_meeny.*|heads_or_tails|heads_i_.*|to_be_or_not_to_be|or_not|or_maybe_not|"
            "or_perhaps_not|or_rather_not|and_yet|or_am_i|do_i|or_do_i|will_i|won_t_i|would_i|or_would_i|"
            "should_i|or_should_i|or_will_i|am_i) (?:though|anyone|really)?"
        ),
        (
            "IT or (?:waiting|passing|sleeping|nothing|resting|not|something_else|another|the_other|healing|"
            "exploring|sitting) .*"
        ),
        (
            "(?:that_is|that_s|it_is|it_s|this_is|is)* (?:my|the|a|an|one|just|only|another|still|possible|"
            "likely|first)* (?:candidate|option|possibility|variant|alternative|contender|front_?runner|"
            "runner_up|nominee|hot_favourite|hot_tip|choice|idea) (?:one|two|three|four|a|b|c|\\d|"
            "number_\\w+|so_far|that_is|among_.*|of_.*|for_now|at_the_moment|at_present|to_date|currently|"
            "perhaps|maybe|only)+ .. $"
        ),
        (
            "(?:it_is|it_s|that_s|that_is|this_is|is|still|number_\\w+|high|top|first|second|low|up)* (?:on|"
            "of) (?:my|the) (?:short_?list|long_?list|wish_?list|bucket_list|to_do_list|list_of_(?:ideas|"
            "options|candidates|maybes|possibilities)|maybe_list|list_of_things_to_.*|menu|cards) (?:so_far|"
            "at_least|for_now|that_is|too|somewhere|for_.*)*"
        ),
        "(?:my|the|a)? (?:short_?list|long_?list) .. $",
        (
            "(?:that_is|that_s|it_is|it_s|still|this_is)* (?:my|our) (?:current|present|provisional|narrow|"
            "clear)? (?:front_?runner|runner_up|hot_favou?rite|second_choice|first_choice|"
            "preference|plan_b|best_guess|leaning|inclination) (?:so_far|at_the_moment|for_now|at_present|"
            "to_date|right_now|would_be_.*|with_.*|that_is|currently|though|until_.*)*"
        ),
        (
            "(?:i|we|and_i|but_i|still)? (?:m|am|are|do|rather|still|really|somewhat|slightly|strongly|"
            "very_much|sorely|sort_of)* (?:lean|leaning|tend|tending|tempted|inclined|veering|gravitate|"
            "gravitating|toying|flirting|warming) (?:to|towards?|that_way|in_that_direction|with|at_least|"
            "by|so|to_do_so)? (?:IT|that_idea|the_idea|the_thought)? NOW*"
        ),
        (
            "(?:IT)? (?:is|s|was|just|only|merely|still)* (?:an|one|just_an|only_an|another)+ (?:idea|"
            "option|possibility|thought|notion)"
        ),
        (
            "(?:end_of)? (?:brainstorm|brainstorming|brain_dump|thinking_aloud|rambling|musing|pondering) "
            "(?:over|ends|session|ended|finished|mode_off|off)*"
        ),
        "(?:e|i)e?ny me+ny m\\w+ mo?e? .. $",
        (
            "(?:one|either|any|pick_one|choose_one|only_one|just_one|which|neither|half) of (?:the|these|"
            "those|them) (?:two|three|both|acts|moves|options|lines|above)? (?:(?:game_?master|dealer|your|"
            "\\w+)_s_choice|pick|whichever_.*|you_choose|your_pick|only|please|anyway|maybe)*"
        ),
    ),
)


def is_on_hold(said: Whole) -> bool:
    """Whether a sentence behind acts parks them or has not chosen them yet."""
    return _HELD.are_said(said)
