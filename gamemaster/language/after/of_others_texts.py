"""What somebody else has written, as what words without a verb of their own name: `Yaw's move, translated`.

Where something is told of it (`Joss's mail made my day`) no text is named.
"""

from collections.abc import Sequence, Set
from itertools import pairwise
from typing import Final

from gamemaster.language.after.still_to_send import POINTING, TO_BE_SENT
from gamemaster.language.english import words
from gamemaster.language.english.tokens import Tokens, words_in
from gamemaster.language.english.verbs import PAST_FORMS, is_past

MAIL: Final = words_in(
    "move moves mail mails turn turns announcement message letter action actions post vote"
)
DID: Final = words_in("did said say wrote meant")
BELOW: Final = words_in("below following underneath beneath")


def of_another(tokens: Tokens) -> bool:
    """`Yaw's move, translated`: what somebody else owns."""
    for place in range(1, len(tokens) - 1):
        if tokens[place].low != "'s" or tokens[place - 1].low in words.SUBJECTS:
            continue
        if _does_something(tokens, place + 2):
            return False
        behind = {token.low for token in tokens[place + 1 : place + 4]}
        told = [token.low for token in tokens[place + 2 :]]
        moved = next((p for p, (a, b) in enumerate(pairwise(told)) if is_past(a) and b in {"me", "us"}), -1)
        if moved >= 0 and told[moved] not in _HANDING and _PARTED.isdisjoint(told[: moved + 1]):
            # "Tarn's letter convinced me"
            return False
        if (tokens[place - 1].capital and tokens[place + 1].low in MAIL) or behind & UTTERED:
            return True
    return False


def _does_something(tokens: Tokens, place: int) -> bool:
    """`(Joss's mail) made my day`, `(Tarn's mails) get shorter`, `must go`: what is told of a text."""
    told = [token.low for token in tokens[place:]]
    if len(told) < _TOLD or told[-1] == ":" or not _POINTED_AT.isdisjoint(told):
        return False
    done = told[0] in PAST_FORMS and told[0] not in _HANDING | DID and told[1] in SOMEBODYS
    lives = told[0] in _LIVING or told[0].removesuffix("s") in _LIVING
    return done or lives or (told[0] in _OUGHT and told[1] in {"be", "have"})


_TOLD: Final = 3
_POINTED_AT: Final = POINTING | BELOW | words_in("so like as read sent follows")


SOMEBODYS: Final = words_in("my me our us the a")
_LIVING: Final = words_in("get grow keep seem look sound stay arrive become tend deserve worry puzzle")
_OUGHT: Final = words_in("should must ought")


_HANDING: Final = TO_BE_SENT | words_in(
    "sent forwarded gave handed told asked read showed lent dictated reached found "
    "begged urged ordered implored invited advised instructed"
)
_PARTED: Final = words_in(", ; : which that who and whom translated")
UTTERED: Final = words_in("words speech lines patter script song motto slogan")


def stands_below(lows: Sequence[str], said: Set[str]) -> bool:
    """`The lines below`, and nothing `below ground`."""
    if said.isdisjoint(BELOW):
        return False
    said_of = zip(["", *lows], lows, [*lows[1:], ""], strict=False)
    return any(b in BELOW and a not in _AT_THE_END and c not in _PLACES for a, b, c in said_of)


_AT_THE_END: Final = words_in("signature footer disclaimer")
_PLACES: Final = words_in(
    "ground zero deck decks stairs par average sea freezing knee knees cost water level levels"
)
