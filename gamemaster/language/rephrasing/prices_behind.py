"""What is paid, told in a clause of its own behind an act: `..., for which I pay a C and a 4`."""

from typing import Final

from gamemaster.language.english.tokens import Token, words_in

PRICED: Final = words_in("which price cost")
"""Without one of these no such clause stands there."""
_PAYING: Final = {"pay": "paying", "give": "giving", "spend": "paying", "use": "using", "offer": "offering"}
_COSTS: Final = (
    (",", "at", "the", "price", "of"),
    (",", "at", "a", "price", "of"),
    (",", "at", "the", "cost", "of"),
)


def with_price_behind(tokens: list[Token]) -> list[Token]:
    """`, for which I pay X` as `, paying X`, and so `, at the price of X`; as they are without either."""
    lows = [token.low for token in tokens]
    for place in range(1, len(lows) - 4):
        if lows[place : place + 4] == [",", "for", "which", "i"] and lows[place + 4] in _PAYING:
            paying = tokens[place + 4].changed(low=_PAYING[lows[place + 4]])
            return [*tokens[: place + 1], paying, *tokens[place + 5 :]]
        if tuple(lows[place : place + 5]) in _COSTS:
            return [*tokens[: place + 1], tokens[place + 3].changed(low="paying"), *tokens[place + 5 :]]
    return tokens
