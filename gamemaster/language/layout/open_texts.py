"""A text that is announced and not fenced (`I submit this rule: ...`) goes on to the mail's closing words."""

import re
from typing import Final

from gamemaster.language.layout.announcing import LIVE, NOUNS
from gamemaster.language.layout.letter import signed_names
from gamemaster.language.layout.lines import Piece, Sort, own_places

_OPENS: Final = re.compile(
    rf"(?!.*\bI (?:hereby )?vote\b)(?=.*\b{NOUNS}s?\b)"
    rf".*(?:as follows|the following|below)[^.!?]{{0,60}}:[ \t]*$"
    r"|.*\b(?:I publish|I submit|I hereby submit)\b[^.!?]*:[ \t]*$"
    r"|.*\bI (?:hereby )?(?:create|add|introduce)\b[^.!?]*"
    r"\b(?:text|wording|reading|reads|says)[^.!?]{0,12}:[ \t]*$",
    re.IGNORECASE | re.DOTALL,
)
_TITLES: Final = 5
_NAMED: Final = r"[A-Z][\w’'.-]*(?: [A-Z][\w’'.-]*){0,2}"
_NAME: Final = re.compile(rf"[-–—~*_ \t]*({_NAMED})(, [^\n.!?]{{1,40}})?[*_ \t]*")
_FIELD: Final = re.compile(
    r"[ \t]*(?:(?:title|name|class|type|kind|author|by)[ \t]*:[ \t]*\S|text[ \t]*:[ \t]*$)", re.IGNORECASE
)
_FAREWELL: Final = re.compile(
    r"[ \t]*(?i:(?:many |kind |best |warm |with |all the |yours )?"
    r"(?:cheers|thanks|thank you|regards|wishes|best|yours|love|greetings|sincerely|faithfully|truly|bye)"
    r"(?: (?:all|everyone|everybody|again|regards|wishes|and regards))?)[,.!]?"
    rf"(?: {_NAMED})?[ \t]*"
)
_POSTSCRIPT: Final = re.compile(r"[ \t]*P\.?[ ]?S\b[.:, ]", re.IGNORECASE)


def mark_open_text(text: str, lines: list[Piece], sender: str | None) -> list[Piece]:
    """The pieces with such a text as a document; `sender` is whose name signs below it."""
    if ":" not in text:
        return lines
    for place in own_places(lines):
        if not text[lines[place].start : lines[place].end].rstrip().endswith(":"):
            continue
        if not _announces(text, lines, place):
            continue
        found = list(lines)
        begin = _past_fields(text, lines, place + 1)
        for index in range(begin, _closing(text, lines, begin, sender)):
            if found[index].sort is Sort.OWN:
                found[index] = found[index]._replace(sort=Sort.DOCUMENT)
        return found
    return lines


def _announces(text: str, lines: list[Piece], place: int) -> bool:
    """Whether the line at `place` ends a sentence that announces the text below it, which no fence holds."""
    first = place
    while first > 0 and lines[first - 1].sort is Sort.OWN and place - first < 3:
        first -= 1
    sentence = re.split(r"[.!?]\s", text[lines[first].start : lines[place].end])[-1]
    after = place + 1
    while after < len(lines) and lines[after].sort is Sort.BLANK:
        after += 1
    if after == len(lines) or lines[after].sort is not Sort.OWN or not _OPENS.match(sentence):
        return False
    fenced = any(line.sort is Sort.DOCUMENT for line in lines[after : after + _TITLES])
    # a contract may also only be read below `I do the following:`
    return not fenced and LIVE.search(sentence) is None


def _past_fields(text: str, lines: list[Piece], first: int) -> int:
    """Where the text begins below lines as `Title: Warm Socks`, which stay words of the sender."""
    place = first
    while place < len(lines) and (
        lines[place].sort is Sort.BLANK or _FIELD.match(_line(text, lines, place)) is not None
    ):
        place += 1
    return place if place < len(lines) and lines[place].sort is Sort.OWN else first


def _closing(text: str, lines: list[Piece], first: int, sender: str | None) -> int:
    """Where the closing words of the mail begin: a postscript, a farewell, the name of the sender."""
    if quoted := _quoted_whole(text, lines, first):
        return quoted
    own = [place for place in range(first, len(lines)) if lines[place].sort is Sort.OWN]
    end = next((p for p in own[1:] if _POSTSCRIPT.match(_line(text, lines, p))), len(lines))
    own = [place for place in own if place < end]
    if len(own) > 1 and _signs(text, lines, own, sender):
        end = own.pop()
    if len(own) > 1 and _FAREWELL.fullmatch(_line(text, lines, own[-1])):
        end = own.pop()
    return end


def _quoted_whole(text: str, lines: list[Piece], first: int) -> int:
    """Where a text ends that stands in quotation marks as one paragraph of its own; 0 where it does not."""
    end = first
    while end < len(lines) and lines[end].sort is Sort.OWN:
        end += 1
    said = text[lines[first].start : lines[end - 1].end] if end > first else ""
    below = next(
        (_line(text, lines, p) for p in range(end, len(lines)) if lines[p].sort is not Sort.BLANK), ""
    )
    return end if _QUOTED.fullmatch(said.strip()) and below.lstrip()[:1] not in _MARKS else 0


_QUOTED: Final = re.compile(r'"[^"“”]+"|“[^"“”]+”')
_MARKS: Final = ('"', "“")


def _signs(text: str, lines: list[Piece], own: list[int], sender: str | None) -> bool:
    """Whether the last of the `own` lines is the sender's name, or any that stands apart from the text."""
    name = _NAME.fullmatch(_line(text, lines, own[-1]))
    if name is None:
        return False
    if sender is not None and name[1].casefold().rstrip(".") in signed_names(sender):
        return True
    apart = lines[own[-1] - 1].sort is Sort.BLANK or _FAREWELL.fullmatch(_line(text, lines, own[-2]))
    return not name[2] and bool(apart)


def _line(text: str, lines: list[Piece], place: int) -> str:
    return text[lines[place].start : lines[place].end]
