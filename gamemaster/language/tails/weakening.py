"""Words behind an act, or in brackets, that leave it half meant: `, sort of`, `(in my mind)`, `[sic]`.

Or put it off, give it to somebody else, or tell of another time (`, which I did last week`).
"""

import re
from collections.abc import Sequence
from typing import Final

from gamemaster.language.after.remark_words import OPENERS
from gamemaster.language.english.joined import as_said

_DAY: Final = r"(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|(?:next|the coming) \w+"
_WEAK: Final = re.compile(
    "|".join(
        (
            r"given (?:the|half a|a|any) (?:chance|choice|opportunity)",
            (
                r"(?:all )?in good time|by and by|in the fullness of time|when the time (?:comes|"
                r"is ripe|is right)"
            ),
            (
                r"in (?:my|our|the) (?:head|mind|dreams|imagination|sleep|thoughts)|on paper|"
                r"in a (?:way|sense)|"
                r"in a manner of speaking|after a fashion|(?:sort|kind) of|up to a point|"
                r"to (?:a degree|some extent)"
            ),
            (
                r"as the case may be|whichever comes (?:first|last)|retroactively|retrospectively|"
                r"backdated\b.*"
            ),
            r"as \w+(?: \w+){0,2} (?:has|had|puts|put) it",
            r"which i (?:never (?:would|will|could)|(?:would|d|could|will|ll) never)\b.*",
            (
                r"which i (?:did|have done|ve done|already did) (?:last|yesterday|on|already|a|two)\b"
                r"(?!.*\b(?:too|also|well|again)\b).*"
            ),
            r"at (?:your|his|her|their|the gm s) (?:convenience|discretion|pleasure|leisure)",
            r"(?:crossed|struck|scratched|rubbed|blotted) (?:out|through)|erased|redacted|sic|censored",
            r"(?:as |by )?proxy(?: for\b.*)?|(?!\w+ly )\w+(?: \w+)? (?:speaking|dictating)",
            r"my \w+ (?:types?|typed|writes|wrote|dictates|dictated)(?: (?:it|this|that))?",
            r"my \w+ s (?:handwriting|words|account)",
            r"i wish (?:it|that|this) (?:were|was)\b.*|(?:he|she|they|my \w+) (?:does|do|did|would)",
            r"(?:most|more|very|quite|rather) (?:likely|probably)(?: than not)?",
            r"in all (?:likelihood|probability)",
            r"(?:at least )?on (?:the|a|my|our) (?:practice|toy|spare|test|paper) (?:map|board|copy)\b.*",
            r"(?:reads|runs|says|goes) (?:the|a|my|his|her|this) \w+(?! (?:for|to|in) me)\b.*",
            r"hang on\b.*|(?:no )?let it (?:stand|be|stay)(?: after all)?|.*\bin (?:a|some) parallel \w+",
            (
                r"(?:and )?(?:that|this|it|which) (?:s|is) (?:what|the (?:line|sentence|wording|text|words?|"
                r"phrase|form)) (?:i (?:m|am) (?:thinking|planning|considering)|you (?:could|can|may|might)|"
                r"(?:that )?(?:i|we) (?:want|wish|would like|d like|hope) to (?:hear|see|read))\b.*"
            ),
            (
                r"not (?:from|by|for) me but (?:from|by|for) (?:my )?\w+|not for long(?: but for now)?|"
                r"even if (?:my \w+|he|she|somebody|someone)(?: else)? (?:does|sends|types) (?:it|this) "
                r"for me|(?:please )?(?:excuse|forgive|pardon) (?:my|the|this) (?:mistake|error|slip|blunder)"
            ),
            (
                r"an? (?:idea|plan|thought|notion|scheme) (?:that |which )?i (?:have |ve |had )?(?:dropped|"
                r"gave up|given up|abandoned|shelved|rejected|buried)\b.*"
            ),
            r".*\b(?:may|might|can|could) (?:yet |still )?be (?:taken back|undone|withdrawn|revoked)\b.*",
            (
                r".*\bwhere it (?:will|shall|ll|may) count (?:tomorrow|later|next\b.*)|thank(?:s| you) for "
                r"not (?:counting|processing|recording|entering) (?:it|this|that)\b.*"
            ),
            rf"as my (?:move|turn|vote|entry|action|play) (?:for|of|on) (?:{_DAY})",
            r"nearly|almost|not quite|not really|nobody believes (?:it|that|me|this)",
            r".*\bso (?:no|not|nope)|.*\b(?:has|have|had|ve|s) taken (?:it|that|this) back",
            r"i (?:am|m) (?:lying|joking|bluffing)\b.*|.*\bwhether i (?:mean|meant|should)\b.*",
        )
    )
)
_LONGEST: Final = 14


def weakens(lows: Sequence[str]) -> bool:
    """Whether the words, all of them, do so."""
    return 0 < len(lows) <= _LONGEST and _WEAK.fullmatch(as_said(lows, OPENERS)) is not None
