"""Times other than now: an announcement acts when it is sent, so a clause with one of these does nothing."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from gamemaster.core.frame import joined, phrases
from gamemaster.language.english.numbers import may_be_number, number_at
from gamemaster.language.english.phrases import PhraseTable
from gamemaster.language.english.tokens import Tokens, words_in

_TIMES: Final = phrases(
    "tomorrow; later; soon; next week; next turn; next month; next monday; next tuesday; next wednesday; "
    "next thursday; on mondays; on tuesdays; on "
    "wednesdays; on thursdays; on fridays; on saturdays; on sundays; on weekends; at weekends; every "
    "tuesday; every wednesday; every thursday; every friday; every saturday; every sunday; next friday; next "
    "saturday; next sunday; next time; on monday; on tuesday; on "
    "wednesday; on thursday; on friday; on saturday; on sunday; by monday; by friday; by sunday; "
    "at the start of; at the beginning of; at midnight; at noon; at dawn; at dusk; "
    "at daybreak; at nightfall; at sunrise; at sunset; at first light; at the stroke of; on the stroke of; "
    "at the sound of; at the signal; at the first sign of; at the first sound of; at the first sight of; "
    "at the chime of; at the chimes of; at the toll of; at the ringing of; at the crack of; at the turn of; "
    "in an hour; in a day; in a week; "
    "in a few; in two; in three; in {n} days; in {n} hours; in {n} weeks; in {n} minutes; this weekend; "
    "over the weekend; after the weekend; some day; someday; one day; eventually; sometime; at some point; "
    "later today; later this week; tonight; next year; before monday; after monday; when the week turns; "
    "a day; a week; a month; a year; per day; per week; per month; every day; every week; every monday; "
    "each week; each day; from now on; in future; in the future; "
    "monday; tuesday; wednesday; thursday; friday; saturday; sunday; yesterday; last week; last month; "
    "last monday; last night; ago; earlier; later on; later in the week; most days; some days; always; "
    "usually; often; sometimes; rarely; normally; generally; typically; never; by the weekend; by tomorrow; "
    "from time to time; at the first opportunity; at the next opportunity; at the earliest "
    "opportunity; first thing in the morning; first thing tomorrow; with the next full moon; at {n} : {n}; "
    "in my absence"
) + joined(
    # of what is to end, and not `at the end of a long day`
    phrases("at the end of"),
    phrases(
        "the; my; his; her; your; our; their; its; this; that; each; every; next; any; it; week; turn; day; "
        "phase; round; play; a turn; a round; a phase; monday; tuesday; wednesday; thursday; friday; "
        "saturday; sunday"
    ),
)
TIMES: Final[PhraseTable[None]] = PhraseTable((phrase, None) for phrase in _TIMES)
"""Times other than now: an announcement acts when it is sent, so a clause with one of these does nothing."""
TIMES_BUT_TONIGHT: Final[PhraseTable[None]] = PhraseTable(
    (phrase, None) for phrase in _TIMES if phrase != "tonight"
)
"""The same for games that are played at night."""


FULL_MONTHS: Final = words_in(
    "january february march april may june july august september october november december"
)
MONTHS: Final[frozenset[str]] = FULL_MONTHS | words_in("jan feb mar apr jun jul aug sep sept oct nov dec")
WEEKDAYS: Final = words_in("monday tuesday wednesday thursday friday saturday sunday")
CALENDAR: Final[frozenset[str]] = MONTHS | WEEKDAYS | words_in("christmas easter")
"""Words with a capital that name a day or a month, and nobody."""


def keeps_minutes(lows: Sequence[str]) -> bool:
    """Whether minutes are those of a meeting, and no span of time (`nine minutes left`)."""
    return any(
        low == "minutes" and not (before in _FEW or (before and may_be_number(before)))
        for before, low in pairwise(["", *lows])
    )


_FEW: Final = frozenset({"few", "some", "several", "more", "odd", "couple", "of"})


_TOLD: Final = words_in("of for his her their our eir my these those")
_LONG_TIMES: Final = words_in("days nights weeks months years decades hours winters summers evenings")


_HABITUAL: Final = WEEKDAYS | words_in(
    "a per every each most some always usually often sometimes rarely normally generally typically never one "
    "tonight"
)


def may_be_of_else(tokens: Tokens, place: int, end: int) -> bool:
    """Whether a time from `place` to `end` may be of other words: `(I explore) ... every day the same`,
    `a day late`, `Monday mornings, eh`, `as on Fridays`."""
    follows = tokens[end : end + 1]
    goes_on = bool(follows) and follows[0].low.isalpha()
    return tokens[end - 1].low.endswith("days") or (tokens[place].low in _HABITUAL and goes_on)


def opens_clause(tokens: Tokens, end: int) -> bool:
    """`(I heal,) tomorrow I'm away`, `but next time please number them`: whether a clause of its own stands
    behind a time that ends at `end`."""
    return len(tokens) > end + 1 and tokens[end].low in _OPENING_CLAUSES


_OPENING_CLAUSES: Final = words_in("please i we you he she it they there")


def never_to(tokens: Tokens, place: int) -> bool:
    """`(I give Tarn 1 gold) never to do that again`: what somebody else is not to do, and no time."""
    said = tokens[place : place + 3]
    return [token.low for token in said[:2]] == ["never", "to"] and not any(t.capital for t in said[2:])


def counts_time(tokens: Tokens, place: int, first: int = 0) -> bool:
    """`(in memory of) three happy days`: a number of a span of time that the words from `first` tell of, and
    none that they open with (`for three days`)."""
    told = place - 1 > first and tokens[place - 1].low in _TOLD and may_be_number(tokens[place].low)
    return told and any(token.low in _LONG_TIMES for token in tokens[place + 1 : place + 3])


_LONGEST_LABEL: Final = 5


def labels_day(tokens: Tokens) -> bool:
    """`Monday: I explore`: a day before a colon, which may be today or another."""
    opens = bool(tokens) and tokens[0].low in WEEKDAYS
    return opens and any(token.low == ":" for token in tokens[1:_LONGEST_LABEL])


_NUMBERED_DAYS: Final = words_in("day night session game round")
_OTHER_DAYS: Final = words_in("last previous first")


def of_another_day(tokens: Tokens) -> bool:
    """Whether a sentence says which day, session or game it tells of: `on day one`, `last session`."""
    return any(
        (one.low in _NUMBERED_DAYS and number_at(tokens, place + 1) is not None)
        or (one.low in _OTHER_DAYS and other.low in _NUMBERED_DAYS)
        for place, (one, other) in enumerate(pairwise(tokens))
    )
