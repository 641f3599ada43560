"""The class of every piece of a mail: own words, quotation, document, table, signature, footer ...

Only own words may act. No piece is dropped: together they cover the text, in order, with their offsets. A
piece of which nobody can say whose words it holds is doubtful, and what would act in it becomes a question.
"""

import re
from enum import StrEnum
from typing import NamedTuple

from gamemaster.language.letter import Letter


class Sort(StrEnum):
    """The class of a piece; the values are the codes of words that perform nothing."""

    OWN = "own"
    BLANK = "blank"
    QUOTE = "quote"
    ATTRIBUTION = "attribution"
    DOCUMENT = "document"
    TABLE = "report"
    SIGNATURE = "signature"
    FOOTER = "footer"
    FORWARD = "forwarded"
    DOUBTFUL = "doubtful"


class Piece(NamedTuple):
    """A piece of the text, usually a line. `level` and `author` are those of a quotation, `doubt` why it
    is doubtful."""

    start: int
    end: int
    sort: Sort
    level: int = 0
    author: str | None = None
    doubt: str = ""


_QUOTE = re.compile(r"[ \t]{0,4}(?:[A-Za-z]{1,12}>|>|[|:│┃](?=[ \t>|]))(?:[ \t]?(?:>|\|(?=[ \t>|])))*")
_DEEPER = re.compile(r"[ \t]{0,2}[>|]")
_MARKS = re.compile(r"[>|:│┃]")
_ATTRIBUTION = re.compile(
    r"""[ \t]*(?:
        (?:---[ ]?)?On\b.{2,160}\b(?:wrote|writes|said)[ \t]*:
      | (?:---[ ]?)?[^\s:>]{1,30}(?:[ ][^\s:>]{1,40}){0,6}[ ](?:wrote|writes)[ \t]*(?:\([^)]{0,60}\)|on[
      ].{1,40})?: | (?:At|Am|Le|El)\b.{2,120}\b(?:wrote|schrieb|a[ ]écrit|escribió)\b.{0,40}:
    )[ \t]*$""",
    re.VERBOSE,
)
_ATTRIBUTION_OPENS = re.compile(r"[ \t]*(?:---[ ]?)?On\b(?=.*[\d,]).{5,120}$")
_ATTRIBUTION_CLOSES = re.compile(r"(?:^|.*\W)(?:wrote|writes|said)[ \t]*:[ \t]*$")
_FORWARD = re.compile(
    r"[ \t]*(?:-{2,}[ ]?(?:Original|Forwarded)[ ]Message[ ]?-*|-+[ ]Forwarded[ ]message.*"
    r"|Begin[ ]forwarded[ ]message:"
    r"|_{20,}[ \t]*$(?=\s*\nFrom:))",
    re.IGNORECASE,
)
_HEADER = re.compile(r"[ \t*]*(?:From|Sent|Date|To|Cc|Subject|Reply-To)\*?:\*?[ \t]", re.IGNORECASE)


def split_lines(text: str) -> list[Piece]:
    """The lines with their quote marks counted; everything without marks is own for now."""
    found: list[Piece] = []
    start = 0
    quote, deeper = Sort.QUOTE, _DEEPER.match
    for line in text.split("\n"):
        end = start + len(line)
        if line[:1] == ">" and not deeper(line, 1):
            found.append(Piece(start, end - (line[-1] == "\r"), quote, 1))
        elif not line:
            found.append(Piece(start, end, Sort.BLANK))
        elif line[0].isalnum() and not (">" in line[:16] or "|" in line[:16] or line[-1] == "\r"):
            found.append(Piece(start, end, Sort.OWN))
        else:
            found.append(_line(text, start, end - (line[-1:] == "\r")))
        start = end + 1
    return found


def mark_bb_quotes(text: str, lines: list[Piece]) -> None:
    """Lines between `[quote]` and `[/quote]` are quotations."""
    depth = 0
    for place, line in enumerate(lines):
        words = text[line.start : line.end].lower()
        depth += words.count("[quote")
        closes = words.count("[/quote]")
        if depth and line.sort is Sort.OWN:
            lines[place] = line._replace(sort=Sort.QUOTE, level=depth)
        depth = max(0, depth - closes)


def _line(text: str, start: int, end: int) -> Piece:
    head = text[start : min(end, start + 16)]
    if not head.strip() and not text[start:end].strip():
        return Piece(start, end, Sort.BLANK)
    if ">" in head or "|" in head or head.lstrip()[:1] in {":", "│", "┃"}:
        match = _QUOTE.match(text, start, end)
        if match:
            return Piece(start, end, Sort.QUOTE, len(_MARKS.findall(match.group())))
    return Piece(start, end, Sort.OWN)


def marked(text: str, piece: Piece) -> bool:
    """Whether a line carries quote marks of its own."""
    return piece.sort is Sort.QUOTE and _QUOTE.match(text, piece.start, piece.end) is not None


def content(text: str, piece: Piece) -> str:
    """The words of a line without its quote marks and outer blanks."""
    if piece.level:
        match = _QUOTE.match(text, piece.start, piece.end)
        return text[match.end() if match else piece.start : piece.end].strip()
    return text[piece.start : piece.end].strip()


def mark_attributions(text: str, lines: list[Piece]) -> int | None:
    """Turn attributions into their class; the line from which on everything is somebody else's, if any.

    Everything is so after a header of a forwarded mail, and after an attribution that no marked quote
    follows.
    """
    for place in own_places(lines):
        line = lines[place]
        if line.sort is not Sort.OWN:
            continue
        words = text[line.start : line.end]
        if words.lstrip()[:1] in "-_B" and _FORWARD.match(text, line.start):
            lines[place] = line._replace(sort=Sort.FORWARD)
            return place + 1
        header = ":" in words and _HEADER.match(words) is not None
        if header and _headers(text, lines, place, frozenset({"sent", "date", "subject"})):
            return place
        if header and _headers(text, lines, place, frozenset({"to"})):
            for index in range(place, len(lines)):
                if lines[index].sort is Sort.OWN:
                    lines[index] = lines[index]._replace(sort=Sort.DOUBTFUL, doubt="unmarked_header")
            return None
        width = _attribution(text, lines, place, words)
        if width:
            for inner in range(place, place + width):
                lines[inner] = lines[inner]._replace(sort=Sort.ATTRIBUTION)
            after = _next_filled(lines, place + width)
            if after is not None and lines[after].sort is Sort.OWN:
                return place + width
    return None


def own_places(lines: list[Piece]) -> list[int]:
    """Where the lines stand that are taken for own words so far."""
    return [place for place, line in enumerate(lines) if line.sort is Sort.OWN]


def _attribution(text: str, lines: list[Piece], place: int, words: str) -> int:
    """How many lines the attribution at `place` takes; 0 when there is none."""
    if words.rstrip()[-1:] == ":" and (
        "wrote" in words or "writes" in words or "said" in words or "écri" in words or "schrieb" in words
    ):
        if _ATTRIBUTION.match(words):
            dated = words.lstrip().startswith(("On ", "---")) or "<" in words or "@" in words
            after = _next_filled(lines, place + 1)
            if dated or (after is not None and lines[after].sort is Sort.QUOTE) or len(words.split()) <= 4:
                return 1
        return 0
    stripped = words.lstrip()
    if stripped.startswith(("On ", "---")) and _ATTRIBUTION_OPENS.match(words):
        for width in (2, 3):
            if place + width > len(lines) or lines[place + width - 1].sort is not Sort.OWN:
                return 0
            last = lines[place + width - 1]
            if _ATTRIBUTION_CLOSES.match(text[last.start : last.end]):
                return width
    return 0


def _headers(text: str, lines: list[Piece], place: int, others: frozenset[str]) -> bool:
    """Whether the header of a mail stands at `place`: From, and when or about what."""
    found: set[str] = set()
    for line in lines[place : place + 9]:
        match = _HEADER.match(text[line.start : line.end])
        if line.sort is Sort.BLANK:
            break
        if match:
            found.add(match.group().strip(" \t*:").lower())
    return "from" in found and bool(found & others)


def _next_filled(lines: list[Piece], place: int) -> int | None:
    for index in range(place, min(len(lines), place + 6)):
        if lines[index].sort is not Sort.BLANK:
            return index
    return None


def known_lines(thread: tuple[Letter, ...]) -> list[tuple[Letter, str]]:
    """Each mail of the thread with its text as one line of words, for comparing."""
    return [(parent, squeeze(parent.text)) for parent in thread[:20]]


def squeeze(text: str) -> str:
    """`text` with all runs of blanks made one."""
    return " ".join(text.split())
