"""How wide text is on a monospaced screen, and how it is cleaned, padded and wrapped to fit.

What must stay true: no line that `wrap` makes is wider than asked, whatever stands in it, except a single
word that may not be broken (an address, a Message-ID, a URL); and no control or direction character of a
player's text reaches a letter.
"""

import re
import unicodedata
from collections.abc import Callable
from functools import lru_cache
from typing import Literal

COLUMNS = 72
"""The widest line of any letter."""

Align = Literal["left", "right"]

# two joiners shape the letters of some scripts; every other invisible character only disturbs a table
_JOINERS = frozenset("\u200c\u200d")
_WHOLE = re.compile(r"<?[^\s<>]*(?:://|@)[^\s<>]*>?[.,;:)]*|msg:\S+")
_TIED = re.compile(r"\d+ x L\d+\S*|\(?\bs\. \d\S*|\S+")
_LEAST = 8


def clean(text: str) -> str:
    """`text` on one line, without control, direction and other invisible characters."""
    return text if text.isprintable() else "".join(_plain(c) for c in text)


@lru_cache(maxsize=2048)
def _plain(char: str) -> str:
    if char in _JOINERS or char.isprintable():
        return char
    kind = unicodedata.category(char)
    if char.isspace() or kind in {"Zs", "Zl", "Zp"}:
        return " "
    return "" if kind in {"Cc", "Cf"} else "?"


def width(text: str) -> int:
    """Columns that `text` takes; wide East Asian characters take two, combining marks none."""
    return len(text) if text.isascii() else sum(map(_cells, text))


@lru_cache(maxsize=4096)
def _cells(char: str) -> int:
    if unicodedata.category(char) in {"Mn", "Me", "Cf"} or "\u1160" <= char <= "\u11ff":
        return 0
    return 2 if unicodedata.east_asian_width(char) in {"W", "F"} else 1


def fit(text: str, columns: int) -> str:
    """The longest beginning of `text` that takes at most `columns`; never splits a mark off its letter."""
    if text.isascii():
        return text[: max(columns, 0)]
    taken = 0
    for place, char in enumerate(text):
        taken += _cells(char)
        if taken > columns:
            return text[:place]
    return text


def pad(text: str, columns: int, align: Align = "left") -> str:
    """`text` filled with spaces up to `columns`."""
    blanks = " " * (columns - width(text))
    return blanks + text if align == "right" else text + blanks


def wrap(text: str, columns: int = COLUMNS, first: str = "", rest: str | None = None) -> list[str]:
    """Lines of at most `columns` holding the words of `text`, each once.

    `first` stands before the first line and `rest` (default: as many spaces) before every other. Words that
    are wider than a line are broken, unless they are addresses.
    """
    return list(_wrapped(text, columns, first, rest))


# every letter says much the same, so most paragraphs were wrapped before
@lru_cache(maxsize=2048)
def _wrapped(text: str, columns: int, first: str, rest: str | None) -> list[str]:
    text = clean(text)
    lead = width(first)
    rest = " " * lead if rest is None else rest
    size_of: Callable[[str], int] = len if text.isascii() else width
    if lead + size_of(text) <= columns:
        return [(first + " ".join(text.split())).rstrip()]
    lines: list[str] = []
    line, used = "", 0
    room = max(columns - lead, _LEAST)
    for word in _pieces(text, max(columns - max(lead, width(rest)), _LEAST)):
        size = size_of(word)
        if used and used + 1 + size > room:
            lines.append(((rest if lines else first) + line).rstrip())
            line, used = "", 0
            room = max(columns - width(rest), _LEAST)
        line, used = (f"{line} {word}", used + 1 + size) if used else (word, size)
    lines.append(((rest if lines else first) + line).rstrip())
    return lines


def _pieces(text: str, room: int) -> list[str]:
    """The words of `text`, those wider than `room` broken where that is allowed."""
    words = _words(text)
    if text.isascii() and max(map(len, words), default=0) <= room:
        return words
    pieces: list[str] = []
    for word in words:
        left = word
        while width(left) > room and not _WHOLE.fullmatch(left):
            head = fit(left, room)
            pieces.append(head)
            left = left[len(head) :]
        pieces.append(left)
    return pieces


def _words(text: str) -> list[str]:
    """The words of `text`; `2 x L1` and `s. 26` count as one, they read badly when torn apart."""
    return text.split() if " x " not in text and "s. " not in text else _TIED.findall(text)
