"""What a mail says of the items of its own numbered list, by their numbers.

`I do 1 and 3:` and `(skip 2):` above a list choose some of it, `2 only if I am hurt.` below one changes an
item, and `2 first.` the order: the acts of the list, or of that item, are asked about.
"""

import re
from typing import Final

from gamemaster.language.layout.line_fronts import LineFront
from gamemaster.language.vocabulary.scene import Act, Finding, any_act, asked_about

_NUMBERS: Final = (
    r"(?:items?|numbers?|nos?\.|steps?|points?|lines?|#)?\s*#?\d{1,2}(?:\s*(?:,|and|&|\+|or)\s*\d{1,2})*"
)
_SELECTING: Final = re.compile(
    rf"\b(?:do|take|perform|skip|omit|without|except|not|only|minus|pick|choose)\s+(?:only\s+)?{_NUMBERS}"
    r"\s*\)?:[ \t]*\n",
    re.IGNORECASE,
)
_COLON: Final = re.compile(r":[ \t]*\n")
_NAMED: Final = (
    r"^[ \t]*[(\[*]?(?:(?:item|number|no\.|step|point|line) *)?#?(\d{1,2})[,)]? (?:and \(?(\d{1,2})\)? )?"
)
_TOLD: Final = LineFront(
    _NAMED
    + r"(?:(?:is|are|was|were) (?:only|not|just|conditional|optional|void|cancelled|withdrawn|off|wrong|"
    r"a joke|a typo|a draft|on hold|for |from |by |to be|subject|dependent|[a-z]+['’]s[.!)])|"
    r"(?:depends|hangs|can wait|comes later|only|twice|thrice|again|instead|if|unless|when|later|tomorrow|"
    r"maybe|perhaps|optional|void|cancelled|withdrawn)\b)",
    re.IGNORECASE,
)
_FIRST: Final = r"^[ \t]*(?:please |kindly |and |but )*(?:do|take|perform|process|execute|resolve|read) "
_ORDERED: Final = LineFront(
    rf"(?:{_NAMED.replace('[,)]?', ',?')}|{_FIRST}(?:(?:item|number|no\.|step|point|line) *)?#?\d{{1,2}} )"
    r"(?:(?:comes?|goes?|is) )?(?:first|last|before|after)\b",
    re.IGNORECASE,
)
_ITEM: Final = re.compile(r"[ \t]*\(?#?(\d{1,2})[.):][ \t]*")


def items_told_of(text: str, findings: list[Finding]) -> list[Finding]:
    """The findings, with a question for each act in such an item."""
    if not any_act(findings):
        return findings
    selected = [match.end() for match in _SELECTING.finditer(text)] if _may_select(text) else []
    if _ORDERED.search(text):
        selected = [0]
    told = {number for match in _TOLD.finditer(text) for number in match.groups() if number}
    if not selected and not told:
        return findings
    return [asked_about(f, "which_one") if _chosen_from(text, f, selected, told) else f for f in findings]


def _may_select(text: str) -> bool:
    """Whether a colon behind a number ends a line, which a search tells far sooner than how it begins."""
    return any(
        text[: colon.start()].removesuffix(")").rstrip()[-1:].isdecimal() for colon in _COLON.finditer(text)
    )


def _chosen_from(text: str, finding: Finding, selected: list[int], told: set[str]) -> bool:
    """Whether a finding stands in a numbered item that the mail tells of, or below a head that chooses."""
    item = _ITEM.match(text, text.rfind("\n", 0, finding.start) + 1)
    if item is None or not isinstance(finding, Act):
        return False
    return item[1] in told or any(end <= finding.start for end in selected)
