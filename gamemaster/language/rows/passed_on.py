"""Signs that words come from another mail, though none of them is marked as quoted.

`fwd:` in front of an act or above it, the contents of a digest (`Today's Topics:`, `Message: 2`) above it, a
quotation that ends with who wrote (`> From: Tarn`) right above it, one that breaks off in the middle (`> and
so`) or goes on with no more than a name below it (`> Tarn`), and arrows that frame it (`>>>` above, `<<<`
below). What stands below may be the sender's, or what e passes on.
"""

import re
from collections.abc import Iterator
from itertools import pairwise
from typing import Final

from gamemaster.language.english.tokens import holds_any, words_in
from gamemaster.language.layout.line_fronts import LineFront
from gamemaster.language.layout.lines import Piece, Sort
from gamemaster.language.rows.bare_lines import asked_within
from gamemaster.language.vocabulary.scene import Act, Finding, acts_in

_DIGEST: Final = r"(?:\w+[ \t]+){0,2}digest,?(?:[ \t]+(?:vol|no|issue|number|#|of)\b[^\n]{0,40})?"
_HEADS: Final = (
    r"fwd?|forward|forwarded|forwarding|original[ \t]+(?:message|mail|post)|quot(?:e|ed|ing)"
    rf"|passing[ \t]+(?:\w+[ \t]+)?on|(?:today|this week)['’]s[ \t]+topics|{_DIGEST}"
    r"|(?:message|mail|post|letter)[ \t]*[:#]?[ \t]*\d+(?:[ \t]+of[ \t]+\d+)?"
    r"|(?:copied|pasted|copy|reposted|relayed)[ \t]+(?:from|of)\b[^\n.]{0,40}"
)
_PASSED: Final = LineFront(
    r"^[ \t*_\[(>-]*(?:(?:fwd?|forward|forwarded)[ \t]*[:\])]"
    r"|(?:begin[ \t]+)?forwarded[ \t]+(?:message|mail|from)\b"
    rf"|(?:{_HEADS})[ \t]*:?[ \t*_\])-]*$)",
    re.IGNORECASE,
)
_FIRST: Final = re.compile(r"\n[ \t*_\[(>-]*([a-z]+)")
_OPENING: Final = words_in(
    "fw fwd forward forwarded forwarding begin original quote quoted quoting passing today this message mail "
    "post letter copied pasted copy reposted relayed"
)
"""With one of these begins the line that such a sign stands in, unless it heads a digest."""
_SIGNS: Final[tuple[str, ...]] = (
    *sorted(words_in("fw forward original quot passing topics digest message mail post letter cop relayed")),
    *("<<", ">>", "«", "»", "> "),
)
_ARROWS: Final = LineFront(r"^[ \t]*([<>]{2,}|[«»]+)[ \t]*$")
_WROTE: Final = re.compile(r"[ \t>|]*(?:from|author|sender|wrote|posted by)[ \t]*:[ \t]*\S", re.IGNORECASE)
_OPPOSITE: Final = str.maketrans("<>«»", "><»«")


def passed_on(text: str, pieces: list[Piece], findings: list[Finding]) -> list[Finding]:
    """The findings, with a question for each act that such a sign stands above."""
    if not acts_in(findings):
        return findings
    spans = [*_below_signs(text, pieces), *_framed(text), *_below_sender(text, pieces)]
    spans += _within_quotation(text, pieces)
    if not (spans and holds_any(text.lower(), _SIGNS)):
        return findings
    return asked_within(findings, spans, "unmarked_header", _for_somebody)


def _below_signs(text: str, pieces: list[Piece]) -> Iterator[tuple[int, int]]:
    low = text.lower()
    if "digest" not in low and _OPENING.isdisjoint(_FIRST.findall(f"\n{low}")):
        return
    match = _PASSED.search(text)
    while match is not None:
        at = match.end()
        if any(p.start <= match.start() <= p.end and p.sort is Sort.OWN for p in pieces):
            yield at, len(text)
            return
        match = _PASSED.search(text, max(at, match.start() + 1))


def _framed(text: str) -> Iterator[tuple[int, int]]:
    opened: re.Match[str] | None = None
    for match in _ARROWS.finditer(text):
        if opened is not None and match[1] == opened[1].translate(_OPPOSITE):
            yield opened.end(), match.start()
        opened = match


def _below_sender(text: str, pieces: list[Piece]) -> Iterator[tuple[int, int]]:
    """The paragraphs that follow right below a quoted line that says who wrote."""
    for above, piece in pairwise(pieces):
        if above.sort is Sort.QUOTE and piece.sort is Sort.OWN and _WROTE.match(text, above.start, above.end):
            end = text.find("\n\n", piece.start)
            yield piece.start, end if end >= 0 else len(text)


def _within_quotation(text: str, pieces: list[Piece]) -> Iterator[tuple[int, int]]:
    """The lines that lost their mark in the middle of a quotation."""
    for above, piece in pairwise(pieces):
        if above.sort is Sort.QUOTE and piece.sort is Sort.OWN:
            broken = _BROKEN_OFF.search(text, above.start, above.end) is not None
            asked = text[above.start : above.end].rstrip().endswith("?")
            if broken or (not asked and _NAME_BELOW.match(text, piece.end) is not None):
                yield piece.start, piece.end


_BROKEN_OFF: Final = re.compile(
    r"\b(?:and|so|but|that|because|then|therefore|thus|hence|which|or|if|when|while)[ \t]*$", re.IGNORECASE
)
_NAME_BELOW: Final = re.compile(r"\s?>[ \t]*[-–—]*[ \t]*[A-Z][a-z]+[ \t]*(?:\n(?!>)|\Z)")


def _for_somebody(finding: Finding) -> bool:
    return isinstance(finding, Act) and finding.by is not None
