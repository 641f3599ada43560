"""Verbs of games in everyday use, where nothing is done: `I see Brask's point`, `I take it you have it`.

A table from verb to what stands behind it says so, by the words of the idiom alone. A clause that names one
of the game's things besides (`I drink a coffee and a level 1 health potion`) is none.
"""

from collections import defaultdict
from typing import Final

from gamemaster.language.before.moods import Head, Mood
from gamemaster.language.english.grammar import Grammar, as_clause
from gamemaster.language.english.numbers import NUMBER_WORDS
from gamemaster.language.english.tokens import Tokens, words_in
from gamemaster.language.sentences.everyday_objects import everyday_object
from gamemaster.language.sentences.strange_verbs import dwells_on_it
from gamemaster.language.values.describing import names_goods, names_things
from gamemaster.language.vocabulary.scene import Scene

_CLASSES: Final = {
    "MY": "my your his her their our the a an some no any all more",
    "WHOSE": r"my your his her their our the (?!i\b|we\b)\w+_s",
    "WHO": r"you him her them everyone everybody us (?!my\b|the\b|a\b|an\b|all\b)\w+",
    "THEY": r"you he she they we it nobody everyone everybody somebody (?!i\b)\w+",
    "SO": "very quite really too so much deeply warmly sincere humble heartfelt deepest warmest best kind",
    "MEET": (
        "calm_down meet wait relax celebrate adjourn take_a_(?:break|rest|breath|nap) "
        "have_a_(?:break|drink|party) "
        "go_(?:to_bed|to_the_pub|home|for_a) "
        "stop_(?:arguing|fighting|shouting|talking|bickering|this) thank move_on "
        "talk_(?:about|it|less|more) eat sing behave be_(?:nice|kind|quiet|patient|friends|good) "
        "listen postpone "
        "give_(?:it_a_rest|peace) order_(?:pizza|food)"
    ),
    "LEFT": (
        "decisions? talking politics thinking counting worrying cooking maths? details "
        "interpretation details "
        "explanations? speculation judgement judgment arguing planning cleaning washing_up singing jokes rest"
    ),
    "END": (
        "in for on at to of every each on now next when because about today tonight tomorrow after before "
        "so and_then this if from with instead over as too"
    ),
    "DRINKS": "coffee tea beer wine water juice milk cocoa cider (?:cup|pot|glass|mug|pint)_of",
}
_IDIOMS: Final = r"""
see       (?:WHOSE) (?:points?|arguments?|reasoning|logic|side|problem|dilemma|difficulty)
see       (?:what|how|why|where) THEY (?:means?|meant|did_there|feels?|thinks?)
see       (?:what|where) THEY (?:is|are) (?:getting_at|coming_from|heading|up_to)
see       (?:no|little|a|some|the|much)* (?:reason|point|harm|problem|need|use|sense|pattern|flaw|difference)
see       (?:through|eye_to_eye|red|stars|the_light|the_funny_side|it_coming|it_that_way|it_differently)
take      it (?:that)? THEY (?:is|s|are|re|was|were|will|ll|would|d|can|could|has|have|had|do|does|did|still)
take      it (?:that)? THEY (?:really|mean|means|know|knows|want|wants|all)
take      (?:MY)* (?:SO)* (?:hat_off|time|word_for|word_that|point|advice|chances|leave_of_you|pleasure)
take      (?:MY)* (?:SO)* (?:comfort|pride|offence|offense|sides|responsibility|blame|hint|interest_in|care)
take      (?:MY)* (?:SO)* (?:heed|notice_of|prisoners|deep_breath|moment_to|exception|issue_with|heart)
give      (?:WHO)? (?:the_benefit_of_the_doubt|(?:full_|all_|some_)*(?:credit|marks))
give      (?:WHO)? my (?:word|best|regards|love|thanks|apologies|condolences|congratulations)
give      (?:WHO)? \w+ (?:days?|weeks?|hours?|minutes?|months?|chances?|guesses|tries) (?:to|till|until)
give      (?:WHO)? a (?:hug|cheer|big_hand|wave|nod|wink|damn|hoot|toss|fig|hand_with|round_of_applause)
give      (?:WHO)? (?:three_cheers|thumbs_up|a_piece_of_my_mind)
give      (?:up_on|up_hope|up_trying|in_to|way_to|it_a_rest|thanks)
give      up $
drink     (?:MY)* (?:too_much|far_too_much|nothing_but|strong|good|hot|cold|green|black|red)* DRINKS
drink     to (?:that|this|WHOSE_(?:health|success|memory|victory|return)|your_\w+|absent_friends)
move      (?:MY)* (?:houses?|flats?|offices?|jobs|abroad|in_with|furniture)
attack    (?:MY)* (?:dishes|washing_up|laundry|inbox|cake|ironing|problems|weeds|leftovers|pile_of)
explore   (?:MY)* (?:idea|thought|question|possibility|notion|works_of|writings_of|novels_of)
exchange  (?:MY)* (?:\w+)? (?:glances|pleasantries|letters|recipes|words|views|looks|notes) (?:with|when)
join      (?:WHO)? (?:all|both|others)? in (?:thanking|congratulating|wishing|hoping|welcoming|mourning)
join      (?:forces|hands) with
join      the (?:chorus|queue|choir_of|dots|ranks_of)
leave     it (?:at_that|there|to_you|to_others)
leave     (?:you|that|this|the_rest|the_details|the_maths) to
leave     (?:work|home|the_house|the_office|the_country|no_stone|no_doubt)
propose   (?:a|another|my)* (?:toast|drink|marriage)
accept    (?:WHOSE)? (?:SO)* (?:apology|apologies|thanks|compliments?|congratulations|explanation|reasoning)
accept    (?:MY)* (?:responsibility|blame|defeat|full_responsibility)
offer     (?:MY|you)* (?:SO)* (?:condolences|apology|apologies|congratulations|sympathy|sympathies|thanks)
offer     (?:MY|you)* (?:SO)* (?:prayers|excuses?|opinion|comment|commiserations)
place     (?:MY|great|little|high|much)* (?:value|trust|bets?|hopes?|blame|emphasis|faith) (?:on|in|with|at)
name      (?:no)? names
invest    (?:MY|too_much|a_lot_of|so_much|much|so)* (?:time|energy|effort|savings|hopes?|heart)
grant     (?:you|WHO)? (?:that|the_point|WHOSE_point)
vote      with my feet
vote      (?:in|at) (?:the|a) (?:real|general|local|regional|national|school|union)
intend    no (?:offence|offense|harm|disrespect|malice|pun|slight|irony|insult|criticism)
retract   nothing $
play      (?:MY)* (?:piano|guitar|fiddle|violin|flute|organ|cello|trumpet|football|tennis|cricket|chess)
play      (?:fair|for_time|for_fun|hard_to_get|it_by_ear|it_safe|devil_s_advocate|second_fiddle|by_the_rules)
discard   (?:MY)* (?:notion|idea|thought|hope|theory|hypothesis|pretence|possibility)
end       (?:MY)* (?:mail|message|letter|note|rant|speech|story|day|week) (?:here|there|with|by|on)
end       up
start     (?:MY|new)* (?:day|week|mornings?|job|diet|work|school|shift) (?:with|on|at|by|today|tomorrow|in)
start     to (?:wonder|think|believe|feel|see|worry|suspect|understand|lose)
start     (?:wondering|thinking|worrying|a_new_job|school|work)
create    (?:MY)* (?:mess|fuss|stir|scene|havoc|confusion|problems|drama)
add       (?:MY|only)* (?:thanks|congratulations|voice|two_cents|apologies|condolences|best_wishes)
remove    my hat
shoot     (?:you|WHO)? (?:a|an) (?:mail|message|line|email|glance|look)
shoot     (?:myself_in_the_foot|the_breeze)
save      (?:you|WHO)? (?:a|the) (?:seat|place|slice|piece|trouble|copy)
save      my (?:breath|strength|energy|work)
poison    the (?:atmosphere|mood|well|conversation|air)
link      (?:arms|(?:to_)?(?:the|my)_(?:page|site|blog|thread|archive|article))
pass      (?:by|through) the
pass      on (?:WHOSE)? (?:SO)* (?:regards|message|greetings|thanks|love|wishes|word)
pass      (?:the|my|a) (?:salt|exams?|time|house|bakery|station|church|biscuits|buck)
set       (?:the|my) (?:alarm|table|tone|record_straight|scene|clock)
set       (?:off|out) (?:at|for|on|in)
pay       (?:you|WHO)? (?:attention|tribute|no_heed|a_visit|a_compliment|my_respects|the_rent|my_taxes)
send      (?:you|WHO)? (?:all)? (?:MY)* (?:SO)* (?:love|greetings|regards|wishes|condolences|thanks|hugs?)
send      (?:you|WHO)? (?:all)? (?:MY)* (?:SO)* (?:apologies|congratulations)
give      (?:WHO)? (?:MY)* (?:\w+)? (?:lessons?|talks?|lectures?|speech|concert|interview|lift|call|ring) END
give      it a (?:go|try|rest|miss|shot|whirl|moment)
leave     (?:MY)* LEFT to \w+ END
offer     (?:you|WHO|MY)* (?:help|assistance|advice|company|lift|lifts|shelter|consolation)
offer     (?:you|WHO|MY)* (?:encouragement|hospitality)
offer     (?:you|WHO|all|everybody|everyone)* (?:MY)* DRINKS
place     (?:a|an) (?:ad|advert|advertisement|order|call|announcement) END
buy       (?:you|WHO|all)* (?:MY|next|first|another|round_of)* (?:beer|pint|ice_cream|drinks?|DRINKS) END
move      (?:very|too|so|rather)* (?:slowly|carefully) (?:these_days|nowadays|at_my_age|since|because)
move      in (?:different|other|high|strange|small|the_same|such) circles
play      (?:along|dumb|possum|host|god|gooseberry|the_fool|the_innocent|catch_up|nice|dead|it_cool|cupid)
play      (?:no|a|my|little|big|small|minor)* (?:part|role) in
join      (?:WHO)? (?:all|both|others)? in (?:wondering|asking|praising|laughing|applauding|cheering|waiting)
steal     (?:a|the) (?:glance|march|look|show|limelight|kiss)
trade     (?:MY|old|dirty|bad)* (?:jokes|insults|recipes|stories|gossip|stamps|compliments|anecdotes)
exchange  (?:MY|old|bad|few)* (?:jokes|insults|stories|gossip|compliments|anecdotes|emails|numbers) END
lead      (?:MY|own|very|quiet|busy|boring|double|simple|happy)* life
lead      (?:MY)* (?:church|school|local|village|small|children_s)* (?:choir|orchestra|workshop|seminar|walk)
lead      by example
name      (?:MY|new|first)* (?:cat|dog|kitten|puppy|hamster|goldfish|boat|daughter|son) END
nominate  (?:WHO)? for (?:a|an|the)? (?:oscar|nobel\w*|medal|knighthood|sainthood|pulitzer)
save      the best (?:for|till|until) last
vote      (?:labour|labor|tory|conservative|republican|democrat|liberal|socialist) END
"""
_MOTION: Final = Grammar(
    _CLASSES,
    (
        "(?:that)? we (?:all|both|just|now|simply|should)* MEET",
        "to MEET",
        "to (?:strike|adjourn|amend|abolish|delete|scrap) (?:the|that|this|all|our)",
    ),
)
"""`I vote we all calm down`: what somebody would have everybody do, and no ballot."""
_MOVED: Final = words_in("vote move")
_GOING_ON: Final = words_in("i we . ! ? ;")
_MORE: Final = words_in("and plus with but also , --")
_PARTED: Final = words_in(", to for about on over in")
"""Behind one of these an idiom speaks of something else."""


def _by_verb() -> dict[str, Grammar]:
    lines = defaultdict[str, list[str]](list)
    for row in _IDIOMS.strip().splitlines():
        verb, line = row.split(maxsplit=1)
        lines[verb].append(line)
    return {verb: Grammar(_CLASSES, behind) for verb, behind in lines.items()}


_GRAMMARS: Final = _by_verb()


def only_tells(scene: Scene, tokens: Tokens, told: Head, acted: bool) -> bool:
    """Whether a clause in the sender's own name does nothing: it is an idiom, or tells of the act before it
    (`and I do so gladly`)."""
    if acted and dwells_on_it(tokens, told.verb):
        return True
    return told.mood is Mood.PERFORM and (
        _is_of_one_mind(scene, tokens, told.verb)
        or idiomatic(scene, tokens, told.verb)
        or everyday_object(scene, tokens, told.verb)
    )


def _is_of_one_mind(scene: Scene, tokens: Tokens, verb: int) -> bool:
    """`I agree with Lowri, so I vote AGAINST 32`: with whom the sender agrees, in front of what e does."""
    lows = [token.low for token in tokens[verb:]]
    if lows[:2] not in (["agree", "with"], ["side", "with"], ["concur", "with"]) or "i" not in lows[2:]:
        return False
    whom = tokens[verb + 2 : verb + lows.index("i", 2)]
    return not (names_things(scene, whom) or whom[0].low[0].isdigit())


def idiomatic(scene: Scene, tokens: Tokens, verb: int) -> bool:
    """Whether the clause of the verb at a place says something everyday, and names nothing of the game."""
    grammar = _GRAMMARS.get(tokens[verb].low) if verb < len(tokens) else None
    if tokens[verb:] and tokens[verb].low in _MOVED and _is_motion(scene, tokens[verb + 1 :]):
        return True
    if grammar is None:
        return False
    end = next((p for p in range(verb + 2, len(tokens)) if tokens[p].low in _GOING_ON), len(tokens))
    said = tokens[verb + 1 : end]
    found = grammar.match(as_clause(said)) if said and said[0].low.isalpha() else None
    if found is None or names_things(scene, said):
        return False
    # "I offer my condolences to Brask, whose tile got eaten" speaks of goods behind the idiom
    alone = _MORE.isdisjoint(token.low for token in said)
    idiom = found.group().count(" ")
    parted = next((p for p in range(idiom, len(said)) if said[p].low in _PARTED), len(said))
    goods = said[:parted] if alone else said
    if said[0].low != "it" and names_goods(scene, goods):
        return False
    # "I take your point and vote for Tarn", "my thanks and 5 gold"
    if any(scene.lexicon.verb_at(said, place) for place in range(1, len(said))):
        return False
    more = next((place for place, token in enumerate(said) if token.low in _MORE), len(said))
    return not any(_counts(token.low) for token in said[more:])


def _is_motion(scene: Scene, said: Tokens) -> bool:
    """Whether words behind `I vote` or `I move` want everybody to do something of no game."""
    end = next((p for p in range(len(said)) if said[p].low in _ENDING), len(said))
    said = said[:end]
    if not said or _MOTION.match(as_clause(said)) is None or names_things(scene, said):
        return False
    return not any(scene.lexicon.verb_at(said, place) for place in range(2, len(said)))


_ENDING: Final = words_in(". ! ? ;")


def _counts(low: str) -> bool:
    return low[0].isdigit() or (low in NUMBER_WORDS and low not in {"a", "an", "one"})
