"""Which lines of a report changed since the last one, for the game master's review."""

from collections.abc import Iterable
from difflib import SequenceMatcher

from gamemaster.reports.measure import COLUMNS, width

MOST_LINES = 160
TOP = "Top of the report"

# these tell of the time between two reports, so they are new every time, or stand in the review anyway
PASSING = frozenset(
    {
        TOP,
        "Corrections to earlier reports",
        "Notes",
        "Changes since the last report",
        "History since the last report",
        "Attempts that failed",
        "Open questions",
        "Revised",
        "Claims of error",
        "Ratification",
        "Owed",
    }
)


def differences(
    old: str, new: str, most: int = MOST_LINES, passing: frozenset[str] = PASSING
) -> tuple[str, ...]:
    """Changed lines, section by section: `-` before a line that is gone, `+` before a new one.

    Each section's heading stands above its lines behind `@ `. Sections called `passing`, rules and empty
    lines are left out. At most `most` lines; a last one says how many more there are. Empty when nothing
    changed.
    """
    before, after = _sections(old), _sections(new)
    found: list[str] = []
    for title in dict.fromkeys((*after, *before)):
        if title not in passing:
            lines = list(_changed(before.get(title, []), after.get(title, [])))
            found.extend((f"@ {title}", *lines) if lines else ())
    if len(found) <= most:
        return tuple(found)
    return (*found[:most], f"... and {len(found) - most} more lines")


def section_of(report: str, line: str) -> str | None:
    """The heading under which `line` stands; None when that is no one section."""
    wanted = " ".join(line.split())
    found = [
        title
        for title, lines in _sections(report).items()
        if any(wanted == " ".join(one.split()) for one in lines)
    ]
    return found[0] if len(found) == 1 and wanted else None


def _changed(before: list[str], after: list[str]) -> Iterable[str]:
    for kind, a, b, c, d in SequenceMatcher(None, before, after, autojunk=False).get_opcodes():
        if kind != "equal":
            yield from (_marked("-", line) for line in before[a:b])
            yield from (_marked("+", line) for line in after[c:d])


def _marked(mark: str, line: str) -> str:
    """`line` behind `mark`, which takes the place of a blank where there would be no room for it."""
    return mark + (line[1:] if width(line) >= COLUMNS and line.startswith("  ") else line)


def _sections(report: str) -> dict[str, list[str]]:
    """The lines under each heading, which is a line over a rule of `=` signs."""
    lines = report.splitlines()
    found: dict[str, list[str]] = {}
    section = found.setdefault(TOP, [])
    for line, below in zip(lines, [*lines, ""][1:], strict=True):
        if _is_rule(below, "="):
            section = found.setdefault(line.partition("  ")[0], [])
        elif line.strip() and not _is_rule(line, "=-"):
            section.append(line)
    return found


def _is_rule(line: str, chars: str) -> bool:
    return len(line) > 8 and not line.strip(chars + " ")
