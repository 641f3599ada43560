"""Labels that give acts to other times: `Week 11: I explore. Week 12: I heal.`, or `Effective: Friday`.

One such label may be of today; of two or more, nobody but the sender knows which is, so all below are asked
about.
"""

import re
from typing import Final

from gamemaster.language.english.times import MONTHS, WEEKDAYS
from gamemaster.language.english.tokens import words_in
from gamemaster.language.layout.line_fronts import LineFront

_DAYS: Final = "|".join([*sorted(WEEKDAYS), "mon", "tues?", "wed", "thu(?:rs)?", "fri", "sat", "sun"])
_MONTHS: Final = "|".join(sorted(MONTHS, key=len, reverse=True))
_SPANS: Final = "round|turn|week|wk|day|night|month|phase|year|morning|evening"
_NUMBERS: Final = "first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last"
_COUNTS: Final = "one|two|three|four|five|six|seven|eight|nine|ten|[ivx]{1,4}"
_DATE: Final = rf"(?:\d{{1,2}}(?:st|nd|rd|th)?(?: of)? (?:{_MONTHS})|(?:{_MONTHS}) \d{{1,2}}(?:st|nd|rd|th)?)"
_TIME: Final = (
    rf"(?:{_SPANS}) (?:\d{{1,4}}|{_COUNTS}|the (?:{_NUMBERS}))"
    rf"|(?:the )?(?:{_NUMBERS}) (?:{_SPANS})"
    rf"|(?:on )?(?:{_DAYS})(?:,? (?:the )?(?:morning|noon|afternoon|evening|night|{_DATE}))?"
    rf"|(?:on )?{_DATE}"
)
_LABEL: Final = re.compile(
    rf"(?:^|(?<=[.!;] ))[ \t]*[*_#-]{{0,3}}[ \t]*(?:{_TIME})(?:,? \d{{4}})?"
    # what ends a label
    r"[ \t]*[*_]{0,2}(?: ?:|\.(?=[*_]{0,2}(?:\s|$))| ?[–—]| -+ |(?= ?(?:\n|$)))",
    re.IGNORECASE | re.MULTILINE,
)
# all begin with one class, so that the search can leap from sign to sign
_OPENED: Final = re.compile(r"[\n.!;](?:(?<=\n)|(?<=[.!;]) )([ \t]*[*_#-]{0,3}[ \t]*([^\W_]+))")
"""The word that a label may begin with, and what stands before it in its line or sentence."""
_OPENING: Final[frozenset[str]] = (
    WEEKDAYS
    | MONTHS
    | frozenset({*_SPANS.split("|"), *_NUMBERS.split("|")})
    | words_in("the on mon tue tues wed thu thurs fri sat sun")
)
_FIELD: Final = LineFront(
    r"^[ \t*_#-]{0,6}(?:effective|valid|start(?:s|ing)?|begin(?:s|ning)?|scheduled?|takes? effect"
    r"|in force|as of)"
    r"(?: (?:on|from|date|time|at|for))?[*_]{0,2} ?: ?[*_]{0,2}(?:on |from |at |the )*"
    rf"(?:{_TIME}|tomorrow|later|next \w+|in \w+ \w+|end of|noon|midnight|\d{{4}}-\d\d)\b.{{0,30}}$"
    rf"|^[ \t*_#-]{{0,6}}(?:date|when)[*_]{{0,2}} ?:[ \t]*(?:on )?(?:{_DAYS}|tomorrow|next \w+)[ \t.]*$"
    r"|^[ \t*_#-]{0,6}next (?:phase|round|cycle|session|day|night)[*_]{0,2} ?:[ \t]*$",
    re.IGNORECASE,
)
"""`Effective: Friday`, `Next phase:`, a field that puts off all that the mail does."""


def several_times(text: str) -> tuple[int, int]:
    """From where to where several such labels give what is said to their times.

    That is nowhere, where at most one time is named, and puts nothing off.
    """
    if _FIELD.search(text) is not None:
        return 0, len(text)
    labels = _labels(text)
    told = {label[0].strip(" \t*_#:.–—-").lower() for label in labels}
    return (labels[0].start(), _end_of_list(text, labels)) if len(told) > 1 else (0, 0)


def _end_of_list(text: str, labels: list[re.Match[str]]) -> int:
    """Where a list ends, each item of which tells what was at its time (`* Day 1: he slept.`).

    Labels that head what stands below them go on to the end of the text.
    """
    if not all(_ITEM.match(text, text.rfind("\n", 0, label.start()) + 1) for label in labels):
        return len(text)
    blank = _BLANK.search(text, labels[-1].end())
    return blank.start() if blank is not None else len(text)


_ITEM: Final = re.compile(r"[ \t]*[-*•][ \t]+[^\n:]{1,40}:[ \t]*\S[^\n]{8}")
_BLANK: Final = re.compile(r"\n[ \t]*\n(?![ \t]*[-*•][ \t])")


def _labels(text: str) -> list[re.Match[str]]:
    """Every label of a time, in order."""
    first = _LABEL.match(text)
    found = [first] if first is not None else []
    for opened in _OPENED.finditer(text):
        low = opened[2].casefold()
        if low not in _OPENING and not low[0].isdigit():
            continue
        label = _LABEL.match(text, opened.start(1))
        if label is not None and (not found or found[-1].end() <= label.start()):
            found.append(label)
    return found
