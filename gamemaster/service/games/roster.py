"""The people of the workspace: added by hand, with names and addresses that can mean only them.

A name must be one (`naming`), and nobody else's alias. An address identifies its owner, so it may not be a
list's or our own; the first is written to, so it must be one that mail can be written to.
"""

import re
from collections.abc import Iterable
from email.utils import getaddresses

from sqlalchemy import Connection

from gamemaster.core.errors import UsageError
from gamemaster.core.people import Person, Roster
from gamemaster.mail.compose import is_address
from gamemaster.service.games.naming import read_name
from gamemaster.service.workspace.loaded import all_lists
from gamemaster.service.workspace.workspace import Workspace

_ADDRESS = re.compile(r"[^\s@<>,;\"()]+@[^\s@<>,;\"()]+")


def add_person(
    ws: Workspace, person: str, aliases: tuple[str, ...], addresses: tuple[str, ...], first: bool = False
) -> str:
    """Add somebody, or further addresses and aliases of somebody known; with `first`, mail goes there."""
    new = read_person(person, aliases, addresses)
    with ws.write() as tx:
        saved = save(ws, tx, new, first)
        shared = _shared(ws.roster(tx), saved)
    told = f"{saved.name}: {', '.join(saved.addresses)}"
    return told + (f" (also called {', '.join(saved.aliases)})" if saved.aliases else "") + shared


def people(ws: Workspace) -> tuple[Person, ...]:
    """Everybody the workspace knows."""
    with ws.read() as tx:
        return ws.roster(tx).people


def read_person(text: str, aliases: tuple[str, ...] = (), addresses: tuple[str, ...] = ()) -> Person:
    """A person from `NAME <ADDRESS>`; raises UsageError."""
    found = getaddresses([text])
    name, address = found[0] if len(found) == 1 else ("", "")
    if not name or not _ADDRESS.fullmatch(address):
        raise UsageError(f"{text!r} is not of the form 'NAME <ADDRESS>'")
    every = (address, *addresses)
    names = tuple(read_name(alias) for alias in aliases)
    return Person(read_name(name), tuple(dict.fromkeys(read_address(a) for a in every)), names)


def read_address(text: str) -> str:
    """A mail address in lower case; raises UsageError."""
    if not _ADDRESS.fullmatch(text.strip()):
        raise UsageError(f"{text!r} is no mail address")
    return text.strip().casefold()


def read_list(text: str) -> str:
    """The address of a public list, to which reports go; raises UsageError."""
    address = read_address(text)
    if not is_address(address):
        raise UsageError(_unwritable(address))
    return address


def named(name: str, address: str) -> Person:
    """A person of this name who writes from this address; raises UsageError where it cannot be a name."""
    return Person(read_name(name), (address,))


def may_be_named(roster: Roster, text: str) -> bool:
    """Whether somebody new can be called so."""
    try:
        return not roster.by_name(read_name(text))
    except UsageError:
        return False


def save(ws: Workspace, tx: Connection, new: Person, first: bool = False, leads: bool = False) -> Person:
    """Store `new`, joined with what is known of the name; raises UsageError when e would be mistaken.

    Mail goes on to where it went, unless the new address is to be the first. `leads` is said of whoever is to
    be a game master.
    """
    roster = ws.roster(tx)
    known = roster.get(new.name)
    _check_names(roster, new)
    _check_addresses(ws, tx, roster, new, leads)
    if known is not None:
        both = (new.addresses, known.addresses) if first else (known.addresses, new.addresses)
        new = Person(
            new.name,
            tuple(dict.fromkeys((*both[0], *both[1]))),
            tuple(dict.fromkeys((*known.aliases, *new.aliases))),
        )
    if new.addresses and not is_address(new.addresses[0]):
        raise UsageError(_unwritable(new.addresses[0]))
    ws.learn(tx, new)
    return new


def _unwritable(address: str) -> str:
    return f"{address!a} is no address that mail can be written to; it must be as name@example.org, in ASCII"


def _check_names(roster: Roster, new: Person) -> None:
    for name in (new.name, *new.aliases):
        others = [found for found in roster.by_name(name) if found != new.name]
        if others:
            raise UsageError(f"{name} is a name of {others[0]} already; two people cannot share it")


def check_lists(ws: Workspace, tx: Connection, lists: Iterable[str]) -> None:
    """Raise UsageError where an address of a list is the program's own, or a person's: eir mail would count
    as nobody's."""
    roster = ws.roster(tx)
    for address in lists:
        if address.casefold() == ws.config.mail.address.casefold():
            raise UsageError(f"{address} is the program's own address and cannot be a list's")
        owners = roster.owners(address)
        if owners:
            raise UsageError(f"{address} belongs to {owners[0]} and cannot be a list's")


def _check_addresses(ws: Workspace, tx: Connection, roster: Roster, new: Person, leads: bool) -> None:
    games = ws.all_live(tx)
    masters = {live.game.gm for live in games} | ({new.name} if leads else set())
    for address in new.addresses:
        if address in all_lists(games):
            raise UsageError(f"{address} is a list's address and cannot be a person's")
        if address == ws.config.mail.address.casefold():
            raise UsageError(f"{address} is the program's own address and cannot be a person's")
        for owner in roster.owners(address):
            if owner != new.name and {owner, new.name} & masters:
                raise UsageError(
                    f"{address} belongs to {owner}; a game master's address must be eirs alone, "
                    "or nobody could tell who gives the orders"
                )


def _shared(roster: Roster, person: Person) -> str:
    """A warning of those whose address this person has, too."""
    both = {
        owner: address
        for address in person.addresses
        for owner in roster.owners(address)
        if owner != person.name
    }
    told = (f"; {address} is {owner}'s address as well" for owner, address in both.items())
    return "".join(told) + (": whose a mail from there is, the game master will be asked" if both else "")
