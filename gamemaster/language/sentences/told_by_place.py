"""Things that are told by their place among others: `I support the earlier intent`, `... the later one`."""

from typing import Final

from gamemaster.language.english.tokens import Tokens, words_in

_PLACED: Final = words_in(
    "earlier later older newer former latter first second third fourth last latest newest oldest previous"
)
_BEFORE: Final = words_in("to for of on against")
_SEVERAL: Final = words_in("one ones intent intents offer offers proposal proposals")


def told_by_place(tokens: Tokens, place: int) -> bool:
    """Whether `(to) the earlier intent` stands at `place`: one of several, and nobody is told which."""
    place += place < len(tokens) and tokens[place].low in _BEFORE
    lows = [token.low for token in tokens[place : place + 3]]
    if len(lows) < 3 or lows[0] != "the" or lows[1] not in _PLACED:
        return False
    return lows[2] in _SEVERAL
