"""Fixed-width layout for a 72-column mail reader: tables, labelled lines, headings, quotes, examples.

What must stay true: no line is wider than `COLUMNS` (but for one unbreakable word), players' words always
stand behind `>` and examples always behind `|`, so that nothing of ours reads as an announcement.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from gamemaster.reports.measure import COLUMNS, Align, clean, fit, pad, width, wrap
from gamemaster.reports.wording import plain

# beneath a longer table the titles stand again, so that the eye need not travel back
_LONG = 24
_EXTRACT = 500
SUBJECT = "Subject: "
_MARKED = re.compile(r"\s*(?:[>|]\s?|[-+*?~]\s+|\d+\.\s+|\[\w+\]\s+)?")


class Column(NamedTuple):
    """One column: `show` is a value's name, or a format such as `{health}/{max_health}`.

    `least` > 0 lets the column shrink to that many columns when the table is too wide, `most` caps it;
    what does not fit is cut and given in full in a numbered note below the table.
    """

    title: str
    show: str
    align: Align = "left"
    least: int = 0
    most: int = COLUMNS


class _Notes:
    """Full texts of cells that were cut, numbered in order of appearance."""

    def __init__(self) -> None:
        self.numbers: dict[str, int] = {}

    def cut(self, text: str, columns: int) -> str:
        if width(text) <= columns:
            return text
        mark = f"[{self.numbers.setdefault(text, len(self.numbers) + 1)}]"
        return fit(text, columns - len(mark)) + mark

    def lines(self) -> list[str]:
        return [line for text, n in self.numbers.items() for line in wrap(text, first=f"[{n}] ")]


def table(rows: Sequence[Mapping[str, Any]], columns: Sequence[Column]) -> str:
    """The rows under their titles; too wide a table becomes several, each with the first column.

    Gaps are two columns wide, or one where that makes it fit.
    """
    if not rows:
        return "(none)"
    cells = [[_cell(row, column) for column in columns] for row in rows]
    sizes = [
        min(column.most, max(width(column.title), *(width(row[place]) for row in cells)))
        for place, column in enumerate(columns)
    ]
    parts, sizes, gap = _arranged(columns, sizes)
    notes = _Notes()
    lines: list[str] = []
    for part in parts:
        if lines:
            lines.append("")
        lines.extend(_part(cells, columns, sizes, part, " " * gap, notes))
    lines.extend(notes.lines())
    return "\n".join(lines)


def _cell(row: Mapping[str, Any], column: Column) -> str:
    text = column.show.format_map(row) if "{" in column.show else plain(row.get(column.show))
    return clean(text)


def _arranged(columns: Sequence[Column], sizes: list[int]) -> tuple[list[list[int]], list[int], int]:
    """Which columns stand together, how wide each is, and the gap between them."""
    every = [list(range(len(columns)))]
    for gap in (2, 1):
        if _total(sizes, gap) <= COLUMNS:
            return every, sizes, gap
    shrunk = _shrunk(columns, sizes)
    if _total(shrunk, 1) <= COLUMNS:
        return every, shrunk, 1
    first = min(shrunk[0], 30)
    capped = [first, *(min(size, COLUMNS - first - 2) for size in shrunk[1:])]
    parts: list[list[int]] = [[0]]
    used = first
    for place in range(1, len(columns)):
        if used + 2 + capped[place] > COLUMNS and len(parts[-1]) > 1:
            parts.append([0])
            used = first
        parts[-1].append(place)
        used += 2 + capped[place]
    return parts, capped, 2


def _total(sizes: Sequence[int], gap: int) -> int:
    return sum(sizes) + gap * (len(sizes) - 1)


def _shrunk(columns: Sequence[Column], sizes: Sequence[int]) -> list[int]:
    """The sizes with the widest shrinkable columns made narrower, as far as needed or allowed."""
    found = list(sizes)
    while (over := _total(found, 1) - COLUMNS) > 0:
        open_ones = [p for p, column in enumerate(columns) if 0 < column.least < found[p]]
        if not open_ones:
            break
        widest = max(open_ones, key=lambda place: found[place])
        found[widest] = max(columns[widest].least, found[widest] - over)
    return found


def _part(
    cells: Sequence[Sequence[str]],
    columns: Sequence[Column],
    sizes: Sequence[int],
    part: Sequence[int],
    gap: str,
    notes: _Notes,
) -> list[str]:
    spec = [(place, sizes[place], columns[place].align) for place in part]
    titles = gap.join(pad(fit(columns[p].title, size), size, align) for p, size, align in spec).rstrip()
    line = gap.join("-" * size for _, size, _ in spec)
    body = [
        gap.join(pad(notes.cut(row[p], size), size, align) for p, size, align in spec).rstrip()
        for row in cells
    ]
    return [titles, line, *body, line, titles] if len(body) > _LONG else [titles, line, *body]


def rows_of(subjects: Mapping[str, Mapping[str, Any]]) -> list[dict[str, Any]]:
    """One row a subject, with its name under `name`, in the order of names."""
    return [{**values, "name": name} for name, values in sorted(subjects.items())]


def entry(label: str, text: str, indent: int = 2, column: int = 20) -> str:
    """`label` with `text` beside it, starting at `column` and wrapped there; below it if `label` is long."""
    label = " " * indent + clean(label)
    if width(label) + 2 <= column:
        return "\n".join(wrap(text, first=pad(label, column)))
    return "\n".join([*wrap(label.strip(), first=" " * indent), *wrap(text, first=" " * column)])


def wrapped(text: str, indent: int = 0, hanging: int | None = None) -> str:
    """Paragraphs (parted by empty lines) filled to lines; `hanging` indents all but the first line."""
    first, rest = " " * indent, " " * (indent if hanging is None else hanging)
    parts = text.split("\n\n")
    return "\n\n".join(["\n".join(wrap(part, first=first, rest=rest)) for part in parts if part.strip()])


def filled(text: str) -> str:
    """`wrapped` for a whole block of a template: the paragraphs, ending with a newline."""
    return wrapped(text) + "\n"


def subject(text: str) -> str:
    """The line that opens a mail's template: whatever stands in `text`, it cannot reach the body."""
    return f"{SUBJECT}{' '.join(clean(text.strip()).split())}\n"


def item(text: str, mark: str = "-", indent: int = 2) -> str:
    """A list item: `mark`, then `text` wrapped beside it."""
    return "\n".join(wrap(text, first=" " * indent + mark + " "))


def quoted(words: str, indent: int = 2) -> str:
    """Somebody's own words behind `>`, shortened when they are very long."""
    words = " ".join(clean(words).split())
    if len(words) > _EXTRACT:
        words = words[:_EXTRACT].rstrip() + " [...]"
    lead = " " * indent + "> "
    return "\n".join(wrap(words, first=lead, rest=lead))


def example(phrases: str | Iterable[str], indent: int = 4) -> str:
    """Phrases the reader knows, one a line behind `|`, so that they are not taken for announcements."""
    return _examples((phrases,) if isinstance(phrases, str) else tuple(phrases), indent)


# every receipt ends with the same twenty examples of its game
@lru_cache(maxsize=256)
def _examples(every: tuple[str, ...], indent: int) -> str:
    lead = " " * indent + "| "
    return "\n".join(line for phrase in every for line in wrap(phrase, first=lead, rest=lead + "  "))


def heading(title: str, note: str = "") -> str:
    """A section's title over a line; `note` (what the section may be relied on for) stands at the right."""
    note = f"[{note}]" if note else ""
    title = clean(title)
    room = COLUMNS - width(title) - width(note)
    beside = title + " " * room + note if room >= 2 else f"{title}\n{note}"
    return f"{beside.rstrip()}\n{rule('=')}"


def rule(char: str = "-") -> str:
    """A line across the page."""
    return char * COLUMNS


def divider(text: str) -> str:
    """`text` within a line across the page."""
    lead = f"----- {clean(text)} "
    return lead + "-" * max(COLUMNS - width(lead), 0)


def columns_of(items: Iterable[str], indent: int = 2) -> str:
    """Short items in as many even columns as fit, read downward."""
    every = [clean(part) for part in items]
    if not every:
        return ""
    size = max(map(width, every)) + 2
    across = max((COLUMNS - indent + 2) // size, 1)
    if across == 1:
        return "\n".join("\n".join(wrap(part, first=" " * indent)) for part in every)
    down = -(-len(every) // across)
    return "\n".join(
        (" " * indent + "".join(pad(part, size) for part in every[row::down])).rstrip() for row in range(down)
    )


def grid(rows: Sequence[str], across: str, indent: int = 2) -> str:
    """A board in letters, `across` over its columns and each row's number at both sides.

    Where a square holds a wide letter every square is two columns wide, so that all rows stay even.
    """
    squares = [[clean(square) for square in row] for row in rows]
    size = max((width(square) for row in squares for square in row), default=1)
    lead = " " * indent
    titles = f"{lead}  {_even(across, size)}".rstrip()
    border = f"{lead} +{'-' * width(_even(across, size))}+"
    lines = [f"{lead}{place}|{_even(row, size)}|{place}" for place, row in enumerate(squares)]
    return "\n".join([titles, border, *lines, border, titles])


def _even(squares: Iterable[str], size: int) -> str:
    return " ".join(pad(square, size) for square in squares)


def verbatim(text: str) -> str:
    """A document line for line; only lines that are too wide are wrapped, under their own indent."""
    return finished(text).rstrip("\n")


def finished(text: str) -> str:
    """The last touch on every letter: clean lines within the page, no trailing spaces, one final newline."""
    every = text.split("\n")
    sound = text.isascii() and "".join(every).isprintable() and " \n" not in f"{text}\n"
    # as nearly every letter comes from its template
    if sound and max(map(len, every)) <= COLUMNS:
        return text.strip("\n") + "\n"
    lines: list[str] = []
    for raw in every:
        if len(raw) <= COLUMNS and raw.isascii() and raw.isprintable():
            lines.append(raw.rstrip())
            continue
        line = clean(raw).rstrip()
        if width(line) <= COLUMNS:
            lines.append(line)
        else:
            lines.extend(_rewrapped(line))
    return "\n".join(lines).strip("\n") + "\n"


def _rewrapped(line: str) -> list[str]:
    found = _MARKED.match(line)
    lead = found.group() if found else ""
    if width(lead) > COLUMNS // 2:
        lead = ""
    kept = lead if lead.strip() in {">", "|"} else " " * width(lead)
    return wrap(line[len(lead) :], first=lead, rest=kept)
