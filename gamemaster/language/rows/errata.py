"""Notes at the foot of a mail that put right what stands above: `Errata: line 1: Town Square -> Healer`, and
`... with fire*.` with `* Cinder Hag, to be exact.` below.

Which word of which act such a note is for is seldom certain, so the acts that it may be for are asked about.
Rows with arrows that are acts themselves (`Ondine -> Tarn`) and lists with stars for bullets are no notes.
"""

import re
from typing import Final

from gamemaster.language.vocabulary.scene import Act, Finding, acts_in, ask_where

_ERRATA: Final = re.compile(
    r"^[ \t]*(?:errat(?:a|um)|corrigend(?:a|um)|corrections?)\b[^\n]{0,20}\n+[^\n]{1,80}(?:->|=>|→|⇒)"
    r"|^[ \t]*(?:line|row|item|sentence|paragraph|para|move|step|no\.?|#)[ \t]*\d{1,2}[ \t]*[:,.)-]+[ \t]*"
    r"[^\n:]{1,60}(?:->|=>|→|⇒)",
    re.IGNORECASE | re.MULTILINE,
)
_NOTE: Final = re.compile(r"^[ \t]*(?P<mark>\*{1,3}|†|‡|¹|²|³|\[\d\])[ \t]?(?=\S)", re.MULTILINE)


def put_right_by_notes(text: str, findings: list[Finding]) -> list[Finding]:
    """The findings, with a question for each act that a note below may put right."""
    acts = acts_in(findings)
    if not acts:
        return findings
    erratum = _ERRATA.search(text, acts[0].end)
    foot = erratum.start() if erratum is not None else -1
    notes = list(_NOTE.finditer(text, acts[0].end))
    return ask_where(findings, "correction", lambda act: act.end <= foot or _noted(text, act, notes))


def _noted(text: str, act: Act, notes: list[re.Match[str]]) -> bool:
    """Whether a mark stands in an act or right behind it, and begins a line below it."""
    for note in notes:
        mark = note["mark"]
        if note.start() < act.end or text[note.start() : note.end()].strip() != mark:
            continue
        said = text[act.start : act.end + len(mark)]
        # a pair of stars stresses what stands between them
        if said.count(mark) % 2 and said.rfind(mark) > 0:
            return True
    return False
