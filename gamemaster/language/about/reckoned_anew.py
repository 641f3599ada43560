"""Sentences behind an act that has a number, by which it may be another one: `Round it up to 5.`

`(I give Tarn 3 gold.) I'll double it.`, `Minus one for the jug.`, `He deserves 4, and that's what he gets.`,
`Half now.`, `I wasn't sure if it was 3 or 4.` What must stay true: the number of the act is reckoned on, or
another one is what somebody gets; what he asked or has (`He wanted 4, the rascal.`) leaves it as it is.
"""

import re
from typing import Final

from gamemaster.language.english.sought import Sought

_HE: Final = r"(?:he|she|they|OWN|WHO)"
_IT: Final = r"(?:it|that|this|them|the lot|the sum|the amount)"
_LEAD: Final = (
    r"(?:(?:you know what|no|well|so|oh|okay|ok|actually|and|but|let s|lets|let me|i ll|i|please|better|"
    r"then|in fact|make that|just|,) )*"
)
_LESS: Final = r"(?:less|more|fewer|extra|on top|off)"
_RECKONED: Final = Sought(
    (
        rf"(?:^|, ){_LEAD}(?:double|triple|treble|halve|quadruple) {_IT}\b",
        rf"(?:^|, ){_LEAD}(?:call|make) {_IT} (?:an? (?:even |round )?)?(?:ELSE|half|double|dozen)\b",
        rf"(?:^|, ){_LEAD}round {_IT} (?:up|down)\b",
        (
            r"^(?:and |but |or |so )*(?:add|plus|minus|less|deduct|subtract|take off|knock off) (?:one|"
            r"a|another|two|three|ELSE|OWN|half)\b(?! (?:thing|point i|question|word|pinch|cup|"
            r"spoon\w*|note))"
        ),
        (
            rf"^(?:and |but |or )*(?:one|two|three|half|ELSE|a few|some|a bit|a little) {_LESS}(?: "
            rf"(?:if|for|than (?!i |we |usual|last|it )|though|then|because|as|since)\b|$)"
        ),
        r"^(?:and )?(?:knock|take|cut|shave) (?:one|two|half|ELSE|OWN|some|a bit|a coin) off\b",
        r"^and (?:one|two|another|ELSE) (?:for|on top|extra|more|from)\b",
        rf"\b{_HE} (?:was|were|is|are) (?:promised|owed|due|entitled to) ELSE and\b",
        r"\bsays? (?:ELSE|two|three|once|twice|no more)$",
        r"^(?:and )?(?:enjoy|spend|here are|have fun with) (?:the|your|his|her|all|those) ELSE\b",
        r"(?:^|\b(?:so|then|and) )half (?:now|of (?:it|that|them)|it is|then|each|today|first|on)\b",
        (
            r"^(?:and |then |now )*(?:then|now) (?:ELSE|OWN) (?:more|again|now|further|extra)\b|^then "
            r"ELSE now$"
        ),
        (
            r"\bi (?:wasnt|isnt|am not|m not|was not|cant remember|forget|dont know|dont remember|"
            r"forgot) (?:sure |certain |quite sure )?(?:if|whether) (?:it|that) (?:was|is|were) "
            r".*\bor\b"
        ),
        (
            r"\b(?:tell|ask|say|correct) .*\bif (?:it|that) (?:was|is|were|should be) (?:less|more|"
            r"fewer|different|another|ELSE|only)\b"
        ),
        (
            rf"^(?:whatever|what|however much|however many) {_HE} (?:asked|asks|wants?|wanted|needs?|"
            rf"needed|said|says|"
            r"charges?|charged)\b.*\b(?:gets?|is what|it is|i (?:give|pay))\b"
        ),
        rf"\b{_HE} (?:gets?|will get|ll get|shall get|shall have|ll have|is getting|s getting) ELSE\b",
        (
            rf"\b{_HE} (?:deserves?|wanted|wants|asked(?: for)?|earned|should have|should get|ought to "
            rf"have|is owed|needs?) ELSE\b.*(?:,|\b(?:and|so)) (?:so|that s what|that is what|then|he|"
            rf"she|they|there you go|here you are)\b"
        ),
        (
            r"(?:^|, )(?:\w+ )?if (?:i|we)(?: ve| have)?(?: only)? (?:got |have )?(?:ELSE|OWN) (?:then "
            r")?(?:only |just )?ELSE$"
        ),
        r"^(?:one|two|three|once|twice|half|fewer|less) (?:would|will|ll|d|should) do\b",
        r"^(?!.*\b(?:owe|owes|owed)\b).*\b(?:two|three|ELSE|one) each$",
        (
            r"^(?:the )?(?:first|second|last|other) (?:of them|half|one|part) (?:today|now|tomorrow|"
            r"later|next|on)\b"
        ),
        (
            r"^(?:once|twice|thrice|(?:two|three|four|five|ELSE) times|a (?:second|third|fourth)(?: "
            r"one| time)?) ,? ?(?:if|provided|unless|should)\b"
        ),
    )
)


def is_reckoned_anew(said: str, counted: bool) -> bool:
    """Whether the marked words are of that kind; `counted` tells that the act has a number."""
    if counted:
        return "?" not in said and _RECKONED.search(said) is not None
    return _OFTENER.match(said) is not None


_OFTENER: Final = re.compile(
    r"(?:once|twice|thrice|(?:two|three|four|five|ELSE) times|a (?:second|third|fourth) time) ,? ?(?:if|"
    r"provided|unless|should)\b|(?:one|two|three|once|twice|thrice) (?:would|will|ll|d|should) do\b"
)
