"""Who and what a mail may name: people and the game's named things, found at a place among the tokens.

A name fits with its canonical spelling, an alias, any punctuation or case of these, or, written with a
capital letter, a word of the name that exactly one person has (`Voss`). What fits several people, or only
begins a name, fits nobody: the finding then carries everybody it may mean, and the clause becomes a question.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Final, NamedTuple

from gamemaster.core.names import Names
from gamemaster.core.people import fold
from gamemaster.language.english.numbers import FIGURES, NUMERALS, RANKS
from gamemaster.language.english.tokens import Token, Tokens, tokenize, words_in

_EVERYDAY: Final = words_in(
    "it is in on at to my so no if as or of we he do me be by an am up us go the and but for not "
    "you all one two our any are was has had can may now new old out own see she its let too yes "
    "yet get put use his her him who how why did off way day end per via nor"
)
NPCS: Final = "non_player_characters"
_NAMING: Final = ("title", "name", "colour", "monster")

# aliases that are everyday words must be written with a capital letter, like any short form
_SHORTEST: Final = 3
_FEWEST_WORDS: Final = 2
_AROUND: Final = 200
"""Characters around a name that tell whether somebody writes without capitals."""


class Named(NamedTuple):
    """A name found: where it ends and whom it may mean (one, or several when it is ambiguous)."""

    end: int
    who: tuple[str, ...]


_TITLES: Final = words_in("sir dame lord lady mr mrs ms dr madam master mistress captain professor")


def _called(name: str) -> list[tuple[str, ...]]:
    """The words a game master goes by: the whole name, and the name without its title."""
    lows = tuple(token.low for token in tokenize(name))
    return [lows, lows[1:]] if len(lows) > 1 and lows[0] in _TITLES else [lows]


def _words_of_names(names: Iterable[str]) -> frozenset[str]:
    return frozenset(word for name in names for word in name.lower().split())


def _letter(text: str, token: Token) -> str:
    """What a token begins with in the text; "" for one put behind the end of a mail that breaks off."""
    return text[token.start : token.start + 1]


def _without_capitals(text: str, token: Token) -> bool:
    """Whether all that stands around a word in its paragraph is written without capitals.

    Those that open a sentence are no sign of the writer's (`Ok i vote jun`), nor are words that are shouted.
    """
    first, last = max(0, token.start - _AROUND), token.start + _AROUND
    before = text[first : token.start].rpartition("\n\n")[2]
    around = before + text[token.start : last].partition("\n\n")[0]
    around = around.replace("I ", "i ")
    return around.islower() or _LARGE_ANYWAY.sub("", around).islower()


_LARGE_ANYWAY: Final = re.compile(r"(?:^|(?<=[.!?]\s))\s*[A-Z](?=[a-z])|\b[A-Z]{2,}\b")


class Referents:
    """The index of one `Names`."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self.npcs: frozenset[str] = frozenset(names.things.get(NPCS, ()))
        self.gm_words = _words_of_names(names.gm)
        self.people_words = _words_of_names(names.people)
        self._called = {name: _words_of_names((name, *also)) for name, also in names.people.items()}
        self._others_called: dict[str, frozenset[str]] = {}
        self._gm = tuple(name for gm in sorted(names.gm) for name in _called(gm))
        self._gm_short = frozenset(
            lows[-1] for gm in names.gm if len(lows := _called(gm)[0]) > 1 and len(lows[-1]) >= _SHORTEST
        )
        self._gm_titles = frozenset(
            lows[0] for gm in names.gm if len(lows := _called(gm)[0]) > 1 and len(lows[0]) >= _SHORTEST
        )
        self._gm_begins = (
            self._gm_short | self._gm_titles | {"the", *(w for name in self._gm for w in name[:1])}
        )
        self._things: dict[str, dict[str, list[tuple[tuple[str, ...], str]]]] = {}
        self._exact: dict[str, set[str]] = {}
        self._short: dict[str, set[str]] = {}
        self._starts: dict[str, set[str]] = {}
        self._longest = 1
        self._firsts: set[str] = set()
        dotted: set[str] = set()
        for name, spelling in _spellings(names):
            self._exact.setdefault(fold(spelling), set()).add(name)
            self._longest = max(self._longest, len(_plain(tokenize(spelling))))
            self._firsts.update(token.low for token in tokenize(spelling)[:1])
            self._firsts.add(fold(spelling))
            if "." in spelling:
                dotted.add(spelling)
            parts = [fold(word) for word in re.findall(r"[^\W_]+", spelling)]
            if name not in self.npcs:
                for word in parts:
                    self._shorten(name, word)
            elif len(parts) > 1:
                # Old Hobb is Hobb, and no everyday Old
                self._short.setdefault(parts[-1], set()).add(name)
        self._exact.pop("", None)
        alternatives = "|".join(re.escape(spelling) for spelling in sorted(dotted, key=len, reverse=True))
        self._dotted = re.compile(rf"(?<!\w)(?:{alternatives})", re.IGNORECASE) if dotted else None

    def _shorten(self, name: str, word: str) -> None:
        self._short.setdefault(word, set()).add(name)
        for length in range(2, len(word)):
            self._starts.setdefault(word[:length], set()).add(name)

    def at(self, text: str, tokens: Tokens, start: int) -> Named | None:
        """The longest name that begins at token `start`."""
        if start >= len(tokens):
            return None
        first = tokens[start].low
        if first not in self._firsts and first not in self._short and first not in self._starts:
            return None
        best: Named | None = None
        joined, words, place = "", 0, start
        while place < len(tokens) and words <= self._longest:
            token = tokens[place]
            if token.low[:1].isalnum():
                joined += token.low
                words += 1
                fits = self._exact.get(joined)
                if fits and (self._written(text, tokens[start], joined)):
                    end = place + 1
                    best = Named(self._with_stop(text, tokens, end, joined), tuple(sorted(fits)))
            elif token.low not in {".", "'", "’"} or token.line:
                break
            place += 1
        return best or self._short_form(text, tokens, start)

    def _written(self, text: str, first: Token, joined: str) -> bool:
        """Aliases of one to three letters are read as names only with a capital, where there are any."""
        letter = _letter(text, first)
        if len(joined) > _SHORTEST or letter.isupper() or first.capital or not letter.isalpha():
            # a pronoun that stands for a name has its capital, too
            return True
        return len(joined) == _SHORTEST and joined not in _EVERYDAY and _without_capitals(text, first)

    def _with_stop(self, text: str, tokens: Tokens, end: int, joined: str) -> int:
        """Swallow the full stop that belongs to a name such as `Oskar Z.`."""
        if self._dotted is None or end >= len(tokens) or tokens[end].low != ".":
            return end
        start = max(0, tokens[end].start - 60)
        for match in self._dotted.finditer(text, start, tokens[end].end):
            if match.end() == tokens[end].end and fold(match.group()).endswith(joined[-1:]):
                return end + 1
        return end

    def _short_form(self, text: str, tokens: Tokens, start: int) -> Named | None:
        token = tokens[start]
        word = token.low
        if not _letter(text, token).isupper() and not (
            len(word) >= _SHORTEST and word not in _EVERYDAY and _without_capitals(text, token)
        ):
            return None
        fits = self._short.get(word)
        if fits and len(word) >= _SHORTEST:
            return Named(start + 1, tuple(sorted(fits)))
        starts = None if word in _EVERYDAY else self._starts.get(word)
        # the beginning of a name is no name, but it tells whom it may mean
        return Named(start + 1, (*sorted(starts), "")) if starts else None

    def others_called(self, sender: str) -> frozenset[str]:
        """The words by which everybody but the sender may be called."""
        if sender not in self._others_called:
            others = (words for name, words in self._called.items() if name != sender)
            self._others_called[sender] = frozenset().union(*others)
        return self._others_called[sender]

    def may_begin(self, low: str, key: str) -> bool:
        """Whether a name that `at` finds, or one of a thing of the kind `key`, may begin with the word."""
        return low in self._firsts or low in self._short or low in self._starts or low in self._index(key)

    def thing_at(self, tokens: Tokens, start: int, key: str) -> Named | None:
        """The named thing of the kind `key` at `start`, by its whole name."""
        if start >= len(tokens):
            return None
        first = tokens[start]
        named: Named | None = None
        for spelled, name in self._index(key).get(first.low, ()):
            end = start + len(spelled)
            if tuple(token.low for token in tokens[start:end]) != spelled:
                continue
            # a name that is an everyday word has its capital
            if name[:1].isupper() and not first.capital and _is_everyday(name):
                continue
            if named is None or end > named.end:
                named = Named(end, (name,))
            elif end == named.end:
                named = Named(end, tuple(sorted({*named.who, name})))
        return named

    def things_with(self, tokens: Tokens, start: int, key: str) -> tuple[str, ...]:
        """The things of the kind `key` that have the word at `start`, written in capitals, in their names."""
        first = tokens[start] if start < len(tokens) else None
        if first is None or not first.capital or len(first.low) < _SHORTEST or first.low in _EVERYDAY:
            return ()
        index = self._index(key)
        return tuple(
            sorted({name for told in index.values() for spelled, name in told if first.low in spelled})
        )

    def _index(self, key: str) -> dict[str, list[tuple[tuple[str, ...], str]]]:
        """The things of a kind that have names and not only numbers, by the first word."""
        if key not in self._things:
            index: dict[str, list[tuple[tuple[str, ...], str]]] = {}
            for name, facts in self.names.things.get(key, {}).items():
                titles = [name] if not name.isdecimal() else []
                if isinstance(facts, Mapping):
                    titles += [str(facts[t]) for t in _NAMING if facts.get(t)]
                elif isinstance(facts, str) and key != "intents":
                    titles.append(facts)
                for title in dict.fromkeys(titles):
                    spelled = tuple(token.low for token in tokenize(title))
                    if spelled:
                        index.setdefault(spelled[0], []).append((spelled, name))
                    for others in _otherwise_counted(spelled):
                        index.setdefault(others[0], []).append((others, name))
                    if spelled[:1] == ("the",) and len(spelled) > 1:
                        index.setdefault(spelled[1], []).append((spelled[1:], name))
            self._things[key] = index
        return self._things[key]

    def gm_at(self, tokens: Tokens, start: int) -> int | None:
        """Where the name of a game master ends that begins at token `start`."""
        if start >= len(tokens) or tokens[start].low not in self._gm_begins:
            return None
        for name in self._gm:
            if tuple(token.low for token in tokens[start : start + len(name)]) == name:
                return start + len(name)
        if tokens[start].capital and tokens[start].low in self._gm_short:
            return start + 1
        called = start > 0 and tokens[start - 1].low == "," and tokens[start].capital
        if called and tokens[start].low in self._gm_titles:
            # "I explore, Croupier"
            return start + 1
        if start + 1 < len(tokens) and tokens[start].low == "the" and tokens[start + 1].capital:
            # "the Croupier", where Croupier Quill is
            return start + 2 if tokens[start + 1].low in self._gm_titles else None
        return None

    def last_in(self, text: str) -> str | None:
        """The last person named in `text` in full, None when nobody or an ambiguous name stands there."""
        tokens = tokenize(text)
        for start in range(len(tokens) - 1, -1, -1):
            named = self.at(text, tokens, start)
            if named is not None and len(named.who) == 1:
                return named.who[0]
        return None

    def stops(self, text: str, start: int, end: int) -> dict[int, bool]:
        """Offsets of full stops that belong to names in `text[start:end]`; True for one at the end of a
        name."""
        if self._dotted is None:
            return {}
        found: dict[int, bool] = {}
        for match in self._dotted.finditer(text, start, end):
            for offset in range(match.start(), match.end()):
                if text[offset] == ".":
                    found[offset] = offset == match.end() - 1
        return found


def _is_everyday(name: str) -> bool:
    """Whether a name is so short or so common that only its capital shows that it is one."""
    return len(name) < _SHORTEST or name.lower() in _EVERYDAY


def _otherwise_counted(spelled: tuple[str, ...]) -> set[tuple[str, ...]]:
    """`Draw Six` for `Draw 6`, `draw 3` for `Draw Three`, `2nd Wind` for `Second Wind`.

    A name that is nothing but its number gets no figures: what is counted is no name.
    """
    words = tuple(NUMERALS.get(word, word) for word in spelled)
    if len(spelled) < _FEWEST_WORDS:
        return {words} - {spelled}
    figures = tuple(FIGURES.get(word, word) for word in spelled)
    ranked = tuple(part for word in spelled for part in RANKS.get(word, (word,)))
    return {words, figures, ranked} - {spelled}


def _plain(tokens: Iterable[Token]) -> list[Token]:
    return [token for token in tokens if token.low[:1].isalnum()]


def _spellings(names: Names) -> Iterator[tuple[str, str]]:
    for name, aliases in names.people.items():
        yield name, name
        for alias in aliases:
            yield name, alias
    things: Mapping[str, object] = names.things.get(NPCS, {})
    for name in things:
        yield name, name
