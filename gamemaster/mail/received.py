"""When the list took a mail in, judged by the trail of Received fields.

Each host on the way puts its own stamp on top, so the topmost are our side's and can be believed, and
the lower ones are only as good as whoever wrote them; the sender can invent any number at the bottom.

Which stamp counts as the list's arrival:

1. with a known list, the lowest of the topmost unbroken run of stamps by the list's own host (its
   name lies in the list's domain, or the stamp says it took the mail in `for` the list's address);
   hops inside one machine do not break the run, but it ends where the list took the mail in from
   elsewhere: what stands below was in the mail already, whoever it names. The list's host may call
   itself otherwise, and the sender may have written a stamp in its name, so where the stamps on top
   tell of somebody else who handed the mail over, the run must begin within an hour of the topmost;
2. otherwise the lowest stamp that can be reached from the top, at most an hour back all told, and without
   a step forward by more than ten minutes (clocks differ). Further back a stamp may be forged or the mail
   was held up, and in both cases the later stamp is the careful one.
"""

import re
from collections.abc import Sequence
from datetime import datetime, timedelta
from functools import lru_cache
from ipaddress import ip_address, ip_network
from typing import NamedTuple

from gamemaster.mail.headers import date

MOST_STAMPS = 50
_LONGEST_WAY = timedelta(hours=1)
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

    `giver` is who handed the mail over from another network, by the name that the host has looked up; where
    it found none, `named` is false, and it is what the giver called itself.
    """

    by: str
    recipient: str
    when: datetime | None
    giver: str = ""
    named: bool = False


def stamps(fields: Sequence[str]) -> list[Stamp]:
    """The Received fields, top to bottom."""
    found = []
    for field in fields[:MOST_STAMPS]:
        trace, _, when = field[:4096].rpartition(";")
        giver, named = _giver(trace)
        trace = _COMMENT.sub(" ", trace)
        by, recipient = _BY.search(trace), _FOR.search(trace)
        found.append(
            Stamp(
                by.group(1).lower().rstrip(".") if by else "",
                recipient.group(1).lower() if recipient else "",
                date(when.strip()),
                giver,
                named,
            )
        )
    return found


def _giver(trace: str) -> tuple[str, bool]:
    """Who handed the mail over: `b.example` of `from a.example (b.example [192.0.2.7])`, as the first
    name is only what it says of itself, and whether that was looked up; "" where the stamp shows no address
    of another network."""
    told = _FROM.match(trace)
    address = _ADDRESS.search(told.group()) if told else None
    if told is None or address is None or _at_home(address.group(1)):
        return "", False
    looked_up = _LOOKED_UP.match(told.group(2) or "")
    name = (looked_up.group(1) if looked_up else told.group(1)).lower().rstrip(".")
    return name, looked_up is not None and name != "unknown"


# the same few hosts stand in nearly every mail
@lru_cache(maxsize=512)
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
    handed_over: list[Stamp] = []
    for stamp in trail:
        ours = _lies_in(stamp.by, domain)
        if ours or (list_address and stamp.recipient == list_address):
            if found is None and not _comes_from_it(trail, handed_over, domain, stamp):
                return None
            found = stamp.when or found
            if stamp.giver and not _lies_in(stamp.giver, domain):
                break
        elif found is not None and stamp.by not in _LOCAL:
            break
        elif stamp.giver:
            handed_over.append(stamp)
    return found


def _comes_from_it(trail: Sequence[Stamp], above: Sequence[Stamp], domain: str, first: Stamp) -> bool:
    """Whether the list's host may have written its `first` stamp: nobody else has handed the mail over since
    (`above` are the stamps that name who did; what our own side wrote on top of all is true), or it took
    little time."""
    others = [
        stamp for n, stamp in enumerate(above) if not _lies_in(stamp.giver, domain) or (n and not stamp.named)
    ]
    if not others:
        return True
    top = next((stamp.when for stamp in trail if stamp.when is not None), None)
    return top is None or first.when is None or top - first.when <= _LONGEST_WAY


def _earliest_believable(trail: Sequence[Stamp]) -> datetime | None:
    top = found = None
    for stamp in trail:
        if stamp.when is None:
            continue
        top = top or stamp.when
        if found is not None and not top - _LONGEST_WAY <= stamp.when <= found + _CLOCK_SKEW:
            break
        found = stamp.when
    return found
