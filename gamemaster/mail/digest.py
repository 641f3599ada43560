"""One number for what a mail says, the same for every copy of it.

Copies of one announcement differ in Received, Message-ID (some providers rewrite it), the list's
subject tag and footer, a rewritten From, transfer encoding and wrapping. The digest covers what does
not: author, Date, bare Subject, and the words of the text without the list's footer.
"""

import hashlib
import re
from datetime import datetime

from gamemaster.core.calendar import iso

_NOISE = re.compile(
    r"\s*(?:(?:re|aw|sv|vs|antw|fwd?|wg|tr)\s*(?:\[\d{1,3}\])?\s*:|\[[^\]]{1,60}\]|(?-i:[A-Z]{3})\s*:)\s*",
    re.IGNORECASE,
)
_RULE = re.compile(r"[ \t]*(?:[_=*~-][ \t]?){8,}[ \t]*|-- ?|(?:-=){4,}-?")
_FOOTER_WORDS = re.compile(
    r"mailing list|unsubscribe|mailman|listinfo|groups\.io|google groups|list archive|"
    r"you received this message because",
    re.IGNORECASE,
)
_FOOTER_LINES = 15


def digests(author: str, date: datetime | None, raw_date: str, subject: str, text: str) -> tuple[str, str]:
    """The digest, and one of the same without the date, as SHA-256 in hexadecimal.

    `raw_date` stands in for a date that cannot be read.
    """
    who, about = author.casefold(), bare_subject(subject).casefold()
    when = iso(date) if date else " ".join(raw_date.split())
    words = " ".join(without_footer(text).split())
    return _sha256(who, when, about, words), _sha256(who, "", about, words)


def _sha256(*parts: str) -> str:
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()


def bare_subject(subject: str) -> str:
    """`subject` without reply marks and list tags at its start, blanks made single."""
    rest = subject
    while match := _NOISE.match(rest):
        rest = rest[match.end() :]
    return " ".join(rest.split())


def without_footer(text: str) -> str:
    """`text` without the block that a list server appends after a ruled line."""
    lines = text.rstrip().split("\n")
    first = max(0, len(lines) - _FOOTER_LINES)
    for at in range(first, len(lines)):
        if _RULE.fullmatch(lines[at]) and _FOOTER_WORDS.search("\n".join(lines[at:])):
            return "\n".join(lines[:at])
    return text
