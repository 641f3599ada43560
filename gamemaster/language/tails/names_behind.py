"""Names in words behind an act: where they stand, and whether they leave it as it is."""

from collections.abc import Iterator
from typing import Final

from gamemaster.language.english.tokens import Tokens, words_in

HANGING: Final = words_in("for with by as on onto into behind after before via through against under")


def names(tokens: Tokens, first: int, end: int) -> Iterator[int]:
    """Where people are named, or words with a capital letter stand."""
    for place in range(first, end):
        token = tokens[place]
        if token.low in {"i", "god", "lord", "heaven"} or not token.low[0].isalpha():
            continue
        if token.capital:
            yield place


def may_be_named(tokens: Tokens, first: int, place: int, end: int, takes: set[str], clause: bool) -> bool:
    """Whether a name there leaves the act as it is: its owner, in a reason, or from whom something comes."""
    before = tokens[place - 1].low if place else ""
    if tokens[first].low == "from" and place == first + 1:
        return "person" not in takes
    owner = place + 1 < end and tokens[place + 1].low in {"'s", "'"}
    if owner:
        return before not in HANGING or clause or "person" not in takes
    if tokens[first].low in {"to", "only", "just"} and "person" not in takes:
        # "to annoy Tarn"
        return before not in HANGING | {"to", "and"}
    relative = any(tokens[p].low in {"who", "which", "whose", "whom"} for p in range(first, place))
    inside = tokens[first].low == "that" or relative
    if clause and (inside or "person" not in takes):
        return before not in HANGING or tokens[first].low == "trusting"
    return False
