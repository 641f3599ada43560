"""Address lists of header fields, read in linear time and without ever raising.

Takes what real mail holds: quoted names, nested comments, groups, bare and masked addresses
(`ondine at example.org`, as list archives print them), names with an unquoted comma.
"""

import re
from collections.abc import Iterator
from typing import NamedTuple

from gamemaster.core.people import unless_plain
from gamemaster.mail.words import decode_words, one_line

_MASKED = re.compile(r"([\w.+-]{1,64}) at ([\w-]{1,63}(?:\.[\w-]{1,63}){1,10})", re.ASCII)
_LONGEST = 65_536
_COMMENT = re.compile(r"\([^()]*\)")
_PLAIN = re.compile(r'[^"(<:,;]+')
_ROUTE = re.compile(r"@[^:<>]*:")
_NEEDLESS_QUOTES = re.compile(r'"([\w.+-]{1,64})"@', re.ASCII)


class Mailbox(NamedTuple):
    """One address with its display name; the address in lower case, either may be ""."""

    name: str
    address: str


class _Piece(NamedTuple):
    """One member of the list: what stands outside and inside `<>`, and in comments."""

    text: str
    angle: str
    comment: str


def addresses(value: str) -> Iterator[Mailbox]:
    """The mailboxes of an address list, encoded words decoded."""
    carried = ""
    for piece in _pieces(value[:_LONGEST]):
        mailbox = _mailbox(piece)
        if not mailbox.address:
            carried = f"{carried}, {mailbox.name}" if carried and mailbox.name else mailbox.name
            continue
        # an unquoted comma has cut the name off its address
        name = f"{carried}, {mailbox.name}" if carried else mailbox.name
        carried = ""
        yield Mailbox(name, mailbox.address)
    if carried:
        yield Mailbox(carried, "")


def _mailbox(piece: _Piece) -> Mailbox:
    text = one_line(decode_words(piece.text))
    comment = one_line(decode_words(piece.comment))
    if piece.angle.strip():
        return Mailbox(text or comment, _bare(piece.angle))
    if "@" in text:
        return Mailbox(comment, _bare(text))
    masked = _MASKED.fullmatch(text)
    if masked:
        return Mailbox(comment, f"{masked.group(1)}@{masked.group(2)}".lower())
    return Mailbox(text or comment, "")


def _bare(address: str) -> str:
    """The address proper: without comments, the route of old times, and quotation marks it does not need."""
    if "(" in address:
        address = _COMMENT.sub("", address)
    address = "".join(one_line(address).split())
    address = unless_plain(address, address.lower())
    if address.startswith("@"):
        route = _ROUTE.match(address)
        address = address[route.end() :] if route else address
    return _NEEDLESS_QUOTES.sub(r"\1@", address) if address.startswith('"') else address


def _pieces(value: str) -> Iterator[_Piece]:
    text: list[str] = []
    angle = comment = ""
    at = 0
    while at < len(value):
        if plain := _PLAIN.match(value, at):
            text.append(plain.group())
            at = plain.end()
            continue
        char = value[at]
        at += 1
        if char == '"':
            chunk, at = _until(value, at, '"')
            text.append(chunk)
        elif char == "(":
            comment, at = _until(value, at, ")")
        elif char == "<":
            end = value.find(">", at)
            end = len(value) if end < 0 else end
            if angle:
                # a second address is another one, though no comma parts them
                yield _Piece("".join(text).strip(), angle, comment.strip())
                text, comment = [], ""
            angle, at = value[at:end], end + 1
        elif char == ":":
            text.clear()  # what came before is the name of a group
        else:
            yield _Piece("".join(text).strip(), angle, comment.strip())
            text, angle, comment = [], "", ""
    yield _Piece("".join(text).strip(), angle, comment.strip())


def _until(value: str, at: int, closing: str) -> tuple[str, int]:
    """The text up to `closing` with backslashes resolved, and the place after it."""
    out: list[str] = []
    depth = 1
    while at < len(value):
        char = value[at]
        at += 1
        if char == "\\" and at < len(value):
            char = value[at]
            at += 1
        elif char == closing:
            depth -= 1
            if not depth:
                break
        elif char == "(" and closing == ")":
            depth += 1
        out.append(char)
    return "".join(out), at
