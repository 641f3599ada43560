"""What a mail answers: which of the game's things stand in its quotations, above which of its own words.

The quotation right above words counts first, then all quotations, then the mail answered, and for a bare
reply the subject. A quotation speaks of a thing when it names or numbers it, holds its title, or announces
just what its facts say.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from gamemaster.core.action import Action
from gamemaster.core.frame import Kind
from gamemaster.language.english.tokens import tokenize
from gamemaster.language.vocabulary.referents import Referents

_LOOKED_THROUGH: Final = 1_000
"""Characters of a quotation in which a noun is looked for."""
_NUMBERS: Final = re.compile(r"\d+")
ActsOf = Callable[[str, str], Sequence[Action]]
"""What somebody would do with words: their text and the author."""


class Block(NamedTuple):
    """One quotation: where it stands, its words without marks from the outermost level inwards, and whose
    they are."""

    start: int
    end: int
    levels: tuple[str, ...]
    author: str


class Prompts:
    """The quotations of one mail, and the mail it answers; what was found out is kept."""

    def __init__(
        self,
        referents: Referents | None = None,
        blocks: Callable[[], Sequence[Block]] = tuple,
        answered: tuple[str, str] = ("", ""),
        acts_of: ActsOf | None = None,
        replies: Callable[[int], Sequence[int]] | None = None,
        subject: str = "",
    ) -> None:
        self._referents = referents
        self._make = blocks
        self._made: Sequence[Block] | None = None
        self._answered = answered
        self._acts_of = acts_of
        self._replies = replies
        self._subject = subject
        self._kept: dict[tuple[str, int], tuple[str, ...]] = {}

    @property
    def _blocks(self) -> Sequence[Block]:
        if self._made is None:
            self._made = self._make()
        return self._made

    def things(self, kind: Kind, at: int) -> tuple[str, ...]:
        """The things of `kind` that the words at offset `at` answer, in order."""
        if self._referents is None or not kind.things:
            return ()
        for number in self._near(at):
            found = self._in_block(kind, number)
            if found:
                return found
        if self._blocks:
            every = [name for number in range(len(self._blocks)) for name in self._in_block(kind, number)]
            return tuple(dict.fromkeys(every))
        return self._in_text(kind, -1, (self._answered[0],), self._answered[1])

    def here(self, kind: Kind, at: int) -> str | None:
        """The one thing a bare reply at `at` answers: the only one, by its place among replies, or the one
        that the subject names."""
        found = self.things(kind, at) or self._in_subject(kind, at)
        if len(found) == 1:
            return found[0]
        replies = self._replies(at) if self._replies is not None and len(found) > 1 else ()
        beside = self._near(at) or len(self._blocks) == 1
        if (
            len(replies) != len(found)
            or at not in replies
            or not beside
            or self._has_more_rows(at, len(found))
        ):
            return None
        return found[replies.index(at)]

    def _in_subject(self, kind: Kind, at: int) -> tuple[str, ...]:
        """The thing that the subject numbers, where what is quoted above `at` has no other number."""
        named = _NUMBERS.findall(self._subject)
        if len(named) != 1 or set(_NUMBERS.findall(self.words_above(at) or self._answered[0])) - {*named}:
            return ()
        return self._in_text(kind, -2, (self._subject,), "")

    def _has_more_rows(self, at: int, known: int) -> bool:
        """`51 Quiet Hours` above `54 Late Tea`, of which nothing is known: whether the quotation beside `at`
        has more rows than things, so that nobody can tell which of them the replies answer."""
        near = self._near(at) or range(len(self._blocks))
        return any(
            _rows(level[:_LOOKED_THROUGH]) > known for n in near for level in self._blocks[n].levels[:1]
        )

    def above(self, kind: Kind, at: int) -> tuple[str, int] | None:
        """The one thing of `kind` in the quotation above `at`, and where that ends; None for none or more."""
        found = [(self._in_block(kind, number), self._blocks[number].end) for number in self._near(at)]
        return (found[0][0][0], found[0][1]) if found and len(found[0][0]) == 1 else None

    def words_above(self, at: int) -> str:
        """The quoted words right above `at`, of whoever is answered there."""
        near = self._near(at)
        return self._blocks[near[0]].levels[0] if near else ""

    def speak_of(self, kind: Kind, at: int) -> bool:
        """Whether the quoted words right above `at` call something of that kind by its noun (`my offer`)."""
        nouns = {noun for noun in kind.called if noun.isalpha()}
        return bool(nouns) and any(t.low in nouns for t in tokenize(self.words_above(at)[:_LOOKED_THROUGH]))

    def end_above(self, at: int) -> int:
        """Where the quotation above `at` ends, 0 where there is none."""
        near = self._near(at)
        return self._blocks[near[0]].end if near else 0

    def question(self, at: int) -> str:
        """The one question that a game master puts beside the words at `at`; "" for none or several."""
        near = self._near(at) or range(len(self._blocks))
        told = [(self._blocks[number].levels[0], self._blocks[number].author) for number in near]
        told = told if self._blocks else [self._answered]
        masters = self._referents.names.gm if self._referents is not None else frozenset[str]()
        if len(told) != 1 or told[0][1] not in masters or told[0][0].count("?") != 1:
            return ""
        asked = told[0][0].partition("?")[0] + "?"
        return _SENTENCE_END.split(" ".join(asked.split()))[-1]

    def author(self, at: int) -> str:
        """Who wrote what the words at `at` answer, or ""."""
        for number in self._near(at):
            if self._blocks[number].author:
                return self._blocks[number].author
        authors = {block.author for block in self._blocks if block.author}
        if len(authors) == 1:
            return authors.pop()
        return "" if self._blocks else self._answered[1]

    def _near(self, at: int) -> list[int]:
        above = [number for number, block in enumerate(self._blocks) if block.end <= at]
        return above[-1:]

    def _in_block(self, kind: Kind, number: int) -> tuple[str, ...]:
        block = self._blocks[number]
        return self._in_text(kind, number, block.levels, block.author)

    def _in_text(self, kind: Kind, number: int, levels: tuple[str, ...], author: str) -> tuple[str, ...]:
        key = (kind.things + "\n" + kind.name, number)
        if key not in self._kept:
            self._kept[key] = ()
            # while it is being found out, words inside ask in vain
            found: tuple[str, ...] = ()
            for text in levels:
                found = found or self._search(kind, text[:8_000], author)
            self._kept[key] = found
        return self._kept[key]

    def _search(self, kind: Kind, text: str, author: str) -> tuple[str, ...]:
        told = self._referents.names.things if self._referents is not None else {}
        known: Mapping[str, Any] = told.get(kind.things, {})
        if not known or not text.strip():
            return ()
        places = {
            name: place
            for name, facts in known.items()
            if (place := _mention(text, name, facts, kind)) is not None
        }
        if not places:
            places = self._by_facts(known, text, author)
        return tuple(sorted(places, key=lambda name: places[name]))

    def _by_facts(self, known: Mapping[str, Any], text: str, author: str) -> dict[str, int]:
        """Things whose facts are what the quoted words announce."""
        if self._acts_of is None or not any(isinstance(f, Mapping) and f for f in known.values()):
            return {}
        found: dict[str, int] = {}
        for place, action in enumerate(self._acts_of(text, author)):
            fits = [name for name, facts in known.items() if _tells(facts, action.params(), author)]
            for name in fits:
                found.setdefault(name, place)
        return found


def _rows(text: str) -> int:
    """How many rows a quotation has that begin with a number, or else that are a title and no more."""
    lines = [line.strip(_ROW_MARKS) for line in text.splitlines()]
    numbered = sum(line[:1].isdigit() for line in lines)
    return numbered or sum(len(line.split()) > 1 and line.istitle() and line[-1].isalnum() for line in lines)


_ROW_MARKS: Final = " \t>|*(#[-"


_SENTENCE_END: Final = re.compile(r"(?<=[.!:])\s")


def _mention(text: str, name: str, facts: object, kind: Kind) -> int | None:
    """Where a quotation names a thing, or holds its title."""
    nouns = "|".join(re.escape(noun) for noun in kind.called) or "(?!)"
    if name.isdecimal():
        called = rf"(?<!\w)(?:{nouns})s?\s*(?:#|no\.?|number)?\s*"
        pattern = rf"(?:{called}|#\s?|(?:^|\n)[ \t>|*(\[-]*){name}(?!\w|[.,:]\d)"
    else:
        pattern = rf"(?<!\w){re.escape(name)}(?!\w)"
    match = re.search(pattern, text, re.IGNORECASE)
    if match:
        return match.start()
    told = " ".join(text.lower().split())
    titles = [facts] if isinstance(facts, str) else _titles(facts)
    for title in titles:
        plain = " ".join(str(title).lower().split())
        if len(plain) > 3 and plain in told:
            return told.find(plain)
    return None


def _titles(facts: object) -> list[str]:
    if not isinstance(facts, Mapping):
        return []
    return [str(facts[key]) for key in ("title", "what", "text") if isinstance(facts.get(key), str)]


def _tells(facts: object, params: Mapping[str, Any], author: str) -> bool:
    """Whether an act with `params` by `author` is the one that made a thing with these facts."""
    if not isinstance(facts, Mapping) or (author and facts.get("by", author) != author):
        return False
    common = [key for key in params if key in facts and key != "by"]
    return bool(common) and all(_plain(facts[key]) == _plain(params[key]) for key in common)


def _plain(value: object) -> object:
    if isinstance(value, (list, tuple)):
        return sorted(str(one).lower() for one in value)
    return str(value).lower()
