"""Words behind an act by which it is a figure of speech, or nothing comes of it: `, metaphorically`, `, but I
keep it`, `and he refuses`.
"""

from collections.abc import Sequence
from typing import Final

from gamemaster.language.english.tokens import words_in

_FIGURATIVE: Final = words_in(
    "metaphorically figuratively symbolically rhetorically theoretically hypothetically verbally mentally "
    "spiritually virtually imaginatively jokingly ironically sarcastically practically ceremonially"
)
_ONLY: Final = words_in("only just merely purely simply but more speaking rather very")
_HEDGES: Final[frozenset[str]] = frozenset(
    (
        "of sorts",
        "in a manner of speaking",
        "in a sense",
        "in a way",
        "in a fashion",
        "after a fashion",
        "kind of",
        "sort of",
        "so to say",
        "by way of metaphor",
        "by way of speaking",
        "with words",
        "in conversation",
        "in effigy",
    )
)
_MISSES: Final = words_in("miss missing fail failing")
_KEEPING: Final = words_in("keep keeping retain retaining")
_IT: Final = words_in("it them that those this these everything")
_OTHERS: Final = words_in("he she they it e ey")
_REFUSING: Final = words_in(
    "refuses refuse refused declines decline declined rejects reject rejected misses missed fails failed "
    "ignores ignored"
)


def comes_to_nothing(rest: Sequence[str]) -> bool:
    """Whether words behind an act say so; `rest` is without `but` and `and`."""
    plain = [low for low in rest if low not in _ONLY]
    if len(plain) == 1 and plain[0] in _FIGURATIVE | _MISSES:
        return True
    if " ".join(plain) in _HEDGES or _awards(rest):
        return True
    if rest[0] == "i" and len(rest) > 1:
        # "but I keep it", and not "and I keep the Boat"
        return rest[1] in _KEEPING and rest[2:3] != [] and rest[2] in _IT and len(rest) <= _SHORT
    return rest[0] in _OTHERS and len(rest) > 1 and rest[1] in _REFUSING


_SHORT: Final = 4


def _awards(rest: Sequence[str]) -> bool:
    """`for best costume`, `for the silliest`: for what prize, where a vote or a gift is another game's."""
    told = [low for low in rest[1:4] if low != "the"] if rest[0] == "for" else []
    best = told[:1] != [] and (told[0] in _BEST or (told[0].endswith("est") and len(told[0]) > _SHORT + 1))
    return best and told[0] not in _NO_PRIZE and told[1:2] not in (["of"], ["reason"], ["reasons"])


_BEST: Final = words_in("best worst most least")
_NO_PRIZE: Final = words_in(
    "latest interest honest modest guest forest harvest arrest protest request quest conquest rest behest "
    "contest earnest"
)
