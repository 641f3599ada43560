"""Sentences in front of acts that announce a line of play, a plan laid before others, or a tale.

`Let's reckon this through.`, `Count two moves ahead.`, `My predicament.`, `The snag is simple:` think the
moves below through; `Here's the scheme.`, `Let's strike a bargain.` lay them before others; `This is how Joss
won in June.`, `It's a law of nature.`, `You missed a fine evening.`, `Spot the pattern?` tell of what has
happened, or always happens. What they announce is told in the present tense, like a move.

What must stay true: who has thought it through has decided (`I thought this through.`), and what tells of a
thing of its own (`Here's the report.`, `Remember the milk?`) announces none.
"""

from collections.abc import Sequence
from typing import Final

from gamemaster.language.english.grammar import Grammar
from gamemaster.language.english.tokens import words_in

_CLASSES: Final = {
    "NUMBER": "one two three four five six seven ten \\d+ a_few a_couple_of some several",
    "LET": (
        "let_s let_us let_me lets suppose_we (?:why_don_t|shall)_we (?:help_me|help_me_to) "
        "(?:try|do_try|now|just|please)"
    ),
    "THINK": (
        "think play work walk talk run go reason reckon puzzle imagine picture look step plan count follow "
        "trace"
    ),
    "IT": "this it that things everything these (?:the|my|our)_(?:\\w+_)?\\w+",
    "FROM": (
        "(?:my|our|his|her|their|the_other|another|\\w+_s|your|either)_(?:side|point_of_view|perspective|"
        "angle|chair|shoes|position|seat|end|corner|view|standpoint|place)"
    ),
    "MY": "my our the an? one this that his her \\w+_s",
    "WOE": (
        "dilemma quandary predicament conundrum problem trouble snag catch difficulty worry fear nightmare "
        "headache calculation maths? arithmetic reckoning analysis drawback rub flaw"
    ),
    "PLAIN": "simple obvious clear plain easy this these as_follows short brief straightforward "
    "the_following",
    "LINE": "line plan move play idea variation continuation sequence combination opening trap trick scheme "
    "gambit",
    "SORT": (
        "obvious natural simple standard safe clever greedy main winning best sensible usual classic "
        "cunning old "
        "new alternative other next only cheeky"
    ),
    "PLAN": (
        "plan scheme pact deal bargain bargaining_chip compromise proposal suggestion truce trade plot idea "
        "thought arrangement alliance swap treaty strategy deal_on_the_table deal_i_have_in_mind stratagem"
    ),
    "FOR": "for with about to between in of on as",
    "WHOM": "you us me everyone everybody nn all him her them",
    "TALE": "evening night session game day match meeting round party time show week weekend laugh afternoon",
    "GOOD": (
        "good great fine grand wonderful lovely splendid brilliant terrible awful fabulous legendary real "
        "proper"
    ),
    "ENDED": (
        "lost won beat ended learned learnt got became earned ruined broke died came went met found made "
        "spent lose win beats beat get end play"
    ),
    "EVERY": (
        "(?:each|every)(?:_single|_blessed|_damn|_bloody)?_(?:game|time|week|day|round|night|evening|session|"
        "year|month|turn|morning|match|month)"
    ),
    "IS": "is s was are were",
}
_THOUGHT: Final = Grammar(
    _CLASSES,
    (
        "LET THINK IT (?:all)? (?:through|out|over|backwards?|step_by_step|to_the_end)",
        "LET THINK through (?:IT)? $",
        (
            "LET (?:count|calculate|reckon|add_up|do_the_(?:maths?|sums?|arithmetic|numbers)|count_heads|"
            "tally_up) $"
        ),
        (
            "LET (?:count|calculate|reckon) (?:it|this|that|heads|votes|the_votes|backwards?|"
            "together|with_me|"
            "up)"
        ),
        "LET (?:see|look) (?:what|where|how)_(?:happens|follows)_(?:if|when|next|then)",
        "LET analy[sz]e IT",
        "THINK NUMBER (?:moves?|steps?|turns?|rounds?|plies|days?|weeks?) (?:ahead|further|on|deep|forward)",
        (
            "(?:do|look_at|count|run|check) the (?:(?:maths?|sums?|arithmetic|numbers)(?:_with_me|"
            "_yourselves?)?) $"
        ),
        "(?:count|think|reason|calculate|reckon)_(?:along|with_me|along_with_me) $",
        "THINK IT (?:through|out) $",
        "(?:if_you|when_you)? (?:follow|play|think) IT (?:through|to_the_end|all_the_way|right_to_the_end) $",
        "(?:consider|ponder|contemplate|weigh|reckon) (?:this|it|the_following)? $",
        "(?:try|do|just|please|now)* (?:to)? (?:see|look_at|view|consider|picture|take|put) IT from FROM",
        "(?:try|do|just|please|now)* (?:to)? (?:put|imagine|picture) (?:yourself|yourselves) in FROM",
        "LET (?:see|look_at|view|consider) IT from FROM",
        (
            "(?:but|and|so|now)? (?:here_is|here_s|here_comes|that_is|that_s|this_is) MY (?:whole|real|only|"
            "big)? WOE $"
        ),
        "MY (?:only|whole|real|big|little)? WOE (?:is|s|was) PLAIN $",
        "MY (?:only|whole|real|big|little)? WOE (?:with|of|about|in) .. (?:is|s|was) PLAIN $",
        "(?:my|our) (?:only|whole|real|big|little)? WOE $",
        (
            "(?:the|a|one) SORT LINE (?:here|now|then|of_course)* (?:is|s|would_be|was|goes|runs) (?:PLAIN|"
            "like_this)"
        ),
        (
            "(?:we_all|you_all|you|everybody|everyone|i|we) (?:know|knows|can_guess|see|can_see) "
            "what_(?:happens|comes|follows)"
        ),
        "(?:guess|imagine|see|watch) (?:what_(?:happens|comes|follows)(?:_next|_then)?) $",
        "(?:what|and_what) (?:happens|comes|follows) (?:next|then) $",
        "(?:and|so)? then (?:what|what_happens) $",
        "(?:choices|decisions|options|possibilities|alternatives) $",
    ),
)
_LAID: Final = Grammar(
    _CLASSES,
    (
        (
            "(?:so|ok|okay|well|right|and|but)* (?:here_is|here_s|this_is|how_about|what_about) MY "
            "(?:new|better|other|little|cunning|modest|simple|fair)? (?:PLAN|offer) (?:FOR_\\w+)? (?:\\w+)? "
            "(?:\\w+)? $"
        ),
        (
            "here_(?:is|s) what (?:we_(?:do|re_doing|ll_do|are_going_to_do)|i_(?:propose|suggest|offer|"
            "had_in_mind|have_in_mind)) $"
        ),
        "here_(?:is|s) how (?:we|it|this|the) (?:do|does|play|goes|works?|could|would|might|can|\\w+_works?)",
        "LET (?:make|strike|do|cut|agree_on|have|form|hatch|come_to|try) (?:an?|the|our|this) PLAN",
        "what i (?:have|had|ve) in_mind (?:is|was) (?:this|simple|as_follows|the_following) $",
        "(?:what_i_(?:propose|suggest|offer)(?:_is)?) (?:this|the_following|simple|as_follows)? $",
        "(?:the|our|my|his|her|nn_s) PLAN as",
        "(?:the|our|my|his|her|nn_s) PLAN (?:was|is) (?:PLAIN|agreed|that)? $",
        (
            "(?:the|our|my|his|her|nn_s) PLAN (?:so_far|for_(?:today|tonight|tomorrow|this_\\w+|next_\\w+|"
            "the_\\w+|us)) $"
        ),
        "(?:the|our|my|his|her|nn_s) PLAN (?:on_the_table|between_us)? (?:was|is) PLAIN $",
        ("(?:right|ok|okay|so|a|the)* (?:secret|master|battle|joint|common)_PLAN $"),
        "(?:tactics|strategy|game_plan|battle_plan|marching_orders|roles|division_of_labour) (?:for_.+)? $",
        (
            "(?:one|a|the|another) (?:problem|flaw|snag|catch|hitch|weakness) (?:with|in) (?:this|"
            "that|the|my|"
            "our|his|her|nn_s) .?PLAN"
        ),
    ),
)
_TOLD: Final = Grammar(
    _CLASSES,
    (
        "(?:you|you_all|some_of_you|nn|those_who_left) (?:really)? missed (?:a|an|the|our) GOOD? .? TALE",
        "(?:you|you_all) should_have (?:seen|been|heard) (?:it|us|me|there|the|last|our|his|him|nn)",
        (
            "(?:GOOD|what|such|so_much|best|worst) (?:a)? (?:fun|TALE) (?:last|yesterday|on_\\w+|in_\\w+|"
            "the_other)"
        ),
        (
            "(?:this|that|here) IS (?:exactly|just|also)? (?:how|why|when|where) (?:i|we|he|she|they|nn) .? "
            "ENDED"
        ),
        (
            "remember (?:the|that|our|when|how|last|my) (?:\\w+_)?(?:TALE|we|you|i|\\w+_(?:game|"
            "session|match|"
            "night|round))"
        ),
        "funny (?:thing|story|how) (?:about|with|is|from|that|this|how|the)? .. $",
        (
            "(?:a|another|one)? (?:funny|strange|odd|curious|sad|old|short|little)_(?:story|tale|thing|"
            "anecdote) $"
        ),
        (
            "nn (?:s_\\w+)? (?:IS|has_been) (?:in|on) (?:top|fine|great|good|rare|usual|his|her|"
            "full)? (?:form|"
            "fire|song|a_roll)"
        ),
        (
            "(?:that|this|it) IS (?:me|us) (?:all_over|in_a_nutshell|every_time|to_a_t|in_a_sentence|"
            "down_to_the_ground)"
        ),
        "(?:so|how|just|isnt_that) (?:typical|like_me|typical_of_me|typical_me) $",
        "(?:typical|classic) (?:me|nn|us) $",
        "(?:the)? story_of_my_\\w+ $",
        "(?:my|our) (?:(?:life|luck|career)(?:_so_far)?) in .. $",
        "(?:my|a|the|our) rules?_of_thumb (?:here|in_.+|for_.+)? $",
        "(?:anatomy|chronicle|chronology|autopsy|post_?mortem) of an?",
        (
            "(?:in|on|at)? EVERY (?:now)? (?:it_is|it_s|it_was)? (?:always)? (?:exactly)? (?:(?:the_same|"
            "like_this|like_that|this)(?:_(?:old_)?(?:story|thing|song|dance|circus|pattern|trick|result|"
            "mistake))?) $"
        ),
        (
            "(?:it_is|it_s|its) (?:always|ever)? (?:like_(?:clockwork|this|that)|(?:a|my|the)_(?:curse|jinx|"
            "law_of_nature|pattern|vicious_circle|ritual|tradition)|uncanny|the_same) (?:EVERY|always|again|"
            "with_me|with_us)? $"
        ),
        (
            "(?:do_you|can_you|does_anyone|anybody|anyone|you)? (?:see|notice|spot|recogni[sz]e) "
            "(?:a|the|any|"
            "this) (?:pattern|trend|theme|problem)"
        ),
        (
            "(?:the|my|our|a|NUMBER) (?:golden|simple|iron|old|basic)? (?:rules?|principles?|habits?|"
            "customs?|"
            "laws?) (?:i|we|that_i|of|to|one) .?(?:live|play|stick|swear|go|follow|mine|my)"
        ),
        "things_i_live_by $",
        (
            "(?:old|new|past|future|young|younger|older|sober|drunk|morning|evening|monday|sunday|present|"
            "sensible|other|also) (?:me|us|i) (?:last_\\w+|at_\\w+|in_\\w+)? $"
        ),
        "(?:me|us|myself) (?:again|today|then|at|on|in|after|before|when|during) .. $",
    ),
)
ANNOUNCING: Final = words_in(
    "let lets suppose shall help try think play work walk talk run go reason reckon puzzle imagine picture "
    "look "
    "step plan count follow trace do count check calculate consider ponder contemplate weigh see view put "
    "take "
    "here that this problem dilemma trouble snag catch quandary predicament conundrum difficulty worry fear "
    "nightmare headache calculation math maths arithmetic reckoning analysis drawback rub flaw obvious "
    "natural "
    "simple standard safe clever greedy main winning best sensible usual classic cunning old new alternative "
    "other next only cheeky know guess watch what then choices decisions options possibilities alternatives "
    "how pact deal bargain compromise proposal suggestion truce trade plot idea thought arrangement alliance "
    "swap treaty strategy tactics roles plans missed should fun great remember funny story tale form fire "
    "song "
    "roll typical life luck every each clockwork pattern trend curse jinx uncanny same rules principles "
    "habits "
    "customs laws rule anatomy chronicle chronology autopsy postmortem post things me us myself orders"
)
"""Without one of these no sentence announces such a thing."""
_ME: Final = frozenset({"me", "us", "myself"})
_EVERY: Final = Grammar(_CLASSES, ("EVERY $", "(?:always|as_ever|as_usual|most_\\w+|on_\\w+s|all_week) $"))


def _tells(parts: Sequence[str], mark: str) -> bool:
    """Whether a sentence tells of what has happened or always happens, with no more than a name behind it."""
    if mark == "!" or any(len(part.split()) > _FEW for part in parts[1:]):
        return False
    return _TOLD.match(f" {parts[0]}") is not None


_FEW: Final = 3


def announces_line(parts: Sequence[str], mark: str) -> bool:
    """Whether a sentence, in its parts between marks and ended by a mark, announces any of these."""
    if not parts or len(parts) > _MOST_PARTS:
        return False
    first, last = f" {parts[0]}", f" {parts[-1]}"
    if any(grammar.match(first) for grammar in (_THOUGHT, _LAID)) or _tells(parts, mark):
        return True
    if mark == "?" and (_ASKED.match(first) or _ASKED.match(last)):
        return True
    if len(parts) == 1:
        return False
    if (parts[0] == parts[1] and parts[0] in _WEIGHED) or (parts[0] in _ME and _EVERY.match(f" {parts[1]}")):
        return True
    if any(len(part.split()) > _FEW for part in parts[:-1]):
        # what a clause of its own stands before goes on with that
        return False
    return any(grammar.match(last) for grammar in (_THOUGHT, _LAID))


_MOST_PARTS: Final = 4
_WEIGHED: Final = words_in("choices decisions options possibilities alternatives questions")
_ASKED: Final = Grammar(
    _CLASSES,
    ("(?:a|any|is_that_a|are_we_agreed_on_a)? (?:compromise|truce|pact|trade|swap|alliance|treaty) $",),
)
