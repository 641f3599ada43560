"""Words, numbers and marks of a text with their offsets.

Letters and digits part company (`DL1` is `dl`, `1`), apostrophe endings stand alone (`I'll` is `i`, `'ll`), a
hyphen inside a word vanishes (`level-2` is `level`, `2`), and a minus before a figure stays with it.
"""

import re
import unicodedata
from collections.abc import Sequence
from typing import NamedTuple


class Token(NamedTuple):
    """One word, number or mark. `low` is the word without case and accents, `line` True when a line
    begins."""

    low: str
    start: int
    end: int
    line: bool = False
    capital: bool = False


Tokens = Sequence[Token]

_TOKEN = re.compile(
    r"(?P<br>\n)|(?P<w>[^\W\d_]+)|(?P<n>\d+(?:,\d{3})+(?!\d)|\d+(?:\.\d+)?)"
    r"|(?P<a>['’](?:ll|ve|re|d|m|s|t)(?![^\W_]))|(?P<d>-{2,}|[–—]|[-=]+>|→)|(?P<e>\.{2,}|…)|(?P<m>[^\w\s]|_)"
)


def tokenize(text: str, start: int = 0, end: int | None = None) -> list[Token]:
    """The tokens of `text[start:end]`; offsets count in the whole of `text`."""
    found: list[Token] = []
    line = True
    for match in _TOKEN.finditer(text, start, len(text) if end is None else end):
        kind = match.lastgroup
        first, last = match.span()
        if kind == "br":
            line = True
            continue
        word = match.group()
        if kind == "w":
            low = word.lower() if word.isascii() else fold_word(word)
            found.append(Token(low, first, last, line, word[0] != low[:1]))
        elif kind == "m" and word == "-":
            before = found[-1].end == first if found else False
            after = last < len(text) and text[last].isalnum()
            if before and after:
                continue
            found.append(Token("neg" if after and text[last].isdigit() else "--", first, last, line))
        else:
            low = _MARKS.get(
                kind or "", word if word.isascii() or word.isalnum() or word in _PLAIN_MARKS else "~"
            )
            found.append(Token(low if kind != "a" else "'" + word[1:].lower(), first, last, line))
        line = False
    return found


_MARKS = {"d": "--", "e": "..."}
_PLAIN_MARKS = frozenset("’‘“”×•·")


def fold_word(word: str) -> str:
    """`word` in lower case, without accents."""
    decomposed = unicodedata.normalize("NFKD", word)
    return "".join(c for c in decomposed.casefold() if not unicodedata.combining(c)) or word


_PLAIN = re.compile(r"(?:[a-z ]|\{n(?:th)?\})*")


def words_in(text: str) -> frozenset[str]:
    """The words of a closed list written as one text."""
    return frozenset(text.split())


def words_of(phrase: str) -> tuple[str, ...]:
    """A declared phrase as the tokens it has to match; `{n}` and `{nth}` stay whole."""
    if _PLAIN.fullmatch(phrase):
        return tuple(phrase.split())
    found: list[str] = []
    for part in re.split(r"(\{n(?:th)?\})", phrase):
        if part in {"{n}", "{nth}"}:
            found.append(part)
        else:
            found.extend(token.low for token in tokenize(part))
    return tuple(found)
