"""Sentences behind an act that call its value wrong, a stand-in or not yet certain, or point to another
one.

`(I play Rum.) Rum is just an example.`, `That value is wrong, by the way.`, `I think I have the wrong
one.`, `Do I mean Rum?`, `Whether Rum is right I'll tell you tomorrow.`, `The next one, rather.`, `Known
errors in this mail: Rum.`, `The real value is in the attachment.`, `Anything except Rum.`: what it is to be
instead need not be said. What must stay true: `Rum is wrong for the weather`, `The wrong bus came.` and
`One more thing` are of other matters, and who only doubts whether it was wise (`Rum may be a mistake, but I
like it.`) has chosen.
"""

import re
from typing import Final

from gamemaster.language.english.sought import Sought
from gamemaster.language.english.tokens import words_in

_LEAD: Final = (
    r"(?:(?:and|but|so|oh|ah|oops|sorry|hm|hmm|no|well|wait|note|nb|ps|by the way|btw|mind you|beware|"
    r"careful|"
    r"of course|i think|i fear|i see|i believe|i guess|actually|rather|please|come to think of it|i mean|"
    r"or|make it|"
    r"make that|erm|er) )*"
)
_WORD: Final = (
    r"(?:value|values|name|names|number|numbers|letter|letters|figure|figures|digit|word|words|one|card|"
    r"square|target|"
    r"symbol|amount|place name|coordinate|coordinates|entry|detail|details|choice)"
)
_ADVERB: Final = (
    r"(?:just|only|merely|still|probably|perhaps|maybe|surely|quite|almost certainly|really|actually|in "
    r"fact|clearly|"
    r"obviously|certainly|now|purely|simply|of course|deliberately|purposely|i think|i fear|i see|also|"
    r"most likely)"
)
_BE: Final = (
    rf"(?:is|s|are|re|was|were|may be|might be|could be|must be|seems|looks|can be|will be)(?: {_ADVERB})*"
)
_WRONG: Final = (
    r"(?:wrong|incorrect|mistaken|false|erroneous|not right|not correct|not the right one|not the one|the "
    r"wrong one|"
    r"the wrong way round|inaccurate|a typo|a misprint|a slip(?: of the \w+)?|an error|a mistake of mine|"
    r"misspelt|"
    r"misspelled|off by one|made up|invented|fictitious|fictional)"
)
_STAND_IN: Final = (
    r"(?:(?:an? )?(?:\w+ )?(?:example|placeholder|place holder|variable|stand in|standin|dummy|filler|"
    r"wildcard|blank|"
    r"sample|guess|approximation|estimate|suggestion|joker|dummy value|test value|default|working title)|"
    r"(?:for )?illustration|(?:to be|tb|yet to be|still to be|will be) (?:filled in|decided|confirmed|"
    r"chosen|replaced|"
    r"announced|determined|changed|corrected|revised|named|adjusted|checked)|tba|tbc|tbd|pencilled in|"
    r"penciled in|"
    r"provisional|tentative|preliminary|approximate|negotiable|up for grabs|up in the air|undecided|not "
    r"final|"
    r"not certain|not fixed|not settled|open to change|subject to change|changeable|interchangeable|"
    r"arbitrary|"
    r"random|picked at random|any number|a random one)"
)
_WHEN: Final = (
    r"(?: (?:here|there|above|below|up there|in there|by the way|btw|on purpose|sorry|i think|i fear|i "
    r"believe|"
    r"i see|though|of course|for now|today|as it is|now|later|tomorrow|next week|deliberately|actually|too|"
    r"again|"
    r"in this mail|for the time being|only|as such|then|after all|tonight|in time|in due course|obviously|"
    r"anyway))*"
)
_OTHER: Final = r"(?:other|next|previous|following|neighbouring|adjacent|opposite|latter|former|second)"
_STEP: Final = (
    r"(?:further|further on|further down|further up|further along|lower|higher|up|down|over|along|before|"
    r"after|"
    r"more than that|less than that|to the (?:left|right|north|south|east|west)(?: of (?:that|it|this))?|"
    r"lower down|"
    r"higher up|above|below|next door|north|south|east|west)"
)
_END: Final = (
    r"(?: (?:rather|actually|of course|i mean|sorry|instead|obviously|i meant|that is|please|not that one))*"
)
_CALLED: Final = Sought(
    (
        rf"^{_LEAD}OWN (?:here |there |above |up there )?{_BE} (?:{_WRONG}|{_STAND_IN}){_WHEN}$",
        rf"^{_LEAD}{_STAND_IN}{_WHEN}$",
        (
            rf"^{_LEAD}(?:that|this|the|my|one of the|one of those|some of the|a|at least one|every|"
            rf"each) "
            rf"(?:\w+ )?"
            rf"{_WORD}(?: (?:above|there|up there|in there|here|i (?:gave|wrote|typed|named|put)|of "
            rf"mine))* "
            rf"{_BE} (?:{_WRONG}|{_STAND_IN}){_WHEN}$"
        ),
        (
            rf"^{_LEAD}(?:something|some detail|a detail|one thing|a word|part of it|part of that|half "
            rf"of "
            rf"it) "
            rf"(?:up |in )*(?:there|that|this|above|it|my mail) {_BE} {_WRONG}{_WHEN}$"
        ),
        (
            rf"^{_LEAD}i (?:ve|have|may have|might have|must have|d|had)(?: {_ADVERB})*(?: got| chosen| "
            rf"picked| written|"
            rf" typed| named| put| given| taken)? (?:the|a|one of the) (?:wrong {_WORD}|{_WORD} "
            rf"wrong){_WHEN}$"
        ),
        rf"^{_LEAD}i (?:wrote|typed|named|put|gave|picked|chose) (?:down )?the wrong {_WORD}{_WHEN}$",
        rf"^{_LEAD}i (?:got|had|have|ve got) (?:that|the|one of the|some of the|a) {_WORD} wrong{_WHEN}$",
        (
            rf"^{_LEAD}the wrong {_WORD}{_WHEN}$|^{_LEAD}wrong {_WORD}(?: (?:up there|there|above|sorry|"
            rf"again))*$"
        ),
        (
            rf"^{_LEAD}(?:whether|if) OWN is (?:right|correct|true|final|the one|what i want|"
            rf"it)\b.*\b(?:i|"
            rf"we|will|ll)\b"
        ),
        (
            rf"^{_LEAD}(?:do i (?:\w+ )?(?:mean|want) OWN|is OWN (?:right|correct|the one|what i (?:want|"
            rf"mean|meant))|"
            rf"was (?:it|that) OWN|did i (?:mean|say|write) OWN)(?: i wonder)? \?"
        ),
        rf"^{_LEAD}(?:to name one|to name but one|to pick one|to name an example)$",
        r"\b(?:known|remaining|intentional|deliberate) (?:errors?|mistakes?|typos?|slips?)\b.*\bOWN$",
        rf"^{_LEAD}(?:errata|erratum|typos?|misprints?|corrigenda) (?:in this mail |above )?OWN$",
        # another than the act's
        (
            rf"^{_LEAD}(?:the|that) {_OTHER}(?: one| card| square| number| name)?{_END}$(?<!^the "
            rf"other)(?<!^the next)"
            rf"(?<!^the second)(?<!^the second one)(?<!^the following)(?<!^the former)(?<!^the "
            rf"latter)(?<!^the previous)"
        ),
        rf"^.* (?:mean|meant|want) the (?:other|next)(?: one)?{_END}$",
        (
            rf"^{_LEAD}the one (?:after|before|next to|beside|above|below|behind|left of|right of) "
            rf"(?:that|"
            rf"it|this|OWN)"
            rf"{_END}$"
        ),
        (
            rf"^{_LEAD}(?:one|two|three|a (?:row|column|square|line|step|place|number|letter)|one (?:row|"
            rf"column|square|"
            rf"line|step|place|number|letter)) {_STEP}{_END}$"
        ),
        (
            rf"^{_LEAD}(?:right |just )?(?:next to|beside|left of|right of|north of|south of|east of|"
            rf"west "
            rf"of) "
            rf"(?:it|that|this|OWN) (?:rather|actually|i mean|sorry|i meant|that is)$"
        ),
        # what is left out or mixed
        (
            rf"^{_LEAD}(?:anything|anybody|anyone|any|everything|everybody|everyone|all|anywhere|any "
            rf"other) (?:else )?"
            rf"(?:\w+ )?(?:but|except|except for|bar|save|other than|rather than|than|apart from|"
            rf"besides) "
            rf"OWN\b.*$"
        ),
        (
            rf"^{_LEAD}(?:nothing|none|nobody|nowhere|no one) (?:else )?(?:but|except|than) (?:ELSE|"
            rf"WHO){_END}$"
        ),
        rf"^{_LEAD}(?:ELSE|WHO) and (?:nothing|nobody|no one|nowhere) else{_END}$",
        (
            rf"^{_LEAD}half OWN(?: and)? half (?:ELSE|WHO)$|\b(?:mix|mixture|blend|cross|bit of both|"
            rf"average|"
            rf"combination) (?:of|between) (?:OWN and (?:ELSE|WHO)|(?:ELSE|WHO) and OWN)\b"
        ),
        (
            rf"^{_LEAD}(?:both|neither|either|whichever(?: \w+)*|whatever is \w+|the \w+er|the \w+est|"
            rf"the "
            rf"better|one) "
            rf"(?:of )?(?:the )?(?:OWN (?:and|or|nor) (?:ELSE|WHO)|(?:ELSE|WHO) (?:and|or|nor) OWN)\b.*$"
        ),
        (
            rf"^{_LEAD}(?:OWN or (?:ELSE|WHO)|(?:ELSE|WHO) or OWN) (?:whichever|whatever|depending|as|i|"
            rf"you|according|"
            rf"one of)\b.*$"
        ),
        rf"^{_LEAD}(?:if|should) .* then (?:ELSE|WHO)$",
        # where the value stands
        (
            r"\b(?:real|actual|true|right|correct|proper|final|exact|valid|full) (?:\w+ )?(?:value|"
            r"values|"
            r"name|number|one|"
            r"word|choice|version|letter|figure|amount|target|order|orders|answer|text) (?:is|are|s|will "
            r"be|stands?|"
            r"follows?|comes?|can be found|you will find|you ll find|is to be found) (?:in|on|at|below|"
            r"above|to be|under|"
            r"elsewhere|with|there|by|overleaf)\b"
        ),
        (
            rf"^{_LEAD}(?:see|check|look at|look in|consult|refer to|cf) (?:my|the|our|\w+ s) (?:\w+ )?"
            r"(?:sheet|list|table|attachment|file|spreadsheet|page|blog|wiki|notes|document|other mail|"
            r"picture|"
            r"photo|scan|map) (?:for|to see|to find) (?:the |my |all |which )*(?:real|actual|true|"
            r"right|correct|"
            r"exact|final|proper|values?|names?|numbers?|square|choice|amount|figures?|letter|target|"
            r"card)\b"
        ),
        (
            r"^.*\b(?:attachment|attached \w+|table|list|form|sheet|note|footnote|version|line|text|ps|"
            r"postscript) "
            r"(?:\w+ ){0,5}(?:overrides?|wins over|beats|prevails over|replaces|supersedes|takes "
            r"precedence over|"
            r"trumps|overrules) (?:this|that|it|what|the above|everything|anything|all|my)\b"
        ),
        (
            r"^(?:if|where|should) (?:that|this|it|what i (?:wrote|write|say|said))(?: here)? "
            r"(?:differs?|"
            r"disagrees?|conflicts?|"
            r"contradicts?|does not agree|clash(?:es)?)\b"
        ),
        (
            r"^(?:the |just the |exactly the )?same as (?:NN|WHO|he|she)(?: did| does| chose| said| "
            r"took)? "
            r"(?:whatever|whichever|whoever|wherever|that is)\b"
        ),
        (
            r"^(?:whatever|whichever|whoever|wherever) (?:NN|WHO|he|she|they) (?:chose|chooses|took|"
            r"takes|"
            r"said|says|picked|"
            r"picks|did|does|names|named|wants|wanted) (?:i follow|i do|i go|i will|i ll|i take|so do "
            r"i|me "
            r"too|i join|"
            r"i want|i choose|goes|is)\b"
        ),
    )
)
_HEADS: Final = words_in(
    "wrong incorrect mistaken false erroneous not inaccurate typo typos misprint misprints slip slips "
    "error errors "
    "mistake mistakes misspelt misspelled off made invented fictitious fictional example placeholder place "
    "variable "
    "stand standin dummy filler wildcard blank sample guess approximation estimate suggestion joker "
    "default working "
    "illustration filled decided confirmed chosen replaced announced determined changed corrected revised "
    "named "
    "adjusted checked tba tbc tbd pencilled penciled provisional tentative preliminary approximate "
    "negotiable up "
    "undecided open subject changeable interchangeable arbitrary random any right correct true final want "
    "mean meant "
    "was say write name pick errata erratum corrigenda other next previous following neighbouring adjacent "
    "opposite "
    "latter former second after before beside above below left north south east west further lower higher "
    "down over "
    "along less more but except bar save than rather apart besides nothing nobody nowhere none half mix "
    "mixture blend "
    "cross bit average combination both neither either whichever whatever or real actual proper exact "
    "valid full see "
    "check look consult refer cf overrides override wins beats prevails replaces supersedes precedence "
    "trumps overrules "
    "if should then differs differ disagrees conflicts contradicts clashes same whoever wherever else to"
)
_MARKS: Final = re.compile(r" (?:[,;:()\[\]]|--|\.\.\.)(?= )")
_MOST: Final = 160


def may_call_wrong(lows: frozenset[str]) -> bool:
    """Whether words hold one of those without which nobody calls a value wrong."""
    return not _HEADS.isdisjoint(lows)


def tells_tally(said: str) -> bool:
    """Whether the marked words right behind an act in its sentence are no more than names or a number
    behind a colon: `FOR 31: Tarn and Jun` and `FOR 31: 3` tell how it stands.
    """
    return said.startswith((":", "--")) and _TALLIED.fullmatch(said) is not None


_TALLIED: Final = re.compile(
    r"(?::|--) (?:NN|WHO|ELSE|\d+)(?:(?: ,| and| &| ;)* (?:NN|WHO))*(?: (?:votes?|reasons?|people|so "
    r"far)\b.*)?"
)


def calls_wrong(said: str) -> bool:
    """Whether a marked sentence behind an act does so."""
    return len(said) <= _MOST and _CALLED.search(_MARKS.sub("", f" {said}").strip()) is not None
