"""When the list took a mail in, judged by the trail of Received fields.

Each host on the way puts its own stamp on top, so the topmost are our side's and can be believed, and
the lower ones are only as good as whoever wrote them; the sender can invent any number at the bottom.

Which stamp counts as the list's arrival:

1. with a known list, the lowest of the topmost unbroken run of stamps by the list's own host (its
   name lies in the list's domain, or the stamp says it took the mail in `for` the list's address);
   hops inside one machine do not break the run, but it ends where the list took the mail in from
   elsewhere: what stands below was in the mail already, whoever it names;
2. otherwise the lowest stamp that can be reached from the top without stepping back more than an
   hour, or forward by more than ten minutes (clocks differ). Below a longer gap a stamp may be forged
   or the mail was held up, and in both cases the later stamp is the careful one.
"""

import re
from collections.abc import Sequence
from datetime import datetime, timedelta
from ipaddress import ip_address, ip_network
from typing import NamedTuple

from gamemaster.mail.headers import date

MOST_STAMPS = 50
_LONGEST_HOP = timedelta(hours=1)
_CLOCK_SKEW = timedelta(minutes=10)
_COMMENT = re.compile(r"\([^()]*\)")
_BY = re.compile(r"(?:^|\s)by\s+([^\s;]{1,255})", re.IGNORECASE)
_FOR = re.compile(r"\sfor\s+<?([^\s<>;]{1,255})", re.IGNORECASE)
_FROM = re.compile(r"\s*from\s+([^\s;()]{1,255})\s*(\([^()]{0,500}\))?", re.IGNORECASE)
_ADDRESS = re.compile(r"\[(?:IPv6:)?([0-9a-f:.]{2,45})\]", re.IGNORECASE)
_LOOKED_UP = re.compile(r"\(([\w.-]{1,255})\.?\s+\[")
_HOME = tuple(
    map(
        ip_network,
        ("10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "169.254.0.0/16", "fc00::/7", "fe80::/10"),
    )
)
_LOCAL = frozenset({"localhost", "127.0.0.1", "[127.0.0.1]", "::1"})


class Stamp(NamedTuple):
    """One Received field: the host that wrote it, for whom, and when (None if unreadable).

    `giver` is who handed the mail over from another network, by the name that the host has looked up.
    """

    by: str
    recipient: str
    when: datetime | None
    giver: str = ""


def stamps(fields: Sequence[str]) -> list[Stamp]:
    """The Received fields, top to bottom."""
    found = []
    for field in fields[:MOST_STAMPS]:
        trace, _, when = field[:4096].rpartition(";")
        giver = _giver(trace)
        trace = _COMMENT.sub(" ", trace)
        by, recipient = _BY.search(trace), _FOR.search(trace)
        found.append(
            Stamp(
                by.group(1).lower().rstrip(".") if by else "",
                recipient.group(1).lower() if recipient else "",
                date(when.strip()),
                giver,
            )
        )
    return found


def _giver(trace: str) -> str:
    """Who handed the mail over: `b.example` of `from a.example (b.example [192.0.2.7])`, as the first
    name is only what it says of itself; "" where the stamp shows no address of another network."""
    told = _FROM.match(trace)
    address = _ADDRESS.search(told.group()) if told else None
    if told is None or address is None or _at_home(address.group(1)):
        return ""
    looked_up = _LOOKED_UP.match(told.group(2) or "")
    return (looked_up.group(1) if looked_up else told.group(1)).lower().rstrip(".")


def _at_home(text: str) -> bool:
    try:
        address = ip_address(text)
    except ValueError:
        return True
    return address.is_loopback or any(address in network for network in _HOME)


def _lies_in(host: str, domain: str) -> bool:
    return bool(domain) and (host == domain or host.endswith("." + domain))


def arrival(trail: Sequence[Stamp], list_address: str | None, list_id: str | None) -> datetime | None:
    """The moment the list (or, with none, the first believable host) took the mail in."""
    domain = _list_domain(list_address, list_id)
    if domain or list_address:
        moment = _list_arrival(trail, domain, list_address or "")
        if moment is not None:
            return moment
    return _earliest_believable(trail)


def _list_domain(list_address: str | None, list_id: str | None) -> str:
    if list_address and "@" in list_address:
        return list_address.rpartition("@")[2]
    # the first label of a List-Id names the list itself (RFC 2919 2)
    rest = (list_id or "").partition(".")[2]
    return rest if "." in rest else ""


def _list_arrival(trail: Sequence[Stamp], domain: str, list_address: str) -> datetime | None:
    found: datetime | None = None
    for stamp in trail:
        ours = _lies_in(stamp.by, domain)
        if ours or (list_address and stamp.recipient == list_address):
            found = stamp.when or found
            if stamp.giver and not _lies_in(stamp.giver, domain):
                break
        elif found is not None and stamp.by not in _LOCAL:
            break
    return found


def _earliest_believable(trail: Sequence[Stamp]) -> datetime | None:
    found: datetime | None = None
    for stamp in trail:
        if stamp.when is None:
            continue
        if found is not None and not found - _LONGEST_HOP <= stamp.when <= found + _CLOCK_SKEW:
            break
        found = stamp.when
    return found
