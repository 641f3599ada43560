"""Letters of others inside a mail: an indented block that greets somebody or is signed, as letters are.

Whoever passes one on does not say it. Where the line above presents it and somebody else signs it, it is
surely none of the sender's words; otherwise what would act in it becomes a question.
"""

import re
from typing import Final

from gamemaster.language.layout.letter import signed_names
from gamemaster.language.layout.lines import Piece, Sort, own_places

_GREETING: Final = re.compile(
    r"[ \t]+(?:(?:my )?dear(?:est)?|hello|hi|hey|hallo|greetings|good (?:day|morning|evening|afternoon)|to)\b"
    r"[^.?\n]{0,60}[,:!.]?[ \t]*",
    re.IGNORECASE,
)
_FAREWELL: Final = re.compile(
    r"[ \t]+(?:with )?(?:(?:lots of |all my |much )?love|yours?|your (?:friend|loving"
    r"|affectionate)|regards|(?:kind|best|warm) (?:regards|wishes)"
    r"|best|cheers|sincerely|kisses|signed|xx+|your)\b(?P<who>[^.!?\n]{0,60})[.!]?[ \t]*",
    re.IGNORECASE,
)
_LEAST: Final = 2
_BOTH: Final = 2
"""A mail without lines of both sorts, indented or not, holds no such block."""
_OWN: Final = "own"
_OTHERS: Final = "others"
_NOBODYS: Final = "unsigned"


def mark_letters(text: str, lines: list[Piece], sender: str | None) -> list[Piece]:
    """The pieces with the lines of letters inside the mail told apart."""
    if len({text[lines[p].start] in " \t" for p in own_places(lines)}) < _BOTH:
        return lines
    found = list(lines)
    place = 0
    while place < len(found):
        end = _block_end(text, found, place)
        whose = _letter(text, found[place:end], sender) if end - place >= _LEAST else ""
        led = place > 0 and _presented(text, found, place)
        sort = Sort.DOCUMENT if whose == _OTHERS and led else Sort.DOUBTFUL
        for index in range(place, end) if whose and (led or whose != _OWN) else ():
            if found[index].sort is Sort.OWN:
                doubt = "speech" if sort is Sort.DOUBTFUL else ""
                found[index] = found[index]._replace(sort=sort, doubt=doubt)
        place = max(place + 1, end)
    return found


def _block_end(text: str, lines: list[Piece], place: int) -> int:
    """Behind the indented lines that begin at `place`, with the blank ones between them."""
    end = place
    for index in range(place, len(lines)):
        if lines[index].sort is Sort.BLANK and end > place:
            continue
        if (
            lines[index].sort is not Sort.OWN
            or not text[lines[index].start : lines[index].start + 2].isspace()
        ):
            break
        end = index + 1
    return end


def _letter(text: str, block: list[Piece], sender: str | None) -> str:
    """Whose letter lines are, "" where they are none."""
    filled = [text[line.start : line.end] for line in block if line.sort is Sort.OWN]
    ends = [place for place, said in enumerate(filled) if place and _FAREWELL.fullmatch(said)]
    if not ends:
        return _NOBODYS if _GREETING.fullmatch(filled[0]) else ""
    own = signed_names(sender) if sender else frozenset[str]()
    signing = " ".join(filled[ends[-1] : ends[-1] + 2]).casefold()
    return _OWN if any(name in signing for name in own) else _OTHERS


def _presented(text: str, lines: list[Piece], place: int) -> bool:
    """Whether the words above end in a colon."""
    above = next((p for p in range(place - 1, -1, -1) if lines[p].sort is not Sort.BLANK), None)
    return above is not None and text[lines[above].start : lines[above].end].rstrip().endswith(":")
