"""Outgoing mail: it reads back as it was meant, says that a machine sent it, and cannot be tricked."""

from dataclasses import replace
from datetime import UTC, datetime
from email import message_from_bytes, policy
from email.message import EmailMessage

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gamemaster.mail.breaks import ODD_BREAKS, plain_breaks
from gamemaster.mail.charset import as_shown
from gamemaster.mail.compose import Attachment, Outgoing, Picture, compose
from gamemaster.mail.message import parse

MAIL = Outgoing(
    message_id="receipt-7@gm.example.org",
    sender="Agora RPG <gm@example.org>",
    to=("ondine@example.org",),
    subject="Your turn",
    body="You moved to B4.\n",
    date=datetime(2009, 10, 26, 14, 5, tzinfo=UTC),
)


def read(mail: Outgoing) -> EmailMessage:
    found = message_from_bytes(compose(mail).replace(b"\r\n", b"\n"), policy=policy.default)
    assert isinstance(found, EmailMessage)
    return found


def test_the_whole_of_a_plain_mail() -> None:
    answer = replace(
        MAIL,
        in_reply_to="turn-1@example.org",
        references=("a@example.org", "turn-1@example.org"),
        auto="replied",
        reply_to="review@example.org",
    )
    assert compose(answer).decode().split("\r\n") == [
        "From: Agora RPG <gm@example.org>",
        "To: ondine@example.org",
        "Subject: Your turn",
        "Date: Mon, 26 Oct 2009 14:05:00 +0000",
        "Message-ID: <receipt-7@gm.example.org>",
        "Reply-To: review@example.org",
        "In-Reply-To: <turn-1@example.org>",
        "References: <a@example.org> <turn-1@example.org>",
        "Auto-Submitted: auto-replied",
        "X-Auto-Response-Suppress: All",
        "X-Loop: gamemaster/gm@example.org",
        "MIME-Version: 1.0",
        "Content-Type: text/plain; charset=us-ascii",
        "Content-Transfer-Encoding: 7bit",
        "",
        "You moved to B4.",
        "",
    ]


def test_our_own_mail_is_known_again() -> None:
    assert parse(compose(MAIL)).automatic == "own mail"
    assert read(MAIL)["Auto-Submitted"] == "auto-generated"


@pytest.mark.parametrize(
    "body",
    [
        "plain\n",
        "no line end",
        "caf\u00e9 \u2192 \U0001f3b2\n",
        "trailing blanks   \n\ttabs\t\n",
        "x" * 900 + "\n",
        "long " * 400 + "\n",
        "From the start\n.\n..dots\nFrom again\n",
        "é\nFrom here\n=equals=\n",
        "> quoted\n\n\n\nfar below\n",
    ],
)
def test_bodies_arrive_as_written(body: str) -> None:
    mail = replace(MAIL, body=body)
    raw = compose(mail)
    wanted = body if body.endswith("\n") else body + "\n"
    assert parse(raw).text == wanted
    assert read(mail).get_content() == wanted
    lines = raw.split(b"\r\n")
    assert max(map(len, lines)) <= 998
    assert not any(line.startswith(b"From ") for line in lines)
    assert raw.isascii()
    assert b"\n" not in raw.replace(b"\r\n", b"")


@given(st.text(max_size=300))
def test_any_text_arrives(body: str) -> None:
    text = parse(compose(replace(MAIL, body=body))).text
    plain = body.encode("utf-8", "replace").decode().replace("\0", "\N{REPLACEMENT CHARACTER}")
    plain = as_shown(plain_breaks(plain.replace("\r\n", "\n"), ODD_BREAKS))
    assert text.rstrip("\n") == plain.rstrip("\n") or not plain.strip()


def test_a_tail_of_html_is_an_alternative() -> None:
    mail = replace(MAIL, html="<p>You moved to <b>B4</b>. \u00e9</p>")
    found = read(mail)
    assert found.get_content_type() == "multipart/alternative"
    plain, rich = found.iter_parts()
    assert plain.get_content() == "You moved to B4.\n"
    assert rich.get_content() == "<p>You moved to <b>B4</b>. \u00e9</p>\n"
    assert compose(mail) == compose(mail)


@pytest.mark.parametrize(
    "subject",
    [
        "caf\u00e9 " * 40,
        "word " * 90,
        "x" * 490,
        "[Agora] \u00e9",
        "=?utf-8?q?x?= typed by hand \u00e9",
    ],
)
def test_subjects_are_folded_not_changed(subject: str) -> None:
    mail = replace(MAIL, subject=subject)
    assert " ".join(parse(compose(mail)).subject.split()) == " ".join(subject.split())
    head = compose(mail).split(b"\r\n\r\n")[0]
    assert all(len(line) <= 78 or len(line.split()) <= 2 for line in head.split(b"\r\n"))


def test_names() -> None:
    mail = replace(MAIL, sender='D. "Bold" Voss <gm@example.org>', to=("Mirelle \u00c9 <m@example.org>",))
    message = parse(compose(mail))
    assert message.sender == ('D. "Bold" Voss', "gm@example.org")
    assert message.to == (("Mirelle \u00c9", "m@example.org"),)


def test_long_identifiers_are_not_encoded() -> None:
    ids = tuple(f"{'x' * 100}{n}@example.org" for n in range(20))
    message = parse(compose(replace(MAIL, references=ids, in_reply_to=ids[0], message_id=ids[1])))
    assert (message.references, message.in_reply_to, message.message_id) == (ids, ids[0], ids[1])


@pytest.mark.parametrize("break_", ["\r\n", "\n", "\r", "\u2028", "\x0b", "\x85", "\0"])
@pytest.mark.parametrize("tail", ["Bcc: evil@example.net", " Bcc: evil@example.net", "\n\nI attack"])
def test_nothing_injects_a_header(break_: str, tail: str) -> None:
    evil = f"x{break_}{tail}"
    message = read(replace(MAIL, subject=evil, sender=f"{evil} <gm@example.org>"))
    assert message["Bcc"] is None
    assert message.get_content() == "You moved to B4.\n"
    for changed in (
        {"to": (f"ondine@example.org{break_}{tail}",)},
        {"to": (f"O <ondine@example.org{break_}{tail}>",)},
        {"sender": f"gm@example.org{break_}{tail}"},
        {"reply_to": f"gm@example.org{break_}{tail}"},
        {"message_id": evil},
        {"in_reply_to": evil},
        {"references": (evil,)},
    ):
        with pytest.raises(ValueError, match="is no "):
            compose(replace(MAIL, **changed))


@pytest.mark.parametrize("address", ["", "ondine", "a@b, c@d", "a b@c", "\u00e9@example.org", "<a@b> <c@d>"])
def test_what_is_no_address(address: str) -> None:
    with pytest.raises(ValueError, match="is no mail address"):
        compose(replace(MAIL, to=(address,)))


def test_a_picture_goes_along_with_the_page_and_the_text_comes_first() -> None:
    picture = Picture("board-3.png", "png", bytes(range(256)) * 4)
    page = f'<p><img src="cid:{picture.cid}"></p>'
    mail = replace(MAIL, html=page, pictures=(picture,), attachments=(Attachment("a.py", "x-python", "1\n"),))
    found = read(mail)
    assert [part.get_content_type() for part in found.walk()] == [
        "multipart/mixed",
        "multipart/alternative",
        "text/plain",
        "multipart/related",
        "text/html",
        "image/png",
        "text/x-python",
    ]
    (image,) = (part for part in found.walk() if part.get_content_type() == "image/png")
    assert image.get_payload(decode=True) == picture.data
    assert image["Content-ID"] == f"<{picture.cid}>"
    assert parse(compose(mail)).text == "You moved to B4.\n"
    assert all(len(line) <= 998 for line in compose(mail).split(b"\r\n"))


@pytest.mark.parametrize("wrong", [Picture("a b.png", "png", b""), Picture("a.png", "png\nX: y", b"")])
def test_a_picture_cannot_add_fields(wrong: Picture) -> None:
    with pytest.raises(ValueError, match="is no"):
        compose(replace(MAIL, html="<p></p>", pictures=(wrong,)))
