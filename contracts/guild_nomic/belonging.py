"""The party that somebody is in, and the sentence by which whoever is in none comes to be in one (s. 15)."""

from contracts.guild_nomic.guards import Ctx, player
from contracts.guild_nomic.naming import fit_name
from contracts.guild_nomic.state import Party, Player, State
from gamemaster.core.maps import in_order
from gamemaster.core.outcome import Refused

EXAMPLES = ("Lanterns", "Owls", "Silver Foxes", "Night Watch", "Wanderers", "Herons")
"""Names that a party may have, for sentences that would work."""


def own_party(state: State, ctx: Ctx) -> Party | Refused:
    """The party that whoever acts is a member of."""
    found = player(state, ctx)
    if isinstance(found, Refused):
        return found
    if found.party is not None:
        return state.parties[found.party]
    return Refused("NOT_IN_A_PARTY", "15", "You are in no party.", {}, to_get_in(state, found))


def to_get_in(state: State, found: Player) -> str:
    """A sentence by which that player comes to be in a party, "" while e cannot."""
    if found.party is not None or found.hp <= 0:
        return ""
    open_one = next((name for name, party in in_order(state.parties) if party.owed is None), None)
    return to_create(state, found) if open_one is None else f"I join {open_one}."


def to_create(state: State, found: Player) -> str:
    """A sentence that creates a party under a name that is free, "" for whoever could not create one."""
    if found.party is not None or found.hp <= 0:
        return ""
    name = next((one for one in EXAMPLES if not isinstance(fit_name(state, one, "15"), Refused)), "")
    return f"I create a party called the {name}." if name else ""
