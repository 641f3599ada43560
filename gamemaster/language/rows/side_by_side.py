"""Two columns of words: `What I say` beside `What I mean`, of which the second tells what the first is.

An act in the first column is asked about; what stands behind a sign of a comment (`# at last`) or in brackets
is no column.
"""

import re
from typing import Final

from gamemaster.language.rows.bare_lines import asked_within
from gamemaster.language.vocabulary.scene import Finding, acts_in

_GAP: Final = re.compile(r"(?<=\S)(?:[ \t]{4,}|\t)(?=[\w\"“'‘])")


def beside_column(text: str, findings: list[Finding]) -> list[Finding]:
    """The findings, with a question for each act that has a second column to its right."""
    acts = acts_in(findings)
    if not acts or not ("    " in text or "\t" in text) or _GAP.search(text) is None:
        return findings
    spans = [(act.start, act.end) for act in acts if _has_column(text, act.start, act.end)]
    return asked_within(findings, spans, "lead_in", lambda _: False) if spans else findings


def _has_column(text: str, start: int, end: int) -> bool:
    """Whether words stand apart to the right of an act that opens its line, and so in a line next to it."""
    begun, ended = text.rfind("\n", 0, start) + 1, text.find("\n", end)
    line = text[begun : ended if ended >= 0 else len(text)]
    gap = _GAP.search(line, end - begun - 1)
    if (
        gap is None
        or any(map(str.isalpha, line[: start - begun]))
        or line[end - begun : gap.start()].strip(".! ")
    ):
        return False
    above = text[text.rfind("\n", 0, max(begun - 1, 0)) + 1 : max(begun - 1, 0)]
    below = text[begun + len(line) + 1 :].partition("\n")[0]
    return any(
        (beside := _GAP.search(other)) is not None and abs(beside.end() - gap.end()) <= 1
        for other in (above, below)
    )
