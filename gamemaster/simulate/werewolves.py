"""How simulated townspersons play: they follow suspicions by day, and each does eir duty by night."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from contracts.werewolves import actions as act
from contracts.werewolves.contract import CONTRACT
from contracts.werewolves.state import ROLES, State
from contracts.werewolves.views import values
from gamemaster.core.action import Action
from gamemaster.core.contract import Viewer
from gamemaster.core.event import GAME
from gamemaster.simulate.play import Play

_FOLLOWED = 12.0


def _settings(_: int, seed: int) -> Mapping[str, Any]:
    """Limits and readings of which each seed has others."""
    return {
        "day_limit": (None, 3, 7)[seed % 3],
        "day_default": ("no_lynch", "plurality")[seed % 2],
        "night_limit": (7, 2)[seed % 2],
        "wolf_agree": ("all", "one")[seed // 2 % 2],
        "cupid_limit": 24,
    }


def _taste(state: State, person: str, action: Action, _: Random) -> float:
    """Townspersons follow the suspicion of the day, werewolves the choice of the pack."""
    session = state.session
    if session is None:
        return 1.0
    living = session.living
    if isinstance(action, act.Vote):
        if session.get(person) is not None and session.town[person].vote == action.target:
            return 0.0
        suspect = living[(7 * session.day + session.number) % len(living)]
        return _FOLLOWED if action.target == suspect else 0.02 if action.target is None else 0.3
    if isinstance(action, act.Attack):
        pack = values(state, GAME, Viewer(person)).get("pack", {})
        if pack.get(person) is not None and pack[person] == action.target:
            return 0.0
        named = [target for target in pack.values() if target is not None]
        return 20.0 if action.target in named else 0.02 if action.target is None else 1.0
    return 0.1 if isinstance(action, act.Pass) and action.power is not None else 1.0


def _vary(_: State, __: str, action: Action, random: Random) -> Action:
    if isinstance(action, act.StartSession):
        return act.StartSession(roles=tuple(random.sample(ROLES, random.randint(0, 3))))
    return action


def _phrases(_: State, action: Action, __: str) -> Sequence[str]:
    match action:
        case act.StartSession(roles=()):
            return ("I start a session without optional roles.",)
        case act.StartSession(roles=roles):
            return (f"I start a session with the roles {_listed(roles)}.",)
        case act.Link(lovers=(one, other)):
            return (f"I link {one} and {other} as lovers.", f"I choose {one} and {other} as the lovers.")
        case act.Pass(power=power) if power is not None:
            return (f"I pass on {power}ing.",)
        case act.Shoot(target=target, standing=True) if target is not None:
            return (f"If I die, I shoot {target}.", f"Should I be killed, I shoot {target}.")
        case act.Targeted(target=None):
            return _NOBODY[type(action)]
        case act.Targeted() | act.See() | act.Poison():
            return tuple(said.format(action.target) for said in _AT[type(action)])
    return _PLAIN[type(action)]


_PLAIN: Mapping[type[Action], Sequence[str]] = {
    act.Join: ("I join the Werewolves contest.", "I become a contestant in the Werewolves contest."),
    act.Leave: ("I leave the Werewolves contest.",),
    act.Save: ("I heal the victim.", "I save the victim."),
    act.Pass: ("I pass tonight.", "I pass."),
}
_NOBODY: Mapping[type[Action], Sequence[str]] = {
    act.Vote: ("I withdraw my vote.", "I change my vote to nobody."),
    act.Attack: ("I withdraw my attack.",),
    act.Shoot: ("I withdraw my standing choice.",),
}
_AT: Mapping[type[Action], Sequence[str]] = {
    act.Vote: ("I vote to lynch {}.", "I change my vote to {}.", "I vote for {}."),
    act.Attack: ("We attack {}.", "We attack {} tonight."),
    act.See: ("I look at {} tonight.", "I investigate {}."),
    act.Poison: ("I poison {}.", "I use my poison on {}."),
    act.Shoot: ("I shoot {}.", "I shoot {} with my last breath."),
}


def _listed(roles: Sequence[str]) -> str:
    return roles[0] if len(roles) == 1 else f"{', '.join(roles[:-1])} and {roles[-1]}"


def _wild(people: Sequence[str], random: Random) -> Action:
    return random.choice((act.Join(), act.Vote(target=random.choice(people))))


WEREWOLVES = Play(
    contract=CONTRACT,
    settings=_settings,
    phrases=_phrases,
    weights={"join": 5, "leave": 0.002, "start_session": 5, "poison": 0.3, "save": 3, "shoot": 0.3},
    over=lambda state: bool(state.contest.past),
    wild=_wild,
    taste=_taste,
    vary=_vary,
    master=frozenset({"start_session"}),
    daily=2.0,
    most=1,
)
