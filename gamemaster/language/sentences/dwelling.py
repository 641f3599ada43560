"""`I do it with a heavy heart, as I liked the Lanterns, but they never came.`: the act before, dwelt upon.

How it is done stands in front; why, or what speaks against it, are clauses of their own, told of what is and
was. What must stay true: a condition, a time to come or a word of the act itself (`but it is not final`)
remain, and are judged with how it is done.
"""

from typing import Final

from gamemaster.language.english import words
from gamemaster.language.english.tokens import Tokens, words_in

_JOINTS: Final = words_in("as because since though although but for while and")
_SUBJECTS: Final[frozenset[str]] = words.SUBJECTS | words_in(
    "the a an my our his her their nobody everybody somebody most some all no"
)
_BARRED: Final[frozenset[str]] = (words.CONDITION - {"once"}) | words_in(
    "would could might may should will 'll shall 'd instead rather again twice also too only mean meant joke "
    "tomorrow later tonight behalf objection objections support consent intended permission do did undo "
    "withdraw retract cancel back"
)
_THE_ACT: Final = words_in("it this that so these those")


def without_reasons(tokens: Tokens) -> Tokens:
    """The words up to the first clause that tells why, where all from there on are such clauses."""
    lows = [token.low for token in tokens]
    cut = next((p for p in range(1, len(lows) - 2) if _opens(lows, p)), 0)
    rest = lows[cut:]
    if not cut or not _BARRED.isdisjoint(rest) or not _THE_ACT.isdisjoint(rest):
        return tokens
    onces = (place for place, low in enumerate(rest) if low == "once")
    return tokens if any(rest[place - 1] != "never" for place in onces) else tokens[: cut - 1]


def _opens(lows: list[str], place: int) -> bool:
    """Whether behind a comma a joint stands there and a subject behind it."""
    return lows[place - 1] == "," and lows[place] in _JOINTS and lows[place + 1] in _SUBJECTS


def hangs_on_doing(tokens: Tokens) -> bool:
    """`(I vote for Casimir.) I do so unless Brask speaks`, `I do it twice`: a case, a time or a number of the
    act before."""
    lows = [token.low for token in without_reasons(tokens)]
    told = lows[:2] == ["i", "do"] and lows[2:3] != [] and lows[2] in _IT
    return told and ":" not in lows and not _HANGING.isdisjoint(lows[3:])


_IT: Final = words_in("it so this that")
_HANGING: Final = words_in("if unless until till twice thrice tomorrow later provided depending")
