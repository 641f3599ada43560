"""Short answers below labels of a form: `None.` under `Remarks` takes nothing back."""

import re
from typing import Final

from gamemaster.language.english.tokens import words_in
from gamemaster.language.layout.clauses import Sentence

_LABEL: Final = r"[A-Z]\w+(?: \w+){0,2}"
_SHORT_LINE: Final = re.compile(rf"(?:^|\n)[ \t]*({_LABEL}):?[ \t]*\n(?:[-=~_]{{3,}}[ \t]*\n)?[ \t]*\Z")
_HEADING: Final = re.compile(rf"(?:^|\n)[ \t]*\(?\w{{1,3}}[.)][ \t]+({_LABEL})[.:][ \t]*\Z")
_FILLED: Final = re.compile(
    rf"(?:({_LABEL})(?::[ \t]*|:?[ \t]*\n[ \t]*))?(?:none|nothing|n/a|nil|-+)"
    r"(?: (?:at all|whatsoever|so far|today|this (?:week|time)|to report|to add|new|from me))?[.!]?\s*",
    re.IGNORECASE,
)
_OF_ACTS: Final = words_in("action actions move moves vote votes orders announcement announcements turn")


def fills_label(text: str, sentence: Sentence) -> bool:
    """`None.` on the line below `Remarks`, or `3) Quests. Nothing from me.`: what there is of something; `Not
    an action` above another line."""
    said = text[sentence.start : sentence.end]
    if _HEADS_OTHERS.match(text, sentence.start) and text[: sentence.start].rstrip(" \t").endswith("\n\n"):
        return True
    filled = _FILLED.fullmatch(said)
    label = (filled[1] or "") if filled is not None else ""
    if filled is not None and not label:
        above = _SHORT_LINE.search(text, 0, sentence.start) or _HEADING.search(text, 0, sentence.start)
        label = above[1] if above is not None else ""
    return bool(label) and _OF_ACTS.isdisjoint(label.lower().split())


_HEADS_OTHERS: Final = re.compile(
    r"(?:not an? (?:action|move)|no (?:actions?|moves?))[ \t]*:?\n(?=\S)", re.IGNORECASE
)
