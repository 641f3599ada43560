"""Sentences behind acts in which the words of the acts are somebody's words, or those of another time.

`Half of you were muttering that last night.`, `Those were Ludo's last words.`, `Did that on Tuesday.`: what
stands above is spoken of, and was said, sent or done by somebody else or before.
"""

import re
from typing import Final

from gamemaster.language.english import words
from gamemaster.language.english.sought import Sought
from gamemaster.language.english.tokens import words_in
from gamemaster.language.english.verbs import forms
from gamemaster.language.remarks.remark import Remark

_SAYING: Final = words_in("say write type send post copy paste")
_WORDS: Final = r"(?:that|this|those|these)(?: (?:very |same )?(?:words?|lines?|one|sentence|bit|thing))?"
_ENDING: Final = (
    r"(?=$| (?:again|too|last|this|yesterday|tonight|today|once|twice|before|at|in|on|to|from|with|over|"
    r"under|across|into|as|for|all|every|each|back|by|during|when|while|whenever|after|until|till|so|out|"
    r"through|next|ever|quite|just|and|but|around|near|loudly|softly|then|now|only)\b)"
)


def _of(verbs: frozenset[str], *forms_of: str) -> str:
    """The named forms of verbs, as alternatives."""
    return "|".join(sorted({getattr(forms(verb), form) for verb in verbs for form in forms_of}))


_LOUD: Final = _of(words.UTTERING, "base", "third", "gerund", "past", "participle")
_SAID: Final = (
    _of(_SAYING, "third", "past")
    + "|(?:was|were|kept|been|is|are|s|re|be|me|you|us|him|her|them) (?:"
    + _of(_SAYING, "gerund")
    + ")"
)
_ANOTHER: Final = (
    r"(?:he|she|they|you|somebody|someone|everybody|everyone|people|nobody|(?:my|his|her|our|the|some) "
    r"\w+|(?!i |it |m |am |ve |d |me |stop |while |before |after |when |and |by |for |of |in |as |not |"
    r"just |only |having |all )[a-z]{3,})"
)
_PATTERNS: Final = (
    # who utters it
    rf"\b(?<!^)(?<!\bi m )(?<!\bam )(?<!\bbeen )(?:{_LOUD}) (?:me |us |him |her |them )?{_WORDS}{_ENDING}",
    rf"\b{_ANOTHER} (?:always |once |never |just |also |who )?(?:{_SAID}) (?:me |us )?{_WORDS}{_ENDING}",
    rf"\b(?:hear|heard|hearing|make|made|let|have|had) {_ANOTHER} (?:say|write|type|send|post) {_WORDS}",
    # the words that stand above
    (
        r"\b(?:those|these|such|his|her|their|the same|the very|\w+ s) (?:exact |very |own |last |final |"
        r"dying |famous )*words (?:could|can|may|might|were|was|are|is|have|had|would|should|above|came|"
        r"come|fell|stand)\b"
    ),
    (
        r"\b(?:that|this|those|these|they) (?:was|were|are|is|s) (?:\w+ ){0,3}(?:last|final|dying|first|"
        r"famous|very|exact|own) (?:words|line)\b"
    ),
    (
        r"\b(?:that|this|it) was (?:my|his|her|our|their|\w+ s) (?:\w+ )?(?:opening|gambit|signature "
        r"move|battle cry|war cry|catchphrase|punchline|refrain)\b"
    ),
    (
        r"^(?:that|this|it) (?:[a-z]+ ){0,3}(?:is|s|was) (?:exactly |just |precisely )?what (?:you|one|"
        r"he|she|they|people|i) (?:\w+ )?(?:ought|should|could|might|must|would|d|need|have to|had to)\b"
        r"(?! (?:tell|advise|teach|urge) (?!it\b|this\b|that\b))"
    ),
    (
        r"\b(?:that|this|it) (?:s|is|was) (?:a|the|my|his|her|\w+ s) (?:\w+ )?(?:line|sentence|verse|bit|"
        r"words?|chorus|refrain) (?:from|of|in|out of) (?:a|an|the|my|his|her|our|\w+ s)\b"
    ),
    (
        r"\b(?:first|last|opening|closing|only) (?:line|sentence|words?) (?:from|of|in) (?:a|an|my|his|"
        r"her|our|\w+ s) (?!proposal|rule|contract|card)"
    ),
    (
        r"\b(?:this|that) (?:\w+ )?is the (?:sentence|line|mail|text|message|wording|phrase) (?:that "
        r")?\w+ (?:claims|says|sent|wrote|said|claimed|swears|used|meant)\b"
    ),
    (
        r"\bi (?:\w+ )?(?:wrote|typed|said|sent|posted|muttered|uttered) (?:those|these) (?:\w+ "
        r")?(?:words|lines?)\b"
    ),
    (
        r"\b(?:text|words|wording|line|sentence) (?:is |was |were |are )?(?:supplied|provided|suggested|"
        r"written|composed|chosen|picked) by\b"
    ),
    (
        r"\bso (?:goes|runs|went|begins|began|ran|ends|reads|sang|sings|opens) (?:the|my|his|her|our|"
        r"an?) (?:\w+ )?(?:song|rhyme|tale|story|novel|sentence|line|poem|chorus|saying|letter|verse)\b|"
        r"\bpoem ends\b"
    ),
    (
        r"\b(?:as|the way) i d (?:cast|have cast|vote|do|put|write) (?:it|them) (?:had|were|if)\b|\bonly "
        r"to see who\b|\bgot you (?:there|all)\b"
    ),
    (
        r"\bso much for what (?:he|she|they|\w+) (?:said|wrote|did)\b|\bpeople who (?:mail|write|say|"
        r"send|post) such\b"
    ),
    r"\bwords i (?:hope|pray|fear|never|dread|ll|would|d)\b",
    (
        r"\b(?:keep|kept) (?:typing|writing|saying|sending|deleting) (?:it|that|this) and (?:deleting|"
        r"not|then|erasing)\b"
    ),
    r"^[a-z]+ in (?:his|her|their) (?:letter|mail|message|post|note|speech|diary|farewell)\b",
    (
        r"\b(?:wrote|said|cried|sang|says|writes) (?!i\b|it\b|in\b|to\b|a\b|the\b|that\b|this\b|on\b|"
        r"so\b)[a-z]+ in (?:his|her|their) (?:\w+ )?(?:letter|mail|message|post|note|speech|diary)\b"
    ),
    (
        r"(?<!\bwhat )\bit says (?:so )?(?:on|in|here|right here|at the top of) (?:the|my|a|an|his|her)\b"
        r"(?! (?:subject|rules?|ruleset|contract))"
    ),
    (
        r"\b(?:it|this|that|what follows|the following) (?:s|is|was) (?:just |only |merely )?(?:a|"
        r"another) (?:direct )?(?:quote|citation|copy|repost)\b"
    ),
    # who did it, or when
    (
        r"^(?:did|done|played|made|sent|posted|cast|wrote|said|tried) (?:that|this|it|so)\b.*\b(?:last|"
        r"yesterday|already|earlier|ago|once|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b"
    ),
    (
        r"^(?:quoth|so quoth|thus spake|thus spoke|thus sang|so said|so spoke|so sang|spake|or so said) "
        r"[a-z]+\b"
    ),
    (
        r"\b(?:(?:s|is|was|are|were|kept|been) dictating|dictated (?:by|to me|this|that|from)|i m "
        r"(?:only |just |merely )(?:the )?(?:typing|typist|scribe|taking dictation)|and i m typing)\b"
    ),
    (
        r"\b(?:it s|it is|that s|this is|they re) (?:his|her|their|\w+ s) (?:own )?(?:ballot|vote|doing|"
        r"orders?|words?)\b(?! (?:that|which|against|for|to))"
    ),
)
_ECHOED: Final = Sought(_PATTERNS)
_HEARD: Final = re.compile(
    r"(?:and |but |so )*i (?:can |could )?(?:already )?hear (?!what|how)\w+ (?:\w+ )?(?:think|say)(?:ing)?"
)
"""`(I vote for Tarn), I hear you say`: those words are somebody else's."""


def echoes(remark: Remark) -> bool:
    """Whether a sentence calls the words before it somebody's, or of another time."""
    return remark.holds(_ECHOED) or _HEARD.fullmatch(remark.said) is not None
