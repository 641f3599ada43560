"""Clauses by which the sender is not of one mind about the move, or takes it back.

`I may yet | think better of it.`, `I'm not married | to the idea.`, `I wouldn't | swear | to it.`,
`I withdraw | all of that.`, `My head | says | no.`: the sender, a word of doubt, jest or taking back, and the
move, which a bare clause leaves out. `I'm not sure where I put my hat` doubts something else.
"""

import re
from collections.abc import Sequence
from typing import Final

from gamemaster.language.english.grammar import Grammar
from gamemaster.language.remarks.of_the_move import only_leads

_CLASSES: Final = {
    "THIS": "this that it these those so",
    "DEED": "votes? ballot moves? turn lines? words? orders? announcement action mail message post play",
    "IT": (
        "(?:(?:all|any|half|part|most|some|much|a_word|one_word)_(?:of_)?)?(?:THIS|the_above|the_lot) "
        "one the_(?:whole_)?(?:idea|thing|matter|question|plan|notion) "
        "(?:my|that|this|the)_(?:next_|last_|own_)?DEED the_following what_(?:follows|comes_next|i_\\w+) "
        "any_\\w+_of_(?:this|that|it) (?:this|that)_one"
    ),
    "END": (
        "anyway anyhow from_here_on from_now_on at_least if only already one_day some_day after tomorrow "
        "later when once yet though "
        "any_more anymore now here there myself either at_all today really right_now at_present"
    ),
    "LEAD": (
        "honestly frankly actually really perhaps maybe still again somehow deep_down in_truth in_fact "
        "of_course mind_you then now to_be_honest truth_be_told at_least all_the_same on_the_other_hand and "
        "but or so though in_all_honesty admittedly as_yet at_heart well that_is which sorry "
        "(?:that|this)_(?:is|s)_when"
    ),
    "ME": "i we \\w+_and_i",
    "AM": "am m are re was were ve_been have_been will_be ll_be keep",
    "VERY": (
        "really quite entirely all at_all even still just only merely now also very yet so too completely "
        "fully honestly absolutely totally hundred_percent (?:one_)?hundred_per_cent a_bit a_little "
        "rather somewhat half always being probably perhaps simply seriously actually awfully terribly "
        "far_from never of_course personally genuinely secretly sort_of kind_of myself that frankly already"
    ),
    "NOT": "not far_from hardly never anything_but less_than no_longer not_yet",
    "DONT": (
        "dont do_not didnt did_not cant cannot can_not couldnt wouldnt would_not d_not shouldnt "
        "never wont will_not"
    ),
    "HAVENT": "havent have_not ve_not hadnt had_not",
    # not of one mind
    "SURE": "sure certain convinced decided settled sold positive persuaded confident determined",
    "TIED": "married wedded committed attached bound glued",
    "TORN": (
        "torn undecided unsure uncertain wavering hesitating hesitant dithering vacillating unconvinced "
        "(?:in|of)_(?:two|several|three)_minds on_the_fence reconsidering rethinking "
        "having_(?:second_thoughts|doubts|my_doubts|cold_feet) (?:not|open_to_being)_persuaded "
        "open_to_(?:persuasion|suggestions|argument|better_ideas) not_there_yet none_too_sure divided "
        "back_and_forth going_back_and_forth"
    ),
    "TOYING": (
        "toying_with playing_with flirting_with considering contemplating pondering mulling_over weighing "
        "chewing_on chewing_over thinking_(?:of|about) tempted_by inclined_to tempted_to leaning_towards "
        "sleeping_on half_minded_to wondering_about haggling_over debating arguing_over thinking_over "
        "looking_into speculating_about "
        "dreaming_of fantasi[sz]ing_about musing_(?:about|on) floating"
    ),
    "JESTING": (
        "joking kidding ironic sarcastic bluffing lying teasing pretending dreaming fantasi[sz]ing "
        "thinking_aloud thinking_out_loud speaking_hypothetically speaking_theoretically jesting trolling "
        "exaggerating quoting rambling raving rehearsing practi[sc]ing daydreaming fishing sleepwalking "
        "drunk testing_you playing_devil_s_advocate facetious musing brainstorming speculating "
        "talking_hypothetically talking_nonsense pulling_your_leg(?:s)? having_you_on"
    ),
    "MIGHT": "may might could d would",
    "RETHINK": (
        "change_my_(?:mind|vote|move|answer) (?:yet|still|well|even)_change think_better reconsider "
        "rethink revise withdraw revoke retract take_back take_IT_back "
        "change_my_mind (?:still_)?be_(?:talked_out|talked_round|argued_out|bribed|bought|"
        "persuaded|convinced|swayed|won_over) "
        "think_again think_twice think_it_over go_back_on back_out have_second_thoughts decide_otherwise "
        "decide_differently do_(?:something_else|otherwise|the_opposite) "
        "drop_IT cancel_IT undo_IT regret_and_retract amend_IT come_back_to_this choose_differently "
        "do_the_following do_thisEND do_this_(?:on|next|by|if|but|only|in_the)(?!_my) end_up_doing"
    ),
    "SWEAR": (
        "swear_(?:to|on) bet_on bet_my_\\w+_on stake_my_\\w+_on "
        "vouch_for put_money_on stand_by guarantee promise rule_out put_my_name_to "
        "swear_to bank_on count_on go_bail_for commit_to decide_on mean_seriously stand_behind "
        "make_up_my_mind (?:set|carve|write)(?=_IT_in_stone) "
    ),
    "DOUBT": (
        "doubt_whether_(?:i_|this_|that_)(?:should|want|is) reserve_judge?ment "
        "reserve_the_right(?!_to_(?:complain|gloat|brag|boast|moan|grumble|groan|sulk|laugh|sigh|cry)) "
        "wonder_(?:whether|if)_(?:i|this|that|it|we)_"
        "(?:should|really|want|is|s|was|would|ought|dare|do)(?!_make|_ever|_see) hesitateEND waver "
        "shrink_from have_my_doubts have_(?:some_|serious_|grave_|my_)?(?:doubts|reservations|qualms) "
        "have_(?:half_a_mind|a_mind) ve_(?:half_)?a_mind have_second_thoughts ve_second_thoughts "
        "dont_know_(?:whether|if|that|what)_(?:i|this|that|it)_(?:really_|truly_|even_|still_)?"
        "(?:want|should|mean|like|is|dare|ought|would|could) have_to_(?:think|sleep)_(?:about|on)_IT "
        "need_to_(?:think|sleep)_(?:about|on)_IT keep_changing_my_mind keep_going_back_and_forth "
        "go_back_and_forth (?:ve_|have_)?changed_my_mind(?:END|_(?:already|again|while|since|about_IT)) "
        "want_IT_(?:undone|back|gone|changed|cancelled) "
        "never_(?:wanted|meant|intended|said|wrote|sent|posted)_IT"
    ),
    # taking back
    "UNDO": (
        "take_back withdraw retract revoke rescind cancel scrap undo unsay recall annul disown renounce "
        "repudiate reverse abandon postpone defer delay suspend retracted withdrew disavow"
    ),
    "RATHER": "d_rather d_sooner would_rather d_prefer had_rather would_prefer would_sooner d_rather_prefer",
    # to be told later
    "TELL": (
        "confirm decide settle finali[sz]e reconfirm announce(?=_(?:IT|whether|later)) let_you_know "
        "make_up_my_mind say_whether tell_you_(?:all_)?(?:whether|if) say_(?:so_)?again repeat"
    ),
    "SOON": (
        "later tomorrow tonight soon (?:on_)?(?:mon|tues|wednes|thurs|fri|satur|sun)day by (?:when|once|"
        "after|before|if|as_soon|until|in) whether if next_\\w+ shortly in_time"
    ),
    "QUESTION": "what whether which who if how",
    "SHARE": (
        "half part some most only_half only_part a_(?:third|quarter|part|bit) about_a_(?:third|half) none "
        "little barely_half about_half"
    ),
    "LACK": "dont do_not havent have_not ve_not no_longer",
    "HOLD": "got have hold own drawn",
    "CARD": "cards? tiles? tokens? vote ballot",
    "DREAMT": "dreamt dreamed imagined invented made_up hallucinated fantasi[sz]ed",
    "PASSING": (
        "passing_on relaying forwarding repeating quoting citing reading_out translating "
        "transcribing copying echoing"
    ),
    "QUOTE": "quote cite recite paraphrase translate transcribe",
    "NEED": "await need require seek want awaiting lack",
    "GRANT": "okay ok consent approval blessing nod permission go_ahead green_light",
    "HEART": "heart head gut guts conscience brain mind stomach wife husband reason better_self common_sense",
}
_UNSURE: Final = (
    # I'm not sure about that, I'm in two minds, I'm toying with the idea, I was being ironic
    "LEAD* ME AM VERY* NOT VERY* SURE END",
    "LEAD* ME AM VERY* NOT VERY* SURE (?:about|of|on) IT",
    (
        "LEAD* ME AM VERY* NOT VERY* SURE (?:that|if|whether)? (?:i|this|that|it|these) "
        "(?:really|s|is|was|want|should|ought|mean|meant|like|dare|do|even|still|would)"
    ),
    "LEAD* ME AM VERY* NOT VERY* TIED to IT",
    "LEAD* ME AM VERY* TORN (?:about|over|on|as_to|of)_(?:IT|whether|who|what|which|how)",
    "LEAD* ME AM VERY* TORN END",
    "LEAD* ME AM VERY* TOYING (?:IT|(?:the|an)_(?:idea|thought|notion)|do_IT|doing_IT|say_IT)",
    "LEAD* ME AM VERY* !NOT JESTING (?:when|of_course|again|about_IT|with_IT)",
    "LEAD* ME AM VERY* !NOT JESTING END",
    "LEAD* ME AM (?:still|only|just) thinking VERY* $",
    # I may yet think better of it, I wouldn't swear to it, I have half a mind to
    "LEAD* ME MIGHT !never VERY* (?:well|easily)? VERY* RETHINK",
    "LEAD* ME DONT VERY* SWEAR IT",
    "(?:maybe|perhaps|possibly) ME (?:ll|will|shall|should|d|would) !have .? IT END",
    "LEAD* ME VERY* DOUBT",
    "LEAD* ME (?:myself|still)? HAVENT VERY* (?:made_up|slept_on_IT|thought_it_over|finished_thinking)",
    "LEAD* ME (?:myself|still)? HAVENT VERY* (?:decided|settled|chosen) VERY* (?:(?:about|on)_IT|whether|if)",
    "LEAD* ME (?:myself|still)? HAVENT VERY* (?:decided|settled|chosen|picked(?:_one|_yet|_either)?) END",
    (
        "LEAD* ME VERY* "
        "(?:plan|intend|hope|expect|aim|wanted|meant|(?:was|were|m|am)_(?:going|planning|hoping|about)) to "
        "(?:do_IT)? END"
    ),
    (
        "LEAD* ME (?:d|would|might|could) VERY* (?:do|say|play|mean|write|send|try|risk) IT "
        "(?:if|but|only|were|when|once|unless)"
    ),
    (
        "LEAD* ME VERY* (?:got|took|stole|borrowed|copied|lifted|pinched|nicked|learnt|learned|picked_up) "
        "!it IT (?:off|from|out_of|in|on)"
    ),
    "LEAD* ME LACK (?:even|yet|still|have)* HOLD (?:the|that|this|any_such|my) CARD",
    "(?:still|as_yet)? (?:undecided|unsure|torn|uncertain|half_decided) (?:as_ever|still|about_IT)",
    "(?:still|as_yet)? (?:undecided|unsure|torn|uncertain|half_decided) $",
    "LEAD* ME AM VERY* (?:half|barely|not_even_half) decided END",
    "LEAD* ME AM VERY* (?:rehearsing|practi[sc]ing) for (?:next_\\w+|later|the_real_thing) $",
    (
        "LEAD* ME (?:havent|have|ve) (?:no|the|a)? .? (?:idea|clue|notion) VERY* QUESTION i "
        "(?:want|should|prefer)"
    ),
    (
        "LEAD* ME (?:d|would) only (?:do|go_along_with|go_through_with|agree_to|stand_by|mean|risk|dare) .. "
        "(?:if|when|once|unless)"
    ),
    # I await Tarn's blessing, I leave it in his hands, I am merely passing on what Tarn told me
    "LEAD* ME AM? VERY* NEED .. GRANT END",
    "LEAD* ME AM? VERY* NEED .. GRANT for IT",
    "LEAD* ME VERY* leave IT (?:to|with|up_to|in_.*_hands) !(?:your|the)_imagination",
    "LEAD* (?:ME_AM)? VERY* passing_IT_on",
    "LEAD* (?:ME_AM)? VERY* PASSING (?:IT|what|(?:his|her|their|\\w+_s)_words)",
    "LEAD* ME QUOTE (?:from|IT|him|her|them|verbatim|freely|\\w+_s_\\w+)",
    "how ME (?:would|d) (?:love|like|wish|adore) to IT? $",
    "LEAD* ME VERY* (?:regard|consider|treat|see|view) IT as (?:not|still_\\w+|un\\w+|open|void|pending)",
    # I take that back, I will confirm it by tonight
    "LEAD* ME (?:hereby|MIGHT|therefore)? VERY* UNDO VERY* IT",
    "LEAD* ME (?:hereby|MIGHT|have|ve)? VERY* (?:take|taken|took|call|called) IT back",
    "LEAD* ME (?:ll|will|shall|can_only|have_to|ve_yet_to|need_to) VERY* TELL (?:IT)? SOON",
    "LEAD* (?:ME_(?:ll|will|shall)|let_me) get_back_to_\\w+ (?:on|about) IT",
    "LEAD* ME (?:ll|will|shall|can) (?:tell|let)_you .. (?:whether|if)_(?:i|it|this|that)",
    "LEAD* ME (?:ll|will|shall|can) (?:tell|let)_you .. which $",
    # my resolve is crumbling, I was paid to say that, I say that every week
    "my (?:resolve|conviction|certainty|nerve) (?:is|wavers|fails|falters) !(?:strong|back|firm)",
    "(?:chances_are|odds_are|likely_as_not|in_all_likelihood) (?:that)? ME (?:ll|will|shall) (?:UNDO|change)",
    "LEAD* ME MIGHT VERY* (?:live_with|settle_for|do|take) (?:the|its)_(?:opposite|reverse|other)",
    "LEAD* ME (?:AM|got) (?:paid|forced|made|bribed|dared|told|asked) to (?:say|write|send|post) IT",
    "LEAD* ME (?:say|write|send|claim|announce|promise) IT (?:every|each|all_the_time|always|whenever)",
    "LEAD* ME had my fingers crossed $",
    "LEAD* ME (?:d|would) (?:like|love|want|prefer) . to (?:okay|approve|confirm|check|allow|second) IT",
    # I mean a third of that, I dreamt this last night
    "LEAD* ME VERY* (?:mean|meant|believe|stand_by) VERY* SHARE",
    "LEAD* ME (?:have|ve|had|only|just)? VERY* DREAMT VERY* IT",
    "my HEART still? (?:says?|tells_me|advises)_(?:no|not|otherwise|dont|wait|the_opposite|against)",
    "LEAD* ME (?:d|would|should) VERY* (?:like|love|prefer|want) IT to (?:happen|count|wait|take_effect|be)",
    (
        "LEAD* ME (?:say|said|write|wrote|send|sent|typed) IT "
        "(?:with_my_fingers|in_jest|as_a|under_protest|half)"
    ),
    ".. whether ME VERY* (?:mean|meant|stand_by|do|want|should_do|believe|stick_to)_IT",
)
_NOT_NOW: Final = (
    (
        "LEAD* ME already? (?:sent|posted|mailed|cast|announced|submitted) IT .. "
        "(?:already|yesterday|last|before|earlier|twice|\\w+_ago|on_\\w+day)"
    ),
    "LEAD* ME (?:would|d|might|could|should|may|ought_to) VERY* $",
    # bare words, and what was sent before, that in front of a move may still lead up to it
    "LEAD* ME DONT VERY* (?:decide|make_up_my_mind|choose)",
    "(?:i)? (?:made_you_(?:look|jump|blink)|had_you_(?:going|there))",
    (
        "LEAD* ME RATHER VERY* "
        "(?:notEND|not_(?:do|say|risk|commit)_(?:this|that|it|so|anything)|wait|think|have_something|do_(?:something|nothing))"
    ),
)
_BEHIND: Final = Grammar(_CLASSES, _UNSURE + _NOT_NOW)
_IN_FRONT: Final = Grammar(
    {
        **_CLASSES,
        "IT": "this these the_(?:following|idea) (?:the|my|this)_next_\\w+ what_(?:follows|comes_next)",
    },
    _UNSURE,
)
_OF_ANOTHER: Final = re.compile(r" (?:it|that)$")


def is_in_two_minds(parts: Sequence[str], ahead: bool = False) -> bool:
    """Whether a clause says so of the move before it, or `ahead` of it."""
    pattern = _IN_FRONT if ahead else _BEHIND
    if parts[1:] and parts[0].startswith("not to ") and parts[-1].endswith(" to"):
        # "Not to crow, but I'm going to"
        return False
    for place, part in enumerate(parts):
        if place and _LEFT_ALONE.search(parts[place - 1]):
            # "The middle one I leave alone, I'm not sure I want a J"
            break
        for clause in _JOINING.split(part):
            found = pattern.match(f" {clause.strip()}") or pattern.match(f" i{clause}")
            if found and (_OF_ANOTHER.search(found.group()) is None or only_leads(parts[:place])):
                return True
    return False


_LEFT_ALONE: Final = re.compile(
    r"\b(?:i|we) (?:leave|keep|save|spare)\b.*\b(?:alone|be|idle|empty|for later|out|as it is)$"
)
_JOINING: Final = re.compile(r" (?:and|but|though|because|so)(?= )")
