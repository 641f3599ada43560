"""Cutting a mail into its leaves without recursion.

The standard library's parser recurses once per nested part and looks at every line once per open
boundary, so a mail of a few kilobytes can exhaust the stack or the clock. Here a part is cut by one
search for its own boundary, the depth and the number of parts are bounded, and forwarded messages
stay closed: what another mail inside this one says is nobody's announcement.
"""

import binascii
import re
from collections.abc import Callable
from dataclasses import dataclass
from email.errors import MessageError
from typing import NamedTuple, TypeVar

from gamemaster.mail.headers import Headers, split_head
from gamemaster.mail.limits import Limits, Note

T = TypeVar("T")

_TOKEN = re.compile(r"[\w-]{1,40}")
# all that most mails say of their content
_SIMPLE = re.compile(
    r'text/plain(?:; charset=(?:([a-z0-9._-]+)|"([a-z0-9._-]+)"))?', re.ASCII | re.IGNORECASE
)
_COMMENT = re.compile(r"\([^()]*\)")
_NOT_BASE64 = re.compile(rb"[^A-Za-z0-9+/]+")
_PADDED_BREAK = re.compile(rb"=[ \t]+\n")
_UUENCODED = frozenset({"x-uuencode", "uuencode", "uue", "x-uue"})


@dataclass(frozen=True, slots=True)
class Leaf:
    """A part that holds no parts. `choice` is the number of the innermost multipart/alternative
    around it, or None: of the leaves in one choice a reader sees only one. `digested` marks what a digest
    collects: others' mail, sent before; `enclosed` what lies in an attached container; `last` what goes on to
    the end of a mail that lacks its closing line."""

    headers: Headers
    body: bytes
    kind: str
    choice: int | None = None
    digested: bool = False
    enclosed: bool = False
    last: bool = False

    @property
    def attached(self) -> bool:
        """Whether readers show it as an attachment instead of as text."""
        return self.enclosed or not _inline(self.headers) or bool(self.filename)

    @property
    def filename(self) -> str:
        """The name a reader would save it under, "" for none."""
        if self.headers.first("content-disposition") is None:
            told = self.headers.first("content-type")
            if told is None or _SIMPLE.fullmatch(told):
                return ""
        fields = ("content-disposition", "content-type")
        if any(map(self.headers.overlong, fields)):
            return ""
        return guarded(lambda: self.headers.parsed.get_filename(""), "") or ""

    def param(self, name: str) -> str:
        """A parameter of Content-Type, "" when absent."""
        simple = _SIMPLE.fullmatch(self.headers.first("content-type") or "")
        if simple is not None:
            return (simple[1] or simple[2] or "") if name == "charset" else ""
        if self.headers.overlong("content-type"):
            return ""
        found = guarded(lambda: self.headers.parsed.get_param(name), None)
        # RFC 2231 values come as (charset, language, text)
        return str(found[2] if isinstance(found, tuple) else found or "").strip()

    @property
    def encoding(self) -> str:
        """The transfer encoding's name in lower case."""
        named = _TOKEN.match((self.headers.first("content-transfer-encoding") or "").strip().lower())
        return named.group() if named else ""

    @property
    def cut_short(self) -> bool:
        """Whether the end of the body is missing, as its encoding or the lines around it show."""
        if self.encoding == "base64" and len(_base64_letters(self.body)) % 4 == 1:
            return True
        # some programs write no closing line, but none stops in the middle of one of the text's
        return self.last and not self.body.endswith((b"\n", b"\r"))

    def data(self) -> bytes:
        """The body with its transfer encoding undone as far as it can be."""
        if self.encoding == "base64":
            letters = _base64_letters(self.body)
            letters = letters[: len(letters) - (len(letters) % 4 == 1)]
            return binascii.a2b_base64(letters + b"=" * (-len(letters) % 4))
        if self.encoding == "quoted-printable":
            # relays add blanks to the ends of lines (RFC 2045 6.7)
            return binascii.a2b_qp(_PADDED_BREAK.sub(b"=\n", self.body))
        if self.encoding not in _UUENCODED:
            return self.body
        part = self.headers.parsed
        part.set_payload(self.body.decode("ascii", "surrogateescape"))
        decoded = guarded(lambda: part.get_payload(decode=True), None)
        return decoded if isinstance(decoded, bytes) else self.body


def _base64_letters(body: bytes) -> bytes:
    """What stands before the padding, without line ends and other foreign characters."""
    return _NOT_BASE64.sub(b"", body.partition(b"=")[0])


def guarded(read: Callable[[], T], otherwise: T) -> T:
    """Call an accessor of the mail library, which may stumble over malformed fields."""
    try:
        return read()
    except (ValueError, LookupError, TypeError, AttributeError, AssertionError, MessageError):
        return otherwise


_LINE_ENDS = re.compile(rb"(--)?[ \t]*(?=\n|\Z)")
_LINE_FEED = 0x0A


def leaves(headers: Headers, body: bytes, limits: Limits) -> tuple[list[Leaf], Note | None]:
    """The leaves of a mail from top to bottom; nothing but a note when it breaks the limits."""
    found: list[Leaf] = []
    todo = [_Part(headers, body)]
    parts = 0
    while todo:
        part = todo.pop()
        kind = _kind(part.headers, part.digested)
        boundary = _boundary(part.headers) if kind.startswith("multipart/") else b""
        if not boundary:
            # a multipart without boundary is shown as the text it is
            plain = "text/plain" if kind.startswith("multipart/") else kind
            last = part.last and part.depth > 0
            told = (part.choice, part.digested, part.enclosed, last)
            found.append(Leaf(part.headers, part.body, plain, *told))
            continue
        if part.depth == limits.depth:
            return [], Note("too_deep", f"its parts are nested more than {limits.depth} deep")
        pieces, closed = _pieces(part.body, boundary, limits.parts)
        if not pieces and part.body.strip():
            return [], Note("unreadable", "its parts cannot be told apart")
        parts += len(pieces)
        if parts > limits.parts:
            return [], Note("too_many_parts", f"it has more than {limits.parts} parts")
        within = part._replace(
            depth=part.depth + 1,
            choice=parts if kind == "multipart/alternative" else part.choice,
            digested=part.digested or kind == "multipart/digest",
            enclosed=part.enclosed or not _inline(part.headers),
        )
        for at, piece in reversed(list(enumerate(pieces, 1))):
            head, inner = split_head(piece)
            last = part.last and not closed and at == len(pieces)
            todo.append(within._replace(headers=Headers(head[: limits.header_bytes]), body=inner, last=last))
    return found, None


class _Part(NamedTuple):
    """A part still to be cut, and what holds for everything in it."""

    headers: Headers
    body: bytes
    depth: int = 0
    choice: int | None = None
    digested: bool = False
    enclosed: bool = False
    last: bool = True


def _inline(headers: Headers) -> bool:
    """Whether a part is shown in place; what Content-Disposition says in unknown words is an attachment
    (RFC 2183 2.8)."""
    value = (headers.first("content-disposition") or "").lower()
    named = _TOKEN.match(value.strip().lstrip('"'))
    return named is None or named.group() == "inline"


def _kind(headers: Headers, digest: bool) -> str:
    told = headers.first("content-type")
    if told is None:
        return "message/rfc822" if digest else "text/plain"
    if _SIMPLE.fullmatch(told):
        return "text/plain"
    kind = guarded(headers.parsed.get_content_type, "text/plain")
    return _COMMENT.sub("", kind).strip() if "(" in kind else kind


def _boundary(headers: Headers) -> bytes:
    if headers.overlong("content-type"):
        return b""
    boundary = guarded(headers.parsed.get_boundary, None)
    if not isinstance(boundary, str) or len(boundary) > 200:
        return b""
    return boundary.encode("utf-8", "surrogateescape")


def _pieces(body: bytes, boundary: bytes, most: int) -> tuple[list[bytes], bool]:
    """The parts between the boundary's lines, at most `most` + 1, and whether there is a closing line; text
    around them is not shown."""
    line = b"--" + boundary
    pieces: list[bytes] = []
    start: int | None = None
    at = body.find(line)
    while at >= 0:
        match = _LINE_ENDS.match(body, at + len(line)) if at == 0 or body[at - 1] == _LINE_FEED else None
        if match is not None:
            if start is not None:
                pieces.append(body[start : max(at - 1, start)])
            start = None if match.group(1) else match.end() + 1
            if start is None or len(pieces) > most:
                return pieces, True
        at = body.find(line, at + len(line))
    if start is not None:
        pieces.append(body[start:])
    return pieces, False
