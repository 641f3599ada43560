"""The games that are installed: found through the entry-point group `gamemaster.contracts`."""

from functools import cache
from importlib.metadata import entry_points
from typing import Any

from gamemaster.core.contract import Contract
from gamemaster.core.errors import UsageError

GROUP = "gamemaster.contracts"


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
