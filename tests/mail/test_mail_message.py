"""Bytes to `Message`: every field of the header, headers out of shape, and what is no mail at all."""

from datetime import UTC, datetime

import pytest
from mail_reading import HEAD, at, codes, read

from gamemaster.mail.message import parse


def test_an_ordinary_mail() -> None:
    message = read(
        HEAD.replace("To:", "Cc: Brask <Brask@Example.ORG>, tarn@example.org\nTo:")
        + "In-Reply-To: <turn-0@example.org>\n"
        "References: <a@example.org>\n <turn-0@example.org>\n"
        "List-Id: Business <game-business.example.org>\n"
        "List-Post: <mailto:game-business@example.org>\n"
        "Delivered-To: gm@example.org\n\n"
        "I move to B4.\r\nI rest.\r\n"
    )
    assert message.message_id == "turn-1@example.org"
    assert message.sender == ("Ondine", "ondine@example.org")
    assert message.cc == (("Brask", "brask@example.org"), ("", "tarn@example.org"))
    assert message.subject == "my turn"
    assert message.date == at(14, 5)
    assert message.in_reply_to == "turn-0@example.org"
    assert message.references == ("a@example.org", "turn-0@example.org")
    assert message.list_id == "game-business.example.org"
    assert message.list_post == "game-business@example.org"
    assert message.recipients == (
        "game-business@example.org",
        "brask@example.org",
        "tarn@example.org",
        "gm@example.org",
    )
    assert (message.text, message.text_from) == ("I move to B4.\nI rest.\n", "plain")
    assert (message.automatic, message.notes, message.arrived) == ("", (), None)


@pytest.mark.parametrize(
    ("field", "expected", "note"),
    [
        ("Mon, 26 Oct 2009 14:05:00 -0000", at(14, 5), None),
        ("Mon, 26 Oct 2009 14:05:00", at(14, 5), None),
        ("Mon, 26 Oct 2009 16:05:00 +0200 (CEST)", at(14, 5), None),
        ("26 Oct 09 14:05 GMT", at(14, 5), None),
        ("Mon, 26 Oct 99999 14:05:00 +0000", None, "bad_date"),
        ("Mon, 26 Oct 2009 14:05:00 +9959", None, "bad_date"),
        ("Fri, 31 Dec 9999 23:59:59 -2300", None, "bad_date"),
        ("Mon, 26 Oct 0101 14:05:00 +0000", None, "bad_date"),
        ("Mon, 26 Oct 1909 14:05:00 +0000", None, "bad_date"),
        ("Mon, 45 Oct 2009 14:05:00 +0000", None, "bad_date"),
        ("yesterday", None, "bad_date"),
        ("", None, "bad_date"),
        (None, None, "no_date"),
    ],
)
def test_dates(field: str | None, expected: datetime | None, note: str | None) -> None:
    line = "" if field is None else f"Date: {field}\n"
    message = read(f"From: o@example.org\nMessage-ID: <a@b>\n{line}\nhi\n")
    assert message.date == expected
    assert codes(message) == ([note] if note else [])
    assert message.date is None or message.date.tzinfo is UTC


@pytest.mark.parametrize(
    ("fields", "expected"),
    [
        ("Message-ID: <a.b@c.org>", "a.b@c.org"),
        ("Message-Id:\n <folded@c.org>", "folded@c.org"),
        ("Message-ID: <[9f2c]@mx.example.org>", "[9f2c]@mx.example.org"),
        ("Message-ID: [9f2c@mx.example.org]", "9f2c@mx.example.org"),
        ("Message-ID: bare@c.org", "bare@c.org"),
        ("Message-ID: <first@c.org>\nMessage-ID: <second@c.org>", "first@c.org"),
        ("Message-ID: (comment) <a@c.org>", "a@c.org"),
        ("Message-ID: two words", None),
        ("Message-ID: <>", None),
        ("Message-ID:", None),
        ("Message-ID: <" + "x" * 300 + "@c.org>", None),
        ("X-Other: 1", None),
    ],
)
def test_message_ids(fields: str, expected: str | None) -> None:
    message = read(f"From: o@example.org\nDate: Mon, 26 Oct 2009 14:05:00 +0000\n{fields}\n\nhi\n")
    if expected is None:
        assert message.message_id.startswith("sha256-")
        assert message.message_id.endswith("@derived.invalid")
        assert codes(message) == ["no_message_id"]
    else:
        assert message.message_id == expected


def test_a_derived_id_is_the_same_for_the_same_mail_only() -> None:
    head = "From: o@example.org\nDate: Mon, 26 Oct 2009 14:05:00 +0000\n\n"
    one, again, other = read(head + "I rest."), read("X-A: 1\n" + head + "I rest."), read(head + "I")
    assert one.message_id == again.message_id != other.message_id


@pytest.mark.parametrize(
    ("field", "expected"),
    [
        ("=?utf-8?q?caf=C3=A9?= now", "café now"),
        ("Re: =?iso-8859-1?Q?caf=E9?=", "Re: café"),
        ("=?utf-8?b?w6k=?= =?utf-8?b?w6g=?=", "éè"),
        ("=?utf-8?q?=C3?= =?utf-8?q?=A9?=", "é"),
        ("=?utf-8?b?w6k?=", "é"),
        ("=?utf-8?b?!!!?=", ""),
        ("=?utf-8?b?a?=", "=?utf-8?b?a?="),
        ("=?x-nonsense?q?caf=C3=A9?=", "café"),
        ("=?punycode?q?abc-?=", "abc-"),
        ("=?utf-8?x?abc?=", "=?utf-8?x?abc?="),
        ("=?utf-8*en?q?hi?=", "hi"),
        ("=?utf-8?q?a=0D=0ABcc:_b?=", "a Bcc: b"),
        ("raw \udcc3\udca9 bytes", "raw é bytes"),
        ("raw \udce9 bytes", "raw é bytes"),
        ("line one\n line two", "line one line two"),
        (r"back\uZZZZslash =?utf-8?q?x?=", r"back\uZZZZslash x"),
        ("nul \0 here", "nul � here"),
    ],
)
def test_subjects(field: str, expected: str) -> None:
    assert read(f"From: o@example.org\nSubject: {field}\n\nhi").subject == expected


@pytest.mark.parametrize(
    ("field", "expected"),
    [
        ("ondine@example.org", ("", "ondine@example.org")),
        ("Ondine <Ondine@Example.org>", ("Ondine", "ondine@example.org")),
        ('"D. Voss, the Bold" <voss@example.org>', ("D. Voss, the Bold", "voss@example.org")),
        ("Voss, Dana <voss@example.org>", ("Voss, Dana", "voss@example.org")),
        ("ondine@example.org (Ondine (the bold))", ("Ondine (the bold)", "ondine@example.org")),
        ("ondine at example.org (Ondine)", ("Ondine", "ondine@example.org")),
        ("=?utf-8?q?Mirelle_=C3=89?= <m@example.org>", ("Mirelle É", "m@example.org")),
        ('"brask@example.org" <mallory@example.net>', ("brask@example.org", "mallory@example.net")),
        ('"a\\" <brask@example.org>" <m@example.net>', ('a" <brask@example.org>', "m@example.net")),
        ("Ondine", ("Ondine", "")),
        ("<>", ("", "")),
        ("", ("", "")),
        ("Ondine <ondine@example.org", ("Ondine", "ondine@example.org")),
        ('"unclosed <a@b>', ("", "unclosed<a@b>")),
        ("team: ondine@example.org;", ("", "ondine@example.org")),
        ("\udce9 <o@example.org>", ("é", "o@example.org")),
    ],
)
def test_senders(field: str, expected: tuple[str, str]) -> None:
    assert read(f"From: {field}\n\nhi").sender == expected


def test_several_senders_are_noted() -> None:
    both = read("From: ondine@example.org, brask@example.org\n\nhi")
    twice = read("From: ondine@example.org\nFrom: brask@example.org\n\nhi")
    same = read("From: ondine@example.org\nFrom: O <ONDINE@example.org>\n\nhi")
    assert "several_senders" in codes(both)
    assert "several_senders" in codes(twice)
    assert "several_senders" not in codes(same)


@pytest.mark.parametrize(
    ("fields", "expected"),
    [
        ("", ""),
        ("Precedence: list\nList-Id: <a.b>\nList-Unsubscribe: <mailto:x@y>", ""),
        ("Precedence: bulk", ""),
        ("Auto-Submitted: no", ""),
        ("Auto-Submitted: No (really)", ""),
        ("Auto-Submitted: auto-replied; owner-email=a@b", "auto-replied"),
        ("Auto-Submitted: auto-generated", "auto-generated"),
        ("Return-Path: <>", "bounce"),
        ("Return-Path: < >", "bounce"),
        ("Return-Path: <game-bounces@example.org>", ""),
        ("Content-Type: multipart/report; report-type=delivery-status; boundary=b", "bounce"),
        ("X-Loop: gamemaster/gm@example.org", "own mail"),
        ("X-Loop: some-other-program", ""),
    ],
)
def test_what_machines_send(fields: str, expected: str) -> None:
    assert read(f"From: o@example.org\n{fields}\n\nhi".replace("\n\n\n", "\n\n")).automatic == expected


@pytest.mark.parametrize(
    ("head", "text"),
    [
        ("From x Mon Oct 26 14:05:00 2009\nFrom: o@example.org\nSubject: s\n\n", "hi"),
        (">From x\nFrom: o@example.org\nSubject: s\n\n", "hi"),
        ("From : o@example.org\nSubject\t: s\n\n", "hi"),
        ("From: o@example.org\r\nSubject: s\r\n\r\n", "hi"),
        ("From: o@example.org\rSubject: s\r\r", "hi"),
        ("From: o@example.org\nSubject: s\n \t\n", "hi"),
        ("From: o@example.org\nSubject: s\n", "no colon in this line, so it is text"),
        (" stray continuation\nFrom: o@example.org\nSubject: s\n\n", "hi"),
    ],
)
def test_headers_out_of_shape(head: str, text: str) -> None:
    message = read(head + text)
    assert (message.sender.address, message.subject, message.text) == ("o@example.org", "s", text)


@pytest.mark.parametrize("raw", [b"", b"\n", b"\r\n\r\n", b"\x00\xff", b"just words", b":\n", b"\xff: x"])
def test_what_is_no_mail_at_all(raw: bytes) -> None:
    message = parse(raw)
    assert "unreadable" in codes(message)
    assert message.message_id.endswith("@derived.invalid")
