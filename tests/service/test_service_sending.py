"""Sending what waits: a slow server, a bad address among good ones, two senders at once."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from datetime import timedelta
from typing import Self

import pytest
from service_kit import Desk, address, configure

from gamemaster.mail.smtp import Deferred, Rejected, Result, Sent
from gamemaster.reports.render import Letter
from gamemaster.service.letters import delivery
from gamemaster.service.letters.letters import post
from gamemaster.store.outbox import MailStatus, mail_counts, mail_with


class Server:
    """Takes every mail but those to addresses it was told to answer otherwise; `before` runs at each."""

    def __init__(self) -> None:
        self.sent: list[str] = []
        self.answers: dict[str, Result] = {}
        self.before: Callable[[], object] = lambda: None
        self.gone = ""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None: ...

    def probe(self) -> str:
        return self.gone

    def send(self, _raw: bytes, _sender: str, recipients: Sequence[str]) -> Mapping[str, Result]:
        self.before()
        self.sent += recipients
        return {to: self.answers.get(to, Sent()) for to in recipients}


@pytest.fixture
def server(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> Server:
    configure(desk.folder, {"smtp": {"host": "127.0.0.1"}})
    desk.reopen()
    made = Server()
    monkeypatch.setattr(delivery, "Relay", lambda _settings: made)
    return made


def written(desk: Desk, count: int) -> list[str]:
    """So many mails wait, each to somebody else."""
    people = [address(f"p{n}") for n in range(count)]
    with desk.ws.write() as tx:
        for person in people:
            post(desk.ws, tx, "notice", (person,), Letter("hello", "hello"), cause=person)
    return people


def counts(desk: Desk) -> dict[MailStatus, int]:
    with desk.ws.read() as tx:
        return mail_counts(tx)


def test_a_slow_server_and_a_second_sender_send_each_mail_once(desk: Desk, server: Server) -> None:
    """Each mail takes a minute, and after some of them cron starts another sender."""
    people = written(desk, 15)
    other = desk.open()

    def slow() -> None:
        desk.now += timedelta(minutes=1)
        if desk.now.minute % 5 == 0:
            before, server.before = server.before, lambda: None
            delivery.send(other)
            server.before = before

    server.before = slow
    delivery.send(desk.ws)
    other.close()
    assert Counter(server.sent) == Counter(people)
    assert counts(desk) == {MailStatus.SENT: 15}


@pytest.mark.parametrize("answer", [Rejected("550 no such user"), Deferred("451 later")])
def test_one_bad_address_does_not_make_the_others_wait(
    desk: Desk, server: Server, answer: Rejected | Deferred
) -> None:
    people = written(desk, 45)
    server.answers[people[0]] = answer
    done = delivery.send(desk.ws)
    assert (done.sent, done.problem) == (44, answer.reason)


def test_a_server_that_takes_nothing_is_left_alone_after_a_while(desk: Desk, server: Server) -> None:
    people = written(desk, 45)
    server.answers = dict.fromkeys(people, Deferred("451 later"))
    assert delivery.send(desk.ws).deferred == 20


def test_a_server_that_goes_down_uses_up_the_try_of_no_other_mail(desk: Desk, server: Server) -> None:
    people = written(desk, 5)
    server.answers[people[1]] = Deferred("broken off: no answer in time")

    def down() -> None:
        server.gone = "no answer in time" if len(server.sent) == 1 else ""

    server.before = down
    done = delivery.send(desk.ws)
    assert (done.sent, done.deferred, done.waiting, done.problem) == (1, 1, 4, "no answer in time")
    server.before, server.gone = lambda: None, ""
    assert delivery.send(desk.ws).sent == 3
    assert server.sent == people
    with desk.ws.read() as tx:
        assert [mail.attempts for mail in mail_with(tx, MailStatus.WAITING)] == [1]
