"""Everyday words in front of an act: what mail it answers, of which game it is, and how long it was put off.

`In reply to the reminder:`, `For this game:`, `I keep forgetting this:`, `I'd been meaning to do this since
Monday:`. They are lines of the grammar of usual fronts. What must stay true: an answer to what somebody asked
of wordings, or of what one would do, and what was not done after all (`In answer to how one votes:`, `I
should have done this, but it's too late:`), are none of them.
"""

from typing import Final

from gamemaster.language.english import words
from gamemaster.language.english.tokens import words_in

CLASSES: Final = {
    "THISGAME": (
        "(?:this|the|our)_(?:game|list|thread|guild|village|board|contest|group|table|round) "
        "(?:this|the|our)_\\w+_game here business_here"
    ),
    "DOIT": (
        "do_(?:this|it|that|so)(?:_(?:properly|in_writing|formally|officially))? (?:send|write|post|mail)_"
        "(?:this|it|my_MOVE)(?:_(?:in|off|out))? write reply get_(?:this|it|around_to_(?:this|"
        "it))(?:_done)? move vote "
        "play act join sign_up (?:make|cast|take|send_in)_my_MOVE do"
    ),
    "DONEIT": (
        "done_(?:this|it|that|so)(?:_(?:properly|in_writing))? (?:sent|written|posted|mailed)_(?:this|it|"
        "my_MOVE)"
        "(?:_(?:in|off|out))? moved voted played acted joined (?:signed|spoken)_up (?:made|cast|"
        "taken)_my_MOVE"
    ),
    "SINCEWHEN": (
        "since_(?:last_|early_|late_)?(?:\\w+day|yesterday|this_morning|breakfast|lunch|last_(?:week|night)|"
        "the_(?:weekend|start|beginning|reminder|deadline_was_set)|forever|day_one) "
        "for_(?:ages|weeks|days|hours|months|years|a_(?:while|long_time|week|month|few_\\w+)|some_time|"
        "(?:two|three|four|five|six|ten)_\\w+|the_(?:last|past)_(?:\\w+_)?\\w+) "
        "all_(?:day|week|morning|afternoon|evening|weekend|month|year)(?:_long)? "
        "(?:days|weeks|hours|ages|long|months|years|(?:a|one|two|three|four|five)_\\w+)_ago "
        "(?:much_)?(?:sooner|"
        "earlier) yesterday (?:on|last|this)_(?:\\w+day|morning|night|week|weekend) at_the_weekend "
        "(?:ages|weeks)"
    ),
    "SAMEAS": "more_or_less then again please for_me pretty_much so_to_speak",
    "BUTFORGOT": (
        "(?:but|and)_(?:i_)?(?:then_)?(?:just_|completely_|clean_|kept_)?(?:forgot|forgetting|"
        "never_got_round_to_it|"
        "never_got_around_to_it|got_distracted|fell_asleep|life_got_in_the_way|something_came_up|"
        "work_got_in_the_"
        "way|ran_out_of_time|had_no_(?:time|internet|signal))"
    ),
}
LINES: Final = (
    "OH* (?:and|now|back)? (?:now|back)? (?:for|to|in|on|regarding|concerning|as_to|as_for) THISGAME now? $",
    (
        "OH* i? (?:have|ve|had|d)? (?:been)? (?:meaning|wanting|planning|intending|itching|hoping|waiting|"
        "dying) to (?:finally_)?DOIT SINCEWHEN* BUTFORGOT? $"
    ),
    (
        "OH* i? (?:have|ve|had|d)? (?:really|long)? (?:meant|wanted|planned|intended|hoped) to "
        "(?:finally_)?DOIT SINCEWHEN* BUTFORGOT? $"
    ),
    "OH* i? (?:really|probably)? (?:should|ought_to) have DONEIT SINCEWHEN SINCEWHEN* BUTFORGOT? $",
    (
        "OH* i? (?:have|ve|had|d)? (?:keep|kept|been|always_|nearly|almost)? (?:forgetting|forget|putting|"
        "put|postponing|delaying|dreading|postponed|delayed|dreaded) (?:about)? (?:this|it|that) (?:off|"
        "again|"
        "too)? SINCEWHEN* $"
    ),
    "OH* (?:been|i_have_been|i_ve_been)_(?:looking_forward_to|waiting_for|dreading) this SINCEWHEN* $",
    "OH* long overdue (?:but_here_it_is|i_know|sorry)? $",
    "OH* (?:the)? same as (?:last_(?:time|week|round|turn|month)|before|ever|always|yesterday) SAMEAS* $",
    (
        "OH* (?:enough|no_more) (?:of_this|of_that|of_the)? (?:\\w+ing|talk|chat|theory|excuses|drama) "
        "(?:now|then)? $"
    ),
    (
        "OH* i (?:cannot|can_t|can_not|couldn_t|could_not|won_t) (?:put|delay|postpone|avoid|leave|"
        "ignore|dodge) "
        "(?:it|this|that) (?:off)? (?:any_longer|any_more|anymore|forever|much_longer|again)? $"
    ),
    (
        "OH* (?:i_)?(?:do_)?hope (?:this|that|the|it) (?:square|spot|tile|corner|seat|place|one|room)? "
        "(?:is|s) "
        "(?:still_)?(?:free|open|available|possible|allowed|there|in_time|empty|legal|valid) $"
    ),
    (
        "OH* let_s (?:get_(?:this|it)_(?:over_with|done|started|going)|do_(?:this|it)|go|begin|start|move_on|"
        "see_(?:what_happens|how_it_goes|how_this_goes|if_(?:it|this)_works)|hope_(?:this|it)_(?:works|"
        "helps)|"
        "keep_(?:it|this|things)_(?:short|simple|quick|moving|going)|try_(?:this|it|that|"
        "again)) (?:then|again|now)? $"
    ),
    "OH* good (?:morning|evening|afternoon|day|night) from_(?:a|an|the|our)(?:_\\w+){1,3} $",
    # what one says to an intent or an offer
    (
        "OH* (?:agreed|sure|fine|seconded|granted|yes|alright|all_right|okay|ok) "
        "(?:if_that_s_the_(?:right_)?word)? $"
    ),
    (
        "OH* (?:or)? (?:whatever|however|if) (?:the|that_s_the|that_is_the) (?:right|proper|official)? word "
        "(?:is|for_it)? $"
    ),
)


_REPLYING: Final = words_in("reply response answer replying responding answering reaction")
_PROMPTED: Final = words_in("reminded prompted prodded nudged called summoned urged")
_CALLS: Final = words_in(
    "reminder reminders mail mails email emails message messages nudge nudges call calls prompt prompts post "
    "posts announcement announcements prod prods poke note ping bell whistle summons deadline letter"
)
_NO_CALL: Final[frozenset[str]] = (
    words.CONDITION
    | (words.UNREAL - words_in("yesterday last mail mails message messages"))
    | words.FICTION
    | words_in(
        "how what whether which why where i we question questions wording wordings example draft proto idea "
        "ideas suggestion suggestions theory offline old hypothetical says said saying wrote writes asking "
        "asks asked would could should not n't never no if like"
    )
)
_FEWEST: Final = 4


def answers_call(lows: list[str]) -> bool:
    """`In reply to the GM's reminder of this morning`, `Reminded by the mail from last night`: a mail by
    which the sender was called upon to act, of which no more is told than whose it is, and when it came."""
    begin = int(lows[:1] in (["in"], ["as"]))
    begin += lows[begin : begin + 1] in (["a"], ["an"])
    if len(lows) < _FEWEST or lows[begin] not in _REPLYING | _PROMPTED:
        return False
    joint = {"by"} if lows[begin] in _PROMPTED else {"to"}
    gerund = lows[begin] == "answering"
    told = lows[begin + 1 :]
    return (gerund or told[0] in joint) and not _CALLS.isdisjoint(told) and _NO_CALL.isdisjoint(told)
