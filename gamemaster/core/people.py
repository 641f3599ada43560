"""People: the one identity behind several addresses and names.

A name is a key only inside the roster; addresses compare without case, names fold case, accents and
punctuation. Folding that makes two people meet makes neither of them findable by that form.
"""

import unicodedata
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who plays or runs games. The first address is the registered one: private mail goes there."""

    name: str
    addresses: tuple[str, ...] = ()
    aliases: tuple[str, ...] = ()


def fold(name: str) -> str:
    """`name` without case, accents, spaces and punctuation: `D. Voss` and `d voss` are one."""
    if name.isascii() and name.isalnum():
        return name.lower()
    decomposed = unicodedata.normalize("NFKD", name)
    return "".join(c for c in decomposed.casefold() if c.isalnum())


@dataclass(frozen=True)
class Roster:
    """Everybody the workspace knows, findable by address and by name."""

    people: tuple[Person, ...] = ()
    _by_address: Mapping[str, Person] = field(init=False, repr=False, compare=False)
    _by_name: Mapping[str, frozenset[str]] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "_by_address", _address_index(self.people))
        object.__setattr__(self, "_by_name", _name_index(self.people))

    def by_address(self, address: str) -> Person | None:
        """The one person who registered `address`; None when nobody or several did."""
        return self._by_address.get(address_key(address.strip()))

    def owners(self, address: str) -> list[str]:
        """The names of all who registered `address`."""
        wanted = address_key(address)
        return [one.name for one in self.people if any(address_key(own) == wanted for own in one.addresses)]

    def by_name(self, name: str) -> tuple[str, ...]:
        """Names of everyone whom `name` (a name or alias, in any spelling) fits, sorted."""
        exact = [person.name for person in self.people if person.name == name]
        return tuple(exact) or tuple(sorted(self._by_name.get(fold(name), ())))

    def get(self, name: str) -> Person | None:
        """The person whose canonical name is exactly `name`."""
        return next((person for person in self.people if person.name == name), None)


def address_key(address: str) -> str:
    """An address as two are compared. What would be plain letters only when its case is folded (a Kelvin sign
    for a k) is left as it is: it is another address."""
    return unless_plain(address, address.casefold())


def unless_plain(address: str, key: str) -> str:
    """`key`, which an address is with its case folded, unless it is of plain letters only by that."""
    return address if key.isascii() and not address.isascii() else key


def _address_index(people: Iterable[Person]) -> dict[str, Person]:
    index: dict[str, Person] = {}
    shared: set[str] = set()
    for person in people:
        for address in person.addresses:
            key = address_key(address)
            if key in index and index[key] is not person:
                shared.add(key)
            index[key] = person
    return {key: person for key, person in index.items() if key not in shared}


def _name_index(people: Iterable[Person]) -> dict[str, frozenset[str]]:
    index: dict[str, frozenset[str]] = {}
    for person in people:
        for name in (person.name, *person.aliases):
            key = fold(name)
            index[key] = index.get(key, frozenset()) | {person.name}
    return index
