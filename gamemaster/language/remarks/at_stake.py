"""Remarks behind acts that make them one side of a bargain, or leave them to somebody's yes or no.

A stake or a price (`Dare me?`, `My forfeit.`, `Your side first, Brask.`, `Payment in advance.`), leave
that is asked or awaited (`Would you let me?`, `Green light?`, `All that's missing is Lowri's yes.`, `Just
say yes and I will.`), and what may yet stop them (`Rain cancels this.`, `A no from Jun kills it.`, `I can
still back out until Friday.`).

What must stay true: `You owe me one, Brask.`, `All that's missing is cake.`, `Thumbs up for the report.`
"""

from typing import Final

from gamemaster.language.remarks.whole_remarks import Whole, WholeRemarks

_CLASSES: Final = {
    "IT": (
        "it this that these those (?:this|that|the|my)_(?:whole_|last_|first_)?(?:line|move|vote|mail|"
        "message|thing|plan|idea|one|deal|offer|bet|bargain|deed|act|play)"
    ),
    "NOW": (
        "now please then first folks everybody anyone anybody again in_the_end of_course here on_IT for_IT"
    ),
    "NUM": "an? one two three four five six ten twenty some any the \\d+",
    "PAY": (
        "payment pay cash money fee ransom bribe compensation reward price cost advance consideration "
        "deposit recompense remuneration"
    ),
    "COIN": (
        "gold(?:_pieces?)? coins? cards? tiles? votes? favou?rs? apolog(?:y|ies) beers? fivers? tenners? "
        "pints? thank_you pounds? euros? biscuits? cakes? dinner support vote tokens? pounds? silver"
    ),
    "SIDE": "side half part share end turn promise payment vote move word gold bit contribution offer",
    "YES": (
        "yes okay ok nod blessing approval consent permission go_ahead green_light signature word agreement "
        "assent all_clear clearance leave vote confirmation second_opinion second seconder verdict decision "
        "answer sign reply support thumbs_up"
    ),
    "NO": "no veto objection frown word complaint shake_of_the_head protest raised_eyebrow nay mumble sigh",
    "KILLS": (
        "kills? cancels? stops? ends? vetoes voids? sinks? reverses? revokes? undoes undo calls?_off "
        "calls?_IT_off blocks? overrules? annuls? scraps? nullif(?:y|ies) overturns? rules?_out "
        "puts?_an_end_to puts?_a_stop_to postpones? delays? prevents? reverse"
    ),
    "EVENT": (
        "rain snow bad_weather thunder sunshine frost fog wind storm a_storm illness flu work my_boss "
        "my_(?:wife|husband|mother|boss|partner) an_earthquake any_(?:objection|veto|protest|no|complaint|"
        "attack) anybody anyone anything_unexpected either_of_you any_of_you"
    ),
    "WHO": "(?!i_|we_|it_|that_|this_|there_)\\w+",
    "CALL": "call decision choice say verdict ruling judgement judgment",
}
_AT_STAKE: Final = WholeRemarks(
    _CLASSES,
    (
        # a bet, a price, a bargain
        "(?:go_on|do_you|you|well|come_on)* dare me (?:to)? NOW*",
        (
            "(?:i|we|i_d|wanna|want_to|care_to)? (?:bet|wager) (?:you)? (?:a|NUM)? (?:fiver|tenner|pint|"
            "beer|COIN)? (?:that)? (?:i|we|you_think_i|you_thought_i|you_d_never|you_never|you_wouldn_t|"
            "you_wouldnt) (?:wouldnt|wont|would_not|will_not|never|dont|would|didnt|see|saw|expect|believe|"
            "get|hear) .*"
        ),
        (
            "(?:you|your_SIDE|yours|your_gold|your_vote) (?:comes|goes|is|has_to_come|must_come|come)? "
            "first WHO?"
        ),
        "(?:and|but)? you_(?:go|move|pay|vote|sign|start|begin|promise) first WHO?",
        "after you WHO?",
        (
            "(?:that_is|this_is|that_s|it_s)? (?:my|our|the) (?:SIDE|half|part) (?:of|in) (?:the|our|this|a|"
            "that) (?:deal|bargain|bet|pact|agreement|trade|swap|exchange|treaty) .. $"
        ),
        (
            "(?:my|our|the_loser_s|the|a|your) (?:forfeit|stake|stakes|wager|penalty|pledge|ante) (?:if|in|"
            "for|of|when|should|is|was) .. $"
        ),
        "(?:my|our|the_loser_s|the|loser_s) (?:forfeit|stake|stakes|wager|ante)",
        (
            "(?:the)? (?:prize|reward|bounty|penalty|punishment) (?:for|of) (?:the|whoever|anyone|losing|"
            "winning|him|her) .. $"
        ),
        (
            "(?:my|the|our)? (?:price|fee|condition|terms|price_tag|asking_price|charge) (?:is|are|for_IT|"
            "s)? (?:still|only|just|a_mere|mere)* NUM? .? (?:COIN|up_front|in_advance|payable|negotiable) "
            ".. $"
        ),
        (
            "(?:for|at|against|upon|on) (?:an?|the|due|small|receipt_of|a_small|a_modest|the_right|cash|"
            "prompt|full|a_fair|a_reasonable)* (?:PAY) (?:only|of|in|up_front|from|please|first|by)? .. $"
        ),
        "(?:upon|on|against) (?:receipt|payment|delivery|arrival|handover|presentation|refund) of .. $",
        "against NUM COIN .. $",
        (
            "(?:cash|money|payment|pay|fee|gold|COIN|apology|paying) (?:is|due|comes|payable)? (?:first|"
            "up_front|in_advance|on_delivery|before_delivery|beforehand|on_the_nail) (?:please)?"
        ),
        "(?:show|send|give|pay) me (?:the|my|your) (?:money|gold|cash|COIN) first",
        "what (?:is|s) (?:IT|in_it)? (?:worth|for)? (?:to|for)? (?:you|me|us) (?:then|though|anyone|WHO)?",
        (
            "what (?:do|would|will|ll|can) (?:you|i) (?:give|offer|pay|get|bid) (?:me)? (?:for|in) (?:IT|"
            "return|exchange)+ .? $"
        ),
        "(?:highest|best) bidder (?:wins|gets_it)",
        "(?:please)? make me an? (?:good|decent|better|fair)? offer",
        (
            "(?:do|have|can|did|could) (?:we|i) (?:have|got|make|agree_on|call_it|strike)+ (?:a|the)? deal "
            "(?:WHO)?"
        ),
        "(?:shall_we)? shake (?:hands)? on it",
        "is (?:it|that|this) (?:agreed|a_deal|a_bargain|settled|acceptable) WHO?",
        # leave asked for, or awaited
        "(?:would|will|could|can|won_t|wont) (?:you|they|WHO) (?:let|allow|permit) (?:me|us|IT) .. $",
        "(?:do_i|have_i|can_i|may_i)? (?:have|get|got)? (?:the|a|your)? (?:green|amber) light (?:WHO|NOW)*",
        "(?:WHO)? thumbs (?:up_or_down|up_or_thumbs_down|down_or_up) WHO?",
        "(?:yea_or_nay|yay_or_nay|aye_or_nay|hot_or_not|go_or_no_go|stop_or_go|do_or_don_t) .. $",
        "(?:a)? show of hands (?:please|anyone|folks)?",
        "hands up (?:who|if|those|everyone|all|for) .. $",
        (
            "(?:a)? (?:second|third|expert) opinion (?:anyone|wanted|please|needed|anybody|sought|welcome|"
            "would_.*)+"
        ),
        "(?:any)? (?:opinions|thoughts|views|advice|objections|comments) (?:before|first|until) .*",
        (
            "(?:WHO)? (?:can|could|would|will|please) (?:you|someone|somebody|WHO)? (?:sign_off_on|sign|"
            "okay|approve|clear|second|countersign|bless|ratify|sanction|confirm|authori[sz]e) (?:off)? "
            "(?:on)? IT (?:off|please|first)?"
        ),
        "(?:please)? sign here WHO?",
        (
            "(?:for|awaiting|pending|seeking|wanting|without|lacking|only|subject_to|all_but_for|missing) "
            "(?:WHO_s|your|\\w+_s|a|an|the|official|formal|final|further)+ (?:YES|clearance|permission|"
            "authori[sz]ation|signatures?) !(?:thought|person|time|helping|day) .. $"
        ),
        (
            "(?:seconder|co_signer|witness|sponsor|permission|clearance|approval|signature|go_ahead|"
            "blessing) (?:wanted|needed|required|pending|missing|to_follow|outstanding|sought|awaited)"
        ),
        (
            "(?:needs?|requires|wants|lacks|awaits|awaiting) (?:only|just|still|your|an?|the|\\w+_s|"
            "one_more|another|somebody_s)+ (?:YES) .. $"
        ),
        (
            "(?:i|we) (?:still|only|just)* (?:need|await|want|lack|require|am_waiting_for|m_waiting_for|"
            "hope_for|m_missing|am_missing|crave|seek) (?:still|only|just|an?|the|your|\\w+_s|official|"
            "final|first|formal|for)* YES (?:from|by|of|on|for|first)? .. $"
        ),
        (
            "(?:all_that_s_missing|all_that_is_missing|all_i_need|all_it_needs|all_it_takes|"
            "only_thing_missing|what_s_missing|what_is_missing|still_missing|the_only_thing_missing) (?:is|"
            "are|now|s|still|of_course)* (?:\\w+_s|your|an?|the|one) YES .. $"
        ),
        (
            "(?:an?|one|the|\\w+_s|your|only|just|a_single|only_\\w+_s)+ YES (?:from|of)? .? (?:is|s)? "
            "(?:all_i_need|all_it_takes|all_it_needs|missing|still_missing|all_that_s_missing|"
            "all_that_is_missing|enough|needed|outstanding|pending|required|awaited|lacking|suffices)"
        ),
        (
            "(?:just|please)? (?:say_yes|say_the_word|say_so|give_me_the_nod|give_the_word|"
            "give_the_signal) WHO? (?:and|then)? (?:i|it|we) .*"
        ),
        (
            "(?:just|please|only)* (?:say_yes|say_the_word|give_me_the_nod|give_the_word|give_me_a_sign|"
            "give_me_the_word) (?:WHO)?"
        ),
        "one (?:word|nod|yes|sign|wink|hint) from .. $",
        (
            "(?:it_is|it_s|that_s|that_is|but_it_s)? (?:your|\\w+_s|the_group_s|everybody_s) (?:CALL) "
            "(?:WHO|in_the_end|really|not_mine|though|of_course|to_make|entirely|ultimately)*"
        ),
        (
            "(?:i|we) (?:ll|will|shall|d|would)* (?:rather)? (?:let|have) (?:you|the_\\w+|WHO|everyone|"
            "everybody|others|them) (?:all)? (?:decide|choose|judge|pick|settle_it|have_the_.*|make_the_.*|"
            "rule)"
        ),
        (
            "(?:i|we) (?:ll|will|gladly|shall)* (?:leave|hand|pass|delegate|entrust) (?:IT|the_(?:decision|"
            "choice|verdict)|that_decision) (?:over)? (?:to|with|up_to|in) .. $"
        ),
        "(?:over|up|off) to WHO for (?:the|a|his|her|your) (?:CALL|YES|blessing) .. $",
        (
            "(?:let|ask) (?:the)? (?:others|WHO|majority|dice|list|game_master|public|coin) (?:decide|"
            "choose|judge|settle_it|say)"
        ),
        # what may yet stop them
        (
            "(?:\\w+)? EVENT (?:would|will|may|might|can|could|still)* (?:KILLS) (?:IT|everything|all|play|"
            "me|all_of_it|the_lot)+ (?:below|above|off|NOW)*"
        ),
        (
            "(?:an?|one|any|even_a|a_single|just_one|the_slightest|the_first|your|\\w+_s) NO (?:from|by|"
            "of)? .? (?:will|would|can|could|may|might|and)? (?:KILLS|it_is_off|it_s_off|i_drop_it|i_stop|"
            "that_s_it|i_m_out) (?:IT|everything|all|below|above|me|NOW)*"
        ),
        (
            "(?:i|we) (?:can|could|may|might|still|reserve|want|keep|retain|always|have|ve|also)+ "
            "(?:the_(?:right|option|freedom)_to|still|always|until_.*|got|a_right_to)* (?:back_out|"
            "back_down|back_off|change_my_mind|pull_out|withdraw|opt_out|retract|cancel|drop_out|reconsider|"
            "revoke|think_again|take_it_back|undo_it|bail|bail_out|say_no|turn_back|renege|chicken_out) "
            "(?:of_it|until|till|before|at_any_time|any_time|anytime|later|on|by|if|again|up_to|any_\\w+|"
            "whenever|as_long|though) .. $"
        ),
        "(?:i|we) (?:reserve|keep|retain) the (?:right|option|freedom) to .. $",
        (
            "(?:all)? (?:rights?|option|options) (?:of|to) (?:withdrawal|withdraw|change_my_mind|cancel|"
            "revocation|back_out|return) (?:reserved|remains?|until|granted|is_mine|open) .. $"
        ),
        (
            "(?:cancellation|withdrawal|refunds?|returns?|revocation) (?:is|are|still)* (?:possible|free|"
            "guaranteed|allowed|accepted) .*"
        ),
        (
            "(?:non_?)?(?:refundable|reversible|revocable|cancell?able|retractable|returnable) (?:until|"
            "till|at|any|up|before|of_course)? .. $"
        ),
        (
            "(?:keep|keeping|with|my|all)* fingers crossed (?:that)? (?:i_may|i_can|i_m_allowed|"
            "i_am_allowed|it_s_allowed|it_is_allowed|WHO_(?:lets|allows|agrees|approves|says|nods|"
            "permits).*)"
        ),
        (
            "(?:hopefully|let_s_hope|i_hope|here_s_hoping|i_do_hope|i_just_hope) (?:that)? (?:i_may|"
            "i_m_allowed|i_am_allowed|it_s_allowed|it_is_allowed|WHO_(?:lets|allows|agrees|approves|"
            "says_yes|permits)(?:_me|_it|_us|_to_it|_this|_that)*)"
        ),
    ),
)


def is_at_stake(said: Whole) -> bool:
    """Whether a sentence behind acts makes them a bargain or others' choice."""
    return _AT_STAKE.are_said(said)
