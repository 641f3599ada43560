"""Setting a value of a player, a monster or a party, by a ruling or by an adopted proposal.

Every number is bounded, so that no slip of the pen can make the program count for ever.
"""

from typing import get_args

from contracts.guild_nomic.actions import CLASSES, ELEMENTS, Class
from contracts.guild_nomic.game_events import Adjusted
from contracts.guild_nomic.guards import plain
from contracts.guild_nomic.settle import out_of_health
from contracts.guild_nomic.state import Monster, Party, State
from gamemaster.core.maps import in_order
from gamemaster.core.outcome import Refused

_MOST = 1_000
_VALUES = ["level", "hp", "class", "strength Fire", "item Lantern", "title Sage"]


def adjusted(state: State, whose: str, value: str, to: int | str, because: str) -> Adjusted | Refused:
    """The event that sets a value, or why it cannot be set."""
    what, _, of = value.partition(" ")
    for person, _ in in_order(state.players):
        if plain(person) == plain(whose):
            barred = _bad_value(value, what, of, to) or _bad_class(what, to)
            return barred or Adjusted("player", person, value, to, 0, because)
    for number, monster in in_order(state.board.monsters):
        if plain(monster.name) == plain(whose):
            barred = _bad_value(value, what, of, to) or _not_a_monsters(monster, what, to, state)
            return barred or Adjusted("monster", monster.name, value, to, number, because)
    for name, party in in_order(state.parties):
        if plain(name) == plain(whose):
            barred = _bad_value(value, what, of, to) or _not_a_partys(party, what)
            return barred or Adjusted("party", name, value, to, 0, because)
    text = f"No player, monster or party is called {whose!r}."
    return Refused("NOBODY_CALLED", "10", text, {"called": whose})


def _bad_value(value: str, what: str, of: str, to: int | str) -> Refused | None:
    limits = {"level": (1, _MOST), "hp": (-_MOST, _MOST), "item": (0, _MOST), "title": (0, 1)}
    limits["strength"] = (-_MOST, _MOST)
    alone = what in ("level", "hp", "class") and not of
    named = what in ("item", "title") and bool(of.strip()) and len(of) <= 60
    if not (alone or named or (what == "strength" and of in ELEMENTS)):
        return Refused("UNKNOWN_VALUE", "10", f"There is no value {value!r} to set.", {"known": _VALUES})
    if what == "class":
        return None
    low, high = limits[what]
    if isinstance(to, int) and low <= to <= high:
        return None
    return Refused(
        "BAD_VALUE", "10", f"{value} is a whole number from {low} to {high}, not {to!r}.", {"to": to}
    )


def _bad_class(what: str, to: int | str) -> Refused | None:
    if what != "class" or to in get_args(Class):
        return None
    text = f"A class is one of {', '.join(CLASSES)}, not {to!r}."
    return Refused("BAD_VALUE", "13", text, {"classes": list(CLASSES)})


def _not_a_monsters(monster: Monster, what: str, to: int | str, state: State) -> Refused | None:
    if what in ("class", "title"):
        return Refused("UNKNOWN_VALUE", "16", f"{monster.name} is a monster and has no {what}.")
    if what == "hp" and isinstance(to, int) and out_of_health(to, state.realm.terms.death_at):
        text = f"With {to} health points {monster.name} would be dead, and only a party can kill it."
        return Refused("BAD_VALUE", "16", text, {"to": to})
    return None


def _not_a_partys(party: Party, what: str) -> Refused | None:
    if what == "item":
        return None
    return Refused("UNKNOWN_VALUE", "15", f"{party.name} is a party; its {what} is what its members have.")
