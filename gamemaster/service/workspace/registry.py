"""The games that are installed: found through entry points.

The group `gamemaster.contracts` holds whole games, `gamemaster.speech` games that can only be read yet.
"""

from functools import cache
from importlib.metadata import entry_points
from typing import Any

from gamemaster.core.contract import Contract
from gamemaster.core.errors import UsageError
from gamemaster.core.speech import Speech

GROUP = "gamemaster.contracts"
SPEECH = "gamemaster.speech"


def contract_ids() -> tuple[str, ...]:
    """Identifiers of every installed game, sorted."""
    return tuple(sorted({point.name for point in entry_points(group=GROUP)}))


@cache
def find_contract(contract_id: str) -> Contract[Any]:
    """The contract called `contract_id`; raises UsageError naming those there are."""
    for point in entry_points(group=GROUP, name=contract_id):
        found = point.load()
        if not isinstance(found, Contract):
            raise UsageError(f"the entry point {contract_id} of {GROUP} is not a Contract")
        return found
    raise UsageError(f"no game is called {contract_id!r}; there are: {', '.join(contract_ids())}")


def speech_ids() -> tuple[str, ...]:
    """Identifiers of every game that can be read, those without rules among them, sorted."""
    return tuple(sorted({*contract_ids(), *(point.name for point in entry_points(group=SPEECH))}))


@cache
def find_speech(game_id: str) -> Speech:
    """How the game called `game_id` is talked about; raises UsageError naming those there are."""
    if game_id in contract_ids():
        return find_contract(game_id).speech
    for point in entry_points(group=SPEECH, name=game_id):
        found = point.load()
        if not isinstance(found, Speech):
            raise UsageError(f"the entry point {game_id} of {SPEECH} is not a Speech")
        return found
    raise UsageError(f"no game is called {game_id!r}; there are: {', '.join(speech_ids())}")
