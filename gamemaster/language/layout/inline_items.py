"""Numbered items that go on in one line: `1. I set left to 7. 2. I place a tile at C7.`

Each stands on a line of its own in place of the blank before its number, so that the text keeps its length
and is read as any other list is: the words above it say what they say above rows. Only a count from one
upwards whose every item begins as a sentence does is such a list; one that chooses is left as it is.
"""

import re
from itertools import pairwise
from typing import Final

from gamemaster.language.layout.plain_rows import MOST_BLOCKS, belied

_BLOCK: Final = re.compile(r"(?:^[^\n>]*\S[^\n]*\n?)+", re.MULTILINE)
_MARK: Final = re.compile(
    r"(?:(?<=^)|(?<=\n)|(?<=[.!;:,)\w][ \n]))(\()?(\d|[a-f])([.)])(?=[ \n]+(?:I|[A-Z][a-z]+)\b)"
)
_STOPPED: Final = frozenset(".!;:,")
_OPEN: Final = re.compile(r"\b(?:or|either|unless|maybe|perhaps)\b", re.IGNORECASE)
_LETTERS: Final = "abcdef"


def with_items_on_lines(text: str) -> str:
    """`text`, of the same length, with such items each on its line."""
    if not holds_count(text):
        return text
    return _BLOCK.sub(lambda block: _parted(block.group()), text, count=MOST_BLOCKS)


def holds_count(text: str) -> bool:
    """Whether a first and a second item may stand in the text."""
    return ("1" in text and "2" in text) or ("a)" in text and "b)" in text)


def _parted(block: str) -> str:
    """The block with its items on lines of their own; as it is where it holds no such list."""
    marks = _counted(block)
    if not marks or _OPEN.search(block):
        return block
    starts = [mark.start() for mark in marks]
    above = block[: starts[0]].rstrip()
    if above[-1:] != ":" and belied(above):
        # "My ideas so far. 1. I set left to 7. 2. ..."; what stands before a colon is judged as a heading
        return block
    if all(start == 0 or block[start - 1] == "\n" for start in starts):
        return block
    letters = list(block)
    for start in starts:
        if start and letters[start - 1] == " ":
            letters[start - 1] = "\n"
    return "".join(letters)


def _counted(block: str) -> list[re.Match[str]]:
    """The marks of a list that is counted from one, each behind the end of the item before it."""
    found: list[re.Match[str]] = []
    for mark in _MARK.finditer(block):
        due = _LETTERS[len(found)] if mark[2].isalpha() else str(len(found) + 1)
        alike = not found or (mark[1], mark[3]) == (found[0][1], found[0][3])
        if mark[2] != due or not alike:
            continue
        before = block[: mark.start()].rstrip()
        closed = not before or before[-1] in _STOPPED or mark[3] == ")"
        if not closed or (mark[2].isalpha() and mark[3] == "."):
            continue
        found.append(mark)
        if len(found) == len(_LETTERS):
            break
    several = len(found) > 1 and all(b.start() - a.end() > 2 for a, b in pairwise(found))
    return found if several else []
