"""The hour told in front of an act: `It's 23:56 UTC, so this should still count for the old week: I ...`.

Who is late tells the hour of the mail itself, and of which week it hopes to be: the act is done now either
way. Every word must be one of clocks or of the mail's own date, so that nothing else can hide among them.
"""

from typing import Final

from gamemaster.language.english.numbers import may_be_number
from gamemaster.language.english.tokens import Tokens, words_in

_NOW: Final = words_in(
    "clock clocks watch it left go spare remain remaining still just only almost nearly already here"
)
"""Words by which an hour is that of the mail, and not one for which something is planned."""
_TELLING: Final = words_in("says reads tells shows")
DEVICES: Final = words_in("clock watch phone computer stove oven tower telephone laptop")
_LASTING: Final = words_in("minute minutes second seconds hour hours midnight noon o'clock")
_SPANS: Final = words_in("week day night phase round turn month deadline rollover boundary")
_OF_HOURS: Final = (
    _NOW
    | _LASTING
    | _SPANS
    | DEVICES
    | words_in(
        "'s is says reads tells shows a an the my our by on according to of in at for until till before past "
        "with and or utc gmt z am pm this present current kitchen wall church station computer phone mail "
        "server there are have i we late early about around some few mere less more than end ends closes "
        "turns over half quarter evening morning monday tuesday wednesday thursday friday saturday sunday"
    )
)
_COUNTED: Final = words_in(
    "count counts go goes belong belongs fall falls agree agrees make makes reach reaches "
    "quick quickly fast hastily brief briefly short hurry have"
)
_OF_COUNTING: Final = (
    _COUNTED
    | _SPANS
    | words_in(
        "please this it mail message should ought must had better still just for in into to within the old "
        "we our one attack move vote action turn left still got "
        "present current same running ending today tonight date stamp time on of my be is i 'll very and "
        "here hope"
    )
)
_MOST_COUNTED: Final = 24
_OWNED: Final = words_in("my our the this")
_CARRIERS: Final = words_in(
    "server servers provider clock clocks watch computer machine connection modem router line relay postman"
)
_OF_CARRIAGE: Final = (
    _OF_COUNTING
    | _CARRIERS
    | words_in(
        "if are was has been stays remains keeps does do awake asleep right correct accurate exact true "
        "enough fast up kind willing lets through obliges behaves cooperates runs works list"
    )
)
_MARKS: Final = words_in(", -- . ; ...")
_STOPS: Final = _MARKS | {":"}
_JOINING: Final = words_in("so and hence therefore thus")


def past_clock(tokens: Tokens, start: int) -> int | None:
    """Where the hour ends that a sentence opens with, and what is hoped of it; None where it tells none.

    What follows is a mark and the act, or other words that are judged by themselves.
    """
    end = _bag_end(tokens, start, _OF_HOURS)
    if not _tells_hour({token.low for token in tokens[start:end]}):
        return None
    while end < len(tokens) and tokens[end].low in _MARKS:
        begin = end + 1
        while begin < len(tokens) and tokens[begin].low in _JOINING:
            begin += 1
        after = _counted_end(tokens, begin)
        if _COUNTED.isdisjoint(token.low for token in tokens[begin:after]):
            break
        end = after
    return end if end < len(tokens) and tokens[end].low in _STOPS else None


def _counted_end(tokens: Tokens, begin: int) -> int:
    """Where the words end that hope for a week, and for the mail's way there (`if my server is awake`)."""
    places = range(begin, min(len(tokens), begin + _MOST_COUNTED))
    joint = next((p for p in places if tokens[p].low == "if"), 0)
    lows = [token.low for token in tokens[joint + 1 : joint + 4]] if joint else []
    if lows[:1] and lows[0] in _OWNED and not _CARRIERS.isdisjoint(lows[1:]):
        return _bag_end(tokens, begin, _OF_CARRIAGE)
    return _bag_end(tokens, begin, _OF_COUNTING)


def _bag_end(tokens: Tokens, start: int, bag: frozenset[str]) -> int:
    """Where the words of the bag end that begin at `start`: at a mark before another word."""
    end = place = start
    while place < len(tokens):
        low = tokens[place].low
        if low in _STOPS:
            figures = low == ":" and tokens[place + 1 : place + 2] and tokens[place + 1].low[0].isdigit()
            end = end if figures else place
        elif low not in bag and not may_be_number(low):
            return end
        place += 1
    return end


def _tells_hour(said: set[str]) -> bool:
    """Whether words of clocks tell an hour, and the one that it is now."""
    hour = not _LASTING.isdisjoint(said) or any(low[0].isdigit() for low in said)
    told_by = not DEVICES.isdisjoint(said) and not _TELLING.isdisjoint(said)
    return hour and (told_by or not _NOW.isdisjoint(said))


def past_own_hour(tokens: Tokens, place: int) -> int | None:
    """Where the words of the clock end, with somebody who speaks of emself right behind them."""
    after = past_clock(tokens, place)
    behind = (token.low for token in tokens[after : after + 5]) if after is not None else ()
    ends = after is not None and after + 1 >= len(tokens) and tokens[-1].low == ":"
    return after if ends or any(low in {"i", "we"} for low in behind) else None
