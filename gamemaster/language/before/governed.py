"""What in front of an act governs it without a mark: who says it, who must agree, what lacks a clause."""

from itertools import pairwise
from typing import Final

from gamemaster.language.before.provisos import CONSENTING
from gamemaster.language.before.statements import pieces_of
from gamemaster.language.english import words
from gamemaster.language.english.tokens import Tokens, plain_lows, words_in

_PERHAPS: Final = words_in("might may could")
_TELLING: Final = words.SPEECH | words_in("believes fears hopes claims suspects insists swears knows guesses")


def tells_of_people(tokens: Tokens) -> bool:
    """`Lubo says Hollis`, `She thinks that he left`: what somebody says of people, and no mark behind it."""
    return tokens[-1].low not in {",", ";", "--"} and any(
        verb.low in _TELLING and (what.low == "that" or what.capital or what.low in words.PRONOUNS)
        for verb, what in pairwise(tokens)
    )


_POWERS: Final = words_in("weather god gods heaven heavens fate fates fortune luck time health providence")
_BEFORE_IT: Final = words_in("that this it else which")
_LONGEST_LEAVE: Final = 6


def by_leave(tokens: Tokens) -> bool:
    """`The Warden permitting`, `My friends willing`, `That failing`: it hangs on others, or on what failed.

    `Weather permitting` is a saying.
    """
    pieces = pieces_of(tokens)
    lows = plain_lows(pieces[-1] or tokens)
    if not 1 < len(lows) <= _LONGEST_LEAVE:
        return False
    if lows[-1] in CONSENTING:
        return _POWERS.isdisjoint(lows) and lows[0] not in _PERHAPS and lows[-2] not in words.FINITE
    return lows[-1] == "failing" and lows[-2] in _BEFORE_IT


_WANTING: Final = words_in(
    "wish guess suppose imagine think hope believe bet say says said that when whenever how why whether what "
    "until till unless lest wherever where"
)


def wants_clause(tokens: Tokens, following: int) -> bool:
    """`I wish`, `I wonder what happens when` above `I explore`: nothing but a line end parts the words
    from what they govern."""
    return tokens[following].line and tokens[following - 1].low in _WANTING
