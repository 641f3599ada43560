"""Words, numbers and marks of a text with their offsets.

Letters and digits part company (`DL1` is `dl`, `1`), apostrophe endings stand alone (`I'll` is `i`, `'ll`), a
hyphen inside a word vanishes (`level-2` is `level`, `2`), and a minus before a figure stays with it.
"""

import re
import unicodedata
from collections.abc import Iterable, Sequence, Set
from typing import Final, final


@final
class Token:
    """One word, number or mark. `low` is the word without case and accents, `line` True when a line
    begins. Never changed once made: of all that is looked at in reading, its fields are looked at most, and
    a class of its own with slots answers soonest."""

    __slots__ = ("capital", "end", "line", "low", "start")

    def __init__(self, low: str, start: int, end: int, line: bool = False, capital: bool = False) -> None:
        self.low: Final = low
        self.start: Final = start
        self.end: Final = end
        self.line: Final = line
        self.capital: Final = capital

    def changed(
        self,
        low: str | None = None,
        start: int | None = None,
        end: int | None = None,
        line: bool | None = None,
        capital: bool | None = None,
    ) -> "Token":
        """The same token with other fields."""
        return Token(
            self.low if low is None else low,
            self.start if start is None else start,
            self.end if end is None else end,
            self.line if line is None else line,
            self.capital if capital is None else capital,
        )


Tokens = Sequence[Token]

OPAQUE: Final = '""'
"""The token that stands for words mentioned."""

DOCUMENT: Final = "{}"
"""The token that stands for a document which follows a sentence."""

_TOKEN: Final = re.compile(
    r"(?P<br>\n)|(?P<w>[^\W\d_]+)|(?P<n>\d+(?:,\d{3})+(?!\d)|\d+(?:\.\d+)?)"
    r"|(?P<a>['’](?:ll|ve|re|d|m|s|t)(?![^\W_]))|(?P<d>-{2,}|[–—]|[-=]+>|→)|(?P<e>\.{2,}|…)|(?P<m>[^\w\s]|_)"
)

# groups cost a third of the search, and nearly every token shows by itself what it is
_PIECE: Final = re.compile(re.sub(r"\?P<\w+>", "?:", _TOKEN.pattern))
_PLAIN_SIGNS: Final = frozenset("!\"#$%&'()*+,./:;<=>?@[\\]^_`{|}~")


def tokenize(text: str, start: int = 0, end: int | None = None) -> list[Token]:
    """The tokens of `text[start:end]`; offsets count in the whole of `text`."""
    found: list[Token] = []
    add = found.append
    line = True
    stop = len(text) if end is None else end
    lows = text[start:stop]
    plain = lows.isascii()
    if plain:
        lows = lows.lower()
    for match in _PIECE.finditer(text, start, stop):
        first, last = match.span()
        low = lows[first - start : last - start]
        if not plain and low.isascii():
            low = low.lower()
        # what begins with a plain letter is made of letters
        if "a" <= low < "{" and (plain or low.isascii()):
            add(Token(low, first, last, line, text[first] != low[0]))
        elif low in _PLAIN_SIGNS:
            add(Token(low, first, last, line))
        elif low == "\n":
            line = True
            continue
        else:
            token = _rare(text, first, stop, line, found)
            if token is None:
                continue
            add(token)
        line = False
    return found


def _rare(text: str, start: int, stop: int, line: bool, before: Tokens) -> Token | None:
    """The token at `start` that is no plain word or sign; None for a hyphen inside a word."""
    match = _TOKEN.match(text, start, stop)
    if match is None:
        # unreachable, as both patterns find the same
        return None
    kind, word = match.lastgroup, match.group()
    first, last = match.span()
    if kind == "w":
        low = fold_word(word)
        return Token(low, first, last, line, word[0] != low[:1])
    if word == "-":
        joined = before[-1].end == first if before else False
        after = last < len(text) and text[last].isalnum()
        if joined and after:
            return None
        return Token("neg" if after and text[last].isdigit() else "--", first, last, line)
    low = _MARKS.get(kind or "", word if word.isascii() or word.isalnum() or word in _PLAIN_MARKS else "~")
    return Token(low if kind != "a" else "'" + word[1:].lower(), first, last, line)


def plain_lows(tokens: Tokens) -> list[str]:
    """The words among tokens in lower case, without the marks."""
    # nearly every word begins with a plain letter, and the comparison costs less than the question
    return [low for token in tokens if "a" <= (low := token.low) < "{" or low[0].isalnum() or low[0] == "'"]


def holds_any(text: str, signs: Iterable[str]) -> bool:
    """Whether one of the signs stands in the text."""
    for sign in signs:  # noqa: SIM110 - asked of every mail, and a generator costs more than the search
        if sign in text:
            return True
    return False


def asks_at_end(tokens: Tokens) -> bool:
    """Whether a question mark stands at the end."""
    for token in tokens[-3:]:  # noqa: SIM110 - asked of every sentence, and a generator costs more than the loop
        if token.low == "?":
            return True
    return False


def parted(tokens: Tokens, marks: Set[str]) -> list[list[Token]]:
    """The tokens between `marks`, without these; no part is empty."""
    found: list[list[Token]] = [[]]
    for token in tokens:
        if token.low in marks:
            found.append([])
        else:
            found[-1].append(token)
    return [part for part in found if part]


def clauses_of(tokens: Tokens) -> list[list[Token]]:
    """The tokens between marks, without these; a word or two set off belong to what stands around them."""
    found: list[list[Token]] = [[]]
    for place, token in enumerate(tokens):
        if token.low not in _PARTING:
            found[-1].append(token)
        elif len(found[-1]) > _INSET and not _goes_on(tokens, place + 1):
            found.append([])
    if len(found) > 1 and len(found[-1]) <= _INSET + 1:
        # with the full stop behind them
        found[-2:] = [found[-2] + found[-1]]
    return found


def _goes_on(tokens: Tokens, place: int) -> bool:
    """Whether the same is said of something else behind a mark: `, nor is the move`, `, and so is this`."""
    lows = [token.low for token in tokens[place : place + 3]]
    joins = lows[:1] in (["and"], ["as"], ["so"])
    return not lows or lows[0] == "nor" or (joins and not _ALIKE.isdisjoint(lows[:2]))


_ALIKE: Final = frozenset({"so", "is", "are", "neither"})
_PARTING: Final = frozenset({",", ";", ":", "--", "(", ")", "..."})
_INSET: Final = 2
_MARKS: Final = {"d": "--", "e": "..."}
_PLAIN_MARKS: Final = frozenset("’‘“”×•·👍👎")


def fold_word(word: str) -> str:
    """`word` in lower case, without accents."""
    decomposed = unicodedata.normalize("NFKD", word)
    return "".join(c for c in decomposed.casefold() if not unicodedata.combining(c)) or word


# words, and signs that stand by themselves
_PLAIN: Final = re.compile(
    r"(?:[a-z ]|\{n(?:th)?\}|(?<![^ ])(?:'(?:ll|ve|re|d|m|s|t)|[,:;!=#+.?]|--)(?![^ ]))*"
)


def words_in(text: str) -> frozenset[str]:
    """The words of a closed list written as one text."""
    return frozenset(text.split())


def words_of(phrase: str) -> tuple[str, ...]:
    """A declared phrase as the tokens it has to match; `{n}` and `{nth}` stay whole."""
    plain = phrase.isascii() and phrase.islower() and phrase.replace(" ", "").isalpha()
    if plain or _PLAIN.fullmatch(phrase):
        return tuple(phrase.split())
    found: list[str] = []
    for part in re.split(r"(\{n(?:th)?\})", phrase):
        if part in {"{n}", "{nth}"}:
            found.append(part)
        else:
            found.extend(token.low for token in tokenize(part))
    return tuple(found)
