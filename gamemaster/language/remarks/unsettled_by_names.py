"""Sentences behind acts that leave none of them certain, known by whom or what they name."""

from typing import Final

from gamemaster.language.english.tokens import Tokens, asks_at_end
from gamemaster.language.remarks.as_before import is_as_before, may_be_as_before
from gamemaster.language.remarks.awaiting import awaits_another, may_await
from gamemaster.language.remarks.coming_first import may_come_first, waits_for_first
from gamemaster.language.remarks.hinging import hinges, may_hinge
from gamemaster.language.remarks.laid_open import lays_open, may_lay_open
from gamemaster.language.remarks.left_to_another import leaves_to_another, may_leave
from gamemaster.language.remarks.marked_names import marked_parts
from gamemaster.language.remarks.other_mails import may_tell_of_mail, points_elsewhere
from gamemaster.language.remarks.reconsidered import may_reconsider, reconsiders
from gamemaster.language.remarks.renaming import gives_names, may_rename
from gamemaster.language.vocabulary.scene import Act, Scene

_NEAREST: Final = 4


def unsettles_by_names(scene: Scene, acts: tuple[Act, ...], tokens: Tokens, lows: frozenset[str]) -> bool:
    """Whether a sentence behind acts does so; `lows` are its words."""
    hangs, left, told, same = may_hinge(lows), may_leave(lows), may_tell_of_mail(lows), may_be_as_before(lows)
    awaits, named, ahead = may_await(lows), may_rename(lows), may_come_first(lows)
    laid, anew = may_lay_open(lows), may_reconsider(lows)
    if not (hangs or left or told or same or awaits or named or ahead or laid or anew):
        return False
    near = acts[-_NEAREST:]
    parts = marked_parts(scene, near, tokens)
    if not parts:
        return False
    asks = asks_at_end(tokens)
    own = frozenset[str]()
    if hangs or told or same:
        own = frozenset([str(value).lower() for act in near for value in act.values])
    if (hangs and hinges(parts, _names_somebody(scene, own), asks)) or (left and leaves_to_another(parts)):
        return True
    if asks:
        return False
    # who intends without objections asks for them
    laid = laid and any(act.action.name != "intend" for act in near)
    if (laid and lays_open(parts)) or (anew and reconsiders(parts, near)):
        return True
    if (awaits and awaits_another(parts)) or (named and gives_names(parts)):
        return True
    if told and points_elsewhere(parts, own):
        return True
    names = frozenset([act.action.name for act in near])
    if ahead and not _takes_back(near[-1]) and waits_for_first(parts, names):
        return True
    # "If he isn't, I keep it" is said of the other case
    return same and "if" not in lows and is_as_before(parts, names, own)


def _names_somebody(scene: Scene, own: frozenset[str]) -> bool:
    return not own.isdisjoint(map(str.lower, scene.referents.names.people))


def _takes_back(act: Act) -> bool:
    """Whether an act undoes an earlier one: `I withdraw my vote.` has its reason in `Imke speaks first.`"""
    return act.action.name == "retract" or (act.action.name == "vote" and None in act.values)
