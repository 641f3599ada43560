"""Sentences in front of acts by which these are told over again: a tally, old moves, a list of things to do.

`Let me sum up where we stand.`, `Where does that leave us?`, `My moves up to now.`, `By way of comparison,
last month.` head what was done; `Still on my list:`, `Next on the agenda.` what is to be done some day; `A
guide for beginners, part two.` what anybody might do; `What I'd have written a year ago.`, `I posted this on
Friday.`, `Like I told you this morning, ...` an act of an earlier mail, which may be done already.

What must stay true: a summing up that concludes (`To sum up:`, `In short.`), and an earlier mail that was
lost or went elsewhere (`I sent this yesterday, but it bounced.`) leave what stands below.
"""

from collections.abc import Sequence
from typing import Final

from gamemaster.language.english.grammar import Grammar
from gamemaster.language.english.tokens import words_in

_CLASSES: Final = {
    "MY": "my our the all_(?:my|our|the) his her their everyone_s everybody_s",
    "DEED": (
        "(?:own_)?(?:moves?|votes?|actions?|turns?|orders?|plays?|ballots?|doings|investments|tiles|deeds|"
        "posts?|announcements?)"
    ),
    "SPAN": "(?:week|month|year|turn|round|phase|day|night|session|season|cycle|summer|winter|game|time)s?",
    "SOFAR": (
        "so_far up_to_now until_now till_now to_date up_to_this_point thus_far as_yet last_SPAN "
        "the_last_SPAN "
        "in_the_(?:last|past)_\\w+(?:_\\w+)? of_(?:last|the_last|the_past|this)_SPAN since_.+ "
        "this_SPAN_so_far "
        "before_(?:this|today|now) in_(?:review|retrospect) over_the_(?:last|past|years) earlier_this_SPAN "
        "of_the_(?:week|day|month|round)_so_far from_(?:memory|the_archive|last_SPAN|yesterday)"
    ),
    "SUM": "sum_up recap recapitulate summari[sz]e take_stock go_over run_through list tally count "
    "go_through",
    "STAND": (
        "where_(?:we|things|i|we_all|everybody|everyone|it|matters)(?:_all)?_(?:stand|stands|are|is) "
        ".*_so_far the_"
        "(?:\\w+_)?(?:position|situation|state|votes|tally|score|standings|count|story|moves|facts|day|week|"
        "round|game|"
        "board) what_(?:happened|has_happened|we_have|we_know|i_did|i_have_done|we_did|was_done|"
        "everyone_did|is_what) "
        "my_(?:moves|votes|week|turn|actions) who_\\w+"
    ),
    "TALLY": (
        "tally count score standings vote_count state_of_play scoreboard scoresheet score_sheet "
        "running_total "
        "running_tally situation current_position position_so_far (?:votes|moves)_(?:so_far|to_date|"
        "as_they_stand|up_to_now) headcount head_count roll_call"
    ),
    "LIST": "list agenda to_do_list todo_list plate desk menu programme schedule calendar wish_list "
    "bucket_list",
    "SENT": (
        "(?:sent|posted|mailed|wrote|written|cast|announced|submitted|entered|said|told|typed|made|put_in|"
        "filed|did)"
    ),
    "AGO": (
        "(?:already|yesterday|before|earlier|twice|once|ago|last_\\w+|this_morning|on_(?:mon|tues|wednes|"
        "thurs|fri|"
        "satur|sun)day|the_other_day|days_ago|weeks_ago|hours_ago|on_page_\\w+|in_my_(?:last|first|other|"
        "previous|"
        "earlier)_\\w+|last|first_thing|above|at_(?:noon|lunch|breakfast)|in_\\w+)"
    ),
}
_RECAP: Final = Grammar(
    _CLASSES,
    (
        (
            "(?:let_me|let_s|let_us|allow_me_to|i_ll|i_will|just_to|to|may_i|time_to) (?:just|quickly|"
            "briefly)? SUM STAND"
        ),
        (
            "(?:so|now|and|ok|right)* where (?:do|does|did|has|have) (?:that|this|it|we|things|all_this) "
            "(?:leave|left|stand|stands|put|got|get) .* $"
        ),
        "(?:so|now|and)* where (?:are|were) (?:we|things) (?:now|today|again|then)? $",
        (
            "(?:so|now|here_is|here_s|this_is)* where (?:we|things|matters|we_all) (?:are|stand|is|"
            "stands|m|"
            "re) "
            "(?:now|today|so_far|at|at_the_moment|right_now)? $"
        ),
        (
            "(?:here_is|here_s|this_is|so)* (?:the|my|a|our)? (?:current|latest|official|unofficial|"
            "provisional|"
            "today_s)? "
            "TALLY (?:so_far|as_i_\\w+_it|as_it_stands|as_of_.+|at_the_moment|now|today|by_my_.+|to_date)? $"
        ),
        (
            "(?:as|the_way) i (?:read|see|understand|count|make|have|reckon) (?:it|the) (?:TALLY|board|votes|"
            "ballots|table)"
        ),
        (
            "(?:by|on|according_to) my (?:count|reckoning|tally|notes|sums|books?|records?|arithmetic|"
            "scorecard) $"
        ),
        "if_i_(?:ve_|have_)?(?:count|counted|read)_(?:right|correctly|rightly|it_right) $",
        "(?:here_are|these_are|this_is|so)* MY DEED SOFAR $",
        "previously (?:in_.+|on_.+|at_.+)? $",
        "(?:so_far|thus_far|up_to_now|until_now|to_date) $",
        "(?:for|by_way_of|as_a)_comparison (?:with_.+)? $",
        "(?:last|previous) SPAN (?:for_comparison|by_way_of_comparison|in_full) $",
        "(?:my|our)? (?:record|history|score_card|scorecard|logbook|track_record) (?:SOFAR|in_this_game)? $",
        (
            "(?:still|next|first|also|last|high|low|top|back|what_is|what_s|things|left)* (?:still|next|high|"
            "also)? (?:on|of) "
            "(?:my|our|the) LIST (?:for_.+|this_.+|today|now)? $"
        ),
        (
            "(?:things|stuff|what_s_left|what_is_left|left|still|jobs|chores|errands|tasks)* (?:left|still)? "
            "(?:to_do|to_be_done) "
            "(?:for_.+|this_.+|today)? $"
        ),
        (
            "(?:a|the|my|our|short|little)* (?:new_)?(?:players?|beginners?|newcomers?|newbies|"
            "novices|newbie|"
            "dummies) s? "
            "(?:guide|manual|handbook|primer|introduction|course|corner|lesson|checklist)"
        ),
        (
            "(?:a|the|my|our|short|little)* (?:guide|introduction|primer|advice|tips|instructions) "
            "(?:for|to) "
            "(?:new|beginners?|newcomers?|novices|dummies)"
        ),
    ),
)
_EARLIER: Final = Grammar(
    _CLASSES,
    (
        "what i (?:d|would|should|could|might) (?:\\w+)? have \\w+ .. $",
        (
            "what i (?:wanted|meant|tried|intended|was_going|was_about|had_planned|hoped|planned|forgot) to "
            "(?:send|write|post|mail|say|do|play|announce|type) .. (?:AGO|when|before|until|but) .. $"
        ),
        "what i (?:sent|posted|wrote|mailed|played|announced|did)(?!.*_(?:is|has|made|makes|will|s)_) .* $",
        (
            "(?:i_m|i_am|pretty|quite|fairly|rather)* (?:sure|certain|positive|convinced) (?:that)? "
            "i (?:\\w+)? "
            "SENT "
            "(?:this|it|that|one) .. $"
        ),
        (
            "i (?:think|believe|thought|swear|could_swear|could_have_sworn|know|m_sure)? (?:that)? (?:i)? "
            "(?:have|ve|had|d)? "
            "(?:already|definitely|certainly|surely|also|even)* (?:sent|posted|mailed|wrote|cast|"
            "filed) (?:this|it|that) .. AGO"
        ),
    ),
)
_AS_SENT: Final = Grammar(
    _CLASSES,
    ("(?:and|so)* (?:as|like|just_as) i (?:have|ve)? (?:already)? SENT .. AGO .* $",),
)
_LOST: Final = words_in(
    "but bounced lost arrived arrive wrong discussion instead private privately vanished nobody disappeared "
    "never list reply only mistake elsewhere failed didn swallowed ate"
)
RECAPPING: Final = words_in(
    "sum recap recapitulate summarise summarize stock over through list tally count where score standings "
    "play "
    "scoreboard situation position total votes read see understand reckon reckoning notes sums books book "
    "records "
    "record arithmetic scorecard far now date comparison last previous history logbook agenda plate desk "
    "menu "
    "programme schedule calendar left do done guide manual handbook primer introduction course corner lesson "
    "checklist tips instructions advice what sent posted mailed wrote written cast announced submitted "
    "entered said "
    "told previously were typed made filed did since memory archive review retrospect headcount roll before"
)
"""Without one of these no sentence does so."""


def _heads(parts: Sequence[str]) -> Sequence[str]:
    """The first part, and the last where only a name or so stands in front of it."""
    return [parts[0], parts[-1]] if all(len(part.split()) <= _PAIR for part in parts[:-1]) else parts[:1]


def tells_over(parts: Sequence[str]) -> bool:
    """Whether a sentence in front of acts, or what leads up to them, tells them over again."""
    if not parts or len(parts) > _MOST_PARTS:
        return False
    # of "beginners' guide" a second blank is left
    parts = [" ".join(part.split()) for part in parts]
    if _RECAP.fits_any((*_heads(parts), " ".join(parts[:_PAIR]))):
        return True
    if len(parts) == 1 and _AS_SENT.match(f" {parts[0]}"):
        return True
    said = " ".join(parts)
    return _LOST.isdisjoint(said.split()) and _EARLIER.match(f" {said}") is not None


_PAIR: Final = 2
_MOST_PARTS: Final = 4
