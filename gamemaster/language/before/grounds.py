"""On what grounds somebody acts: by which right, for what debt or present, to what purpose.

Such words in front of an act leave it as it is.
"""

from itertools import pairwise
from typing import Final

from gamemaster.language.english import words
from gamemaster.language.english.numbers import may_be_number
from gamemaster.language.english.opening_words import TOLD_BELOW
from gamemaster.language.english.times import CALENDAR
from gamemaster.language.english.tokens import Token, Tokens, words_in
from gamemaster.language.vocabulary.lexicon import Lexicon
from gamemaster.language.vocabulary.scene import Scene

MOST_IN_FRONT: Final = 14
"""So many words may stand in front of an act and still lead up to it."""


def by_right(before: Tokens) -> bool:
    """`By the power of section IV`, `Under rule 7`: the right somebody has to act, and nothing else."""
    lows = [token.low for token in before if token.low[0].isalnum()]
    opens = not _ACTING_BY.isdisjoint(lows[:1]) or lows[:2] in (
        ["in", "exercise"],
        ["in", "accordance"],
        ["in", "virtue"],
    )
    named = opens and not _RIGHTS.isdisjoint(lows)
    return named and all(low in _OF_RIGHT or _numbers(low) for low in lows[1:])


def as_agreed(before: Tokens) -> bool:
    """`As agreed with Ravi`, `As Ravi asked`: that somebody knows of the act already."""
    lows = [token.low for token in before if token.low[0].isalnum()]
    if not 2 <= len(lows) <= _MOST_AGREED or lows[0] != "as":
        return False
    rest = set(lows[1:])
    return bool(rest & _AGREED) and not rest & (words.TAINT | words.UNREAL | words.CONDITION | {"i"})


def past_agreement(tokens: Tokens, place: int) -> int | None:
    """`As discussed yesterday`, `As promised on Monday's call (I ...)`: where words of when, or where, it was
    agreed end, at a mark or before the sender speaks of emself."""
    if tokens[place].low != "as" or place + 2 >= len(tokens) or tokens[place + 1].low not in _SETTLED:
        return None
    near = range(place + 3, min(len(tokens) - 1, place + _MOST_AGREED))
    end = next((p for p in near if tokens[p].low in _CLOSING or tokens[p].low == "i"), None)
    said = {token.low for token in tokens[place + 2 : _before_all(tokens, place + 2, end)]}
    if end is not None and tokens[end].low == "i" and tokens[end - 1].low in _GOVERNING_NOUNS:
        # "as agreed on the day I explore"
        return None
    return end if said.isdisjoint(_YET_TO_COME) else None


def _before_all(tokens: Tokens, start: int, end: int | None) -> int | None:
    """`(As agreed on Sunday) by everyone present`: where the words begin by whom."""
    by = next((p for p in range(start, end or start) if tokens[p].low == "by"), end)
    named = tokens[by:end] if by is not None and end is not None and end - by > 1 else ()
    plain = all(t.low in _BY_ALL or (t.capital and t.low not in _BY_WHEN) for t in named)
    return by if named and plain else end


_GOVERNING_NOUNS: Final = words_in(
    "day time moment minute way reason place thing week month year turn round phase case condition point "
    "whenever wherever as so how what all everything every whom which"
)
_BY_WHEN: Final = CALENDAR | {"i"}


_BY_ALL: Final = words_in(
    "by all everyone everybody us of here present and concerned both the three four five"
)
_SETTLED: Final = words_in(
    "agreed promised discussed arranged settled announced threatened requested advertised"
)
_CLOSING: Final = words_in(", : --")
_YET_TO_COME: Final = (
    words.TAINT
    | words.CONDITION
    | words_in("for by from next coming tomorrow tonight i we he she they you and ( to")
)


def _numbers(low: str) -> bool:
    # "clause 1j"
    letter = len(low) == 1 and low.isalpha()
    return low in _RIGHTS or low[0].isdigit() or letter or may_be_number(low) or set(low) <= set("ivxlc")


_MOST_AGREED: Final = 9
_AGREED: Final = words_in(
    "agreed promised discussed arranged settled requested asked threatened warned advertised planned "
    "instructed suggested advised invited demanded ordered"
)
_ACTING_BY: Final = words_in("so and by under per with through using exercising as pursuant")
_RIGHTS: Final = words_in(
    "power powers authority virtue right rights section sections article articles clause clauses paragraph "
    "rule rules prerogative privilege office"
)
_OF_RIGHT: Final = words_in(
    "so and by under with per in through using exercising the my our this its power powers virtue of vested "
    "granted given conferred me us on upon contract rules charter constitution law laws game as founder to "
    "pursuant accordance exercise"
)

DUES: Final = words_in(
    "debt debts wage wages rent payment payments repayment fee fees toll tribute gift gifts present presents "
    "thanks penance reward prize tip loan share ransom bounty compensation refund dues tax taxes fine alms "
    "charity donation atonement apology expenses costs bet wager revenge amends"
)
"""What somebody gives or does a thing for, named in front of a colon."""


def for_dues(scene: Scene, said: Tokens) -> bool:
    """`Wages for carrying my trunk:`, `Old debts:`, `Penance for last week:`: what for, in a few words."""
    lows = [token.low for token in said]
    if not 1 <= len(lows) <= MOST_IN_FRONT or DUES.isdisjoint(lows[:3]):
        return False
    past = {"last"} if "next" not in lows else frozenset[str]()
    barred = words.TAINT | words.UNREAL | words.SPEECH | words.CONDITION | words.FINITE | TOLD_BELOW
    if set(lows) & (barred - {"week", "every", "each"} - past):
        return False
    later = any(scene.lexicon.times.at(said, place) for place in range(len(said)))
    return not later or not past.isdisjoint(lows)


def without_purpose(kept: list[Token]) -> list[Token]:
    """`Here is my week, lettered so that I can't lose my place`: the words without what they are so for."""
    lows = [token.low for token in kept]
    place = next((p for p, pair in enumerate(pairwise(lows)) if pair == ("so", "that")), 0)
    told = lows[place + 2 :]
    if place < _FEWEST or len(told) < _FEWEST or not _NO_AIM.isdisjoint(told):
        return kept
    comma = max((p for p in range(place) if lows[p] == ","), default=place)
    trimmed = 0 < place - comma <= _FEWEST and words.SPEECH.isdisjoint(lows[comma:place])
    return kept[: comma if trimmed else place]


_FEWEST: Final = 3
_NO_AIM: Final = (
    words.SPEECH
    | (words.UNREAL - {"read", "should", "would", "could"})
    | words.CONDITION - {"should"}
    | words_in(", ; : -- ( do")
)


def for_purpose(lexicon: Lexicon, before: Tokens, lows: list[str]) -> bool:
    """`To settle my debts`: what the act is for, and no act of the game itself."""
    if lows[0] != "to" or not 2 <= len(lows) <= MOST_IN_FRONT or before[1].capital:
        return False
    if tuple(lows[1:]) in _SAYINGS:
        return True
    if len(lows) == _ALONE:
        # "To celebrate I explore", and not "To explore I move"
        return lows[1] in _FEASTING
    if set(lows) & (words.TAINT | words.UNREAL) or (lows[1] == "show" and lows[2] in _SHOWN):
        return False
    if lows[1] in _CAUSING and lows[-1].endswith("ing"):
        # "To get the machines running"
        return True
    if not lows[1].isalpha() or lows[1] in words.NO_PURPOSE | _DETERMINING:
        return False
    # "To end this circus", and not "to end the session"
    ours = lexicon.entities | lexicon.nouns_of_things
    strange = lows[2] in _DETERMINING | _SOME and len(lows) > 3 and ours.isdisjoint(lows[2:])
    return lows[1] not in lexicon.base_words or (strange and not any(t.capital for t in before[2:]))


_SAYINGS: Final = (
    ("be", "on", "the", "safe", "side"),
    ("be", "safe"),
    ("be", "sure"),
    ("be", "fair"),
    ("be", "honest"),
    ("save", "face"),
    ("save", "time"),
    ("save", "trouble"),
    ("save", "my", "skin"),
)
_ALONE: Final = 2
_FEASTING: Final = words_in("celebrate begin start finish conclude summarize survive win relax wit")
_SHOWN: Final = words_in(
    "you how what that everyone everybody people them newcomers players the this that it"
)
_CAUSING: Final = words_in("get keep set")
_SOME: Final = words_in("some any")
_DETERMINING: Final = words_in("the a an my our your his her its their this that these those each every")


def in_memory(before: Tokens) -> bool:
    """`In his memory`, `In honour of my goldfish`: for whose sake, unlike `In my memory`."""
    lows = [token.low for token in before if token.low[0].isalnum()]
    if lows[:1] != ["in"] or len(lows) < 3 or not _NO_SAKE.isdisjoint(lows):
        return False
    of = lows[1] in _REMEMBERING and lows[2] == "of" and 3 < len(lows) <= _MOST_REMEMBERED
    return of or (len(lows) == 3 and lows[1] in _WHOSE and lows[2] in _REMEMBERING)


_REMEMBERING: Final = words_in("memory honour honor remembrance commemoration celebration")
_WHOSE: Final = words_in("his her its their your eir")
_NO_SAKE: Final = words.TAINT | words.CONDITION | words.SPEECH | words.FINITE | words_in("i we when how")
_MOST_REMEMBERED: Final = 10
