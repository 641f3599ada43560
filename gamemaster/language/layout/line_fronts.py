"""Patterns of what lines begin with, found by leaping from one line to the next.

A search for `^...` tries each place of a text; one for a line's end, and what stands behind it, tries only
the ends of lines.
"""

import re
from collections.abc import Iterator
from typing import Final


class LineFront:
    """A pattern every alternative of which begins with `^`; it takes at least one sign."""

    __slots__ = ("_at", "_below")

    def __init__(self, source: str, flags: re.RegexFlag = re.NOFLAG) -> None:
        flags |= re.MULTILINE
        self._at: Final = re.compile(source, flags)
        # the source may end in a comment
        self._below: Final = re.compile(
            f"\\n(?:{source}\n)" if flags & re.VERBOSE else f"\\n(?:{source})", flags
        )

    def match(self, text: str, start: int = 0) -> re.Match[str] | None:
        """What the line at `start` begins with."""
        return self._at.match(text, start)

    def search(self, text: str, start: int = 0) -> re.Match[str] | None:
        """The first line from `start` on that begins so."""
        if (found := self._at.match(text, start)) is not None:
            return found
        below = self._below.search(text, start)
        return self._at.match(text, below.start() + 1) if below is not None else None

    def finditer(self, text: str, start: int = 0) -> Iterator[re.Match[str]]:
        """Every such front, none within another."""
        found = self.search(text, start)
        while found is not None:
            yield found
            found = self.search(text, found.end())
