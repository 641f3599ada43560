"""When the list took a mail in, judged by the trail of Received fields.

Each host on the way puts its own stamp on top, so the topmost are our side's and can be believed, and
the lower ones are only as good as whoever wrote them; the sender can invent any number at the bottom.

Which stamp counts as the list's arrival:

1. with a known list, the lowest of the topmost unbroken run of stamps by the list's own host (its
   name lies in the list's domain, or the stamp says it took the mail in `for` the list's address);
   hops inside one machine do not break the run;
2. otherwise the lowest stamp that can be reached from the top without stepping back more than an
   hour, or forward by more than ten minutes (clocks differ). Below a longer gap a stamp may be forged
   or the mail was held up, and in both cases the later stamp is the careful one.
"""

import re
from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import NamedTuple

from gamemaster.mail.headers import date

MOST_STAMPS = 50
_LONGEST_HOP = timedelta(hours=1)
_CLOCK_SKEW = timedelta(minutes=10)
_COMMENT = re.compile(r"\([^()]*\)")
_BY = re.compile(r"(?:^|\s)by\s+([^\s;]{1,255})", re.IGNORECASE)
_FOR = re.compile(r"\sfor\s+<?([^\s<>;]{1,255})", re.IGNORECASE)
_LOCAL = frozenset({"localhost", "127.0.0.1", "[127.0.0.1]", "::1"})


class Stamp(NamedTuple):
    """One Received field: the host that wrote it, for whom, and when (None if unreadable)."""

    by: str
    recipient: str
    when: datetime | None


def stamps(fields: Sequence[str]) -> list[Stamp]:
    """The Received fields, top to bottom."""
    found = []
    for field in fields[:MOST_STAMPS]:
        trace, _, when = field[:4096].rpartition(";")
        trace = _COMMENT.sub(" ", trace)
        by, recipient = _BY.search(trace), _FOR.search(trace)
        found.append(
            Stamp(
                by.group(1).lower().rstrip(".") if by else "",
                recipient.group(1).lower() if recipient else "",
                date(when.strip()),
            )
        )
    return found


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
        ours = bool(domain) and (stamp.by == domain or stamp.by.endswith("." + domain))
        if ours or (list_address and stamp.recipient == list_address):
            found = stamp.when or found
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
