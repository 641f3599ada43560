"""The built-in mail server: SMTP in, list copies, IMAP out, all on loopback."""

import importlib.util
import smtplib
import threading
import time
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest

from gamemaster.core.errors import TransportError, UsageError
from gamemaster.mail.embedded import MailServer
from gamemaster.mail.files import read_path
from gamemaster.mail.forum import Delivery, classify
from gamemaster.mail.imap import Cursor, ImapSettings, Mailbox
from gamemaster.mail.message import parse

LIST = "business@lists.example.org"
BOT = "bot@example.org"
NOON = datetime(2009, 10, 26, 12, 0, tzinfo=UTC)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[MailServer]:
    with MailServer(
        tmp_path_factory.mktemp("mail"),
        ["GM@example.org"],
        {LIST: [BOT, "Ondine@example.org"]},
        clock=lambda: NOON,
        footer="Business mailing list\nhttps://lists.example.org/",
    ) as running:
        yield running


def post(server: MailServer, *recipients: str, body: str = "I rest.", head: str = "") -> None:
    with smtplib.SMTP("127.0.0.1", server.smtp_port, local_hostname="ondine.example") as client:
        raw = (
            f"From: Ondine <ondine@example.org>\nTo: {', '.join(recipients)}\nSubject: my turn\n"
            f"Date: Mon, 26 Oct 2009 11:59:00 +0000\nMessage-ID: <1@example.org>\n{head}\n{body}\n"
        )
        client.sendmail("ondine@example.org", recipients, raw.replace("\n", "\r\n").encode())


def box(server: MailServer, user: str) -> Mailbox:
    return Mailbox(ImapSettings("127.0.0.1", user, server.password, port=server.imap_port, tls="none"))


def test_round_trip_through_a_list(server: MailServer) -> None:
    with box(server, BOT) as mailbox:
        before = list(mailbox.fetch(None))
        cursor = Cursor(before[-1].uidvalidity, before[-1].uid) if before else None
        post(server, LIST)
        # a fresh SELECT sees at once what another process has delivered
        (got,) = mailbox.fetch(cursor)
        assert list(mailbox.fetch(Cursor(got.uidvalidity, got.uid))) == []
    assert got.raw is not None
    assert got.internal_date == NOON
    message = parse(got.raw)
    assert message.date == datetime(2009, 10, 26, 11, 59, tzinfo=UTC)
    assert message.arrived == NOON
    assert message.received == (NOON,)
    assert message.automatic == ""
    assert message.text.startswith("I rest.\n____")
    assert classify(message, frozenset({LIST}), frozenset(), BOT) == Delivery(True, LIST, False)
    with box(server, "ondine@example.org") as mailbox:
        assert parse(list(mailbox.fetch(None))[-1].raw or b"").digest == message.digest


def test_internal_dates_do_not_depend_on_the_local_zone(
    server: MailServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    post(server, "gm@example.org")
    with monkeypatch.context() as elsewhere:
        elsewhere.setenv("TZ", "America/New_York")
        time.tzset()
        with box(server, "gm@example.org") as mailbox:
            dates = {item.internal_date for item in mailbox.fetch(None)}
    time.tzset()
    assert dates == {NOON}


def test_plain_addresses_and_strangers(server: MailServer) -> None:
    post(server, "gm@example.org")
    with box(server, "gm@example.org") as mailbox:
        message = parse(list(mailbox.fetch(None))[-1].raw or b"")
    assert message.list_id is None
    assert "gm@example.org" in message.recipients
    assert (message.text, message.arrived) == ("I rest.\n", NOON)
    with pytest.raises(smtplib.SMTPRecipientsRefused, match="no such mailbox"):
        post(server, "stranger@example.org")


def test_a_footer_never_breaks_a_body(server: MailServer) -> None:
    folder = server.maildir("ondine@example.org")
    for head, body, expected in (
        ("Content-Transfer-Encoding: base64\n", "SSByZXN0Lg==", "I rest."),
        ("Content-Type: text/html\n", "<p>I rest.</p>", "I rest."),
        ("Content-Transfer-Encoding: quoted-printable\n", "I re=\nst.", "I rest.\n____"),
    ):
        post(server, LIST, head=head, body=body)
        newest = max((mail.source, mail.raw) for mail in read_path(folder))[1]
        assert parse(newest).text.startswith(expected)


def test_waiting_for_a_delivery(server: MailServer) -> None:
    with box(server, BOT) as mailbox:
        list(mailbox.fetch(None))
        timer = threading.Timer(0.1, post, (server, LIST))
        timer.start()
        assert mailbox.wait(30.0) is True
        timer.join()


def test_the_password_is_needed(server: MailServer) -> None:
    wrong = ImapSettings("127.0.0.1", BOT, "guess", port=server.imap_port, tls="none")
    with pytest.raises(TransportError, match=r"log in as bot@example\.org"):
        list(Mailbox(wrong).fetch(None))


def test_it_ends_with_its_context(tmp_path: Path) -> None:
    with MailServer(tmp_path, [BOT], password="known") as server:
        assert server.password == "known"
        post(server, BOT)
    with pytest.raises(TransportError, match="could not connect"):
        list(box(server, BOT).fetch(None))
    with pytest.raises(OSError, match="refused"):
        post(server, BOT)
    # started again on the same folder, the mail is still there
    with MailServer(tmp_path, [BOT]) as server, box(server, BOT) as mailbox:
        assert len(list(mailbox.fetch(None))) == 1


def test_without_pymap_it_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    with (
        pytest.raises(UsageError, match=r"pip install 'gamemaster\[demo\]'"),
        MailServer(tmp_path, [BOT]),
    ):
        pass


def test_a_server_that_cannot_start_says_why(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gamemaster.mail.embedded._PYMAP", "raise SystemExit('port is taken')")
    with pytest.raises(TransportError, match="ended at once: port is taken"), MailServer(tmp_path):
        pass
