"""Whether a mail was public: which list delivered it, never what its Subject says.

1. A mail that carries the marks of a list (List-Post, List-Id) was delivered by that list and no
   other. A list we do not know makes it no announcement of ours.
2. A mail without such marks counts as delivered by a list of ours whose address stands among its
   recipients (To, Cc, Delivered-To, X-Original-To): archives and small set-ups lose the marks. This
   is lenient, for a Cc that the list never sent on looks the same; the marked copy, when the list
   sends one, is the better witness, and a discussion list never makes a mail public.

The marks are believed as they stand. Whoever writes to the program directly can forge them; the copy
that everybody else has not received shows it, and it is up to the game master to void it.
"""

import re
from collections.abc import Collection
from dataclasses import dataclass

from gamemaster.mail.message import Message
from gamemaster.mail.subaddress import reaches

_TAG = re.compile(r"\[([^\[\]]{1,60})\]\s?")
_WORD = re.compile(r"[^\W_]+")
_NUMBER = re.compile(r"[\s:#-]*\d{0,9}$")
# what gateways and filters put before the subject of mail that passes them
_GATEWAY = re.compile(
    r"(?:suspected |possible |probable )?spam\W*[\d.]*|bulk|caution"
    r"|ext|extern(?:al|e|o)?(?: e?-?mail| sender)?",
    re.IGNORECASE,
)
_SPAM = re.compile(r"(?<!\*)\*{3,10}\s?SPAM\s?\*{3,10}\s?")


@dataclass(frozen=True, slots=True)
class Delivery:
    """`forum` is the address of the list of ours that delivered it, "" for none; `direct` tells that
    it was (also) addressed to the program itself and came outside any list."""

    public: bool
    forum: str
    direct: bool


def classify(message: Message, public: frozenset[str], discussion: frozenset[str], own: str) -> Delivery:
    """Judge one copy of a mail by the game's `public` and `discussion` lists (addresses)."""
    forums = {address.casefold(): address for address in (*sorted(discussion), *sorted(public))}
    open_to_all = {address.casefold() for address in public}
    marked = message.list_post is not None or message.list_id is not None
    if marked:
        found = _marked_list(message, forums)
    else:
        mentioned = [address for address in message.recipients if address in forums]
        found = next((a for a in mentioned if a in open_to_all), mentioned[0] if mentioned else "")
    direct = not marked and bool(own) and any(reaches(address, own) for address in message.recipients)
    return Delivery(found in open_to_all, forums.get(found, ""), direct)


def words_of(*names: str) -> frozenset[str]:
    """The words in names of games, for `untagged` to keep."""
    return frozenset(_WORD.findall(" ".join(names).casefold()))


def untagged(message: Message, keep: Collection[str]) -> str:
    """The subject without the tags that its author did not write: the list's own name, a filter's verdict.

    They say nothing about what a mail is for. A tag with one of the words `keep` (lower case) stays.
    """
    address = message.list_post or ""
    names = {address, address.partition("@")[0], (message.list_id or "").partition(".")[0]}
    names = {name.casefold() for name in (*names, message.list_name) if name}

    def kept(match: re.Match[str]) -> str:
        tag = " ".join(match.group(1).split()).casefold()
        of_others = _GATEWAY.fullmatch(tag) or _NUMBER.sub("", tag) in names
        return "" if of_others and not words_of(tag) & set(keep) else match.group()

    return _SPAM.sub("", _TAG.sub(kept, message.subject)).strip()


def _marked_list(message: Message, forums: dict[str, str]) -> str:
    if message.list_post in forums:
        return message.list_post or ""
    for address in forums:
        # a List-Id is commonly the list's address with a dot for the at sign
        if message.list_id in (address, address.replace("@", ".")):
            return address
    return ""
