"""Short sentences that present the words below them as somebody else's, or as a text: `A poem.`, `Try this.`

Whoever goes on with an act then may only show one. Each pattern is a whole sentence.
"""

import re
from collections.abc import Sequence
from typing import Final

from gamemaster.language.english.joined import as_said
from gamemaster.language.english.tokens import words_in

_TEXT: Final = (
    r"(?:poem|haiku|limerick|sonnet|song|lyrics|diary|letter|postcard|routine|story|joke|riddle|tale|fable"
    r"|recipe|quote|quotation|example|sample|template|transcript|plan|script"
    r"|(?:to do|wish|shopping|bucket) list)"
)
_ABOUT: Final = r"(?: (?:for|to|from|of|about|by)(?: (?!is\b|was\b|has\b|will\b)\w+){1,4})?"
_BELOW: Final = r"(?:this|these|the following|as follows)"
_THIS: Final = r"(?:this|that|it|these|the following|the same)"
_WRITES: Final = (
    r"(?:wrote|writes|said|says|suggests|suggested|dictated|dictates|typed|types|sent|sends|sang|sings"
    r"|muttered|mutters|whispered|whispers|recited|recites)"
)
_SENTENCES: Final = (
    # what it is
    rf"(?:a|an|my|the|dear|old|another)(?: \w+)? {_TEXT}{_ABOUT}",
    r"(?:letter|postcard|poem|song|note) (?:to|for|from|by) (?:my|a|an|the|our) (?!gm|game|master)\w+",
    (
        rf"(?:here|this|that|what follows|the following) (?:is|are|s|was|comes) "
        rf"(?:a|an|my|the|one|some|another)(?: \w+)? {_TEXT}{_ABOUT}"
    ),
    (
        r"(?:here|this|that) (?:is|s|was) (?:what|how) (?!i (?:do|am|m)\b)(?:\w+ ){1,3}"
        r"(?:did|do|does|write|wrote|say|said|writes|says|plays?|played)"
        r"(?: (?:last|every|each|on|in|at)(?: \w+){1,3})?"
    ),
    (
        r"(?:i|somebody|someone) (?:wrote|composed|made up|know|heard|found) an? (?:\w+ )?"
        r"(?:story|joke|poem|song|haiku|limerick|riddle|tale|fable)"
    ),
    r"the rules? (?:gives?|has|have|contains?|quotes?) (?:an|this|one|the following) example",
    r"my (?:routine|habit|ritual) (?:is|goes|runs)(?: \w+){1,3}|lorem ipsum(?: \w+)*",
    # whose it is
    rf"(?:my |the |a )?\w+(?: also| once)? {_WRITES} {_BELOW}",
    rf"(?:my |the |a )?\w+ (?:always|often|usually) {_WRITES} (?:{_THIS}|so)",
    r"let me (?:quote|cite|paraphrase|imitate|impersonate)(?: \w+){1,4}",
    r"guess what (?:\w+) (?:do|does|did|say|says|said|wrote)(?: \w+){0,3}",
    r"(?:speaking|writing|acting|talking|posing) as (?:a|an|the )?(?: ?\w+){1,3}",
    r"in character(?: as(?: \w+){1,3})?|on behalf of (?!myself\b|me\b)\w+(?: \w+){0,2}",
    (
        r"(?:found|written|scribbled|read|seen) (?:on|in|behind|under) (?:a|an|the|my) (?:\w+ )?"
        r"(?:napkin|wall|envelope|bottle|book|bathroom|beer mat|door|card|postcard|drawer|diary)"
    ),
    # what is to be done with it
    rf"(?:please )?(?:try|copy|paste|repeat|type|shout|recite|learn) (?:after me|{_THIS})(?: \w+){{0,2}}",
    (
        r"(?:i|we|you|one|nobody|no one|somebody)(?: (?:would|should|will|could|must|shall|d))?"
        r"(?: (?:never|ever|not)){1,2} (?:(?:say|write|send|post) (?:this|that|it)|do this)(?: \w+){0,2}"
    ),
    r"(?:dont|do not) (?:(?:try|write|send|copy|repeat) (?:this|that|it)|do this)(?: \w+){0,3}",
    r"(?:dont|do not) read on|none of (?:what follows|the following|the rest) (?:counts|is|applies).*",
)
_PRESENTING: Final = re.compile("|".join(_SENTENCES))
_OPENERS: Final = words_in("well oh ah and but or so then ok okay hm hmm now please right")
_LONGEST: Final = 11
PRESENTING: Final = words_in(
    "poem haiku limerick sonnet song lyrics diary letter postcard routine story joke riddle tale fable "
    "recipe quote quotation example sample template transcript list plan script cite paraphrase imitate "
    "impersonate try copy paste repeat type shout recite learn wrote writes said says suggests suggested "
    "dictated dictates typed types sent sends sang sings muttered mutters whispered whispers recited recites "
    "say write send post do guess did does play plays played read none habit ritual lorem speaking writing "
    "acting talking posing character behalf note found written scribbled seen"
)
"""Without one of these a sentence presents nothing so."""


def presents_next(lows: Sequence[str]) -> bool:
    """Whether a whole sentence is such a presentation."""
    return 1 < len(lows) <= _LONGEST and _PRESENTING.fullmatch(as_said(lows, _OPENERS)) is not None
