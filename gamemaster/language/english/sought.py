"""Many patterns, of which one is looked for anywhere in a sentence."""

import re
from collections.abc import Iterable
from typing import Final, NamedTuple

from gamemaster.language.english.heads import Beginnings, heads_within
from gamemaster.language.english.joined import alternatives, any_of

_WORDS: Final = re.compile(r"\w+")


class _ByHead(NamedTuple):
    """The words that some patterns begin with, and all the others."""

    heads: frozenset[str]
    others: re.Pattern[str] | None


class Sought:
    """Patterns, each of which may be alternatives itself, put together as `any_of` does.

    Most sentences have no word that any of them begins with, which is known without a search. The patterns
    are compiled when they are first asked for.
    """

    def __init__(self, patterns: Iterable[str]) -> None:
        self.patterns = tuple(one for pattern in patterns for one in alternatives(pattern))
        self._whole: re.Pattern[str] | None = None
        self._by_head: _ByHead | None = None

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

    def _find_heads(self) -> _ByHead:
        told: dict[str, Beginnings | None] = {}
        heads, others = set[str](), list[str]()
        for pattern in self.patterns:
            begin = heads_within(pattern, told)
            if begin is None:
                others.append(pattern)
            else:
                heads.update(begin)
        found = _ByHead(frozenset(heads), re.compile(any_of(others)) if others else None)
        self._by_head = found
        return found
