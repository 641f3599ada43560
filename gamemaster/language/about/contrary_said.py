"""Sentences behind an act in which its sender does the contrary of it, without a word of taking it back.

What is contrary depends on what kind of act it is: who votes does not abstain, who goes somewhere does not
stay where e is, who plays or gives a thing away does not keep it, who withdraws an offer does not leave it
standing. `I vote for Joss. I'm sitting this one out.`, `I explore. I'm staying in the tavern.`, `I play
Goldfish. I'm holding on to it.`, `I give Tarn 3 gold. He gets nothing from me.`

What is kept besides (`I'm keeping the rest`), done by others (`Imke abstains`) or done before (`I abstained
last week`), and staying up, in touch or with one's sister, are no contraries.
"""

import re
from collections.abc import Sequence
from typing import Final

from gamemaster.language.about.denied_outright import denies_outright
from gamemaster.language.english.grammar import Grammar
from gamemaster.language.english.tokens import Tokens, asks_at_end, words_in
from gamemaster.language.remarks.marked_names import marked_parts
from gamemaster.language.vocabulary.scene import Act, Scene

_CLASSES: Final = {
    "SO": "but and so though yet still well of_course as_for_me for_my_part personally myself mind",
    "AM": (
        "m am ll_be will_be shall_be m_still am_still m_just m_happily m_rather m_afraid_i_m m_definitely "
        "m_firmly m_strictly"
    ),
    "TIME": (
        "(?:for_)?(?:this|the_rest_of_the|all)_(?:week|round|turn|time|month|phase|day|year|game)s? today "
        "tonight for_now for_the_moment for_the_time_being for_ever forever (?:until|till)_.* as_\\w+ "
        "after_all instead though mind of_course anyway then thanks thank_you for_once again please "
        "just_yet yet to_the_(?:end|last) no_matter_.* whatever_.* where_.* and_\\w+ for_good if_you_\\w+"
    ),
    "END": "TIME",
    "IT": "it that this these those them both vo the_vo oo_s him her",
    "NEVER": (
        "(?:m|am|was)_not(?:_going_to)? (?:dont|wont|shant|cant|wouldnt|couldnt)(?:_want_to)? (?:do|will|"
        "shall|can|would|d|could|ll)_(?:not|never) refuse_to never d_rather_not"
    ),
    # neither for nor against
    "OUT": (
        "abstaining neutral undecided (?:staying|remaining|keeping)_(?:neutral|out_of_(?:it|this|that|"
        "things)) staying_out_of_(?:this|that)_one standing_(?:this|that)_one_out (?:sitting_)?on_the_fence "
        "not_(?:voting|taking_(?:sides|part)) keeping_my_vote(?:_to_myself)? spoiling_my_ballot"
    ),
    "STAYOUT": ("abstain stay_(?:neutral|out_of_(?:it|this)) keep_my_vote(?:_to_myself)? spoil_my_ballot "),
    "VERY": "all very dead strongly firmly totally entirely completely much quite absolutely wholly still",
    # at rest
    "STAYING": "staying stay remaining remain sitting_tight resting",
    "HERE": (
        "put (?:up_|down_|right_)?here inside upstairs above_ground indoors in(?!_bed) at_home home "
        "where_i_am where_we_are (?:in|at)_(?:the|my|this)_(?:tavern|inn|town|village|vv|camp|house|cellar|"
        "room|city)"
    ),
    # of what is kept
    "KEEPING": (
        "keeping holding_on_to hanging_on_to clinging_to saving hoarding sitting_on (?:going_to_)?(?:keep|"
        "hold_on_to|hang_on_to|save|hoard|cling_to) not_(?:parting_with|giving_up|letting_go_of)"
    ),
    "MINE": "gold money coins? cash purse tokens? coppers? silver savings fortune funds",
    "FOR": (
        "to_myself for_(?:myself|later|now|a_rainy_day|better_times|the_(?:dungeon|end|finale)|next_\\w+) "
        "in_(?:my|the)_(?:hand|purse|pocket|bag) safe back"
    ),
    "LEFT": "leaving keeping saving reserving holding leave keep save reserve hold",
    "EMPTY": "free empty open clear untouched vacant for_(?:nn|him|her|you|them|next_\\w+)",
    "UP": "up open there on running standing valid good available alive on_the_(?:table|board)",
    "COIN": (
        "(?:an?|one|any|single|a_single)_(?:single_|red_|bent_|wooden_)?(?:coin|gold|penny|piece|copper|"
        "thing|token|farthing|cent)(?:_of_mine|_of_gold)? anything a_thing"
    ),
    "HE": "he she they oo",
}
_ABSTAINING: Final = Grammar(
    _CLASSES,
    (
        "SO* i AM OUT !from END",
        "SO* i AM OUT on (?:this|that|it|vo|everything|all|both|principle)",
        "SO* (?:i|ll|will|i_ll|i_will) STAYOUT !from END",
        "SO* (?:i|i_ll|i_will) STAYOUT on (?:this|that|it|vo|everything|all|both|principle)",
        "SO* (?:just|only|merely|purely) moral support END",
        "SO* (?:that|this|it|so_that|so_this) (?:s|is) (?:just|only|merely|purely) moral support",
        "SO* i (?:d|would)_(?:rather|sooner|much_rather) STAYOUT",
        (
            "SO* i NEVER (?:vote|voting|lynch|hang|lynching|hanging) (?:for_|against_)?(?:IT|anybody|anyone|"
            "anything)"
        ),
        "SO* i NEVER (?:vote|voting) END",
        "SO* no (?:vote|ballot) from me END",
        "SO* (?:i_m|i_am)? voting (?:for_)?(?:nobody|no_one) END",
        "SO* my (?:vote|ballot) (?:stays|remains) (?:blank|empty|in|mine|unspent|uncast|with)",
    ),
)
_IDLING: Final = Grammar(
    _CLASSES,
    (
        "SO* i (?:AM|ll|will)? sit(?:ting)?_(?:this|it|that)_(?:one_|vote_|round_|week_|turn_)?out END",
        "SO* i AM not playing (?:this|until|till|before|today|tonight|any_more) ",
        "SO* i (?:AM|ll|will)? (?:doing|do)_nothing (?:at_all)? END",
    ),
)
"""Who does nothing does none of the acts, whatever they are."""
_AGAINST: Final = Grammar(
    _CLASSES,
    (
        "SO* i AM VERY* (?:against|opposed_to) (?:it|this|that|vo|(?:this|the)_(?:idea|proposal|thing)) END",
        "SO* i VERY* (?:oppose|detest|loathe) (?:it|this|that|vo) ",
        (
            "SO* i (?:hope|want|would_like|d_like) (?:to_see)? (?:it|this|that|vo) (?:to)? (?:fails?|die|"
            "dies|rejected) END"
        ),
        "SO* (?:it|that|this) (?:must|should|has_to) not (?:pass|be_adopted) END",
    ),
)
_FOR: Final = Grammar(
    _CLASSES,
    (
        (
            "SO* i AM VERY* (?:for|in_favou?r_of|right_behind|behind|wholly_behind) (?:it|this|that|vo|"
            "(?:this|the)_(?:idea|proposal|thing)) END"
        ),
        "SO* i (?:VERY|fully)* (?:support|back) (?:it|this|that|vo) (?:wholeheartedly|all_the_way)? END",
        (
            "SO* (?:it|this|vo|(?:the|this)_proposal) has my (?:full|whole|complete|every)? (?:support|"
            "blessing|vote)"
        ),
        "SO* i (?:hope|want|would_like|d_like) (?:it|this|that|vo) (?:to)? (?:passes|pass) END",
    ),
)
_STAYING: Final = Grammar(
    _CLASSES,
    (
        "SO* i AM? STAYING HERE END",
        "SO* (?:i_ll|i_will|ll|will) STAYING HERE END",
        "SO* i AM (?:STAYING|resting|sleeping_in|taking_a_rest|having_a_rest) END",
        (
            "SO* i AM not (?:going|moving|budging|stirring|leaving)_(?:anywhere|out|there|after_all|an_inch|"
            "home|(?:the|this|my)_(?:\\w+_)?(?:room|tavern|inn|town|village|vv|house|place|spot|chair|camp)|"
            "from_here) END"
        ),
        "SO* i AM not (?:going|moving|budging|stirring) END",
        "SO* (?:i)? AM? going nowhere END",
        "SO* i AM (?:fine|happy|comfortable|safe|content|well|good)_(?:right_|just_)?(?:here|where_i_am) END",
        "SO* i AM spending_.*_(?:in_bed|at_home|indoors|inside|resting|asleep|in_the_tavern) END",
        (
            "SO* i NEVER (?:go|leave|move|travel|walk|going|leaving|moving)_(?:down|out|up|in|there|"
            "anywhere) END"
        ),
        "SO* (?:i_AM)? (?:still|in_no_\\w+|too_\\w+) (?:resting|to_(?:leave|go|move|travel|fight|walk))",
        (
            "SO* no (?:\\w+_)?(?:trips?|travels?|dungeons?|journeys?|fights?|adventures?|exploring) "
            "(?:for_me|from_me) END"
        ),
        (
            "SO* i (?:dont|wont|do_not|will_not) (?:budge|stir|move|set_foot) (?:an_inch|from_here|outside|"
            "out|there)? END"
        ),
    ),
)
_STAYING_IN: Final = Grammar(
    _CLASSES,
    (
        "SO* i AM? (?:staying|stay|remaining|remain) END",
        (
            "SO* i AM? (?:staying|stay|remaining|remain)_(?:put|where_i_am|loyal|(?:with|in|"
            "among)_(?:the_)?(?:vv|vo|you_all|you|my_(?:party|friends))) END"
        ),
        "SO* i (?:remain|stay) (?:an?|one_of_the) (?!friend|fan|member|player|reader|supporter)\\w+ END",
        "SO* i AM not (?:going|leaving)_(?:anywhere|yet|after_all|you|them|the_vo|the_vv) END",
        "SO* (?:i)? AM? going nowhere END",
        "SO* i NEVER (?:leave|leaving|quit|desert|abandon|part_from) ",
        "SO* i (?:AM|ll|will)? (?:sticking|stick)_(?:with|by|together|around)",
        "SO* (?:sticking|staying) with (?:you|them|vv|the_vv|my_party)",
        "SO* i AM in for (?:another|one_more|a_few_more|the_whole) .",
        "SO* we (?:re|are) VERY* (?:friends|good|fine|ok|okay|all_right) again END",
    ),
)
_ELSEWHERE: Final = Grammar(
    _CLASSES,
    (
        "SO* my (?:place|home|heart) (?:is|s|stays|remains) (?:with|in) (?:the)? vv END",
        (
            "SO* i AM? (?:staying|stay|remaining|remain|sticking|stick)_(?:with|in|by|among) (?:the)? (?:vv|"
            "my_(?:\\w+_)?(?:party|friends)) END"
        ),
        (
            "SO* i AM (?:perfectly|quite|very|much)* (?:happy|happier|fine|better|"
            "content)_(?:off_)?(?:on_my_own|alone|where_i_am|without_a_party) END"
        ),
        "SO* (?:happier|better_off|happy|happiest) on_my_own",
        "SO* i AM not (?:joining|founding|starting|a_joiner) ",
    ),
)
_KEEPING: Final = Grammar(
    _CLASSES,
    (
        "SO* i (?:AM|ll|will)? KEEPING (?:IT|every_\\w+|all_of_it|the_lot|all_my_\\w+|my_vo) FOR* END",
        "SO* i AM? KEEPING (?:it|that|this|vo|the_vo|(?:that|this)_one) (?:FOR|in_my_.*|for_.*)",
        "SO* i NEVER (?:give|giving|let|letting) IT (?:up|away|go)",
        "SO* the (?:bottle|card|potion|flask|cork) (?:stays|remains) .",
        "SO* .. (?:gets|get)_to_stay END",
        "SO* (?:keeping|holding_on_to|hanging_on_to) (?:it|that|vo|them) (?:one|a|for|until|till)",
        "SO* keeping the (?:bird|card|bottle|potion|vo|vv) END",
        "SO* (?:it|vo) (?:stays|remains)_(?:with_me|in_my_hand|in_my_\\w+|where_it_is|mine) END",
        (
            "SO* i NEVER (?:play|part_with|give_up|let_go_of|give_away|discard|drink|giving|letting_go_of|"
            "playing|give) IT"
        ),
    ),
)
_PAYING: Final = Grammar(
    _CLASSES,
    (
        "SO* i (?:AM|ll|will)? KEEPING (?:my_MINE|every_.*|all_of_it|the_lot|all_my_\\w+) FOR* END",
        (
            "SO* HE (?:isnt|s_not|is_not|are_not|arent|wont_be|won_t_be|wont|will_not|aint) (?:be)? "
            "(?:getting|get|seeing|see|have|having) COIN"
        ),
        (
            "SO* (?:HE|vo) (?:gets|get|ll_get|will_get|ll_have|shall_have) (?:nothing|not_(?:a|one)_\\w+|"
            "zilch|nada|zero)"
        ),
        (
            "SO* HE (?:can|will_have_to|must|ll_have_to|has_to|may|shall)_(?:wait|whistle)_for_(?:it|that|"
            "his|her)"
        ),
        (
            "SO* (?:my|the|that) (?:MINE|vo|\\w+_MINE) (?:stays?|remains?|is|are) (?:\\w+_)?(?:shut|closed|"
            "mine|put|here|where|in_my|with_me|at_home|locked|safe)"
        ),
        "SO* (?:not|never) COIN (?:for_HE|for_him|for_her|from_me|of_mine)? $",
        "SO* (?:nothing|no_MINE|none) (?:for_HE|for_him|for_her|from_me) END",
        (
            "SO* leave (?:the|that)_(?:vo|gold|money|coins?|tokens?) (?:for_now|for_later|out|alone|until|"
            "till|aside)"
        ),
        (
            "SO* i NEVER (?:giving|paying|spending|investing|lending|sending|give|pay|spend|lend|send|"
            "invest)_(?:him|her|oo|them|anybody|anyone|COIN|anything)"
        ),
        (
            "SO* i need (?:it|every_\\w+|them|my_MINE|the_MINE|all_of_\\w+) (?:all)? (?:myself|for_\\w+|too|"
            "more) "
        ),
        "SO* i need (?:it|every_\\w+|them|my_MINE|the_MINE|all_of_\\w+) (?:all)? (?:myself|more) END",
        "SO* i AM (?:giving|paying|spending|investing|give|pay|spend)_(?:nothing|nobody) END",
    ),
)
_STANDING: Final = Grammar(
    _CLASSES,
    (
        "SO* (?:it|that|this|vo|(?:the|my|that)_offer|offer_vo) (?:is|s)_(?:still_)?UP (?:for_\\w+)? END",
        (
            "SO* (?:it|that|this|vo|(?:the|my|that)_offer|offer_vo) (?:still_)?(?:stays|remains|stands|"
            "holds) (?:UP)? (?:for_\\w+|firm|good)? END"
        ),
        "SO* i (?:AM|ll|will)? (?:leaving|keeping|leave|keep) (?:it|that|this|the_offer|vo|my_offer) UP",
        "SO* offer (?:stays|remains|stands) (?:UP)? END",
        "SO* (?:it|that|the_offer|vo) can stand END",
    ),
)
_RESERVING: Final = Grammar(
    _CLASSES,
    (
        "SO* i (?:AM|ll|will)? LEFT (?:vo|it|that|that_square|the_square|the_spot) (?:EMPTY|for_\\w+)",
        "SO* (?:vo|it|that_square|the_square|the_spot) (?:stays|remains|is_to_(?:stay|remain)) EMPTY",
    ),
)
_GOING_ON: Final = Grammar(
    _CLASSES,
    (
        "SO* i AM still (?:playing|at_it|going|thinking|busy|in_the_middle) ",
        "SO* i AM still (?:playing|at_it|going|thinking|busy|in_the_middle) $",
        "SO* i AM not (?:done|finished|through) END",
        (
            "SO* (?:i_)?(?:found|forgot|have|ve_got|ve) (?:one|two|a|some|another) .? .? to "
            "(?:do|play|discard|finish) END"
        ),
        "SO* i AM (?:only|just)_(?:getting_started|beginning|warming_up) END",
        "SO* my turn (?:goes_on|continues|is_not|isnt|is_far|s_not)",
    ),
)
_SPARING: Final = Grammar(
    _CLASSES,
    (
        "SO* i (?:AM|ll|will)? (?:leaving|letting|leave|let) IT (?:alone|live|be|go|in_peace|off)",
        "SO* i (?:AM|ll|will)? (?:sparing|spare) IT ",
        "SO* i AM (?:keeping|staying)_(?:out_of|away_from) (?:it|that|this|the|vo)",
        "SO* .. (?:can|may)_live END",
        "SO* (?:leaving|letting) IT (?:be|live|alone|go)",
        "SO* we (?:re|are) (?:friends|best_friends|pals|mates|at_peace) now? END",
        (
            "SO* i NEVER (?:hurt|harm|touch|fight|kill|lay_a_\\w+_on|hurting|harming|touching|fighting|"
            "killing|laying_a_\\w+_on|going_near) IT"
        ),
    ),
)
_FENDING: Final = Grammar(
    _CLASSES,
    (
        (
            "SO* HE (?:can|could|will|ll|should) (?:look_after|take_care_of|fend_for|watch_over) "
            "(?:(?:him|her|them|it)sel(?:f|ves))"
        ),
    ),
)
_WELL: Final = Grammar(
    _CLASSES,
    (
        "SO* i AM (?:in|at)_(?:perfect|full|the_best_of|best)_health END",
        "SO* i AM (?:not_(?:even_)?(?:hurt|wounded|injured|ill)|unhurt|unharmed|fully_healed) END",
    ),
)
_CONTENT: Final = Grammar(
    _CLASSES,
    (
        "SO* i (?:have|ve_got|ve) (?:no_objections?_(?:to|against)|nothing_against) IT END",
        "SO* i (?:have|ve_got|ve) no (?:objections?) (?:at_all)? END",
        "SO* no objections?_(?:from|of|on) ",
        "SO* (?:it|that)? looks (?:fine|good|ok|okay|reasonable|harmless) (?:to_me|now)? END",
        (
            "SO* (?:it|that|this) (?:s|is) (?:perfectly|quite|totally|actually|really|just)* "
            "(?:fine|harmless|reasonable|sensible|okay) (?:by_me)? END"
        ),
        (
            "SO* i AM (?:perfectly|quite|totally|fine)* (?:fine|happy|ok|okay|content|satisfied)_with_(?:it|"
            "this|that|vo) END"
        ),
    ),
)
_WAYS: Final[dict[str, tuple[Grammar, ...]]] = {
    "explore": (_STAYING,),
    "move": (_STAYING,),
    "attack": (_SPARING, _STAYING),
}
_THINGS: Final[dict[str, tuple[Grammar, ...]]] = {
    "play": (_KEEPING,),
    "discard": (_KEEPING,),
    "drink": (_KEEPING,),
    "accept": (_KEEPING,),
    "place": (_RESERVING,),
    "withdraw_offer": (_STANDING,),
    "transfer": (_PAYING,),
    "invest": (_PAYING,),
}
_CONTRARIES: Final[dict[str, tuple[Grammar, ...]]] = {
    **_WAYS,
    **_THINGS,
    "vote": (_ABSTAINING,),
    "leave_party": (_STAYING_IN,),
    "join_party": (_ELSEWHERE,),
    "create_party": (_ELSEWHERE,),
    "end_turn": (_GOING_ON,),
    "heal": (_WELL,),
    "save": (_FENDING,),
    "object": (_CONTENT,),
}
_SIDES: Final = {"for": _AGAINST, "against": _FOR}
_SENDER: Final = words_in(
    "i i'm i'll my he she they it no not never just only purely leave nothing that this offer stays stay "
    "remains still we found forgot gets can sticking staying happier happy happiest better keeping holding "
    "looks leaving letting "
    "hanging"
)


def says_contrary(scene: Scene, acts: Sequence[Act], tokens: Tokens) -> bool:
    """Whether a sentence behind acts says that the sender does the contrary of the last of them."""
    said = [token.low for token in tokens]
    if not acts or _SENDER.isdisjoint(said) or said[0] in _CORRECTING or asks_at_end(tokens):
        return False
    if denies_outright(scene, acts, tokens):
        return True
    done = acts[-1].action
    patterns = [_IDLING, *_CONTRARIES.get(done.name, ())]
    if (side := _SIDES.get(getattr(done, "side", ""))) is not None:
        patterns.append(side)
    clauses = [clause for part in marked_parts(scene, acts[-1:], tokens) for clause in _JOINING.split(part)]
    if len(clauses) > 1 and _THEIR_RIGHT.search(clauses[-2]) and not clauses[-2].startswith(_OURS):
        # "Tarn may think otherwise, that's fine"
        clauses = clauses[:-1]
    return any(pattern.match(f" {clause}") for clause in clauses for pattern in patterns)


_CORRECTING: Final = words_in("no nope actually")
"""`Actually no, I stay here` puts right the last act alone, and is heard elsewhere."""
_OURS: Final = ("i ", "my ", "it ", "this ", "that ")
_THEIR_RIGHT: Final = re.compile(
    r"\b(?:may|might|will|can|could|is free to|are free to|ll) (?:\w+ "
    r")?(?:think|see|say|feel|disagree|mind|frown|"
    r"grumble|object|laugh|complain|hate|call|vote|prefer|have (?:an)?other|not (?:like|agree|approve))"
)
_JOINING: Final = re.compile(r" (?:and|but|so|because|as) (?=(?:i|he|she|it|we|my|the|they|so) )")
