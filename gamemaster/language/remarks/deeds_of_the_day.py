"""What the sender does, asks or bids in everyday life, in words that games have for other things.

`sit down on the ground for a while`, `return to the skirting boards`, `I go to choir.`, `reserve the right
to be embarrassed`, `In return I expect scandal.`, `Bring a wheelbarrow.`, `Letters follow tonight.`: none is
a move, whatever a game does by going, giving or taking. What must stay true: a clause is such a line from
end to end, and nothing of the game stands in it (`I return to the Healer`, `In return I ask for 3 gold`,
`reserve the right to change my vote` are none).
"""

from typing import Final

_PLACES: Final = (
    "choir|skirting_boards|oven|stove|desk|paint|ladder|potatoes|hens|cake|soup|sewing|knitting|piano|"
    "organ|sofa|"
    "kitchen|garden|ironing|washing_up|homework|marking|accounts|spreadsheets|office|grindstone|rehearsal|"
    "band|"
    "church|school|nursery|university|library|dentist|allotment|greenhouse|cows|goats|sheep|laundry|dishes|"
    "crossword|telescope|night_shift|ward|patients|pupils|day_job|real_work|real_world|baby|twins|"
    "children|bed"
)
_PARCELS: Final = (
    "letters|parcels|photos|photographs|biscuits|invitations|invoices|flowers|apologies|thanks|postcards|"
    "recipes|"
    "presents|a_letter|a_parcel|an_invitation|an_invoice|a_postcard|a_cake|the_recipe|the_photos|the_cake"
)
_ADDRESSED: Final = (
    "bill|bills|invoice|flowers|condolences|postcard|doctor|cleaners|complaints|fan_mail|letters"
)
_CHEER: Final = (
    "wave|weep|cry|sulk|cheer|watch|clap|sing|sigh|knit|bake|go_home|stay_home|stay_at_home|eat_cake"
)
_TESTED: Final = (
    "pump|driving|blood|eye|hearing|maths|spelling|swimming|physics|chemistry|history|latin|engine|fire|"
    "alarm|"
    "smoke|water|soil|stress|road|screen|sound|french|piano|biology"
)
_SOMETHING: Final = (
    "dinner|glass|cup|drink|party|tea|coffee|lunch|supper|breakfast|walk|dance|concert|beer|pint"
)
_HURTS: Final = "taste|hurt|sting|smell|burn|freeze|rain|snow|go_cold|get_cold|spill|bite|itch|squeak|leak"
DEEDS_OF_THE_DAY: Final = (
    "i? then|now|just? sit|lie|settle|kneel|curl down|back|up|still on|in|by|at|under|for|with|against ~",
    (
        "now|then? i? now|then|must|shall|ll? go|return|go_back|retire|hurry|run|get_back|back to the|my|"
        "our|some? "
        f"{_PLACES} ~?"
    ),
    "i come|came|keep_coming here|back because|for|since it_s|its|you|they|we|of|the|i? only|just? @",
    "i? enter|exit left|right|stage_left|stage_right ~?",
    (
        "i see the irony|joke|funny_side|appeal|attraction and|but would_ask|ask|beg|beseech you|everyone|"
        "all? to "
        "pass|look|say|keep|be ..?"
    ),
    "i see the irony|joke|funny_side|appeal|attraction|resemblance ~?",
    "i? reserve the right to ~",
    f"i? send him|her|them|you|everybody the|a|my|our {_ADDRESSED} ~?",
    f"i? send the|your|all|any|my {_ADDRESSED} to @",
    "i? get something|nothing|more|enough to read|eat|drink|do|wear|laugh_about|look_at @?",
    "get your|the @ ready|out",
    "be it @ or @",
    (
        "and? good|a_very_good|a_good|a_pleasant night|day|evening|morning|weekend to you|all|you_all|"
        "everyone|the|one ~?"
    ),
    "doctor|captain|teacher|mother|wife|husband|grandma|boss|nurse s orders|rules|fault|wish|advice",
    f"i? invite|ask|take @ to a|my|our|the {_SOMETHING} ~?",
    (
        "i dont|do_not drink|smoke|dance|sing|swim|gamble|cook but|and|so i|we respect|admire|like|love|"
        "understand ~"
    ),
    (
        "in|by return|exchange i|we ask|expect|want|hope|demand only|merely|just|nothing_but? for? the|a|"
        "an|some|no? ~"
    ),
    f"{_PARCELS} follow|follows|will_follow|to_follow|ll_follow by|with|tonight|tomorrow|soon|later|next ~?",
    (
        f"{_PARCELS} follow|follows|will_follow|to_follow|ll_follow tonight|tomorrow|soon|later|next_week|"
        "by_post|shortly?"
    ),
    f"please|kindly|just? do_not|dont let it|this|that|him|her|them|me {_HURTS} ~?",
    "please|kindly|just? do_not|dont all be|have|want|come|shout|cheer|rush|talk|write|clap|faint ~",
    (
        f"the|our|my|his|her? {_TESTED} test|tests|exam passed|failed|is_over|went_well|went_badly ~? "
        "again|today?"
    ),
    "bring|fetch a|an|some|your|plenty_of ~",
    "bring|fetch cake|biscuits|rope|soup|chairs|wine|beer|tea|blankets|buckets|spades|mops ~?",
    "it|this|that belonged|used_to_belong to ~~",
    (
        "it|that|this isnt|is_not|was_not|wasnt|s_not a|an|any|much_of_a coincidence|surprise|secret|"
        "mystery|race|"
        "beauty_contest|criticism|complaint|reproach|accusation ~?"
    ),
    (
        "that_s|that_is|thats all|it|enough until|till|for_now_until i|we ve|have read|seen|slept|eaten|had|"
        "looked_at|finished|found @"
    ),
    (
        "i dont|do_not|wont|shant mind|care if|whether it|this|that|he|she|they fails|fail|passes|loses|"
        "sinks|dies|"
        "works|goes_wrong|falls_flat ~?"
    ),
    "to . or not to . is|was|that_is|that_was never? the|a question ~?",
)
"""Lines that are such clauses from end to end."""
OTHERWISE_GONE: Final = (f"if not i ll|will|shall|d|would {_CHEER} ~?",)
"""What the sender does where an act's condition does not hold, which is no act either."""
