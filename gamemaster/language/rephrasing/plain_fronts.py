"""What stands in front of an act, without the words there that change nothing about it.

`My vote, heretofore for Brask, I hereby change to Tarn` is `My vote I hereby change to Tarn`, and `My vote
therefore goes to Tarn` is `My vote goes to Tarn`.
"""

from typing import Final

from gamemaster.language.english import words
from gamemaster.language.english.tokens import Token, words_in
from gamemaster.language.vocabulary.scene import Scene

_FORMERLY: Final = words_in("heretofore hitherto formerly previously originally")
_SO_FAR: Final = (["until", "now"], ["till", "now"], ["up", "to"], ["so", "far"], ["thus", "far"])
_BEARING: Final = words_in("i my the if unless not or and may might would should")
_MOST: Final = 8
THEREFORE: Final = words_in("therefore thus hence accordingly consequently again obviously naturally")
_GETTING: Final = words_in("goes gets receives is has takes moves falls lands ends begins becomes")


def with_plain_front(tokens: list[Token]) -> list[Token]:
    """The tokens of a sentence that opens with `my` and a thing: what it was is no more."""
    lows = [token.low for token in tokens]
    if lows[0] != "my" or lows[2:3] != [","] or not (lows[3] in _FORMERLY or lows[3:5] in _SO_FAR):
        return tokens
    end = next((p for p in range(4, min(len(lows), 4 + _MOST)) if lows[p] == ","), 0)
    if not end or lows[end + 1 : end + 2] != ["i"] or not _BEARING.isdisjoint(lows[3:end]):
        return tokens
    return [*tokens[:2], *tokens[end + 1 :]]


def without_conclusion(tokens: list[Token]) -> list[Token]:
    """The tokens of a sentence of what happens to what is one's own, without `therefore` before the verb."""
    lows = [token.low for token in tokens]
    place = next((place for place, low in enumerate(lows) if low in THEREFORE), 0)
    if place < 1 or "i" in lows[:place]:
        return tokens
    first = place - (lows[place - 1] == "once" and lows[place] == "again")
    apart = lows[first - 1] == "," == lows[place + 1]
    first, end = first - apart, place + 1 + apart
    following = lows[end : end + 1]
    return [*tokens[:first], *tokens[end:]] if following and following[0] in _GETTING else tokens


def with_as_long(tokens: list[Token]) -> list[Token]:
    """`so long as he stays`: with `as long as`, which is no conclusion."""
    for place in range(len(tokens) - 2):
        if tokens[place + 1].low == "long" and [tokens[place].low, tokens[place + 2].low] == ["so", "as"]:
            return [*tokens[:place], tokens[place].changed(low="as"), *tokens[place + 1 :]]
    return tokens


def without_insistence(tokens: list[Token]) -> list[Token]:
    """`An urgent proposal, and I mean it:`: the heading alone."""
    colon = next((p for p, token in enumerate(tokens[:_FARTHEST]) if token.low == ":"), 0)
    for said in _INSISTING:
        begin = colon - len(said)
        if begin > 0 and [token.low for token in tokens[begin:colon]] == said:
            return [*tokens[: begin - (tokens[begin - 1].low == ",")], *tokens[colon:]]
    return tokens


_FARTHEST: Final = 14
_INSISTING: Final = [
    ["and", *often, *said]
    for often in ([], ["this", "time"], ["yes", ","], ["as", "ever", ","])
    for said in (["i", "mean", "it"], ["i", "am", "serious"], ["i", "'m", "serious"], ["no", "joke"])
]


def without_reckoning(tokens: list[Token]) -> list[Token]:
    """`Tally as I make it:`: the heading alone, for by whose count it is changes nothing about it."""
    lows = [token.low for token in tokens[:_REACH]]
    place = next((p for p in range(1, len(lows) - 3) if lows[p : p + 2] == ["as", "i"]), 0)
    told = place and lows[place + 2] in _RECKONING and lows[place + 3] == "it" and "i" not in lows[:place]
    return [*tokens[:place], *tokens[place + 4 :]] if told and tokens[-1].low == ":" else tokens


_REACH: Final = 9
_RECKONING: Final = words_in("make made see count counted reckon read have keep kept understand")


def with_because(tokens: list[Token]) -> list[Token]:
    """`on the grounds that I need it`: because I need it."""
    for place in range(1, len(tokens) - 4):
        said = [token.low for token in tokens[place : place + 4]]
        if said[:2] == ["on", "the"] and said[2] in _GROUNDS and said[3] == "that":
            whole = tokens[place].changed(low="because", end=tokens[place + 3].end)
            return [*tokens[:place], whole, *tokens[place + 4 :]]
    return tokens


_GROUNDS: Final = words_in("ground grounds theory principle pretext plea basis premise excuse")


def with_but(tokens: list[Token]) -> list[Token]:
    """`It has been a dreadful week, yet I ...`, `, yet here I ...`: with `but`, which says the same."""
    if [token.low for token in tokens[:3]] == ["and", "yet", "i"]:
        return tokens[2:]
    for place in range(1, len(tokens) - 2):
        if tokens[place].low == "yet" and tokens[place - 1].low in {",", ";", "--"}:
            behind = place + 1 + (tokens[place + 1].low in {"here", "now", "still"})
            if tokens[behind].low == "i":
                return [*tokens[:place], tokens[place].changed(low="but"), *tokens[behind:]]
    return tokens


LATE: Final = words_in("also now therefore hereby finally")
_OBJECTS: Final = words_in("a an one my the this")


def with_adverb_first(scene: Scene, tokens: list[Token]) -> list[Token]:
    """`I place also one tile on J9`: `I also place ...`, as those say it whose own language has it so."""
    for place in range(1, len(tokens) - 2):
        verb, adverb, thing = tokens[place : place + 3]
        if tokens[place - 1].low != "i" or adverb.low not in LATE or verb.low in words.FINITE:
            continue
        if verb.low in scene.lexicon.base_words and (thing.low in _OBJECTS or thing.capital):
            return [*tokens[:place], adverb, verb, *tokens[place + 2 :]]
    return tokens
