"""Words before a quantity that only introduce it: `the sum of 3`, `both my`."""

from typing import Final

from gamemaster.language.english.numbers import number_at
from gamemaster.language.english.phrases import table_of
from gamemaster.language.english.tokens import Tokens

_SUMS: Final = table_of(
    "the sum of; a sum of; a total of; the total of; the amount of; an amount of; the princely sum of; "
    "a grand total of; precisely; exactly; just; a full; a whole; all of"
)


def past_sum(tokens: Tokens, start: int) -> int:
    """After `the sum of`, where a number follows."""
    if tokens[start].low == "not" and (refused := number_at(tokens, start + 1)) is not None:
        after = refused[1] + 1
        if refused[1] < len(tokens) and tokens[refused[1]].low == "but" and number_at(tokens, after):
            return after
    summed = _SUMS.longest(tokens, start)
    return start if summed is None or number_at(tokens, summed.end) is None else summed.end


def both_mine(tokens: Tokens, start: int) -> int | None:
    """The place after `both my` or `both of my`."""
    place = start + 1
    if tokens[start].low != "both" or place >= len(tokens):
        return None
    place += tokens[place].low == "of"
    return place + 1 if place < len(tokens) and tokens[place].low in {"my", "our"} else None
