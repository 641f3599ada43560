"""Marks around an act by which its sender doubts it, leaves it out or strikes it: `I explore. (?)`.

A question mark in brackets or doubled, a box without a tick or a word of status right behind the act (`[ ]`,
`[TODO]`, `(scratched)`, `/s`), a mark of doubt alone in front of it, hyphens or tags that fence it off
(`-I explore.-`, `[ooc] ... [/ooc]`), and the line of a diff that another takes the place of.
"""

import re
from typing import Final

from gamemaster.language.layout.lines import line_end
from gamemaster.language.vocabulary.scene import Act, Finding, ask_where

_STATUS: Final = (
    r"(?:to-?do|tbd|tbc|tba|scratched|struck|cancelled|canceled|void|withdrawn|retracted|draft|example|sarcasm|"
    r"optional|maybe|not yet|pending|ooc|out of character)"
)
_BEHIND: Final = re.compile(
    r"[ \t.!;]*(?:\(\?+\)|\[\?+\]|(?<=[ .!])\?\?+|\[ ?\](?=[ \t.]*$)|/s\b|</?s>"
    rf"|[\[(] ?{_STATUS} ?[\])]|[ \t](?:--|—|//|#) ?{_STATUS}[ \t.!]*$)",
    re.IGNORECASE | re.MULTILINE,
)
_FRONT: Final = re.compile(r"[ \t]*\?+[ \t]+")
_TAGGED: Final = re.compile(r"\[(ooc|off|joke|spoiler|quote|code|draft|s|strike|del)\][ \t]*", re.IGNORECASE)
_TAKEN_IN: Final = re.compile(r"^\+ ?\S", re.MULTILINE)
_HYPHENS: Final = frozenset({"-", "--", "~"})


def with_doubt_marks(text: str, findings: list[Finding]) -> list[Finding]:
    """The findings, with a question for each act that bears such a mark."""
    return ask_where(findings, "doubtful", lambda act: _marked(text, act))


def _marked(text: str, act: Act) -> bool:
    if _BEHIND.match(text, act.end):
        return True
    begin = text.rfind("\n", 0, act.start) + 1
    before = text[begin : act.start]
    if not before:
        return False
    if _FRONT.fullmatch(before):
        return True
    behind = text[act.end : line_end(text, act.end)].strip(" \t.!")
    if before in _HYPHENS:
        # "-I explore.-", or the line of a diff
        return behind == before or (before == "-" and _TAKEN_IN.search(text) is not None)
    tagged = _TAGGED.fullmatch(before)
    return tagged is not None and f"[/{tagged[1]}]" in behind
