"""Reading a real mailbox by IMAP, and the program's own loop, against the built-in server."""

import smtplib
from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path

import pytest
from service_kit import BOT, LIST, MONDAY, NEXT_MONDAY, Desk, configure, copied, outcomes

from gamemaster.core.errors import TransportError, UsageError
from gamemaster.mail.embedded import MailServer
from gamemaster.mail.files import read_path
from gamemaster.mail.message import parse
from gamemaster.service.letters.delivery import send
from gamemaster.service.rounds import polling
from gamemaster.service.rounds.doctor import examine
from gamemaster.service.rounds.polling import last_polled, poll
from gamemaster.service.rounds.running import run
from gamemaster.service.rounds.turning import tick
from gamemaster.store.outbox import MailStatus, mail_counts
from gamemaster.store.tables import cursors, messages

HALE = "hale@example.org"


class Clock:
    """The server's clock, which is the workspace's once there is one."""

    def __init__(self) -> None:
        self.desk: Desk | None = None

    def __call__(self) -> object:
        return MONDAY if self.desk is None else self.desk.now


@pytest.fixture(scope="module")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[MailServer, Clock]]:
    clock = Clock()
    boxes = [BOT, HALE, "ondine@example.org", "brask@example.org"]
    folder = tmp_path_factory.mktemp("mail")
    with MailServer(folder, boxes, {LIST: boxes}, clock=clock) as running:  # type: ignore[arg-type]
        yield running, clock


@pytest.fixture
def wired(serving: tuple[MailServer, Clock], prepared: Path, tmp_path: Path) -> Iterator[Desk]:
    """A workspace that reads and sends by the server, from empty mailboxes on."""
    server, clock = serving
    for box in (BOT, HALE, "ondine@example.org", "brask@example.org"):
        for part in ("new", "cur"):
            for file in (server.maildir(box) / part).iterdir():
                file.unlink()
    folder = copied(prepared, tmp_path / "ws")
    imap = {"host": "127.0.0.1", "port": server.imap_port, "tls": "none", "user": BOT}
    smtp = {"host": "127.0.0.1", "port": server.smtp_port, "tls": "none"}
    imap |= {"password": server.password, "idle_minutes": 0.05}
    configure(folder, {"mail": {"address": BOT}, "imap": imap, "smtp": smtp})
    desk = clock.desk = Desk(folder)
    yield desk
    desk.close()


def post(serving: tuple[MailServer, Clock], raw: bytes, to: str = LIST) -> None:
    with smtplib.SMTP("127.0.0.1", serving[0].smtp_port, local_hostname="localhost") as client:
        client.sendmail("somebody@example.org", [to], raw)


def mailbox(serving: tuple[MailServer, Clock], address: str) -> list[str]:
    return [parse(raw.raw).subject for raw in read_path(serving[0].maildir(address))]


def test_new_mail_is_taken_in_once(wired: Desk, serving: tuple[MailServer, Clock]) -> None:
    for who in ("Ondine", "Brask"):
        post(serving, wired.compose(who, "I join."))
    assert [outcomes(taken) for taken in poll(wired.ws)] == [["applied join"], ["applied join"]]
    assert list(poll(wired.ws)) == []
    with wired.open() as other:
        assert list(poll(other)) == []
    post(serving, wired.compose("Ondine", "I move to Healer."))
    (taken,) = poll(wired.ws)
    assert outcomes(taken) == ["applied move"]
    assert ";uid=" in taken.data["source"]
    wired.proven()


def test_reading_changes_nothing_in_the_mailbox(wired: Desk, serving: tuple[MailServer, Clock]) -> None:
    post(serving, wired.compose("Ondine", "I join."))
    list(poll(wired.ws))
    configure_again = {row["mailbox"]: row["uid"] for row in wired.rows(cursors)}
    assert len(configure_again) == 1
    with wired.ws.write() as tx:
        tx.execute(cursors.delete())
    (taken,) = poll(wired.ws)
    assert taken.data["status"] == "duplicate"


def test_the_cursor_moves_with_each_message(wired: Desk, serving: tuple[MailServer, Clock]) -> None:
    # in which order the built-in server numbers what came at once is its own affair
    for _ in range(3):
        post(serving, wired.compose("Ondine", "Good morning, everybody."))
    polled = poll(wired.ws)
    first = next(polled).message_id
    polled.close()  # type: ignore[attr-defined]
    with wired.ws.read() as tx:
        assert last_polled(wired.ws, tx) is None
    rest = [taken.message_id for taken in poll(wired.ws)]
    assert sorted([first, *rest]) == ["m1@example.org", "m2@example.org", "m3@example.org"]
    assert len(wired.rows(messages)) == 3


def test_mail_over_the_limit_is_held_unread(wired: Desk, serving: tuple[MailServer, Clock]) -> None:
    wired.joined("Ondine")
    big = wired.compose("Ondine", "I move to Healer.\r\n" + "A long and winding road.\r\n" * 12_000)
    post(serving, big, LIST)
    (taken,) = poll(wired.ws)
    assert outcomes(taken) == []
    assert "too large" in taken.data["questions"][0]["say"]
    assert wired.state("Ondine")["location"] == "Town Square"
    stored = wired.rows(messages)[-1]["raw"]
    assert b"Message-ID: <m2@example.org>" in stored
    assert len(stored) < 10_000
    assert list(poll(wired.ws)) == []


def test_the_week_waits_until_the_mailbox_was_read(wired: Desk, serving: tuple[MailServer, Clock]) -> None:
    list(poll(wired.ws))
    wired.now = NEXT_MONDAY + timedelta(minutes=1)
    assert [found.held_up for found in tick(wired.ws)] == [True]
    post(serving, wired.compose("Ondine", "I join.", date=NEXT_MONDAY - timedelta(minutes=2)))
    list(poll(wired.ws))
    assert [found.held_up for found in tick(wired.ws)] == [False]
    assert "Ondine" in wired.letters("review")[0].words


def test_two_rounds_of_the_loop(wired: Desk, serving: tuple[MailServer, Clock]) -> None:
    """The report of the first round comes back through the list and is left alone in the second."""
    post(serving, wired.compose("Ondine", "I join."))
    run(wired.ws, 1)
    assert mailbox(serving, "ondine@example.org")[-1] == "[Agora RPG] Receipt: 1 done"
    wired.now = NEXT_MONDAY + timedelta(minutes=1)
    run(wired.ws, 1)
    (review,) = [subject for subject in mailbox(serving, HALE) if subject.startswith("[review")]
    raw = wired.compose("Sir Hale", "approve", to=BOT, subject=f"Re: {review}")
    post(serving, raw, BOT)
    run(wired.ws, 2)
    subject = "[Agora RPG] Game Master's weekly report 1"
    assert [subject in mailbox(serving, box) for box in (HALE, "ondine@example.org")] == [True, True]
    assert [(row["status"], row["reason"]) for row in wired.rows(messages)][-1] == (
        "ignored",
        "automatic mail: own mail",
    )
    with wired.ws.read() as tx:
        assert set(mail_counts(tx)) == {MailStatus.SENT}
    wired.proven()


def test_a_clock_that_is_wrong_for_a_while_does_not_end_the_loop(
    wired: Desk, serving: tuple[MailServer, Clock]
) -> None:
    """Nothing is taken in or turned meanwhile, and nothing is lost; what is written goes out."""
    post(serving, wired.compose("Ondine", "I join."), LIST)
    run(wired.ws, 1)
    right = wired.now + timedelta(hours=1)
    post(serving, wired.compose("Ondine", "I move to Healer.", date=right), LIST)
    wired.now = MONDAY - timedelta(days=300)
    run(wired.ws, 2)
    assert len(wired.rows(messages)) == 1
    wired.now = right
    run(wired.ws, 1)
    assert wired.state("Ondine")["location"] == "Healer"


def test_the_doctor_finds_everything_in_order(wired: Desk) -> None:
    findings = examine(wired.folder, lambda: wired.now)
    assert [finding.what for finding in findings if not finding.ok] == []
    assert {"mailbox", "relay", "games", "incoming", "outgoing"} <= {finding.what for finding in findings}


def test_a_wrong_password_is_told_without_showing_it(wired: Desk, serving: tuple[MailServer, Clock]) -> None:
    server = serving[0]
    imap = {"host": "127.0.0.1", "port": server.imap_port, "tls": "none", "user": BOT}
    configure(wired.folder, {"imap": imap | {"password": "wrong-and-secret"}})
    wired.reopen()
    with pytest.raises(TransportError, match="could not log in") as caught:
        list(poll(wired.ws))
    assert "wrong-and-secret" not in str(caught.value)
    assert wired.rows(messages) == []


def test_without_a_mailbox_there_is_nothing_to_poll(desk: Desk) -> None:
    with pytest.raises(UsageError, match="no mailbox is configured"):
        list(poll(desk.ws))


def test_a_server_that_is_down_loses_nothing(desk: Desk) -> None:
    configure(desk.folder, {"imap": {"host": "127.0.0.1", "port": 1, "tls": "none"}})
    desk.reopen()
    with pytest.raises(TransportError, match="could not connect"):
        list(poll(desk.ws))
    with desk.ws.read() as tx:
        assert polling.last_polled(desk.ws, tx) is None


class TestSending:
    """The outbox is drained; what cannot be sent now waits, what never can is marked."""

    @pytest.fixture
    def written(self, played: Desk) -> Desk:
        played.mail("Ondine", "I heal.")
        played.mail("Brask", "I heal.")
        return played

    def counts(self, desk: Desk) -> dict[str, int]:
        with desk.ws.read() as tx:
            return {status.value: count for status, count in mail_counts(tx).items()}

    def wire(self, desk: Desk, port: int) -> None:
        configure(desk.folder, {"smtp": {"host": "127.0.0.1", "port": port, "tls": "none"}})
        desk.reopen()

    def test_everything_is_sent_once(self, written: Desk) -> None:
        from smtp_sink import running

        with running() as sink:
            self.wire(written, sink.port)
            assert send(written.ws).text == "4 sent, 0 waiting, 0 failed."
            assert send(written.ws).text == "0 sent, 0 waiting, 0 failed."
        assert [to for _, to, _ in sink.accepted] == [
            ["ondine@example.org"],
            ["brask@example.org"],
        ] * 2
        assert {sender for sender, _, _ in sink.accepted} == {BOT}

    def test_a_server_that_is_down_leaves_it_in_the_outbox(self, written: Desk) -> None:
        self.wire(written, 1)
        done = send(written.ws)
        assert (done.sent, done.waiting, done.failed) == (0, 4, 0)
        assert "127.0.0.1:1" in done.problem
        assert self.counts(written) == {"waiting": 4}

    def test_a_server_that_was_down_gets_it_as_soon_as_it_is_back(self, written: Desk) -> None:
        from smtp_sink import running

        self.wire(written, 1)
        send(written.ws)
        with running() as sink:
            self.wire(written, sink.port)
            assert send(written.ws).sent == 4

    def test_a_refusal_for_good_is_marked_and_the_others_go_on(self, desk: Desk) -> None:
        from smtp_sink import running

        from gamemaster.service.games.roster import add_person

        add_person(desk.ws, "Tarn <550-gone@example.org>", (), ())
        desk.mail("Tarn", "I join.", sender="Tarn <550-gone@example.org>")
        desk.mail("Ondine", "I join.")
        with running() as sink:
            self.wire(desk, sink.port)
            done = send(desk.ws)
        # what waits is the notice of it to the game master
        assert (done.sent, done.failed, done.waiting) == (1, 1, 1)
        assert "550" in done.problem
        (finding,) = [f for f in examine(desk.folder, lambda: desk.now) if f.what == "outgoing"]
        assert not finding.ok

    def test_without_a_server_it_waits(self, written: Desk) -> None:
        done = send(written.ws)
        assert (done.sent, done.waiting) == (0, 4)
        assert "No server is configured" in done.problem
