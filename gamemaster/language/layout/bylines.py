"""Lines that say who spoke and when, as chats, web pages and old programs put above others' words.

They end in no colon and bear no word for writing. With an address and a time one is certain; with no more
than the name of somebody else, what stands below it is in doubt, and the line itself is read like any other.
"""

import re
from collections.abc import Callable
from typing import Final, NamedTuple

from gamemaster.language.layout.header_blocks import addressed, dated, day_in, hour_in
from gamemaster.language.layout.lines import Piece, Sort

_FRAME: Final = " \t\xa0-–—=*~#_[]()<>|"
_FIRST_PERSON: Final = re.compile(r"\b(?:I|I['’]\w+|[Mm]y|[Ww]e|[Oo]ur)\b")
_TELLING: Final = re.compile(r"[\d@]|:[)\]>*]|wrote|writes|sa(?:id|ys)|posted")
_WRITTEN: Final = re.compile(r"\b(?:wrote|writes|said|says|posted)\b")
_LONGEST: Final = 160
_MOST_WORDS: Final = 16
_FEW_WORDS: Final = 8
_NAME_WORDS: Final = 4

Other = Callable[[str], bool]
"""Whether words name a player other than the sender."""


class Byline(NamedTuple):
    """A line of `width` lines; it is not `sure` when it may be the sender's own."""

    width: int
    sure: bool


def byline(text: str, lines: list[Piece], place: int, other: Other) -> Byline | None:
    """The byline that begins in the own line at `place`, where a paragraph begins."""
    if place and lines[place - 1].sort is Sort.OWN:
        return None
    # most paragraphs begin with neither a figure nor an address in their first two lines
    if not _TELLING.search(text, lines[place].start, lines[min(place + 1, len(lines) - 1)].end):
        return None
    words = _line(text, lines, place)
    if words is None:
        return None
    if place + 1 < len(lines) and _listed(text[lines[place + 1].start : lines[place + 1].end]):
        return None
    framed = text[lines[place].end - 1] in _FRAME and text[lines[place].start] in _FRAME
    if addressed(words) and dated(words):
        return Byline(1, framed or "<" in words or "(" in words)
    below = _line(text, lines, place + 1)
    if below is not None and dated(below) and len(below.split()) <= _FEW_WORDS:
        # who on the first line, when on the second
        if addressed(words):
            return Byline(2, True)
        if len(words.split()) <= _NAME_WORDS and other(words):
            return Byline(2, False)
    told = day_in(words) or _WRITTEN.search(words) is not None or words[-1] == ":"
    when = hour_in(words) or (framed and told)
    if when and len(words.split()) <= _FEW_WORDS and other(words):
        return Byline(1, False)
    return None


def _listed(words: str) -> bool:
    """Whether a line tells of an address and a day itself: a list of people, not who spoke."""
    return len(words) <= _LONGEST and addressed(words) and day_in(words)


def _line(text: str, lines: list[Piece], place: int) -> str | None:
    """The words of an own line without what frames them, None where they are a sentence of the sender."""
    if place >= len(lines) or lines[place].sort is not Sort.OWN:
        return None
    start, end = lines[place].start, lines[place].end
    if end - start > _LONGEST:
        return None
    words = text[start:end].strip(_FRAME)
    if (
        not words
        or words[-1] in ".!?;"
        or text[end - 1] == ":"
        or len(words.split()) > _MOST_WORDS
        or _FIRST_PERSON.search(words)
    ):
        return None
    return words
