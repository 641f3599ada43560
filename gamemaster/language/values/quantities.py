"""How many of something are meant: `3 gold`, `both my potions`, `two of my swords`, `half of my gold`."""

from typing import Final

from gamemaster.language.english.numbers import number_at
from gamemaster.language.english.sums import both_mine, past_sum
from gamemaster.language.english.tokens import Tokens, words_in

_ARTICLES: Final = words_in("a an another single")
_POSSESSIVES: Final = words_in("my the this that our")
_ADJECTIVES: Final = words_in(
    "last own old trusty only precious remaining spare good shiny new rusty resulting fresh"
)


def quantities(tokens: Tokens, start: int) -> list[tuple[int, int | str | None]]:
    """Where the thing itself may begin, and how many of it are meant (None: the words do not say)."""
    start = past_sum(tokens, start)
    if (both := both_mine(tokens, start)) is not None:
        return [(both, 2)]
    place, owned = start, False
    word = tokens[place].low
    if word == "all" or (word == "half" and number_at(tokens, place) is None):
        end = start + 1
        for opener in (("of", "my"), ("of", "the"), ("of", "our"), ("my",), ("our",), ("the",)):
            if tuple(token.low for token in tokens[end : end + len(opener)]) == opener:
                return [(end + len(opener), word)]
        return []
    place += word == "exactly"
    if word in _POSSESSIVES:
        place, owned = place + 1, True
        while place < len(tokens) and tokens[place].low in _ADJECTIVES:
            place += 1
    if place >= len(tokens):
        return []
    found: list[tuple[int, int | str | None]] = []
    read = number_at(tokens, place)
    if read is not None:
        found.append((_of_mine(tokens, read[1]), read[0]))
        if read[0] < 1:
            return []
    elif tokens[place].low in _ARTICLES and not owned:
        place += 1
        while place < len(tokens) and tokens[place].low in _ADJECTIVES | {"single"}:
            place += 1
        return [(place, 1)]
    found.append((place, None))
    return found


def _of_mine(tokens: Tokens, place: int) -> int:
    if place + 1 < len(tokens) and tokens[place].low == "of" and tokens[place + 1].low in _POSSESSIVES:
        place += 2
        owned = number_at(tokens, place)
        place = owned[1] if owned is not None else place
    while place < len(tokens) and tokens[place].low in _ADJECTIVES:
        place += 1
    return place
