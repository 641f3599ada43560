"""The worst mails within the caps: each is made to be as dear as possible for one part of the program.

All are at most as large as a mail may be (256 kB), and most are exactly that.
"""

from collections.abc import Callable, Mapping
from datetime import timedelta
from email.utils import format_datetime

from gamemaster.bench.samples import LIST, PEOPLE, START, Delivery, address

Nasty = Callable[[int], Delivery]
"""Makes mail `number` of one kind; mails of different numbers are no duplicates of each other."""

_ROOM = 262_144

_DATE = b"Date: @"
_ID = b"Message-ID: @"
_HEAD = (
    f"""\
From: {PEOPLE[0]} <{address(PEOPLE[0])}>\r
To: {LIST}\r
Subject: [game] a long walk\r
List-Post: <mailto:{LIST}>\r
""".encode()
    + _DATE
    + b" " * 31
    + b"\r\n"
    + _ID
    + b" " * 31
    + b"\r\n"
)


def _text(pattern: str) -> bytes:
    """A plain mail whose body is `pattern` again and again."""
    head = _HEAD + b"Content-Type: text/plain; charset=utf-8\r\n\r\n"
    body = pattern.encode()
    return head + body * ((_ROOM - len(head)) // len(body))


def _nested(depth: int) -> bytes:
    """Multiparts inside one another, with a body that fills the mail."""
    opening = b"".join(
        b"Content-Type: multipart/mixed; boundary=b%d\r\n\r\n--b%d\r\n" % (i, i) for i in range(depth)
    )
    head = _HEAD + b"MIME-Version: 1.0\r\n" + opening + b"\r\n"
    line = b"I explore.\r\n"
    return head + line * ((_ROOM - len(head)) // len(line))


def _many_parts() -> bytes:
    """A hundred parts, each with a piece of the text."""
    head = _HEAD + b"MIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n"
    part = b"--b\r\nContent-Type: text/plain\r\n\r\n" + b"I explore.\r\n" * 210
    return head + part * 99 + b"--b--\r\n"


def _html(pattern: str) -> bytes:
    head = _HEAD + b"Content-Type: text/html; charset=utf-8\r\n\r\n"
    body = pattern.encode()
    return head + body * ((_ROOM - len(head)) // len(body))


def _fields() -> bytes:
    """As much header as there may be: addresses and encoded words."""
    addresses = b",\r\n ".join(b"=?utf-8?b?T25kaW5l?= <a%d@example.org>" % i for i in range(1_000))
    words = b"\r\n ".join([b"=?utf-8?q?Re:_a_walk?="] * 500)
    return _HEAD + b"Cc: " + addresses + b"\r\nX-Original-From: " + words + b"\r\n\r\nI explore.\r\n"


_MAILS: Mapping[str, Callable[[], bytes]] = {
    "nothing but moves": lambda: _text("I move to Healer. I move to Town Square.\r\n"),
    "one sentence without an end": lambda: _text("I move to Healer and "),
    "repetitions": lambda: _text("I explore 100 times.\r\n"),
    "conditions": lambda: _text("If I explore, unless I do, I explore if I move to Healer, "),
    "conditions in sentences": lambda: _text("If I have 2 gold and I am at Healer, I explore twice. "),
    "alternatives": lambda: _text("If I explore, I heal; otherwise, if I have 3 gold, I attack; else "),
    "loops": lambda: _text("I explore until I have 3 gold. I heal as often as possible.\r\n"),
    "halves": lambda: _text("I give half of my gold, rounded up, to Alamond and Brenwick each.\r\n"),
    "lists of things": lambda: _text("I transfer 2 gold, 3 L1 health potions and a L2 weapon, "),
    "everybody": lambda: _text("Alamond, Brenwick and Corella, "),
    "blocks": lambda: _text("I submit the following:\r\n{\r\nI explore.\r\n}\r\n\r\n"),
    "fields": lambda: _text("I transfer:\r\nTo: Alamond\r\nAmount: 2 gold\r\n"),
    "items": lambda: _text("I do the following 3 times:\r\n- explore\r\n- attack\r\n"),
    "corrections": lambda: _text("I explore. No wait, scratch that. I heal instead.\r\n"),
    "one word": lambda: _text("a"),
    "blanks": lambda: _text("I \t "),
    "quotes in quotes": lambda: _text(">>>>>>>>>>>>>>>> I explore.\r\n"),
    "attributions": lambda: _text("On 26 October 2009, Ondine wrote:\r\n"),
    "braces": lambda: _text("{{{ [[ (( "),
    "quotation marks": lambda: _text("\"I explore'\" 'I "),
    "dots and dashes": lambda: _text("-- \r\n...\r\n"),
    "nested parts": lambda: _nested(20),
    "a hundred parts": _many_parts,
    "a tangle of HTML": lambda: _html("<div><blockquote><b>I explore.<br>&gt;"),
    "unclosed HTML": lambda: _html("<!--<a href='"),
    "entities": lambda: _html("&amp&#x49;&#32;&lt;"),
    "a mighty header": _fields,
}


def nasty_mails() -> dict[str, Nasty]:
    """Every such mail by what it is made of. All come from one person of the sample game."""
    return {name: _numbered(make) for name, make in _MAILS.items()}


def _numbered(make: Callable[[], bytes]) -> Nasty:
    raw = make()[:_ROOM]

    def nasty(number: int) -> Delivery:
        at = START + timedelta(hours=2, seconds=number)
        filled = raw.replace(_DATE + b" " * 31, b"Date: " + format_datetime(at).encode(), 1)
        filled = filled.replace(_ID + b" " * 31, b"Message-ID: <%d.nasty@example.org>" % number, 1)
        return Delivery(filled, at)

    return nasty
