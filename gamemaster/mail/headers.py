"""Header fields: raw values in, addresses, identifiers, dates and decoded text out.

Nothing in here raises, whatever the field holds. The block is cut into fields by one pattern; of the standard
library only what reads the parameters of the Content- fields is used, under its old `compat32` policy: the
modern one throws on one malformed mail in ten and costs eight times as much. Addresses, encoded words and
dates are read by own linear code.
"""

import re
from datetime import UTC, datetime
from email.message import Message as Parsed
from email.policy import compat32
from email.utils import parsedate_to_datetime

from gamemaster.mail.addresses import Mailbox, addresses
from gamemaster.mail.charset import clean, from_surrogates
from gamemaster.mail.words import decode_words, one_line

LOOP_MARK = "gamemaster/"
"""How the X-Loop field of our own mail begins."""

# the block of header lines: fields, continuations, and the separators of old mailbox files
_BLOCK = re.compile(rb"(?:(?:[!-9;-~]+[ \t]*:|[ \t]+[^ \t\n]|>?From )[^\n]*(?:\n|\Z))*")
_SEPARATOR = re.compile(rb"^>?From (?![ \t]*:)[^\n]*\n?", re.MULTILINE)
_FIELD = re.compile(r"^([!-9;-~]+)[ \t]*:([^\n]*(?:\n[ \t][^\n]*)*)", re.MULTILINE)
_TELLING = re.compile(
    rb"^(?:from|to|cc|reply-to|subject|date|message-id|in-reply-to|references|resent-from|x-original-from|x-original-to"
    rb"|delivered-to|return-path|list-id|list-post|auto-submitted|precedence|x-loop|x-auto\w+|x-mail-autoreply"
    rb"|x-list-administrivia|x-mailing-list|x-beenthere|mailing-list|received|content-type)"
    rb"[ \t]*:[^\n]*(?:\n[ \t][^\n]*)*",
    re.IGNORECASE | re.MULTILINE,
)
_CONTENT = ("content-type", "content-disposition", "content-transfer-encoding")
_FOLD = re.compile(r"\n[ \t]*")
_IDS = re.compile(r"<([^<>\s]{1,250})>")
_ID = re.compile(r"[!-;=?-~]{1,250}")
_LONGEST_PARAMS = 4096
_EARLIEST = datetime(1970, 1, 2, tzinfo=UTC)
_LATEST = datetime(2200, 1, 1, tzinfo=UTC)


class Headers:
    """The fields of one header block by lower-case name, unfolded, in their order."""

    __slots__ = ("_content", "_fields")

    def __init__(self, block: bytes) -> None:
        # where a mailbox file was cut apart badly such a line stands among the fields
        if b"From " in block:
            block = _SEPARATOR.sub(b"", block)
        self._fields: dict[str, list[str]] = {}
        self._content: Parsed | None = None
        text = block.decode("ascii", "surrogateescape")
        sound = text.isascii()
        for name, value in _FIELD.findall(clean(text) if sound else text):
            unfolded = _FOLD.sub(" ", value) if "\n" in value else value
            repaired = unfolded if sound else from_surrogates(unfolded)
            self._fields.setdefault(name.lower(), []).append(repaired.strip())

    @property
    def parsed(self) -> Parsed:
        """What the mail library makes of the fields that describe the content."""
        if self._content is None:
            self._content = Parsed(policy=compat32)
            for name in _CONTENT:
                for value in self.every(name):
                    self._content[name] = value
        return self._content

    def first(self, name: str) -> str | None:
        """The topmost field called `name` (lower case), still encoded."""
        values = self._fields.get(name)
        return values[0] if values else None

    def overlong(self, name: str) -> bool:
        """Whether the field called `name` has so many parameters that the library would take its
        time over them; no real mail has."""
        return len(self.first(name) or "") > _LONGEST_PARAMS

    def among(self, names: frozenset[str]) -> list[str]:
        """The topmost field of each of these names that there is, in any order."""
        return [self._fields[name][0] for name in self._fields.keys() & names]

    def every(self, name: str) -> list[str]:
        """All fields called `name` from top to bottom."""
        return self._fields.get(name, [])

    def text(self, name: str) -> str:
        """The decoded first field on one line, "" when absent."""
        return one_line(decode_words(self.first(name) or ""))

    def mailboxes(self, name: str, limit: int) -> tuple[list[Mailbox], bool]:
        """The first `limit` addresses of all fields called `name`, and whether there were more."""
        found: list[Mailbox] = []
        for value in self.every(name):
            for mailbox in addresses(value):
                if len(found) == limit:
                    return found, True
                found.append(mailbox)
        return found, False

    def ids(self, name: str, limit: int = 200) -> tuple[str, ...]:
        """The message identifiers in the first field called `name`, without angle brackets."""
        value = (self.first(name) or "")[:65_536]
        found = [m.group(1) for _, m in zip(range(limit), _IDS.finditer(value), strict=False)]
        if found:
            return tuple(item for item in found if _ID.fullmatch(item))
        bare = value.strip().strip("[]<>")
        return (bare,) if "@" in bare and _ID.fullmatch(bare) else ()


def split_head(raw: bytes) -> tuple[bytes, bytes]:
    """Cut `raw` (line ends already LF) into header block and body, without the blank line."""
    match = _BLOCK.match(raw)
    end = match.end() if match else 0
    # a line of blanks also ends the header
    body = raw[end:].lstrip(b" \t") if raw[end : end + 1] in (b" ", b"\t") else raw[end:]
    return raw[:end], body[1:] if body.startswith(b"\n") else body


def shortened(block: bytes, limit: int) -> bytes:
    """At most `limit` bytes of the block, of the fields that tell where the mail came from and went.

    What servers and filters write above them must not hide whose mail it is.
    """
    longest = limit // 8
    return b"".join(b"%s\n" % found[:longest].rstrip(b"\n") for found in _TELLING.findall(block))[:limit]


def message_id(value: str | None) -> str | None:
    """The identifier in a Message-ID field without brackets; None when there is none fit for use."""
    if value is None:
        return None
    match = _IDS.search(value)
    bare = match.group(1) if match else value.strip().strip("[]<>")
    return bare if _ID.fullmatch(bare) else None


def date(value: str | None) -> datetime | None:
    """A date field in UTC; None when it cannot be read or lies outside 1970 to 2199.

    A zone of `-0000` says only that the local zone is unknown (RFC 5322 3.3): the time is UTC.
    """
    if not value or len(value) > 200:
        return None
    try:
        moment = parsedate_to_datetime(value)
        moment = moment.replace(tzinfo=UTC) if moment.tzinfo is None else moment.astimezone(UTC)
    except (ValueError, TypeError, IndexError, OverflowError, AttributeError):
        return None
    return moment if _EARLIEST <= moment < _LATEST else None
