"""Sentences in front of acts that open a list, another time, a choice, a plan or a bargain.

`My homework for next week.`, `Already ticked off.` head a list of what is not done here and now, `And on
Friday?` what is for another time; `My choices are these.`, `It's between these two.` a choice; `Here's the
chain, friends.`, `When she's through, it's me.` a plan in which others come first; `Our agreement, as I
understand it:`, `I'd like a second pair of eyes on this.` what is laid before others.

What must stay true: who has decided, and whose turn has come (`Jun has moved, so it's me.`), acts.
"""

from collections.abc import Sequence
from typing import Final

from gamemaster.language.english.grammar import Grammar
from gamemaster.language.english.times import WEEKDAYS
from gamemaster.language.english.tokens import words_in
from gamemaster.language.remarks.texts_opened import TEXTS

_CLASSES: Final = {
    "SO": "so and but now well ok okay then also first here friends folks nn gm",
    "SHOW": "(?:here|this|these|that|below|following)_(?:is|are|s|comes|come|follows) here_follow",
    "MY": "my our the a an some all these his her nn_s your",
    "NR": "nr vv vo one two three four five six several some a_few (?:a_)?couple_of many both \\d+",
    "SPAN": "(?:week|month|year|turn|round|phase|day|night|session|season|cycle|summer|winter|game|time)s?",
    "DAY": f"(?:{'|'.join(sorted(WEEKDAYS))}) tomorrow tonight later",
    "LATER": (
        "(?:the_)?(?:next|coming|following)_(?:SPAN|(?:NR_)?SPAN|DAY|meeting) DAY (?:the_)?SPAN_after "
        "later_(?:on|this_SPAN) (?:the_)?(?:season|game)_s_end some_day"
    ),
    "THING": (
        "things? jobs? tasks? chores? items? points? steps? ideas? mistakes? errands? plans? wishes hopes "
        "promises? moves? lines? actions? sins? blunders? surprises? debts? duties"
    ),
    "DONE": (
        "ticked_off crossed_off crossed_out struck_off over finished dealt_with settled paid_off "
        "checked_off out_of_the_way behind_(?:me|us)"
    ),
    "CHOICE": (
        "choices? options? possibilities alternatives candidates? ideas? candidate_moves ways_out variants"
    ),
    "PRO": "pros advantages arguments_for upsides plus_points",
    "PLAN": (
        "chain order sequence plan running_order timetable schedule line_up batting_order choreography "
        "drill procedure programme arrangement recipe trap scheme"
    ),
    "GO": "goes moves plays votes starts begins opens leads acts whistles counts",
    "READY": (
        "through done ready finished back home asleep out gone paid there over up moved in_place dead clear"
    ),
    "HE": "he she they nn you the_gm everybody everyone all_of_you",
    "HAS": "has have s ve is are re",
    "PACT": (
        "agreement deal treaty contract swap bargain pact arrangement truce terms offer trade "
        "ultimatum bet wager"
    ),
    "MAIL": (
        "(?:mails?|e_?mails?|messages?|letters?|posts?|moves?|turns?|lines?|sentences?|announcements?|rounds?|"
        "votes?|ballots?)"
    ),
}
_WHOLE: Final = Grammar(
    _CLASSES,
    (
        "(?:and|but)_(?:then_)?(?:on|for|come)_LATER $",
        "(?:on_)?LATER (?:as_you_know|as_planned|as_agreed|as_i_said|as_always|as_announced) i ..",
        "never_again i ..",
        (
            "SO* (?:the)? (?:NR|first|one|last|second)_(?:for|is_for|of_them_for)_(?:now|today|this_\\w+|"
            "tonight) (?:and)? (?:the)? (?:NR|rest|others?|second|last|one)_(?:for|is_for|are_for) "
            "(?:later|next_\\w+|LATER|the_next_?\\w*|another_\\w+)"
        ),
        "SO* the (?:first|last|second) (?:one)? is (?:certain|sure|fixed|settled|decided|real|final|meant)",
        "SO* (?:my|our|this_is_my) ultimatum (?:to|for) .. $",
        (
            "SO* (?:then|next|after_that|afterwards|and_then|after_her|after_him) (?:it_s|it_is|comes?|"
            "it)? (?:me|my_turn|mine|nn_s_(?:go|turn)|nn) (?:again)? $"
        ),
        (
            "SO* (?:like_last_time|as_usual|as_always|you_know_the_drill)? (?:then)? (?:you|nn) (?:open|"
            "opens|start|starts|begin|begins|lead|go|GO) (?:first)? (?:and)? (?:i_follow|i_m_second|"
            "i_come_second|then_me|then_i_follow) $"
        ),
        (
            "SO* (?:i_m|i_am|i_come|i_go) (?:second|third|fourth|after_nn|behind_nn) (?:in_line|then|"
            "after_that)? $"
        ),
        (
            "SO* (?:when|once|as_soon_as|after|until|whenever|if) HE HAS .? READY (?:then)? (?:it_s|"
            "it_is|comes?)? (?:me|mine|my_(?:turn|go)|nn|i_m_on|i_follow|i_go|i_start|round_\\w+|"
            "phase_\\w+|next_\\w+)? .? $"
        ),
        (
            "SO* (?:when|once|as_soon_as|after) HE (?:has|have|is|are|does|do|did|moves?|plays?|votes?|"
            "whistles?|calls?|nods?|signals?) (?:then)? (?:it_s|it_is|comes?)? (?:me|mine|my_(?:turn|go)|"
            "i_m_on|i_follow|i_go|i_start)? $"
        ),
        "SO* if_i_(?:dont|do_not) .. (?:this|here|the_following|what_follows) (?:is|goes|s) ..",
        "(?:left|carried|held|kept)_over from last_\\w+ $",
        "SO* NR (?:steps|moves|stages|phases|acts|beats) (?:friends|folks|everybody|to_victory|then|nn)? $",
        "SO* MY* MAIL as (?:it|things) (?:stands?|looks?|is)",
        "SO* (?:our|my|the|nn_s) (?:old|little|secret|new)? PACT (?:as|nn|with|between) .. $",
        (
            "SO* (?:mine|me|my_own|our_own|ours) (?:first|before) .. (?:nn_s|his|hers|theirs|yours|her|"
            "their) $"
        ),
    ),
)
"""What a sentence says without its marks."""
_OPENED: Final = Grammar(
    _CLASSES,
    (
        # a list of what is not done now
        (
            "SO* SHOW? MY* (?:NR)? THING (?:that|which)? (?:i|we|you|nn) (?:(?:ve|have|m|am|re|are|ll|"
            "will|would|d|should|could|can|do)_)*(?:not|never|nt|heard|had|still|wont|cant|dont|shouldnt|"
            "wouldnt|meant|promised|owe|keep|keeping|kept|put_off|postponed|hate|dread|avoid|refuse)"
        ),
        (
            "SO* SHOW? MY* (?:NR)? (?:worst|silliest|best|craziest|dumbest|favourite|greatest|stupidest|"
            "last|latest) (?:NR)? THING (?:i|of|today|so_far|this|ever|we|in|from)"
        ),
        "SO* SHOW? MY* (?:new_year_s|new_year|good|old|broken|spring)? (?:resolutions?) .? .? .? $",
        (
            "SO* SHOW? MY* (?:homework|excuses|errands|chores|predictions|tasks|jobs|assignments|regrets|"
            "sins|iou_?s?) (?:so_far|for|of|still|this|until|today|left|over|ahead) .. $"
        ),
        "SO* SHOW? MY* (?:excuses|homework|resolutions|regrets|predictions) $",
        (
            "SO* MY* THING (?:still|yet|left)* (?:open|undone|pending|outstanding|to_do|to_go|unfinished|"
            "left) .. $"
        ),
        (
            "SO* what (?:is|s|remains) (?:still)? (?:left|open|pending|outstanding|to_be_done|"
            "ahead_of_us) .. $"
        ),
        "SO* what my .. (?:would|might|could) (?:do|play|write|say) .? .? $",
        "SO* MY* (?:agenda|programme|items?|points?|menu|running_order|topics) (?:for|of) LATER",
        "SO* (?:all|already|now|everything|these_are|this_is)* DONE (?:already|now|this_\\w+|since_.*)? $",
        (
            "SO* (?:NR|one|more|another|some)* (?:more|others?|things|ones?)? (?:that)? (?:i_m|i_am|i|"
            "we_re)_(?:am_)?(?:keeping|keep|saving|save|holding|reserving) (?:back|up)? (?:for|until|"
            "till|in)"
        ),
        (
            "SO* SHOW? MY* (?:to_?dos|to_do_list|promises|vows|pledges|good_intentions|shopping|chores|"
            "errands) (?:for|until|before|of) .. $"
        ),
        (
            "SO* SHOW? MY* NR? (?:promises|vows|pledges|wishes|resolutions|goals|aims) for "
            "(?:the_new_\\w+|LATER|next_\\w+|the_(?:summer|winter|season|holidays))"
        ),
        (
            "SO* SHOW? (?:the|my|our|your)? (?:stupid|silly|bad|mad|crazy|worst|best|dumb|daft|"
            "brilliant) THING of (?:the|this|my|our|last) .. $"
        ),
        "SO* what (?:i|we) (?:ve|have)? (?:crossed_off|ticked_off|struck_off|got_done|put_off) .. $",
        # one part for another time
        (
            "SO* (?:all_)?the_(?:rest|others?|remainder|second|next_one|last_one) (?:is|are|s|comes|"
            "follows|stays|waits)_(?:(?:only|all)_)?(?:for|until|till|on|in)_(?:LATER|next_\\w+|the_next|"
            "another_\\w+|the_week_after)"
        ),
        (
            "SO* (?:this|that|what_follows|the_following|it|these|the_next_\\w+) (?:isnt|is_not|are_not|"
            "arent|s_not) for (?:now|today|this_\\w+|tonight)"
        ),
        (
            "SO* for (?:LATER|the_\\w+_after) i_(?:ve|have)_(?:already_)?(?:made_up_my_mind|decided|"
            "a_plan|something_in|got_a_plan) .. $"
        ),
        "SO* (?:then|now|and|next|first)_nn_s .? .? $",
        (
            "SO* (?:that|this|which|it) (?:only)? (?:leaves|brings_us_to|brings_me_to|takes_us_to|"
            "takes_care_of_today_and) (?:LATER|next_\\w+)"
        ),
        (
            "SO* (?:once|when|as_soon_as) (?:that|this|it|all_that) (?:s|is|has_been) (?:READY|settled|"
            "counted|done) $"
        ),
        (
            "SO* (?:the)? (?:NR|rest|others?|second|last|one)_(?:for|is_for|are_for) (?:later|next_\\w+|"
            "LATER|the_next) $"
        ),
        "(?:and|but)_(?:then_)?(?:on|for|come)_LATER $",
        "SO* (?:mine|me|my_own|our_own|ours)_(?:first|before) .. (?:nn_s|his|hers|theirs|yours|her|their)",
        "nn s $",
        "SO* (?:the_(?:line|one|bit|part)_above|the_above) is for .. (?:this|now|today)",
        # a choice
        (
            "SO* (?:i|we) (?:ve|have|ve_got|see|had) (?:got)? (?:only|just)? NR (?:CHOICE|plans) "
            "(?:for_this_\\w+|for_today|here|now|left|open|so_far|this_\\w+|in_mind|today)? $"
        ),
        (
            "SO* (?:as_i_see_it)? MY* (?:only|remaining|possible|current)? CHOICE (?:as_i_see_it|so_far|"
            "for_this_\\w+|here|now)? (?:are|is|seem|would_be) (?:these|the_following|as_follows|this)"
        ),
        "SO* as_i_see_it (?:my|our|the) (?:only|remaining)? CHOICE",
        "SO* MY* (?:possibilities|alternatives|options|candidates) $",
        "SO* MY* (?:list_of)? THING (?:still)? (?:open|available|left|possible) to me",
        "SO* MY* list of (?:moves|things|options) (?:still)? open",
        (
            "SO* THING (?:that)? (?:i_m|i_am|i|we_re|we) (?:still)? (?:considering|consider|weighing|"
            "weigh|toying_with|contemplating|mulling_over|thinking_of|thinking_about|pondering)"
        ),
        (
            "SO* (?:let_me|i_ll|i)? (?:list|go_through|lay_out|collect|sort)? what i (?:could|might|can) "
            "(?:do|play|try|choose|write) (?:this_\\w+|here|now|next|today|then)? $"
        ),
        "SO* PRO and (?:cons|disadvantages|arguments_against|downsides|minuses)",
        (
            "SO* (?:it_s|it_is|i_m|i_am|we_re)_(?:down_to|between|torn_between|left_with|"
            "a_toss_up_between) (?:these|the)? (?:NR|these)? .? $"
        ),
        (
            "SO* the (?:easy|hard|bold|cautious|safe|risky|brave|lazy|first|second|cheap|slow|quick|"
            "honest|sensible|silly|dull) (?:way|one|option|version|variant|choice|path|road) (?:out)? $"
        ),
        (
            "SO* (?:the|our) (?:team|group|family|party|crew|council) (?:has|is|holds?) (?:a|still|"
            "having|holding|voting)? (?:vote|voting|poll|ballot|debate|split|divided)"
        ),
        (
            "SO* (?:either|both|any) (?:way|ways|one|option)? (?:is|are|s) (?:fine|ok|okay|all_right|"
            "good) (?:with|by|for) me $"
        ),
        "SO* (?:the)? (?:PRO|cons) (?:first|then|next|now) $",
        # others come first, or a cue
        (
            "SO* the (?:moment|minute|second|instant|day) HE HAS .. (?:we|i) (?:begin|start|go|move|"
            "strike|act|follow|open)"
        ),
        "SO* SHOW MY* (?:\\w+)? PLAN (?:for_\\w+|friends|folks|again|then|now)? .? $",
        (
            "SO* HE (?:still)? (?:has|have) (?:still)? to_(?:go|move|play|vote|act|come)_(?:first|"
            "before_me|ahead_of_me)"
        ),
        "SO* as soon as HE (?:has|have|is|are|does|do|s|ve) .. (?:my|me|i|i_m) ..",
        "SO* (?:first|before_me|at_first) (?:HE (?:GO|has_to|must|will|is|has|does)|comes?_nn)",
        "SO* after that (?:it_s|it_is) nn_s",
        (
            "SO* (?:the|our|your|my) (?:signal|cue|sign|password|trigger|code_word|starting_gun) (?:is|"
            "was|will_be|s|for)"
        ),
        (
            "SO* (?:the|our) (?:trap|plan|scheme|ceremony|trick|procedure|drill|choreography|show) "
            "(?:on_\\w+)? (?:is|goes|works|runs|will_go|will_be) (?:set)? (?:like_this|as_follows|simple|"
            "thus|so|this|easy)"
        ),
        "(?:places|positions|quiet|action|on_your_marks) please",
        (
            "SO* when the (?:curtain|music|bell|gong|whistle|clock|light|lights|door) (?:goes|rises|"
            "starts|stops|rings|sounds|strikes|opens|falls|go)"
        ),
        "SO* (?:on|this|next|come)? LATER .. (?:we|i) (?:play_live|all_stand|sit_down_and|all_sit)",
        (
            "SO* MY* (?:opening|first|last|closing) (?:moves|lines) (?:of|for|at|in) (?:the|our) "
            "(?:tournament|final|show|meeting|match|live|league|cup|play_?offs?)"
        ),
        (
            "nn (?:says_that|says|said|asks|wants|wrote_that|HAS)? .. (?:would_like|wants|d_like|hopes|"
            "plans|intends|has|likes) to (?:go|move|play|vote|act|be) (?:before|first|ahead)"
        ),
        "be my guest $",
        # a bargain
        (
            "SO* (?:our|my|the|nn_s) (?:old|little|secret|new|famous)? PACT (?:says|runs|goes|reads|"
            "is_(?:simple|this|as_follows|easy|quite_simple)) .. $"
        ),
        (
            "SO* i (?:d|would)? (?:propose|suggest|offer) (?:the_following|this) (?:arrangement|deal|"
            "swap|pact|trade|treaty)"
        ),
        "SO* (?:in_return|in_exchange) for .. $",
        "SO* SHOW what i d do",
        "SO* .. what (?:you|he|she|they|nn) (?:d|would)_get for",
        # to be looked at first
        (
            "SO* (?:i_d_like|i_need|i_could_do_with|may_i_have|i_want)? (?:a|another|some) (?:second|"
            "other|fresh|extra)? (?:pair_of_eyes|opinion|look) (?:on|at|over) (?:this|it|the_following|"
            "what_follows|my_(?:move|mail|turn|vote))"
        ),
        "SO* MY* MAIL as (?:it|things) (?:stands?|looks?|is)",
        (
            "SO* (?:this|that|the_following|what_follows|here) (?:is|s) what (?:goes_out|will_go_out|"
            "i_ll_send|i_will_send|gets_sent|goes_to_the_gm|goes_in)"
        ),
        "SO* (?:this|the_following|what_follows) is (?:to_be|then|going_to_be) my MAIL",
        (
            "SO* (?:just|only)? (?:running|trying|testing|bouncing|passing) (?:it|this|that) (?:past|on|"
            "off|by) (?:you|nn|all|everybody)"
        ),
    ),
)
_DECIDED: Final = words_in("decided chosen settled sorry thanks thank resend")


def opens_talk(parts: Sequence[str], mark: str) -> bool:
    """Whether a sentence in front of acts, its names `nn`, which ends with a mark, does so."""
    if not parts or mark == "!" or len(parts) > _MOST_PARTS:
        return False
    if mark == "?":
        return len(parts) == 1 and _LATER.fits_any(parts)
    if not _DECIDED.isdisjoint(" ".join(parts).split()):
        return False
    # what stands behind a longer clause is about that
    heads = parts[:1] if len(parts[0].split()) > _NAMED else parts[:2]
    return _OPENED.fits_any(heads) or TEXTS.fits_any(heads) or _WHOLE.fits_any([" ".join(parts)])


_LATER: Final = Grammar(
    _CLASSES,
    (
        "(?:and|but|so)* after (?:that|this|LATER|the_\\w+) $",
        "(?:and|but|so)* (?:what_about|what_of)? (?:on|for|come)? LATER $",
    ),
)
_MOST_PARTS: Final = 5
_NAMED: Final = 4
