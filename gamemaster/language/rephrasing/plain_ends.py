"""Ends of a sentence that come to plainer ones.

`until my health is 2, then stop` says no more than `until my health is 2`, `and I stop when my health is 3`
is `until my health is 3`, `I offer a J; I want a 0 for it` is one offer, and `the token that has been waiting
in it` the token waiting in it.

What must stay true: a `then` with anything else to do behind it stays, and so does a `stop` of something.
"""

from typing import Final

from gamemaster.language.english.tokens import Token, words_in

ENDED: Final = words_in("stop ; waiting sitting lying resting")
"""Without one of these nothing here changes."""
_UNTIL: Final = words_in("until till")
_JOINTS: Final = words_in(", ; and then i")
_WHEN: Final = words_in("when once if as")
_MARKS: Final = words_in(". !")
_STAYING: Final = words_in("waiting sitting lying resting")
_ASKING: Final = ("i want", "i ask", "i would like", "wanted :", "asking for", "i will take")


def with_plain_end(tokens: list[Token]) -> list[Token]:
    """The tokens with such an end put plainly."""
    lows = [token.low for token in tokens]
    if "stop" in lows:
        tokens = _without_stop(tokens, lows)
    if ";" in lows and not _OFFERING.isdisjoint(lows[: lows.index(";")]):
        tokens = _one_offer(tokens, lows)
    if not _STAYING.isdisjoint(lows):
        tokens = _staying(tokens)
    return tokens


_OFFERING: Final = words_in("offer trade")


def _without_stop(tokens: list[Token], lows: list[str]) -> list[Token]:
    """`until my health is 2, then stop`; `and I stop when my health is 3`."""
    place = lows.index("stop")
    first = place
    while first and lows[first - 1] in _JOINTS:
        first -= 1
    if first == place or not first:
        return tokens
    behind = [low for low in lows[place + 1 :] if low not in _MARKS]
    if not behind and not _UNTIL.isdisjoint(lows[:first]):
        return [*tokens[:first], *tokens[len(tokens) - (lows[-1] in _MARKS) :]]
    if behind and behind[0] in _WHEN and _UNTIL.isdisjoint(lows) and lows[0] == "i":
        if behind[:3] == ["as", "soon", "as"]:
            return [*tokens[:first], tokens[place].changed(low="until"), *tokens[place + 4 :]]
        if behind[0] != "as":
            return [*tokens[:first], tokens[place].changed(low="until"), *tokens[place + 2 :]]
    return tokens


def _one_offer(tokens: list[Token], lows: list[str]) -> list[Token]:
    """`I offer a J; I want a 0 for it`, with a comma between."""
    place = lows.index(";")
    behind = " ".join(lows[place + 1 : place + 4]) + " "
    asked = any(behind.startswith(f"{lead} ") for lead in _ASKING)
    return [*tokens[:place], tokens[place].changed(low=","), *tokens[place + 1 :]] if asked else tokens


def _staying(tokens: list[Token]) -> list[Token]:
    """`the token that has been waiting in my right constructor`: without `that has been`."""
    for place in range(2, len(tokens) - 2):
        if tokens[place + 1].low not in {"has", "is", "'s"} or tokens[place].low not in {"that", "which"}:
            continue
        verb = place + 2 + (tokens[place + 2].low == "been")
        if tokens[verb : verb + 1] != [] and tokens[verb].low in _STAYING:
            return [*tokens[:place], *tokens[verb:]]
    return tokens
