"""Reasons for and against, each under its own label: `In favour of 31: it's short. Against 31: it's short.`

Such a label alone may be a ballot with its reason. Where the mail has the other side's label for the same
proposal as well, it weighs the proposal, and what would be a ballot there is asked about.
"""

import re
from typing import Final

from gamemaster.language.vocabulary.scene import Act, Finding, ask_where

_LABEL: Final = re.compile(
    r"(?:^|(?<=[.!?;,\n]))[ \t]*(?:[-*•][ \t]*)?(?:the )?"
    r"(?:(?P<side>for|pros?|in favou?r(?: of)?|against|cons?|contra)"
    r"(?: (?:proposal )?#?(?P<number>\d+))?[ \t]*(?::|--|–|—)|#?(?P<head>\d+)\b)",
    re.IGNORECASE | re.MULTILINE,
)
_LINE: Final = re.compile(
    r"^[ \t>*•-]*(?:(?P<side>for|pro|against|con|contra) #?(?P<number>\d+)|#?(?P<first>\d+) (?P<then>for|pro|"
    r"against|con|contra))[ \t.:]*\n[ \t]*[a-z]",
    re.IGNORECASE | re.MULTILINE,
)
"""`FOR 31` and `31 AGAINST` on lines of their own, each above its reasons."""
_FOR: Final = ("for", "pro", "in")
_REASON: Final = re.compile(r"[ \t]*[^\W\d_]")


def without_both_sides(text: str, findings: list[Finding]) -> list[Finding]:
    """The findings, with ballots under such labels asked about."""
    low = text.lower()
    if "against" not in low and "con" not in low:
        return findings
    votes = [f for f in findings if isinstance(f, Act) and "proposal" in f.action.params()]
    if not votes:
        return findings
    sides: dict[str, set[bool]] = {}
    spans: dict[str, list[tuple[int, int]]] = {}
    last = ""
    for found in _LABEL.finditer(text):
        if found["head"]:
            last = found["head"]
            continue
        last = found["number"] or last
        if last and _REASON.match(text, found.end()):
            sides.setdefault(last, set()).add(found["side"].lower().startswith(_FOR))
            spans.setdefault(last, []).append(found.span())
    for found in _LINE.finditer(text):
        number, side = found["number"] or found["first"], found["side"] or found["then"]
        sides.setdefault(number, set()).add(side.lower().startswith(_FOR))
        spans.setdefault(number, []).append(found.span())
    weighed = {number for number, told in sides.items() if len(told) > 1}
    if not weighed:
        return findings

    def is_weighed(act: Act) -> bool:
        number = str(act.action.params().get("proposal"))
        return number in weighed and any(s <= act.end and act.start <= e for s, e in spans[number])

    return ask_where(findings, "mention", is_weighed)
