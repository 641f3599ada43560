"""Another time in front of what is done now: `Yesterday I sat still; today I explore.`

Behind a time to come the act is asked about where other people's doings stand between the two.
"""

from typing import Final

from gamemaster.language.english import words
from gamemaster.language.english.times import WEEKDAYS
from gamemaster.language.english.tokens import Tokens, plain_lows, words_in
from gamemaster.language.english.verbs import is_past
from gamemaster.language.vocabulary.scene import Scene

_GONE_BY: Final = words_in("yesterday last earlier once formerly previously")
_MARKS: Final = frozenset({",", ";", "--", "-"})
_JOINING: Final = words_in("and but so yet whereas while")
_NOW: Final = words_in("today now")
_SPANS: Final = words_in("week month turn round time morning afternoon evening day phase")
_PAST: Final = words_in("was were had did got")
_SPOILT: Final[frozenset[str]] = (
    words.SPEECH | words.FICTION | words.CONDITION | words_in("planned promised imagined pretended would")
)


def now_behind(scene: Scene, tokens: Tokens, place: int) -> tuple[int, str] | None:
    """Where the act of now begins behind what is told of a time gone by at `place`, and the code of a doubt
    where the words before it leave one; None where nothing of now stands behind them."""
    if tokens[place].low in WEEKDAYS and [t.low for t in tokens[place + 1 : place + 3]] == [",", "so"]:
        # "Monday, so:" tells what day it is, and what comes of it
        return place + 3, ""
    if tokens[place].low not in _GONE_BY:
        return None
    for end in range(place + 3, len(tokens) - 2):
        begin = _subject(tokens, end) if tokens[end].low in _MARKS else 0
        if not begin:
            continue
        told = plain_lows(tokens[place:end])
        past = any(low in _PAST or is_past(low) for low in told)
        later = any(scene.lexicon.times.at(tokens, p) for p in range(begin, len(tokens)))
        if not past or later or any(token.low == ":" for token in tokens[place:end]):
            return None
        return begin, "" if _SPOILT.isdisjoint(told) else "lead_in"
    return None


def _subject(tokens: Tokens, mark: int) -> int:
    """Where the `I` stands behind a mark and `today`, `and now`, `but this week`; 0 where it does not."""
    at = mark + 1 + (tokens[mark + 1].low in _JOINING)
    lows = [token.low for token in tokens[at : at + 4]]
    size = 1 if lows[0] in _NOW else 2 if lows[:1] == ["this"] and lows[1:2] and lows[1] in _SPANS else 0
    size += size > 0 and lows[size : size + 1] == [","]
    return at + size if size and lows[size : size + 1] == ["i"] else 0


_PARTING: Final[frozenset[str]] = words.CONCLUDING | words_in("but yet ; : and")
_SENDERS: Final = words_in("i we then")


def parted_from_time(tokens: Tokens, end: int, act: int) -> bool:
    """`Soon the children will wake, so I explore`: whether the time that ends at `end` is that of words of
    their own, which a joint parts from the act that starts at the offset `act`."""
    told = [token.low for token in tokens[end:] if token.start < act]
    joint = next((p for p in range(len(told) - 1, -1, -1) if told[p] in _PARTING), 0)
    others = joint > 1 and _SENDERS.isdisjoint(told[:joint])
    if told[joint - 1 : joint + 1] == [",", "and"] and _told_of_itself(told[: joint - 1]):
        # "Tomorrow I am at my sister's, and I vote"
        return True
    return (others or told[joint : joint + 1] == ["but"]) and _SPOILT.isdisjoint(told[:joint])


def _told_of_itself(lows: list[str]) -> bool:
    """Whether the words are a clause that tells how things are, were or will be."""
    return any(low in _TELLING or is_past(low) for low in lows[1:3]) and "if" not in lows


_TELLING: Final = words_in("am 'm is 's are 're was were will 'll shall might may had have")
