"""Questions in front of acts that ask of the world and nothing of the acts: `What does one feed a mimic?`"""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from gamemaster.language.after.remark_words import OF_MAIL
from gamemaster.language.english.tokens import words_in

_IDLE: Final = (
    ("why", "not"),
    ("what", "could", "go", "wrong"),
    ("what", "could", "possibly", "go", "wrong"),
    ("who", "knows"),
    ("who", "cares"),
    ("what", "else"),
    ("ready",),
    ("really",),
    ("see",),
    ("right",),
    ("how", "hard", "can", "it", "be"),
    ("if", "not", "now", "when"),
    ("if", "not", "me", "who"),
)
_RHETORICAL: Final = frozenset(
    (how, could, "i", "not") for how in ("how", "why") for could in ("could", "can", "would", "should")
)
"""`Living beside the depot, how could I not?`"""
_OFFERED: Final = words_in(
    "assist help interrupt add present introduce ask point remind congratulate thank note observe confess "
    "compliment"
)
"""`May I assist?` offers something, and asks nobody for leave to act."""
_GRANTING: Final = words_in("agree admit accept stop hope forget")
_LEAVE: Final = words_in("may can could might")


def asks_idly(lows: Sequence[str]) -> bool:
    """Whether a question is of those that what follows neither answers nor illustrates."""
    return (
        tuple(lows) in _IDLE
        or lows[:3] == ["what", "have", "i"]
        or lows[:2] in (["what", "else"], ["what", "choice"], ["where", "would"])
        or (lows[0] in _LEAVE and lows[1:2] == ["i"] and lows[2:3] != [] and lows[2] in _OFFERED)
        or tuple(lows[-4:]) in _RHETORICAL
        or _appeals(lows)
        or _asks_favour(lows)
        or not {"you", "your", "anyone", "anybody", "everyone", "everybody"}.isdisjoint(lows)
    )


def _appeals(lows: Sequence[str]) -> bool:
    """`Can we all agree that it was rude?`: what everybody should grant, and no leave to act."""
    return lows[1:2] == ["we"] and not _GRANTING.isdisjoint(lows[2:4])


def _asks_favour(lows: Sequence[str]) -> bool:
    """`Would Sir Hale be so kind ...?`, `Would somebody tell me why?`: what somebody else is to do."""
    return lows[0] in _REQUESTING and lows[1:2] != [] and lows[1] not in _OF_THE_ACTS and "i" not in lows


_REQUESTING: Final = words_in("would could will can")
_OF_THE_ACTS: Final = words_in("it this that these those such i we one a an the my there be")


def muses(lows: Sequence[str]) -> bool:
    """`How does one stay so calm?`: of how people are, and not of how something is said or played."""
    return any(a == "one" and b not in _ACTING for a, b in pairwise(lows[:5])) and not _FORMS & set(lows)


_FORMS: Final[frozenset[str]] = OF_MAIL | words_in("vote ballot card tile turn word words form wording")
_ACTING: Final = words_in(
    "say write phrase put do word announce make move play vote cast express spell declare claim ask go begin "
    "start use join act send submit call take get place invest explore attack heal draw discard build "
    "construct offer accept object support intend leave propose transfer give need have"
)


def asks_of_the_world(lows: Sequence[str]) -> bool:
    """`Has the archive moved?`: whether something is so that is no text below."""
    return lows[0] in _ASKING_WHETHER and (OF_MAIL | _TEXTS_ASKED_OF).isdisjoint(lows)


_ASKING_WHETHER: Final = words_in("has have is are was were does did do")
_TEXTS_ASKED_OF: Final = words_in("this these that it below following draft wording text version sample i")
