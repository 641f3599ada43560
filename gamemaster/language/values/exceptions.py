"""Exceptions from all of a few values: `all my machines except the left one`."""

from collections.abc import Callable, Sequence
from typing import Final

from gamemaster.core.frame import Kind
from gamemaster.language.english.phrases import table_of
from gamemaster.language.english.tokens import Tokens, words_in
from gamemaster.language.values.choosing import parts_of
from gamemaster.language.values.value import Value
from gamemaster.language.vocabulary.scene import Scene

_EXCEPT: Final = words_in("except excepting excluding but save bar minus")
_TWO_WORDS: Final = frozenset({("other", "than"), ("apart", "from"), ("aside", "from")})
EVERY_ONE: Final = table_of(
    ", every one; , every one of them; , all of them; , each of them; , each; , all three; , all four; , "
    "both; , both of them; , the lot; , the whole lot; , all; , every single one; every one; every one of "
    "them; all of them; each of them; , every last one; , the lot of them; , all the same; alike; , one and "
    "all"
)
"""What may stand behind a list and says once more that all of it is meant."""
_JOINTS: Final = words_in("and or ,")


def all_but(
    scene: Scene, tokens: Tokens, place: int, kind: Kind, values: Sequence[str]
) -> tuple[list[str], int]:
    """What is left of `values` after the exception at `place`, if there is one, and where that ends."""
    begin = place + (place < len(tokens) and tokens[place].low == ",")
    start = _past_except(tokens, begin)
    if start is None:
        return list(values), place
    without, end = list[str](), place
    while start < len(tokens):
        after = start + (tokens[start].low in {"my", "the"})
        hit = scene.lexicon.values[kind.name].longest(tokens, after)
        if hit is None or hit.what is None:
            break
        without.append(hit.what)
        end = hit.end
        if end >= len(tokens) or tokens[end].low not in _JOINTS:
            break
        start = end + 1
    return [value for value in values if value not in without], end


def without(scene: Scene, tokens: Tokens, place: int, kind: Kind, numbers: Sequence[str]) -> Value | None:
    """What is left of things by their numbers after the exception at `place`.

    None where there is none, or one that is not of them.
    """
    start = _past_except(tokens, place + (place < len(tokens) and tokens[place].low == ","))
    left, end = list(numbers), 0
    nouns = scene.lexicon.nouns[kind.name]
    while start is not None and start < len(tokens):
        noun = nouns.longest(tokens, start)
        start = noun.end if noun is not None else start
        if start >= len(tokens) or tokens[start].low not in left:
            return None
        left.remove(tokens[start].low)
        end = start + 1
        more = end < len(tokens) and tokens[end].low in {"and", "&"}
        start = end + 1 if more and end + 1 < len(tokens) and tokens[end + 1].low.isdecimal() else None
    if not end or not left:
        return None
    first, *others = [parts_of(kind, number) for number in left]
    return Value(end, first, tuple(others), True)


def list_without(
    tokens: Tokens, start: int, listed: Value, read: Callable[[int], Value | None]
) -> Value | None:
    """`each of D1, D2 and D3 except D3`: the list that begins at `start`, without one or more of its values.

    `read` is what stands at a place. None where there is no exception, or one that is not of them; `but` is
    one only behind `all` or `each`: `D1 and D2, but D2 first` leaves nothing out.
    """
    begin = listed.end + (listed.end < len(tokens) and tokens[listed.end].low == ",")
    place = _past_except(tokens, begin)
    if place is None or (tokens[begin].low == "but" and tokens[start].low not in _ALL_OF):
        return None
    left, end = [listed.parts, *listed.others], 0
    while place < len(tokens):
        value = read(place)
        if value is None or value.parts not in left:
            return None
        left.remove(value.parts)
        end = place = value.end
        while place + 1 < len(tokens) and tokens[place].low in _ADDING:
            place += 1
        if place == end or (tokens[place - 1].low == "," and read(place) is None):
            break
    closes = end >= len(tokens) or not tokens[end].low[0].isalnum()
    return Value(end, left[0], tuple(left[1:]), listed.each) if left and end and closes else None


_ADDING: Final = words_in("and & ,")
_ALL_OF: Final = words_in("each all every both")


def _past_except(tokens: Tokens, place: int) -> int | None:
    lows = tuple(token.low for token in tokens[place : place + 2])
    if lows in _TWO_WORDS:
        return place + 2
    if not lows or lows[0] not in _EXCEPT:
        return None
    return place + 1 + (lows[1:] == ("for",))
