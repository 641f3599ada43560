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


class PhraseTable(Generic[P]):
    """Phrases by their first word. Several payloads may share a phrase; the longest phrase comes first."""

    __slots__ = ("_by_first", "words")

    def __init__(self, phrases: Iterable[tuple[str, P]]) -> None:
        self._by_first: dict[str, list[tuple[tuple[str, ...], P]]] = {}
        self.words: set[str] = set()
        for phrase, payload in phrases:
            pattern = words_of(phrase)
            if pattern:
                self._by_first.setdefault(pattern[0], []).append((pattern, payload))
                self.words.update(pattern)
        self.words -= {"{n}", "{nth}"}
        for entries in self._by_first.values():
            entries.sort(key=lambda entry: -len(entry[0]))

    def __bool__(self) -> bool:
        return bool(self._by_first)

    def at(self, tokens: Tokens, start: int) -> list[Hit[P]]:
        """Every phrase that begins at `start`, longest first."""
        if start >= len(tokens):
            return []
        entries = self._by_first.get(tokens[start].low, ())
        numbers = self._by_first.get("{n}")
        ordinals = self._by_first.get("{nth}")
        if not entries and not numbers and not ordinals:
            return []
        found = [hit for pattern, payload in entries if (hit := _match(pattern, payload, tokens, start))]
        for group in (numbers, ordinals):
            if group:
                found += [hit for pattern, payload in group if (hit := _match(pattern, payload, tokens, start))]
        return found

    def longest(self, tokens: Tokens, start: int) -> Hit[P] | None:
        """The longest phrase that begins at `start`."""
        found = self.at(tokens, start)
        return max(found, key=lambda hit: hit.end) if found else None


def _match(pattern: tuple[str, ...], payload: P, tokens: Tokens, start: int) -> Hit[P] | None:
    place, number = start, None
    for word in pattern:
        if word == "{n}" or word == "{nth}":
            read = number_at(tokens, place) if word == "{n}" else ordinal_at(tokens, place)
            if read is None:
                return None
            number, place = read
        elif place < len(tokens) and tokens[place].low == word:
            place += 1
        else:
            return None
    return Hit(place, payload, number)
