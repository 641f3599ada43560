"""Mail in and out: raw messages, cursors, quarantine; the outbox with its claims and its patience."""

import re
import threading
from datetime import UTC, datetime, timedelta

import pytest

from gamemaster.store.database import Database
from gamemaster.store.mailboxes import Cursor, advance_cursor, load_cursor
from gamemaster.store.messages import (
    Arrival,
    Known,
    Status,
    message,
    message_counts,
    messages_with,
    quarantine_message,
    raw_message,
    retry_message,
    same_messages,
    settle_message,
    store_message,
)
from gamemaster.store.outbox import (
    LEASE,
    Letter,
    Mail,
    MailStatus,
    claim_mail,
    defer_mail,
    enqueue,
    fail_mail,
    keep_mail,
    mail_by_message_id,
    mail_counts,
    mail_with,
    mark_sent,
    release_mail,
    retry_delay,
    retry_mail,
)
from gamemaster.store.outbox import TRIES as SENDING_TRIES

_NOW = datetime(2009, 10, 26, 14, 5, tzinfo=UTC)
_MINUTE = timedelta(minutes=1)
_ARRIVAL = Arrival(
    "<1@ondine.example>", "d1", b"From: Ondine\r\n\r\n\xff\x00", _NOW, _NOW - 3 * _MINUTE, _NOW - 2 * _MINUTE,
    _NOW - _MINUTE, "imap INBOX 7/12",
)  # fmt: skip
_LETTER = Letter("rpg", "receipt", ("ondine@home.example",), "Referee <gm@games.example>", "entry 1")


def _write(message_id: str) -> bytes:
    return f"Message-ID: {message_id}\r\n\r\nWell met.\r\n".encode()


def _enqueue(database: Database, count: int = 1) -> list[Mail]:
    with database.write() as conn:
        return [enqueue(conn, _LETTER, _write, instance="a1b2", now=_NOW) for _ in range(count)]


def _claim(database: Database, now: datetime = _NOW, limit: int = 20) -> list[Mail]:
    with database.write() as conn:
        return claim_mail(conn, now, limit)


def test_a_message_comes_back_as_it_arrived(database: Database) -> None:
    with database.write() as conn:
        number = store_message(conn, _ARRIVAL)
    expected = Known(
        number, "<1@ondine.example>", "d1", _NOW, _ARRIVAL.date, _ARRIVAL.arrived, _ARRIVAL.stored,
        "imap INBOX 7/12", Status.NEW, "", None, 0, "",
    )  # fmt: skip
    with database.read() as conn:
        assert message(conn, number) == expected
        assert raw_message(conn, number) == _ARRIVAL.raw
        assert messages_with(conn, Status.NEW) == [expected]
        assert message(conn, number + 1) is raw_message(conn, number + 1) is None


def test_messages_are_known_by_id_or_by_digest(database: Database) -> None:
    with database.write() as conn:
        first = store_message(conn, _ARRIVAL)
        same_words = store_message(conn, _ARRIVAL._replace(message_id="<2@ondine.example>"))
        other = store_message(conn, _ARRIVAL._replace(digest="d2"))
        store_message(conn, _ARRIVAL._replace(message_id="<3@brask.example>", digest="d3"))
        assert [k.id for k in same_messages(conn, "<1@ondine.example>", "d1")] == [first, same_words, other]
        assert [k.id for k in same_messages(conn, "<9@ondine.example>", "d2")] == [other]
        assert same_messages(conn, "<9@ondine.example>", "d9") == []


def test_what_became_of_a_message_is_kept(database: Database) -> None:
    with database.write() as conn:
        first = store_message(conn, _ARRIVAL)
        second = store_message(conn, _ARRIVAL)
        settle_message(conn, first, Status.DONE)
        settle_message(conn, second, Status.DUPLICATE, "came by two lists", first)
        known = message(conn, second)
        assert known is not None
        assert (known.status, known.reason, known.duplicate_of) == (
            Status.DUPLICATE,
            "came by two lists",
            first,
        )
        assert message_counts(conn) == {Status.DONE: 1, Status.DUPLICATE: 1}


def test_a_message_that_breaks_its_processing_is_set_aside(database: Database) -> None:
    with database.write() as conn:
        number = store_message(conn, _ARRIVAL)
        quarantine_message(conn, number, "Traceback 1", "it broke")
        (known,) = messages_with(conn, Status.QUARANTINED)
        assert (known.attempts, known.traceback, known.reason) == (1, "Traceback 1", "it broke")
        assert retry_message(conn, number)
        assert not retry_message(conn, number)
        (known,) = messages_with(conn, Status.NEW)
        assert (known.attempts, known.traceback, known.reason) == (0, "", "")


def test_a_cursor_moves_forward_only(database: Database) -> None:
    with database.write() as conn:
        assert load_cursor(conn, "gm INBOX") is None
        assert advance_cursor(conn, Cursor("gm INBOX", 7, 12))
        assert not advance_cursor(conn, Cursor("gm INBOX", 7, 12))
        assert not advance_cursor(conn, Cursor("gm INBOX", 7, 11))
        assert load_cursor(conn, "gm INBOX") == Cursor("gm INBOX", 7, 12)
        assert advance_cursor(conn, Cursor("gm INBOX", 7, 40))
        assert advance_cursor(conn, Cursor("gm Archive", 7, 1))
        # the server has numbered the mailbox anew
        assert advance_cursor(conn, Cursor("gm INBOX", 8, 1))
        assert load_cursor(conn, "gm INBOX") == Cursor("gm INBOX", 8, 1)


def test_cursor_and_message_are_lost_together(database: Database) -> None:
    def interrupted() -> None:
        with database.write() as conn:
            advance_cursor(conn, Cursor("gm INBOX", 7, 12))
            store_message(conn, _ARRIVAL)
            raise InterruptedError

    with pytest.raises(InterruptedError):
        interrupted()
    with database.read() as conn:
        assert load_cursor(conn, "gm INBOX") is None
        assert same_messages(conn, "<1@ondine.example>", "d1") == []


def test_two_pollers_take_each_message_in_once(database: Database) -> None:
    taken: list[int] = []

    def poll() -> None:
        for uid in range(1, 16):
            with database.write() as conn:
                if advance_cursor(conn, Cursor("gm INBOX", 7, uid)):
                    store_message(conn, _ARRIVAL._replace(message_id=f"<{uid}@ondine.example>"))
                    taken.append(uid)

    pollers = [threading.Thread(target=poll) for _ in range(2)]
    for poller in pollers:
        poller.start()
    for poller in pollers:
        poller.join()
    assert sorted(taken) == sorted(set(taken))
    with database.read() as conn:
        assert message_counts(conn) == {Status.NEW: len(taken)}


def test_mail_is_queued_under_an_id_that_tells_nothing(database: Database) -> None:
    first, second = _enqueue(database, 2)
    assert re.fullmatch(r"<[0-9a-f]{24}\.a1b2@games\.example>", first.message_id)
    assert first.message_id != second.message_id
    assert first.raw == _write(first.message_id)
    with database.read() as conn:
        assert mail_by_message_id(conn, first.message_id) == first
        assert mail_by_message_id(conn, "<9@elsewhere.example>") is None
        assert mail_with(conn, MailStatus.WAITING) == [first, second]


def test_a_mail_that_cannot_be_written_is_not_queued(database: Database) -> None:
    def fail(_: str) -> bytes:
        raise ValueError

    with pytest.raises(ValueError), database.write() as conn:  # noqa: PT011
        enqueue(conn, _LETTER, fail, instance="a1b2", now=_NOW)
    with database.read() as conn:
        assert mail_counts(conn) == {}


def test_mail_in_hand_is_not_given_out_again(database: Database) -> None:
    mails = _enqueue(database, 3)
    first = _claim(database, limit=2)
    assert [mail.id for mail in first] == [mail.id for mail in mails[:2]]
    assert [mail.id for mail in _claim(database)] == [mails[2].id]
    assert _claim(database, _NOW + LEASE - _MINUTE) == []


def test_two_senders_never_get_the_same_mail(database: Database) -> None:
    _enqueue(database, 30)
    given: list[int] = []

    def send() -> None:
        while mails := _claim(database, limit=4):
            given.extend(mail.id for mail in mails)

    senders = [threading.Thread(target=send) for _ in range(3)]
    for sender in senders:
        sender.start()
    for sender in senders:
        sender.join()
    assert sorted(given) == sorted(set(given))
    assert len(given) == 30


def test_what_a_dead_sender_had_in_hand_goes_out_again_unchanged(database: Database) -> None:
    (queued,) = _enqueue(database)
    (dead,) = _claim(database)
    (again,) = _claim(database, _NOW + LEASE)
    assert (again.raw, again.message_id) == (queued.raw, queued.message_id)
    with database.write() as conn:
        # the first sender was only slow; its word does not count any more
        assert not mark_sent(conn, dead, _NOW)
        assert not fail_mail(conn, dead, "refused")
        assert mark_sent(conn, again, _NOW + LEASE)
        (sent,) = mail_with(conn, MailStatus.SENT)
    assert (sent.sent_at, sent.attempts, sent.claim) == (_NOW + LEASE, 1, None)


def test_a_claim_is_kept_until_another_sender_has_the_mail(database: Database) -> None:
    _enqueue(database)
    (mail,) = _claim(database)
    with database.write() as conn:
        assert keep_mail(conn, mail, _NOW + LEASE - _MINUTE)
    assert _claim(database, _NOW + LEASE) == []
    (again,) = _claim(database, _NOW + 2 * LEASE)
    with database.write() as conn:
        assert not keep_mail(conn, mail, _NOW + 2 * LEASE)
        assert keep_mail(conn, again, _NOW + 2 * LEASE)


def test_sent_mail_is_not_sent_again(database: Database) -> None:
    _enqueue(database)
    with database.write() as conn:
        (mail,) = claim_mail(conn, _NOW)
        assert mark_sent(conn, mail, _NOW)
        assert not mark_sent(conn, mail, _NOW)
    assert _claim(database, _NOW + 10 * LEASE) == []


def test_deferred_mail_waits_longer_each_time(database: Database) -> None:
    _enqueue(database)
    now = _NOW
    for attempts in range(1, 4):
        (mail,) = _claim(database, now)
        with database.write() as conn:
            assert defer_mail(conn, mail, now, f"451 later {attempts}") is MailStatus.WAITING
            (waiting,) = mail_with(conn, MailStatus.WAITING)
            assert waiting.next_at == now + retry_delay(attempts)
        assert (waiting.attempts, waiting.error) == (attempts, f"451 later {attempts}")
        assert _claim(database, waiting.next_at - timedelta(microseconds=1)) == []
        now = waiting.next_at
    assert len(_claim(database, now)) == 1


def test_patience_lasts_five_days(database: Database) -> None:
    delays = [retry_delay(attempts) for attempts in range(1, SENDING_TRIES)]
    assert sum(delays, timedelta()) >= timedelta(days=5)
    assert max(delays) == retry_delay(10_000) == timedelta(hours=4)
    assert [delay // timedelta(minutes=1) for delay in delays[:10]] == [1, 2, 4, 8, 16, 32, 64, 128, 240, 240]
    (mail,) = [*map(_last_try, _enqueue(database))]
    with database.write() as conn:
        (claimed,) = claim_mail(conn, _NOW)
        last = claimed._replace(attempts=mail.attempts)
        assert defer_mail(conn, last, _NOW, "451 later") is MailStatus.FAILED
        assert mail_counts(conn) == {MailStatus.FAILED: 1}
    assert _claim(database, _NOW + timedelta(days=9)) == []


def _last_try(mail: Mail) -> Mail:
    return mail._replace(attempts=SENDING_TRIES - 1)


def test_refused_mail_can_be_tried_again_by_hand(database: Database) -> None:
    (queued,) = _enqueue(database)
    with database.write() as conn:
        (mail,) = claim_mail(conn, _NOW)
        assert not retry_mail(conn, mail.id, _NOW)
        assert fail_mail(conn, mail, "550 nobody here")
        (failed,) = mail_with(conn, MailStatus.FAILED)
        assert failed.error == "550 nobody here"
        assert retry_mail(conn, mail.id, _NOW + LEASE)
    assert [mail.id for mail in _claim(database, _NOW + LEASE)] == [queued.id]


def test_mail_given_back_is_due_at_once(database: Database) -> None:
    _enqueue(database, 2)
    mails = _claim(database)
    with database.write() as conn:
        release_mail(conn, mails[1:])
    assert [mail.id for mail in _claim(database)] == [mails[1].id]
