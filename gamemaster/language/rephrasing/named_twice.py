"""A thing of the game by two of its names: `quest 4, the Salt Drake, with Earth`.

The second name is left out. What must stay true: both names mean one and the same thing, each of them for
certain, and they are two different ones: the same words twice may be two things, or two acts.
"""

from typing import Final

from gamemaster.language.english.tokens import Token, words_in
from gamemaster.language.values.value import Value
from gamemaster.language.values.values import values_at
from gamemaster.language.vocabulary.scene import Scene

_LONGEST: Final = 6
_FEWEST: Final = 3
_ENDS: Final = words_in(", . ! ;")


def named_once(scene: Scene, tokens: list[Token]) -> list[Token]:
    """The tokens without a second name of a thing, set off behind the first."""
    for place in range(_FEWEST, len(tokens) - 1):
        if tokens[place].low != ",":
            continue
        close = next((p for p in range(place + 2, len(tokens)) if tokens[p].low in _ENDS), len(tokens))
        if close - place > _LONGEST or not _same(scene, tokens, place, close):
            continue
        behind = close + (close < len(tokens) - 1 and tokens[close].low == ",")
        if behind == close or tokens[behind].low not in {"and", "then", "i"}:
            return named_once(scene, [*tokens[:place], *tokens[behind:]])
        return named_once(scene, [*tokens[:place], *tokens[close:]])
    return tokens


def _same(scene: Scene, tokens: list[Token], place: int, close: int) -> bool:
    """Whether what ends at the comma and what follows it name one thing in different words."""
    for kind in scene.lexicon.kinds.values():
        if not kind.things or kind.open:
            continue
        second = _certain(scene, tokens, place + 1, close, kind.name)
        if second is None:
            continue
        for start in range(max(1, place - _LONGEST), place):
            first = _certain(scene, tokens, start, place, kind.name)
            if first is not None and first.parts == second.parts:
                said = [token.low for token in tokens[start:place] if token.low != "the"]
                return said != [token.low for token in tokens[place + 1 : close] if token.low != "the"]
    return False


def _certain(scene: Scene, tokens: list[Token], start: int, end: int, kind: str) -> Value | None:
    """The one thing of a kind that the words from `start` to `end` name."""
    found = [value for value in values_at(scene, tokens, start, kind) if value.end == end]
    sure = bool(found) and not any(value.doubt or value.others for value in found)
    return found[0] if sure and len({value.parts for value in found}) == 1 else None
