"""Labels that give acts to several times: `Week 11: I explore. Week 12: I heal.`

One such label may be of today; of two or more, nobody but the sender knows which is, so all below are asked
about.
"""

import re
from typing import Final

_DAYS: Final = (
    "mon(?:day)?|tue(?:s|sday)?|wed(?:nesday)?|thu(?:rs|rsday)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?"
)
_LABEL: Final = re.compile(
    r"(?:^|(?<=[.!;] ))[ \t]*[*_#-]{0,3}[ \t]*"
    rf"(?:(?:week|day|night|month|phase|year) (?:\d{{1,4}}|one|two|three|four|five)|(?:on )?(?:{_DAYS}))"
    r"[ \t]*[*_]{0,2}(?: ?:|(?= ?(?:\n|$)))",
    re.IGNORECASE | re.MULTILINE,
)
_MAYBE: Final = re.compile(rf"week|day|night|month|phase|year|{_DAYS}", re.IGNORECASE)


def first_of_times(text: str) -> int:
    """The offset of the first of several such labels; -1 where at most one time is named."""
    if _MAYBE.search(text) is None:
        return -1
    labels = list(_LABEL.finditer(text))
    return labels[0].start() if len({label[0].strip(" \t*_#:-").lower() for label in labels}) > 1 else -1
