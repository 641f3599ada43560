"""What somebody may do now, in the words in which e would say it; like `legal`, through eir own eyes only."""

from collections.abc import Callable, Iterator
from datetime import datetime
from typing import Any

from contracts.werewolves import actions as act
from contracts.werewolves.deal import unstartable
from contracts.werewolves.legal import legal
from contracts.werewolves.petitions import electors, unendable
from contracts.werewolves.settings import WerewolfSettings
from contracts.werewolves.state import State
from gamemaster.core.action import Action
from gamemaster.core.mechanics.intent_options import intent_options
from gamemaster.core.option import Option


def options(state: State, person: str, settings: WerewolfSettings, at: datetime) -> tuple[Option, ...]:
    """What `person` may do at `at`, as far as e can know emself."""
    if state.contest.ended is not None:
        return ()
    play = (option(action) for action in legal(state, person, settings))
    return (*play, *_office(state, person, settings), *_intents(state, person, settings, at))


def _office(state: State, person: str, settings: WerewolfSettings) -> Iterator[Option]:  # s. 2
    roles = settings.default_roles
    if person == state.contest.contestmaster and unstartable(state, roles) is None:
        said = f"with the roles {' and '.join(roles)}" if roles else "without optional roles"
        starts = act.StartSession(roles=roles)
        yield Option(starts, f"I start a session {said}.", "with any of the optional roles")


def _intents(state: State, person: str, settings: WerewolfSettings, at: datetime) -> Iterator[Option]:
    # s. 1e, 1f
    counted = settings.intent_profile, electors(state, settings), state.contest.contestmaster
    standing = state.contest.intents.standing
    for one in intent_options(state.contest.intents, person, at, *counted, settings.speaker):
        action = one.action
        own = isinstance(action, act.Resolve | act.Retract)
        if not own and settings.intent_electors == "members" and person not in state.contestants:
            continue
        if isinstance(action, act.Resolve) and unendable(state, standing[action.intent]):
            continue
        yield one


def option(action: Action) -> Option:
    """An action of play, in the words in which it is said."""
    if isinstance(action, act.Targeted) and action.target is None:
        # said without "if I die", which would name what is taken back
        return Option(type(action)(target=None), *_NOBODY[type(action)])
    say, leads_to = _SAID[type(action)](action)
    return Option(action, say, leads_to)


def _shoot(action: Any) -> tuple[str, str]:
    if action.standing:
        return f"If I die, I shoot {action.target}.", "holds until you say otherwise"
    return f"I shoot {action.target}.", "e dies with you"


_PASSED: dict[str | None, tuple[str, str]] = {
    None: ("I pass tonight.", "you keep the powers you have left"),
    "heal": ("I pass on healing.", "you heal nobody tonight, whatever you said before"),
    "poison": ("I pass on poisoning.", "you poison nobody tonight, whatever you said before"),
}
_NOBODY: dict[type[Action], tuple[str, str]] = {
    act.Vote: ("I withdraw my vote.", "you vote for nobody"),
    act.Attack: ("I withdraw my attack.", "you name nobody yet"),
    act.Shoot: ("I withdraw my standing choice.", "nobody dies with you unless you choose again"),
}
_SAID: dict[type[Action], Callable[[Any], tuple[str, str]]] = {
    act.Join: lambda _: ("I join the Werewolves contest.", "you play from the next session on"),
    act.Leave: lambda _: ("I leave the Werewolves contest.", "you take no further part"),
    act.Vote: lambda a: (
        f"I vote to lynch {a.target}.",
        "on the list, or privately if the game has it so",
    ),
    act.Attack: lambda a: (f"We attack {a.target}.", "the werewolves must agree"),
    act.See: lambda a: (f"I look at {a.target} tonight.", "you learn whether e is a werewolf"),
    act.Save: lambda _: ("I heal the victim.", "your one healing of this session"),
    act.Poison: lambda a: (f"I poison {a.target}.", "your one poisoning of this session"),
    act.Pass: lambda a: _PASSED[a.power],
    act.Link: lambda a: (f"I link {a.lovers[0]} and {a.lovers[1]} as lovers.", "once in the session"),
    act.Shoot: _shoot,
}
