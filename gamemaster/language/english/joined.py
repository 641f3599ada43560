"""Words of a sentence in one string, for patterns of whole sentences: `I can't` is `i cant`."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from gamemaster.language.english.tokens import Token, Tokens, plain_lows, words_in

MARKS: Final[frozenset[str]] = words_in(", ; : -- ( )")

MOST_WORDS: Final = 120
"""Longer sentences are not held against patterns that may look at each word from each other one."""


def as_said(lows: Sequence[str], openers: frozenset[str] = frozenset()) -> str:
    """The words behind `openers`, where `can 't` is `cant` and `it 's` is `it s`."""
    begin = 0
    while begin < len(lows) - 1 and lows[begin] in openers:
        begin += 1
    said = " ".join(lows[begin:])
    if "'" not in said:
        return said
    return said.replace(" n't", "nt").replace(" 't", "t").replace("'", "")


def any_of(patterns: Iterable[str]) -> str:
    """A pattern that is found where any of these is, which may be alternatives themselves.

    Those that begin at a word, and those that begin with the sentence, are put together: none of them is
    tried elsewhere then, and the search takes a fraction of the time.
    """
    groups: dict[str, list[str]] = {}
    for pattern in patterns:
        for one in alternatives(pattern):
            begin = next((sign for sign in (r"\b", "^") if one.startswith(sign)), "")
            groups.setdefault(begin, []).append(one.removeprefix(begin))
    return "|".join(f"{begin}(?:{'|'.join(ones)})" for begin, ones in groups.items())


def alternatives(pattern: str) -> Iterator[str]:
    """The alternatives of a pattern, parted where no parentheses or brackets are open."""
    begin = depth = place = 0
    among = False
    while place < len(pattern):
        sign = pattern[place]
        if sign == "\\":
            place += 1
        elif among or sign == "[":
            among = sign != "]"
        elif sign == "|" and not depth:
            yield pattern[begin:place]
            begin = place + 1
        else:
            depth += (sign == "(") - (sign == ")")
        place += 1
    yield pattern[begin:]


def parts_said(
    tokens: Tokens, openers: frozenset[str] = frozenset(), parting: frozenset[str] = MARKS
) -> Iterator[str]:
    """The words between marks, or whatever else is to part them, as they are said."""
    part: list[Token] = []
    if parting.isdisjoint([token.low for token in tokens]):
        yield from _said(tokens, openers)
        return
    for token in tokens:
        if token.low not in parting:
            part.append(token)
        elif part:
            yield from _said(part, openers)
            part = []
    yield from _said(part, openers)


def _said(part: Tokens, openers: frozenset[str]) -> Iterator[str]:
    lows = plain_lows(part)
    if lows:
        yield as_said(lows, openers)
