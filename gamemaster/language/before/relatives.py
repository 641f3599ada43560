"""Clauses that open like questions and state something: `What I still have is the investment`."""

from collections.abc import Sequence
from typing import Final

from gamemaster.language.english import words
from gamemaster.language.english.tokens import words_in

_SHORTEST: Final = 4
_BEING: Final = words_in("is 's leaves remains makes worries bothers tips convinces decides settles")
_INVERTING: Final = words_in(
    "is are do does did can could may might have has had am 'm shall must if about 's"
)
_POINTING: Final = words_in("this these following below like so is was are were be being")
_ABOUT_ACTS: Final = words.SPEECH | words_in(
    "do doing done did does mean meant means write send put announce claim suggest propose recommend act "
    "choose pick try wants want wanted wish wishes wished hope intend plan planned asks ask happens happened "
    "follows comes next would could might should will 'll 'd shall may people one they you somebody someone "
    "anyone anybody everybody everyone example idea ideas option options suggestion joke dream test draft"
)


def free_relative(said: Sequence[str]) -> bool:
    """`What remains is my potion`, `Which leaves me the potion`: what leads up to an act, in its words.

    What somebody says, does, wants or might do is no such statement: it may be the act behind the colon.
    """
    if len(said) < _SHORTEST or said[0] not in {"what", "which"} or said[1] in _INVERTING:
        return False
    if not _ABOUT_ACTS.isdisjoint(said) or said[-1] in _POINTING:
        return False
    return said[0] == "which" or not _BEING.isdisjoint(said[2:-1])


def of_oneself(said: Sequence[str]) -> bool:
    """Whether such a statement is about its sender, so that no words of others stand behind its colon."""
    if said[0] == "which" or said[1] in _SELF or said[1] in _REMAINING:
        return True
    return not _US.isdisjoint(said[2:6])


_SELF: Final = words_in("i we")
_US: Final = words_in("me us")
_REMAINING: Final = words_in("remains matters counts still")
