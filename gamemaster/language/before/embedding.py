"""Clauses inside the words before an act: what is doubted or told of there is not what the sentence does."""

from typing import Final

from gamemaster.language.english import words
from gamemaster.language.english.tokens import Tokens, plain_lows, words_in
from gamemaster.language.english.verbs import is_past
from gamemaster.language.vocabulary.scene import Scene

_FAR: Final = 9
_HELPING: Final = words_in("may might can could must should need have 've had am was 'm owe")
_TELLING: Final = words_in("say says said tell tells told promises promised thinks thought warned warns")


def embeds(scene: Scene, kept: Tokens, mark: str) -> bool:
    """`I doubt that I explore`, `that I spend it`: a clause that would act stands inside these words.

    In `My wife says that I may have one more game, so I ...` the act is what comes of it.
    """
    return any(
        token.low in {"i", "we"}
        and (
            (
                scene.lexicon.verb_at(kept, place + 1)
                and not words.PHRASAL.at(kept, place + 1)
                and not _perfect(kept, place + 1)
            )
            or (
                [t.low for t in kept[place - 1 : place]] == ["that"]
                and not _resulting(kept, place)
                and not _is_so(scene, kept, place + 1)
                and not (mark in words.CONCLUDING and _helping(kept, place + 1))
            )
        )
        for place, token in enumerate(kept)
    )


def _resulting(kept: Tokens, place: int) -> bool:
    """`so nicely that I give up`: what came of something."""
    return any(token.low in {"so", "such"} for token in kept[max(0, place - _FAR) : place - 1])


def _perfect(kept: Tokens, place: int) -> bool:
    """`we have talked it over`, `we have finally decided`: what has been, whatever verb `have` may be."""
    behind = [token.low for token in kept[place + 1 : place + _NEAR] if token.low not in words.ADVERBS]
    return kept[place].low in {"have", "'ve"} and any(map(is_past, behind[:1]))


_NEAR: Final = 4


def _is_so(scene: Scene, kept: Tokens, place: int) -> bool:
    """`the one that I am after`, `that I shall see another night`: what somebody is, or what is no act."""
    lows = [token.low for token in kept[place : place + 2]]
    if not lows:
        return False
    if lows[0] in _BEING:
        return not any(low.endswith("ing") for low in lows[1:])
    barred = scene.lexicon.verb_words | words.ADVERBS | _DOING
    of_it = {"it", "this", "so"} & {token.low for token in kept[place + 2 : place + _FAR]}
    return lows[0] in _MAY and len(lows) > 1 and lows[1] not in barred and not of_it


_BEING: Final = words_in("am 'm was")
_MAY: Final = words_in("shall will 'll may might can could")
_DOING: Final = words_in("do be so not never have say act")


def _helping(kept: Tokens, place: int) -> bool:
    """Whether no act of its own begins there (`that I may have one`, `that I am late`)."""
    return not _HELPING.isdisjoint(plain_lows(kept[place : place + 1]))


def tells_condition(lows: list[str]) -> bool:
    """`My wife says that I may play if I do the dishes(, so I ...)`: what others let hang on something.

    The act is what comes of it, and hangs on nothing.
    """
    told = next((p for p, low in enumerate(lows) if low in _TELLING), 0)
    others = told > 0 and lows[0] not in words.CONDITION | {"i", "we"}
    return others and words.CONDITION.isdisjoint(lows[:told]) and "only" not in lows
