"""What a game's simulated players need to know of it: what they like to do, and how they say it."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from gamemaster.core.action import Action
from gamemaster.core.contract import Contract

Vary = Callable[[Any, str, Action, Random], Action]
"""(state, person, an action that is allowed, chance) -> that or one like it."""


def as_it_is(_: Any, __: str, action: Action, ___: Random) -> Action:
    """The action that was offered."""
    return action


@dataclass(frozen=True)
class Play:
    """How one game is simulated.

    contract    the game
    settings    (weeks, seed) -> settings of the game
    phrases     (state, action, person) -> ways to say it
    weights     how much an action is liked beside others, by name; 1 where nothing is said
    taste       (state, person, action, chance) -> what the liking is multiplied by
    vary        puts other values in the place of examples
    wild        (people, chance) -> an action that is probably not allowed
    over        whether the game is over
    intends     (chance) -> an intent that somebody may announce; None where players announce none
    master      actions the game master announces as a person
    daily       mails a person writes each day
    most        actions of one mail
    """

    contract: Contract[Any]
    settings: Callable[[int, int], Mapping[str, Any]]
    phrases: Callable[[Any, Action, str], Sequence[str]]
    weights: Mapping[str, float]
    over: Callable[[Any], bool]
    wild: Callable[[Sequence[str], Random], Action]
    taste: Callable[[Any, str, Action, Random], float] = lambda *_: 1.0
    vary: Vary = as_it_is
    intends: Callable[[Random], Action] | None = None
    master: frozenset[str] = frozenset()
    daily: float = 0.5
    most: int = 3
