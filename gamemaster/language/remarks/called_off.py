"""Remarks behind acts that call them off: `Rewind.`, `Cold feet, sorry.`, `Too early, I see now.`

A word of command that ends or winds back what was begun (`Abort.`, `Control-Z!`, `Eraser, please.`), a fit of
nerves (`My courage has left me.`), a mind changed (`I no longer want to.`, `Change of heart.`, `Having read
the rules again: no.`), a start too early (`Too hasty.`, `False start.`), a bin (`Straight into the bin.`),
words unsaid (`I swallow my words.`), or a slip of the hand by which the text is in the mail at all
(`Clipboard mishap.`, `Leftover above.`, `Pocket mail.`, `Wrong list.`).

What must stay true: `No cold feet this time.`, `Too early in the morning for jokes.`, `Leftovers for
dinner.` are of other things.
"""

from typing import Final

from gamemaster.language.remarks.whole_remarks import Whole, WholeRemarks

_CLASSES: Final = {
    "IT": (
        "it this that these those them all_(?:of_)?(?:it|this|that) (?:the|this|that)_(?:whole_|last_|"
        "first_|top_)?(?:lot|thing|line|move|vote|mail|sentence|bit|paragraph|idea|plan|order|"
        "text)(?:_above|_up_there)? (?:the|everything|all|all_of_the|most_of_the|much_of_the|"
        "what_stands)_above(?:_the_line|_this_line|_my_name)? above (?:my|the)_(?:last|first|opening|"
        "top)_(?:line|sentence|words)"
    ),
    "NOW": (
        "now again already today here there then right really just still simply after_all any_more anymore "
        "any_longer at_once already for_now this_time this_week tonight please"
    ),
    "CUT": (
        "rewind abort undo cut cancel delete erase unsend recall retreat reset revert scratch stop_press "
        "stop_the_(?:press|presses|clock|show|engine|train) mission_(?:aborted|abandoned|cancelled|"
        "scrubbed) abort_(?:the_)?(?:mission|launch|mission_now) operation_(?:aborted|abandoned|cancelled|"
        "off) launch_(?:aborted|cancelled|scrubbed) unsaid undone aborted abandoned cancelled canceled "
        "scrapped scrubbed binned struck struck_out struck_through crossed_out crossed_through deleted "
        "erased axed dropped revoked retracted recalled withdrawn rescinded called_off overruled rejected "
        "dismissed backspace back_space back_pedal back_pedalling backpedal backpedalling (?:ctrl|"
        "control|cmd|command)_z (?:hit|press|push)_(?:undo|delete|rewind|stop|reset|backspace|escape) "
        "escape_key delete_key undo_button reverse_gear full_reverse (?:u|about)_turn volte_face tipp_?ex "
        "correction_fluid eraser rubber india_rubber red_pen blue_pencil black_marker scissors shredder "
        "paper_shredder trash waste_?paper_basket null_and_void nul_and_void as_you_were never_mind "
        "never_you_mind nevermind"
    ),
    "NERVE": "nerves? courage heart bottle resolve boldness bravery resolution enthusiasm confidence",
    "LEFT": (
        "(?:(?:just|has|have|has_just|have_just)_)?(?:failed_me|left_me|deserted_me|gone|went|cracked|broke|"
        "broken|abandoned_me|forsook_me|forsaken_me|evaporated|vanished|fails_me|leaves_me|fading|faded)"
    ),
    "BACKED": (
        "(?:backing|pulling|chickening|bailing|wimping|ducking|bowing|copping|opting|"
        "weaselling)_out(?:_of_IT)? withdrawing backtracking backpedalling back_pedalling bottling_it "
        "retreating reneging (?:having|getting|developing)_cold_feet having_second_thoughts "
        "(?:going_)?back_on_IT stepping_back_from_IT calling_IT_off dropping_IT scrapping_IT binning_IT "
        "leaving_IT_(?:out|off|alone|be|be_now|undone) giving_IT_a_miss skipping_IT shelving_IT "
        "taking_IT_out shelving_IT cutting_IT deleting_IT crossing_IT_out striking_IT(?:_out)? "
        "abandoning_IT giving_IT_up giving_up_on_IT going_off_IT unsure_after_all rescinding_IT revoking_IT "
        "recalling_IT not_so_keen_any_more not_going_through_with_IT"
    ),
    "BACK": (
        "back_out pull_out chicken_out bail_out bail wimp_out bow_out opt_out(?:_of_IT)? renounce recant "
        "relent backtrack back_pedal backpedal swallow_my_words eat_my_words eat_my_hat_and_my_words "
        "take_back_every_word take_every_word_back unsay_IT call_IT_off drop_IT scrap_IT bin_IT "
        "leave_IT_out cross_IT_out strike_IT(?:_out)? give_IT_a_miss revoke_IT recall_IT rescind_IT "
        "delete_IT erase_IT unwrite_IT unsend_IT"
    ),
    "BACKEDOUT": (
        "backed_out pulled_out chickened_out bailed bottled_it changed_my_mind reconsidered relented "
        "recanted thought_better_of_IT thought_again gone_off_IT gone_cold_on_IT cooled_on_IT lost_interest "
        "lost_my_NERVE lost_NERVE lost_heart got_cold_feet had_second_thoughts had_a_change_of_heart "
        "had_another_think had_a_rethink called_IT_off dropped_IT scrapped_IT gone_back_on_IT "
        "given_up_on_IT jumped_the_gun spoken_too_soon"
    ),
    "WANT": "want wish fancy need dare care feel_like intend mean",
    "EARLY": "early soon hasty hastily rash rashly quick quickly fast eager keen bold boldly impulsive",
    "SPOKE": (
        "(?:too|a_bit_too|much_too|far_too|a_little_too|rather_too|way_too)_EARLY(?:_of_me|_by_half|_there|"
        "_again|_on_the_trigger|_with_IT|_for_IT|_on_the_draw)?"
    ),
    "BIN": (
        "bin dustbin waste_?basket wastepaper_basket basket trash rubbish shredder stove fire fireplace "
        "drain wastebin trash_can paper_basket recycling compost furnace"
    ),
    "RUBBISH": (
        "rubbish nonsense garbage gibberish poppycock balderdash twaddle bunkum drivel hogwash tosh bunk "
        "hot_air moonshine piffle baloney codswallop claptrap humbug invention bosh tripe"
    ),
    "TOOL": (
        "clipboard keyboard mouse trackpad touchpad paste pasting copying copy_(?:and_)?paste cut_and_paste "
        "auto_?fill autocorrect autocomplete auto_complete auto_?text spell_?checker dictation "
        "voice_recognition voice_typing speech_recognition pocket template mail_merge autosave "
        "mail_(?:client|program|software) copy_and_pasting drag_and_drop thumb finger send_button"
    ),
    "MISHAP": (
        "mishaps? accidents? errors? mistakes? slips? glitch(?:es)? hiccups? "
        "disaster blunder fail mix_up muddle gremlins? bug confusion debris residue remnants? artefacts? "
        "artifacts? mess madness run_wild gone_wild gone_mad went_mad again playing_up "
        "playing_tricks(?:_on_me)? misfire"
    ),
    "REST": (
        "left_?overs? remnants? remains remainder relics? residue debris stray_(?:line|text|paste|words|"
        "sentence|bit|fragment)s? old_(?:text|line|bit|paste|stuff|draft|template|mail|sentence) (?:bits|"
        "fragments|scraps|pieces|parts)_of_an?(?:_old|_older)?_(?:mail|text|draft|message) dead_text filler "
        "filler_text boilerplate standard_text form_text dummy_text padding"
    ),
    "WRONG": (
        "button key window thread list mail mailbox chat paste draft group channel addressee address "
        "recipient recipients file attachment clipboard tab conversation inbox account click template "
        "version text person forum board room game folder"
    ),
    "THOUGHT": (
        "(?:having|after) (?:\\w+ )?".replace(" ", "_") + "(?:thought|slept|read|seen|talked|looked|heard|"
        "counted|"
        "checked|reading|seeing|thinking|looking|counting|a|another|some|one_more|careful|long|due|"
        "further|more)"
    ),
}
_CALLED: Final = WholeRemarks(
    _CLASSES,
    (
        "(?:all|please)* CUT CUT* NOW*",
        "(?:let_s|let_us|please|quick|quickly|hit|press)* CUT NOW*",
        "my NERVE LEFT NOW*",
        "my NERVE (?:is|s) (?:gone|failing_me|leaving_me) NOW*",
        "(?:i|we)? (?:am|m|are|re) NOW* BACKED NOW*",
        "(?:i|we) (?:ll|will|shall|think_i_ll|d_better|d_rather|now|hereby|must|have_to|want_to)* BACK NOW*",
        "(?:i|we)? (?:have|ve|ve_just|have_just|had|d)? NOW* BACKEDOUT NOW*",
        (
            "(?:i_(?:ve_|have_)?(?:got|get|had)|got|getting|sudden|(?:a|an)_attack_of|having)? (?:very)? "
            "cold feet NOW*"
        ),
        "(?:an?|my)? change of (?:heart|mind|plans?) NOW*",
        (
            "(?:i|we) (?:no_longer|dont|do_not|didnt_really|never_really) NOW* WANT (?:to|IT|it_to_happen|"
            "to_do_IT)? NOW*"
        ),
        (
            "what (?:am|was|were) (?:i|we) NOW* (?:doing|saying|thinking|writing|thinking_of|"
            "talking_about)? (?:no|nope|stop)?"
        ),
        "what have i (?:done|written|said)",
        "(?:i_(?:ve_|have_)?)?(?:thought|think)_(?:again|twice)_(?:and|so) (?:no|nope|i_wont|better_not)",
        "THOUGHT .. (?:no|nope|better_not|rather_not|never|i_wont)",
        "(?:no|nope|nah) (?:no|nope|nah|wait|stop|better_not|rather_not|on_second_thoughts?)+",
        "(?:oops|whoops|ouch|argh|oh)? SPOKE NOW*",
        "(?:i|that|it|this) (?:was|am|is|s|acted|came|spoke|jumped|moved|went|wrote) SPOKE",
        "(?:i|we) (?:have|ve)? (?:spoke|spoken|moved|wrote|written|jumped|acted) SPOKE",
        "(?:i|we)? (?:have|ve)? jumped the gun",
        (
            "(?:please|kindly|you_can|you_may)* (?:treat|regard|consider|count|read|take|mark) (?:IT)? "
            "as (?:a|an)? (?:blank|void|null|unsent|unsaid|unwritten|spoilt|spoiled|withdrawn|draft|"
            "empty|deleted|nothing|not_\\w+) NOW*"
        ),
        "i (?:d|would) (?:sooner|rather) (?:die|drown|eat_(?:my|a|an)_\\w+|kiss_a_\\w+) NOW*",
        "(?:a)? false (?:start|alarm|dawn) NOW*",
        "(?:IT|it_s|that_s|this_s)? (?:is|s|was)? (?:never|not) (?:ever)? (?:going_to|gonna) happen NOW*",
        (
            "(?:my|so|sorry|apologies)* (?:for|about) (?:the|that|this|my) "
            "(?:wrong|false|mistaken|bogus|faulty) (?:vote|ballot|move|turn|name|number|order|card|letter|"
            "square|tile|line|one|player|target|proposal|intent|amount) NOW*"
        ),
        "(?:and_)?(?:back)? to (?:square_one|the_drawing_board|the_start|the_beginning|the_workbench)",
        (
            "(?:let_s|let_us|please|can_we|could_we|we_can)? pretend (?:that)? (?:i|you|we|nobody|no_one) "
            ".. (?:nothing|that|this|it|a_word)"
        ),
        "(?:you|you_all) (?:saw|read|heard|noticed|know|got) nothing NOW*",
        "(?:you|you_all) (?:didnt|did_not|never) (?:see|read|hear|get|notice|saw|heard|got) IT NOW*",
        "(?:i|we) (?:said|wrote|typed|did|sent|announced|meant) nothing NOW*",
        "(?:i|we) never (?:said|wrote|typed|did|sent|announced|meant) IT NOW*",
        (
            "(?:i)? (?:send|require|give)? (?:formal|final|full|written|the|a|my|further|separate|"
            "official)* (?:confirmation|confirmatory_mail|go_ahead|signature|final_answer|final_word|"
            "final_decision|final_version|decision|verdict) (?:follows|to_follow|follows_.*|to_come|"
            "will_follow.*|comes_.*|pending|outstanding|still_to_come|in_a_.*|tomorrow|later|soon|tonight|"
            "on_.*day|next_.*|by_.*|missing|still_missing|awaited|to_be_sent_.*)"
        ),
        (
            "(?:goes|go|belongs?|it_goes|went|(?:this|that|it)_(?:goes|belongs|went|is_going|s_going|can_go|"
            "may_go)|IT_(?:goes|belongs|can_go|should_go))? (?:straight|right|directly|back)? (?:into|in|to|"
            "for) the BIN (?:with_IT)? NOW*"
        ),
        "(?:a|another|one_more)? (?:case|candidate|thing)? for the BIN NOW*",
        "IT (?:is|s|was|are|were) (?:all|pure|sheer|utter|complete|just|only|mere)* RUBBISH NOW*",
        "(?:all|pure|sheer|utter|complete|just|only|mere)+ RUBBISH NOW*",
        (
            "(?:on_reflection|on_second_thoughts|please)? (?:the_(?:first|last|opening|top)_(?:thing|line|"
            "bit|word|sentence)(?:_i_(?:wrote|said|typed)|_of_this_mail|_above)?|IT) (?:should|must|can|may|"
            "had_better|is_to|needs_to|ought_to) (?:be_(?:dropped|deleted|ignored|scrapped|struck|forgotten|"
            "cut|removed|skipped)|go)"
        ),
        # the text is there by a slip of the hand
        "(?:an?|another|some|the|my|usual|classic|typical|old)* TOOL MISHAP NOW*",
        "(?:my|the|that) TOOL s (?:fault|doing|idea|joke|invention|work) NOW*",
        "(?:ctrl|control|cmd)_[vc] (?:strikes_again|again|gone_wrong|mishap|accident|error|at_work|.*)",
        "TOOL (?:strikes|struck|at_work|did_it|did_that|got_me|does_that|is_to_blame) NOW*",
        (
            "(?:a|an|another|some|the|just|only|mere|my)* REST (?:above|up_there|there|up_top|at_the_top|"
            "from_.*|of_.*)? NOW*"
        ),
        (
            "(?:the|that|those|my) (?:top|first|upper|opening|last)_(?:line|bit|sentence|part|text|lines|"
            "words) (?:is|are|was|s) (?:only|just|merely|still|all|an?|the|some|mere)* (?:REST|copied|"
            "pasted|stale|relic|obsolete|from_.*)"
        ),
        "(?:oops|argh|damn|oh_no|ah)? wrong WRONG NOW*",
        (
            "(?:a)? (?:pocket|butt|bum|trouser|sofa) (?:mail|dial|dialling|message|mailing|text|post|send|"
            "sending)"
        ),
        (
            "(?:a)? (?:fat|fumbling|clumsy|frozen|slippery) (?:fingers?|thumbs?) (?:again|strike_again|"
            "at_work|syndrome)?"
        ),
        (
            "(?:a|another|my|just|only)* slip of (?:the|a|my) (?:mouse|fingers?|keyboard|thumb|hand|key|pen|"
            "tongue|mind|keys)"
        ),
        (
            "(?:i)? (?:had|have|ve)? (?:forgot|forgotten|meant|wanted|failed|omitted|neglected) to "
            "(?:delete|remove|cut|take|erase|strike|clear|clean|edit|cross) (?:IT|the_(?:old|last|rest|top|"
            "first|remains).*|that_first) (?:out|away|first|before_sending|off)?"
        ),
        (
            "(?:my|the|our) (?:stupid|silly|new|old|clever)* (?:TOOL|phone|computer|tablet|laptop|provider|"
            "signature_tool) (?:always|still|insists_on|keeps|likes_to)* (?:puts|adds|adding|inserts|pastes|"
            "appends|prepends|inserting|sticks|put|add|insert) .*"
        ),
        (
            "(?:sent|posted|mailed|left|went|gone) (?:unfinished|half_finished|incomplete|too_early|"
            "too_soon|early|prematurely|before_(?:it|this|i)_was_.*|by_itself|on_its_own|by_accident|"
            "by_mistake|unintentionally|accidentally) NOW*"
        ),
    ),
)


def calls_off(said: Whole) -> bool:
    """Whether a sentence behind acts calls them off or a slip of the hand."""
    return _CALLED.are_said(said)
