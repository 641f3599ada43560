"""`TTttPF`: this time to the public forum. The one idiom that makes quoted words live, and only the
sender's own.

The words act at the time of the new mail (nomic-procedure 1.6), when the mail they come from was not
public. Words of somebody else, or words that were public before, do nothing; where that cannot be told, it
is a question.
"""

import re
from typing import Final, NamedTuple

from gamemaster.language.english.tokens import holds_any
from gamemaster.language.layout.header_blocks import is_header_field
from gamemaster.language.layout.letter import Letter, signed_names
from gamemaster.language.layout.lines import Piece, Sort, content, squeeze

_TAG: Final = re.compile(
    r"(?<!\w)TT+[tT]t[oa]?PF(?!\w)|(?<!\w)TTt[ao]PF(?!\w)|\b(?:this\s+time|now|again|re-?sen[dt](?:ing)?|sent|sending(?:\s+(?:this|it))?(?:\s+again)?)\s+(?:this\s+|it\s+)?to\s+(?:the\s+)?(?:public\s+(?:forum|list)|PF|(?:\w+\s+)?list|business)\b"
    r"|\bto the PF this time\b",
    re.IGNORECASE,
)
_TALK: Final = re.compile(
    r"\?|\b(?:need|needs|should|please|you|your|would|could|will|must|if|have to|had to|forgot"
    r"|not|never|by|e|he|she|they)\b|n['’]t\b",
    re.IGNORECASE,
)
_LEVEL: Final = re.compile(r"[ \t]{0,4}(?:[A-Za-z]{0,12}>|\|)")


class Adopted(NamedTuple):
    """The sender's own quoted words, as a letter of their own. `text` keeps the offsets of the new mail.

    `doubt` says why they may not act.
    """

    letter: Letter
    text: str
    start: int
    end: int
    doubt: str = ""


def is_resend(own: str) -> bool:
    """Whether own words carry the tag."""
    if not holds_any(own, ("PF", "Pf", "pf", " list", "forum", "business")):
        return False
    for match in _TAG.finditer(own):
        start = max(own.rfind(stop, 0, match.start()) for stop in ".!?\n") + 1
        stops = [p for stop in ".!?\n" if (p := own.find(stop, match.end())) >= 0]
        end = min(stops, default=len(own) - 1) + 1
        if not _TALK.search(own[start:end]) or (_alone(own, match) and "?" not in own[start:end]):
            return True
    return False


def is_partial(own: str) -> bool:
    """Whether own words beside the tag may leave out or change some of what it resends: `TTttPF, but only the
    first`."""
    tag = _TAG.search(own)
    if tag is None:
        return False
    stops = [len(own), *(p for stop in ".!\n" if (p := own.find(stop, tag.end())) >= 0)]
    return any(pattern.search(own, tag.end(), min(stops)) for pattern in (_SOME_OF_IT, _LEAVING_OUT)) or (
        _LEAVING_OUT.search(own, tag.end()) is not None
    )


_SOME_OF_IT: Final = re.compile(
    r"\b(?:but|apart|instead|first|second|third|last|latter|former|change[sd]?|correct(?:ed|ions?)?|not|mostly"
    r"|partly|more or less|sort of|kind of|almost|roughly|nearly|in part)\b|n['’]t\b",
    re.IGNORECASE,
)
_LEAVING_OUT: Final = re.compile(
    r"\b(?:only the(?! (?:wrong|other|old|chat|talk|private)\b)"
    r"|except(?:ing)?|without|minus|skip|ignore|disregard|scratch"
    r"|strike|drop|leave out|no longer(?! (?:friends|enemies|married|on (?:good|speaking) terms)\b))\b",
    re.IGNORECASE,
)


def _alone(own: str, tag: re.Match[str]) -> bool:
    """Whether the tag opens a line and what follows is only said beside it: `TTttPF (I will learn this)`."""
    opens = not own[own.rfind("\n", 0, tag.start()) + 1 : tag.start()].strip()
    return opens and "PF" in tag[0].upper() and own[tag.end() :].lstrip(" ")[:1] in _BESIDE


_BESIDE: Final = frozenset({"", "\n", "(", ",", ".", ":", "!"})


def adopted(letter: Letter, pieces: list[Piece]) -> Adopted | None:
    """The quotation that the tag adopts; None when it is nobody's the tag could adopt."""
    quotes = [p for p in pieces if p.sort is Sort.QUOTE and p.level >= 1]
    filled = [p for p in quotes if content(letter.text, p)]
    if not filled or letter.sender is None:
        return None
    for parent in letter.thread:
        if parent.sender != letter.sender:
            continue
        told = squeeze(parent.text)
        mine = [p for p in filled if squeeze(content(letter.text, p)) in told]
        if not mine:
            continue
        first = min(p.level for p in mine)
        lines = [p for p in quotes if mine[0].start <= p.start <= mine[-1].end and p.level >= first]
        doubt = "already_public" if parent.public else ""
        if not doubt and any(p not in mine and p.level == first and content(letter.text, p) for p in lines):
            doubt = "resend_altered"
        text = unmarked(letter.text, lines, first)
        return Adopted(parent, text, lines[0].start, lines[-1].end, doubt)
    said = [p for p in filled if not is_header_field(content(letter.text, p))]
    unknown = not letter.thread and all(p.author is None for p in filled)
    writers = [_writer(content(letter.text, p)) for p in filled] if unknown else []
    named = {who for who in writers if who}
    if named and named <= signed_names(letter.sender):
        # the quotation itself says that the sender wrote it
        live = [p for p, who in zip(filled, writers, strict=True) if p in said and not who]
        return Adopted(letter, unmarked(letter.text, live), live[0].start, live[-1].end) if live else None
    if named:
        return None
    own = [p for p in said if p.author == letter.sender]
    lines = own or (filled if unknown else [])
    if not lines:
        return None
    sure = own == said or (unknown and _signed(letter, filled))
    # whoever says that a mail of eirs goes to the public forum this time says that it did not before
    doubt = "" if sure and not letter.thread else "resend_unknown"
    return Adopted(letter, unmarked(letter.text, lines), lines[0].start, lines[-1].end, doubt)


_WRITER: Final = re.compile(
    r"[-\u2013\u2014 ]*(?:From:\s*([^<\n]+?)(?:\s*<.*)?"
    r"|(?:On\b[^\n]{3,60}?[,:\d]\s+)?([A-Z][\w. ]{0,40}?)(?:\s*<[^>\n]*>)?,? wrote\b.*:)\s*$"
)


def _writer(line: str) -> str:
    """Who a header or an attribution inside a quotation says wrote it; "" where the line is none."""
    match = _WRITER.match(line)
    return (match[1] or match[2]).strip(" .").casefold() if match else ""


def _signed(letter: Letter, filled: list[Piece]) -> bool:
    """Whether the last quoted line is the sender's own name and no more."""
    name = content(letter.text, filled[-1]).strip(" -–—~.").casefold()
    return len(filled) > 1 and name in signed_names(letter.sender or "")


def unmarked(text: str, lines: list[Piece], depth: int = 1) -> str:
    """`text` with everything blank but `lines`, and the first `depth` quote marks of these blank too."""
    out = [" " if c != "\n" else "\n" for c in text]
    for line in lines:
        match = _LEVEL.match(text, line.start, line.end)
        begin = match.end() if match else line.start
        for _ in range(depth - 1):
            deeper = _LEVEL.match(text, begin, line.end)
            begin = deeper.end() if deeper else begin
        out[begin : line.end] = text[begin : line.end]
    return "".join(out)
