"""The poller against a real Dovecot: cursor, IDLE, UIDVALIDITY, and every way a connection dies."""

import tempfile
import threading
import time
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from cutting_proxy import CuttingProxy
from dovecot import PASSWORD, PEM, Dovecot, free_port

from gamemaster.core.errors import TransportError
from gamemaster.mail.imap import Cursor, Fetched, ImapSettings, Mailbox

pytestmark = pytest.mark.live


def mail(number: int, body: str = "I move to B4.\n") -> bytes:
    head = f"From: ondine@example.org\nTo: gm@example.org\nSubject: turn {number}\n"
    text = f"{head}Message-ID: <{number}@example.org>\n\n{body}"
    return text.replace("\n", "\r\n").encode()


def settings(server: Dovecot, user: str, **changed: Any) -> ImapSettings:
    plain: dict[str, Any] = {
        "host": server.host,
        "port": server.imap_port,
        "user": user,
        "password": PASSWORD,
        "tls": "none",
        "timeout": 20.0,
    }
    return ImapSettings(**(plain | changed))


def end(found: list[Fetched]) -> Cursor:
    return Cursor(found[-1].uidvalidity, found[-1].uid)


def subjects(found: list[Fetched]) -> list[bytes]:
    return [
        line.removeprefix(b"Subject: ").strip()
        for item in found
        for line in (item.raw or item.header).splitlines()
        if line.startswith(b"Subject:")
    ]


def test_everything_once_and_in_order(dovecot: Dovecot) -> None:
    for number in range(1, 4):
        dovecot.deliver("cursor", mail(number))
    with Mailbox(settings(dovecot, "cursor")) as box:
        first = list(box.fetch(None))
        assert subjects(first) == [b"turn 1", b"turn 2", b"turn 3"]
        # a server answers a search past the end with the last message; it must not come again
        assert list(box.fetch(end(first))) == []
        dovecot.deliver("cursor", mail(4))
        second = list(box.fetch(end(first)))
        assert subjects(second) == [b"turn 4"]
        assert list(box.fetch(end(second))) == []


def test_bytes_date_and_size_are_exact(dovecot: Dovecot) -> None:
    raw = mail(1, "non-ASCII: é\n")
    before = datetime.now(UTC) - timedelta(seconds=2)
    dovecot.deliver("exact", raw)
    with Mailbox(settings(dovecot, "exact")) as box:
        (got,) = box.fetch(None)
    assert got.raw is not None
    assert got.raw.endswith(raw)
    assert got.size == len(got.raw)
    assert got.internal_date is not None
    assert got.internal_date.tzinfo is UTC
    assert before <= got.internal_date <= datetime.now(UTC) + timedelta(seconds=2)


def test_nothing_is_marked_or_removed(dovecot: Dovecot) -> None:
    dovecot.deliver("untouched", mail(1))
    with Mailbox(settings(dovecot, "untouched")) as box:
        list(box.fetch(None))
    client = dovecot.imap("untouched")
    client.select("INBOX", readonly=True)
    _, answer = client.fetch("1", "(FLAGS)")
    client.logout()
    assert b"Seen" not in bytes(answer[0])


def test_oversize_mail_comes_as_header_only(dovecot: Dovecot) -> None:
    dovecot.deliver("large", mail(1))
    dovecot.deliver("large", mail(2, "x" * 70 + "\n" * 3000))
    dovecot.deliver("large", mail(3))
    with Mailbox(settings(dovecot, "large", max_bytes=2000)) as box:
        found = list(box.fetch(None))
    assert [item.raw is None for item in found] == [False, True, False]
    assert subjects(found) == [b"turn 1", b"turn 2", b"turn 3"]
    assert found[1].header.rstrip().endswith(b"Message-ID: <2@example.org>")
    assert found[1].size > 2000


def test_uidvalidity_change_yields_everything_again(dovecot: Dovecot) -> None:
    dovecot.deliver("renewed", mail(1))
    client = dovecot.imap("renewed")
    client.create("game")
    client.append("game", None, None, mail(1))
    with Mailbox(settings(dovecot, "renewed", folder="game")) as box:
        before = list(box.fetch(None))
    # the folder made anew has the same UIDs under another UIDVALIDITY; that is counted in seconds
    validity = before[0].uidvalidity
    while validity == before[0].uidvalidity:
        client.delete("game")
        client.create("game")
        _, answer = client.status("game", "(UIDVALIDITY)")
        validity = int(bytes(answer[0]).split(b"UIDVALIDITY")[1].strip(b" )"))
    client.append("game", None, None, mail(2))
    client.logout()
    with Mailbox(settings(dovecot, "renewed", folder="game")) as box:
        after = list(box.fetch(end(before)))
    assert subjects(after) == [b"turn 2"]
    assert after[0].uid <= before[0].uid
    assert after[0].uidvalidity == validity


def test_idle_wakes_up_for_a_delivery(dovecot: Dovecot) -> None:
    dovecot.deliver("idle", mail(1))
    with Mailbox(settings(dovecot, "idle", idle_slice=30.0)) as box:
        seen = list(box.fetch(None))
        deliver = threading.Timer(0.3, dovecot.deliver, ("idle", mail(2)))
        deliver.start()
        began = time.monotonic()
        assert box.wait(30.0) is True
        assert time.monotonic() - began < 20
        deliver.join()
        assert subjects(list(box.fetch(end(seen)))) == [b"turn 2"]


def test_mail_between_fetch_and_wait_is_not_missed(dovecot: Dovecot) -> None:
    dovecot.deliver("between", mail(1))
    with Mailbox(settings(dovecot, "between")) as box:
        list(box.fetch(None))
        dovecot.deliver("between", mail(2))
        began = time.monotonic()
        assert box.wait(30.0) is True
        assert time.monotonic() - began < 5


def test_wait_ends_in_time_over_several_slices(dovecot: Dovecot) -> None:
    dovecot.deliver("quiet", mail(1))
    with Mailbox(settings(dovecot, "quiet", idle_slice=0.1)) as box:
        list(box.fetch(None))
        assert box.wait(0.35) is False


def test_a_connection_cut_in_mid_fetch(dovecot: Dovecot) -> None:
    for number in range(1, 5):
        dovecot.deliver("cut", mail(number, "word " * 4000 + "\n"))
    with (
        CuttingProxy((dovecot.host, dovecot.imap_port)) as proxy,
        Mailbox(settings(dovecot, "cut", port=proxy.port)) as box,
    ):
        proxy.cut_after = 30_000  # in the second of four bodies
        got: list[Fetched] = []
        with pytest.raises(TransportError, match="could not fetch new mail"):
            got.extend(box.fetch(None))
        assert all(item.raw and item.raw.endswith(b"word \r\n") for item in got)
        # the same object goes on once the network is back, from wherever the caller stands
        proxy.cut_after = None
        rest = list(box.fetch(end(got) if got else None))
    assert subjects(got + rest) == [b"turn 1", b"turn 2", b"turn 3", b"turn 4"]


def test_a_connection_closed_during_idle_is_noticed_at_once(dovecot: Dovecot) -> None:
    dovecot.deliver("closed", mail(1))
    with (
        CuttingProxy((dovecot.host, dovecot.imap_port)) as proxy,
        Mailbox(settings(dovecot, "closed", port=proxy.port)) as box,
    ):
        list(box.fetch(None))
        timer = threading.Timer(0.3, proxy.cut)
        timer.start()
        began = time.monotonic()
        with pytest.raises(TransportError, match="wait for mail"):
            box.wait(30.0)
        assert time.monotonic() - began < 10
        timer.join()


def test_a_half_open_connection_is_found_out(dovecot: Dovecot) -> None:
    dovecot.deliver("half", mail(1))
    with (
        CuttingProxy((dovecot.host, dovecot.imap_port)) as proxy,
        Mailbox(settings(dovecot, "half", port=proxy.port, idle_slice=0.2, timeout=0.5)) as box,
    ):
        list(box.fetch(None))
        threading.Timer(0.05, proxy.freeze).start()
        began = time.monotonic()
        with pytest.raises(TransportError, match="no answer in time"):
            box.wait(30.0)
        assert time.monotonic() - began < 10


def test_server_down_and_up_again(dovecot: Dovecot) -> None:
    with tempfile.TemporaryDirectory(prefix="dovecot-") as folder:
        own = Dovecot(Path(folder))
        own.start()
        try:
            own.deliver("gm", mail(1))
            with Mailbox(settings(own, "gm")) as box:
                seen = list(box.fetch(None))
                own.stop()
                box.close()  # the process that serves a connection may outlive its master a little
                with pytest.raises(TransportError, match="could not connect"):
                    list(box.fetch(end(seen)))
                own.start()
                own.deliver("gm", mail(2))
                assert subjects(list(box.fetch(end(seen)))) == [b"turn 2"]
        finally:
            own.stop()


def test_refused_login_names_the_user_but_no_secret(dovecot: Dovecot) -> None:
    box = Mailbox(settings(dovecot, "gm", password=lambda: "not-the-password"))
    with pytest.raises(TransportError, match="log in as gm") as caught:
        list(box.fetch(None))
    assert "not-the-password" not in f"{caught.value}{caught.value.__context__}"
    assert "not-the-password" not in repr(settings(dovecot, "gm", password="not-the-password"))


@pytest.mark.parametrize("tls", ["ssl", "starttls"])
def test_tls_needs_a_trusted_certificate(dovecot: Dovecot, monkeypatch: pytest.MonkeyPatch, tls: str) -> None:
    port = dovecot.imaps_port if tls == "ssl" else dovecot.imap_port
    dovecot.deliver("tls", mail(1))
    secure = settings(dovecot, "tls", tls=tls, port=port)
    with pytest.raises(TransportError, match="certificate verify failed"):
        list(Mailbox(secure).fetch(None))
    monkeypatch.setenv("SSL_CERT_FILE", str(PEM))
    with Mailbox(secure) as box:
        seen = list(box.fetch(None))
        threading.Timer(0.2, dovecot.deliver, ("tls", mail(2))).start()
        assert box.wait(30.0) is True
        assert subjects(list(box.fetch(end(seen)))) == [b"turn 2"]


def test_a_missing_folder_is_a_clear_error(dovecot: Dovecot) -> None:
    with (
        Mailbox(settings(dovecot, "gm", folder="Nowhere")) as box,
        pytest.raises(TransportError, match="open the folder Nowhere"),
    ):
        list(box.fetch(None))


def test_nobody_listening() -> None:
    nowhere = ImapSettings("127.0.0.1", "gm", "x", port=free_port(), tls="none", timeout=2.0)
    with pytest.raises(TransportError, match="could not connect"):
        list(Mailbox(nowhere).fetch(None))
