"""What a returned mail says: which of our mails came back (RFC 3464), read from whatever a server sends.

Servers differ in how they quote the mail, so every Message-ID that stands in theirs is a candidate; ours
cannot be guessed, and whoever names one has had the mail in hand.
"""

import re

from gamemaster.mail.headers import Headers, split_head
from gamemaster.mail.limits import Limits
from gamemaster.mail.parts import leaves

_ID = re.compile(r"<([^<>\s@]{1,250}@[^<>\s]{1,250})>")
_ACTION = re.compile(r"^Action:[ \t]*([a-z]+)", re.IGNORECASE | re.MULTILINE)
_STATUS = re.compile(r"^Status:[ \t]*([45]\.\d{1,3}\.\d{1,3})", re.IGNORECASE | re.MULTILINE)
_MOST = 50
_DEFAULT_LIMITS = Limits()


class Bounce:
    """One returned mail. `message_ids` are those it may be about, `status` its code such as 5.1.1, or ""."""

    def __init__(self, text: str) -> None:
        self.message_ids = tuple(dict.fromkeys(_ID.findall(text)))[:_MOST]
        found = _STATUS.search(text)
        self.status = found[1] if found else ""
        actions = {action.lower() for action in _ACTION.findall(text)}
        self.final = not actions or "failed" in actions
        """False for a mere delay, or for word that the mail arrived."""


def read_bounce(raw: bytes, limits: Limits = _DEFAULT_LIMITS) -> Bounce:
    """Read a bounce; of one that is too large or broken, what its beginning shows."""
    raw = raw[: limits.max_bytes].replace(b"\r\n", b"\n")
    head, body = split_head(raw)
    found, broken = leaves(Headers(head), body, limits)
    parts = [body] if broken else [leaf.data() for leaf in found]
    return Bounce(b"\n".join((head, *parts)).decode("utf-8", "replace"))
