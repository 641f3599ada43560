"""Garbage in, a message out: never an exception, never text that cannot be stored."""

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from gamemaster.core.people import Person, Roster
from gamemaster.mail.forum import classify
from gamemaster.mail.identity import identify
from gamemaster.mail.message import Message, parse

ROSTER = Roster((Person("Ondine", ("ondine@example.org",)),))
LISTS = frozenset({"business@lists.example.org"})

SAMPLES = [
    b"""Received: from a (b [1.2.3.4]) by lists.example.org for <x@y>; Mon, 26 Oct 2009 14:06:00 +0000
From: =?utf-8?q?Ondine_=C3=A9?= via business <business@lists.example.org>
Reply-To: "Ondine, the Bold" <ondine@example.org> (comment)
To: business@lists.example.org, group: brask@example.org;
Subject: =?iso-8859-1?B?6Q==?= =?utf-8?q?=C3?= turn
Date: Mon, 26 Oct 2009 14:05:00 -0000
Message-ID: <[turn-1]@example.org>
List-Post: <mailto:business@lists.example.org>
Auto-Submitted: no
Content-Type: multipart/alternative; boundary="b"

--b
Content-Type: text/plain; charset="utf-8"; format=flowed; delsp=yes
Content-Transfer-Encoding: quoted-printable

I move to=20
=C3=A9 B4.
--b
Content-Type: text/html; charset=iso-8859-15
Content-Transfer-Encoding: base64

PHA+SSA8YiBzdHlsZT0nZGlzcGxheTpub25lJz5tb3ZlPC9iPiB0byAmIzMzOyBCNC48YmxvY2txdW90ZT54
--b--
""",
    b"""From ondine Mon Oct 26 14:05:00 2009
From: ondine@example.org
Content-Type: multipart/mixed; boundary*0=a; boundary*1=b
MIME-Version: 1.0

--ab
Content-Disposition: attachment; filename*=utf-8''%C3%A9.txt

x
--ab
Content-Type: multipart/digest; boundary=d

--d

Subject: inner

--d--
--ab
Content-Type: text/plain; charset=utf-16
Content-Transfer-Encoding: x-uuencode

begin 644 x
#0V%T
`
end
--ab--
""",
]

_MARKS = (b"\x00", b"\xff", b"\r", b"\n", b"\n\n", b"=?", b"?=", b"(", b'"', b"<", b">", b"\\", b";", b"--b")
_WORDS = (b"&#9999999999;", b"=\n", b"charset=utf-7", b"base64", b"multipart/mixed", b"message/rfc822")
_PARAMS = (b"Content-Type: ", b"charset*=x''%ff", b"%", b"'", b"*0*=", b"boundary=", b"+9999", b" via ")
PIECES = st.sampled_from((*_MARKS, *_WORDS, *_PARAMS))


def check(raw: bytes) -> None:
    message = parse(raw)
    assert isinstance(message, Message)
    assert message == parse(raw)
    assert message.message_id
    assert "\r" not in message.text
    stored = (message.text, message.subject, message.message_id, message.auth_results or "")
    people = (message.sender, *message.to, *message.cc, *message.reply_to)
    for text in (*stored, *message.recipients, *(part for m in people for part in m)):
        text.encode("utf-8")
        assert "\0" not in text
    assert "\n" not in message.subject + message.message_id + message.sender.name
    identify(message, ROSTER, LISTS)
    classify(message, LISTS, frozenset(), "gm@example.org")


@settings(max_examples=300, deadline=None)
@given(st.binary(max_size=400))
def test_random_bytes(raw: bytes) -> None:
    check(raw)


@settings(max_examples=700, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(
    st.sampled_from(SAMPLES),
    st.lists(
        st.tuples(st.floats(0, 1), st.integers(0, 30), st.one_of(PIECES, st.binary(max_size=5))),
        min_size=1,
        max_size=6,
    ),
)
def test_mutated_mails(sample: bytes, changes: list[tuple[float, int, bytes]]) -> None:
    raw = sample
    for place, removed, added in changes:
        at = int(place * len(raw))
        raw = raw[:at] + added + raw[at + removed :]
    check(raw)


@settings(max_examples=200, deadline=None)
@given(
    st.sampled_from(["From", "Subject", "Date", "Message-ID", "Content-Type", "Received", "List-Post"]),
    st.lists(st.one_of(PIECES, st.binary(max_size=6)), max_size=20),
)
def test_one_wild_field(name: str, pieces: list[bytes]) -> None:
    check(name.encode() + b": " + b"".join(pieces) + b"\n\nI rest.\n")
