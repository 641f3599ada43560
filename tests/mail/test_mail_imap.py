"""The poller's own reasoning, on a scripted client: what no well-behaved server shows."""

import socket
import threading
from datetime import UTC, datetime, timedelta, timezone
from typing import Any

import pytest
from imapclient.exceptions import IMAPClientAbortError

from gamemaster.core.errors import TransportError
from gamemaster.mail.imap import Cursor, ImapSettings, Mailbox


class Client:
    """Stands in for the library's client: a folder, and lists of what IDLE and NOOP will say."""

    def __init__(self, *uids: int, idle: bool = True) -> None:
        self.folder: dict[bytes, Any] = {b"UIDVALIDITY": 7, b"EXISTS": len(uids)}
        self.uids = list(uids)
        self.sizes: dict[int, int] = {}
        self.textless: set[int] = set()
        self.can_idle = idle
        self.idle_says: list[list[Any]] = []
        self.noop_says: list[list[Any]] = []
        self.asked: list[Any] = []
        self.shut = False
        self.ends = socket.socketpair()

    def close(self) -> None:
        for end in self.ends:
            end.close()

    def select_folder(self, name: str, readonly: bool) -> dict[bytes, Any]:
        assert readonly
        return dict(self.folder)

    def has_capability(self, name: str) -> bool:
        return self.can_idle

    def search(self, criteria: list[str]) -> list[int]:
        # as servers do: a range past the end means the last message
        start = int(criteria[1].split(":")[0])
        return [uid for uid in self.uids if uid >= start] or self.uids[-1:]

    def fetch(self, uids: list[int], items: list[str]) -> dict[int, dict[bytes, Any]]:
        self.asked.append((list(uids), items[0]))
        local = datetime(2009, 10, 26, 16, 5, tzinfo=timezone(timedelta(hours=2)))
        if items[0] == "RFC822.SIZE":
            return {
                uid: {b"RFC822.SIZE": self.sizes.get(uid, 10), b"INTERNALDATE": local}
                for uid in uids
                if uid in self.uids
            }
        key = b"BODY[HEADER]<0>" if "HEADER" in items[0] else b"BODY[]"
        none = self.textless if key == b"BODY[]" else set()
        there = [uid for uid in uids if self.sizes.get(uid) != -1]
        return {uid: {key: None if uid in none else b"mail %d" % uid} for uid in there}

    def idle(self) -> None:
        if self.idle_says:
            self.ends[1].send(b"*")

    def idle_done(self) -> tuple[bytes, list[Any]]:
        return b"done", self.idle_says.pop(0) if self.idle_says else []

    def noop(self) -> tuple[bytes, list[Any]]:
        return b"done", self.noop_says.pop(0) if self.noop_says else []

    def socket(self) -> socket.socket:
        return self.ends[0]

    def logout(self) -> None: ...

    def shutdown(self) -> None:
        self.shut = True


def mailbox(client: Client, **changed: Any) -> Mailbox:
    box = Mailbox(ImapSettings("imap.example.org", "gm", "x", **changed))
    box._client = client
    return box


@pytest.fixture
def client() -> Any:
    made = Client(3, 5, 9)
    yield made
    made.close()


def test_uids_up_to_the_cursor_are_dropped(client: Client) -> None:
    box = mailbox(client)
    assert [item.uid for item in box.fetch(Cursor(7, 4))] == [5, 9]
    assert list(box.fetch(Cursor(7, 9))) == []
    assert [item.uid for item in box.fetch(Cursor(6, 9))] == [3, 5, 9]


def test_dates_become_utc(client: Client) -> None:
    assert {item.internal_date for item in mailbox(client).fetch(None)} == {
        datetime(2009, 10, 26, 14, 5, tzinfo=UTC)
    }


def test_sizes_are_asked_first_and_large_bodies_never(client: Client) -> None:
    client.sizes = {5: 300_000}
    found = list(mailbox(client).fetch(None))
    assert [(item.raw, item.header) for item in found] == [
        (b"mail 3", b""),
        (None, b"mail 5"),
        (b"mail 9", b""),
    ]
    assert client.asked == [
        ([3, 5, 9], "RFC822.SIZE"),
        ([3], "BODY.PEEK[]"),
        ([5], "BODY.PEEK[HEADER]<0.262144>"),
        ([9], "BODY.PEEK[]"),
    ]


def test_many_messages_come_in_batches() -> None:
    client = Client(*range(1, 121))
    client.sizes = dict.fromkeys(range(1, 121), 100_000)
    assert [item.uid for item in mailbox(client).fetch(None)] == list(range(1, 121))
    bodies = [uids for uids, item in client.asked if item == "BODY.PEEK[]"]
    assert max(map(len, bodies)) == 10
    client.close()


def test_a_message_that_vanishes_meanwhile_is_passed_over(client: Client) -> None:
    client.sizes = {5: -1}
    assert [item.uid for item in mailbox(client).fetch(None)] == [3, 9]


def test_a_message_without_text_is_not_passed_over(client: Client) -> None:
    client.textless = {5}
    found = list(mailbox(client).fetch(None))
    assert [(item.uid, item.raw, item.header) for item in found] == [
        (3, b"mail 3", b""),
        (5, None, b"mail 5"),
        (9, b"mail 9", b""),
    ]


def test_a_closed_connection_ends_the_wait_at_once(client: Client) -> None:
    def ended() -> Any:
        raise IMAPClientAbortError("command: IDLE => socket error: EOF")

    box = mailbox(client)
    list(box.fetch(None))
    client.idle_done = ended  # type: ignore[method-assign]
    client.ends[1].close()
    with pytest.raises(TransportError, match=r"could not wait for mail: .* EOF"):
        box.wait(30.0)
    assert client.shut


@pytest.mark.parametrize("said", [[(4, b"EXISTS")], [(b"OK", b"Still here"), (1, b"RECENT")]])
def test_idle_news(client: Client, said: list[Any]) -> None:
    box = mailbox(client)
    list(box.fetch(None))
    client.idle_says = [said]
    assert box.wait(30.0) is True


def test_other_chatter_does_not_end_the_wait(client: Client) -> None:
    box = mailbox(client)
    list(box.fetch(None))
    client.idle_says = [
        [(b"OK", b"Still here")],
        [(2, b"FETCH", (b"FLAGS", ())), (0, b"RECENT")],
        [(1, b"EXPUNGE")],
        [(4, b"EXISTS")],
    ]
    assert box.wait(30.0) is True
    assert client.idle_says == []


def test_noop_tells_what_idle_kept_back(client: Client) -> None:
    box = mailbox(client)
    list(box.fetch(None))
    client.idle_says = [[(b"OK", b"Still here")]]
    client.noop_says = [[(4, b"EXISTS")]]
    assert box.wait(30.0) is True


def test_before_the_first_fetch_there_may_always_be_mail(client: Client) -> None:
    assert mailbox(client).wait(30.0) is True


@pytest.mark.parametrize("change", [{b"EXISTS": 4}, {b"UIDNEXT": 10}, {b"UIDVALIDITY": 8}], ids=str)
def test_mail_that_came_between_fetch_and_wait(client: Client, change: dict[bytes, int]) -> None:
    box = mailbox(client)
    list(box.fetch(None))
    client.folder |= change
    assert box.wait(30.0) is True


def test_a_server_without_idle_is_asked_with_noop() -> None:
    client = Client(3, idle=False)
    box = mailbox(client, idle_slice=0.01)
    list(box.fetch(None))
    client.noop_says = [[], [], [(2, b"EXISTS")]]
    assert box.wait(30.0) is True
    assert box.wait(0.02) is False
    client.close()


@pytest.mark.parametrize("fault", [OSError("gone"), TimeoutError(), ValueError("odd"), TypeError("odd")])
def test_every_fault_of_the_library_is_a_transport_error(client: Client, fault: Exception) -> None:
    def broken(*_: Any) -> None:
        raise fault

    box = mailbox(client)
    client.search = broken  # type: ignore[method-assign]
    with pytest.raises(TransportError, match=r"imap\.example\.org:993: could not search for new mail"):
        list(box.fetch(None))
    assert client.shut
    assert box._client is None


def test_secrets_stay_out_of_sight() -> None:
    settings = ImapSettings("imap.example.org", "gm", "hunter2", oauth_token="hunter3")
    assert "hunter" not in repr(settings)


def test_a_line_that_arrives_in_two_pieces() -> None:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        script = threading.Thread(target=_torn_server, args=(listener,))
        script.start()
        settings = ImapSettings(
            "127.0.0.1", "gm", "secret", port=listener.getsockname()[1], tls="none", timeout=20.0
        )
        box = Mailbox(settings)
        assert list(box.fetch(None)) == []
        assert box.wait(30.0) is True
        box.close()
        script.join(20)


def _torn_server(listener: socket.socket) -> None:
    """Speaks just enough IMAP; its news in IDLE comes in halves, the second only after DONE."""
    connection, _ = listener.accept()
    with connection, connection.makefile("rb") as lines:
        connection.sendall(b"* OK hello\r\n")
        for line in lines:
            tag, command = line.split()[:2]
            if command == b"IDLE":
                connection.sendall(b"+ idling\r\n")
                connection.sendall(b"* 1 EXI")
                assert lines.readline() == b"DONE\r\n"
                connection.sendall(b"STS\r\n")
            elif command == b"CAPABILITY":
                connection.sendall(b"* CAPABILITY IMAP4rev1 IDLE\r\n")
            elif command == b"EXAMINE":
                connection.sendall(b"* 0 EXISTS\r\n* OK [UIDVALIDITY 7] ok\r\n")
            elif command == b"UID":
                connection.sendall(b"* SEARCH\r\n")
            code = b"[READ-ONLY] " if command == b"EXAMINE" else b""
            connection.sendall(tag + b" OK " + code + b"done\r\n")
            if command == b"LOGOUT":
                return
