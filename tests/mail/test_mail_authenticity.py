"""What the receiving server says of a mail's sender, and what others say in its name."""

import time

import pytest

from gamemaster.mail.authenticity import vouched
from gamemaster.mail.subaddress import reaches, tag_of, tagged

US = "mx.example.org"


def says(rest: str) -> str:
    return f"{US}; {rest}"


@pytest.mark.parametrize(
    "field",
    [
        says("dkim=pass header.d=ondine.example header.s=k1 header.b=abc"),
        says("dkim=pass (2048-bit key) header.i=@ondine.example"),
        says("spf=pass smtp.mailfrom=me@ondine.example"),
        says("spf=pass smtp.mailfrom=ondine.example; dkim=none"),
        says("dmarc=pass (p=none) header.from=ondine.example"),
        "MX.Example.ORG 1; dkim=fail header.d=ondine.example; spf=pass smtp.mailfrom=a@ondine.example",
        says('spf=pass reason="sender \\"ok\\"; fine" smtp.mailfrom="me@ondine.example"'),
        says("dkim=pass header.d=other.example; dkim=pass header.d=ondine.example"),
        says('dkim=pass (key of "ondine \\( old) header.d=ondine.example'),
    ],
)
def test_a_pass_for_the_domain_of_from_counts(field: str) -> None:
    assert vouched(field, US, "ondine.example")


@pytest.mark.parametrize(
    "field",
    [
        None,
        "",
        says("none"),
        says("dkim=fail header.d=ondine.example"),
        says("dkim=pass header.d=evil.example"),
        says("dkim=pass header.d=ondine.example.evil.example"),
        says("dkim=pass header.d=mail.ondine.example"),
        says("dkim=pass header.d=example"),
        says("dkim=pass header.s=ondine.example"),
        says("dkim=pass header.d=evil.example header.i=@ondine.example"),
        says("spf=pass smtp.helo=ondine.example"),
        says("auth=pass smtp.auth=me@ondine.example"),
        says("dmarc=fail header.from=ondine.example; spf=pass smtp.mailfrom=me@ondine.example"),
        says("dkim=fail (dkim=pass header.d=ondine.example; dkim=pass)"),
        says('dkim=fail reason="; dkim=pass header.d=ondine.example"'),
        "mx.evil.example; dkim=pass header.d=ondine.example",
        f"mx.evil.example ({US}; ); dkim=pass header.d=ondine.example",
        f"evil.{US}; dkim=pass header.d=ondine.example",
        "(" * 9000 + says("dkim=pass header.d=ondine.example"),
        says("dkim=pass (a ( b ) header.d=ondine.example"),
        says('dkim=pass (a " b) header.d=evil.example reason=" header.d=ondine.example'),
        says("spf=pass smtp.mailfrom=me@evil.example smtp.mailfrom=me@ondine.example"),
        says("dkim=pass header.d=evil.example header.d=ondine.example"),
        says("dkim=pass ) header.d=ondine.example"),
    ],
)
def test_nothing_else_does(field: str | None) -> None:
    assert not vouched(field, US, "ondine.example")


@pytest.mark.parametrize("deep", ["(" * 8000 + ")" * 8000, "\\(" * 8000, '"(' * 8000])
def test_no_field_takes_long(deep: str) -> None:
    began = time.process_time()
    assert not vouched(says(deep), US, "ondine.example")
    assert time.process_time() - began < 0.25


def test_a_domain_above_the_senders_may_sign() -> None:
    assert vouched(says("dkim=pass header.d=ondine.example"), US, "mail.ondine.example")


def test_without_a_trusted_server_nothing_counts() -> None:
    assert not vouched("; dkim=pass header.d=ondine.example", "", "ondine.example")


def test_an_address_with_a_tag_reaches_the_program() -> None:
    own = "gamemaster@localhost"
    assert tagged(own, "ab12") == "gamemaster+ab12@localhost"
    assert tag_of("GameMaster+AB12@localhost", own) == "ab12"
    assert reaches("gamemaster+ab12@localhost", own)
    for other in ("gamemaster+ab12@example.org", "xgamemaster+ab12@localhost", "gamemaster@localhost", ""):
        assert not tag_of(other, own)
    assert not reaches("gamemasters@localhost", own)
