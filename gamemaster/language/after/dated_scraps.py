"""A few words with a time in them that date nothing of an act: `Full report tomorrow`, `Dinner at eight`."""

from collections.abc import Sequence
from typing import Final

from gamemaster.language.english.times import WEEKDAYS
from gamemaster.language.english.tokens import Tokens, words_in
from gamemaster.language.english.verbs import is_past

_TRUE: Final = words_in("accurate correct current complete")
"""`Accurate as of Sunday noon`: until when a table tells of everything."""
_TO_FOLLOW: Final = words_in(
    "more full details photos pictures reasons explanation explanations story update updates news results "
    "report reports minutes"
)
"""`Full report tomorrow`: what its writer promises, and does not put off."""
_PUBLISHED: Final = words_in("minutes report reports newsletter bulletin news update instalment")
"""`Next report on Friday`: what its writer brings out again."""
_FEASTS: Final = words_in(
    "party parties dinner lunch supper breakfast tea coffee cake drinks beer pancakes pizza picnic barbecue "
    "concert choir wedding funeral birthday anniversary exam holiday payday house housewarming market"
)
_AT: Final = words_in("at on in from this next warming tonight tomorrow")
_ALL: Final = words_in(
    "all everyone everybody people folks friends to you from here and team y'all both again"
)
_WISHING: Final = words_in("happy merry nice good")
_SOON: Final = words_in("tomorrow tonight later soon sunday monday")


def takes_effect(tokens: Tokens) -> bool:
    """`As of midnight, Samoa`, `At eleven at the latest`: from when on something is done that is not yet."""
    end = next((place for place, token in enumerate(tokens) if token.low in _PARTING), len(tokens))
    lows = [token.low for token in tokens[:end]]
    if lows[:2] == ["as", "of"]:
        return lows[2:3] != [] and _AT_ONCE.isdisjoint(lows[2:]) and _TELLING.isdisjoint(lows)
    return lows[:1] == ["at"] and lows[-3:-1] == ["at", "the"] and lows[-1] in {"latest", "earliest"}


_PARTING: Final = words_in(", ; . ! --")
_AT_ONCE: Final = words_in("now today writing this right immediately here once")
_TELLING: Final = words_in("i we you he she it they is are was has have there 's 've 'm the")


def promises(lows: Sequence[str]) -> bool:
    """`Full report tomorrow`, `Weather tomorrow: more`: whether they say no more than when something else
    follows."""
    return lows[0] in _WEATHER or (lows[0] in _TO_FOLLOW and lows[-1] in _SOON) or _written_later(lows)


def _written_later(lows: Sequence[str]) -> bool:
    """`A longer answer tomorrow`, `Comments on the new card tonight`: what is still to be written."""
    place = next((p for p, low in enumerate(lows[:_FEW]) if low not in _BEFORE_NOUNS), len(lows))
    if lows[place : place + 1] == [] or lows[place] not in _WRITTEN or not _OTHERS.isdisjoint(lows):
        return False
    behind = lows[place + 1 :]
    if behind[:1] != [] and behind[0] in _ABOUT:
        # "on the new card", "to your other points"
        behind = behind[_LEAST:]
    return behind != [] and (behind[-1] in _SOON or behind[0] in _WHEN)


_BEFORE_NOUNS: Final = words_in("a the my some any full longer long short proper detailed further more few")
_WRITTEN: Final = _TO_FOLLOW | words_in(
    "rest comment comments answer answers reply replies reasoning thoughts analysis case remarks feedback "
    "writeup write-up summary rant review"
)
_OTHERS: Final = words_in("vote votes move moves if or unless instead not no different")
_ABOUT: Final = words_in("on about for to of")
_LEAST: Final = 2
_WHEN: Final = words_in("tomorrow tonight later soon when once after at on this next over")


def dates_something_else(lows: Sequence[str]) -> bool:
    """Whether what they open with is what the time is told of."""
    if lows[0] in _WISHING and lows[1:2] != [] and lows[1] in WEEKDAYS and _ALL.issuperset(lows[2:]):
        # "Happy Friday, all"
        return True
    if lows[0] == "another" and lows.count("another") > 1:
        # "Another Monday, another heap of socks"
        return True
    return (
        _made_ones_day(lows)
        or lows[0] in _TO_FOLLOW | _WHILING | _ASKED_FOR
        or (lows[0] == "next" and not _PUBLISHED.isdisjoint(lows[1:2]))
        or (lows[0] in _TRUE and lows[1:2] == ["as"])
        or (lows[0] in _FEASTS and not _AT.isdisjoint(lows[1:3]))
    )


_ASKED_FOR: Final = words_in("comments comment feedback thoughts opinions remarks suggestions questions")
"""`Comments before Thursday, please.`"""
_WHILING: Final = words_in("sleeping asleep resting napping hibernating travelling traveling sailing camping")
_WEATHER: Final = words_in("weather forecast outlook rain snow frost sunshine")


def is_feast(lows: Sequence[str]) -> bool:
    """`It's my birthday tomorrow`: what is on, on the day it names."""
    mine = lows[0] in {"it", "today", "tomorrow"} and lows[1:3] in (["'s", "my"], ["is", "my"])
    return mine and lows[3:4] != [] and lows[3] in _FEASTS and len(lows) <= _FEW + 1


def _made_ones_day(lows: Sequence[str]) -> bool:
    """`That saved my grey Monday`: a day is what something is done to."""
    owner = next((place for place, low in enumerate(lows[:_FEW]) if low in _OWN), 0)
    done = lows[1:2] != [] and (is_past(lows[1]) or lows[1] == "made")
    return owner > 1 and done and not _AT.intersection(lows[1:owner]) and lows[-1] in WEEKDAYS


_OWN: Final = words_in("my our your")
_FEW: Final = 5
