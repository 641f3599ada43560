"""Small grammars of clauses, written as lines of word classes: `MOVE BE MERELY* ART? TEXT`.

A class is a list of words; `on_the_fence` is one entry of three words, and a name in capitals within an entry
stands for the words of another class. An entry, or a word of a line, may be written as a regular expression
(`(?:mon|tues)days?`, `from(?!_me)`), with `_` for its blanks. In a line `X?` may be missing and `X*` may come
as often as it likes, `!X` must not follow, `END` is the end or a word of the class of that name, which is not
taken; `.` is any one word, `..` up to eight of them, `$` the end. Every other word stands for itself.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from gamemaster.language.english.heads import Beginnings, ByHead, heads_of, parted_by_head
from gamemaster.language.english.tokens import Tokens, plain_lows

_NAME: Final = re.compile(r"[A-Z]+")
_ANY: Final = {".": r" [\w']+", "..": r"(?: [\w']+){0,8}?", "$": "$"}
_END: Final = "END"


class Grammar:
    """Clauses that one of some lines describes; the lines are compiled when they are first asked for."""

    def __init__(self, classes: Mapping[str, str], lines: Iterable[str]) -> None:
        self.classes = classes
        self.lines = tuple(lines)
        self._whole: re.Pattern[str] | None = None
        self._by_head: ByHead | None = None

    def match(self, clause: str) -> re.Match[str] | None:
        """How the clause, with a blank before each of its words, begins as one of the lines says."""
        heads, others = self._by_head or self._find_heads()
        end = clause.find(" ", 1)
        first = clause[1:end] if end > 0 else clause[1:]
        if first in heads or not first.isalnum():
            return self.compiled().match(clause)
        # nearly every clause
        return others.match(clause) if others is not None else None

    def fits_any(self, clauses: Iterable[str]) -> bool:
        """Whether one of some clauses, without that first blank, begins as one of the lines says."""
        for clause in clauses:  # noqa: SIM110 - asked of every sentence, and a generator costs more
            if self.match(f" {clause}"):
                return True
        return False

    def compiled(self) -> re.Pattern[str]:
        """All the lines as one pattern."""
        if self._whole is None:
            self._whole = _compiled(_filled_classes(self.classes), self.lines)
        return self._whole

    def _find_heads(self) -> ByHead:
        """Part the lines by whether it is known which words they may begin with."""
        known = _filled_classes(self.classes)
        parts: dict[str, Beginnings | None] = {}
        told = ((line, _heads_of_line(line, known, parts)) for line in self.lines)
        self._by_head = by_head = parted_by_head(told, lambda others: _compiled(known, others))
        return by_head


def as_clause(tokens: Tokens) -> str:
    """The words without their marks as `Grammar.match` takes them: `I'll do it` is ` i ll do it`."""
    return "".join(" " + low.lstrip("'") for low in plain_lows(tokens))


def _compiled(known: Mapping[str, str], lines: Iterable[str]) -> re.Pattern[str]:
    return re.compile(_either([[_place(word, known) for word in line.split()] for line in lines]))


def _filled_classes(classes: Mapping[str, str]) -> dict[str, str]:
    """The classes as patterns."""
    known: dict[str, str] = {}
    for name, entries in classes.items():
        one_of = f"(?:{'|'.join(_filled(entry, known) for entry in entries.split())})"
        known[name] = rf"(?=$| {one_of}\b)" if name == _END else one_of
    return known


def _heads_of_line(
    line: str, known: Mapping[str, str], parts: dict[str, Beginnings | None]
) -> frozenset[str] | None:
    heads = [heads_of(pattern, parts) for pattern in _firsts(line.split(), known)]
    return None if None in heads else frozenset[str]().union(*filter(None, heads))


def _firsts(places: Iterable[str], known: Mapping[str, str]) -> Iterator[str]:
    """What a line may begin with, as patterns; an empty one where that may be anything."""
    for place in places:
        name = place.rstrip("?*")
        if name.startswith("!"):
            continue
        if name == _END or name in _ANY:
            break
        yield _filled(name, known)
        if name == place:
            return
    yield ""


def _either(lines: Iterable[list[str]]) -> str:
    """One of several lines; what they begin with in common is said, and looked for, once."""
    behind: dict[str, list[list[str]]] = {}
    for first, *rest in lines:
        behind.setdefault(first, []).append(rest)
    return "|".join(
        first + "".join(rests[0])
        if len(rests) == 1
        else f"{first}(?:{_either(filter(None, rests))}{'' if all(rests) else '|'})"
        for first, rests in behind.items()
    )


def _filled(entry: str, known: Mapping[str, str]) -> str:
    """An entry with the words of the classes that it names: `all_of_THESE`."""
    return _NAME.sub(lambda match: known[match.group()], entry).replace("_", " ")


def _place(word: str, known: Mapping[str, str]) -> str:
    """One place of a line."""
    name = word.rstrip("?*")
    often = word[len(name) :]
    if name == _END:
        return known[name]
    if name.startswith("!"):
        return rf"(?! {_filled(name[1:], known)}\b)"
    one = _ANY.get(name) or rf" {_filled(name, known)}\b"
    return f"(?:{one}){often}" if often else one
