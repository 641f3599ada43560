"""Whole numbers as people write them: `3`, `1,200`, `twelve`, `twenty-five`, `twelve (12)`, `2nd`."""

from collections.abc import Iterable
from typing import Final

from gamemaster.language.english.tokens import Tokens, words_in

_SMALL_WORDS: Final = (
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen "
    "seventeen eighteen nineteen"
)
_TENS_WORDS: Final = "twenty thirty forty fifty sixty seventy eighty ninety"
_ORDINAL_WORDS: Final = "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth"
_SMALL: Final = {word: value for value, word in enumerate(_SMALL_WORDS.split())}
_TENS: Final = {word: 10 * value for value, word in enumerate(_TENS_WORDS.split(), start=2)}
_SCALES: Final = {"hundred": 100, "thousand": 1_000, "million": 1_000_000, "billion": 1_000_000_000}
_ORDINALS: Final = {word: value for value, word in enumerate(_ORDINAL_WORDS.split(), start=1)}
_OPENING: Final = frozenset({*_SMALL, *_TENS, "a", "half"})
OPENING: Final[frozenset[str]] = _OPENING.union(_ORDINALS)
"""The words that a number or an ordinal may begin with, figures apart."""
_SUFFIXES: Final = frozenset({"st", "nd", "rd", "th"})

FIGURES: Final = {word: str(value) for word, value in _SMALL.items()}
RANKS: Final = {
    word: (str(value), {1: "st", 2: "nd", 3: "rd"}.get(value, "th")) for word, value in _ORDINALS.items()
}
"""The ordinals as figures are cut into words: `2`, `nd`."""
NUMERALS: Final = {str(value): word for word, value in _SMALL.items()}
NUMBER_WORDS: Final = frozenset({*_SMALL, *_TENS, *_SCALES, "dozen"})


_DEGREES: Final = words_in("more less better worse faster harder longer slower quicker as")
_MANNERS: Final = words_in("fast hard long much many often well good quick loud deep")


def compares(tokens: Tokens, place: int) -> bool:
    """`(twice) as carefully as last time`, `(three times) faster`: how one act is done, not how often.

    `twice as promised` and `twice, as usual` tell nothing of the kind.
    """
    lows = [token.low for token in tokens[place : place + 3]]
    if not lows or lows[0] not in _DEGREES:
        return False
    if lows[0] != "as" or lows[1:2] == [","]:
        return lows[0] != "as" and (lows[0] not in {"more", "less"} or lows[1:2] not in ([], ["."], [","]))
    return len(lows) > 1 and (lows[1].endswith("ly") or lows[1] in _MANNERS or lows[2:] == ["as"])


def number_at(tokens: Tokens, start: int) -> tuple[int, int] | None:
    """The whole number that begins at `start` and where it ends; None when there is none.

    A figure in parentheses after the words must agree with them, otherwise nothing is read.
    """
    if start >= len(tokens):
        return None
    first = tokens[start].low
    if first[0].isdigit():
        read = _figures(first)
        return None if read is None else (read, start + 1)
    spelled = _spelled(tokens, start) if first in _OPENING else None
    if spelled is None:
        return None
    value, end = spelled
    if end + 2 < len(tokens) and tokens[end].low == "(" and tokens[end + 2].low == ")":
        repeated = tokens[end + 1].low
        if repeated[0].isdigit():
            return (value, end + 3) if _figures(repeated) == value else None
    return spelled


def may_be_number(word: str) -> bool:
    """Whether a number or an ordinal may begin with the word."""
    return word in OPENING or word[0].isdigit()


def has_figures(lows: Iterable[str]) -> bool:
    """Whether one of the words is written in figures."""
    return any(map(str.isdigit, [low[0] for low in lows]))


def ordinal_at(tokens: Tokens, start: int) -> tuple[int, int] | None:
    """The ordinal that begins at `start` (`2nd`, `second`) and where it ends."""
    if start >= len(tokens):
        return None
    first = tokens[start].low
    if first in _ORDINALS:
        return _ORDINALS[first], start + 1
    if first[0].isdigit() and start + 1 < len(tokens) and tokens[start + 1].low in _SUFFIXES:
        read = _figures(first)
        return None if read is None else (read, start + 2)
    return None


def _figures(word: str) -> int | None:
    plain = word.replace(",", "")
    return int(plain) if plain.isascii() and plain.isdecimal() and len(plain) <= 12 else None


def _spelled(tokens: Tokens, start: int) -> tuple[int, int] | None:
    total, group, place, seen = 0, 0, start, False
    for half in (("half", "a", "dozen"), ("a", "half", "dozen")):
        if tuple(token.low for token in tokens[start : start + 3]) == half:
            return 6, start + 3
    if tokens[start].low == "a" and start + 1 < len(tokens):
        if tokens[start + 1].low == "dozen":
            return 12, start + 2
        if tokens[start + 1].low in _SCALES:
            group, place, seen = 1, start + 1, True
    while place < len(tokens):
        word = tokens[place].low
        if word in _SMALL and group % 10 == 0 and (group % 100 == 0 or _SMALL[word] < 10):
            group += _SMALL[word]
        elif word in _TENS and group % 100 == 0:
            group += _TENS[word]
        elif word in _SCALES and seen:
            if word == "hundred":
                group *= 100
            else:
                total, group = total + group * _SCALES[word], 0
        else:
            break
        seen = True
        place += 1
    if place < len(tokens) and tokens[place].low == "dozen" and seen:
        return 12 * (total + group), place + 1
    return (total + group, place) if seen else None
