"""Clauses that have the move for their subject and say of it that it is not certain.

`That | rests on | Ludo's word.`, `It | takes effect | on Friday.`, `The line above | is | only a sketch.`:
a word that points at the move, a verb, and what unsettles it: a condition, another time, another's hand, the
name of a text or of a jest, a doubt, a denial that it is final, a part of the whole.
"""

from collections.abc import Sequence
from typing import Final

from gamemaster.language.english.grammar import Grammar
from gamemaster.language.english.tokens import words_in
from gamemaster.language.remarks.words_of_move import AHEAD, POINTING, SAYING, SHOWN, STANCE

_LINES: Final = (
    # hanging on something
    "MOVE MERELY* HANGS MERELY* (?:on|upon|from|in|with)",
    "MOVE MERELY* HANGS $",
    "(?:everything|all|it_all|the_whole_thing|the_rest) HANGS on (?:whether|if|what|who|when|how|which)",
    "MOVE MERELY* (?:stands?|lives?|rises?)_(?:or|and)_(?:falls?|dies?)",
    "MOVE MERELY* (?:assumes?|presumes?|presupposes?|supposes?) !a",
    "MOVE MERELY* (?:requires?|needs?|awaits?|wants?) ART? .? .? GRANT",
    "MOVE MERELY* (?:comes?|boils?)_(?:all_)?down_to",
    "MOVE BE NOT? !as_if MERELY* IF",
    "MOVE BE MERELY* (?:only|but|not)_(?:if|when|once|as_long|until)",
    "!it MOVE ON",
    "whether !it MOVE (?:happens|counts|stands|goes|works|holds|is_(?:what|going|my)|will|should|ought)",
    (
        ".. whether (?:this|these|the_following) "
        "(?:would|is(?!_(?:what|how|why|where))|are|may|can|could|counts?|works?|should)"
    ),
    # at another time
    "!it_(?:is|s|was)_(?:NOW_)?(?:the_\\w+_of_)?TODAY MOVE BE NOT? !as_if MERELY* SET* FOR* WHEN",
    "MOVE MERELY* DOES? (?:takes?|have|has)_(?:effect|force) MERELY* FOR* WHEN",
    "(?:to|takes?|taking) (?:take_)?effect MERELY* FOR* WHEN",
    "my REAL REAL* DEED (?:of_my_\\w+|proper)* .. COMES",
    "REAL DEED (?:by|on|at|to|after|tomorrow|later|tonight|when|once|follows?|comes?)",
    "MOVE MERELY* (?:comes?|goes|enters?)_(?:into|in)_(?:force|effect|play)",
    "MOVE MERELY* DOES? (?:goes|go|going) live",
    "MOVE MERELY* DOES? (?:kicks?|sets?) in FOR* WHEN",
    "(?:until|till|before) then MOVE BE? NOT",
    "MOVE BE (?:last_SPAN|yesterday|next_SPAN|tomorrow|DAY|MONTH) s .? DEED",
    "MOVE BE (?:my|our) .? . for (?!DAY|if)WHEN",
    "then (?:this|that|mine) $",
    "MOVE MERELY* DOES? (?:becomes?|get|gets|be|is) MERELY* (?:valid|final|binding|effective|official|real)",
    (
        "MOVE MERELY* DOES? "
        "(?:counts?|appl(?:y|ies)|holds?|stands?|starts?|begins?|runs?|happens?|goes|takes_place) MERELY* "
        "FOR* WHEN"
    ),
    "MOVE MERELY* (?:lapses?|expires?)",
    "MOVE (?:will|ll|would|d|might|could)_be my .? DEED",
    # another's
    (
        "MOVE BE NOT? MERELY* .*_s (?:own|very|exact)* (?:words?|lines?|opinion|text|dream|wording|"
        "handwriting|catchphrase|motto|slogan|refrain|verse|epitaph)"
    ),
    "MOVE BE MERELY* (?!what|it|that|he|she|let|there|who|where)[a-z]+_s $",
    "MOVE BE MERELY* what HIM .. SAYS",
    (
        "MOVE BE MERELY* (?:what|how) (?:i|we) (?:(?:would|d)(?!_(?:tell|advise|teach|urge)_\\w+_.*to)|might|"
        "could|had_in_mind|had_planned|wanted_to|almost|nearly)"
    ),
    "MOVE BE MERELY* how HIM SAYS",
    "MOVE BE MERELY* what (?:i|we) (?:only)? (?:dreamt|dreamed|imagined|heard|overheard|was_told)",
    "the (?:last|final) (?:word|say|decision|call) (?:rests|lies|belongs|is|s) (?:with|to|up_to|yours)",
    "HIM (?:has|have) the (?:casting_vote|(?:last|final)_(?:word|say)|veto) (?:on_THESE|here)",
    "HIM (?:has|have) the (?:casting_vote|(?:last|final)_(?:word|say)|veto) $",
    "HIM .? MUST APPROVE (?:off|on|to|with)* (?:THESE|first|yes|so)",
    "HIM .? MUST APPROVE $",
    "HIM gets to (?:veto|decide|choose|pick|overrule|approve)",
    "HIM .? (?:gets?|has|wants?|deserves?) (?:a|the|some) (?:say|veto|vote|word) (?:in|on) THESE",
    ".. or not at_all $",
    "MOVE BE (?:left_over|left|leftover) from",
    ".. if you (?:d|would) rather i",
    "MOVE BE .. TYPING $",
    (
        "(?:OUR_(?:NEAR_)?DEED|DEED)(?:_ABOVE)? (?:comes?|stems?|is|was|are|were) "
        "(?:taken_|copied_|out_)?(?:from|of) ART"
    ),
    "MOVE MERELY* (?:comes?|stems?|is|s|was|are) (?:straight_|right_)?(?:from|out_of|in) ART .? .? BOOK",
    "MOVE BE NOT? MERELY* SENT MERELY* ASTRAY",
    "MOVE BE MERELY* (?:meant|intended|supposed) (?:for|to_be|as) !(?:an?|my|the)_DEED",
    "!it MOVE (?:belongs?) (?:to|in|on)",
    (
        "MOVE BE MERELY* (?:my|our|the|an?|another|some) (?:completely|totally|quite)? "
        "(?:other|different|sister|second|former) !(?:who|that|and)"
    ),
    (
        "MOVE MERELY* (?:came|went|got) (?:out|off|through|sent|posted) "
        "(?:wrong|wrongly|ASTRAY|garbled|all_wrong)"
    ),
    "MOVE BE MERELY* what (?:you|we) (?:d|would)",
    (
        "MOVE BE MERELY* how (?:it|one|you|they|people|to) "
        "(?!(?:gets?|becomes?|ruins?|loses?|wins?|ends?_up|learns?|grows?|dies?|survives?)\\b)"
    ),
    "MOVE BE MERELY* the .? DEED (?:the|my|his|her|every|any|no|nobody|everyone)",
    "(?:one|you|people) .? (?:writes?|says?|puts?|phrases?) THESE (?:like|so|thus|this_way|as_follows)",
    # done before, to be done later, gone astray
    # unlike "That was a lovely bit of footwork yesterday"
    (
        "!it MOVE (?:went|happened|was|were|got|stood|had|took)"
        "(?!_(?:quite_an?|some|an?_PRAISE)_(?!.*(?:DEED|TEXT|NOTION)\\b)) !on_my_mind .. PAST $"
    ),
    "MOVE BE my .? DEED (?:on|in_round|of|until|back|last|yesterday|earlier)",
    "!it MOVE BE (?:already|long_since) (?:\\w+ed|done|dealt|sent|cast|in|on)",
    "(?:already|long_since) (?:did|done|in|on|at|sent|cast|counted|posted|there|noted|from|entered|with)",
    (
        "MOVE BE (?:the|a|my) .? DEED (?:that|which)? (?:i|we) "
        "(?:will|ll|shall|would|d|might|may|am|m|are|was|plan|intend|hope|want)"
    ),
    "(?:you|the_\\w+|sir_\\w+) already? (?:have|has|got|ve) already? THESE (?:already|from_me|again)",
    "MOVE should have (?:gone|been|said|read)",
    "THESE was (?:supposed|meant) to (?:be|go|say|read|stay|remain|wait|become|sit|land)",
    "MOVE BE MERELY* ART (?:old|wrong|outdated|earlier|previous|obsolete|superseded) (?:one|version|draft)",
    (
        "(?:a|the|my)? (?:correction|(?:right|correct|corrected|proper|amended|new)_(?:one|version)) "
        "(?:is|s|will|to|ll)? (?:follows?|on_its_way|coming|comes)"
    ),
    "MOVE .? (?:lapsed|expired|goes_out_by|went_out_by|went_on_the_board|went_to)",
    "(?:it|this) (?:isnt|s_not|is_not|wasnt) (?:even|really|yet)* my (?:turn|go|move)",
    "not (?:as|for|by_way_of) (?:an?|my|the) .? DEED",
    "not (?:yet|really|even)? (?:an?|my|the) STRICT (?:DEED|thing|deal)",
    "(?:but)? not yet (?:mine|made|sent|cast|meant) $",
    "not (?:doing|announcing|ordering|declaring|deciding|acting) (?:yet)? $",
    (
        "MOVE BE MERELY* for (?:the|our|my) .? "
        "(?:council|office|club|committee|newsletter|choir|school|classroom|drawer|bin|archives?|reel)"
    ),
    "there s (?:an?) .? missing",
    "there (?:were|are) (?:two|three|several) (?:versions|drafts)",
    ".. my (?:past|future|younger|older) self",
    "(?:my|the) STRICT DEED .. (?:comes?|follows?|will|ll|has_yet)",
    "my DEED (?:will|ll)? (?:comes?|follows?) (?:in|by|on|at|later|tomorrow|after|when)",
    "you (?:ll|will) (?:have|get) my DEED .. (?:tomorrow|later|tonight|when|once|on|after)",
    "the .? DETAIL should (?:be|read|have_been|say)",
    "the .? DETAIL (?:s|is|may|might) .. (?:guess|wrong|off|made_up|placeholder|mistaken|invented|different)",
    "my (?:notes?|diary|calendar|planner|agenda|list|script) .. (?:says?) so",
    # a text, a jest, a plan
    "please? TREAT MOVE MERELY* ART* QUALITY* (?:TEXT|NOTION|SHAKY|plan_b|proposal)",
    "MOVE BE MERELY* (?:my|the|his|her) (?:very|own|famous)* (?:last|first|opening|closing) (?:words|lines?)",
    "MOVE BE MERELY* ART* QUALITY* TEXT !PRAISED",
    "MOVE BE MERE MERELY* ART* QUALITY* NOTION !PRAISED",
    "MOVE BE (?:the|my|our) NOTION END",
    "MOVE BE (?:only_)?plan_(?:b|c|a|two)",
    # doubted, taken back, denied
    "MOVE BE MERELY* SHAKY",
    "MOVE BE MERELY* ENDING $",
    "MOVE BE MERELY* NOT MERELY* FIRM END",
    "MOVE BE NOT me who \\w+s",
    "MOVE BE MERELY* NOT MERELY* (?:done|made|sent) (?:yet)? $",
    "MOVE NOT MERELY* FIRM END",
    (
        "MOVE (?:doesnt|dont|does_not|do_not|didnt|wont|shouldnt|cant|must_not|should_not|need_not) "
        "MERELY* COUNTS"
    ),
    # in part, or not at all
    "(?:so|and|but)? NONE (?:of_THESE)? COUNTS (?:yet|until|till|before|unless)",
    "(?:SOME|NONE) of? THESE (?:BE|DOES)? (?:MERELY|NOT)* (?:COUNTS|FIRM|TEXT)",
    "(?:SOME|NONE) of? which (?:BE|DOES)? (?:MERELY|NOT)* (?:COUNTS|FIRM|TEXT|SENT)",
    "(?:SOME|NONE) of? THESE (?:BE|DOES) .. (?:taken|read|counted|meant|binding)",
    "only THESE (?:of_THESE)? (?:COUNTS|FIRM)",
)

_OPENING: Final = (
    # withdrawn until further notice, let us see who falls for it
    "(?:all|quite|strictly|purely)* VOIDED END",
    "(?:all|quite|strictly|purely)* VOIDED (?:till|where|in|perhaps|pending|by|subject)",
    "(?:testing|test) $",
    "SENT (?:far|much|way|a_bit)? MISSENT",
    "(?:to_)?(?:goe?s?_live|comes?_into_\\w+|takes?_(?:effect|place)|happen|start|begin) MERELY* FOR* WHEN",
    "(?:counts|applies|holds|starts|begins|kicks_in) MERELY* FOR* WHEN",
    "(?:but|only|just|though)* with (?:another|a_different|some_other|a_new|the_other|a_better) DETAIL",
    "as the (?:song|story|poem|tale|oracle|horoscope|book|play|verse) (?:has|says|puts|goes|sings|runs)",
    "as (?:seen|heard|read|printed|quoted|found) (?:in|on|at|from)",
    "(?:failing|barring|absent|lacking) (?:an?|any|some|other|better|further)",
    ".. (?:permitting|allowing) $",
    "MERE ART QUALITY* (?:TEXT|NOTION) !PRAISED",
    "ART QUALITY* (?:(?:trial|test|practice)_run|feeler|dress_rehearsal|dry_run) $",
    "wouldnt (?:this|that) be (?:something|an?_\\w+) $",
    "(?:all)? (?:in|on) (?!god|heaven)\\w+ s (?:name|behalf|stead|place) $",
    "(?:so|thus) (?:my|our|his|her|the)_(?!rules?|laws?|contract|charter)\\w+ (?:SAID|tells)",
    "held (?:in|by|until|till|back)",
    # let us see whether I may, not sure I am allowed
    "(?:now|but|so|and|well)* SEEING (?:whether|if|that)? i MERELY* PERMITTED $",
    "now? let s see (?:whether|if|who|how) .. (?:falls?_for|swallows|bites|believes)",
    "(?:the|my) (?:\\w+_)?(?:name|number|letter|square|card|level) subject_to",
    "(?:name|number|letter|square|card|level) subject_to",
    # unlike "The right one is still on B", which tells how another thing stands
    "the REAL .. DEED .. (?:attached|below|still(?!_(?:on|at)_\\w\\b)|coming|follows)",
    # said nobody ever, so runs my horoscope
    "SAID (?:the|an?|my|our|his|her|nobody|no_one|someone|somebody|one)",
    "(?:thus|so|such) RUNS !(?:far|on|well|(?:the|our|my)_.*(?:rules?|laws?|contract|charter)) .",
)
_SHOWING: Final = (
    # what a fool would write is this, one of the things I am toying with is this
    ".. UNREAL .. (?:is|was|would_be) (?:this|these|the_following) $",
    "HIM? .. SHOWS (?:this|these|the_following) (?:TEXT|NOTION|DEED|formula|wording|phrase)",
    "HIM (?:once|often|always|also)? GAVE (?:me|us|to_me|to_us)? (?:this|these|the_following) $",
    "!(?:nobody|no_one|none) HIM TOLD me to PASS (?:(?:his|her|their)_\\w+|this|these|the_following|what)",
    "TEXTS (?:that)? ONE COULD (?:never|not|only|perhaps)? (?:say|write|send|post|utter|hear|read)",
    "from (?:here|now|this_point) on (?:it|this|all|everything) BE ART* QUALITY* TEXT",
    "to_be (?:read|opened|sent|\\w+ed) (?:at|on|by|only|when|if|after|once|tomorrow|later|until)",
    ".. the_following (?:would|might|could) (?:be|do|suit)",
    "ART? ROUGH (?:copy|version|draft|cut|sketch|outline) $",
    "(?:maybe|perhaps|possibly|probably) (?:this|these|this_one|the_following) $",
    # Imke's advice for me was this
    "\\w+ s .? (?:suggestion|idea|advice|plan|request|wish|answer) .. (?:is|was) (?:this|the_following) $",
    # here is my plan for next week
    (
        "(?:below|here|next|now) (?:you_(?:will_|ll_|can_)?(?:find|see|get|read)|is|s|are|comes?|follows?) "
        "MERELY* ART* QUALITY* TEXT !PRAISED"
    ),
    (
        "(?:below|here|next|now) (?:you_(?:will_|ll_|can_)?(?:find|see|get|read)|is|s|are|comes?|follows?) "
        "MERELY* ART* QUALITY* NOTION for"
    ),
)
_BEHIND: Final = Grammar({**POINTING, **SAYING, **STANCE}, _LINES)
_FIRST: Final = Grammar({**POINTING, **SAYING, **STANCE}, _OPENING)
_IN_FRONT: Final = Grammar({**AHEAD, **SAYING, **STANCE, **SHOWN}, _LINES + _SHOWING)


def unsettles_it(parts: Sequence[str], ahead: bool = False) -> bool:
    """Whether a clause says so of the move before it, or `ahead` of it."""
    pattern = _IN_FRONT if ahead else _BEHIND
    if not ahead and _FIRST.fits_any(parts[:1]):
        return True
    for place, part in enumerate(parts):
        found = pattern.match(f" {part}")
        if not found or _of_a_thing(found.group(), parts[:place]):
            continue
        if _VAGUE.isdisjoint(found.group().split()) or only_leads(parts[:place]):
            return True
    return False


def _of_a_thing(clause: str, before: Sequence[str]) -> bool:
    """`I checked the deadline twice: it's on Monday`: `it` is what has been named right before."""
    return clause.split()[:1] == ["it"] and bool(before) and not _NOUNS.isdisjoint(before[-1].split())


def only_leads(before: Sequence[str]) -> bool:
    """Whether nothing before a clause names a thing that its `that` could be: `Sorry, I fear, that ...`."""
    return all(
        len(words) == 1 or (words[0] in _OWN and len(words) <= _FEW) for words in map(str.split, before)
    )


_FEW: Final = 5
_NOUNS: Final = words_in("the my our his her their")
_VAGUE: Final = words_in("which this that it these those such all both what")
_OWN: Final = words_in("i we this that it which these those no oh sorry as to come on in at")
