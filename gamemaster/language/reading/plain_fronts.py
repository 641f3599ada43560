"""Things named in front of the act that is done with them, without what is only told of them there.

`My vote, heretofore for Brask, I hereby change to Tarn` is `My vote I hereby change to Tarn`.
"""

from typing import Final

from gamemaster.language.english.tokens import Token, words_in

_FORMERLY: Final = words_in("heretofore hitherto formerly previously originally")
_SO_FAR: Final = (["until", "now"], ["till", "now"], ["up", "to"], ["so", "far"], ["thus", "far"])
_BEARING: Final = words_in("i my the if unless not or and may might would should")
_MOST: Final = 8


def with_plain_front(tokens: list[Token]) -> list[Token]:
    """The tokens of a sentence that opens with `my` and a thing: what it was is no more."""
    lows = [token.low for token in tokens]
    if lows[0] != "my" or lows[2:3] != [","] or not (lows[3] in _FORMERLY or lows[3:5] in _SO_FAR):
        return tokens
    end = next((p for p in range(4, min(len(lows), 4 + _MOST)) if lows[p] == ","), 0)
    if not end or lows[end + 1 : end + 2] != ["i"] or not _BEARING.isdisjoint(lows[3:end]):
        return tokens
    return [*tokens[:2], *tokens[end + 1 :]]
