"""What tells a copy of a message from the same words said anew, where the mail itself says little."""

from datetime import timedelta

import pytest
from service_kit import BOT, LIST, Desk, asked, new_game, outcomes

from gamemaster.mail.message import parse
from gamemaster.service.messages.results import Taken
from gamemaster.service.messages.sorting import letter

HEAL = "I move to Healer."
DAY = 24 * 60


def undated(desk: Desk, minutes: float = 1, date: str = "", **how: str) -> Taken:
    return desk.mail("Ondine", HEAL, date=date, by_list=LIST, minutes=minutes, **how)


def without_id(raw: bytes) -> bytes:
    return raw.replace(b"Message-ID:", b"X-Lost:")


@pytest.mark.parametrize("date", ["", "yesterday"], ids=["no Date", "no date in it"])
def test_the_same_words_on_another_day_are_said_anew(played: Desk, date: str) -> None:
    """A broken clock is no reason to lose a move; here the second is refused, as e is there already."""
    assert outcomes(undated(played, date=date)) == ["applied move"]
    assert outcomes(undated(played, minutes=DAY, date=date)) == ["refused move ALREADY_THERE"]


def test_without_an_id_either_they_are_said_anew(played: Desk) -> None:
    for minutes, found in ((1, "applied move"), (DAY, "refused move ALREADY_THERE")):
        played.now += timedelta(minutes=minutes)
        raw = played.compose("Ondine", HEAL, date="", by_list=LIST)
        assert outcomes(played.deliver(without_id(raw))) == [found]


def test_the_same_words_within_minutes_are_asked_about(played: Desk) -> None:
    undated(played)
    (number,) = asked(undated(played))
    assert "a second time" in played.questions()[0]["say"]
    played.rule(str(number), "b")
    assert len(played.history()) == 3


def test_the_same_id_or_the_same_bytes_are_a_copy(played: Desk) -> None:
    undated(played, message_id="one@example.org")
    assert undated(played, minutes=DAY, message_id="one@example.org").data["status"] == "duplicate"
    raw = without_id(played.compose("Brask", HEAL, date="", by_list=LIST))
    assert outcomes(played.deliver(raw)) == ["applied move"]
    played.now += timedelta(days=1)
    assert played.deliver(raw).data["status"] == "duplicate"


def test_mail_from_before_its_game_was_made_counts_when_it_is_taken_in_again(desk: Desk) -> None:
    """As when an archive was taken in too early."""
    tower = "tower@lists.example.org"
    raw = desk.compose("Ondine", "I join.", to=tower, by_list=tower)
    for status in ("ignored", "duplicate"):
        assert desk.deliver(raw).data["status"] == status
    new_game(desk.ws, "tower", lists=(tower,), discussion=())
    assert outcomes(desk.deliver(raw)) == ["applied join"]
    assert desk.deliver(raw).data["status"] == "duplicate"
    assert desk.people("tower") == ["Ondine"]


@pytest.mark.parametrize("again", [False, True], ids=["at once", "in another process"])
def test_what_a_mail_answers_is_what_was_said_first_under_the_id(played: Desk, again: bool) -> None:
    """Whoever writes under the Message-ID of another's mail puts no words into eir mouth."""
    played.mail("Ondine", HEAL, message_id="one@example.org")
    played.mail("Brask", "I give Brask 9 gold.", message_id="one@example.org")
    if again:
        played.reopen()
    answer = parse(played.compose("Ondine", "As I said.", fields=("In-Reply-To: <one@example.org>",)))
    with played.ws.read() as tx:
        (parent,) = letter(played.ws, tx, answer, "Ondine", True).thread
    assert (parent.sender, parent.text.strip()) == ("Ondine", HEAL)


def test_a_list_that_names_itself_by_its_id_alone_makes_a_copy_public(played: Desk) -> None:
    how = {"to": f"{LIST}, {BOT}", "message_id": "one@example.org"}
    raw = played.compose("Ondine", HEAL, by_list=LIST, **how)
    by_id = b"\r\n".join(line for line in raw.split(b"\r\n") if not line.startswith(b"List-Post"))
    alone = played.compose("Ondine", HEAL, to=BOT, message_id="one@example.org")
    assert outcomes(played.deliver(alone)) == ["refused move NOT_PUBLIC"]
    assert outcomes(played.deliver(by_id)) == ["applied move"]
    assert played.deliver(by_id).data["status"] == "duplicate"
