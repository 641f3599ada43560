"""Sentences beside acts by which what they hold has changed places: `The values belong the other way
about.`

`Swapped, of course.`, `I have those back to front.`, `Got those the wrong way round.`, `The two should
change places.`, `I crossed the two.` behind acts, `I always write pairs back to front.`, `Read the pairs
below crosswise.` in front of them: which value goes where is then not what is written. What must stay true:
`He knows this game back to front.`, `The tables have turned.` speak of nothing that is written.
"""

import re
from collections.abc import Sequence
from typing import Final

from gamemaster.language.english.tokens import words_in

_THEM: Final = (
    r"(?:them|those|these|both|it|that|this|everything|the (?:two|pair|lot|above)|(?:those|these|them) "
    r"(?:two|both)|(?:the|my|both|these|those|all|all my|all the) (?:two )?(?:values|numbers|names|pairs?|"
    r"figures|amounts|letters|goods|offers?|sides|words|answers|votes|coordinates|digits|things|items|"
    r"columns|halves|cards|gifts|sums|people|recipients|targets|squares|tiles|potions|constructors))"
)
_OVER: Final = (
    r"(?:swapped|switched|transposed|crossed|reversed|inverted|interchanged|exchanged|flipped|mirrored|"
    r"muddled|mixed up|back to front|upside down|crosswise|inside out|in reverse|backwards?|vice versa|"
    r"(?:just |exactly |actually |meant )?(?:the )?(?:other|wrong|opposite) way (?:round|around|about))"
)
_CROSS: Final = (
    r"(?:swap|swapped|switch|switched|transpose|transposed|cross|crossed|reverse|reversed|invert|inverted|"
    r"interchange|interchanged|exchange|exchanged|flip|flipped|mirror|mirrored)"
)
_END: Final = (
    r"(?: (?:over|round|around|please|sorry|again|of course|i see|i fear|here|there|now|though|in time|as "
    r"ever|as always|as usual|as i see now|with each other|i think|clearly|obviously|by mistake))*"
)
_LEAD: Final = (
    r"(?:(?:oh|oops|er|ah|no|sorry|but|and|or|well|actually|of course|damn|clearly|obviously|i see|i fear|"
    r"rather|wait|ps|hm|argh|silly me|rats) )*"
)
_BE: Final = (
    r"(?:is|s|are|re|were|was|have been|has been|ve been|got|go|goes|belong|belongs|should be|must be|"
    r"should go|want|should have been|ought to be|come|stand|may be|might be|came out|ended up|look)(?: "
    r"(?:all|both|clearly|now))*"
)
_CROSSED: Final = re.compile(
    rf"{_LEAD}(?:(?:that is|that s|should be|all|both|exactly|just|only|got (?:it )?) ?)*{_OVER}{_END}|"
    rf"{_LEAD}{_THEM} {_BE} {_OVER}{_END}|{_LEAD}{_THEM} (?:should |must |ought to |want to |have |need to |"
    r"just )*(?:change|changed|trade|traded|swap|swapped|switch|switched) (?:places|seats|sides|positions|"
    rf"over){_END}|{_LEAD}(?:i |i ve |i have |i had |i always |i must have |i seem to have |i think i |"
    r"please |you may )*(?:got |get |have |had |put |wrote |write |typed |type |mix |read |take |turn |"
    rf"turned |make )?{_THEM} {_OVER}{_END}|{_LEAD}(?:i |i ve |i have |i must have |i seem to have |i think "
    rf"i |please |to be )*{_CROSS} {_THEM}{_END}|{_LEAD}(?:i )?(?:always |often |tend to |usually |"
    rf"sometimes )+(?:write|put|type|give|name|get|mix|swap) (?:\w+ ){{1,2}}{_OVER}{_END}|{_LEAD}(?:please "
    rf")?(?:read|take|turn) (?:the |my |all |any )*(?:\w+ )(?:below |above |here )?{_OVER}{_END}"
)
_GATE: Final = words_in(
    "swapped switched transposed crossed reversed inverted interchanged exchanged flipped mirrored muddled "
    "mixed back upside crosswise inside reverse backward backwards vice way places seats sides positions "
    "over swap switch transpose cross invert interchange exchange flip mirror"
)
_LONGEST: Final = 14


def crosses_over(lows: Sequence[str], parts: Sequence[str]) -> bool:
    """Whether a sentence, whose words are `lows`, says so in all of it that is between its marks."""
    if not 0 < len(lows) <= _LONGEST or _GATE.isdisjoint(lows):
        return False
    return _CROSSED.fullmatch(" ".join(parts)) is not None
