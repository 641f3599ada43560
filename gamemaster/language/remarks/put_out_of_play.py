"""Remarks behind acts that put the mail out of play: `Unofficially.`, `Just chatting here.`, `OOC.`

It is private or talk (`Table talk.`, `Between you and me.`, `Don't pin me down on that.`), announces nothing
(`I'm committing to nothing.`, `Nothing official.`), is for information only, spoken by a character, or for
the drawer (`File under nonsense.`, `Game master: skip.`, `Nothing to do here for the referee.`).

What must stay true: `Chat later!`, `FYI, I'm away on Thursday.`, `Nothing else from me.` leave the acts.
"""

from typing import Final

from gamemaster.language.remarks.whole_remarks import Whole, WholeRemarks

_CLASSES: Final = {
    "IT": (
        "it this that these those any_of_(?:it|this|that) all_(?:of_)?(?:it|this|that) (?:this|that|the|"
        "my)_(?:whole_|last_|first_)?(?:line|move|vote|mail|message|sentence|bit|paragraph|post) the_above "
        "all_above everything_above anything_(?:above|here|in_this_mail) a_word_(?:of_(?:it|this|that)|"
        "i_say|i_write)?"
    ),
    "HERE": (
        "here now today folks then again really at_the_moment in_here in_(?:this|my)_(?:mail|message|post|"
        "line) anyway though only of_course that_is obviously please friends everybody so_far right_now"
    ),
    "JUST": "just only merely mere simply purely strictly all still mostly quite wholly entirely idle",
    "TALK": (
        "chat chatting chatter chitchat chit_chat talk talking table_talk gossip gossiping banter bantering "
        "prattle prattling rambling waffle waffling babbling babble blather blathering small_talk "
        "pillow_talk thinking_(?:aloud|out_loud) musing making_conversation conversation discussion "
        "discussing shop_talk brainstorming blue_sky_thinking spitballing idle_(?:talk|chatter|thoughts?|"
        "musings?|gossip) loose_talk words big_words fancy_words hot_air trash_talk flavou?r flavou?r_text "
        "fluff colou?r local_colou?r role_?play(?:ing)? acting play_acting posturing bluster swagger "
        "showing_off rhetoric banter smack_talk speculation speculating fantasising fantasizing daydreaming"
    ),
    "UNOFFICIAL": (
        "unofficial unofficially off_the_record off_record private privately confidential confidentially "
        "informal informally in_private in_confidence in_character in_persona out_of_character out_of_game "
        "out_of_play out_of_the_game off_game ooc oog off_topic non_?binding nonbinding not_for_the_record "
        "not_for_(?:publication|the_minutes|the_books|the_log|the_referee|the_game_master|the_bot|"
        "processing) not_on_the_record not_in_an?_official_capacity in_a_private_capacity "
        "without_(?:obligation|commitment|prejudice|engagement|guarantee|warranty) not_official not_in_game "
        "not_in_the_game"
    ),
    "FOR": (
        "(?:information|info|your_information|amusement|your_amusement|entertainment|discussion|colou?r|"
        "flavou?r|show|the_archives?|the_drawer|the_file|the_files|the_gallery|laughs|reference|"
        "your_eyes|your_ears|private_use|internal_use|demonstration|illustration|educational_purposes|"
        "your_diary|the_record_only)"
    ),
    "COMMIT": (
        "announce announcing announced commit_to commit committing_to committing committed_to promise "
        "promising promised decide deciding decided declare declaring declared claim claiming order "
        "ordering ordered do doing submit submitting submitted enter entering entered play playing move "
        "moving declare declaring state stating sign signing signed undertake undertaking"
    ),
    "NOTHING": "nothing nothing_at_all not_a_thing nothing_whatsoever naught nought",
    "PIN": (
        "pin_me_down hold_me hold_me_to_account quote_me take_me_at_my_word nail_me_down tie_me_down "
        "bind_me take_me_(?:seriously|literally|up) take_IT_(?:seriously|literally|at_face_value|as_read|"
        "down|as_gospel|for_gospel|as_final|into_account) rely_on_IT bank_on_IT count_on_IT count_IT "
        "build_on_IT bet_on_IT set_your_clocks_by_IT record_IT process_IT read_anything_into_IT "
        "read_too_much_into_IT make_anything_of_IT enter_IT minute_IT write_IT_(?:down|in|up) log_IT "
        "score_IT act_on_IT mind_IT"
    ),
    "REF": (
        "game_?master gm referee umpire judge bot robot scorekeeper moderator recordkeep(?:o|e)r host "
        "the_machine the_program the_parser (?:dear|our|mr|madam)_(?:game_master|gm|referee|umpire|bot)"
    ),
    "SKIP": (
        "skip ignore disregard pass_over hands_off look_away look_the_other_way close_your_eyes move_along "
        "move_on keep_out eyes_off stay_out_of_IT carry_on_(?:scrolling|walking) scroll_on scroll_past "
        "read_on no_action no_action_(?:needed|required|please) nothing_to_(?:do|see|score|process|record|"
        "count|enter|apply|act_on|rule_on|log)(?:_here)?(?:_for_you)? nothing_for_you(?:_here|_in_here)? "
        "not_for_you none_of_your_business stand_down at_ease as_you_were no_need_to_(?:act|stir|"
        "do_anything|move|roll|record_IT|process_IT) you_can_(?:sleep|doze|skip_IT|relax|go_back_to_sleep|"
        "ignore_IT)"
    ),
    "NOTNEW": (
        "nonsense rubbish jokes? fiction fantasy poetry humou?r nothing idle_talk miscellany miscellaneous "
        "oddities curiosities curiosa ideas drafts dreams fun gossip trivia never someday trash junk waffle "
        "useless_information maybe wishful_thinking folklore legends hot_air lies tall_stories folly "
        "silliness"
    ),
}
_OUT: Final = WholeRemarks(
    _CLASSES,
    (
        (
            "(?:JUST|very|all|speaking|written|said|spoken|posted|writing|quite|this_is|it_is|it_s|that_s)* "
            "UNOFFICIAL HERE* (?:speaking|so_far|remark|note|comment|chat|musing|aside|only|opinion|mail|"
            "post)* HERE*"
        ),
        (
            "(?:JUST|a|a_bit_of|a_little|some|nothing_but|no_more_than|little_more_than|this_is|it_is|it_s|"
            "i_m|i_am)* JUST TALK HERE* (?:nothing_more|only|alone|no_more)?"
        ),
        "(?:a_bit_of|a_little|some|nothing_but|this_is|it_is|it_s|we_re|i_m|i_am) TALK HERE*",
        "TALK (?:only|alone|mode_on|mode|nothing_more) HERE*",
        "(?:table|shop|loose|small|idle|trash|smack|pillow) (?:talk|chatter|chat|gossip) HERE*",
        "(?:flavou?r|fluff|mood|background) (?:text|line|stuff|bit)? HERE*",
        "(?:ooc|oog|role_?play|banter|gossip|chitchat) HERE*",
        "(?:JUST)* for FOR (?:only|purposes|alone)+ HERE*",
        "(?:JUST)+ for FOR HERE*",
        "(?:JUST)* (?:fyi|f_y_i) (?:only|alone)+ HERE*",
        "(?:JUST)+ an? fyi HERE*",
        "(?:JUST)+ (?:fyi|f_y_i) HERE*",
        (
            "(?:please|pray|so|and|now)* (?:do_not|dont|never|nobody|you_can_t|you_cannot|you_cant) PIN "
            "(?:on|to|for)? IT?"
        ),
        "(?:please)? read nothing into IT",
        (
            "(?:i|we) (?:am|m|have|ve|are|re|do|did)* (?:hereby|actually|really|JUST)* COMMIT NOTHING (?:by|"
            "with|in)? IT? HERE*"
        ),
        (
            "(?:i|we) (?:am|m|are)_not (?:hereby|actually|really)* (?:announcing|committing|promising|"
            "deciding|declaring|claiming|ordering|submitting|undertaking|committed|bound) (?:to)? "
            "(?:anything|a_thing)? (?:by|with|in)? IT? HERE*"
        ),
        (
            "(?:i|we) (?:dont|do_not|didnt|havent|have_not) (?:hereby|actually|really)* (?:announced?|"
            "commit|committed|promised?|decided?|declared?|ordered?|submit|submitted|claim) (?:to)? "
            "(?:anything|a_thing) (?:by|with|in)? IT? HERE*"
        ),
        (
            "(?:no|without|zero) (?:commitments?|obligations?|engagement|promises?|"
            "guarantees?|liability|official_business|game_business|game_action|action|game_actions|actions) "
            "(?:here|in_here|in_this_mail|today|implied|intended|from_me|of_mine|made|given|on_my_part|"
            "in_this|meant)* HERE*"
        ),
        "(?:no|without) (?:commitments?|obligations?|engagement|guarantees?|promises?)",
        (
            "(?:there_is|there_s)? NOTHING (?:official|binding|formal|final|in_force|in_game|serious|real|"
            "of_the_game|enforceable|for_the_record|for_the_game_master|for_the_bot|for_the_referee|"
            "to_score|to_process|to_record|to_count|legally_binding)+ (?:about|in|by|with)? IT? HERE*"
        ),
        (
            "(?:there_is|there_s)? NOTHING (?:to_(?:do|act_on|score|apply|enter|log|rule_on)|happens|"
            "happened|happening|doing) here (?:for_(?:you|REF|the_REF))? HERE*"
        ),
        (
            "(?:there_is|there_s)? NOTHING (?:here|in_here|in_it|in_this_mail) (?:for|that_concerns|"
            "to_concern) (?:you|REF|the_REF|the_game|the_log)"
        ),
        (
            "(?:no)? (?:action|ruling|reply|answer|roll|scoring|processing|entry|work) (?:needed|required|"
            "necessary|called_for)? (?:from|by|for)? (?:you|REF|the_REF) please not"
        ),
        (
            "no (?:action|ruling|roll|rolling|scoring|processing|entry|work|dice|need_to_act) (?:is)? "
            "(?:needed|required|necessary|called_for|please|here|for_you|from_you|for_REF|for_the_REF|"
            "from_the_REF)+"
        ),
        (
            "(?:REF|the_REF) (?:please|kindly|may|can|should|will|just|do|you_may|you_can)* SKIP (?:IT|"
            "please|here|on)*"
        ),
        "SKIP (?:IT|please|here|on)* (?:REF|the_REF)",
        (
            "(?:please|kindly)? (?:file|filed|filing|shelve|sort|put|log|to_be_filed) (?:IT)? (?:under|in|"
            "away_under|with|next_to) (?:the_|my_|all_the_|your_)?(?:NOTNEW|letter_\\w|heading_\\w+|drawer|"
            "round_file|circular_file|bin|archive|archives|bottom_drawer|waste|cabinet|misc|other)"
        ),
        "(?:please|kindly)? file IT? (?:away|and_forget)? (?:please|for_later|for_now|only|unread|unopened)*",
        (
            "(?:for|into) (?:the|your|my) (?:drawer|archives?|bottom_drawer|scrapbook|album|collection|"
            "round_file|bin) (?:only|please|that)?"
        ),
        (
            "(?:IT|that_one)? (?:has|have|had|is_of|of|with|without|carries) (?:no|zero|any) (?:effect|"
            "consequences?|force|game_effect|validity|legal_force|bearing|impact|weight|influence) (?:on_.*|"
            "whatsoever|at_all|here|in_play|whatever)?"
        ),
        (
            "(?:it|that|this)? (?:is|s|was)? (?:JUST|only|all|of_course|an?)* (?:metaphors?|metaphorical|"
            "metaphorically|allegor(?:y|ies)|allegorical|figurative|figuratively|symbolic|symbolically|"
            "simile|parable|idiom) (?:of_course|folks|speaking|meant|only|everyone|here)* HERE*"
        ),
        "(?:figuratively|metaphorically|symbolically|poetically|theoretically|hypothetically) (?:speaking)?",
        (
            "(?:my|the)? (?:character|persona|alter_ego|role|avatar|inner_\\w+) (?:is)? (?:speaking|talking|"
            "speaks|talks|says_so|does|would|thinks_so) HERE*"
        ),
        "(?:all|JUST)* in (?:character|persona|role|my_role) (?:only|of_course|here)* HERE*",
        (
            "between (?:you_and_me|us|ourselves|friends|you_me_and_the_\\w+|these_four_walls|the_two_of_us) "
            "HERE*"
        ),
        "(?:please)? (?:dont|do_not) tell (?:the)? (?:REF|others|list|bot)",
        "not for (?:the)? (?:REF)_s (?:ears|eyes)",
        (
            "(?:JUST)* (?:a)? (?:private|personal) (?:opinion|remark|joke|note|thought|aside|chat) "
            "(?:only)? HERE*"
        ),
    ),
)


def puts_out_of_play(said: Whole) -> bool:
    """Whether a sentence behind acts puts them out of play."""
    return _OUT.are_said(said)
