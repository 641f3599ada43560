"""Labels before a comma or colon that only say how things are: `A busy night`, `No more dithering`."""

from typing import Final

from gamemaster.language.english import words
from gamemaster.language.english.times import WEEKDAYS
from gamemaster.language.english.tokens import Tokens, words_in
from gamemaster.language.values.describing import names_things
from gamemaster.language.vocabulary.scene import Scene

_SPANS: Final = words_in(
    "night day morning evening afternoon week weekend year month hour turn round start end game time season"
)
_COUNTED: Final = words_in("a an another what such quite")
_BEHIND: Final = words_in("for me us all you everyone here in again so far this that of it")
_ENOUGH: Final = (["no", "more"], ["never", "again"], ["no", "further"], ["enough", "of"])
_MOST: Final = 7
_ACTS: Final = words_in(
    "move moves vote votes action actions change changes tie strings joke game this that these those"
)
_MANNERS: Final = words_in(
    "brief quick short honest clear frank careful blunt direct plain open bold fair fast precise explicit"
)


def is_small_talk(scene: Scene, said: Tokens) -> bool:
    """Whether a label tells of the day, of what is over, or of what there is none of, and of nothing else."""
    lows = [token.low for token in said]
    if not lows or len(lows) > _MOST or not words.CONDITION.isdisjoint(lows):
        return False
    if any(token.capital for token in said[1:]) or names_things(scene, said, shaped=False):
        return False
    return _of_a_day(lows) or _for_good(scene, lows) or _without(lows) or _begins(lows) or of_routine(lows)


def _of_a_day(lows: list[str]) -> bool:
    """`A busy night`, `What a week for me`: what time it is for the sender."""
    place = next((p for p, low in enumerate(lows) if low in _SPANS), 0)
    described = 0 < place <= 3 and lows[0] in _COUNTED and words.FINITE.isdisjoint(lows)
    return described and words.UNREAL.isdisjoint(lows[1:place]) and _BEHIND.issuperset(lows[place + 1 :])


def _for_good(scene: Scene, lows: list[str]) -> bool:
    """`No more dithering`, `Never again with that deck`: what is over, and no act of the game."""
    rest = lows[2:]
    return (
        lows[:2] in _ENOUGH
        and bool(rest)
        and scene.lexicon.verb_words.isdisjoint(rest)
        and (_ACTS - {"that", "this"}).isdisjoint(rest)
    )


def _without(lows: list[str]) -> bool:
    """`no poetry`: one thing that there is none of."""
    return len(lows) == 2 and lows[0] in {"no", "zero"} and lows[1].isalpha() and lows[1] not in _ACTS


def of_routine(lows: list[str]) -> bool:
    """`usual drill`, `The same round as every Monday`: that one does as one is wont to."""
    return (
        not _WONTED.isdisjoint(lows)
        and _OF_ROUTINE.issuperset(lows)
        and (not _ROUNDS.isdisjoint(lows) or not _EVER.isdisjoint(lows))
    )


_WONTED: Final = words_in("usual same regular customary")
_ROUNDS: Final = words_in(
    "drill routine business procedure round chores programme program rounds errands dance"
)
_EVER: Final = words_in("ever always every usual")
_OF_ROUTINE: Final = (
    _WONTED
    | _ROUNDS
    | _EVER
    | WEEKDAYS
    | words_in("the my our a as for me us here again just then it 's is week today before old little weekly")
)


def _begins(lows: list[str]) -> bool:
    """`Let's make this official`: that it is time."""
    return lows[:2] == ["let", "'s"] and not _BEGINNING.isdisjoint(lows[3:])


_BEGINNING: Final = words_in("official formal over started going quick short simple rolling done")


def says_how(lows: list[str]) -> bool:
    """`I'll be brief`, `let me be quick`: how the mail is written."""
    return len(lows) >= 2 and lows[-1] in _MANNERS and lows[-2] in {"be", "keep", "it", "this"}


def concedes(lows: list[str]) -> bool:
    """`Whatever Brask says about bookkeeping`: what others say, and the sender does not mind."""
    told = lows[0] == "whatever" and any(low in _SAYING for low in lows[2:5])
    told = told and {"i", "we", "you", "goes"}.isdisjoint(lows)
    return told and (words.TAINT | words.CONDITION).isdisjoint(lows)


_SAYING: Final = words_in("says say thinks think claims believes believe writes mutters")
