"""Words beside an act that sets people in an order, by which the order told is not the whole of it.

`I set the damage order to Joss first, the rest as before`, `Joss, then as usual`, `Joss and Imke swapped`,
`The others stay where they are.`: the order meant is told by one that nobody wrote down here.
"""

import re
from collections.abc import Sequence
from typing import Final

from gamemaster.language.english.joined import as_said
from gamemaster.language.english.tokens import Tokens, plain_lows, words_in
from gamemaster.language.vocabulary.scene import Act

_GATE: Final = words_in(
    "rest others other remaining everyone everybody else leaving keeping then swapped switched exchanged "
    "swap reversed inverted unchanged old former previous last same order before"
)
_MOST: Final = 14
_OTHERS: Final = (
    r"(?:(?:the|all|any|my|our) )*(?:rest|others?|remaining \w+|remaining|remainder|everyone else|"
    r"everybody else|(?:old|former|previous|last|usual|same) (?:one|order|sequence))"
)
_PARTIAL: Final = re.compile(
    rf"(?:first |last |in front |with |and |but |then |for |behind |followed by |before )*{_OTHERS}"
    r"(?: (?:as|just as|exactly as|stays?|staying|remains?|remaining|keeps?|keeping|follows?|following|"
    r"behind|after|below|then|unchanged|in|like|comes?|coming|goes?|going|can|may|do not|dont|does not|"
    r"doesnt|where|reversed|upside|backwards|the other|to follow|swapped)\b.*)?"
    r"|(?:first |last |and |but )*(?:leaving|keeping) (?!it\b|this\b|you\b|that\b).*"
    r"|(?:first |and )?then (?:as|like|in the (?:old|usual|same)) .*|.*\b(?:swapped|switched|exchanged|"
    r"reversed|inverted)|(?:and )?(?:swap|switch|exchange) .*"
)


def is_part_of_order(acts: Sequence[Act], tokens: Tokens) -> bool:
    """Whether words behind an act that sets an order say that it goes on, or is told by another one."""
    if not 0 < len(tokens) <= _MOST or _GATE.isdisjoint([token.low for token in tokens]):
        return False
    if "order" not in acts[-1].action.params():
        return False
    return _PARTIAL.fullmatch(as_said(plain_lows(tokens))) is not None
