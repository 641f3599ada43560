"""Things named in front of the act that is done with them, without what is only told of them there.

`The card that I hereby play is Rum` is `The card I play is Rum`; `My vote, heretofore for Brask, I hereby
change to Tarn` is `My vote I hereby change to Tarn`.
"""

from typing import Final

from gamemaster.language.english.tokens import Token, words_in

_RELATIVES: Final = words_in("that which")
_SOLEMN: Final = words_in("hereby herewith now")
_BEING: Final = words_in("is are")
_FORMERLY: Final = words_in("heretofore hitherto formerly previously originally")
_SO_FAR: Final = (["until", "now"], ["till", "now"], ["up", "to"], ["so", "far"], ["thus", "far"])
_BEARING: Final = words_in("i my the if unless not or and may might would should")
_MOST: Final = 8


def with_plain_front(tokens: list[Token]) -> list[Token]:
    """The tokens of a sentence that opens with `the` or `my` and a thing, so put."""
    return _without_former(_without_relative(tokens))


def _without_relative(tokens: list[Token]) -> list[Token]:
    """`The card (that) I (hereby) play is Rum`"""
    lows = [token.low for token in tokens[:_MOST]]
    place = next((p for p in (2, 3) if lows[p : p + 1] == ["i"] or lows[p : p + 1] in _OPENERS), 0)
    if not place or lows[0] != "the":
        return tokens
    first = place + (lows[place] in _RELATIVES)
    verb = first + 1 + (lows[first + 1 : first + 2] != [] and lows[first + 1] in _SOLEMN)
    if lows[first : first + 1] != ["i"] or lows[verb + 1 : verb + 2] == [] or lows[verb + 1] not in _BEING:
        return tokens
    return [*tokens[:place], tokens[first], *tokens[verb:]]


_OPENERS: Final = [[low] for low in sorted(_RELATIVES)]


def _without_former(tokens: list[Token]) -> list[Token]:
    """`My vote(, so far for Brask,) I hereby change to Tarn`: what it was is no more."""
    lows = [token.low for token in tokens]
    if lows[0] != "my" or lows[2:3] != [","] or not (lows[3] in _FORMERLY or lows[3:5] in _SO_FAR):
        return tokens
    end = next((p for p in range(4, min(len(lows), 4 + _MOST)) if lows[p] == ","), 0)
    if not end or lows[end + 1 : end + 2] != ["i"] or not _BEARING.isdisjoint(lows[3:end]):
        return tokens
    return [*tokens[:2], *tokens[end + 1 :]]
