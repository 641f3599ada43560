"""The numbered day or round that an act is said to be of: `On day 3 I vote for Brask`, `In week 2 I heal`.

Nobody can tell from the words whether that is today. What must stay true: a label of one day for what stands
below it (`Week 5: I explore`) is taken for that of the mail, and what somebody did on such a day is told.
"""

import re
from collections.abc import Sequence
from typing import Final

from gamemaster.language.english.numbers import number_at
from gamemaster.language.english.tokens import Tokens, words_in
from gamemaster.language.vocabulary.scene import Act, Scene

_SPANS: Final = words_in("day night week round turn phase session month")
_OF: Final = words_in("on in for during")
_LABELS: Final = re.compile(
    rf"(?:^|[.!?;]\s+|\n)[ \t(*-]*({'|'.join(sorted(_SPANS))})\s+(\w+)[ \t]*[,)]", re.IGNORECASE
)


def of_numbered_day(scene: Scene, tokens: Tokens, acts: Sequence[Act]) -> bool:
    """Whether the acts of a sentence are said to be of such a day."""
    for place, token in enumerate(tokens[:-1]):
        if token.low not in _SPANS or (number := number_at(tokens, place + 1)) is None:
            continue
        behind = tokens[number[1] :]
        leads = [after.low for after in behind[:2] if after.low != ","][:1] == ["i"]
        if place == 0 and leads and behind[0].low == ",":
            return len({label[2].lower() for label in _LABELS.finditer(scene.text)}) > 1
        if not place or tokens[place - 1].low not in _OF:
            continue
        ends = all(not after.low[0].isalnum() for after in behind)
        if (place == 1 and leads) or (ends and tokens[place - 2].end <= acts[-1].end):
            return True
    return False
