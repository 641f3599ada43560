"""Labels that give acts to several times: `Week 11: I explore. Week 12: I heal.`, or a diary's `Monday.`

One such label may be of today; of two or more, nobody but the sender knows which is, so all below are asked
about.
"""

import re
from typing import Final

from gamemaster.language.english.times import MONTHS, WEEKDAYS

_DAYS: Final = "|".join([*sorted(WEEKDAYS), "mon", "tues?", "wed", "thu(?:rs)?", "fri", "sat", "sun"])
_MONTHS: Final = "|".join(sorted(MONTHS, key=len, reverse=True))
_SPANS: Final = "week|day|night|month|phase|year|morning|evening"
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
_BEFORE: Final = re.compile(r"\n|[.!;] ")
"""What stands right before a label."""
_MAYBE: Final = re.compile(rf"{_SPANS}|{_DAYS}|{_MONTHS}", re.IGNORECASE)


def first_of_times(text: str) -> int:
    """The offset of the first of several such labels; -1 where at most one time is named."""
    if _MAYBE.search(text) is None:
        return -1
    labels: list[re.Match[str]] = []
    for start in (0, *(mark.end() for mark in _BEFORE.finditer(text))):
        label = _LABEL.match(text, start) if not labels or labels[-1].end() <= start else None
        if label is not None:
            labels.append(label)
    told = {label[0].strip(" \t*_#:.–—-").lower() for label in labels}
    return labels[0].start() if len(told) > 1 else -1
