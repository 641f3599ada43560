"""Logging in with an access token instead of a password (XOAUTH2), against a real Dovecot that asks an
introspection server about each token."""

import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from dovecot import Dovecot
from tokens import Tokens, serving

from gamemaster.core.errors import TransportError
from gamemaster.mail.imap import ImapSettings, Mailbox
from gamemaster.mail.secret import Secret

pytestmark = pytest.mark.live

MAIL = b"From: ondine@example.org\r\nSubject: turn 1\r\n\r\nI join.\r\n"


@pytest.fixture(scope="module")
def tokens() -> Iterator[Tokens]:
    with serving() as found:
        yield found


@pytest.fixture(scope="module")
def server(dovecot: Dovecot, tokens: Tokens) -> Iterator[Dovecot]:
    """A Dovecot of its own; `dovecot` says whether one can run here at all."""
    with tempfile.TemporaryDirectory(prefix="dovecot-") as folder:
        own = Dovecot(Path(folder), tokens.url)
        own.start()
        try:
            own.deliver("gm", MAIL)
            yield own
        finally:
            own.stop()


def by_token(server: Dovecot, token: Secret, user: str = "gm") -> Mailbox:
    return Mailbox(ImapSettings(server.host, user, None, token, server.imap_port, "none", timeout=20.0))


def test_a_good_token_reads_the_mailbox(server: Dovecot, tokens: Tokens) -> None:
    tokens.grant("good-token", "gm")
    with by_token(server, "good-token") as box:
        (found,) = box.fetch(None)
    assert found.raw is not None
    assert found.raw.endswith(MAIL)
    assert tokens.asked[-1] == "good-token"


@pytest.mark.parametrize("token", ["nobodys-token", "expired-token", "brasks-token", "tok en\x01=,"])
def test_any_other_token_is_refused_without_being_told(server: Dovecot, tokens: Tokens, token: str) -> None:
    tokens.grant("expired-token", "gm", -1)
    tokens.grant("brasks-token", "brask")
    began = time.monotonic()
    with by_token(server, token) as box, pytest.raises(TransportError) as caught:
        list(box.fetch(None))
    assert time.monotonic() - began < 15
    said = f"{caught.value}{caught.value.__context__}"
    assert "could not log in as gm with the access token, which may have expired: " in said
    assert token not in said


def test_a_token_that_expires_is_replaced(server: Dovecot, tokens: Tokens) -> None:
    """The token is asked for at each login, so that a new one in its place is taken."""
    now = ["first-token"]
    tokens.grant("first-token", "gm")
    box = by_token(server, lambda: now[0])
    assert len(list(box.fetch(None))) == 1
    box.close()
    tokens.grant("first-token", "gm", -1)
    with pytest.raises(TransportError):
        list(box.fetch(None))
    now[0] = tokens.grant("second-token", "gm")
    assert len(list(box.fetch(None))) == 1
    box.close()
