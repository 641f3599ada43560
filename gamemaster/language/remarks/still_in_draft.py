"""Remarks behind acts by which the mail was sent by no one, or is still being worded.

An outbox, a script or a robot sent it (`Found in my outbox from June.`, `Cron job gone wild.`, `Automatic
reply.`, `My script fired too early.`), its headers are being tested, or its words are (`Third version of my
mail.`, `Needs polishing.`, `Ready to send, do you think?`, `Can one put it that way?`, `I'd send it on
Friday.`, `I wish I dared to send that.`).

What must stay true: `Sent from my phone.`, `I'll post photos tomorrow.`, `Just checking in.`
"""

from typing import Final

from gamemaster.language.remarks.whole_remarks import Whole, WholeRemarks

_CLASSES: Final = {
    "IT": (
        "it this that these those them (?:this|that|the|these|those|my)_(?:whole_|last_|first_|very_|"
        "above_)?(?:line|sentence|bit|paragraph|words|move|vote|mail|message|post|one|text|wording|thing|"
        "phrase|draft|mine)s?"
    ),
    "NOW": (
        "now today again already at_last by_itself on_its_own finally just obviously apparently somehow "
        "sorry yesterday last_night this_morning it_seems everybody everyone folks once_more"
    ),
    "FOLDER": (
        "outbox drafts? drafts_folder draft_folder sent_folder sent_items spam_folder outbox_folder "
        "mail_queue mail_archive drafts_box queue scratchpad scratch_file notes_app notebook notepad "
        "send_later_folder unsent_folder trash_folder templates? template_folder"
    ),
    "ROBOT": (
        "autoresponder auto_responder autoreply auto_reply script bot robot scheduler cron_?job cron "
        "mail_robot mailbot macro daemon filter assistant chatbot mail_server server mailer mail_merge "
        "reminder scheduled_mail scheduled_send delayed_send mail_scheduler out_of_office send_later "
        "auto_sender automaton vacation_(?:mail|message|reply|responder) mail_program text_expander "
        "voice_assistant smart_speaker"
    ),
    "MACHINE": (
        "script bot robot phone computer machine language_model chatbot program markov_chain algorithm ai "
        "llm neural_network generator neural_net random_generator text_generator machine_learning cat "
        "monkeys parrot autocomplete template"
    ),
    "BROKE": (
        "fired misfired ran_wild ran_amok went_off went_wild went_mad talks_nonsense talking_nonsense "
        "is_broken broke is_haunted isn_t_meant isnt_meant emptied_itself has_emptied_itself emptied "
        "finally_emptied has_a_bug has_bugs jumped_the_gun got_loose escaped woke_up sent_IT wrote_IT "
        "posted_IT went_haywire is_buggy acts_up acting_up acted_up again got_stuck went_rogue is_mad "
        "has_gone_mad is_acting_up has_escaped played_up is_talking talks is_speaking speaks gone_wild "
        "gone_mad gone_rogue misbehaves misbehaved came_loose is_misconfigured is_out_of_control is_drunk "
        "is_set_wrong is_on is_running"
    ),
    "EARLY": "(?:too|a_bit|far_too|much_too|before|to|at|by|for|on|in|of|early|prematurely|again)",
    "HEADERS": (
        "headers? (?:new_)?(?:address|mail_program|mail_client|keyboard|phone|setup|settings|signature|"
        "mail_server|account|laptop|tablet|provider|dictation|font|encoding|connection) (?:the_)?(?:list|"
        "gateway|relay|filter|delivery|parser|mail_merge|line_breaks?|umlauts?|encoding|bounce|forwarding|"
        "archive|spam_filter)"
    ),
    "ROUGH": (
        "rough unpolished unedited unfinished unsent unread incomplete half_finished half_written unrevised "
        "uncut untested unproofed unchecked not_yet_polished not_yet_sent never_sent never_posted not_sent "
        "not_posted undelivered unposted under_construction in_progress to_be_(?:polished|edited|improved|"
        "revised|reworded|rewritten|finished|continued_later|completed|refined|reworked) not_yet_finished "
        "not_quite_finished"
    ),
    "POLISH": (
        "polish polishing work editing revision revising refinement rewording rewriting fixing tweaking "
        "tweaks proofreading a_polish a_rewrite another_draft another_go a_rethink an_edit a_second_draft "
        "some_thought a_bit_of_work more_thought finishing finishing_touches an_ending a_better_wording "
        "correcting"
    ),
    "NTH": "first second third fourth fifth sixth seventh tenth latest nth current previous last",
    "N": "one two three four five six seven eight nine ten \\d+(?:_\\d+)?",
    "SEND": "send post mail submit publish press_send hit_send send_off post_up release file announce",
    "PUT": "say put write phrase word express spell formulate",
    "GOOD": "good fine ready fit okay ok right clear natural polite formal understandable correct funny well",
}
_DRAFT: Final = WholeRemarks(
    _CLASSES,
    (
        # sent by no one
        (
            "(?:found|discovered|unearthed|dug_out|dug_up|stuck|fished|saved|left|sitting|lost|straight|"
            "rescued|salvaged|copied|taken|fresh|an_old_one|a_find|a_stray|IT|been|has|that_is|that_s|it_is|"
            "lying|lay|languished|was|what|got)* (?:in|from|among|out_of|at_the_bottom_of) (?:my|the|our|"
            "an_old|an) (?:old)? FOLDER (?:since|from|for|of|this|last|sorry|again|until|yesterday) .*"
        ),
        (
            "(?:found|discovered|unearthed|dug_out|dug_up|stuck|fished|saved|left|sitting|lost|straight|"
            "rescued|salvaged|copied|taken|fresh|an_old_one|a_find|a_stray|IT|been|has|that_is|that_s|it_is|"
            "lying|lay|languished|was|what|got)* (?:in|from|among|out_of|at_the_bottom_of) (?:my|the|our|"
            "an_old) (?:old)? FOLDER NOW*"
        ),
        "my FOLDER (?:s_fault|BROKE)? NOW*",
        (
            "(?:an?|the|some|my)? (?:old|ancient|stray|lost|stale|forgotten|half_forgotten) (?:mail|draft|"
            "message|letter|post|text|mails|drafts)+ (?:got_loose|escaped|sorry|broke_free|slipped_out|"
            "of_mine|came_loose|apparently|that_was_stuck|from_.*|i_think|obviously|went_out|resent|"
            "surfaced)* NOW*"
        ),
        "(?:months|weeks|years|days|ages) old (?:IT)",
        (
            "(?:i_m_away|i_am_away|away)? (?:this_is|it_is|it_s|that_is|that_s|that_was|just|only)* (?:my|"
            "an?|the)? (?:automatic|automated|auto|out_of_office|vacation|holiday|canned|computer_generated|"
            "machine)_(?:reply|response|mail|message|notice|answer|text|responder) NOW*"
        ),
        (
            "(?:this_is|it_is|it_s|that_is|that_s|that_was|just|only|it_was)* (?:my|an?|the|our) ROBOT "
            "(?:speaking|talking|replying|again|at_work|s_work|s_doing|gone_\\w+)? NOW*"
        ),
        (
            "(?:auto_?reply|auto_?responder|cron_?job|mail_robot|scheduled_mail) (?:BROKE|test|again|"
            "sorry)* NOW*"
        ),
        (
            "(?:my|the|our|that|an?|stupid|silly|old|new|damn)+ ROBOT (?:is|has|must_have|had|just|always)* "
            "(?:again|already|just)? BROKE NOW* EARLY? .*"
        ),
        "(?:please)? (?:do_not|dont) (?:reply|answer|respond) (?:to)? (?:IT)?",
        (
            "(?:scheduler|script|cron|bot|robot|header|headers|delivery|list|mail|server|parser|keyboard|"
            "filter|gateway|relay|bounce|system|formatting|encoding|line|spam_filter|mailing_list) (?:test|"
            "tests|check|trial|test_only|test_mail|testing) NOW*"
        ),
        (
            "(?:just|only|merely|this_is|it_is|it_s|a|an|another|that_is|that_s|list_admin)* (?:HEADERS|"
            "delivery|mail|list|parser)? (?:test|trial|check) (?:mail|message|run|of|for)? (?:only|"
            "please_ignore|ignore|please)* (?:my|the|HEADERS|new)* NOW*"
        ),
        (
            "(?:just|only|merely|this_is|it_is|it_s|i_m|i_am|we_are|is|here|still)* (?:to)? (?:test|testing|"
            "check|checking|try|trying|trying_out|debugging|calibrating|see|seeing|verifying) (?:out)? "
            "(?:the|my|our|this|whether|if|that|how)+ HEADERS (?:list|works?|accepts?|is|takes|can|still|"
            "arrives?|my|new|come|comes|look|looks|out|HEADERS|properly|correctly|okay|ok|through|gets|"
            "survives?)* NOW*"
        ),
        "testing (?:one|testing|1|mic|only|please_ignore|N|two|123)+",
        "(?:list|dear|mail)? admin (?:this|that|it) (?:is|was|s) .. $",
        (
            "(?:auto|machine|computer|automatically|randomly|bot|script|ai)_?(?:generated|written|composed|"
            "filled|typed|sent|translated) NOW*"
        ),
        (
            "(?:generated|written|composed|produced|typed|dictated|invented|made|created|output|spat_out|"
            "suggested|filled_in) (?:automatically|entirely|randomly)? by (?:an?|my|the|some|our)+ "
            "(?:\\w+)? MACHINE NOW*"
        ),
        (
            "(?:markov_chain|random|chatbot|bot|script|ai|machine|computer|program|language_model|"
            "autocomplete) (?:output|babble|text|nonsense|poetry|generated|talk) NOW*"
        ),
        (
            "(?:returned|undelivered|undeliverable|bounced|rejected|misdirected|misrouted|delayed|stray|"
            "lost|dead) (?:mail|letter|message|post|delivery)? (?:in|on|from|last|since|of|again|to_sender|"
            "NOW) .*"
        ),
        "(?:returned|undelivered|undeliverable|misdirected|misrouted) (?:mail|letter|message)?",
        "delivery failed .. $",
        # still being worded
        (
            "(?:this_is|it_is|it_s|just|only|still)* (?:the|a|my)? NTH (?:version|draft|revision|stab) "
            "(?:of|so_far|only|for)? (?:IT|my_.*|a_.*|NOW)?"
        ),
        "(?:this_is|it_is|it_s|just|only|still)* (?:version|draft|revision|take) N (?:of)? (?:IT|my_.*|NOW)?",
        (
            "(?:still|yet|quite|as_you_see|a_bit|rather|very|an?|the|only|just|all|IT|is|s|i_know|"
            "somewhat)* ROUGH (?:cut|copy|version|sketch|outline|draft|mail|text|so_far|as_yet|for_now|yet|"
            "still)* NOW*"
        ),
        (
            "(?:IT|still|wording|badly|clearly|definitely|probably|maybe|text|sentence|obviously)* "
            "(?:needs?|wants|requires|could_use|could_do_with|awaits) (?:a|an|a_bit|a_little|some|more|"
            "another|a_lot|much|of|further|final)* POLISH NOW*"
        ),
        "POLISH (?:needed|required|wanted|pending|welcome|to_follow|in_progress|due) NOW*",
        (
            "(?:proof_?readers?|editors?|co_authors?|beta_readers?|copy_?editors?) (?:wanted|needed|welcome|"
            "please)"
        ),
        (
            "(?:please|could_someone|could_you|can_someone|can_you|would_someone|kindly)* (?:proof_?read|"
            "copy_?edit|edit|polish|reword|rephrase|tidy_up|spell_?check) (?:IT|this_for_me|for_me|first|"
            "before_.*|please)*"
        ),
        (
            "(?:please|could_someone|could_you|can_someone|can_you|would_someone|kindly)* (?:check|"
            "look_over|go_over|read_over|review|correct|improve) (?:the_wording|my_wording|my_english|"
            "the_english|the_phrasing|the_spelling|the_draft|the_text) .*"
        ),
        (
            "(?:i|we) (?:keep|have_been|ve_been|kept|am|m|go_on) (?:writing|typing|wording|drafting|"
            "rewriting|polishing) (?:and|or) (?:deleting|erasing|rewording|undoing|crossing_out|rubbing_out|"
            "dropping|rewriting) IT? .. $"
        ),
        (
            "(?:wording|phrasing|text|exact_wording|final_wording|title|style|tone|formulation) (?:is|s|"
            "still|to_be|not|yet)* (?:open|provisional|tentative|undecided|to_follow|not_final|tbd|tbc|"
            "decided|confirmed|under_review|unclear|up_for_.*|agreed|not_settled|settled_later)"
        ),
        (
            "(?:any|an?|some|no|is_there_a|got_a|has_anyone_a) (?:better|nicer|neater|shorter|clearer|"
            "other) (?:wording|phrasing|way_to_PUT_IT|way_of_.*|phrase|formulation|version) (?:anyone|"
            "anybody|please|for_IT|than_IT)*"
        ),
        (
            "(?:is|are|was|would|do_you_think|you_think|and|sound|sounds|does)* IT? (?:sound|look|read|seem|"
            "be|be_)* GOOD (?:enough)? (?:to|for) (?:SEND|sending|posting|publication|publishing|the_list|"
            "release|go|go_out|mailing) (?:do_you_think|you_think|now|like_IT|as_it_is|or_not|anyone|as_is|"
            "yet|IT|out|what_do_you_think)*"
        ),
        (
            "(?:does|do|would|will|did) IT (?:read|sound) (?:well|right|good|natural|polite|okay|ok|odd|"
            "rude|too_\\w+|better|formal|formal_enough|all_right|funny|like_me|like_english|convincing|"
            "clear|clear_enough) (?:enough|to_you|to_your_ears|so|now|anyone)*"
        ),
        "how (?:does|do|would) IT (?:sound|read) (?:to_you|so_far|in_your_ears|anyone)?",
        (
            "(?:would|will|does|can|could) (?:the|our|your|a)? (?:bot|parser|program|machine|computer|robot|"
            "referee|game_master|gm|reader|software|script) (?:understand|get|read|accept|take|parse|"
            "swallow|like|recogni[sz]e) IT (?:at_all|like_IT|as_it_stands|do_you_think|or_not)*"
        ),
        (
            "(?:can|may|could|should|does|would|do|is) (?:i|one|we|you|people) (?:really|actually|ever|"
            "even)* PUT (?:IT|so|things) (?:like_IT|that_way|this_way|so|thus|in_english|here|at_all|aloud|"
            "out_loud|in_public|with_.*)?"
        ),
        (
            "(?:shall|should|do|may|can|could|dare|must|ought) (?:i|we) (?:to|really|just|now|dare|"
            "dare_to)* SEND IT (?:or_.*|like_IT|as_it_is|now|today|at_all|off|so|you_think|do_you_think|"
            "anyone|yet)*"
        ),
        (
            "(?:shall|should|can|could|may|must|does|will|would|dare) IT (?:go_out|go_off|be_sent|be_posted|"
            "leave|go|get_sent|see_the_light_of_day) (?:or_.*|like_IT|as_it_is|now|today|at_all|so|yet)*"
        ),
        (
            "(?:send|post|keep|submit|mail|publish|press_send) IT? or (?:delete|bin|not|drop|keep|wait|"
            "scrap|trash|erase|save|discard|hold|sleep_on) IT? (?:anyone|folks|what_do_you_think|hm|"
            "you_tell_me)*"
        ),
        (
            "(?:perhaps|maybe|then|and|and_then|but|or)* (?:i|we) (?:d|would|ll|will|shall|might|may|could|"
            "intend_to|plan_to|am_going_to|m_going_to|want_to|mean_to|hope_to|was_going_to|ought_to) "
            "(?:perhaps|probably|maybe|then|only|not|never|actually|really|still|just|finally|rather)* SEND "
            "IT? (?:off|out)? (?:on_\\w+|tomorrow|tonight|later|next_.*|one_day|some_day|someday|soon|"
            "when_.*|if_.*|once_.*|after_.*|in_.*|at_.*|or_not|properly|officially|for_real|then|before_.*|"
            "this_.*|first_thing.*)+"
        ),
        (
            "(?:i|we) (?:really|do|just|only)* (?:wish|wished|hope|would_like|long|d_like|d_love|want|need|"
            "lack|lacked|lost|haven_t|havent) (?:i|we|to_have|to_find|the|someone)? (?:had|have|could|"
            "dared?|would|courage|nerve|guts|cheek)* (?:the|a)? (?:courage|nerve|guts|cheek|dared?|right|"
            "boldness|heart|strength)* to SEND IT .. $"
        ),
        "(?:i|we) wish (?:i|we) (?:could|dared|had) .. SEND IT .. $",
        (
            "(?:wouldn_t|wouldnt|would|won_t|wont) IT (?:not)? be (?:nice|fun|lovely|great|something|good|"
            "funny|bold|wonderful|a_laugh) to (?:really|actually|just)* (?:SEND|do|say|write|play|announce) "
            "IT .. $"
        ),
        "(?:if_only)? (?:i|we) (?:dared|could|had_the_nerve) to? (?:SEND|say|write) IT",
    ),
)


def is_still_in_draft(said: Whole) -> bool:
    """Whether a sentence behind acts tells that nobody sent them, or nobody
    yet."""
    return _DRAFT.are_said(said)
