"""What the sender thinks of somebody or of something, behind an act: `I vote for Jun, I think he is a wolf`.

The opinion is the reason for the act. Words of how certain one is of the act itself (`I think it was three`,
`I think that is his name`, `I think it should be Brask`) are none.
"""

from typing import Final

from gamemaster.language.after.remark_words import HEDGED, OF_MAIL, UNMEANT
from gamemaster.language.english import words
from gamemaster.language.english.numbers import NUMBER_WORDS
from gamemaster.language.english.tokens import Token, Tokens, words_in

_THINKING: Final = words_in("think believe reckon feel find guess suppose suspect fear bet imagine")
_DEGREES: Final = words_in("really still just also do honestly truly strongly rather quite")
_PEOPLE: Final = words_in("he she they everybody everyone nobody people")
_THINGS: Final = words_in("it that this the")
_BARRED: Final = (
    words.CONDITION
    | (NUMBER_WORDS - {"a", "one", "first"})
    | UNMEANT
    | (HEDGED - {"soon", "probably", "possibly"})
    | OF_MAIL
    | words_in(
        "i we me my mine should ought would might could or but not n't 't never nobody else other another "
        "instead rather right correct wrong name names called spelled spelt number one turn allowed legal "
        "illegal permitted possible impossible only was were had first last both all half each same enough "
        "supposed how what which whose yes no against void invalid yet now then"
    )
)
_ABOUT_PEOPLE: Final = words_in("was were had not n't 't never all how what no only first last enough")
"""What may be said of people, and not of what the act is about: `I think he was lying all along`."""


def without_thinking(said: list[Token]) -> list[Token]:
    """`he is a wolf` of `I think he is a wolf`; the words as they are where they may be of the act itself."""
    place = 1
    while place < len(said) and said[place].low in _DEGREES:
        place += 1
    if place >= len(said) or said[0].low != "i" or said[place].low not in _THINKING:
        return said
    place += 1
    told = said[place + 1 :]
    if told and said[place].low == "that" and told[0].low in _PEOPLE | _THINGS - {"that"}:
        place += 1
    rest = said[place:]
    return rest if _states(rest) else said


def _states(rest: Tokens) -> bool:
    """Whether what is thought is about somebody, or of something else than the values of the act."""
    lows = [token.low for token in rest]
    if len(lows) < len(["he", "lies"]) or any(low[0].isdigit() for low in lows):
        return False
    if lows[0] in _PEOPLE:
        return (_BARRED - _ABOUT_PEOPLE - {"nobody"} | {"it", "that"}).isdisjoint(lows[1:])
    return lows[0] in _THINGS and _BARRED.isdisjoint(lows)
