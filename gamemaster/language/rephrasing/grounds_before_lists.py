"""`I submit the following proposal, since nothing works:`: the reason between an opening and its colon, or
the thanks (`with thanks to Jun`).

It changes nothing about what stands below, unless it supposes something or tells of another time.
"""

from typing import Final

from gamemaster.language.english import words
from gamemaster.language.english.times import TIMES
from gamemaster.language.english.tokens import Token, words_in

_OPENING: Final = words_in("following follows this these below")
_GROUNDS: Final = words_in("since because seeing")
_BARRED: Final[frozenset[str]] = (
    words.CONDITION | words.UNREAL | words.FICTION | words.OFTEN | words.SPEECH
) - _GROUNDS | words_in("i we you until when while would could might like maybe perhaps example")
_LEAST: Final = 2
_MOST: Final = 14
_NEAR: Final = 3


def _is_courtesy(told: list[str]) -> bool:
    """`as promised on Monday`, `with thanks to Jun for spotting the hole`: what is merely said with it."""
    if not _BARRED.isdisjoint(told[1:]):
        return False
    if told[0] == "as":
        return told[1:2] != [] and told[1] in _SETTLED
    return told[0] in _THANKS or (told[0] == "with" and not _THANKS.isdisjoint(told[1:4]))


_SETTLED: Final = words_in(
    "promised agreed discussed announced threatened requested suggested asked mentioned planned"
)
_THANKS: Final = words_in(
    "thanks apologies gratitude compliments credit credits kudos greetings love regards"
)


def without_ground(tokens: list[Token]) -> list[Token]:
    """The tokens without such a reason, where there is one."""
    lows = [token.low for token in tokens]
    colon = next((p for p in range(len(lows) - 1, 0, -1) if lows[p] == ":"), 0)
    comma = next((p for p in range(colon - 1, 0, -1) if lows[p] == ","), 0)
    told = lows[comma + 1 : colon]
    opens = comma and lows[0] == "i" and not _OPENING.isdisjoint(lows[max(0, comma - _NEAR) : comma])
    if opens and len(told) <= _MOST and _is_courtesy(told):
        return [*tokens[:comma], *tokens[colon:]]
    if not opens or not _LEAST <= len(told) - 1 <= _MOST or told[0] not in _GROUNDS:
        return tokens
    real = _BARRED.isdisjoint(told[1:]) and not TIMES.anywhere(tokens[comma + 1 : colon])
    return [*tokens[:comma], *tokens[colon:]] if real else tokens
