"""Where asides stand in a paragraph: in parentheses, square brackets, comment signs and quotation marks."""

import re
from typing import Final, Literal, NamedTuple

from gamemaster.language.layout.announcing import LIVE

Sort = Literal["paren", "bracket", "quote", "open"]


class Aside(NamedTuple):
    """One aside with its marks; `open` is a quotation that never ends, up to the end of its paragraph."""

    start: int
    end: int
    sort: Sort


_LONGEST: Final = 1_500
_MOST_UNCLOSED: Final = 20
_MOST: Final = 400
_MARK: Final = re.compile(r"\[\[|/\*|(?<=[^\s:])[ ]?\{|[(\[\"“”«]|(?<![\w'’])‘|(?<![\w'’])'(?=[A-Z])")
_CLOSING: Final = {"(": ")", "{": "}", "[": "]", "[[": "]]", "/*": "*/"} | {
    '"': '"',
    "“": "”",
    "«": "»",
    "‘": "’",
    "'": "'",
}
_OPENING: Final = frozenset("[(/{\"“”«‘'")


def asides(text: str, start: int, end: int) -> list[Aside]:
    """The asides of one paragraph, outermost only, in order."""
    if _OPENING.isdisjoint(text[start:end]):
        return []
    found: list[Aside] = []
    place, unclosed = start, 0
    while (
        unclosed < _MOST_UNCLOSED
        and len(found) < _MOST
        and (match := _MARK.search(text, place, end)) is not None
    ):
        opener = match.group().strip()
        if opener == "{" and LIVE.search(text[max(start, match.start() - 120) : match.start()]):
            place = match.end()
            continue
        if opener == "”":
            place = match.end()
            continue
        close = _close(text, match.end(), end, opener)
        if close is None:
            unclosed += 1
            if opener in {'"', "“"}:
                found.append(Aside(match.start(), end, "open"))
            place = match.end()
            continue
        sort: Sort = (
            "paren" if opener in {"(", "{"} else "bracket" if opener in {"[", "[[", "/*"} else "quote"
        )
        found.append(Aside(match.start(), close, sort))
        place = close
    return found


def _close(text: str, start: int, end: int, opener: str) -> int | None:
    """Where the aside that was opened just before `start` ends; None when it does not."""
    closer = _CLOSING[opener]
    limit = min(end, start + _LONGEST)
    if opener not in {"(", "[", "{"}:
        if opener in {"'", "‘"}:
            limit = min(limit, start + 200)
            match = re.compile(r"['’](?!\w)").search(text, start, limit)
            return match.end() if match else None
        at = text.find(closer, start, limit)
        return at + len(closer) if at >= 0 else None
    depth = 1
    for place in range(start, limit):
        depth += (text[place] == opener) - (text[place] == closer)
        if depth == 0:
            return place + 1
    return None
