"""Exceptions from all of a few values: `all my machines except the left one`."""

from collections.abc import Sequence
from typing import Final

from gamemaster.core.frame import Kind
from gamemaster.language.english.tokens import Tokens, words_in
from gamemaster.language.vocabulary.scene import Scene

_EXCEPT: Final = words_in("except excepting excluding but save bar minus")
_TWO_WORDS: Final = frozenset({("other", "than"), ("apart", "from"), ("aside", "from")})
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


def _past_except(tokens: Tokens, place: int) -> int | None:
    lows = tuple(token.low for token in tokens[place : place + 2])
    if lows in _TWO_WORDS:
        return place + 2
    if not lows or lows[0] not in _EXCEPT:
        return None
    return place + 1 + (lows[1:] == ("for",))
