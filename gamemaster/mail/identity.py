"""Who sent a mail: a person of the roster, or a reason why nobody can be named.

The registered address decides. Where a list put its own address into From, the author is looked for
in X-Original-From, Reply-To and Cc. A display name never identifies anybody, it is at most suggested
to the game master; an address that belongs to a list never stands for a person.
"""

from dataclasses import dataclass, replace

from gamemaster.core.people import Roster
from gamemaster.mail.authors import Candidate, candidates, name_before_via, rewritten
from gamemaster.mail.message import Message


@dataclass(frozen=True, slots=True)
class Identified:
    """`person` is the canonical name in the roster, `how` the field whose address proves it."""

    person: str
    how: str


@dataclass(frozen=True, slots=True)
class Unidentified:
    """Nobody can be named; `suggestion` is the one person whose name fits, for the game master."""

    reason: str
    address: str
    name: str
    suggestion: str | None


def identify(message: Message, roster: Roster, list_addresses: frozenset[str]) -> Identified | Unidentified:
    """Find the sender of `message` in `roster`; `list_addresses` are the lists we know of."""
    lists = frozenset(address.casefold() for address in list_addresses)
    if message.list_post:
        lists |= {message.list_post}
    sender = message.sender
    if any(note.code == "several_senders" for note in message.notes):
        return _unknown(message, roster, "several people stand in From")
    if sender.address not in lists:
        person = roster.by_address(sender.address)
        if person is not None:
            return Identified(person.name, "From")
        if len(roster.owners(sender.address)) > 1:
            return _unknown(message, roster, _whose(roster, sender.address))
    if rewritten(sender, lists):
        return _behind_list(message, roster, lists)
    if not sender.address:
        return _unknown(message, roster, "it names no sender")
    return _unknown(message, roster, _whose(roster, sender.address))


def _behind_list(message: Message, roster: Roster, lists: frozenset[str]) -> Identified | Unidentified:
    """Look for the author of a mail whose From shows the list."""
    possible = list(candidates(message.sender, message.x_original_from, message.reply_to, message.cc, lists))
    original = next((c.mailbox.address for c in possible if c.field == "X-Original-From"), "")
    if original and roster.by_address(original) is None:
        # what the list says of the author is not outdone by whom e wants replies to go to
        return replace(_unknown(message, roster, _whose(roster, original)), address=original)
    # Cc proves least and is asked only where the other fields name nobody we know
    found = _known([c for c in possible if c.field != "Cc"], roster) or _known(possible, roster)
    shown = roster.by_name(name_before_via(message.sender.name))
    if found and _strangers(possible, roster, lists):
        # lists add the author to what e asked for, and anybody may name somebody else there, or in Cc
        names = " or ".join(sorted(found))
        return _unknown(message, roster, f"its fields name {names} and an address of nobody we know")
    fitting = [name for name in found if name in shown]
    if len(fitting) == 1:
        return Identified(fitting[0], found[fitting[0]])
    # an unknown display name is a new nick; another player's name contradicts the address
    if len(found) == 1 and not shown:
        ((name, field),) = found.items()
        return Identified(name, field)
    if found:
        names = " or ".join(sorted({*found, *shown}))
        return _unknown(message, roster, f"its fields disagree whether {names} sent it")
    if not name_before_via(message.sender.name):
        return _unknown(message, roster, "the list itself sent it")
    return _unknown(message, roster, "the list hid the sender's address")


def _strangers(found: list[Candidate], roster: Roster, lists: frozenset[str]) -> bool:
    """Whether Reply-To names an address that nobody has registered, and that is none of a list's host."""
    asked = [candidate.mailbox.address for candidate in found if candidate.field == "Reply-To"]
    hosts = {address.rpartition("@")[2] for address in lists}
    return any(not roster.by_address(a) and a.rpartition("@")[2] not in hosts for a in asked)


def _known(found: list[Candidate], roster: Roster) -> dict[str, str]:
    """The people who registered a candidate's address, each with the first field that says so."""
    people: dict[str, str] = {}
    for candidate in found:
        person = roster.by_address(candidate.mailbox.address)
        if person is not None:
            people.setdefault(person.name, candidate.field)
    return people


def _unknown(message: Message, roster: Roster, reason: str) -> Unidentified:
    name = name_before_via(message.sender.name) or message.sender.name
    fitting = roster.by_name(name) if name else ()
    suggestion = fitting[0] if len(fitting) == 1 else None
    return Unidentified(reason, message.sender.address, name, suggestion)


def _whose(roster: Roster, address: str) -> str:
    """Why an address tells nobody's name."""
    owners = roster.owners(address)
    return f"{address} belongs to {' and '.join(owners)}" if owners else f"nobody has registered {address}"
