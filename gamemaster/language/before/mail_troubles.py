"""Trouble with mail in front of an act: `Wrong list earlier, apologies.`, `My first mail bounced, so again:`.

The wrong list and the right one, who was left out, mails that were lost and are sent once more. They are
lines of the grammar of usual fronts. What must stay true: mails of somebody else, of another game, or of
another time than now (`This should have gone to my other game:`) are none of them.
"""

from typing import Final

CLASSES: Final = {
    "OH": (
        "oh ah and but so well ok okay hm hmm hi hello sorry apologies right now then yes ups oops "
        "argh please lol haha hehe lmao omg wow"
    ),
    "SORRY": (
        "sorry apologies my_apologies so_sorry oops whoops my_mistake my_bad again earlier first "
        "before just_now yesterday this_morning today all everyone everybody folks please about_that "
        "for_that i_think i_see it_seems apparently i_suspect"
    ),
    "MOVE": (
        "(?:game_)?(?:moves?|turns?|votes?|actions?|acts?|ballots?|plays?|orders?|deeds?|"
        "announcements?|decisions?|contributions?|steps?)"
    ),
    "LISTS": (
        "(?:mailing_)?list thread forum address channel button group subject inbox folder window "
        "account topic recipients?"
    ),
    "MAILS": "mails? emails? messages? posts? letters?",
    "OLD": "previous last first earlier original other second old yesterday_s this_morning_s",
    "OFWHEN": (
        "(?:from|of)_(?:yesterday|this_morning|this_afternoon|last_night|earlier|before|"
        "earlier_today|\\w+day) earlier just_now yesterday this_morning"
    ),
    "SEEMS": (
        "seems_to_have appears_to_have must_have may_have might_have has had have apparently probably just"
    ),
    "LOST": (
        "bounced(?:_back)? (?:got|gotten|been|was|went|is|gone|get|getting)_(?:lost|missing|stuck|"
        "eaten|swallowed) (?:has_)?vanished disappeared never_(?:arrived|made_it|got_through|"
        "came_through|went_out|appeared|showed_up|reached_(?:the_list|you|anybody|anyone)) "
        "did(?:n)?_(?:t|not)_(?:arrive|go_through|get_through|make_it|go_out|come_through|appear|"
        "show_up|send) not_(?:arrived|gone_out|gone_through|made_it|come_through) "
        "failed(?:_to_send)? landed_in_(?:the_)?spam went_(?:astray|to_spam|nowhere|"
        "to_the_wrong_\\w+) crashed died"
    ),
    "HERE": (
        "here (?:to|for|on|in|with)_(?:everybody|everyone|all|all_of_you|you_all|"
        "the_(?:whole_)?(?:list|village|game|group|guild|public|record|right_(?:list|thread|address|"
        "place))|this_(?:list|thread)) in_public"
    ),
    "ELSEWHERE": (
        "(?:to|for|on|in|with)_(?:the_)?(?:discussion|private|chat|off_topic|business|other|wrong)?_?(?:\\w+)"
    ),
    "CC": (
        "cc copy include add hit_reply_(?:to_)?all press_reply_(?:to_)?all reply_(?:to_)?all send_(?:this|it)"
    ),
    "AGAIN": (
        "again once_more once_again one_more_time now_again anew a_second_time for_the_second_time "
        "second_attempt second_try"
    ),
}
LINES: Final = (
    # the wrong list, and the right one
    "OH* (?:that_was|this_was|it_was|i_used|i_had|i_took|to|on)? (?:the|a)? wrong LISTS SORRY* $",
    (
        "OH* (?:for|about) (?:posting|writing|sending|mailing|replying)? (?:this)? (?:to|in|on)? the "
        "wrong LISTS SORRY* $"
    ),
    ("OH* (?:that|this|it|my_mail) (?:just|first)? went to the wrong (?:LISTS|person|people|place) SORRY* $"),
    (
        "OH* (?:this|that|it) (?:should|ought_to) have (?:gone|been_sent|been_posted|been|come) HERE "
        "(?:and|but)? (?:not|instead_of)? ELSEWHERE? SORRY* $"
    ),
    (
        "OH* (?:this|that|it) (?:belongs|was_meant|is_meant|was_supposed_to_go|was) HERE (?:and|"
        "but)? (?:not)? ELSEWHERE? SORRY* $"
    ),
    (
        "OH* (?:that|this|it|my_mail|my_MOVE) (?:just|only|first)? (?:went|got_sent|was_sent) "
        "(?:only|out)? to "
        "(?:the|my|our|a)? (?!other\\b)\\w+ (?:club|\\w+_list|list|group|chat|thread|inbox|only|alone)? "
        "(?:first|only|alone|instead|by_(?:mistake|accident|error)) SORRY* $"
    ),
    "OH* (?:and|but) not ELSEWHERE SORRY* $",
    "OH* (?:i)? (?:meant|wanted) to (?:send|post|write) (?:this|that|it) HERE SORRY* $",
    (
        "OH* (?:i)? (?:sent|posted|mailed|wrote|replied) (?:this|that|it)? (?:only|first|just)? "
        "(?:to|in|on) (?:the_wrong_LISTS|only_\\w+|\\w+_(?:only|alone|first|instead|by_mistake|"
        "by_accident)) (?:first|by_(?:mistake|accident))? (?:sorry|oops|apologies|my_mistake|"
        "just_now|earlier|before)* $"
    ),
    (
        "OH* (?:i)? forgot (?:to_CC|the)? (?:the_LISTS|you|everybody|everyone|LISTS|all)? "
        "(?:in_(?:the_)?cc)? SORRY* $"
    ),
    "OH* (?:this|and_this|now|here|here_it_is|this_one|this_time)? (?:is|it_is)? HERE $",
    "OH* AGAIN HERE* $",
    # trouble with mail
    "OH* (?:my|the|that|a)? OLD? MAILS OFWHEN? SEEMS* LOST SORRY* $",
    (
        "OH* (?:my|the) (?:mail|mailer|computer|laptop|phone|browser|internet|provider|server|list|"
        "mail_\\w+|connection) (?:program|client|server|provider)? (?:ate|swallowed|lost|dropped) "
        "(?:my|the|that) OLD? MAILS? SORRY* $"
    ),
    "OH* (?:i_m|i_am)? (?:resending|sending) (?:this|it|my_MOVE)? AGAIN? $",
    (
        "OH* (?:i_m|i_am)? (?:resending|sending) (?:this|it|my_MOVE)? AGAIN? (?:because|since|as) "
        "(?:my|the|that) OLD? MAILS OFWHEN? SEEMS* LOST $"
    ),
    "OH* (?:my)? (?:second|third|next|another|new) (?:attempt|try) $",
    "OH* take (?:two|three) $",
)
