"""Tables of phrases, looked up at a place among tokens; `{n}` in a phrase takes any whole number."""

from collections.abc import Iterable
from typing import Generic, NamedTuple, TypeVar

from gamemaster.language.numbers import number_at, ordinal_at
from gamemaster.language.tokens import Tokens, words_of

P = TypeVar("P")


class Hit(NamedTuple, Generic[P]):
    """A phrase found: where it ends, what it carries, and the number in it (None if it has none)."""

    end: int
    what: P
    number: int | None


class _Node(Generic[P]):
    """A place in the tree of phrases: what ends here, and where each further word leads."""

    __slots__ = ("further", "number", "ordinal", "payloads")

    def __init__(self) -> None:
        self.payloads: list[P] = []
        self.further: dict[str, _Node[P]] = {}
        self.number: _Node[P] | None = None
        self.ordinal: _Node[P] | None = None

    def step(self, word: str) -> "_Node[P]":
        """The node one declared word further, made if it is not there yet."""
        if word == "{n}":
            self.number = self.number or _Node()
            return self.number
        if word == "{nth}":
            self.ordinal = self.ordinal or _Node()
            return self.ordinal
        return self.further.setdefault(word, _Node())


class PhraseTable(Generic[P]):
    """Phrases as a tree of their words. Several payloads may share a phrase."""

    __slots__ = ("_firsts", "_numbered", "_root", "words")

    def __init__(self, phrases: Iterable[tuple[str, P]]) -> None:
        self._root: _Node[P] = _Node()
        self.words: set[str] = set()
        for phrase, payload in phrases:
            node = self._root
            for word in words_of(phrase):
                node = node.step(word)
                self.words.add(word)
            if node is not self._root:
                node.payloads.append(payload)
        self.words -= {"{n}", "{nth}"}
        self._firsts = frozenset(self._root.further)
        self._numbered = self._root.number is not None or self._root.ordinal is not None

    def at(self, tokens: Tokens, start: int) -> list[Hit[P]]:
        """Every phrase that begins at `start`, the longest first."""
        if start >= len(tokens):
            return []
        root = self._root
        if tokens[start].low not in self._firsts and not self._numbered:
            return []
        found: list[Hit[P]] = []
        waiting: list[tuple[_Node[P], int, int | None]] = [(root, start, None)]
        while waiting:
            node, place, number = waiting.pop()
            if node.payloads:
                found += [Hit(place, payload, number) for payload in node.payloads]
            if place >= len(tokens):
                continue
            after = node.further.get(tokens[place].low)
            if after is not None:
                waiting.append((after, place + 1, number))
            if node.number is not None and (read := number_at(tokens, place)) is not None:
                waiting.append((node.number, read[1], read[0]))
            if node.ordinal is not None and (read := ordinal_at(tokens, place)) is not None:
                waiting.append((node.ordinal, read[1], read[0]))
        if len(found) > 1:
            found.sort(key=lambda hit: -hit.end)
        return found

    def longest(self, tokens: Tokens, start: int) -> Hit[P] | None:
        """The longest phrase that begins at `start`."""
        found = self.at(tokens, start)
        return found[0] if found else None
