"""Words beside an act done several times that are of some of these times: `Once for me and once for Tarn.`

`I explore three times, one of which was yesterday`, `I explore twice. One of those is Tarn's.`, `Well, once
or twice.`: how often it is done now, and by whom, is open. What must stay true: the words count the times
(`one of those`, `once`, `the second time`); `one of these days`, `Third time lucky!` and `Twice is my limit`
leave the act alone.
"""

import re
from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from gamemaster.language.english.joined import as_said
from gamemaster.language.english.tokens import Tokens, plain_lows, words_in
from gamemaster.language.vocabulary.scene import Act

_COUNTING: Final = words_in("one two three half some none once twice never first second third last")
_MOST: Final = 20
_OF_TIMES: Final = re.compile(
    r"^(?:and |but |well |though |with |where )?(?:only |just |at least |at most )?"
    r"(?:one|two|three|half|some|none|the (?:first|second|third|last)(?: one)?) of "
    r"(?:which|those|them|these(?! days\b))\b"
    r"|^(?:and |but )?once (?:for|on|with|as|by|in|at|from) .*\b(?:and|then) (?:once|twice|again)\b"
    r"|^(?:well |or |say |hm |hmm |no |so )*(?:once|twice|two|three) or (?:twice|thrice|three|four|more)\b"
    r"|^(?:though |but |and )?never (?:on|at|in) (?!my |all )(?:\w+ ){0,3}\w+$"
    r"|^(?:and |but )?the (?:first|second|third|last)(?: time| one)? (?:is|s|was) "
    r"(?:yours|his|hers|theirs|yesterday|tomorrow|already done|done already|\w+ s)\b"
)


def of_some_times(acts: Sequence[Act], tokens: Tokens) -> bool:
    """Whether the words tell of some of the times that one of the acts is done."""
    if not 0 < len(tokens) <= _MOST or _COUNTING.isdisjoint([token.low for token in tokens]):
        return False
    if all(one.start != other.start or one.action != other.action for one, other in pairwise(acts)):
        return False
    return _OF_TIMES.search(as_said(plain_lows(tokens))) is not None
