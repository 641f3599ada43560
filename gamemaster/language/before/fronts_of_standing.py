"""In what standing somebody acts, that something is mended now, and what one wanted to say all along.

`Speaking purely as a player:`, `In a private capacity, and not as clerk of the other game:`, `Fixed:`,
`What I meant to write is:`, `Finally, and with apologies for the long mail:`. They are lines of the grammar
of usual fronts. What must stay true: an office elsewhere by itself (`Writing as secretary of the other
game:`), what was said at another time (`What I wanted to say last week:`) or by others are none of them.
"""

from typing import Final

CLASSES: Final = {
    "PURELY": "purely only just merely simply strictly solely wholly entirely",
    "SPEAKING": "writing speaking acting posting voting talking",
    "SIMPLE": (
        "simple plain ordinary humble mere private normal regular common new fellow old long_time interested "
        "concerned single fairly_new very_new"
    ),
    "PLAYER": "player member villager newcomer beginner participant person citizen individual contestant",
    "NOUGHT": (
        "here today only alone myself like_(?:any_other|everybody_else|everyone_else|you_all) "
        "(?:and_)?(?:nothing|no)_(?:more|else) of_this_(?:game|group|guild|village|commune)"
    ),
    "ELSEWHERES": "game games league table group club tournament list contract",
    "MENDED": (
        "fixed done sorted mended corrected remedied repaired rectified sorted_out put_right "
        "taken_care_of seen_to"
    ),
    "TOSAY": "say write send add do post put tell_you",
    "LATELY": "finally lastly at_last last_of_all last_but_not_least to_conclude in_conclusion",
    "AFAR": "said says say words wrote would could if when until not tomorrow next later other",
}
LINES: Final = (
    # in what standing
    "OH* (?:PURELY)? (?:SPEAKING)? PURELY? as (?:a|an|any|one)? SIMPLE* PLAYER NOUGHT* $",
    "OH* (?:SPEAKING|PURELY)* in (?:a|my) (?:PURELY|own)? (?:private|personal|individual) capacity NOUGHT* $",
    "OH* not (?:here)? (?:as|in_my_(?:role|capacity)_as) (?:a|an|the|your) \\w+ NOUGHT* $",
    (
        "OH* not (?:here)? as (?:a|an|the|your)? \\w+ of (?:the|our|another|any|that) "
        "(?:other|next|neighbouring|"
        "neighboring|second|sister|\\w+_s)? ELSEWHERES $"
    ),
    # seen to now
    (
        "OH* (?:all|also|now|that_s|that_is|it_s|it_is|this_is|duly|hereby|herewith)* MENDED "
        "(?:now|herewith|hereby|then|too|at_last|with_this_mail|below|also|as_well|as_follows)* $"
    ),
    # what was meant all along
    (
        "OH* (?:here_is|here_s|this_is)? (?:what|all)_(?:that_)?i (?:had|have|ve)? "
        "(?:really|actually|only|just)? "
        "(?:wanted|meant|was_going|was_trying|tried|intended|was_about|was_meaning) to TOSAY "
        "(?:here|there)? (?:is|was|is_this|was_this|is_the_following)? $"
    ),
    # at the end of many words
    "OH* (?:and)? LATELY $",
    (
        "OH* (?:and)? (?:LATELY)? with (?:my|many|warm|sincere|due|a_thousand|all_due)? (?:apologies|thanks|"
        "regrets) (?:for|to) (?!AFAR\\b)\\w+ !AFAR .? !AFAR .? !AFAR .? $"
    ),
    "OH* with (?:my|many)? (?:apologies|thanks) for (?:the|my|this) \\w+ \\w+ (?:that_was_(?:not_)?\\w+)? $",
    "OH* sorry (?:for|about) (?:the|my|this|all_the|all_these) (?!AFAR\\b)\\w+ !AFAR .? !AFAR .? $",
    (
        "OH* QUICK NOTE (?:just)? before i "
        "(?:run|go|leave|forget|sleep|dash|head_out|head_off|catch|board|am_off|"
        "m_off|fall_asleep) "
        "(?:(?:for|to|into|onto)_(?:my|the|a)_\\w+|(?:my|the|a)_\\w+|home|out|off|again)? $"
    ),
    (
        "OH* QUICK NOTE while (?:the|my) "
        "(?:kettle|coffee|tea|baby|pasta|rice|soup|bread|kids|children|dog|cat|"
        "water|train|bus|bath) (?:boils|cooks|sleeps|bakes|brews|sleep|waits|runs|is_\\w+ing|are_\\w+ing) $"
    ),
)
