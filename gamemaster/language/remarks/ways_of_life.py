"""Sentences in front of acts by which these are what somebody always does, for a living or at home.

`Here's how our team works.`, `My profile for the web page.`, `In our crew everybody has one job.`, `A day in
my life.`, `Every season I start out the same way.`, `In the school play there are four drinks.`, `Scrabble
with grandma last night.`: the present below them is one of habit. Behind acts a moral says the same: `Story
of my life.`, `That's why we win.` How something is done now (`Here's how I vote:`), and who one is before one
joins (`Let me introduce myself.`), leaves acts as they are.
"""

from typing import Final

from gamemaster.language.english.grammar import Grammar
from gamemaster.language.english.times import WEEKDAYS
from gamemaster.language.english.tokens import asks_at_end, words_in
from gamemaster.language.remarks.remark import Remark

_DAY: Final = " ".join(sorted(WEEKDAYS))
_CLASSES: Final = {
    "DAY": _DAY,
    "LEAD": "so and now well ok okay right then but \\w+",
    "TEAM": "team crew family house household group party trio pair lot band gang",
    "SPAN": "day week evening morning month weekend night season round year game turn monday friday saturday",
    "USUAL": "usual typical normal average ordinary perfect standard regular classic",
    "KIN": (
        "gran granny grandma grandad grandpa mother father mum mom dad husband wife kids "
        "children son daughter "
        "brother sister aunt uncle cousin neighbour friends"
    ),
    "PASTIME": (
        "scrabble monopoly poker bridge whist backgammon chess bingo charades pictionary cards darts tennis "
        "football bowling billiards minigolf dominoes catan risk cluedo"
    ),
    "STAGE": "play pantomime panto musical nativity_play opera concert film video",
    "NEWCOMERS": "newcomers newbies beginners nn mia new_players new_people web_?page website newsletter",
}
_ALWAYS: Final = Grammar(
    _CLASSES,
    (
        (
            "LEAD? (?:here_s|here_is|this_is|that_s|that_is) how (?:our|the|a|your|his|her) "
            "(?:\\w+)? (?:TEAM|league)"
        ),
        (
            "LEAD? (?:here_s|here_is|this_is) how (?:you|one) "
            "(?:wins?|loses?|plays?|does|dies?|gets?|survives?|cheats?)"
        ),
        "(?:that_s|that_is) how (?:i|we) (?:always)? (?:do|play|live|win|roll|work|spend) .? $",
        (
            "LEAD? (?:here_s|here_is|this_is|that_s) how (?:i_spend)? (?:my|our) (?:evenings?|days?|"
            "mornings?|weekends?|life|sundays?|mondays?|saturdays?) "
            "(?:go|goes|look|looks|run|runs|begin|begins)"
        ),
        "(?:some)? background on (?:us|me)",
        "(?:i_m|i_am) (?:a|an) \\w+ by (?:trade|profession|training)",
        "LEAD? let me introduce (?:us|our|the|everybody|everyone|you_to)",
        "(?:my|our|a|the) (?:\\w+)? (?:profile|cv|biography|bio|portrait|self_portrait) (?:for|on|in)",
        "about (?:me|myself|us) for (?:the)? NEWCOMERS",
        "(?:our|the|my) (?:\\w+)? TEAM for (?:the)? NEWCOMERS",
        (
            "LEAD? (?:in|with) (?:our|my|the) TEAM (?:everybody|everyone|each|we_all|all|each_of_us) "
            "(?:has|have|does|do|knows|is|are)* (?:one|an?|their|his|her|a_fixed|own|the_same)* "
            "(?:job|jobs|role|roles|task|tasks|part|parts|thing)"
        ),
        "LEAD? who s who in",
        "(?:a|the) week has (?:seven|\\d) days",
        (
            "LEAD? there are (?:two|three|four|\\d) (?:kinds?|sorts?|types?) of "
            "(?:evenings?|days?|weeks?|nights?|mornings?|players?)"
        ),
        "(?:when|whenever) in doubt .. do (?:as|what|like) i",
        (
            "my (?:whole|own|simple|old|personal)? "
            "(?:philosophy|motto|credo|creed|style_of_play|way_of_life|rule_of_thumb)"
        ),
        r"(?!my\b|our\b|the\b)\w+ s (?:strength|speciality|specialty|job|role|talent) is",
        "(?:a|one|another|my|the) (?:USUAL)? SPAN in (?:my|the|a|our) (?:life|office|world)",
        "(?:a|an|my|our|the) USUAL (?:SPAN|DAY)",
        "my DAY (?:$|first|at|starts|looks|will)",
        (
            "(?:every|each) (?:single)? \\w+ (?:i|we) (?:always)? (?:start|begin|do|open|play) .. "
            "(?:same|way|like_this|again)"
        ),
        "(?:every|each) \\w+ (?:my|our) KIN",
        "(?:i_m|i_am|we_are|we_re) (?:a)? (?:creature|creatures) of habit",
        r"whenever (?!i\b|you\b|we\b)\w+ .. (?:goes|go|gets|get|becomes|become) \w+ $",
        "you (?:all)? know the (?:two|three|four|five) of us",
        "it never (?:works|fails|helps|changes) (?:out)? $",
        "(?:the)? (?:lesson|lessons) (?:learned|learnt)",
        "(?:my|our|the)? bingo (?:card|sheet)",
        (
            "(?:a|the|my|our)? (?:short|brief|quick)? (?:summary|recap|review|chronicle) of "
            "(?:last|the_last|the_past|my_last)"
        ),
        "(?:already)? done $",
        "things (?:that|i|we) .. $",
        # at home and in town
        "(?:a|an)? (?:game_of)? PASTIME (?:with|against|last_night|yesterday)",
        "(?:in|at|for) (?:the|our|my) (?:\\w+)? STAGE (?:there|i|we|at|on)",
        "(?:in|at|for) (?:the|our|my) (?:\\w+_s)? (?:school|village|church|christmas|nativity|puppet) STAGE",
        "the (?:theatre|drama|opera|film|amateur) (?:group|club|society|company)",
        "(?:the|our|my) (?:band|choir|orchestra|band_s|choir_s) (?:set_list|programme)",
        "(?:a|the|our) new (?:choir|band|gym|sports_club|football_club|swimming_club|quiz_team)",
        "(?:sports|football|club) news $",
        "(?:the|our) (?:\\w+_s|club|village)? (?:agm|annual_general_meeting|parish_council|parents_evening)",
    ),
)
_MORAL: Final = Grammar(
    _CLASSES,
    (
        "(?:the)? story of my (?:life|week|day|year|career) $",
        "murphy s law",
        (
            "(?:and|so)? (?:that_s|that_is|it_s) (?:why|how) (?:we|i) (?:always|usually|never)? "
            "(?:win|lose|survive|die) $"
        ),
        (
            "(?:it|that) (?:s|has) (?:always)? been (?:like_this|like_that|that_way|this_way) "
            "(?:since|for|with|ever|$)"
        ),
        "(?:that_s|that_is) my whole (?:strategy|philosophy|life|secret|day|week|routine)",
        (
            "(?:it)? (?:always|usually)? works (?:well|fine|every_time|like_a_charm|wonders) "
            "(?:for_us|so_far)? $"
        ),
        "works (?:well|fine|every_time) $",
        "(?:same|just) (?:as|like) (?:every|each) (?:week|year|month|time|season|DAY) $",
        (
            "(?:this|that|it)? i (?:wrote|sent|said|posted|mailed) (?:that|this|it)? (?:on|last) "
            "(?:DAY|week|month|night) $"
        ),
    ),
)
_SIGNS: Final = words_in(
    "how introduce profile cv biography bio portrait about crew team family house household group party trio "
    "who week kinds kind sorts sort types type doubt philosophy motto credo creed style way rule strength "
    "speciality specialty job role talent life office world usual typical normal average ordinary perfect "
    "standard regular classic my every each habit whenever know never lesson lessons bingo summary recap "
    "review chronicle done things scrabble monopoly poker bridge whist backgammon chess charades pictionary "
    "cards darts tennis football bowling billiards minigolf dominoes catan risk cluedo play pantomime panto "
    "musical opera concert film video theatre drama amateur band choir orchestra news agm annual parish last"
)
_MORALS: Final = words_in("story law why how been whole works same just wrote sent said posted mailed")
_NOW: Final = words_in("today now tonight hereby")
_MOST: Final = 22


def is_way_of_life(said: Remark) -> bool:
    """Whether what stands below a sentence is what is always done, or done at home."""
    lows = said.lows
    if _SIGNS.isdisjoint(lows) or len(lows) > _MOST or not _NOW.isdisjoint(lows):
        return False
    if "done" in lows and (lows[-1] != "done" or len(lows) > 2 or said.tokens[-1].low != ":"):
        # "Well done, Brask." is praise
        return False
    if ("lesson" in lows or "habit" in lows) and said.tokens[-1].low != ":":
        # "Lesson learned.", "I'm a creature of habit."
        return False
    if lows[0] == "well" and "done" in lows:
        return False
    return _ALWAYS.match(f" {said.said}") is not None or any(
        _ALWAYS.match(f" {part}") is not None for part in said.parts[:2]
    )


def draws_moral(said: Remark) -> bool:
    """Whether a sentence behind acts says that they are what always happens, or are of an earlier day."""
    if _MORALS.isdisjoint(said.lows) or asks_at_end(said.tokens):
        return False
    opens = any(token.low == ":" for token in said.tokens)
    parts = [said.said] if opens else [said.said, *said.parts[:1]]
    return any(_MORAL.match(f" {part}") is not None for part in parts)
