"""Whole sentences beside acts by which they are not the sender's, not meant, or not yet done.

`That was my son.` and `Take it with a grain of salt.` stand behind acts, `I was told to copy this.` and
`This is how it's done.` in front of them.
"""

import re
from collections.abc import Sequence
from typing import Final

from gamemaster.language.after.one_of_several import leaves_choice
from gamemaster.language.after.other_hands import in_other_hands
from gamemaster.language.english import words

_KIN: Final = "(?:" + "|".join(sorted(words.KIN)) + "|kids|autocorrect|spellchecker|toddler|hamster)"
_MY: Final = r"(?:my|the|our|his|her|their)"
_THAT: Final = r"(?:that|this|it|those|these|the above|all that|everything)"
_IS: Final = r"(?:is|s|was|were|are|comes|came)"
_BOOK: Final = (
    r"(?:manual|script|book|rulebook|rule book|handbook|archives?|diary|play|novel|film|movie|"
    r"song|lyrics|poem|"
    r"story|tutorial|textbook|musical|opera)"
)
_WRITE: Final = r"(?:write|copy|say|type|paste|send|post|read|repeat|forward|relay|recite|print)"
_BELOW: Final = r"(?:this|these|it|line|lines|following|below|sentence|words)"
_SAID: Final = (
    r"(?:said|says|wrote|writes|typed|types|sang|sings|whispered|shouted|muttered|dictated|dictates|"
    r"announced)"
)
_BEHIND: Final = re.compile(
    "|".join(
        (
            (
                rf"{_THAT} {_IS} (?:(?:only|just|all|"
                rf"probably) )*(?:{_MY} )?(?:\w+ )?{_KIN}(?: (?:again|sorry|typing))*"
            ),
            (
                rf"{_THAT} {_IS} (?:(?:only|just|straight|right|all) )*(?:from|out of|in) (?:{_MY}|a|"
                rf"an) (?:old )?{_BOOK}"
            ),
            rf"(?:line|page|scene|act|verse|chapter) \w+ (?:of|in|from) (?:{_MY}|a|an) (?:old )?{_BOOK}",
            rf"(?:so )?(?:he|she|they|\w+) {_SAID} at least",
            (
                r"(?:(?:all|pure|purely|strictly|entirely|wholly) )*(?:fictional|fiction|invented|"
                r"made up|imaginary|"
                r"pretend|hypothetical|fantasy)(?: (?:all of (?:it|this|that)|of course|obviously|"
                r"the lot|every word))*"
            ),
            r"any resemblance\b.*",
            r"did i (?:just |really )?(?:say|write|type|vote for)(?: \w+){1,3}",
            (
                r"(?:the )?(?:only|earliest|first|soonest|next) (?:time|day|moment|chance|date) "
                r"(?:when |that |at which )?i (?:can|could|may|will be able to) "
                r"(?:do|make|take|play|send|carry) (?:it|that|this|so|them)(?: out)? (?:is|will be|s)\b.*"
            ),
            (
                r"(?:half|some|part|none|little|most|not a word|not all) of (?:it|this|that|"
                r"the above|what i \w+)"
                r" (?:is|was|s) (?:true|real|so|meant|serious)"
            ),
            (
                r"(?:please )?(?:take|read) (?:it|that|this|all that|"
                r"everything) with a (?:\w+ )?(?:pinch|grain) of salt"
            ),
            r"believe (?:it|that|this) and (?:you|you ll|you will) .*",
            (
                r"(?:that|it|this) would have been (?:so |such |great |quite )*(?:a )?(?:fun|nice|"
                r"great|lovely|something|"
                r"perfect|brilliant|grand|glorious|sweet|good|joy|laugh)(?: \w+){0,3}"
            ),
            r"would that i (?:could|dared|might|had|were|did)(?: \w+){0,3}",
            r"i (?:could|would|might) (?:couldnt?|wouldnt?|mightnt?)(?: not)? i(?: not)?",
            r"those were the days|you (?:all )?get the (?:idea|picture|drift|gist)|i (?:guess|suppose)",
            (
                rf"(?:{_MY} )?\w+ (?:says|said|thinks) (?:no|nope|never|not to|i (?:may|must|can|"
                rf"should) ?n[o']?t)(?: \w+){{0,2}}"
            ),
            (
                rf"(?:{_MY} )?\w+ (?:wont|will not|wouldnt|would not|doesnt|does not|didnt|did not|never) "
                r"(?:let|lets|allow|allows|permit) (?:me|it|us|that|this)(?: \w+){0,3}"
            ),
            (
                r"(?:please )?(?:ask|consult|talk to|check with|clear (?:it|this|"
                r"that) with) (?:\w+ )?\w+ first"
            ),
            (
                rf"(?:{_MY} )?\w+ (?:may|might|can|could|will|has to|must|should) (?:still |yet )?"
                r"(?:veto|overrule|countermand|confirm|approve|cosign|countersign)(?: (?:it|this|that))?"
            ),
            (
                rf"(?:please )?wait for {_MY} (?:\w+ ){{0,2}}(?:signal|word|go|mark|cue|call|nod|sign|ok|"
                rf"okay|command|blessing)"
            ),
            r"on my (?:mark|signal|word|cue|command|sign)",
            (
                r"(?:i|we) (?:will|ll|shall) (?:let (?:you|everybody|everyone) know|tell you|say|"
                r"give the word|announce) when"
                r"(?: \w+){0,3}"
            ),
            r"you (?:all )?(?:already )?(?:have|got|ve got) (?:that|this|it|these|those) already",
            r"this is (?:only |just |merely )?(?:a|the) copy(?: of\b.*)?",
            rf"{_MY} (?:conscience|budget|contract|religion|oath|doctor) forbids (?:it|that|this)",
        )
    )
)
_IN_FRONT: Final = re.compile(
    "|".join(
        (
            r"(?:here|this|that) (?:is|s) what i (?:would|d|might|could|may)\b.*",
            (
                r"let me (?:try|test|practi[sc]e|rehearse) (?:a|an|the|my) (?:line|wording|sentence|"
                r"phrase|formula|text|move)"
                r"(?: \w+){0,3}|let me try (?:it|this) (?:out|on you)"
            ),
            r"i wonder (?:how|what|whether) (?:this|that|it) (?:sounds?|looks?|reads?|would)\b.*",
            (
                rf"(?:this|that|here) (?:is|s) how (?:it|one|you|he|she|they|{_MY} \w+) (?:is |s |"
                rf"would |d |always )?"
                r"(?:done|said|say|says|do|does|goes|talks|sounds|puts?|writes?)(?: \w+){0,3}"
            ),
            (
                r"(?:i|you|we|everybody) (?:all )?(?:know|knows|remember|can guess|"
                r"can imagine) (?:how|what) (?:he|she|they)"
                r" (?:will |ll |would |d |always |usually )?(?:talks?|say|says|write|writes|sounds?|"
                r"types?|announces?)(?: \w+){0,2}"
            ),
            rf"(?:he|she|they|somebody|someone|{_MY} \w+)(?: (?!i\b)\w+)* {_SAID} (?:it|this|these|so)",
            (
                r"(?:i|we) (?:ve |have |was |were |am |m |had |got |are )?(?:been )?(?:told|asked|"
                r"made|paid|forced|ordered|"
                rf"instructed|supposed|begged) to {_WRITE}\b.*\b{_BELOW}"
            ),
            (
                rf".*\b(?:made|makes|has|had|bade|lets?|forced|forces) (?:me|"
                rf"us) (?:to )?{_WRITE}\b.*\b{_BELOW}"
            ),
            r"(?:i )?(?:only |just |merely )?pass(?:ing)? (?:this|these|it) on(?: \w+){0,3}",
            r"not (?:from|by|of) me(?: this| these| but \w+)?",
            (
                r".*\bdictates i (?:only |just )?(?:type|write)|i (?:only|just|merely) (?:type|"
                r"typed) (?:it|this|what\b.*)"
            ),
            (
                rf"{_MY} {_KIN} (?:was|is|sat|sits|has been|got|are|were) (?:at|on|near|behind) {_MY} "
                r"(?:keyboard|computer|phone|laptop|machine|keys|tablet)(?: \w+){0,2}"
            ),
            (
                r"history|an? (?:old|older|early) one|a blast from the past|an oldie(?: .*)?|"
                r"(?:a )?(?:throwback|flashback)\b.*"
            ),
            (
                r"what (?:i (?:sent|wrote|said|posted|announced|typed)|never (?:reached|arrived|came))"
                r"(?: (?!stands|holds|is|was|still|counts|goes|remains)\w+){0,4}"
            ),
            r"(?:my |a |the )?(?:bucket|wish|dream) list(?: \w+){0,3}|\w+ ways (?:to|of)\b.*",
        )
    )
)
_LONGEST: Final = 14


def disowns(lows: Sequence[str], said: str) -> bool:
    """Whether a sentence behind acts, which is `said` behind openers, lets none of them stand as the sender's
    own, meant now."""
    if not 1 < len(lows) <= _LONGEST:
        return False
    return leaves_choice(lows, said) or in_other_hands(lows) or _BEHIND.fullmatch(said) is not None


def disowns_below(lows: Sequence[str], said: str) -> bool:
    """Whether a sentence in front of acts presents them as words of somebody else, or of another time."""
    if not 0 < len(lows) <= _LONGEST:
        return False
    return leaves_choice(lows, said) or in_other_hands(lows) or _IN_FRONT.fullmatch(said) is not None
