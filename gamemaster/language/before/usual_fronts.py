"""What people usually write in front of their acts: `Me again:`, `Wrong list earlier, apologies.`, `I'll go
first:`, `It is with great pleasure that I announce the following:`.

Mail trouble and wrong lists, haste, what was nearly forgotten, who goes first, proverbs, and solemn words
that announce: piece by piece, between marks and `so`, nothing else may stand there. What must stay true: a
piece that dates the act, hangs it on something, shows how it is worded or gives it to others is none of them
(`I'll go next week:`, `I wish I could make this move:`, `Wrong list, ignore this:`).
"""

from typing import Final

from gamemaster.language.before import everyday_fronts, fronts_of_standing, mail_troubles, sections
from gamemaster.language.before.everyday_fronts import answers_call
from gamemaster.language.before.moved_by_others import moved_to_act
from gamemaster.language.english.grammar import Grammar, as_clause
from gamemaster.language.english.tokens import Tokens, parted, plain_lows, words_in

_CLASSES: Final = (
    mail_troubles.CLASSES
    | fronts_of_standing.CLASSES
    | everyday_fronts.CLASSES
    | sections.CLASSES
    | {
        "QUICK": "quick short brief tiny little small hasty",
        "NOTE": "one note line mail message word post vote votes ballot move moves turn",
        "WHENCE": (
            "(?:from|before|between|during|on|over|after|in|at)_(?:my_|the_|a_|our_|two_)?(?:phone|"
            "mobile|tablet|train|bus|car|plane|road|go|way|station|airport|office|work|school|home|bed|"
            "dinner|lunch|breakfast|supper|meeting|meetings|coffee|break|lunch_break|holiday|holidays|"
            "vacation|beach|hotel|park|kitchen|sofa|bedtime|class|classes|weekend|garden|library|queue|"
            "dentist|platform|ferry|boat|tram|lift|couch|bath) tonight today (?:home|here) "
            "(?:in_)?(?:between|after|during)_(?:two|three|my|the)_\\w+"
        ),
        "FEELING": (
            "(?:the_)?(?:great|greatest|much|some|deep|immense|enormous|the_utmost|utter|no_small|"
            "a_heavy|a_light|a_trembling|a_bleeding|a_certain|a_little|a)?_?(?:pleasure|joy|pride|regret|"
            "sadness|relief|delight|heart|satisfaction|honour|honor|sorrow|reluctance|excitement|"
            "hesitation|shame)"
        ),
        "DECLARE": ("announce declare proclaim make submit register enter do perform take cast state"),
        "THIS": (
            "the_following this the_following_MOVE this_MOVE my_(?:\\w+_)?MOVE a_MOVE one_MOVE "
            "the_following_things"
        ),
        "WANT": (
            "wish want would_like d_like would_love d_love intend_now am_pleased am_happy am_proud "
            "m_happy m_proud"
        ),
        "MYSELF": (
            "i_(?:just_|very_|so_)?(?:nearly|almost|completely|totally|simply|clean)? i nearly almost "
            "completely"
        ),
    }
)
_LINES: Final = (
    # who writes, and in what haste
    "OH* (?:it_s|it_is|that_s|this_is)? (?:only|just)? me again? SORRY* $",
    "OH* (?:just|only)? (?:a|my|the|one|some|two)? QUICK NOTE (?:for_(?:today|now|once))? WHENCE* $",
    "OH* (?:just|only)? (?:quickly|briefly|in_haste|in_a_(?:hurry|rush)) WHENCE* $",
    (
        "OH* (?:i_(?:have|ve)_)?(?:no|little|not_much)_time (?:for|to_write) (?:long|many|big|"
        "proper)? \\w+ (?:today)? $"
    ),
    (
        "OH* (?:MOVE|moves) first (?:words|chat|comments|reasons|talk|questions|gossip|coffee) "
        "(?:later|after|afterwards)? $"
    ),
    "OH* good (?:morning|evening|afternoon|day|night) (?:from_\\w+(?:_\\w+)?)? $",
    "OH* just in time i (?:hope|think|guess) $",
    "OH* (?:just|only)? (?:votes?|ballots?) (?:only|WHENCE) WHENCE* $",
    # nearly forgotten, still missing
    "OH* MYSELF? forgot (?:about)? (?:my|the|this|this_week_s|today_s)? MOVE? SORRY* $",
    "OH* MYSELF? forgot to (?:vote|move|play|act) SORRY* $",
    "OH* (?:something|what|one_thing|the_one_thing|a_thing) i (?:nearly|almost)? forgot SORRY* $",
    (
        "OH* i (?:still)? (?:haven_t|have_not|hadn_t) (?:voted|moved|played|acted) (?:yet|so_far|"
        "this_week|today)? $"
    ),
    "OH* my MOVE (?:is|was) (?:still)? (?:missing|outstanding|due|overdue) $",
    # who goes, and in what spirit
    (
        "OH* (?:i_ll|i_will|let_me) (?:then)? (?:go|start|be|try) (?:then|first|last|next_then|"
        "it|us_off|things_off|the_round|the_voting|the_(?:bad|good|odd)_(?:guy|one|cop|one_out)|"
        "brave|bold|honest|blunt|frank|brief|quick|the_first)? $"
    ),
    ("OH* (?:i_ll|i_will|let_me) break the (?:tie|deadlock|silence|ice|stalemate|spell) (?:then|here)? $"),
    (
        "OH* (?:i_ll|i_will|let_me) (?:do|use) (?:my|our) (?:bit|duty|part|share|worst|best|right|"
        "chance|turn|last_\\w+|right_to_\\w+|\\w+_duty|vote|move) (?:then|here|too|now)? $"
    ),
    (
        "OH* (?:i_ll|i_will|let_me) (?:use|take|enjoy|have) (?:it|that|them|this) "
        "while (?:it|they) (?:lasts?) $"
    ),
    (
        "OH* (?:i_ll|i_will|let_me) say (?:it|this) (?:plainly|openly|clearly|bluntly|straight|"
        "out_loud) then? $"
    ),
    (
        "OH* (?:i_ll|i_will|let_me) (?:join|follow|side_with|go_with|support|back) (?:the|\\w+) "
        "(?:majority|crowd|others|flow|herd|bandwagon|rest|here|on_this|there)? (?:then|here)? $"
    ),
    (
        "OH* i (?:have_to|must|ll_have_to) (?:do_(?:it|this|something)|act|decide|choose|"
        "pick_somebody) (?:then|now)? $"
    ),
    "OH* (?:i_d|i_would) (?:rather|sooner) be safe than sorry $",
    "OH* (?:i_d|i_would) be (?:a|an)? (?:fool|idiot|mad|crazy|silly|stupid|foolish|\\w+_fool) not to $",
    "OH* (?:i_d|i_would) (?:have)? (?:preferred|liked|loved|prefer|rather_have_had) .. but? as it is $",
    "OH* as (?:it_is|things_(?:are|stand)|matters_stand|it_stands) $",
    (
        "OH* (?:i_hope|hopefully|i_think|i_trust|i_believe|i_assume) (?:this|that|it) (?:is|s|"
        "is_still|s_still|works|counts|helps|fits|suffices) (?:allowed|legal|ok|okay|fine|right|"
        "possible|enough|in_order|clear|in_time|not_too_late)? $"
    ),
    (
        "OH* this (?:should|ought_to) (?:work|be_fine|be_allowed|be_legal|be_ok|be_okay|be_possible|"
        "count|do|fit|be_enough) $"
    ),
    ("OH* (?:my)? (?:\\w+|\\d+) (?:cents|pence|pennies|pfennigs?|coppers) (?:on_(?:this|that|it)|worth)? $"),
    "OH* no (?:hard_feelings|offen[cs]e|worries|rush|pressure|malice) (?:meant|intended)? $",
    "OH* no (?:surprises?|big_deal|drama|news|great_news) (?:here|there|from_me|today)? $",
    "OH* i (?:have|ve)? changed my mind (?:about|on|after|since|because_of|thanks_to) .. $",
    (
        "OH* (?:as_(?:the_)?\\w+)? i want to (?:be|make_it|keep_it|make_this|keep_this) (?:quick|"
        "brief|short|sure|safe) (?:this_time|today|now)? $"
    ),
    "OH* i make it \\d+ (?:by_now|now|in_total|altogether)? $",
    "OH* (?:hereby|herewith) (?:announced|declared|submitted|entered|registered) $",
    # proverbs
    "OH* never change a (?:running|winning) (?:system|team) $",
    "OH* (?:he|she|who|those) who (?:hesitates?) (?:is|are) lost $",
    (
        "OH* (?:first_come_first_served|rules_are_rules|a_deal_is_a_deal|a_promise_is_a_promise|"
        "business_is_business|no_risk_no_fun|no_guts_no_glory|no_pain_no_gain|waste_not_want_not|"
        "easy_come_easy_go|it_is_what_it_is|it_s_now_or_never|now_or_never|all_or_nothing|carpe_diem|"
        "the_show_must_go_on|old_habits_die_hard|third_time_lucky|third_time_s_the_charm|"
        "sharing_is_caring|time_is_money|a_rule_is_a_rule|the_early_bird_catches_the_worm|"
        "nothing_ventured_nothing_gained|yolo|ladies_first|age_before_beauty) $"
    ),
    # solemn words
    ("OH* it (?:is|s) with FEELING (?:and_FEELING)? that i (?:hereby|now|must|can|may|do)? DECLARE? THIS? $"),
    "OH* with FEELING i (?:hereby|now|must|can|may|do)? DECLARE THIS? $",
    (
        "OH* i (?:hereby|now|therefore|too|also)? WANT (?:now|hereby)? to (?:now|hereby)? DECLARE "
        "THIS (?:now|today|this_week)? $"
    ),
    "OH* i (?:hereby|now|therefore)? (?:announce|declare|submit|present|make) THIS (?:for_\\w+)? $",
    (
        "OH* (?:i_)?(?:kindly_)?(?:ask_you_to_)?(?:accept|register|note|record|receive) (?:THIS) "
        "(?:with_thanks)? $"
    ),
    "OH* (?:please)? (?:find|see) my MOVE (?:below|here|attached_here)? $",
    "OH* my (?:very)? first (?:ever)? MOVE (?:ever|here|in_this_game|as_a_\\w+)? $",
    "OH* (?:thanks|thank_you) (?:all)? for (?:having|welcoming|waiting_for) me $",
    "SORRY SORRY* $",
)
_PIECES: Final = Grammar(
    _CLASSES,
    mail_troubles.LINES + fronts_of_standing.LINES + everyday_fronts.LINES + sections.LINES + _LINES,
)
_GROUNDS: Final = Grammar(
    _CLASSES,
    (
        (
            "OH* (?:as_far_as_i_(?:know|see|can_see|understand))? (?:the|our|rule|section)? "
            "(?:\\w+_)?(?:rules?|section|rulebook|faq|handbook|\\d+) (?:says?|states?|allows?|lets?|"
            "permits?|speaks?_of|mentions?) .. $"
        ),
        (
            "OH* i (?:checked|(?:re)?read|looked_(?:at|up|into)|asked) .. (?:rules?|faq|rulebook|"
            "handbook|section_\\d+) $"
        ),
    ),
)
_TAGS: Final = words_in("right correct yes no ok okay true innit")
_POSSIBLE: Final = words_in(
    "i we my me you who what which how could would might may should shall if when where or like "
    "reads mail wording form write written"
)


_FACTS: Final = words_in("rule rules rulebook faq limit once twice per deadline allowed legal")


def is_tagged(tokens: Tokens) -> bool:
    """`The rules say one a day, right?`: what is told of the game, and only asked at the end."""
    if len(tokens) < _FEWEST or tokens[-1].low != "?" or tokens[-2].low not in _TAGS or tokens[-3].low != ",":
        return False
    lows = [token.low for token in tokens]
    return _POSSIBLE.isdisjoint(lows) and not _FACTS.isdisjoint(lows)


_FEWEST: Final = 5
_MARKS: Final = words_in(", . ! ; -- : ... ( )")
_JOINING: Final = words_in("so and but")
_LONGEST: Final = 32
_DATING: Final = words_in("yesterday earlier before")


def is_usual(tokens: Tokens) -> bool:
    """Whether words in front of an act, up to their mark or as a sentence, are nothing but usual fronts."""
    if not tokens or len(tokens) > _LONGEST:
        return False
    if _DATING.issuperset(token.low for token in tokens if token.low[0].isalpha()):
        return False
    if _PIECES.match(as_clause(tokens)) is not None or moved_to_act(tokens):
        return True
    pieces = parted(tokens, _MARKS)
    if len(pieces) > 1 and _GROUNDS.match(as_clause(pieces[0])) is not None:
        # the rules allow it, "so this should work"
        pieces = pieces[1:]
    return bool(pieces) and all(_is_piece(piece) for piece in pieces)


def _is_piece(piece: Tokens) -> bool:
    """Whether a piece is one of the lines, or several of them that `so` or `and` joins."""
    if _PIECES.match(as_clause(piece)) is not None or _JOINING.issuperset([t.low for t in piece]):
        return True
    if answers_call(plain_lows(piece)):
        return True
    parts = parted(piece, _JOINING)
    return len(parts) > 1 and all(_PIECES.match(as_clause(part)) is not None for part in parts)
