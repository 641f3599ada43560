"""Sentences in front of acts that open an example, a story, a text for elsewhere or what was never sent.

`For Mia, a model mail.`, `A round is quite simple.`, `Let me show you why that rule is broken.` an example;
`A tale for the long evenings.`, `My speech for Tarn's wedding.`, `To be read out at the meeting.` a text;
`What I had in mind was short.`, `The moment has passed.`, `This goes in the bin.` what was never sent.

What must stay true: who was late and moves now (`I missed the deadline, sorry.`) acts, and so does whoever
speaks of a story or of a mail of somebody's (`Your poem was cruel.`, `Tarn's story holds up.`).
"""

from typing import Final

from gamemaster.language.english import words
from gamemaster.language.english.grammar import Grammar

_CLASSES: Final = {
    "SO": "so and but now well ok okay then also first here friends folks nn gm",
    "SHOW": "(?:here|this|these|that|below|following)_(?:is|are|s|comes|come|follows) here_follow",
    "MY": "my our the a an some all these his her nn_s your",
    "NR": "nr vv vo one two three four five six several some a_few (?:a_)?couple_of many both \\d+",
    "MAIL": (
        "(?:mails?|e_?mails?|messages?|letters?|posts?|moves?|turns?|lines?|sentences?|announcements?|rounds?|"
        "votes?|ballots?)"
    ),
    "KIN": " ".join(sorted(words.KIN)),
    "MODEL": (
        "model sample specimen example dummy typical standard imaginary made_up invented textbook template "
        "fictional hypothetical practice demo"
    ),
    "STORY": (
        "story tale yarn saga serial fairy_tale ghost_story anecdote legend fable bedtime_story novel "
        "short_story adventure"
    ),
    "TEXT": (
        "entry submission contribution application speech toast sermon eulogy obituary essay poem column "
        "profile biography blurb script sketch voice_?over screenplay storyboard talk lecture address memoir"
    ),
    "PLEASE": "please just try imagine now do",
    "BARE": (
        "(?!(?:is|are|was|were|s|has|have|had|does|did|will|would|can|could|made|makes|went|goes|came|comes|"
        "got|gets|took|takes|gave|gives|kept|keeps|i|we|m|ll|ve|it|holds?)\\b)\\w+"
    ),
}
TEXTS: Final = Grammar(
    _CLASSES,
    (
        # an example
        (
            "SO* (?:for_\\w+)? (?:SHOW|how)? MY* MODEL MAIL (?:of_mine|for_\\w+|looks|from|by|in|to|"
            "would_look)? .. $"
        ),
        "(?:for|as_to|to) .. MODEL MAIL $",
        (
            "(?:for|to) (?:nn|newcomers|mia|beginners|all_newcomers|the_newcomers|\\w+_s_sake) (?:how|"
            "the|a|an|some|what) .. (?:mail|move|round|turn|life|vote|game|looks|works)"
        ),
        (
            "SO* how (?:an?|the|you|one|somebody|people|any_\\w+|a_newcomer|nn) .. (?:could|can|might|"
            "would|should|does|do) (?:do|play|start|begin|write|move|vote|word|say|go_about|phrase|send|"
            "put) .. $"
        ),
        "SO* how a (?:\\w+)? MAIL (?:of_mine|of_ours)? (?:looks|works|goes|is_made|comes_about|is_born)",
        (
            "SO* (?:a|one|every|any) (?:MAIL|game) (?:is|s) (?:quite|very|really|always|rather|actually|"
            "basically)? (?:simple|easy|short|one_line|one_\\w+_sentence|no_witchcraft|child_s_play)"
        ),
        (
            "SO* PLEASE* (?:picture|imagine|envisage|visuali[sz]e) (?:your_(?:very_)?first|yourself|"
            "the_scene|the_moment|the_situation|the_following|the_faces) .. $"
        ),
        (
            "the (?:verbs|words|wording|tense|form|phrase|order_of_words) (?:matters?|counts?|"
            "is_everything|are_everything|makes?_the_difference)"
        ),
        (
            "(?:to_answer_\\w+|nn|mia)? (?:no|yes)? you (?:dont|do_not) need (?:to_(?:say|write)|hereby|"
            "any_magic)"
        ),
        "SO* all you (?:need|have_to_(?:do|write|say)) $",
        "SO* (?:let_me|i_ll|i_will|i_can|to) show you (?:why|what_i_mean|that|where_the)",
        "SO* (?:MY)* (?:life|anatomy|birth|journey|story) of (?:a|an|the|my) MAIL",
        "SO* (?:best|worst|first|second|third|normal)_case .. $",
        (
            "SO* (?:NR|there_are_NR|two) (?:cases|scenarios|possibilities|outcomes|endings|branches) "
            "(?:then|here|now|follow)? $"
        ),
        "(?:case|scenario|variant|branch|ending|outcome|option) (?:nr|vv|vo|\\w) $",
        # a story, a text for elsewhere
        (
            "SO* SHOW? (?:my|an?|another|one|this_week_s|today_s|tonight_s)+ (?:\\w+)? STORY (?:for|from|"
            "of|about|as|to|in) BARE BARE? BARE? BARE? BARE? $"
        ),
        (
            "SO* SHOW? (?:my|an?|another)+ (?:\\w+)? TEXT (?:for|to|at|about|of|in) BARE BARE? BARE? "
            "BARE? BARE? $"
        ),
        (
            "for (?:the|our|nn_s|this_year_s) .. (?:contest|competition|newsletter|web_?page|website|"
            "magazine|yearbook|anthology|film|video|exhibition|gazette|programme|brochure)"
        ),
        (
            "to be (?:read|sung|spoken|played|sent|opened) (?:out|aloud)? (?:at|on|in|by|after|when|if|"
            "only|to)"
        ),
        (
            "(?:a|one|another|my) (?:look|glance|peek|gaze) (?:in|into|at) (?:my|the|our) "
            "(?:crystal_ball|cards|future|tea_?leaves|stars)"
        ),
        (
            "(?:on|of|about)? how (?:a|an|my|our|the) (?:perfect|ideal|normal|usual|typical|good|bad|"
            "quiet) .. (?:would|will|looks|goes|could)"
        ),
        (
            "(?:NR|many|some) (?:years?|months?|weeks?)_ago .. i (?:sent|wrote|posted) .. (?:mail|line|"
            "message|letter|move|vote|first)"
        ),
        (
            "(?:some_of_you|many_of_you|several_of_you|nn|someone|somebody|you|they|people) (?:all)? "
            "(?:have|has|ve)? (?:asked|ask|wanted_to_know|wants_to_know|want_to_know) (?:me)? (?:how|"
            "what) (?:my|our|the|nn_s) (?:first|last|very_first|old|famous|best|longest|shortest) .."
        ),
        "(?:nn|someone|somebody|you) (?:asked|asks|ask|wants_to_know) (?:me)? what comes next $",
        # what was not sent, or too late
        "SO* what i (?:had|d_had|was|had_always) (?:in_mind|in_store|planned|prepared|ready|going_to)",
        "SO* i know what i (?:d|would) have",
        (
            "SO* if only i (?:d|had)_(?:had_(?:a|the|one|more|time)|sent|written|known|been_online|"
            "posted|acted|moved|said|voted|played)"
        ),
        (
            "SO* (?:i|we) had it (?:all|already|nearly|almost)? (?:typed|written|ready|worked|prepared|"
            "there|planned|finished|lined|on_my)"
        ),
        (
            "SO* the (?:line|words|mail|sentence|text|move|finger) (?:was|stood|lay|were) (?:there|ready|"
            "typed|on_(?:my|the)|already)"
        ),
        "SO* i (?:lost|ve_lost|have_lost) my nerve",
        "(?:script|voice_?over|screenplay|storyboard|subtitles|blurb|trailer) for (?:the|our|a) .. $",
        (
            "SO* SHOW? (?:my|our|an?|the) (?:\\w+)? (?:piece|article|text|page|paragraph|blurb|column) "
            "for (?:the|our|nn_s) .. $"
        ),
        (
            "(?:an?|one|my|our) (?:ordinary|normal|typical|usual|average|quiet|perfect|classic) "
            "(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|day|week|evening|round|morning|"
            "night) (?:in|at|with|here|among) .. $"
        ),
        (
            "SO* i d (?:already|just|nearly)? (?:written|typed|drafted|prepared|composed) (?:the|an?|my|"
            "it|such) .. $"
        ),
        (
            "SO* i (?:almost|nearly|all_but) (?:did|sent|wrote|said|posted|pressed|clicked|typed) (?:it|"
            "this|send|so|one|something|that) .. $"
        ),
        (
            "SO* my (?:chance|moment|time|window|opportunity) (?:is|was|has) (?:gone|over|past|passed|"
            "lost|missed)"
        ),
        "SO* one (?:line|word|sentence|click|mail) (?:would|d|could) have (?:done|sufficed|been)",
        (
            "SO* (?:this_is)? how i (?:see|imagine|picture|envisage) (?:our|my|the|your|nn_s) (?:next|"
            "coming|future|last|\\w+_s)? .? .? $"
        ),
        "SO* the (?:perfect|ideal|shortest|typical|classic|standard|usual) MAIL $",
        "(?:the|our|my)? (?:\\w+) for (?:dummies|beginners|newcomers|novices|starters|the_uninitiated) $",
        "nn s (?:obituary|eulogy|profile|biography|epitaph) (?:for|by|in) .. $",
        "(?:a|my|the|another)? test_case for .. $",
        "my KIN (?:has|have)? asked (?:me)? for an? (?:example|sample|specimen)",
        "(?:what|which)_(?:sort|kind)_of_(?:player|person|man|woman) am i $",
        "overheard (?:at|on|in) .. $",
        "SO* the (?:moment|chance|opportunity) (?:has|is|was|had) (?:passed|gone|past|over|lost|missed)",
        (
            "SO* (?:it|that) (?:d|would) have been (?:so_easy|so_simple|that_easy|brilliant|"
            "a_masterstroke|the_end_of|perfect|checkmate) .. $"
        ),
        (
            "SO* (?:this|that|the_following|what_follows)_(?:one_)?(?:goes_in_the|goes_into_the|"
            "is_for_the|can_go_in_the) (?:bin|waste|bucket|drawer|fire)"
        ),
        "SO* .. what my (?:secret|real|original|cunning|first|great|clever)? (?:plan|move|idea|trick) was",
        (
            "SO* my (?:secret|original|cunning|great|clever|brilliant) (?:plan|move|idea|trick) (?:was|"
            "had_been)"
        ),
        "SO* (?:i_d|i_had) picked out",
        "SO* my finger (?:slipped|was|hovered)",
        (
            "SO* (?:you_are_right|you_re_right|yes|alas)? i (?:ve_|have_)?missed my (?:chance|moment|"
            "turn|opportunity|cue)"
        ),
    ),
)
