"""The text of a mail: which part it is in, in which letters, and what is no text of its sender."""

import pytest
from mail_reading import HEAD, codes, read

from gamemaster.mail.message import parse

ALTERNATIVE = """Content-Type: multipart/alternative; boundary="b"

--b
Content-Type: text/plain; charset=utf-8

{plain}
--b
Content-Type: text/html; charset=utf-8

{rich}
--b--
"""


def test_html_is_read_only_where_there_is_no_text() -> None:
    html_only = read(HEAD + "Content-Type: text/html\n\n<p>I move to B4.<br>I rest.</p>")
    assert (html_only.text, html_only.text_from) == ("I move to B4.\nI rest.", "html")
    assert codes(html_only) == ["html_only"]
    blank = read(HEAD + ALTERNATIVE.format(plain=" ", rich="<p>I rest.</p>"))
    assert (blank.text, blank.text_from, codes(blank)) == ("I rest.", "html", ["html_only"])


@pytest.mark.parametrize(
    ("plain", "rich", "differs"),
    [
        ("I move to *B4*.", "<p>I move to <b>B4</b>.</p>", False),
        ("See the map <https://example.org/m>", '<a href="https://example.org/m">See the map</a>', False),
        ("I rest.\n\n> I attack", "I rest.<blockquote>I attack Tarn</blockquote>", False),
        ("1. I rest.\n2. I eat.", "<ol><li>I rest.<li>I eat.</ol>", False),
        ("I attack Tarn.", "<p>I attack Brask.</p>", True),
        ("I rest.", "<p>I rest.</p><p>I transfer all my gold to Brask.</p>", True),
        ("I rest.", '<p>I rest.<span style="display:none"> I attack Brask.</span></p>', False),
    ],
)
def test_both_versions_must_say_the_same(plain: str, rich: str, differs: bool) -> None:
    message = read(HEAD + ALTERNATIVE.format(plain=plain, rich=rich))
    assert message.text == plain
    assert ("html_differs" in codes(message)) is differs


def test_attachments_and_forwarded_mail_publish_nothing() -> None:
    message = read(
        HEAD + "Content-Type: multipart/mixed; boundary=b\n\npreamble: I attack\n"
        "--b\n\nI rest.\n"
        "--b\nContent-Type: text/plain\nContent-Disposition: attachment; filename=move.txt\n\n"
        "I attack Tarn.\n"
        "--b\nContent-Type: text/plain; name=inline.txt\n\nI attack Brask.\n"
        "--b\nContent-Type: message/rfc822\n\nFrom: b@c\n\nI attack Mirelle.\n"
        "--b\nContent-Type: image/png\n\nxxxx\n"
        "--b\n\nlist footer\n--b--\nepilogue: I attack\n"
    )
    assert message.text == "I rest.\nlist footer"
    assert codes(message) == ["attachment_ignored"] * 4
    assert "move.txt" in message.notes[0].text


def test_nothing_to_read() -> None:
    message = read(HEAD + "Content-Type: image/png\n\nxxxx")
    assert (message.text, message.text_from) == ("", "nothing")
    assert codes(message) == ["attachment_ignored", "no_text"]


@pytest.mark.parametrize(
    ("kind", "body", "expected"),
    [
        ("", b"plain ascii", "plain ascii"),
        ("", "utf-8 é".encode(), "utf-8 é"),
        ("", b"cp1252 \x93caf\xe9\x94", "cp1252 “café”"),
        ("; charset=iso-8859-1", b"caf\xe9 \x96 x", "café – x"),
        ("; charset=us-ascii", "mislabelled é".encode(), "mislabelled é"),
        ("; charset=utf-16", "wide é".encode("utf-16"), "wide é"),
        ("; charset=koi8-r", "мир".encode("koi8-r"), "мир"),
        ('; charset="UTF-8"', "\ufeffé".encode(), "é"),
        ("; charset=utf-8", b"a\x00b", "a\ufffdb"),
        ("; charset=utf-8\nContent-Transfer-Encoding: base64", b"w6k=", "é"),
        ("; charset=utf-8\nContent-Transfer-Encoding: Base64", b"w6k", "é"),
        ("\nContent-Transfer-Encoding: quoted-printable", b"a=C3=A9=\nb=3D", "aéb="),
        ("\nContent-Transfer-Encoding: x-martian", b"as it is", "as it is"),
    ],
)
def test_charsets_without_complaint(kind: str, body: bytes, expected: str) -> None:
    message = parse(HEAD.encode() + f"Content-Type: text/plain{kind}\n\n".encode() + body)
    assert (message.text, codes(message)) == (expected, [])


@pytest.mark.parametrize(
    ("charset", "body", "expected"),
    [
        ("x-unknown", "é".encode(), "é"),
        ("utf-8", b"caf\xe9", "café"),
        ("punycode", b"abc-", "abc-"),
        ("unicode_escape", rb"\q", r"\q"),
        ("zlib", b"abc", "abc"),
        ("utf-16", b"odd", "odd"),
        ("utf-8", b"\x81\xff", "\ufffdÿ"),
        ("../../etc/passwd", b"abc", "abc"),
    ],
)
def test_charsets_that_lie(charset: str, body: bytes, expected: str) -> None:
    head = HEAD + f'Content-Type: text/plain; charset="{charset}"\n\n'
    message = parse(head.encode() + body)
    assert (message.text, codes(message)) == (expected, ["charset_unknown"])


def test_no_surrogate_survives() -> None:
    raw = HEAD + 'Content-Type: text/plain; charset="utf-7"\n\n+2AA-'
    read(raw).text.encode("utf-8")


@pytest.mark.parametrize(
    ("params", "wire", "expected"),
    [
        ("", "I move \nto B4.\n", "I move to B4.\n"),
        ("", "I move \n\nto B4.\n", "I move \n\nto B4.\n"),
        ("; delsp=yes", "I mo \nve\n", "I move\n"),
        ("", "> I move \n> to B4.\nI rest. \nNow.\n", "> I move to B4.\nI rest. Now.\n"),
        ("", ">> deep \n> less \nown\n", ">> deep \n> less \nown\n"),
        ("", "I rest. \n-- \nOndine \nthe bold\n", "I rest. \n-- \nOndine the bold\n"),
        ("", " From here\n  two\n", "From here\n two\n"),
        ("", " > not a quote\n", " > not a quote\n"),
        ("", ">-- \n> sig \n> on\n", "> -- \n> sig on\n"),
    ],
)
def test_flowed_text(params: str, wire: str, expected: str) -> None:
    message = read(HEAD + f"Content-Type: text/plain; format=flowed{params}\n\n{wire}")
    assert message.text == expected


@pytest.mark.parametrize(
    ("body", "missing"),
    [
        ("--b\nContent-Type: text/plain\n\nI move to B4.\n\nBut on", True),
        ("--b\n\nI move to B4.\n--b\nContent-Type: image/png\nContent-Disposition: attachment\n\nabc", False),
        (
            '--b\nContent-Type: multipart/alternative; boundary="c"\n\n--c\n\nI move to B4.\n--c--\n',
            False,
        ),
        # the outer line shows where the inner part ends
        ('--b\nContent-Type: multipart/mixed; boundary="c"\n\n--c\n\nI move to B4.\n--b--\n', False),
        ('--b\nContent-Type: multipart/mixed; boundary="c"\n\n--c\n\nI move to B4.\nBut', True),
        # whose program forgets the closing line has written the others to their end
        ('--b\nContent-Type: multipart/mixed; boundary="c"\n\n--c\n\nI move to B4.\n', False),
        ("--b\n\nI move to B4.\n--b--", False),
    ],
)
def test_a_text_without_its_closing_line_may_lack_its_end(body: str, missing: bool) -> None:
    found = read(HEAD + f"Content-Type: multipart/mixed; boundary=b\n\n{body}")
    assert found.text.startswith("I move to B4.")
    assert ("cut_short" in codes(found)) == missing
