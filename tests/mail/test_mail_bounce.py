"""What a returned mail says, however its server writes it."""

from gamemaster.mail.bounce import read_bounce
from gamemaster.mail.limits import Limits

HEAD = b"From: mailer-daemon@example.org\r\nSubject: Undelivered\r\n"


def test_a_plain_old_bounce_quotes_the_mail() -> None:
    found = read_bounce(HEAD + b"\r\nSorry.\r\n\r\nMessage-ID: <17ab.cd@localhost>\r\nTo: a@b.example\r\n")
    assert "17ab.cd@localhost" in found.message_ids
    assert (found.status, found.final) == ("", True)


def test_a_report_says_how_it_ended() -> None:
    text = b"Action: %s\nStatus: 4.4.1\n\nMessage-ID: <x@localhost>\n"
    assert not read_bounce(HEAD + b"\n" + text % b"delayed").final
    assert not read_bounce(HEAD + b"\n" + text % b"relayed").final
    found = read_bounce(HEAD + b"\n" + text % b"failed")
    assert (found.final, found.status) == (True, "4.4.1")


def test_one_recipient_of_several_is_enough() -> None:
    assert read_bounce(HEAD + b"\nAction: delayed\n\nAction: failed\n").final


def test_no_bytes_at_all_and_very_many_are_read_as_well() -> None:
    assert read_bounce(b"").message_ids == ()
    many = b"".join(b"<%d@localhost>\n" % n for n in range(10_000))
    assert len(read_bounce(HEAD + b"\n" + many, Limits(max_bytes=20_000)).message_ids) == 50
