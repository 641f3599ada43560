"""What the sender thinks of the matter, up to a colon: `I don't like the fee:`, `Better than nothing:`.

Piece by piece it is a liking, a measure, a comparison, or a word of how late or how willingly the act comes.
What must stay true: a text that one may like is what may be read out behind the colon (`I love the chorus:`),
and words that suppose, report, point ahead or speak of how something is worded are no verdict.
"""

from typing import Final

from gamemaster.language.before.presenting import BEARERS
from gamemaster.language.before.salutations import addresses
from gamemaster.language.english import words
from gamemaster.language.english.grammar import Grammar, as_clause
from gamemaster.language.english.tokens import Tokens, parted, plain_lows, words_in
from gamemaster.language.vocabulary.scene import Scene

_CLASSES: Final = {
    "SO": "and but so well oh ok okay hm hmm ah alas still yet ugh no yes sorry honestly frankly anyway",
    "NOT": "do_not don_t dont never can_t cannot could_not couldn_t did_not didn_t",
    "MUCH": "really just simply also quite still rather always actually honestly truly never much",
    "LIKE": (
        "like love hate loathe dislike enjoy trust distrust believe buy doubt fear miss understand mind "
        "admire respect appreciate liked loved hated enjoyed trusted believed missed"
    ),
    "POINT": "point use need sense reason harm appeal danger problem hurry logic both_sides either_side",
    "GOOD": (
        "good nice fine great lovely neat sound fair decent bad poor silly clever smart bold big small tiny "
        "little cheap dear easy hard tough simple solid weak strong quick slow"
    ),
    "MATTER": (
        "idea intentions? execution arithmetic maths steps? spot view corner points? fix change changes deal "
        "price work thinking compromise case decision choice call one risk odds luck timing cause "
        "week "
        "plan move start"
    ),
    "AGAIN": "twice thrice again carefully properly now through (?:three|four|two|a_few|several)_times",
    "TO": "for to than",
    "NOW": "today now again this_week this_time this_turn this_round",
}
_VERDICTS: Final = Grammar(
    _CLASSES,
    (
        "SO* i MUCH* NOT MUCH* LIKE .. $",
        "SO* i MUCH* (?:NOT|can)? MUCH* see (?:the|any|much|a|no)? POINT .. $",
        "SO* (?:i|i_have|i_ve) (?:re)?read (?:it|them|this|that|\\d+|all_of_(?:it|them)) AGAIN* $",
        "SO* (?:i)? MUCH* NOT? MUCH* LIKE (?:it|them) $",
        "SO* (?:way|far|much|a_bit|rather|just|simply|all)? too (?:many|much|few|little|\\w+) .. $",
        "SO* not? (?!clear|short|long|loud|plain|simple|formal)\\w+ enough (?:for)? .. $",
        "SO* (?:fewer|less|more|no_more|enough) .. (?:please|thanks)? $",
        (
            "SO* (?:much|far|still|a_little|slightly)? (?:better|worse|safer|cheaper|fairer|simpler) .. than "
            ".. $"
        ),
        "SO* .. (?:is|are|was|were|s) (?:alone)? MUCH* worth (?:it|the_\\w+|a_\\w+|every_\\w+) $",
        "SO* .. (?:settled|decided|proved|clinched|sealed|did) it (?:for_me)? $",
        (
            "SO* (?:a|the)? (?:GOOD|badly|nicely|poorly|well|cleanly) (?:MATTER|executed|done|made|argued|"
            "meant|timed) $"
        ),
        "SO* finally (?:a|an|some|one)_\\w+ (?:that)? (?:i|we) MUCH* (?:LIKE|can_\\w+)? .. $",
        "SO* a \\w+ .. (?:no|yes) (?:thanks|thank_you|please) $",
    ),
)
_COMING: Final = Grammar(
    _CLASSES,
    (
        "SO* (?:works|suits|fits|fine|okay|ok|good) (?:for|by|with) (?:me|us) NOW* $",
        "SO* (?:you_can)? count me (?:in|out) (?:of|on|for)? (?:this|that|it)? (?:one)? $",
        (
            "SO* (?:a)? (?:hard|firm|clear|reluctant|cautious|grudging|happy|big) (?:yes|no|aye|nay) "
            "(?:from_(?:me|us))? NOW* $"
        ),
        "SO* over my dead body $",
        "SO* nothing personal $",
        "SO* (?:by|process_of|a_process_of|through)? elimination $",
        (
            "SO* (?:ouch|ow|argh|aargh|phew|wow|yikes|brr+|aha|eek|gulp|woof|whoa|blimey|crikey) "
            "(?:ouch|ow|there|that_\\w+)? (?:ow)? $"
        ),
        "SO* (?:cheers|hi|hello|evening|morning) (?:everybody|everyone|all|folks|friends|team|you_lot)? $",
        "SO* (?:at_the|in_the)? last minute (?:again|as_(?:always|usual|ever)|vote|move)? $",
        (
            "SO* (?:i_m|i_am)? (?:down|up|back) to (?:\\d+|\\w+) (?:hit_points|vitality|hp|gold|health|"
            "points|lives) $"
        ),
        (
            "SO* let (?:us|s) (?:just)? (?:see|find_out) (?:what_happens|what_(?:this|it|that|"
            "the_\\w+)_(?:does|brings)) $"
        ),
        "SO* let (?:us|s) find out $",
        "SO* (?:i_have)? no idea what .. (?:does|did|is|are) $",
        (
            "SO* (?:coming)? (?:very|rather|a_bit)? late (?:again|as_(?:always|usual|ever)|to_(?:this|it)) "
            "sorry? $"
        ),
        "SO* as i (?:said|promised|told_you|announced|warned) i would NOW* $",
        "SO* the usual (?:for|from) me NOW* $",
        "SO* (?:\\w+day|monday|friday|weekend) again (?:already)? $",
        "SO* (?:ar+r*|yo_ho_ho|ahoy|avast|huzzah|hurrah|hooray|tally_ho|banzai|geronimo|en_garde) .. $",
        "SO* (?:please|pls|plz|kindly) (?:do)? note (?:that|this)? $",
        (
            "SO* (?:no|without|meaning_no) (?:offen[cs]e|disrespect|malice) (?:meant|intended)? (?:to_\\w+)? "
            "(?:\\w+)? $"
        ),
        "SO* all things considered $",
        "SO* (?:i)? (?:was|had_been|sat) (?:still)? on the fence $",
        "SO* i (?:was_not|wasn_t|hadn_t) (?:going_to|planning_to|sure_i_(?:would|d)|planned_to) \\w+ NOW* $",
        "SO* here i am $",
        "SO* so what $",
        "SO* (?:please|thanks|thank_you)? $",
        "SO* too (?:many|few|much|big) (?:a_)?(?:word|words) for .. $",
        "SO* (?:in_)?(?:private|privately|confidential|confidentially|secret|secretly)(?:_message)? $",
    ),
)
"""How late, how willingly or how loudly the act comes, in phrases that stand for nothing else."""
_UNCLEAR: Final[frozenset[str]] = (
    BEARERS
    | words.CONDITION
    | words.FICTION
    | words.SPEECH
    | words_in(
        "or when where how what which who whose sound ring look part bit ending chapter scene opening line "
        "story song poem tune joke quote mail mails message messages post posts text texts book play film "
        "game rulebook report reports title name names word wording phrasing one ones other old usual "
        "following "
        "these those below chant"
    )
)
_MARKS: Final = words_in(", ; -- . ! ... ? and but")
_ENDING: Final = words.PREPOSITIONS | words_in(
    "the a an this that i we or as than like love hate see mind my your his her their our 's"
)
_LONGEST: Final = 24


def gives_verdict(scene: Scene, tokens: Tokens) -> bool:
    """Whether words in front of a colon say nothing but what their writer thinks of the matter."""
    if not tokens or len(tokens) > _LONGEST:
        return False
    pieces = parted(tokens, _MARKS)
    return bool(pieces) and all(_is_verdict(piece) or addresses(scene, piece) for piece in pieces)


def _is_verdict(piece: Tokens) -> bool:
    said = as_clause(piece)
    if _COMING.match(said) is not None:
        return True
    told = piece[-1].low not in _ENDING and _VERDICTS.match(said) is not None
    return told and _UNCLEAR.isdisjoint(plain_lows(piece)) and not words.HYPOTHESIS.anywhere(piece)
