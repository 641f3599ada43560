"""With what one has come by an act is done: `With the B thus gained I ...`, `With the gold I won, I ...`.

Where the words tell of a thing that is already the sender's, they leave the act behind them as it is.
"""

from typing import Final

from gamemaster.language.english import words
from gamemaster.language.english.tokens import Tokens, words_in

_THESE: Final = words_in("the that this my those these")
_GAINED: Final = words_in(
    "gained won earned acquired obtained received got bought freed saved found taken granted collected drawn "
    "traded swapped"
)
_JUST: Final = words_in("thus so just newly freshly duly thereby hereby now")
_WHOSE: Final = frozenset(
    ("i", *having, *when)
    for having in ((), ("have",), ("'ve",))
    for when in ((), ("just",), ("thus",), ("now",), ("so",))
)
_WHENCE: Final = words_in("from out for there above today")
_NO_THING: Final = (
    words.TAINT
    | words.CONDITION
    | words.SPEECH
    | words.UNREAL
    | words.FINITE
    | words_in("i we you to not be then whatever whoever whichever")
)
_MOST_OF_THING: Final = 5
_MOST_WHENCE: Final = 6


def past_gain(tokens: Tokens, start: int) -> int | None:
    """Where the sender begins to speak of emself behind such words; None where there are none."""
    lows = [token.low for token in tokens[start : start + 22]]
    if lows[:1] != ["with"] or lows[1:2] == [] or lows[1] not in _THESE:
        return None
    gained = next((p for p in range(3, len(lows)) if lows[p] in _GAINED), 0)
    if not gained:
        return None
    first = gained
    while first > 2 and (lows[first - 1] in _JUST or lows[first - 1] in {"i", "have", "'ve"}):
        first -= 1
    told = tuple(lows[first:gained])
    if "i" in told and told not in _WHOSE:
        return None
    thing = lows[2:first]
    subject = tokens[start + first - 1]
    if subject.capital and len(subject.low) > 1 and first == gained:
        # "the B Tarn gained" is somebody else's
        return None
    if not 0 < len(thing) <= _MOST_OF_THING or not (_NO_THING - {"and"}).isdisjoint(thing):
        return None
    end = next((p for p in range(gained + 1, len(lows)) if lows[p] in {"i", ","}), 0)
    whence = lows[gained + 1 : end]
    if not end or (whence and whence[0] not in _WHENCE) or len(whence) > _MOST_WHENCE:
        return None
    end += lows[end] == ","
    return start + end if lows[end : end + 1] == ["i"] and _NO_THING.isdisjoint(whence) else None
