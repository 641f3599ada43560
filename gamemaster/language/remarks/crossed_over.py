"""Sentences and tails beside acts by which their values, or the acts, belong the other way round.

`(I vote FOR 31 and AGAINST 32.) Swapped, of course.`, `I have those back to front.`, `The two should change
places.`, `(I offer an A for a 5.) Got those the wrong way round.`, `(I heal. I explore.) The order is the
reverse.`, `Do the latter first.`; in front of them `I always write pairs back to front.`, `Last things
first.` What must stay true: it is the words of the mail that are crossed; hands and weeks may be (`I mixed up
the days, sorry.`, `Fingers crossed!`, `We swapped seats.`).
"""

from typing import Final

from gamemaster.language.english.joined import as_said
from gamemaster.language.english.sought import Sought
from gamemaster.language.english.tokens import Tokens, plain_lows, words_in

_WAY: Final = (
    r"(?:(?:the )?(?:wrong|other|opposite) way (?:round|around|about|up)(?: in (?:time|order))?|back to "
    r"front|in "
    r"reverse(?: order)?|(?:the )?reverse|upside down|vice versa|backwards|crosswise|front to back|in "
    r"(?:the )?(?:"
    r"reverse|opposite|wrong|reversed|inverse) order|end to end|bottom up|the other way)"
)
_CROSSED: Final = (
    rf"(?:swapped(?: round| around| over)?|switched(?: round| around| over)?|crossed(?: over| up)?|"
    rf"transposed|reversed|"
    rf"inverted|interchanged|exchanged|mixed up|muddled(?: up)?|flipped|mirrored|confused|{_WAY})"
)
_NOUN: Final = (
    r"(?:sense|meaning|values|numbers|names|sides|letters|symbols|amounts|answers|recipients|people|"
    r"figures|targets|"
    r"items|halves|ends|"
    r"order|sequence|pairs?|columns|lines|votes|offers|tokens|steps|moves|acts|actions|sums|levels|cards)"
)
_THEM: Final = (
    rf"(?:they|these|those|them|it|that|this|both|the (?:two|three|lot)|(?:these|those|my|the|all|"
    rf"both)(?: two| three)?"
    rf" {_NOUN}|(?:these|those|my|both|all) (?:two|three)|everything|one and the other|the (?:first|"
    rf"former) and the (?:"
    r"second|other|latter|last)|that pair|the pair)"
)
_LEAD: Final = (
    r"(?:(?:and|but|so|oh|ah|hm|oops|sorry|no|well|wait|ps|nb|note|actually|of course|in fact|i mean|i "
    r"see|i think|i "
    r"fear|please|only|just|rather|all|of which) )*"
)
_END: Final = (
    r"(?: (?:sorry|of course|i see|i mean|i think|i fear|actually|please|obviously|naturally|again|as "
    r"(?:usual|ever|always)(?: with me)?|"
    r"though|that is|it seems|by mistake|by accident|here|above|there|up there|in fact|in time|to be "
    r"exact|rather))*"
)
_BE: Final = (
    r"(?:is|are|was|were|got|s|re|have been|has been|should be|should have been|must be|ought to be|"
    r"belong|belongs|go|"
    r"goes|come|comes|need to be|needs to be|are to be|is to be|should go|run|read|stand|stands)"
)
_TURNED: Final = Sought(
    (
        (
            rf"^{_LEAD}(?:{_THEM} )?(?:{_BE} )?(?:(?:all|just|only|clearly|both|meant|really|probably) "
            rf")*{_CROSSED}{_END}$"
        ),
        (
            rf"^{_LEAD}(?:i )?(?:ve |have |had |m |must have |may have |think i )*(?:got|have|had|"
            rf"wrote|put|typed|named|"
            rf"gave|listed|read|take|took|mixed|crossed|swapped|switched|transposed|reversed|"
            rf"confused|muddled|said|"
            rf"entered|set|written|mixing|muddle|mix|swap|flip|flipped|do|make|turn|turned) (?:up "
            rf")?{_THEM}(?: (?:up|round"
            rf"|around|over))?(?: {_CROSSED})?{_END}$(?<! that)(?<! it)(?<! this)(?<! them)(?<!have "
            rf"those)(?<!have these)"
            r"(?<!have both)"
        ),
        (
            rf"^{_LEAD}{_THEM} (?:should|must|ought to|have to|need to|had better|are to|would "
            rf"better|will|shall) "
            r"(?:change|swap|trade|switch|exchange) (?:places|positions|roles|sides|over|round|"
            r"around)\b.*$"
        ),
        (
            rf"^{_LEAD}(?:the )?(?:first|former|one|left|latter|second|last) (?:should|must|ought "
            rf"to|gets?|has|is to|"
            r"takes?|needs to|will) (?:have |get |be |take )?(?:what|where|how) (?:the )?(?:second|"
            r"other|latter|last|right|"
            r"first|former)\b.*$"
        ),
        (
            rf"^{_LEAD}(?:please )?(?:do|take|count|process|read|make|put|carry out|start with|"
            rf"begin with) (?:the )?"
            r"(?:latter|last|second|last one|second one|other|other one|lower|bottom one)(?: one| "
            r"of them| act| move| "
            r"line)?(?: first)?(?: please| of course| then the \w+)*$(?<!do the last)"
        ),
        (
            rf"^{_LEAD}(?:(?:the|my|their|this) )?(?:order|sequence) (?:is|was|should be|ought to "
            rf"be|must be)(?: \w+)? "
            rf"(?:{_CROSSED}|different|wrong|not as \w+|the opposite|another){_END}$"
        ),
        (
            rf"^{_LEAD}(?:the )?(?:latter|last|second|bottom|other)(?: one| act| move| line| "
            rf"sentence)? (?:comes|goes|"
            r"happens|is|was|belongs|has to come|should come|must come|should be|must be|is to be) "
            r"(?:\w+ )?(?:first|"
            r"earlier|before (?:the|that|it)|done first|at the (?:top|front|beginning))\b.*$"
        ),
        (
            rf"^{_LEAD}{_THEM} (?:want|wants|need|needs|require|requires) (?:swapping|reversing|"
            rf"switching|crossing|"
            rf"flipping|turning round|exchanging|inverting)\b.*$"
        ),
        (
            rf"^{_LEAD}(?:each|one|either) (?:should|must|ought to) be (?:the other|where the other "
            rf"\w+){_END}$"
        ),
        rf"^{_LEAD}(?:read|take|do|process) {_THEM} {_CROSSED}{_END}$",
    )
)
_AHEAD: Final = Sought(
    (
        (
            rf"^{_LEAD}(?:i )?(?:always|often|usually|kindly|tend to|will|shall|ll|here|today|now|"
            rf"like to)* ?(?:read|"
            rf"take|write|put|list|name|give|type|say|understand|mix|swap|order)\b.*\b(?:pairs?|"
            rf"couples|twos|lists?|both|"
            rf"order|orders|things|{_NOUN})\b.*\b{_CROSSED}\b.*$"
        ),
        (
            rf"^{_LEAD}(?:read|take|do|process|understand) (?:it |this |that |these |them |what follows "
            rf"|everything )*"
            rf"(?:below )?{_CROSSED}{_END}$"
        ),
        rf"^{_LEAD}(?:the )?last (?:things?|one|line|item|act|move|step|word)s? first$",
        (
            rf"^{_LEAD}(?:in|now in) (?:reverse|reversed|inverse|no particular|any|random|backward) "
            rf"order\b.*$"
        ),
        (
            rf"^{_LEAD}(?:from )?(?:the )?(?:last|back|end|bottom|finish) to (?:the )?(?:first|front|"
            rf"start|top|beginning)$"
        ),
    )
)
_SIGNS: Final = words_in(
    "swapping reversing switching crossing flipping turning exchanging inverting other "
    "swapped switched crossed transposed reversed inverted interchanged exchanged mixed muddled flipped "
    "mirrored confused "
    "way back reverse upside vice backwards crosswise front order places positions roles sides what "
    "where how latter last "
    "second first earlier swap switch mix muddle transpose mixing round around over"
)
_MOST: Final = 18


def crosses_over(tokens: Tokens) -> bool:
    """Whether the words behind acts turn them, or their values, round."""
    if not 0 < len(tokens) <= _MOST or tokens[-1].low == "?" or _SIGNS.isdisjoint([t.low for t in tokens]):
        return False
    return _TURNED.search(as_said(plain_lows(tokens))) is not None


def crosses_ahead(parts: list[str]) -> bool:
    """Whether a clause in front of acts does so with what stands below it."""
    return any(_AHEAD.search(part) for part in parts)
