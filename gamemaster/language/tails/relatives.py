"""Relative clauses behind an act that leave it open: `, which I might take back tonight`.

What they tell of what comes of the act changes nothing (`, which should surprise nobody`). They leave it open
where they tell what is still to be done with it (`which should be counted on Friday`), who is to do it
(`which Joss will do for me`), or that the sender may yet handle it otherwise.
"""

from typing import Final

from gamemaster.language.after.remark_words import HANDLED, REVOKING
from gamemaster.language.english import words
from gamemaster.language.english.tokens import Tokens, words_in
from gamemaster.language.english.verbs import is_past

_MODALS: Final = words_in("should would could might may can will 'll 'd shall must ought")
_BARELY: Final = words_in("only not just still first also probably perhaps maybe yet always never then")
_BEFALLS: Final = words_in(
    "happen count apply hold wait start begin stand change need require depend follow expire last"
)
_HANDLES: Final = REVOKING | words_in(
    "change alter amend confirm decide reconsider revise finish complete submit announce execute perform "
    "adjust choose replace redo rethink specify settle"
)
_DOES: Final = words_in("do make carry handle")
_INSTEAD: Final = words_in("for when once later tomorrow tonight soon on next in one myself with then")
_FAR: Final = 6


def leaves_open(lows: list[str]) -> bool:
    """Whether such a clause tells what is to become of the act before it."""
    modal = next((place for place, low in enumerate(lows[:_FAR]) if low in _MODALS), 0)
    if lows[:1] != ["which"] or not modal:
        return False
    behind = [low for low in lows[modal + 1 :] if low not in _BARELY]
    if not behind:
        return False
    if modal == 1:
        handled = behind[0] == "be" and behind[1:2] != [] and behind[1] in HANDLED
        return handled or behind[0] in _BEFALLS or behind[:2] in (["take", "place"], ["take", "effect"])
    if behind[0] in {"take", "call"}:
        return not {"back", "off"}.isdisjoint(behind[1:3])
    does = behind[0] in _DOES and lows[modal] not in {"can", "could"}
    return behind[0] in _HANDLES or (does and (len(behind) == 1 or behind[1] in _INSTEAD))


def hangs(said: Tokens) -> bool:
    """Whether a condition stands in a relative clause: `which holds if Tarn agrees`, `which, should he ...`.

    Unlike `which should surprise nobody`, `which is all I had the energy for after work`.
    """
    lows = [token.low for token in said]
    if lows[:1] == ["who"] and not words.OFTEN.isdisjoint(lows) and {"if", "unless"}.isdisjoint(lows):
        # "who doesn't usually write before noon"
        return False
    for place, token in enumerate(said):
        if tuple(lows[place : place + 5]) in _TO_ONES_KNOWLEDGE:
            continue
        a_while = lows[place - 1 : place] == ["a"]
        inner = place > 0 and not a_while and bool(words.CONDITION_PHRASES.at(said, place))
        if (token.low in words.CONDITION or inner) and not (
            _is_modal(said, place) or _is_past_and_over(lows, place) or tells_of_anybody(lows, place)
        ):
            return True
    return False


_TO_ONES_KNOWLEDGE: Final = frozenset(
    ("as", "far", "as", "i", knows) for knows in ("can", "know", "remember", "recall", "see")
)
"""`who, as far as I can tell, never fight`"""


def _is_modal(said: Tokens, place: int) -> bool:
    """`which should surprise`, unlike `which, should he object`."""
    behind = said[place + 1 : place + 2]
    plain = behind != said[:0] and behind[0].low.isalpha() and not behind[0].capital
    return said[place].low == "should" and plain and behind[0].low not in _INVERTED


def tells_of_anybody(lows: list[str], place: int) -> bool:
    """`as they are short enough when one works shifts`: what is so of anybody, and no condition of the act,
    unlike `which counts when everybody agrees`."""
    behind = lows[place + 1 : place + 2]
    if (
        lows[:3] in (["which", "was", *lows[2:3]], ["which", "i", "was"])
        and lows[place] == "when"
        and any(is_past(low) for low in lows[place + 1 :])
    ):
        # "which was the colour of the sky when I came out"
        return True
    plain = lows[:1] != ["which"] and _THE_ACT.isdisjoint(lows[:3]) and _WORTH.isdisjoint(lows)
    return plain and lows[place] in {"when", "whenever"} and behind != [] and behind[0] in _ANYBODY


_THE_ACT: Final = words_in("it this that i we")
_WORTH: Final = words_in("vote votes count counts hold holds valid apply applies stand stands binding")
_ANYBODY: Final = words_in("one you people nobody everybody everyone somebody someone")
_INVERTED: Final = words.SUBJECTS | words_in("the a an my your his her our their its no any every")


def _is_past_and_over(lows: list[str], place: int) -> bool:
    """`which is all I had the energy for after work`: a time of something that is over."""
    behind = lows[place + 1 :]
    over = not {"had", "was", "were"}.isdisjoint(lows[:place])
    return (
        lows[place] == "after"
        and over
        and 0 < len(behind) <= _FAR
        and _STATING.isdisjoint(behind)
        and not any(map(is_past, behind))
    )


_STATING: Final = words.FINITE | words.SUBJECTS | {"i", ","}
