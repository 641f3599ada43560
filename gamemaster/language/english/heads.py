"""The words that a pattern of whole words can begin with, told from the pattern itself."""

import re
from collections.abc import Callable, Iterable, Iterator
from typing import Final, NamedTuple

from gamemaster.language.english.joined import alternatives

Beginnings = tuple[frozenset[str], frozenset[str]]
"""How patterns begin: the first words that something follows, and those that are the whole of them."""

_MOST: Final = 500
"""More words than these are not worth keeping of one pattern."""
_PLAIN: Final = re.compile(r"^[a-z0-9]+(?= |$)")
_LETTERS: Final = re.compile(r"[a-z0-9 |]+")
_LOOKING: Final = ("(?=", "(?!", "(?<")
_AGAIN: Final = frozenset("*+{")
_MAYBE: Final = frozenset("?*{")
_ENDS: Final = frozenset({" ", r"\b", "$"})
_NOTHING: Final = frozenset[str]()
_UNBEGUN: Final = frozenset({""})


class ByHead(NamedTuple):
    """The words that some of many patterns begin with, and the pattern of all the others."""

    heads: frozenset[str]
    others: re.Pattern[str] | None


def parted_by_head(
    told: Iterable[tuple[str, frozenset[str] | None]], compiled: Callable[[list[str]], re.Pattern[str]]
) -> ByHead:
    """Lines or patterns, each with the words it begins with (None where these cannot be told), parted."""
    heads, others = set[str](), list[str]()
    for one, begin in told:
        if begin is None:
            others.append(one)
        else:
            heads.update(begin)
    return ByHead(frozenset(heads), compiled(others) if others else None)


def heads_of(pattern: str, known: dict[str, Beginnings | None]) -> frozenset[str] | None:
    """The words that begin what matches a pattern behind which a word ends; None where they cannot be told.

    Of a word with a sign in it (`o'clock`) it is what stands before the sign. `known` keeps what was found
    out of parts of patterns, for the next that have the same.
    """
    told = _beginnings(pattern, known)
    return _up_to_signs(told[0] | told[1]) if told is not None else None


def heads_within(pattern: str, known: dict[str, Beginnings | None]) -> frozenset[str] | None:
    """The same of a pattern that is looked for anywhere, and whose end may be in the middle of a word."""
    anchor = next((sign for sign in (r"\b", "^") if pattern.startswith(sign)), "")
    told = _beginnings(pattern.removeprefix(anchor), known) if anchor else None
    return _up_to_signs(told[0]) if told is not None and not told[1] else None


def _up_to_signs(words: frozenset[str]) -> frozenset[str] | None:
    heads = frozenset(["".join(_PLAIN.findall(word.replace("'", " "))[:1]) for word in words])
    return heads if "" not in heads else None


def _beginnings(pattern: str, known: dict[str, Beginnings | None]) -> Beginnings | None:
    if pattern not in known:
        known[pattern] = _of_any(pattern, known)
    return known[pattern]


def _of_any(pattern: str, known: dict[str, Beginnings | None]) -> Beginnings | None:
    if _LETTERS.fullmatch(pattern):
        words = [one.partition(" ") for one in pattern.split("|")]
        return (
            frozenset([first for first, blank, _ in words if blank]),
            frozenset([first for first, blank, _ in words if not blank]),
        )
    followed, whole = set[str](), set[str]()
    for one in alternatives(pattern):
        told = _of_alternative(one, known)
        if told is None:
            return None
        followed |= told[0]
        whole |= told[1]
    return frozenset(followed), frozenset(whole)


def _of_alternative(pattern: str, known: dict[str, Beginnings | None]) -> Beginnings | None:
    followed = _NOTHING
    begun = _UNBEGUN
    for piece, sign in _pieces(pattern):
        if piece in _ENDS and begun != _UNBEGUN:
            return (followed | begun, _NOTHING) if not sign else None
        told = _of_piece(piece, known)
        if told is None or (sign in _AGAIN and told[1]) or len(begun) + len(followed) > _MOST:
            return None
        followed |= {word + more for word in begun for more in told[0]}
        further = frozenset([word + more for word in begun for more in told[1]])
        begun = begun | further if sign in _MAYBE else further
    return followed, begun


def _of_piece(piece: str, known: dict[str, Beginnings | None]) -> Beginnings | None:
    """The same of a letter or a group."""
    if piece == r"\b" or piece.startswith(_LOOKING):
        return _NOTHING, _UNBEGUN
    if piece.startswith("(?:"):
        return _beginnings(piece[3:-1], known)
    letters = piece.removeprefix("[").removesuffix("]")
    return (_NOTHING, frozenset(letters)) if letters.isalnum() or letters == "'" else None


def _pieces(pattern: str) -> Iterator[tuple[str, str]]:
    """The letters, escapes and groups of a pattern without alternatives, each with its sign of repetition."""
    place = 0
    while place < len(pattern):
        end = _end_of_piece(pattern, place)
        sign = pattern[end : end + 1] if pattern[end : end + 1] in {"?", "*", "+", "{"} else ""
        yield pattern[place:end], sign
        place = end + len(sign)


def _end_of_piece(pattern: str, place: int) -> int:
    """Where the letter, escape, class or group ends that begins at `place`."""
    if pattern[place] == "\\":
        return place + 2
    if pattern[place] == "[":
        return pattern.index("]", place + 2) + 1
    depth = 0
    while place < len(pattern):
        sign = pattern[place]
        depth += (sign == "(") - (sign == ")")
        place += 1 + (sign == "\\")
        if not depth:
            return place
    return len(pattern)
