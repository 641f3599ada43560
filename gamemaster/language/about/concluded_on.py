"""Sentences behind an act that come to another value by what they tell: `Imke asked first, so it goes to
her.`

`(I name it Ochre.) Tarn likes Umber, so Umber it is.`, `(I vote for Joss.) Hers, then.`, `I mixed him up with
Ludo.`, `That is where I'm going instead.`: what was told before in passing is the value now, perhaps. What
must stay true: the words conclude (`so`, `then`, `it is`, `should go to`) or own to a mix-up; what only
mentions another value (`Imke grew it.`, `Teal is pretty.`) leaves the act alone.
"""

import re
from typing import Final

from gamemaster.language.english.sought import Sought

_X: Final = r"(?:the |a |an |in |on |at |to |for )?(?:ELSE|WHO)"
_HE: Final = r"(?:he|she|they|WHO)"
_WHOM: Final = r"(?:him|her|them|WHO)"
_SO: Final = (
    r"(?:so|then|okay|ok|all right|alright|fine|right|well|no|actually|oh|ah|hm|hmm|but|and|very well|,) "
)
_HOW: Final = (
    r"(?: (?:really|actually|then|by rights|of course|in fact|, really|, actually|, of course|, then))?"
)
_CONCLUDED: Final = Sought(
    (
        r"\bELSE (?:it is|it shall be|it will be|it must be|it has to be)(?: then| , then| now)?$",
        rf"^(?:{_SO})*WHO ,? ?then$",
        (
            rf"^(?:{_SO})*(?:(?:his|hers|theirs|yours|him|her|them|that one) ,? ?(?:then|it is)|"
            r"there ,? ?then|either way , (?:him|her|them|that one|OWN|WHO|ELSE))$"
        ),
        rf"\b(?:so|and so|in that case|then) (?:there you go|here you are|here goes) ,? {_X}$",
        (
            rf"\b(?:so|then|and) (?:it|that|this|they|OWN)(?: really)? (?:should|must|ought to|shall|"
            rf"will|had better) (?:all )?(?:go|be) (?:to |for |with )?(?:{_WHOM}|hers|his|theirs|"
            rf"ELSE)\b"
        ),
        rf"^(?:{_SO})*(?:it|that|this|OWN) (?:should|must|ought to) (?:all )?go to (?:{_WHOM}|ELSE)\b",
        (
            rf"^(?:{_SO})*(?:then|so|in that case) {_HE} (?:gets|has|takes|wins|is|shall have|should "
            rf"have|can have) "
            r"(?:it|them|this|that|my \w+|the \w+)\b"
        ),
        (
            rf"^(?:{_SO})*(?:it|that|this|they) (?:is|s|are|re|was|were)(?: (?:all|really|actually|"
            rf"meant|intended))* for WHO{_HOW}$"
        ),
        r"^WHO gets (?:it|this|that|them|the \w+|my \w+|half|some|one)\b",
        r"^(?:that|this|it) covers WHO\b",
        (
            r"(?:^|, )(?:\w+ |WHO |OWN )?decides (?:where|which|what|who|whom|how (?:much|many|"
            r"often))(?: exactly| (?:it|they|one|OWN) (?:goes?|is|gets?)| to|$)"
        ),
        (
            r"^(?:sorry |oh |ah |, |OWN |no )*i (?:d |ve |had |have |may have |might have |must have |"
            r"always |often |keep |probably )*(?:mix|mixed|mixing|confuse|confused|confusing|swap|"
            r"swapped) (?!up my (?:metaphors|words))(?:up )?.*\b(?:OWN|ELSE|WHO|those|them|these|you|"
            r"him|her|the two)\b(?!.*\bchess\b)"
        ),
        (
            r"\bif i (?:ve |have )?(?:got|have|misread|mistyped|mixed up) (?:the|that|a|my) \w+(?: "
            r"\w+)?(?: wrong)? , (?:i mean|i meant|it s|it is|take|make it|then|read)\b"
        ),
        (
            r"^WHO (?:wants|says|prefers|suggests|votes|would rather|likes|thinks|"
            r"favou?rs)\b.*\b(?:WHO|ELSE)\b.*\band (?:i (?:trust|believe|follow|agree|go with|m with|"
            r"am with|listen)|(?:she|he|they)(?: is| s| are| re)? (?:always |usually |mostly "
            r")?(?:right|knows?))\b"
        ),
        (
            r"\bso (?:that|there) ?(?:s|is)? (?:where|what|who) i (?:(?:m|am) (?:going|headed|off|"
            r"bound|heading|voting|taking|playing)|ll|will|shall)\b"
        ),
        r"^ELSE (?:would|will|d|ll) do\b",
        r"(?<!or )\b(?:then|so) (?:let me|i d better|i had better|i ll|i will) (?:DEED|ELSE)\b",
        r"^(?:let me|i d better|i had better) DEED instead$",
        (
            r"^(?:OWN|WHO) goes (?:last|first|before|after|in front)(?: ,? ?(?:if|unless|instead|"
            r"though|after all)\b.*)?$"
        ),
        r"^(?:the|my) (?:\w+ ){2,3}, (?:that is|that is to say|i mean)$",
        rf"^(?:{_SO})+(?:him|her|them)$",
        r"^(?:split|share|halve) (?:it|that|them|this) with (?:WHO|him|her)\b",
        (
            r"^the other \w+(?: , .*| (?:is|was|would be|looks|seems|d be) (?:better|best|nicer|"
            r"cheaper|safer|wiser|right))?$"
        ),
        (
            r"^(?:wherever|whoever|whichever) (?!.*\b(?:gets|wins|takes|pays)\b)(?!wants|likes|comes|"
            r"reads|may|needs|cares|is interested)\w+(?: (?!may\b|can\b)\w+){0,4}$"
        ),
        r"\bwhatever (?:it|he|she|they)(?: is| s| are| re) (?:called|named)$",
        (
            r"^(?:ELSE|WHO) , (?:that (?:is|s) (?:who|what|where|the one)|i (?:always|keep|often) "
            r"(?:mix|confuse|confusing|mixing|get))\b"
        ),
        r", so (?:that|those|there|him|her|them)(?: one)?(?: instead| then)?$",
    )
)
_IN_PASSING: Final = re.compile(
    r"\b(?:next time|last (?:time|week|year)|tomorrow|yesterday|used to|years ago)\b"
)


_ASKED: Final = re.compile(
    r"^(?:or )?(?:was|wasnt|is|isnt) (?:it|that) (?:not )?(?:WHO|ELSE)\b|^the .*\bi forget .*\b(?:WHO|"
    r"ELSE) \?"
)


def concludes_on_another(said: str) -> bool:
    """Whether the marked words of a sentence are of that kind."""
    if "?" in said:
        return _ASKED.search(said) is not None
    return _CONCLUDED.search(said) is not None and _IN_PASSING.search(said) is None
