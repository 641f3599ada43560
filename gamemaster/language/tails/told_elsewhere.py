"""Words behind an act by which it is told of elsewhere, later, or by somebody else.

`(I explore,) she types, and deletes it`, `you will read in my next mail`, `it will say on the card`, `Casimir
wrote on the third`.
"""

import re
from typing import Final

from gamemaster.language.english.tokens import Tokens, words_in

_MARKS: Final = words_in(", ; : -- - – — ...")
_FEW: Final = 5
_PAIR: Final = 2
"""`Casimir wrote`"""


def tells_elsewhere(lows: list[str]) -> bool:
    """`she types, and deletes it`, `you will read in my next mail`, `it will say on the card`: the act is
    told of, or comes later."""
    if lows[:1] == [] or lows[0] not in _TELLING:
        return False
    return _ELSEWHERE.match(" ".join(lows)) is not None


_TELLING: Final = words_in(
    "she he they e you it my the which i tomorrow tonight next later sorry and hoping hope looking just "
    "only to as"
)
_ELSEWHERE: Final = re.compile(
    r"(?:she|he|they|e) (?:types?|typed|scribbles?|scribbled)\b"
    r"|(?:you|they|everyone) (?:will|'ll|shall|may|would) (?:soon |then )?(?:read|hear)"
    r"(?:$| (?:in|from me|tomorrow|tonight|later|next|soon|on)\b)"
    r"|(?:it|my (?:next )?(?:mail|message|card|note|letter|vote)|the (?:mail|card|note|letter)) "
    r"(?:will|'ll|would|shall|should) (?:then )?(?:say|read|run)\b"
    r"|it (?:would be|was|might be|could be)$"
    r"|as (?:[a-z]+ ){1,4}(?:character|hero|heroine|novel|story|film|detective)\b"
    r"|which (?:is|was) (?:probably |perhaps |roughly |just |only )?what i (?:would|'d|will|'ll|might)\b"
    r"|which i (?:will|'ll|shall|would|'d|might|may) (?:probably |perhaps |then |only )?(?:send|post|mail|"
    r"submit|announce|cast)\b"
    r"|i (?:said|wrote) (?:yesterday|last [a-z]+|on [a-z]+|earlier)$"
    r"|i (?:would|'d) have (?:said|written|sent|voted|announced)\b"
    r"|(?:tomorrow|tonight|next [a-z]+|later) (?:that is|i (?:will|'ll|shall|'m|am)(?:$| (?:do|doing|be able|"
    r"be allowed|decide|send|see)\b))"
    r"|sorry (?:that|this|it) (?:was|is) (?:meant|intended|for|only)\b"
    r"|(?:and )?(?:i )?(?:hope|hoping) to be (?:allowed|able|permitted)\b"
    r"|(?:just |only )?to (?:see|check|test|show|know) (?:how|what|whether) (?:it|this|that) "
    r"(?:looks?|reads?|sounds?|would|comes? out|does|says)\b"
    r"|(?:and )?(?:i )?look(?:ing)? forward to (?:doing|casting|sending) (?:it|so|this|that)\b"
)


def told_by_another(said: Tokens) -> bool:
    """`Casimir wrote on the third`: whose words the act is told in, and when."""
    said = [token for token in said if token.low not in _MARKS | {"."}]
    lows = [token.low for token in said]
    return (
        1 < len(lows) <= _FEW + 1
        and said[0].capital
        and said[0].low != "i"
        and lows[1] in _WROTE
        and (len(lows) == _PAIR or lows[2] in _WHEN)
        and "that" not in lows
    )


_WROTE: Final = words_in("wrote writes typed types posted announced")
_WHEN: Final = words_in("on in at yesterday last this earlier once back to before")
