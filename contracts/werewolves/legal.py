"""What somebody may do now, worked out from what e knows emself and from nothing else.

It reads the state through the eyes of that person (`views.values`), so it cannot tell em more than they see.
"""

from collections.abc import Iterator
from itertools import combinations
from typing import Any

from contracts.werewolves import actions as act
from contracts.werewolves.settings import WerewolfSettings
from contracts.werewolves.state import CUPID, HUNTER, SEER, WITCH, State
from contracts.werewolves.views import values
from gamemaster.core.action import Action
from gamemaster.core.contract import Viewer
from gamemaster.core.event import GAME


def legal(state: State, person: str, settings: WerewolfSettings) -> Iterator[Action]:
    """Every action of play that would be applied if `person` announced it now, in a fixed order."""
    viewer = Viewer(person)
    game, own = values(state, GAME, viewer), values(state, person, viewer)
    if game["ended"] is not None:
        return
    if not own.get("contestant", False):
        if person != game["contestmaster"]:
            yield act.Join()
        if not own.get("must_shoot", False):
            return
    else:
        yield act.Leave()
    if own.get("must_shoot", False):
        yield from (act.Shoot(target=name) for name in game["townspersons"] if name != person)
        return
    if own.get("status") == "living":
        others = [name for name in game["townspersons"] if name != person]
        yield from _living(state, person, game, own, others, settings)


def _living(
    state: State, person: str, game: Any, own: Any, others: list[str], settings: WerewolfSettings
) -> Iterator[Action]:
    role = own["role"]
    if role == HUNTER:
        yield act.Shoot(target=None, standing=True)
        yield from (act.Shoot(target=name, standing=True) for name in others)
    if game["phase_is_ending"]:
        return
    match game["phase"]:
        case "day":
            yield act.Vote(target=None)
            yield from (act.Vote(target=name) for name in others)
        case "cupid" if role == CUPID:
            named = sorted([*others, person] if settings.cupid_self else others)
            yield from (act.Link(lovers=pair) for pair in combinations(named, 2))
        case "night" if own["werewolf"]:
            yield act.Attack(target=None)
            wolves = {name for name in others if values(state, name, Viewer(person)).get("werewolf")}
            yield from (act.Attack(target=name) for name in others if name not in wolves)
        case "night" if role == SEER:
            if own["sight"] is None or settings.seer_timing != "at_once":
                yield from (act.See(target=name) for name in others)
        case "night" if role == WITCH:
            yield from _witch(person, own, others, settings)


def _witch(person: str, own: Any, others: list[str], settings: WerewolfSettings) -> Iterator[Action]:
    attacked = own["attacked"]
    if own["heal_left"] and attacked is not None and (attacked != person or settings.witch_self == "heal"):
        yield act.Save()
    if own["poison_left"]:
        yield from (act.Poison(target=name) for name in others)
    open_ = (own["heal_left"] and own["heals"] is None, own["poison_left"] and own["poisons"] is None)
    if any(open_):
        yield act.Pass()
    if own["heal_left"]:
        yield act.Pass(power="heal")
    if own["poison_left"]:
        yield act.Pass(power="poison")
