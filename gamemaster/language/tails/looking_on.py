"""What an act is done for: to find out (`I attack and see if it takes the hint`), `if only for the soup`.

What is to be seen comes of the act, so the act is done. Whether it is possible, or let pass by the others
(`and see if it works`, `and see whether anybody objects`), may be what the act waits for.
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from gamemaster.language.after.remark_words import OF_MAIL, REVOKING, UNMEANT
from gamemaster.language.english import words
from gamemaster.language.english.tokens import words_in

_OPENING: Final = words_in("and just then only to let 's us we 'll i will shall simply mostly")
_SEEING: Final = (("see",), ("find", "out"), ("watch",), ("learn",), ("discover",))
_WHAT: Final = words_in("if whether how what who where why")
_ABLE: Final = words_in("can could may might 'm am have 've should must need still")
_OPEN: Final[frozenset[str]] = (
    (words.CONDITION - {"if", "when"})
    | (REVOKING - words_in("stop forget drop skip hold"))
    | (UNMEANT - words_in("lie fool fools form effect word"))
    | (OF_MAIL - words_in("line word letter"))
    | words_in(
        "work works worked valid legal legit counts count counted accepted accepts accept allowed possible "
        "through objection objections objects object mind minds agree agrees approve approves consent "
        "consents rather first before instead or otherwise else but vote votes again stands stand okay ok "
        "permitted right wrong correct enough look looks read reads sound sounds would like"
    )
)
_FEWEST: Final = 3


def looks_on(lows: Sequence[str]) -> bool:
    """Whether the rest of a sentence is what the sender is to see, and nothing that the act may wait for."""
    begin = next((place for place, low in enumerate(lows) if low not in _OPENING), len(lows))
    told = list(lows[begin:])
    seeing = next((one for one in _SEEING if tuple(told[: len(one)]) == one), ())
    seen = told[len(seeing) :]
    if (
        not seeing
        or len(seen) < _FEWEST
        or seen[0] not in _WHAT
        or seen[1] == "to"
        or not _OPEN.isdisjoint(seen[1:])
    ):
        return False
    able = any(a in {"i", "we"} and b in _ABLE for a, b in pairwise(seen))
    return not able and seen.count("if") <= 1 and "if" not in seen[1:]


def for_its_sake(lows: Sequence[str]) -> bool:
    """Whether the rest of a sentence is for whose or what sake it is done: `if only for Tarn's soup`.

    A span (`if only for a week`) or somebody (`if only for Tarn`) may be what the act takes.
    """
    told = list(lows[3:])
    if list(lows[:3]) != ["if", "only", "for"] or len(told) < 2:
        return False
    owned = "'s" in told or told[0] in _OWNERS
    return owned and told[-1] not in _SPANS and _OPEN.isdisjoint(told) and "if" not in told


_OWNERS: Final = words_in("the my your his her their our its")
_SPANS: Final = words_in(
    "turn turns week weeks day days night nights round rounds month months phase phases moment now today "
    "time while hour hours evening weekend year"
)
