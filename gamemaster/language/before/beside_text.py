"""Words in front of a colon that tell where in the mail, or what kind of thing, stands behind it.

`after the text and not inside it`, `one more thing below the line`, `now the turn, which is shorter`. What
is set beside a document is no part of it, and what is told of a label makes nobody's words of the act.
"""

from typing import Final

from gamemaster.language.english import words
from gamemaster.language.english.tokens import Tokens, words_in

_BESIDE: Final = words_in("after below under beneath outside behind beyond past not no")
_TEXTS: Final = words_in("text texts brace braces bracket brackets line lines quote quotes block box")
_OF_PLACES: Final = (
    _BESIDE
    | _TEXTS
    | words_in(
        "the this that all those its closing curly dotted long inside in within part of it them any well"
    )
)
_WITHIN: Final = words_in("inside in within part")
_MOST: Final = 8


def is_beside_text(said: Tokens) -> bool:
    """`after the text and not inside it`, `outside the braces`: where in the mail one speaks, and no more."""
    lows = [token.low for token in said if token.low != "and"]
    if not lows or len(lows) > _MOST or lows[0] not in _BESIDE or not _OF_PLACES.issuperset(lows):
        return False
    if lows[0] in {"not", "no"}:
        # "not the text" speaks of no place
        return lows[1:2] != [] and lows[1] in _WITHIN
    return not _TEXTS.isdisjoint(lows)


def aside_from_text(lows: list[str]) -> list[str]:
    """`one more thing below the line`: the words without where in the mail it stands."""
    for place in range(len(lows) - 2):
        if lows[place] in _BESIDE and lows[place + 1] == "the" and lows[place + 2] in _TEXTS:
            return lows[:place] + lows[place + 3 :] or lows
    return lows


ANSWERS: Final = words_in("no yes nothing")


def without_answer(lows: list[str]) -> list[str]:
    """`there is no excuse for saying no`: the words without such an answer, behind which nobody speaks."""
    answers = len(lows) > 2 and lows[-1] in ANSWERS and lows[-2] == "saying" and "no" in lows[:-3]
    return lows[:-2] if answers and lows[-3] in words.PREPOSITIONS else lows


_KINDS: Final = words_in(
    "short shorter shortest easy easier simple simpler quick quicker plain plainer brief briefer small "
    "smaller important pressing urgent serious fun boring dull sad sadder better worse harder different "
    "cheaper bolder"
)


_LABELS: Final = words_in(
    "turn move moves vote votes action actions business part orders thing things rest news answer decision "
    "choice bit half"
)
_OF_OTHERS: Final = words_in("his her their your its our 's s plan example last next other previous sample")


def tells_how(label: list[str], lows: list[str]) -> bool:
    """`(now the turn,) which is much shorter`: how what one comes to is."""
    told = lows[:1] == ["which"] and lows[-1] in _KINDS and tuple(lows[:-1]) in _RELATIVE
    return told and not _LABELS.isdisjoint(label) and _OF_OTHERS.isdisjoint(label)


_RELATIVE: Final = frozenset(
    ("which", being, *degree)
    for being in ("is", "are", "'s")
    for degree in (
        (),
        ("also",),
        ("rather",),
        ("much",),
        ("a", "bit"),
        ("a", "little"),
        ("very",),
        ("quite",),
        ("far",),
    )
)


def asks_to_read_on(lows: list[str]) -> bool:
    """`don't close this yet`: that readers are to go on, which denies nothing."""
    start = next((p + 1 for p, low in enumerate(lows[:3]) if low in {"not", "n't", "'t"}), 0)
    told = start > 0 and lows[0] in {"do", "don"} and start < len(lows)
    return told and lows[start] in _LEAVING and _READING.issuperset(lows[start + 1 :])


_LEAVING: Final = words_in("close stop leave go scroll miss skip delete")
_READING: Final = words_in(
    "this it yet reading now here just the mail window tab away past on so soon next line part at braces "
    "text block quote signature dots box"
)
