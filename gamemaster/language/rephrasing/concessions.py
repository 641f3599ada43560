"""`I play Rum, not that anybody cares, and end my turn`: what a sender grants beside an act, left out.

The clause stands between marks or at the end. It may say what others do, think or deserve, and of the sender
that e minds or expects something; what it says of the act itself (`not that it counts`, `not that I mean it`)
is not left out, and is read as what it is.
"""

from typing import Final

from gamemaster.language.english.tokens import Token, Tokens, words_in

_MARKS: Final = words_in(", -- ( ) ;")
_STOPS: Final = words_in(". ! ? :")
_LONGEST: Final = 18
_OF_THE_ACT: Final = words_in("it this that these those i we")
_HARMLESS: Final = words_in(
    "matter matters help helps mind minds care cares expect expected blame need needs trust complain "
    "complaining know knew think thought believe had have makes changes hope hoped surprise "
    "surprises"
)
_UNSETTLING: Final = words_in(
    "count counts counted mean means meant real really valid binding yet serious seriously official move "
    "moves act vote would will do does did happen happens happening today tonight now true if unless until "
    "doing done sure certain want wanted"
)


def without_concession(tokens: list[Token]) -> list[Token]:
    """The tokens without such a clause."""
    for place in range(1, len(tokens) - 2):
        if (
            tokens[place].low != "not"
            or tokens[place + 1].low != "that"
            or tokens[place - 1].low not in _MARKS
        ):
            continue
        end = next(
            (p for p in range(place + 2, len(tokens)) if tokens[p].low in _MARKS | _STOPS), len(tokens)
        )
        if _grants(tokens[place + 2 : end]):
            closes = end < len(tokens) and tokens[end].low == ","
            return [*tokens[: place - 1], *tokens[end + 1 if closes else end :]]
    return tokens


def _grants(clause: Tokens) -> bool:
    lows = [token.low for token in clause]
    if not 1 < len(lows) <= _LONGEST or not _UNSETTLING.isdisjoint(lows):
        return False
    return lows[0] not in _OF_THE_ACT or lows[1] in _HARMLESS
