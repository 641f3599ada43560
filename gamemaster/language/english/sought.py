"""Many patterns, of which one is looked for anywhere in a sentence."""

import re
from collections.abc import Iterable
from typing import Final

from gamemaster.language.english.heads import Beginnings, ByHead, heads_within, parted_by_head
from gamemaster.language.english.joined import alternatives, any_of

_WORDS: Final = re.compile(r"\w+")


class Sought:
    """Patterns, each of which may be alternatives itself, put together as `any_of` does.

    Most sentences have no word that any of them begins with, which is known without a search. The patterns
    are compiled when they are first asked for.
    """

    def __init__(self, patterns: Iterable[str]) -> None:
        self.patterns = tuple(one for pattern in patterns for one in alternatives(pattern))
        self._whole: re.Pattern[str] | None = None
        self._by_head: ByHead | None = None

    @property
    def pattern(self) -> str:
        """All of them as one pattern."""
        return any_of(self.patterns)

    def search(self, said: str) -> re.Match[str] | None:
        """Where the first of them stands in what is said, in lower case."""
        heads, others = self._by_head or self._find_heads()
        if heads.isdisjoint(_WORDS.findall(said)):
            return others.search(said) if others is not None else None
        return self.compiled().search(said)

    def match(self, said: str) -> re.Match[str] | None:
        """How one of them begins what is said."""
        return self.compiled().match(said)

    def fullmatch(self, said: str) -> re.Match[str] | None:
        """How one of them is all that is said."""
        return self.compiled().fullmatch(said)

    def compiled(self) -> re.Pattern[str]:
        """All of them, ready to be held against any sentence."""
        if self._whole is None:
            self._whole = re.compile(self.pattern)
        return self._whole

    def _find_heads(self) -> ByHead:
        parts: dict[str, Beginnings | None] = {}
        told = ((pattern, heads_within(pattern, parts)) for pattern in self.patterns)
        self._by_head = by_head = parted_by_head(told, lambda others: re.compile(any_of(others)))
        return by_head
