"""What somebody has, with a form of `be`: `I am not holding a token`, `Brask is in possession of one`."""

from gamemaster.language.english import condition_words as words
from gamemaster.language.english.tokens import Tokens

_POSSESSING = ["in", "possession", "of"]


def in_hand(tokens: Tokens, place: int) -> tuple[int, bool] | None:
    """The last word of what says so at `place`, and whether it is denied; None where nothing does."""
    lows = [token.low for token in tokens]
    if lows[place : place + 1] == [] or lows[place] not in words.BEING | {"isn"}:
        return None
    place, negated = place + 1, False
    while place < len(lows) and lows[place] in words.STILL | words.NOTS:
        negated = negated or lows[place] in words.NOTS
        place += 1
    if lows[place : place + len(_POSSESSING)] == _POSSESSING:
        return place + len(_POSSESSING) - 1, negated
    return (place, negated) if lows[place : place + 1] != [] and lows[place] in words.IN_HAND else None
