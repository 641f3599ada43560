"""Exceptions from all of a few values: `all my machines except the left one`."""

from collections.abc import Sequence
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


def _past_except(tokens: Tokens, place: int) -> int | None:
    lows = tuple(token.low for token in tokens[place : place + 2])
    if lows in _TWO_WORDS:
        return place + 2
    if not lows or lows[0] not in _EXCEPT:
        return None
    return place + 1 + (lows[1:] == ("for",))
