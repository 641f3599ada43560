"""Who wrote a mail that a list sent on under its own address.

Lists rewrite From to pass DMARC (`Ondine via agora-business <agora-business@...>`) and move the real
address elsewhere: to X-Original-From, to Reply-To, or, where replies go to the list, to Cc. The word
before the list's name differs with the list's language and may come in quotes.
"""

import re
from collections.abc import Collection, Iterator
from typing import NamedTuple

from gamemaster.core.people import fold
from gamemaster.mail.addresses import Mailbox

_VIA = re.compile(r"""^['"]?(?P<name>\S.{0,200}?)['"]?\s+(?:via|par|über|por)\s+\S""", re.IGNORECASE)


class Candidate(NamedTuple):
    """An address that may be the author's, and the field it stands in."""

    mailbox: Mailbox
    field: str


def name_before_via(name: str) -> str:
    """`Ondine` of `'Ondine' via agora-business`; "" when the name has no such form."""
    match = _VIA.match(name)
    return match.group("name").strip() if match else ""


def rewritten(sender: Mailbox, list_addresses: Collection[str]) -> bool:
    """Whether From shows a list instead of a person: a list's own address, or another at its host under a
    name with `via`. A stranger's `Ondine via ...` is only a stranger's name."""
    if sender.address in list_addresses:
        return True
    host = sender.address.rpartition("@")[2]
    hosts = {address.casefold().rpartition("@")[2] for address in list_addresses}
    return host in hosts and bool(name_before_via(sender.name))


def candidates(
    sender: Mailbox,
    x_original_from: Mailbox | None,
    reply_to: Collection[Mailbox],
    cc: Collection[Mailbox],
    list_addresses: Collection[str],
) -> Iterator[Candidate]:
    """Where the author of a rewritten mail may be found, best evidence first; never a list."""
    if x_original_from and x_original_from.address not in list_addresses:
        yield Candidate(x_original_from, "X-Original-From")
    for mailbox in reply_to:
        if mailbox.address and mailbox.address not in list_addresses:
            yield Candidate(mailbox, "Reply-To")
    wanted = fold(name_before_via(sender.name))
    for mailbox in cc:
        # anyone may stand in Cc, so only the same name makes it the author
        if wanted and fold(mailbox.name) == wanted and mailbox.address not in list_addresses:
            yield Candidate(mailbox, "Cc")
