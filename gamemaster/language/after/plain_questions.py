"""Questions of how somebody is, and not of how something is said: they frame nothing that stands behind them.

`Do I regret it?`, `Can we all agree that it was rude?`, `How does one stay so calm?`, `And why, you ask?`,
`Quist asked whether I had given up.`
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from gamemaster.language.after.remark_words import DENIALS
from gamemaster.language.english.tokens import words_in


def appeals(lows: Sequence[str]) -> bool:
    """`Can we all agree that it was rude?`: what everybody should grant, and no leave to act."""
    return lows[1:2] == ["we"] and not _GRANTING.isdisjoint(lows[2:4])


_GRANTING: Final = words_in("agree admit accept stop hope forget")


def of_the_heart(lows: Sequence[str]) -> bool:
    """`Do I regret it?`, `Would I have written it so?`, `Could this be the week?`: what oneself answers."""
    first, who, does = (*lows[:3], "", "", "")[:3]
    if who == "i":
        rather = first == "would" and does in {"have", "rather", "prefer"} and lows[3:4] != ["to"]
        return rather or (first in {"do", "did"} and does in _OF_MIND)
    if who == "we":
        return does == "please" or (first == "do" and does in _OF_MIND | _HAVING and lows[3:4] != ["to"])
    return (first, who, does) == ("could", "this", "be")


_HAVING: Final = words_in("have want know")
_OF_MIND: Final = words_in(
    "regret like care mind trust believe feel look worry fear hate love enjoy miss need"
)


def muses(lows: Sequence[str]) -> bool:
    """`How does one stay so calm?`: of how people are, and not of how something is said."""
    return any(a == "one" and b in _LIVING for a, b in pairwise(lows[:5]))


_LIVING: Final = words_in(
    "stay remain get keep be become live sleep feel look sit stand survive cope trust argue fall forget lose"
)


def leaves_unasked(lows: Sequence[str]) -> bool:
    """`don't ask me how`, `learnt not to ask what the plan is`, `for whoever asks`: nobody has asked.

    Or it was asked how the sender is: `Quist asked whether I had given up.`
    """
    if " ".join(lows[-4:]).endswith(("you ask", "if you ask me")) or _asked_of_oneself(lows):
        return True
    threes = list(zip(["", *lows], lows, [*lows[1:], ""], strict=False))
    denied = any((b in DENIALS or (a in DENIALS and b == "to")) and c == "ask" for a, b, c in threes)
    return denied or any(a in _WHOEVER and b == "asks" for a, b, _ in threes)


_WHOEVER: Final = words_in("whoever anyone anybody everyone everybody who")


def _asked_of_oneself(lows: Sequence[str]) -> bool:
    place = next((p for p, low in enumerate(lows) if low in _ASKED), len(lows))
    around = enumerate(zip(lows[place:], lows[place + 1 :], lows[place + 2 :], strict=False), place)
    state = next((p for p, (a, b, c) in around if a in _WHETHER and b == "i" and c in _BEING_SO), None)
    return state is not None and _OF_SAYING.isdisjoint(lows[state + 2 :])


_ASKED: Final = words_in("asked asks ask")
_WHETHER: Final = words_in("if whether why what when how")
_BEING_SO: Final = words_in("am 'm was had have 've") | _OF_MIND
_OF_SAYING: Final = words_in(
    "say saying said write writing written send sending sent put word do doing done vote move play post"
)
