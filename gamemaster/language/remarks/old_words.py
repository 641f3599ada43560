"""Sentences beside acts by which their words are old ones, counted already, or somebody else's: `Resent for
Jun.`

`This has been scored already.`, `Old text at the bottom, I can't get rid of it.`, `Here's what you all got
from me on Monday.`, `In case anyone missed my Monday mail, it read:`; `The sentence I opened with belongs
to Tarn.`, `End of Casimir's mail.`, `Brask put those words in my mouth.`, `A novel by Tarn.`, `That's how
the game of 2019 was won.` What must stay true: old things that are no words (`My old chair is broken.`),
words of others that are only told of (`Tarn's words made me smile.`) and a mail that never arrived (`It
bounced, so here it is again.`) leave acts as they are.
"""

from typing import Final

from gamemaster.language.english.sought import Sought
from gamemaster.language.english.tokens import words_in

_DAY: Final = r"(?:mon|tues|wednes|thurs|fri|satur|sun)day"
_AGO: Final = (
    rf"(?:on {_DAY}|{_DAY}|yesterday|last (?:\w+)|this morning|(?:days|weeks|hours|a \w+|two \w+) ago|"
    r"earlier|before|already|long ago|long since)"
)
_OLD: Final = r"(?:old|older|earlier|previous|leftover|left over|stale|forgotten|outdated)"
_TEXT: Final = (
    r"(?:texts?|words|lines?|mails?|messages?|letters?|drafts?|posts?|remains|stuff|remnants?|bits?|"
    r"sentences?|quotes?)"
)
_MAIL: Final = r"(?:mail|message|letter|post|email|note|announcement)"
_SCORED: Final = (
    r"(?:scored|counted|processed|dealt with|handled|recorded|booked|in the books|ruled on|resolved|"
    r"executed|entered|registered|logged|carried out|accounted for|on the books|reported|adjudicated)"
)
_POINT: Final = (
    r"(?:this|that|it|these|those|they|the (?:following|above|rest|below|text|lot|line|lines|move|vote)(?: "
    r"below| above)?|everything(?: below| here| above)?|all (?:this|that)|what follows|(?:this|that) one)"
)
_OF_OTHERS: Final = (
    r"(?:nn|those (?:who|of you)|anyone|anybody|everyone|everybody|the archives?|the records?|reference|"
    r"completeness)"
)
_END: Final = r"(?= \||$)"
_BESIDE: Final = (
    (
        rf"^(?:{_POINT} (?:has|have|was|were|is|s|are|ve) )(?:(?:all|both|already|long|long since|since) "
        rf")*(?:been )?{_SCORED}(?: (?:{_AGO}|with|too|twice|now|by \w+))*{_END}"
    ),
    rf"(?:^|\| )(?:(?:all|both) )?already (?:been )?{_SCORED}(?: {_AGO})*{_END}|^{_SCORED} {_AGO}{_END}",
    (
        r"^(?:(?:sorry about|sorry for|excuse|mind|some|the|this is|that is|that s|these are|there is|"
        rf"there s|just|only|an?|all|still) )*{_OLD} (?:bit of |piece of )?{_TEXT}(?: (?:at the|below|above|"
        rf"here|underneath|please|sorry|from|of an?|of my|again|only|follows|that|which)\b.*)?{_END}"
    ),
    (
        r"^(?:the|this|that) (?:text|words|lines?|rest|stuff|following|part|bit|sentence|above|below)(?: "
        r"below| above| here| at the (?:bottom|end|top)| underneath)? (?:is|are|s|was) (?:(?:an?|all|just|"
        rf"only|still|from|very) )*(?:old|stale|outdated|out of date|left over|leftovers?|obsolete|{_OLD} "
        r"\w+|last \w+|remnant)\b"
    ),
    (
        rf"^{_POINT} (?:was |is )?(?:went in|sent|posted|filed|handed in|submitted|came in) {_AGO}(?: \|)? "
        r"(?:and |but |so )?(?:(?:i|we) |is |am |m )*(?:only|just|merely|simply) (?:being )?"
        r"(?:repeat(?:ed|ing)?|cop(?:y|ied|ying)|quot(?:e|ed|ing)|resend|resent)\b"
    ),
    (
        r"\b(?:cant|cannot|couldnt|could not) (?:get rid of|delete|remove|cut|lose) (?:it|that|this|the|my|"
        rf"those) (?:old |leftover |last )*{_TEXT}\b"
    ),
    (
        r"\b(?:remains|remnants?|leftovers?|rests?|bits|traces) of (?:an?|my|the|some) (?:old|older|"
        rf"earlier|last|previous|other) {_TEXT}\b"
    ),
    (
        r"^(?:here (?:is|s|are)|this is|that is|that s|this was|that was) (?:exactly |just |once more |"
        r"again )*(?:what (?:you all |you |everybody |everyone |they )(?:all )?(?:got|had|received|have "
        rf"had|have|read|saw)(?: from me)? {_AGO}|(?:my )?{_DAY} s {_MAIL}|my {_DAY} {_MAIL}|my {_MAIL} "
        rf"(?:of|from) {_DAY})\b"
    ),
    (
        rf"\b(?:my|the) (?:(?:old|last|first|lost|earlier|{_DAY}|{_DAY} s) )*{_MAIL}(?: (?:of|from) \w+)? "
        r"(?:\| )?(?:it )?(?:read|said|ran|went|told you)(?: as follows| like this| so| this)?$"
    ),
    (
        r"\bnn (?:\w+ )?(?:lost|missed|deleted|never got|didnt get|did not get|cant find|overlooked|asked "
        r"for|asked again for|asked what) .*\b(?:mail|message|letter|mails|it is once more|here it is "
        r"again)\b"
    ),
    (
        r"^(?:(?:this was|that was|it was|that is|only|just) )*(?:resent|sent again|posted again|repeated|"
        r"reposted|once more|once again|a copy|copied|a repetition|a repeat|repeat|forwarded again)(?: "
        rf"{_MAIL}| of my \w+ \w+| of \w+ \w+)? for (?:the benefit of )?{_OF_OTHERS}\b"
    ),
    (
        r"^(?:a |just a |only a |the )?(?:copy|repetition|reprint|rerun|repeat|duplicate|second copy)(?: "
        rf"of (?:my|the|an?) (?:\w+ )?\w+)?(?: for {_OF_OTHERS}\b.*)?{_END}(?!$)|^(?:a |just a |only a "
        rf")?copy of (?:my|the|an?) (?:last|old|earlier|{_DAY}|first|previous)\b"
    ),
    (
        r"^(?:so )?(?:please )?(?:dont|do not|no need to|never) (?:score|count|process|record|book|enter|do|"
        r"execute) (?:it|this|that|them|these)(?: twice| again| a second time| once more)"
    ),
    (
        r"^you (?:all |both |have |ve )*(?:got|had|have|received|read|saw|seen|heard|know) (?:that|this|it|"
        rf"these|those)(?: one)?(?: already)?(?: from me)? (?:{_AGO})"
    ),
    (
        r"^i (?:am |m )?(?:only|just|merely) (?:repeat|repeating|resend|resending|resent|repeated|copy|"
        r"copying) (?:it|this|that|them|myself)?\s?(?:for|because|since) "
    ),
    (
        r"^(?:the )?(?:game master|gm|referee|nn) (?:has|had|got|scored|counted|booked|processed) (?:that|"
        rf"this|it|them|these) {_AGO}"
    ),
    (
        rf"^(?:that|this|the|these|those) {_TEXT} (?:stood|was|were|appeared|comes?|came) "
        rf"(?:already |first )?(?:in|from) (?:my|the) (?:\w+ )?{_MAIL} (?:of|from|on|dated) (?:the )?\w+\b"
    ),
    (
        rf"^(?:that|this|it) was (?:already )?in (?:my|the) (?:last|previous|earlier|other|first|{_DAY}|"
        rf"{_DAY} s) {_MAIL}"
    ),
    (
        r"^i (?:found|read|saw|copied|stole|took|lifted|borrowed|pinched|got|pasted|have) (?:that|this|it|"
        r"these|those)(?: line| sentence| one| bit)? (?:in|from|out of|off) (?:nn s|one of nn s|(?:an?|my|"
        r"some) (?:old|earlier)|the archives?|somebody s|someone s)\b"
    ),
    (
        r"\bnn (?:has |just |kindly )*(?:put|puts|laid|placed|planted) (?:those|these|the|that|this|such|"
        r"all) (?:words?|line|sentence|lines)? ?(?:in|into) my mouth\b"
    ),
    (
        r"^(?:or )?at least (?:that s|that is|this is|so|it is|it s|according to)(?: only)? (?:nn s "
        r"(?:account|version|story|view|tale|claim|word|report)|how (?:i|nn) (?:remember|remembers|recall|"
        r"recalls|tells|tell|heard|put|puts)\b)"
    ),
    (
        r"^(?:the |that |my )?(?:first |opening |very first )?(?:sentence|line|words|bit|phrase|text|part) "
        r"(?:that |which )?(?:i|we) (?:opened|began|started|led off|ended|closed|quoted)(?: with)? (?:is|"
        r"was|are|were|s|belongs?|comes?|came|stems?|isnt|isn|arent|wasnt)\b"
    ),
    (
        r"(?:^|\bthat |\| )i (?:only |just )?(?:opened|began|started|led off|ended|closed|begin|open|"
        rf"start)(?: (?:this|my) {_MAIL})? with (?:an? |some |nn s |somebody s |someone s |the )?(?:\w+ "
        r")?(?:jokes?|quotes?|quotation|lie|lines?|words|sentence|bluff|jest|citation|example|parody|"
        r"imitation|impression|falsehood|fib)\b"
    ),
    (
        r"^(?:the|my) (?:opening|first|last|closing|top) (?:sentence|line|words|phrase) (?:is|was|are|were|"
        r"s|belongs?|comes?|came) (?:only |just )*(?:nn s|an? (?:joke|quote|quotation|lie|bluff|jest|"
        r"parody)|not|from|by|in jest|to nn|borrowed|stolen|meant)\b"
    ),
    (
        r"\bhow (?:\w+ )?nn s words (?:sound|look|taste|feel|ring|read)\b|\bnn s words (?:sound|taste|feel|"
        r"ring) (?:\w+ )*in my mouth\b"
    ),
    (
        rf"^(?:end of|so ends|thus ends|here ends|here end|here endeth) nn s (?:\w+ )?(?:{_MAIL}|quote|"
        rf"quotation|words|speech|lines?|story|text|turn|part)\b|^(?:here|there) nn s (?:{_MAIL}|words|"
        r"speech|text|quote|quotation) (?:ends?|stops?|is over)\b"
    ),
    (
        r"^recogni[sz]e (?:your own|your|these|those|nn s)(?: own)? (?:words|lines?|sentence|style|voice|"
        r"hand|tone|text|phrase)\b"
    ),
    (
        r"^nn s (?:(?:opening|famous|usual|old|favourite|favorite|own|very|last|immortal|exact) )*(?:line|"
        r"words|sentence|phrase|text|motto|catchphrase) \| (?:not mine|borrowed|stolen|copied|quoted|not "
        r"\w+|as \w+|verbatim|word for word)\b"
    ),
    (
        r"^(?:an?|the|from an?|from the) (?:\w+ )?(?:novel|play|story|poem|tale|song|film|sentence|"
        r"quotation|parody|fable|comedy|drama|quote|line|saga|ballad) (?:by|from|of|after) (?:nn|mm)(?: "
        rf"s)?(?: (?:own )?(?:pen|hand|youth|that one))?{_END}"
    ),
    (
        r"^(?:can you |please |now )?(?:guess|name|spot) (?:the (?:author|writer|speaker|source)|who "
        r"(?:wrote|said|speaks)|whose)\b"
    ),
    (
        r"^(?:taken |copied |straight |quoted )?from (?:one of )?nn s (?:old )?(?:mails?|letters?|posts?|"
        r"notes|diary|messages?)$"
    ),
    r"^previously (?:on|in) ",
    (
        r"^(?:that|this|which) (?:is|s|was) how (?:i|we|nn|the \w+|it|one) (?:\w+ )*(?:won|lost|ended|began|"
        r"was|went|died|fell)\b.*\b(?:in (?:19|20)\d\d|last (?:time|year|season|spring|summer|autumn|"
        r"winter)|once|(?:19|20)\d\d)\b"
    ),
    r"^(?:that|this) (?:is|s|was) how the (?:game|match|season|campaign) of .* (?:was|went|ended|began)\b",
    (
        r"^you (?:all |both )?(?:know|remember|recall) how (?:that|this|it) (?:ended|went|turned out|worked "
        r"out|finished)\b"
    ),
)
_OLD_WORDS: Final = Sought(_BESIDE)
_GATE: Final = words_in(
    "scored counted processed dealt handled recorded booked books ruled resolved executed entered "
    "registered logged carried accounted adjudicated reported old older earlier previous leftover left "
    "stale forgotten outdated obsolete out text texts rid delete remove cut remains remnant remnants "
    "leftovers traces monday tuesday wednesday thursday friday saturday sunday yesterday already before "
    "last ago read said ran went lost missed deleted resent again more repeated reposted copy copied "
    "repetition repeat reprint rerun duplicate score count process repeating resend resending archive "
    "archives mouth account version story view tale claim word how opened began started led closed quoted "
    "begin open start ended opening first closing top words end ends endeth stops recognise recognize line "
    "lines sentence phrase motto catchphrase novel play poem song film quotation parody fable comedy drama "
    "quote saga ballad guess name spot previously know remember recall"
)


def is_of_old_words(said: str) -> bool:
    """Whether a sentence before or behind acts gives their words to an old mail, or to somebody else's.

    `said` are its words as `told_names` tells them.
    """
    return _OLD_WORDS.search(said) is not None


def may_be_old(lows: frozenset[str]) -> bool:
    """Whether a sentence of these words may do so."""
    return not lows.isdisjoint(_GATE)
