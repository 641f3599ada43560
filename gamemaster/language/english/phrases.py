"""Tables of phrases, looked up at a place among tokens; `{n}` in a phrase takes any whole number."""

from collections.abc import Iterable, Mapping
from typing import Generic, NamedTuple, TypeVar

from gamemaster.core.frame import phrases
from gamemaster.language.english.numbers import OPENING, number_at, ordinal_at
from gamemaster.language.english.tokens import Tokens, words_of

P = TypeVar("P")


class Hit(NamedTuple, Generic[P]):
    """A phrase found: where it ends, what it carries, and the number in it (None if it has none)."""

    end: int
    what: P
    number: int | None


# a named tuple made by its own class goes through a function in Python
_make = tuple.__new__


class _Node(Generic[P]):
    """A place in the tree of phrases: what ends here, and where each further word leads.

    `counts` says that a number may be the next word.
    """

    __slots__ = ("counts", "further", "number", "ordinal", "payloads")

    def __init__(self) -> None:
        self.payloads: list[P] = []
        self.further: dict[str, _Node[P]] = {}
        self.number: _Node[P] | None = None
        self.ordinal: _Node[P] | None = None
        self.counts = False

    def step(self, word: str) -> "_Node[P]":
        """The node one declared word further, made if it is not there yet."""
        if word == "{n}":
            self.counts = True
            self.number = self.number or _Node()
            return self.number
        if word == "{nth}":
            self.counts = True
            self.ordinal = self.ordinal or _Node()
            return self.ordinal
        node = self.further.get(word)
        if node is None:
            node = self.further[word] = _Node()
        return node


def grouped(entries: Iterable[tuple[str, P]]) -> dict[str, list[tuple[str, P]]]:
    """Phrases by their first words: with each, what follows it and the payloads."""
    groups: dict[str, list[tuple[str, P]]] = {}
    for phrase, payload in entries:
        first, _, rest = phrase.partition(" ")
        known = groups.get(first)
        if known is None:
            groups[first] = [(rest, payload)]
        else:
            known.append((rest, payload))
    return groups


class PhraseTable(Generic[P]):
    """Phrases as a tree of their words. Several payloads may share a phrase.

    It is made when it is first asked, and the tree below a first word when that word is met: most tables of a
    game are never asked, and most of its words never stand in a mail.
    """

    __slots__ = ("_begins", "_entries", "_firsts", "_numbered", "_root", "_waiting")

    def __init__(self, entries: Iterable[tuple[str, P]] = ()) -> None:
        self._entries = entries
        self._root: _Node[P] = _Node()
        self._waiting: dict[str, list[tuple[str, P]]] = {}
        self._begins: frozenset[str] | None = None
        self._firsts: frozenset[str] = frozenset()
        self._numbered = False

    @classmethod
    def of_groups(cls, groups: Mapping[str, list[tuple[str, P]]]) -> "PhraseTable[P]":
        """A table of phrases that are `grouped` already."""
        table = cls()
        table._take(groups)
        return table

    @property
    def begins(self) -> frozenset[str]:
        """The words that a phrase may begin with; where it can begin with a number, figures as well."""
        return self._begin()

    @property
    def firsts(self) -> frozenset[str]:
        """The first words of its phrases."""
        self._begin()
        return self._firsts

    def _begin(self) -> frozenset[str]:
        """The words that a phrase can begin with, numbers among them where one can."""
        begins = self._begins
        if begins is None:
            begins = self._take(grouped(self._entries))
            self._entries = ()
        return begins

    def _take(self, groups: Mapping[str, list[tuple[str, P]]]) -> frozenset[str]:
        for first, group in groups.items():
            if first.isascii() and first.isalpha() and first.islower():
                self._waiting[first] = group
            else:
                for rest, payload in group:
                    self._grow(f"{first} {rest}", payload)
        self._numbered = self._root.number is not None or self._root.ordinal is not None
        self._firsts = frozenset((*self._waiting, *self._root.further))
        begins = self._firsts | OPENING if self._numbered else self._firsts
        self._begins = begins
        return begins

    def _grow(self, phrase: str, payload: P) -> None:
        node = self._root
        for word in words_of(phrase):
            node = node.step(word)
        if node is not self._root:
            node.payloads.append(payload)

    def at(self, tokens: Tokens, start: int) -> list[Hit[P]]:
        """Every phrase that begins at `start`, the longest first."""
        if start >= len(tokens):
            return []
        first = tokens[start].low
        begins = self._begins
        if begins is None:
            begins = self._begin()
        if first not in begins and not (self._numbered and first[0].isdigit()):
            return []
        return self._search(tokens, start)

    def words(self) -> frozenset[str]:
        """Every word of its phrases."""
        self._begin()
        found: set[str] = set()
        for first, entries in self._waiting.items():
            found.add(first)
            for rest, _ in entries:
                found.update(words_of(rest))
        waiting = [self._root]
        while waiting:
            node = waiting.pop()
            found.update(node.further)
            waiting += [
                *node.further.values(),
                *(further for further in (node.number, node.ordinal) if further is not None),
            ]
        return frozenset(found)

    def anywhere(self, tokens: Tokens) -> bool:
        """Whether a phrase stands anywhere among the tokens."""
        for place in self.may_begin(tokens):  # noqa: SIM110 - asked of every sentence
            if self._search(tokens, place):
                return True
        return False

    def may_begin(self, tokens: Tokens, start: int = 0) -> list[int]:
        """The places from `start` on where the first word of a phrase stands."""
        begins = self._begin()
        if self._numbered:
            return [
                place
                for place, token in enumerate(tokens)
                if place >= start and (token.low in begins or token.low[0].isdigit())
            ]
        return [place for place, token in enumerate(tokens) if token.low in begins and place >= start]

    def _search(self, tokens: Tokens, start: int) -> list[Hit[P]]:
        """What `at` finds, word by word; only numbers, which may be read in several ways, make it branch."""
        first = tokens[start].low
        if first in self._waiting:
            for rest, payload in self._waiting.pop(first, ()):
                self._grow(f"{first} {rest}", payload)
        node: _Node[P] | None = self._root
        ends: list[tuple[int, list[P]]] = []
        place, last = start, len(tokens)
        while node is not None:
            if node.payloads:
                ends.append((place, node.payloads))
            if place == last:
                break
            word = tokens[place].low
            if node.counts and (word in OPENING or word[0].isdigit()):
                return self._search_with_numbers(tokens, start)
            node = node.further.get(word)
            place += 1
        if not ends:
            return []
        ends.reverse()
        return [_make(Hit, (end, payload, None)) for end, payloads in ends for payload in payloads]

    def _search_with_numbers(self, tokens: Tokens, start: int) -> list[Hit[P]]:
        root = self._root
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
        if start >= len(tokens):
            return None
        first = tokens[start].low
        begins = self._begins
        if begins is None:
            begins = self._begin()
        if first not in begins and not (self._numbered and first[0].isdigit()):
            return None
        found = self._search(tokens, start)
        return found[0] if found else None


def phrases_in(text: str) -> frozenset[tuple[str, ...]]:
    """The phrases of a closed list, written as one text with semicolons, by their words."""
    return frozenset(tuple(phrase.split()) for phrase in phrases(text))


def table_of(text: str) -> PhraseTable[None]:
    """The phrases of a closed list written as one text, parted by `;`."""
    return PhraseTable((phrase, None) for phrase in phrases(text))
