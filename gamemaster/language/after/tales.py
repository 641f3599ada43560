"""How tales begin, and the parts of a book: what is told below them has happened to nobody.

`Once upon a time there was a wolf.`, `Long ago, in a land of fog, ...`, `Chapter 5`, `Prologue`.
"""

from collections.abc import Sequence
from typing import Final

from gamemaster.language.english import words
from gamemaster.language.english.numbers import may_be_number
from gamemaster.language.english.tokens import words_in
from gamemaster.language.english.verbs import is_past

_DWELLING: Final = words_in("was were lived dwelt stood reigned")
_SOMEBODY: Final = words_in("a an two three some this")
_OF_US: Final = words_in("i we you this that it my our your people everybody everyone")
_LANDS: Final = words_in("galaxy kingdom land realm country empire universe")
_REMOTE: Final = words_in("far away faraway distant beyond where whose which called")
_PARTS: Final = words_in(
    "chapter canto verse episode lesson volume appendix book scene sonnet psalm fable tale"
)
_ENDS_OF_BOOKS: Final = words_in("prologue epilogue foreword afterword overture")
_FIRST_WORDS: Final = 5
_LONGEST_TITLE: Final = 9

OPENING_TALES: Final = _DWELLING | _PARTS | _ENDS_OF_BOOKS | _LANDS | words_in("upon ago knock")
"""Without one of these no tale begins."""


def opens_tale(lows: Sequence[str]) -> bool:
    """Whether a sentence, given in plain words, is how a tale begins, or the title of a part of one, or a
    joke."""
    return _once(lows) or _of_a_land(lows) or _is_part(lows) or list(lows) == ["knock", "knock"]


def _once(lows: Sequence[str]) -> bool:
    """`Once upon a time`, `There once was a cook`, `Once there lived a wolf`, `Long ago there was a king`."""
    for place in range(min(_FIRST_WORDS, len(lows))):
        told = list(lows[place : place + 4])
        if told == ["once", "upon", "a", "time"]:
            # "Once upon a time this was a friendly game" tells of the game
            return lows[place + 4 : place + 5] == [] or lows[place + 4] not in _OF_US
        if sorted(told[:2]) == ["once", "there"] and told[2:3] and told[2] in _DWELLING:
            return told[3:] != [] and told[3] in _SOMEBODY
        if told[0] == "there" and told[1:2] and told[1] in _DWELLING and told[2:3] == ["once"]:
            return told[3:] != [] and told[3] in _SOMEBODY
        if told[:2] == ["long", "ago"] and "i" not in lows and not _DWELLING.isdisjoint(lows):
            return True
    return lows[:2] == ["there", "lived"] or lows[:3] in (["once", "lived", "a"], ["once", "lived", "an"])


def _of_a_land(lows: Sequence[str]) -> bool:
    """`In a galaxy far away`, `In a land where nobody slept`: where tales happen."""
    if len(lows) < _FIRST_WORDS or lows[0] != "in" or lows[1] not in {"a", "an", "some"}:
        return False
    return not _LANDS.isdisjoint(lows[2:5]) and not (_REMOTE | _DWELLING).isdisjoint(lows[2:8])


def _is_part(lows: Sequence[str]) -> bool:
    """`Chapter 5`, `Canto the Second`, `Epilogue`: a title."""
    if lows[0] in _ENDS_OF_BOOKS:
        return len(lows) == 1
    if lows[0] not in _PARTS or not 1 < len(lows) <= _LONGEST_TITLE:
        return False
    if "my" in lows or not words.FINITE.isdisjoint(lows) or any(is_past(low) for low in lows):
        # "Chapter 4 of my thesis is done"
        return False
    return lows[1] == "the" or may_be_number(lows[1]) or _is_roman(lows[1]) or len(lows[1]) == 1


def _is_roman(low: str) -> bool:
    return set(low) <= set("ivxlc")
