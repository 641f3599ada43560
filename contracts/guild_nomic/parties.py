"""Parties: creating, joining and leaving them (s. 15)."""

from contracts.guild_nomic.actions import CreateParty, JoinParty, LeaveParty
from contracts.guild_nomic.belonging import own_party, to_create, to_get_in
from contracts.guild_nomic.events import PartyCreated, PartyJoined, PartyLeft
from contracts.guild_nomic.guards import Ctx, Ruling, not_pending, party_called, plain, player
from contracts.guild_nomic.naming import fit_name
from contracts.guild_nomic.settle import course, out_of_health
from contracts.guild_nomic.state import Party, Player, State
from gamemaster.core.action import Action
from gamemaster.core.calendar import iso, spoken
from gamemaster.core.maps import in_order
from gamemaster.core.outcome import Refused


def create(state: State, action: CreateParty, ctx: Ctx) -> Ruling:  # s. 15, G-24
    """Create a party, and become its first member."""
    found = player(state, ctx)
    if isinstance(found, Refused):
        return found
    name = fit_name(state, action.party, "15", to_create(state, found))
    if isinstance(name, Refused):
        taken = next(
            (other for other, _ in in_order(state.parties) if plain(other) == plain(action.party)), ""
        )
        return name._replace(instead=_join_said(state, found, taken) or name.instead) if taken else name
    strict = ctx.settings.create_conditions == "same"
    barred = (_unfit(state, found) if strict else _out(state, found)) or _bound(state, found)
    if barred is not None:
        return barred
    told = course(state, (), () if found.party is None else (found.party,))
    if found.party is not None:
        told.tell(PartyLeft(ctx.actor, found.party, removed=False))
    told.tell(PartyCreated(ctx.actor, name))
    return told


def stand_in(state: State, action: Action, actor: str, _: bool) -> str:  # s. 15
    """One's own party, where it has the name of the one that was not created; "" for any other."""
    found = state.players.get(actor)
    own = "" if found is None or found.party is None else found.party
    return own if own and isinstance(action, CreateParty) and plain(own) == plain(action.party) else ""


def _join_said(state: State, found: Player, party: str) -> str:
    free = found.party is None and found.hp > 0 and state.parties[party].owed is None
    return f"I join {party}." if free else ""


def join(state: State, action: JoinParty, ctx: Ctx) -> Ruling:  # s. 15
    """Become a member of a party."""
    found = player(state, ctx)
    if isinstance(found, Refused):
        return found
    party = party_called(state, action.party)
    if isinstance(party, Refused):
        return party._replace(instead=to_get_in(state, found))
    barred = _unfit(state, found) or not_pending(party, "15")
    if barred is not None:
        # who is no member cannot say the order
        return barred._replace(instead="") if barred.code == "DAMAGE_PENDING" else barred
    told = course(state)
    told.tell(PartyJoined(ctx.actor, party.name))
    return told


def leave(state: State, _: LeaveParty, ctx: Ctx) -> Ruling:  # s. 15
    """Leave one's party; with its last member it is disbanded."""
    party = own_party(state, ctx)
    if isinstance(party, Refused):
        return party
    barred = not_pending(party, "15")
    if barred is not None:
        return barred
    told = course(state, (), (party.name,))
    told.tell(PartyLeft(ctx.actor, party.name, removed=False))
    return told


def _unfit(state: State, found: Player) -> Refused | None:
    """Who cannot join a party, nor create one: whoever is in one, and whoever has no health (s. 15)."""
    if found.party is not None:
        text = f"You are in {found.party} already."
        numbers = {"party": found.party}
        pending = state.parties[found.party].owed is not None
        return Refused("IN_A_PARTY", "15", text, numbers, "" if pending else "I leave my party.")
    return _no_health(state, found, 0) if found.hp <= 0 else None


def _out(state: State, found: Player) -> Refused | None:
    """Who would be removed from eir party as soon as e is in it (s. 15, G-21)."""
    death_at = state.realm.terms.death_at
    lowest = 0 if death_at == "zero" else -1
    return _no_health(state, found, lowest) if out_of_health(found.hp, death_at) else None


def _no_health(state: State, found: Player, above: int) -> Refused:
    calendar = state.calendar
    again = calendar.ends if found.fought < calendar.phase else None
    when = (
        f"If you stay out of combat you rest at the end of the phase, on {spoken(again)}."
        if again is not None
        else "You were in combat in this phase, and rest at the end of the next."
    )
    text = f"It takes more than {above} health points, and you have {found.hp}. {when}"
    return Refused("NO_HEALTH", "15", text, {"hp": found.hp, "phase_ends": iso(calendar.ends)})


def _bound(state: State, found: Player) -> Refused | None:
    party: Party | None = None if found.party is None else state.parties[found.party]
    return None if party is None else not_pending(party, "15")
