"""A contract's text on a page of 72 columns: what was written for wider pages is filled anew.

What must stay true: a plain text that fits the page comes out line for line as it was written. Markdown is
shown without its marks; it is taken for Markdown only where it has headings, tables or bold words.
"""

import re
from collections.abc import Iterable, Iterator, Sequence

from gamemaster.reports.measure import COLUMNS, clean, pad, width, wrap

_MARKDOWN = re.compile(r"^ {0,3}#{1,6} +\S|^\s*\|(?:\s*:?-{3,}:?\s*\|)+\s*$|\*\*\S[^*\n]*\*\*", re.MULTILINE)
_HEADING = re.compile(r" {0,3}#{1,6} +(\S.*?)(?: +#+)?")
_DIVIDING = re.compile(r"\s*\|(?:\s*:?-{3,}:?\s*\|)+")
_ITEM = re.compile(r" *(?:[-*+]|(?:[IVXLC]{1,6}-)?\d{1,4}[.)]|\([a-z0-9]{1,3}\)) +(?=\S)")
_RULE = re.compile(r"\s*(?:[-=_*~] ?){3,}")
_BOLD = re.compile(r"\*\*(?=\S)([^*]+?)(?<=\S)\*\*")
_EMPHASIS = re.compile(r"(?<![\w*])\*(?=\S)([^*]+?)(?<=\S)\*(?![\w*])")
_GAP = "  "


def document(text: str) -> str:
    """The text within the page; paragraphs, list items and tables are kept apart as they were."""
    markdown = _MARKDOWN.search(text) is not None
    lines = [clean(line).rstrip() for line in text.split("\n")]
    shown = (line for block in _blocks(lines) for line in _shown(block, markdown))
    return "\n".join(shown).strip("\n")


def _blocks(lines: Iterable[str]) -> Iterator[list[str]]:
    """Lines that belong together: a paragraph, a list item, the rows of a table; or one empty line."""
    block: list[str] = []
    for line in lines:
        if block and not _goes_on(block[0], line):
            yield block
            block = []
        block.append(line)
    if block:
        yield block


def _goes_on(first: str, line: str) -> bool:
    """Whether `line` belongs to the block that `first` opens."""
    if not first or not line:
        return False
    if _is_row(first) or _is_row(line):
        return _is_row(first) and _is_row(line)
    if any(mark.fullmatch(one) for mark in (_HEADING, _RULE) for one in (first, line)) or _ITEM.match(line):
        return False
    return _ITEM.match(first) is not None or _indent(line) <= _indent(first)


def _is_row(line: str) -> bool:
    """Whether a line stands for itself whatever is around it: a table's row, a quotation."""
    return line.lstrip().startswith(("|", ">"))


def _indent(line: str) -> int:
    return len(line) - len(line.lstrip())


def _shown(block: list[str], markdown: bool) -> list[str]:
    if markdown:
        heading = _HEADING.fullmatch(block[0])
        if heading:
            title = _unmarked(heading[1])
            return [title, "-" * min(width(title), COLUMNS)]
        if any(_DIVIDING.fullmatch(line) for line in block):
            return _table(block)
        block = _unmarked("\n".join(block)).split("\n")
    if _is_row(block[0]) or all(width(line) <= COLUMNS for line in block):
        return block
    item = _ITEM.match(block[0])
    lead = item.group() if item else " " * _indent(block[0])
    if width(lead) > COLUMNS // 2:
        lead = ""
    words = " ".join((block[0][len(lead) :], *block[1:]))
    return wrap(words, first=lead, rest=" " * width(lead))


def _unmarked(text: str) -> str:
    return _EMPHASIS.sub(r"\1", _BOLD.sub(r"\1", text))


def _table(block: Sequence[str]) -> list[str]:
    """A Markdown table in even columns; one that is too wide becomes a list of its rows."""
    lead = " " * _indent(block[0])
    rows = [_cells(line) for line in block if not _DIVIDING.fullmatch(line)]
    count = max((len(row) for row in rows), default=0)
    rows = [[*row, *[""] * (count - len(row))] for row in rows]
    sizes = [max(width(row[place]) for row in rows) for place in range(count)]
    if len(lead) + sum(sizes) + len(_GAP) * (count - 1) > COLUMNS:
        return [
            line
            for first, *others in rows
            for line in wrap(f"{first}: {'; '.join(others)}", first=f"{lead}- ", rest=f"{lead}  ")
        ]
    even = [_GAP.join(pad(cell, size) for cell, size in zip(row, sizes, strict=True)) for row in rows]
    even.insert(1, _GAP.join("-" * size for size in sizes))
    return [(lead + line).rstrip() for line in even]


def _cells(row: str) -> list[str]:
    return [_unmarked(cell.strip()) for cell in row.strip().strip("|").split("|")]
