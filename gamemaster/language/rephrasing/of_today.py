"""Days that are today: `on this damp Tuesday`, `on this, the wettest Thursday of the year`.

A weekday tells of another time, as a rule. With what the sender thinks of it behind `this` it is the one on
which e writes.
"""

from typing import Final

from gamemaster.language.english import words
from gamemaster.language.english.times import CALENDAR, WEEKDAYS
from gamemaster.language.english.tokens import Token, words_in

_DAYS: Final = WEEKDAYS | words_in("day morning afternoon evening night")
_PARTS: Final = words_in("morning afternoon evening night noon")
_COMING: Final = words_in("coming next following upcoming other last past approaching previous same first")
_BEING: Final = words_in("is 's was isn't wasn't")
_OTHERWISE: Final = _COMING | _BEING | words.TAINT | words.PREPOSITIONS | words.PRONOUNS
"""Words by which it is another day, or none that is named in passing: `This is my Sunday.`"""
_YEARS: Final = words_in("year month week season summer winter spring autumn decade century")
_MOST: Final = 4
_SOLEMN: Final = words_in("do i we")
"""`We do this day hereby give ...`"""


def without_today(tokens: list[Token]) -> list[Token]:
    """The tokens without such a day."""
    for place, token in enumerate(tokens):
        if token.low != "this" or place + 2 >= len(tokens):
            continue
        solemn = place > 0 and tokens[place - 1].low in _SOLEMN and tokens[place + 1].low == "day"
        end = place + 2 if solemn else _day_end(tokens, place + 1)
        if end and (end >= len(tokens) or tokens[end].low != "'s"):
            first = place - (place > 0 and tokens[place - 1].low in {"on", "upon", "in"})
            # a sentence that is nothing but its day stays as it is
            return [*tokens[:first], *tokens[end:]] or tokens
    return tokens


def _day_end(tokens: list[Token], place: int) -> int:
    """Where a day ends whose description begins at `place`; 0 where it is none, or may be another one."""
    most = tokens[place].low == "," and tokens[place + 1].low == "the"
    begin = place + 2 * most
    day = next((p for p in range(begin, min(len(tokens), begin + _MOST)) if tokens[p].low in _DAYS), 0)
    told = tokens[begin:day]
    plain = all(t.low.isalpha() and not (t.capital and t.low not in CALENDAR) for t in told)
    held = {token.low for token in told}
    if not told or not plain or held & _OTHERWISE:
        return 0
    end = day + 1
    end += end < len(tokens) and tokens[end].low in _PARTS
    if not most:
        return end
    of = [token.low for token in tokens[end : end + 3]]
    described = any(token.low.endswith("est") for token in told) or held & {"most", "least"}
    if of[:1] == ["of"] and of[1:2] != [] and of[1] in {"the", "my", "our"} and of[2:] and of[2] in _YEARS:
        end += 3
    return end if described else 0
