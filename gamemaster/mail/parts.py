"""Cutting a mail into its leaves without recursion.

The standard library's parser recurses once per nested part and looks at every line once per open
boundary, so a mail of a few kilobytes can exhaust the stack or the clock. Here a part is cut by one
search for its own boundary, the depth and the number of parts are bounded, and forwarded messages
stay closed: what another mail inside this one says is nobody's announcement.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass
from email.errors import MessageError
from typing import TypeVar

from gamemaster.mail.headers import Headers, split_head
from gamemaster.mail.limits import Limits, Note

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Leaf:
    """A part that holds no parts. `choice` is the number of the innermost multipart/alternative
    around it, or None: of the leaves in one choice a reader sees only one."""

    headers: Headers
    body: bytes
    kind: str
    choice: int | None = None

    @property
    def attached(self) -> bool:
        """Whether readers show it as an attachment instead of as text."""
        disposition = (self.headers.first("content-disposition") or "").partition(";")[0]
        return disposition.strip().lower() == "attachment" or bool(self.filename)

    @property
    def filename(self) -> str:
        """The name a reader would save it under, "" for none."""
        fields = ("content-disposition", "content-type")
        if any(map(self.headers.overlong, fields)):
            return ""
        return guarded(lambda: self.headers.parsed.get_filename(""), "") or ""

    def param(self, name: str) -> str:
        """A parameter of Content-Type, "" when absent."""
        if self.headers.overlong("content-type"):
            return ""
        found = guarded(lambda: self.headers.parsed.get_param(name), None)
        # RFC 2231 values come as (charset, language, text)
        return str(found[2] if isinstance(found, tuple) else found or "").strip()

    def data(self) -> bytes:
        """The body with its transfer encoding undone as far as it can be."""
        encoding = (self.headers.first("content-transfer-encoding") or "").strip().lower()
        if encoding in ("", "7bit", "8bit", "binary"):
            return self.body
        part = self.headers.parsed
        part.set_payload(self.body.decode("ascii", "surrogateescape"))
        decoded = guarded(lambda: part.get_payload(decode=True), None)
        return decoded if isinstance(decoded, bytes) else self.body


def guarded(read: Callable[[], T], otherwise: T) -> T:
    """Call an accessor of the mail library, which may stumble over malformed fields."""
    try:
        return read()
    except (ValueError, LookupError, TypeError, AttributeError, AssertionError, MessageError):
        return otherwise


def leaves(headers: Headers, body: bytes, limits: Limits) -> tuple[list[Leaf], Note | None]:
    """The leaves of a mail from top to bottom; nothing but a note when it breaks the limits."""
    found: list[Leaf] = []
    todo: list[tuple[Headers, bytes, int, int | None, bool]] = [(headers, body, 0, None, False)]
    parts = 0
    while todo:
        head, content, depth, choice, digest = todo.pop()
        kind = _kind(head, digest)
        boundary = _boundary(head) if kind.startswith("multipart/") else b""
        if not boundary:
            # a multipart without boundary is shown as the text it is
            plain = "text/plain" if kind.startswith("multipart/") else kind
            found.append(Leaf(head, content, plain, choice))
            continue
        if depth == limits.depth:
            return [], Note("too_deep", f"its parts are nested more than {limits.depth} deep")
        pieces = _pieces(content, boundary, limits.parts)
        parts += len(pieces)
        if parts > limits.parts:
            return [], Note("too_many_parts", f"it has more than {limits.parts} parts")
        inner = parts if kind == "multipart/alternative" else choice
        for piece in reversed(pieces):
            part_head, part_body = split_head(piece)
            part_head = part_head[: limits.header_bytes]
            todo.append((Headers(part_head), part_body, depth + 1, inner, kind == "multipart/digest"))
    return found, None


def _kind(headers: Headers, digest: bool) -> str:
    if headers.first("content-type") is None:
        return "message/rfc822" if digest else "text/plain"
    return guarded(headers.parsed.get_content_type, "text/plain")


def _boundary(headers: Headers) -> bytes:
    if headers.overlong("content-type"):
        return b""
    boundary = guarded(headers.parsed.get_boundary, None)
    if not isinstance(boundary, str) or len(boundary) > 200:
        return b""
    return boundary.encode("utf-8", "surrogateescape")


def _pieces(body: bytes, boundary: bytes, most: int) -> list[bytes]:
    """The parts between the boundary's lines, at most `most` + 1; text around them is not shown."""
    line = re.compile(rb"(?:\A|\n)--" + re.escape(boundary) + rb"(--)?[ \t]*(?=\n|\Z)")
    pieces: list[bytes] = []
    start: int | None = None
    for match in line.finditer(body):
        if start is not None:
            pieces.append(body[start : match.start()])
        start = None if match.group(1) else match.end() + 1
        if start is None or len(pieces) > most:
            return pieces
    if start is not None:
        pieces.append(body[start:])  # the closing line is missing
    return pieces
