"""What players say between moves: how the game goes on, what else there is none of, when they are back.

`No further moves till August.`, `More tomorrow.`, `The rest can wait.`, `Let's see who blinks first.`, `Sweet
dreams, Lowri.`: the act stands, whatever it is. What must stay true: a sentence is such a line from end to
end, and what waits, is undone or is meant otherwise is none (`Let's wait.`, `This can wait.`).
"""

from typing import Final

_SOON: Final = (
    "tomorrow|later|tonight|soon|anon|shortly|next_week|next_time|this_evening|in_the_evening|"
    "this_weekend|at_the_weekend|on_the_weekend|"
    "over_the_weekend|another_time|another_day|in_a_bit|in_due_course|on_monday|on_tuesday|on_wednesday|"
    "on_thursday|on_friday|on_saturday|on_sunday|after_lunch|after_dinner|after_work|when_i_have_time|"
    "when_i_get_home|when_i_m_home|when_i_m_back|when_i_ve_caught_up"
)
_SOME: Final = "two|three|four|five|six|seven|eight"
_CALLING: Final = "call|ring|phone|text|ping|dm|pm"
BETWEEN_MOVES: Final = (
    # when there is more
    f"more|more_news|more_chat|more_details|details from_me|of_this? to_come|to_follow? {_SOON}",
    f"the rest|others|other_things|remainder can|will|must|has_to|have_to|may wait|follow|come {_SOON}?",
    f"i? ll|will? write|say|tell|report more {_SOON}",
    f"i? ll|will be|check back|in|around|here|online {_SOON}",
    f"back|off|out {_SOON}",
    "time for|to ~",
    # what else there is none of
    (
        "no more|further|other|additional moves|plays|actions|posts|comments|questions|remarks|news|"
        "business|announcements from_me|from_my_side|for_me? till|until|before|today|tonight|this_turn|"
        "this_time|this_week|for_now|for_today|for_tonight|please? ~?"
    ),
    "no other|better|real|good choice|choices|option|options|idea|ideas left|really|here|i_fear? ~?",
    "no choice really|i_m_afraid|left|there|here?",
    # how the game goes on
    "let s play it out|through|to_the_end ~?",
    "let s see|find_out who|what|how|where|which ~",
    "let s see|go|finish_this|get_going|get_started|do_this|party|have_some_fun|have_fun",
    "let s keep it|this|things simple|short|fair|friendly|civil|fun|interesting|moving|going ~?",
    "let s get|keep this|it|things|the_game|the_ball|going started|going|moving|rolling|over_with|done ~?",
    "let the games|game|fun|chaos|madness|party begin|commence",
    "going once going_twice? sold? anyone|anybody?",
    "first come first_served",
    "any|no takers|bids|bidders|volunteers|interest ~?",
    "your|his|her turn|move|go now|then|next?",
    "over to you ~~?",
    "you are|re up|next|on ~~?",
    # how many there are by now
    f"that|this|which should|ought_to be|make all|both {_SOME}? .",
    f"that|this s|is|makes {_SOME} . now|already|so_far|in_play|on_the_table|on_the_board|to_my_name",
    # partings
    "sweet dreams|revenge ~~?",
    "rest in peace ~~?",
    "rip|farewell|adieu|bye|goodbye ~~?",
    f"do? please? {_CALLING} me about|on|at|when|later|tonight|tomorrow|back? ~? please?",
    "it had|has|needed|needs to be_done|be_said|happen",
    "take that|cover ~~?",
    "better|more|cheaper than nothing ~?",
    "not dead|beaten|done_for|out_of_the_game yet ~?",
    "nothing against @ as_such|in_principle|in_general|personally|otherwise",
)
"""Lines that are such remarks from end to end."""
