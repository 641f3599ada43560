"""Series whose later acts begin anew behind a repetition: `Twice I explore, then I heal`.

Whether the repetition in front is of the first act alone, or of all of them, only the sender knows; `Twice, I
explore and heal` leaves no doubt.
"""

from collections.abc import Sequence
from typing import Final

from gamemaster.language.english.tokens import Tokens, words_in
from gamemaster.language.frames.matching import times_at
from gamemaster.language.vocabulary.scene import Act


def begins_anew(tokens: Tokens, acts: Sequence[Act]) -> bool:
    """Whether an act behind the first has a subject, a time or an order of its own."""
    begin, first, last = acts[0].start, min(act.end for act in acts), max(act.start for act in acts)
    between = [place for place, token in enumerate(tokens) if first <= token.start <= last]
    unread = (token.low for place, token in enumerate(tokens) if place >= _OFTEN and token.start < begin)
    again = any(tokens[place].low in _APART or times_at(tokens, place) for place in between)
    return again or not _AFTER.isdisjoint(unread)


_AFTER: Final = words_in(
    "then after afterwards later last now finally next firstly secondly thirdly fourthly fifthly lastly"
)
_APART: Final = _AFTER | words_in("i we ; . :")
_OFTEN: Final = 3
"""Words within which a repetition in front stands."""
