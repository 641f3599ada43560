"""Words of a sentence in one string, for patterns of whole sentences: `I can't` is `i cant`."""

from collections.abc import Iterator, Sequence
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


def parts_said(
    tokens: Tokens, openers: frozenset[str] = frozenset(), parting: frozenset[str] = MARKS
) -> Iterator[str]:
    """The words between marks, or whatever else is to part them, as they are said."""
    part: list[Token] = []
    for token in tokens:
        if token.low not in parting:
            part.append(token)
        elif part:
            yield from _said(part, openers)
            part = []
    yield from _said(part, openers)


def _said(part: list[Token], openers: frozenset[str]) -> Iterator[str]:
    lows = plain_lows(part)
    if lows:
        yield as_said(lows, openers)
