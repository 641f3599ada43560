"""Outgoing mail as bytes: plain text first, marked as automatic, the same bytes for the same input.

Nothing a player wrote can add a header field: text fields are flattened to one line, and an address
or identifier with a blank or control character in it is an error of ours (ValueError). Long lines of
the body reach the reader unwrapped.
"""

import base64
import hashlib
import quopri
import re
from dataclasses import dataclass
from datetime import UTC, datetime
from email.charset import QP, Charset
from email.header import Header
from email.utils import format_datetime
from typing import Literal

from gamemaster.mail.charset import clean
from gamemaster.mail.headers import LOOP_MARK
from gamemaster.mail.words import one_line

_WIDTH = 76
_LONGEST_LINE = 998
_LONGEST_TEXT = 500
_ADDRESS = re.compile(r"[^\s<>()\[\],;:\\\"@\x00-\x20\x7f]+@[^\s<>()\[\],;:\\\"@\x00-\x20\x7f]+")
_ID = re.compile(r"[!-;=?-~]{1,250}")
_NAMED = re.compile(r"\s*(?P<name>[^<>]*?)\s*<(?P<address>[^<>]*)>\s*")
_FILE = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,99}")
_SUBTYPE = re.compile(r"[a-z0-9]+(?:\+[a-z]+)?")
_PLAIN_NAME = re.compile(r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~ -]*")


@dataclass(frozen=True, slots=True)
class Attachment:
    """A text that goes along as a file. `kind` is its subtype of `text/`."""

    name: str
    kind: str
    text: str


@dataclass(frozen=True, slots=True)
class Picture:
    """An image that the HTML part shows as `cid:` and `cid`. `kind` is its subtype of `image/`."""

    name: str
    kind: str
    data: bytes

    @property
    def cid(self) -> str:
        """The identifier of the part (RFC 2392), which looks like an address."""
        return f"{self.name}@gamemaster"


@dataclass(frozen=True, slots=True)
class Outgoing:
    """One mail to send. Addresses are `a@b` or `Name <a@b>`, identifiers stand without brackets.

    `auto` says whether it answers a mail (`replied`) or comes of itself (`generated`; RFC 3834).
    """

    message_id: str
    sender: str
    to: tuple[str, ...]
    subject: str
    body: str
    date: datetime
    in_reply_to: str | None = None
    references: tuple[str, ...] = ()
    auto: Literal["generated", "replied"] = "generated"
    reply_to: str | None = None
    html: str | None = None
    attachments: tuple[Attachment, ...] = ()
    pictures: tuple[Picture, ...] = ()


def is_address(text: str) -> bool:
    """Whether mail can be written to `text`, a bare address: in ASCII, and nothing of it needs quoting."""
    return text.isascii() and _ADDRESS.fullmatch(text) is not None


def compose(mail: Outgoing) -> bytes:
    """The mail with CRLF line ends; raises ValueError for an address or identifier that is none."""
    fields = [
        ("From", _address(mail.sender)),
        ("To", ", ".join(_address(address) for address in mail.to)),
        ("Subject", _text(mail.subject)),
        ("Date", format_datetime(mail.date.astimezone(UTC))),
        ("Message-ID", _id(mail.message_id)),
    ]
    if mail.reply_to:
        fields.append(("Reply-To", _address(mail.reply_to)))
    if mail.in_reply_to:
        fields.append(("In-Reply-To", _id(mail.in_reply_to)))
    if mail.references:
        fields.append(("References", " ".join(_id(item) for item in mail.references)))
    fields += [
        ("Auto-Submitted", f"auto-{mail.auto}"),
        ("X-Auto-Response-Suppress", "All"),
        ("X-Loop", LOOP_MARK + _bare(mail.sender)),
        ("MIME-Version", "1.0"),
    ]
    head = "".join(_fold(name, value) for name, value in fields)
    content = _content(mail)
    return (head + content).replace("\n", "\r\n").encode("ascii")


def _content(mail: Outgoing) -> str:
    """The fields that describe the body, a blank line, and the body, with LF line ends."""
    found = _part("plain", mail.body)
    if mail.html is not None:
        page = _part("html", mail.html)
        if mail.pictures:
            page = _multipart("related", mail, (page, *(_image(picture) for picture in mail.pictures)))
        found = _multipart("alternative", mail, (found, page))
    if mail.attachments:
        files = (_part(file.kind, file.text, _file_name(file.name)) for file in mail.attachments)
        found = _multipart("mixed", mail, (found, *files))
    return found


def _multipart(kind: str, mail: Outgoing, parts: tuple[str, ...]) -> str:
    # not at random: a mail sent again after a crash must be the same mail
    mark = hashlib.sha256(f"{kind}{mail.message_id}{mail.body}".encode()).hexdigest()[:32]
    inner = "\n".join(f"--=_{mark}\n{part}" for part in parts)
    return f'Content-Type: multipart/{kind}; boundary="=_{mark}"\n\n{inner}\n--=_{mark}--\n'


def _image(picture: Picture) -> str:
    name = _file_name(picture.name)
    if not _SUBTYPE.fullmatch(picture.kind):
        raise ValueError(f"{picture.kind[:80]!r} is no kind of image")
    data = base64.encodebytes(picture.data).decode("ascii")
    return (
        f"Content-Type: image/{picture.kind}\nContent-ID: <{picture.cid}>\n"
        f'Content-Disposition: inline; filename="{name}"\nContent-Transfer-Encoding: base64\n\n{data}'
    )


def _file_name(name: str) -> str:
    if not _FILE.fullmatch(name):
        raise ValueError(f"{name[:80]!r} is no file name")
    return name


def _part(kind: str, text: str, name: str = "") -> str:
    text = clean(text.replace("\r\n", "\n").replace("\r", "\n"))
    text = text if text.endswith("\n") else text + "\n"
    longest = max(map(len, text.split("\n")))
    # a line that begins with "From " would be altered in mailbox files on the way
    simple = text.isascii() and longest <= _LONGEST_LINE and "\nFrom " not in f"\n{text}"
    shown = f'Content-Disposition: attachment; filename="{name}"\n' if name else ""
    if simple:
        return (
            f"Content-Type: text/{kind}; charset=us-ascii\n{shown}Content-Transfer-Encoding: 7bit\n\n{text}"
        )
    encoded = quopri.encodestring(text.encode()).decode("ascii")
    encoded = re.sub(r"^From ", "=46rom ", encoded, flags=re.MULTILINE)
    return (
        f"Content-Type: text/{kind}; charset=utf-8\n{shown}"
        f"Content-Transfer-Encoding: quoted-printable\n\n{encoded}"
    )


def _text(value: str) -> str:
    flat = clean(one_line(value))[:_LONGEST_TEXT]
    if flat.isascii():
        return " ".join(flat.split())
    charset = Charset("utf-8")
    charset.header_encoding = QP
    return Header(flat, charset, maxlinelen=_WIDTH - 1, header_name="Subject").encode()


def _address(value: str) -> str:
    address = _bare(value)
    match = _NAMED.fullmatch(value)
    name = " ".join(one_line(match.group("name")).strip('"').split()) if match else ""
    name = name[:_LONGEST_TEXT]
    if not name:
        return address
    if not name.isascii():
        return f"{_text(name)} <{address}>"
    if _PLAIN_NAME.fullmatch(name):
        return f"{name} <{address}>"
    quoted = name.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{quoted}" <{address}>'


def _bare(value: str) -> str:
    match = _NAMED.fullmatch(value)
    address = match.group("address") if match else value
    if not is_address(address):
        raise ValueError(f"{value[:80]!r} is no mail address")
    return address


def _id(value: str) -> str:
    if not _ID.fullmatch(value):
        raise ValueError(f"{value[:80]!r} is no message identifier")
    return f"<{value}>"


def _fold(name: str, value: str) -> str:
    """The field on lines of at most 76 characters where blanks allow it."""
    words = value.split()
    whole = " ".join((f"{name}:", *words))
    if len(whole) <= _WIDTH:
        return f"{whole}\n"
    lines: list[str] = []
    line = name + ":"
    for word in words:
        if len(line) + 1 + len(word) > _WIDTH and line != name + ":":
            lines.append(line)
            line = ""
        line += " " + word
    return "\n".join([*lines, line]) + "\n"
