"""Pledges beside an act, which bind their sender to the game as joining does, and change no act.

`I join and agree to be bound by its rules`; `I place a tile, and may your roof leak` only wishes.
"""

from itertools import pairwise
from typing import Final

from gamemaster.language.after.remark_words import HANDLED, REVOKING
from gamemaster.language.english import words
from gamemaster.language.english.tokens import Tokens, words_in

_PLEDGING: Final = words_in("agree consent promise pledge swear undertake vow submit accept become")
_BOUND: Final = words_in(
    "bound abide obey follow respect accept honour honor observe terms rules rule contract party player "
    "participant member"
)
_WORDS: Final = words_in(
    "to be by a an the its it this these their them all of and as such hereby fully solemnly gladly "
    "myself that game ruleset regulations under in"
)
_PAIR: Final = 2
_MOST: Final = 14
_ENDS: Final = frozenset({".", "!", ",", ";", ")", "..."})
_WISHED: Final = words_in("your you his her their its the it he she they we our god heaven fortune")
_OPEN: Final = (words.CONDITION - words_in("till until while before")) | words_in(
    "i or and but instead only also too again"
)


def pledge_end(tokens: Tokens, place: int) -> int | None:
    """The end of a pledge that begins at `place`; None where none stands there."""
    while place < len(tokens) and tokens[place].low in words.ADVERBS | {"and", ","}:
        place += 1
    if place >= len(tokens) or tokens[place].low not in _PLEDGING:
        return None
    if tokens[place].low in _VOWING and [t.low for t in tokens[place + 1 : place + 3]] in _NOT_TO:
        # "and promise not to sulk when I lose"
        vowed = [token.low for token in tokens[place + 3 :]]
        return len(tokens) if _UNDOING.isdisjoint(vowed) else None
    end = place + 1
    known = _PLEDGING | _BOUND | _WORDS
    while end < len(tokens) and tokens[end].low in known:
        end += 1
    said = {token.low for token in tokens[place:end]}
    closed = end >= len(tokens) or tokens[end].low in _ENDS
    return end if closed and said & _BOUND and end - place <= _MOST else None


_VOWING: Final = words_in("promise swear vow pledge")
_NOT_TO: Final = (["not", "to"], ["never", "to"])
_UNDOING: Final = REVOKING | words_in("if unless until but instead only mean count and")


def only_promises(lows: list[str]) -> bool:
    """`if my luck holds I shall be insufferable`: what comes of it besides, and takes nothing back."""
    if [low for low in lows if low[0].isalnum()][-3:] == ["so", "be", "it"]:
        # whatever the condition is
        return True
    owning_up = {"apologise", "apologize"}
    if any(a == "i" and b in owning_up for a, b in pairwise(lows)):
        return (REVOKING | _OF_THE_ACT).isdisjoint(lows[2:])
    place = next((p for p in range(2, len(lows) - 2) if lows[p] == "i" and lows[p + 1] in _PROMISING), 0)
    told = lows[place + 2 :]
    about = next((p for p, low in enumerate(told[:-1]) if low in _ABOUT and told[p + 1] == "it"), len(told))
    said = [*told[:about], *told[about + 2 :]]
    promised = place > 0 and told[0].isalpha() and about > 0
    return promised and all(
        barred.isdisjoint(said) for barred in (REVOKING, HANDLED - {"be"}, _OF_THE_ACT, _DOING)
    )


_PROMISING: Final = words_in("shall 'll will 'd would")
_DOING: Final = words_in(
    "do go come act try continue wait return proceed choose decide switch pick use follow stay repeat resume "
    "reconsider rethink revise revisit resubmit revote not n't rather also too more another else next "
    "tomorrow later"
)
_ABOUT: Final = words_in("about over")
_OF_THE_ACT: Final = words_in("it that this so back again instead done")


_HELPED: Final = (["heaven", "help"], ["god", "help"], ["gods", "help"], ["lord", "help"], ["god", "bless"])


def wish_end(tokens: Tokens, place: int) -> int | None:
    """The end of `may your roof leak`, a wish that runs to the end of its sentence; None if there is none."""
    lows = [token.low for token in tokens[place : place + 2]]
    if len(lows) == _PAIR and lows[0] == ";":
        place, lows = place + 1, [token.low for token in tokens[place + 1 : place + 3]]
    wished = len(lows) == _PAIR and lows[0] == "may" and lows[1] in _WISHED
    if not wished and lows not in _HELPED:
        return None
    return None if any(token.low in _OPEN for token in tokens[place + 1 :]) else len(tokens)
