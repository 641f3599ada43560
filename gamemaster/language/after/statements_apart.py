"""Few words behind acts that look like a denial, and tell how somebody feels or what others did not do.

`Tired? Always. Sorry? Never.`, `It seemed rude not to.`, `Not to be morbid but I love a funeral`, `My tea
didn't even go cold`: none of them is of the acts.
"""

from collections.abc import Sequence
from typing import Final

from gamemaster.language.after.harmless import TREATING
from gamemaster.language.after.remark_words import (
    FEELING,
    HANDLED,
    MEANINGS,
    OF_MAIL,
    POINTING,
    REVOKING,
    UNMEANT,
)
from gamemaster.language.english.tokens import Tokens, words_in

_STATES: Final = FEELING | words_in(
    "hungry thirsty tired sleepy awake drunk sober ill cold warm wet dry old rich poor alone nervous brave "
    "bold reckless anxious worried excited jealous bored busy lazy lonely curious"
)
_BAD: Final = words_in(
    "shame pity rude silly foolish wrong churlish daft waste sin mad crazy stupid ungrateful impolite unkind "
    "cruel crime criminal unwise impossible hard"
)
_CONTRACTED: Final = words_in("didn doesn wasn weren hasn hadn couldn wouldn isn aren wo won")
_OF_ACTS: Final = (
    (POINTING - {"all"})
    | OF_MAIL
    | UNMEANT
    | MEANINGS
    | words_in("vote votes ballot turn trade transfer deal i we half rest part any")
)
_CONSENTING: Final = words_in(
    "agree agreed approve approved confirm confirmed answer answered reply replied decide decided allow "
    "allowed permit let say said count counted ask asked object happen apply arrive finish come through "
    "consent mean meant write written send sent"
)
"""What an act may still wait for where it is denied of somebody: `Brask hasn't agreed`."""
_FEW: Final = 6


def feels(tokens: Tokens) -> bool:
    """`Jealous? Perhaps.`: what somebody asks emself about eir own state, and answers."""
    lows = [token.low for token in tokens]
    return lows[1:2] == ["?"] and lows[0] in _STATES and lows.count("?") <= len(_STATES.intersection(lows))


def not_to_ones_credit(lows: Sequence[str]) -> bool:
    """`It seemed a pity not to.`: what it would have been not to act, so that the act stands."""
    return lows[-2:] == ["not", "to"] and lows[0] == "it" and not _BAD.isdisjoint(lows[1:-2])


def announces_manner(lows: Sequence[str], done: frozenset[str]) -> bool:
    """`Not to be gloomy but ...`, `Not to crow, but ...`, unlike `Not to be counted but ...`, `not to go but
    to stay`: how the words behind might sound."""
    place = 2 + (lows[2:3] == ["be"])
    behind = lows[place + 1 : place + 3]
    if lows[:2] != ["not", "to"] or behind[:1] != ["but"] or behind[1:] == ["to"]:
        return False
    manner = lows[place]
    return not manner.endswith(("ed", "en")) and manner not in _AS_ACTS and manner not in done


_AS_ACTS: Final = HANDLED | UNMEANT | TREATING | REVOKING


def denies_of_others(lows: Sequence[str], done: frozenset[str]) -> bool:
    """`The cook didn't like it`: what somebody or something else than the acts does not do.

    `done` are the words of the acts.
    """
    place = next((p for p, low in enumerate(lows[:_FEW]) if low in _CONTRACTED), 0)
    if not _CONSENTING.isdisjoint(lows[place:]):
        return False
    return place > 0 and _OF_ACTS.isdisjoint(lows[:place]) and done.isdisjoint(lows[:place])


def row_of_nothing(tokens: Tokens) -> bool:
    """`Right machine: nothing this week`, `Tarn: Brask none yet`: a row of something that is left alone."""
    colon = next((place for place, token in enumerate(tokens[:6]) if token.low == ":"), 0)
    if not colon or not _NO_LABELS.isdisjoint([token.low for token in tokens[:colon]]):
        return False
    row = tokens[colon + 1 :]
    # a table of several columns puts names in front of what is said of them
    told = [token.low for token in row if not token.capital or token.low in _UNTOUCHED]
    empty = _NOTHING if len(told) == len(row) else _NOTHING - {"no"}
    return not empty.isdisjoint(told) and _UNTOUCHED.issuperset(told)


_NO_LABELS: Final = words_in("vote votes edit correction update note ps move moves action actions i")
_UNTOUCHED: Final = words_in(
    "none nothing no change changes unchanged same as before this week time for now yet idle , . - --"
)
_NOTHING: Final = words_in("nothing no unchanged none")
