"""A mail that a mailbox took in long after its Date: nobody back-dates a move unseen."""

from datetime import timedelta

from service_kit import BOT, LIST, Desk, hour

from gamemaster.mail.files import RawMail
from gamemaster.service.rounds.intake import take
from gamemaster.service.rounds.polling import mailbox_name
from gamemaster.store.mailboxes import Cursor


def polled(desk: Desk, raw: bytes, uid: int = 1) -> dict[str, object]:
    """As the mailbox hands it over, stamped with the present time."""
    cursor = Cursor(mailbox_name(desk.ws), 7, uid)
    return take(desk.ws, RawMail(raw, "test", desk.now), cursor).data


def test_a_back_dated_mail_that_no_list_stamped_takes_effect_when_it_came(played: Desk) -> None:
    played.now = hour(40)
    data = polled(played, played.compose("Ondine", "I move to Healer.", date=hour(2)))
    assert data["at"] == played.now.strftime("%Y-%m-%dT%H:%M:%SZ")
    assert "far apart" in str(data["reason"])


def test_the_game_master_hears_of_a_mail_the_list_stamped_long_ago(played: Desk) -> None:
    played.now = hour(40)
    raw = played.compose("Ondine", "I move to Healer.", date=hour(2), by_list=LIST, arrived=hour(2))
    data = polled(played, raw)
    assert data["at"] == hour(2).strftime("%Y-%m-%dT%H:%M:%SZ")
    told = [letter for letter in played.letters() if letter.recipients == ("hale@example.org",)]
    assert any("was read only now" in " ".join(letter.words.split()) for letter in told)


def test_a_list_s_marks_on_a_mail_sent_to_us_alone_prove_nothing(played: Desk) -> None:
    raw = played.compose("Ondine", "I move to Healer.", by_list=LIST).replace(
        f"To: {LIST}".encode(), b"To: gamemaster@localhost"
    )
    data = polled(played, raw)
    assert data["actions"] == []
    assert len(played.questions()) == 1


def test_nor_does_the_id_of_a_list_alone(played: Desk) -> None:
    raw = played.compose("Ondine", "I move to Healer.", to=BOT, fields=("List-Id: <rpg.lists.example.org>",))
    assert polled(played, raw)["actions"] == []
    assert len(played.questions()) == 1


def test_in_time_nobody_is_troubled(played: Desk) -> None:
    played.now += timedelta(hours=1)
    raw = played.compose("Ondine", "I move to Healer.", by_list=LIST, arrived=played.now)
    polled(played, raw)
    assert [letter.recipients for letter in played.letters()] == [("ondine@example.org",)]
