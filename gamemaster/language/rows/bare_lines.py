"""Lines of the sender's own that say little: a name, a status, a heading; and how far down they reach.

Such a line stands for the rows or the paragraph right below it. It reaches on over paragraphs that open with
an act, to the first that opens with anything else.
"""

import re
from collections.abc import Callable, Iterable, Iterator
from itertools import pairwise
from typing import Final, NamedTuple

from gamemaster.language.layout.lines import Piece, Sort
from gamemaster.language.vocabulary.scene import Act, Finding, asked_about

FRAME: Final = " \t\r\xa0-–—=*~#_[]()<>|:."
_BULLETS: Final = " \t\xa0-*•+–·>[]x()#0123456789."
_LONGEST: Final = 70


class Line(NamedTuple):
    """An own line: where it stands, its words without what frames them, whether it `opens` a paragraph,
    whether the line above has come to an end, and whether words that are not the sender's stand between."""

    start: int
    end: int
    words: str
    opens: bool
    apart: bool
    cut: bool


def own_lines(text: str, pieces: Iterable[Piece]) -> list[Line]:
    """The own lines of a mail that hold anything, in their order."""
    found: list[Line] = []
    opens, ended, cut = True, True, False
    for piece in pieces:
        if piece.sort is not Sort.OWN:
            opens, ended, cut = True, True, cut or piece.sort is not Sort.BLANK
            continue
        said = text[piece.start : piece.end].rstrip()
        if not said:
            opens, ended = True, True
            continue
        # an item of a list heads nothing
        item = said.lstrip()[:2] in _ITEMS and said[-1] not in FRAME
        words = "" if item or len(said) > _LONGEST else said.strip(FRAME if said[-1] != "." else FRAME[:-1])
        found.append(Line(piece.start, piece.end, words, opens, opens or ended, cut))
        opens, ended, cut = False, said[-1] in _ENDS, False
    for place, (line, below) in enumerate(pairwise(found)):
        if line.words[:1].isdecimal() and (number := _heads_parts(text, line, below)):
            found[place] = line._replace(words=line.words[number:].strip(FRAME))
    return found


def _heads_parts(text: str, line: Line, below: Line) -> int:
    """The length of the number in `1. Tarn`, where the item has parts of its own: `1.1 I heal`."""
    number = _NUMBER.match(line.words)
    if number is None or below.cut:
        return 0
    part = _PART.match(text, below.start, below.end)
    return number.end() if part is not None and part[1] in {None, number[1]} else 0


_NUMBER: Final = re.compile(r"(\d{1,3})[.)][ \t]+")
_PART: Final = re.compile(r"[ \t]*(?:[-*+•–·]|\(?[a-z][.)]|(\d{1,3})(?:\.\d{1,2}[.)]?|\.?[a-z][.)]))[ \t]")
_ITEMS: Final = frozenset({"- ", "* ", "+ ", "• ", "– ", "> "})
_ENDS: Final = frozenset(".!?:;)]")


def reach(text: str, lines: list[Line], place: int, acts: Iterable[Act], anew: Callable[[Line], bool]) -> int:
    """Where that ends which the line at `place` heads; `anew` tells lines that head other rows."""
    starts = [act.start for act in acts]
    for below, line in enumerate(lines[place + 1 :]):
        if line.cut or anew(line):
            return line.start
        if line.opens and below and not any(opened(text, line, start) for start in starts):
            return line.start
    return len(text)


def opened(text: str, line: Line, start: int) -> bool:
    """Whether what stands at `start` opens a line, behind no more than its bullet."""
    between = text[line.start : start].strip(_BULLETS) if line.start <= start <= line.end else "none"
    lettered = len(between) == 1 and between.isalpha() and text[start - 2 : start - 1] in {".", ")"}
    return lettered or not between


def above_it(lines: list[Line], place: int) -> int:
    """Where the paragraph begins that a line belongs to, or the one above where it has one of its own."""
    first = place
    while first and not lines[first].opens:
        first -= 1
    if first == place and first and (place + 1 == len(lines) or lines[place + 1].opens):
        first -= 1
        while first and not lines[first].opens:
            first -= 1
    return lines[first].start


def asked_within(
    findings: list[Finding], spans: Iterable[tuple[int, int]], reason: str, spared: Callable[[Finding], bool]
) -> list[Finding]:
    """The findings, with a question for each act that begins within one of the spans and is not spared."""
    told = list(spans)
    return [
        asked_about(f, reason) if any(a <= f.start < b for a, b in told) and not spared(f) else f
        for f in findings
    ]


def next_acts(text: str, lines: list[Line], place: int, acts: Iterable[Act]) -> Iterator[Act]:
    """The acts that open the line below the one at `place`."""
    if place + 1 < len(lines) and not lines[place + 1].cut:
        yield from (act for act in acts if opened(text, lines[place + 1], act.start))
