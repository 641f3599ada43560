"""The class of every piece of a mail: own words, quotation, document, table, signature, footer ...

Only own words may act. No piece is dropped: together they cover the text, in order, with their offsets. A
piece of which nobody can say whose words it holds is doubtful, and what would act in it becomes a question.
"""

import re
from enum import StrEnum
from typing import Final, NamedTuple


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


SENDERS: Final = frozenset({Sort.OWN, Sort.DOUBTFUL})
"""The classes of words that are, or may be, the sender's."""

UNMARKED: Final = frozenset({*SENDERS, Sort.BLANK})
"""These, and the blank lines between them."""


class Piece(NamedTuple):
    """A piece of the text, usually a line. `level` and `author` are those of a quotation, `doubt` why it
    is doubtful."""

    start: int
    end: int
    sort: Sort
    level: int = 0
    author: str | None = None
    doubt: str = ""

    def sorted_as(self, sort: Sort) -> "Piece":
        """The piece in another class."""
        return _make(Piece, (self.start, self.end, sort, *self[3:]))


# a named tuple made by its own class, or out of another, goes through functions in Python
_make = tuple.__new__


# blanks of every width, and the marks that turn the direction of writing round
_BLANKS: Final = r"[ \t\xa0\u1680\u2000-\u200f\u2028-\u202f\u205f-\u2069\u3000\ufeff]"
_ARROW: Final = r"(?:>|＞|&gt;|&\#0?62;)"
_BAR: Final = rf"[|:¦│┃▌▎▏](?={_BLANKS}|[>|])"
_QUOTE: Final = re.compile(
    rf"{_BLANKS}*(?:[A-Za-z]{{1,12}}>|{_ARROW}|{_BAR})(?:{_BLANKS}{{0,2}}(?:{_ARROW}|\|(?=[ \t>|])))*"
)
_DEEPER: Final = re.compile(r"[ \t]{0,2}[>|]")
_PLAIN_MARKS: Final = re.compile(r">(?: {0,2}>)* *(?=[^\W_])")
"""Plain marks, parted by no more than two blanks, in front of a letter or a figure."""
_MARKS: Final = re.compile(rf"{_ARROW}|[|:¦│┃▌▎▏]")
_ODD_MARK: Final = re.compile(rf"{_BLANKS}*[›»❯❱⟩#%}}\]$=;!^\\](?={_BLANKS}+[^\W\d_])")
"""What hardly anything but a quotation has before its lines, and few programs set."""

BULLETS: Final = "-*•+–·→●○▪▫■□◦‣⁃►➢✓✔"
"""What stands before the items of a list, for a class of a pattern."""

ODD_MARK: Final = "quote_marks"
"""Why a line with such a mark is doubtful."""

_BLANK_SIGNS: Final = " \t\r\xa0\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2067\u3000\ufeff"
_SIGNS: Final = frozenset(">＞&|:¦│┃▌▎▏")
_ODD_SIGNS: Final = frozenset("›»❯❱⟩#%}]$=;!^\\")


def split_lines(text: str) -> list[Piece]:
    """The lines with their quote marks counted; everything without marks is own for now."""
    found: list[Piece] = []
    start = 0
    own, blank, quote = Sort.OWN, Sort.BLANK, Sort.QUOTE
    plain, deeper = _PLAIN_MARKS.match, _DEEPER.match
    for line in text.split("\n"):
        end = start + len(line)
        if not line:
            found.append(_make(Piece, (start, end, blank, 0, None, "")))
        elif line[0] == ">" and (marks := plain(line)):
            level = marks[0].count(">")
            found.append(_make(Piece, (start, end - (line[-1] == "\r"), quote, level, None, "")))
        elif line[0] == ">" and not deeper(line, 1):
            found.append(_make(Piece, (start, end - (line[-1] == "\r"), quote, 1, None, "")))
        elif line[0].isalnum() and not (">" in line[:16] or "|" in line[:16] or line[-1] == "\r"):
            found.append(_make(Piece, (start, end, own, 0, None, "")))
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
    words = text[start:end].lstrip(_BLANK_SIGNS)
    if not words:
        return Piece(start, end, Sort.BLANK)
    first = words[0]
    if first in _SIGNS or ">" in words[:16]:
        match = _QUOTE.match(text, start, end)
        if match:
            return Piece(start, end, Sort.QUOTE, len(_MARKS.findall(match.group())))
    closes = (first == "}" and "{" in text) or (first == "]" and "[" in text)
    if first in _ODD_SIGNS and not closes and _ODD_MARK.match(text, start, end):
        return Piece(start, end, Sort.DOUBTFUL, doubt=ODD_MARK)
    return Piece(start, end, Sort.OWN)


def marked(text: str, piece: Piece) -> bool:
    """Whether a line carries quote marks of its own."""
    return piece.sort is Sort.QUOTE and _QUOTE.match(text, piece.start, piece.end) is not None


def words_at(text: str, piece: Piece) -> int:
    """Where the words of a line begin, after its quote marks."""
    pattern = _ODD_MARK if piece.doubt == ODD_MARK else _QUOTE if piece.level else None
    match = pattern.match(text, piece.start, piece.end) if pattern else None
    return match.end() if match else piece.start


def content(text: str, piece: Piece) -> str:
    """The words of a line without its quote marks and outer blanks."""
    return text[words_at(text, piece) : piece.end].strip()


def joined(text: str, pieces: list[Piece], sorts: frozenset[Sort] = UNMARKED) -> str:
    """The words of the pieces of these classes, a line each."""
    return "\n".join([text[p.start : p.end] for p in pieces if p.sort in sorts]).strip()


def own_places(lines: list[Piece]) -> list[int]:
    """Where the lines stand that are taken for own words so far."""
    # a member of a class is looked up slowly, and this is asked of every line
    own = Sort.OWN
    return [place for place, line in enumerate(lines) if line.sort is own]


def next_filled(lines: list[Piece], place: int) -> int | None:
    """The next of a few lines that is not blank."""
    for index in range(place, min(len(lines), place + 6)):
        if lines[index].sort is not Sort.BLANK:
            return index
    return None


def line_end(text: str, place: int) -> int:
    """Where the line ends that `place` stands in."""
    end = text.find("\n", place)
    return end if end >= 0 else len(text)


def squeeze(text: str) -> str:
    """`text` with all runs of blanks made one."""
    return " ".join(text.split())
