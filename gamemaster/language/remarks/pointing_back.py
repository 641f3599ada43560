"""Sentences behind acts that point back at them: `That's Brask in a nutshell.`, `Axe that.`, `My first line
is from a song.`

What they say of the act may be anything, so it is certain only where they say what people say of a move they
stand by: that it is all, that it is done, how they like it, whom it is for, why it was made.
"""

from typing import Final

from gamemaster.language.english.grammar import Grammar, as_clause
from gamemaster.language.english.tokens import Tokens, words_in
from gamemaster.language.remarks.remark import Remark

_CLASSES: Final = {
    "THIS": "(?:that|this)_(?:is|s|was|ll_be|will_be|should_be|must_be) thats (?:these|those)_(?:are|were)",
    "QUITE": (
        "quite rather very really so too pretty just simply about only certainly surely always definitely "
        "officially well truly far a_bit a_little a_lot much more the_most how not_(?:too|very|so|quite) "
        "absolutely totally awfully terribly incredibly oddly strangely perfectly now then also"
    ),
    "LIKED": (
        "good bad great fine nice lovely fun funny hard easy tough sad mad rude mean kind sweet cheap dear "
        "fair unfair unfortunate fortunate lucky unlucky embarrassing exciting boring interesting annoying "
        "awkward tricky risky dangerous safe bold brave daring clever smart stupid silly foolish crazy weird "
        "strange odd sneaky cheeky generous expensive costly painful satisfying disappointing surprising "
        "tragic brilliant splendid wonderful marvellous perfect terrible horrible awful cruel harsh better "
        "worse best worst simple plain quick slow short long close late early final official all_right "
        "alright okay ok cool neat wise sensible reasonable understandable necessary inevitable unavoidable "
        "obvious clear plenty overdue appreciated deserved earned sorted settled decided life war love "
        "politics progress luck democracy friendship teamwork gratitude revenge justice "
        "(?!best_|latest|next|modest|honest)[a-z]+est"
    ),
    "CLOSING": (
        "all it everything enough that me us me_done done dusted everyone mine both(?:_\\w+)* the_lot "
        "the_end the_last_of_(?:the_|my_)?\\w+ the_whole_(?:of_it|thing|mail|list) "
        "my_two_(?:cents|pence) all_(?:of_)?(?:my|the)_\\w+ "
        "my_(?:last|first|second|third|only|two|three|four|five)"
        "(?!_(?:choice|thought|idea|guess|draft|option|plan|instinct|impulse))(?:_\\w+)? "
        "my_(?:turn|move|votes?|week|day|mind|answer|actions?|moves|play|ballot|lot|view|opinion|excuse|reason|"
        "reasoning|own_fault|own_doing|ace|\\w+_s_\\w+|\\w+th_\\w+)"
    ),
    "FURTHER": (
        "for from then now today folks everyone so and as this until till of over i we to on you there "
        "but though that with because than by anyway before in_the"
    ),
    "WHY": (
        "why how where because against supposing_a thanks_to by_way_of "
        "in_(?:return|exchange|memory|honou?r)_\\w+ "
        "for(?!_(?:next|later|another|tomorrow|after))_\\w+"
    ),
    "SURELY": "actually even really finally just",
    "NUMBER": "\\d+ two three four five six seven eight nine ten",
    "A": "a an such_an? quite_an? one_hell_of_an? no my the our her his",
    "THING": (
        "pity shame relief pleasure honou?r joy delight surprise start beginning record first promise must "
        "treat bargain steal risk gamble blow loss win success triumph disaster catastrophe mess scandal "
        "crime lesson tradition day week year weekend night morning month move turn vote play choice reason "
        "point spirit way_to_go problem rules? majority least_i_can_do"
    ),
    "TEXT": (
        "examples? jokes? dreams? quotes? quotations? sentences? lines? ideas? plans? thoughts? story "
        "stories songs? poems? drafts? options? choices? one lies? mistakes? traps? tests? guess guesses "
        "words? wording title name phrase saying proverb impression imitation riddle pun question theory "
        "fantasy translation version opening offer"
    ),
    "SOFTLY": "please just so then no oh ok okay well better and but now or let_s let_me let_us gm",
    "BID": (
        "(?!(?:and|then|so|but|or|now|yes|no|oh|ok|well|sorry|funny|add|besides|apart|\\w+ly|\\w+ing|take|mind|enjoy|believe|imagine|remember|love|like|hate|call|feel|thank|thanks|blame|note|mark|burn|"
        "hear|watch|see|forgive|pardon|excuse|trust|beat|top|share|do|count|log|record|register|enter|confirm|"
        "check|verify|is|was|are|were|it|that|this|i|we|he|she|they|you|who|what|which|how|why|where|when|if|"
        "as|for|to|of|in|on|at|with|by|from|about|like|than|not|all|both|half|some|none|most|after|before|"
        "use|have|has|had|will|would|can|could|may|might|shall|should|must|make|makes|leaves|means|does)\\b)"
        "[a-z]{3,}"
    ),
    "AWAY": "out off away up down back over",
    "LINE": (
        "lines? sentences? announcements? paragraphs? wording statement first last above foregoing lot thing "
        "one(?=_$)"
    ),
    "POINT": "that this it (?:the|that|this|my|all_the|all_of_the)_LINE all_(?:of_)?(?:it|that|this)",
    "TAIL": (
        "please then again for_now now folks everyone everybody quick quickly completely at_once AWAY "
        "instead would_you will_you okay ok somebody someone gm in_the_\\w+ to_the_\\w+"
    ),
    "NTH": "first last second third opening closing final previous top bottom",
}
_STANDS_BY: Final = Grammar(
    _CLASSES,
    (
        "THIS QUITE* LIKED FURTHER",
        "THIS QUITE* LIKED $",
        "THIS QUITE* CLOSING FURTHER",
        "THIS QUITE* CLOSING $",
        "THIS QUITE* WHY",
        "THIS QUITE* A? QUITE* LIKED* THING",
        "THIS (?:NUMBER|one|half) (?:left|spent|gone) $",
        "THIS QUITE* A? QUITE* LIKED LIKED* !TEXT !but !if \\w+",
        "THIS NUMBER (?:of_us|votes?|tiles?|down|to_go|gold|in_a_row|this_\\w+)",
        "THIS NUMBER \\w+ (?:in_a_row|gone|spent|used|left)",
        "THIS (?:the)? \\w+(?:st|nd|rd|th) \\w+ (?:this|in|i|so_far|already|that_i)",
        "THIS A LIKED* idea of (?:yours|hers|his|theirs)",
        "THIS (?:getting|becoming|turning|going) !to !nowhere",
        "THIS (?:not|no) (?:a|my|an|what|personal|\\w+_advice|way|joke|surprise|secret|wonder|fun|problem)",
        "THIS (?:not|hardly) (?:in_(?:the|keeping_with_the))? (?:spirit|very_sporting|sporting|cricket)",
        "THIS \\w+ s (?:fault|idea|advice|doing|best|problem|suggestion|work|loss|gain|luck|turn)",
        "THIS (?:exactly|not|just)? what .. (?:warned|feared|hoped|promised|predicted|wanted|told_\\w+)",
        "THIS quite an? \\w+",
        "THIS my favou?rite !so !but \\w+",
        "THIS the (?:square|card|tile|place|spot|one) (?:that|i|we)",
        "THIS NUMBER (?:against|on|for|in_all|altogether)",
        "THIS what .. (?:calls?|called|named|used_to_call) ..?",
        "THIS what (?:happens|comes_of|you_get|NUMBER)",
        "THIS what !i_d !i_would .. for $",
        "THIS what (?:i_have|i_ve) .. for since",
        "THIS (?:what|how) \\w+s (?:are|do|is)",
        "THIS us (?:square|even|quits|level|done|all|both|off)",
        "THIS (?:the|my) (?:timer|bell|doorbell|kettle|door|bus|train|phone|oven|postman|taxi|alarm|tea) ..?",
        "THIS an? !TEXT \\w+ i (?:might|can|could|may) SURELY* (?:manage|reach|win|meet|get|afford|use)",
        "THIS (?:high|low|good|dry|holy|rich|poor|solid|my) (?:ground|land|soil|turf)",
        "THIS (?:one|a) way (?:to|of) (?!say|put|read|word|writ|phras|ask|sign|open|start)\\w+",
        "THIS my !TEXT \\w+ (?:fenced|locked|sealed|tidied|paid|settled|sorted) (?:in|up|off)? $",
    ),
)
_POINTS: Final = Grammar(
    _CLASSES,
    (
        "THIS",
        ".. (?:the|my|that|this) (?:very)? NTH (?:lines?|sentences?)",
        "(?:line|sentence) (?:one|two|three|1|2|3)",
    ),
)
_BIDDING: Final = Grammar(_CLASSES, ("SOFTLY* BID AWAY? POINT TAIL? $",))
_HEADS: Final = words_in("that this these those thats it line sentence paragraph lines sentences above first")


def points_back(said: Remark) -> bool:
    """Whether a sentence right behind an act points back at it, and says what may unmake it."""
    if _HEADS.isdisjoint(said.lows):
        return False
    if ":" not in [token.low for token in said.tokens] and _bids(said):
        return True
    clause = as_clause(said.tokens)
    if _POINTS.match(clause) is None or _names_oneself(said.tokens):
        return False
    return not _STANDS_BY.fits_any([clause[1:], *said.parts[:1]])


def _bids(said: Remark) -> bool:
    """`P.S. Bin it, please.`: to do something with the act, behind no more than a word or two."""
    for part in said.parts:
        if _BIDDING.fits_any((part,)):
            return True
        if part.count(" ") >= _OPENER:
            break
    return False


_OPENER: Final = 2


def _names_oneself(tokens: Tokens) -> bool:
    """`This is Imke, fresh from the allotment.`: how one begins to speak."""
    named = [token.capital for token in tokens[2:3]] == [True]
    return named and tokens[0].low == "this" and [token.low for token in tokens[3:4]] == [","]
