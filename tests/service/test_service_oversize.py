"""Mail that is too large to be fetched: no move in it is guessed at, and none passed over."""

from datetime import timedelta

from service_kit import BOT, GAME, Desk, asked, new_game

from gamemaster.mail.files import RawMail
from gamemaster.service.messages.results import Taken
from gamemaster.service.rounds.intake import take
from gamemaster.service.ruling.rereading import reread

TOO_LARGE = "too large or too broken to be read"


def header_of(desk: Desk, who: str, **how: str) -> Taken:
    """A message comes of which no more than the header is fetched."""
    head, _, _ = desk.compose(who, "", **how).partition(b"\r\n\r\n")
    return take(desk.ws, RawMail(head + b"\r\n\r\n", "box;uid=7", None), whole=False)


def test_the_sender_and_the_game_master_are_told(played: Desk) -> None:
    assert len(asked(header_of(played, "Ondine", subject="my moves"))) == 1
    assert TOO_LARGE in played.questions()[0]["say"]
    receipt, notice = played.letters()
    assert (receipt.recipients, notice.recipients) == (("ondine@example.org",), ("hale@example.org",))
    assert TOO_LARGE in receipt.words
    assert TOO_LARGE in notice.words


def test_whoever_sent_it_is_found_out_first_and_it_is_still_unread_then(played: Desk) -> None:
    (number,) = asked(header_of(played, "Ondine", sender="Ondine <elsewhere@example.org>"))
    played.rule(str(number), played.letter_of(number, "also writes from"))
    (question,) = played.questions()
    assert TOO_LARGE in question["say"]


def test_reading_it_again_finds_it_still_unread(played: Desk) -> None:
    header_of(played, "Ondine")
    assert reread(played.ws, GAME, (), "", dry_run=True) == []


def test_two_of_one_subject_on_two_lists_are_no_copies(played: Desk) -> None:
    """Of what they say nothing is known."""
    lists = ("east@lists.example.org", "west@lists.example.org")
    new_game(played.ws, "wide", lists=lists)
    for address in lists:
        played.now += timedelta(hours=2)
        assert len(asked(header_of(played, "Ondine", to=address))) == 1


def test_a_reply_of_the_game_master_is_told_as_what_it_is(played: Desk) -> None:
    played.turn()
    token = played.token()
    header_of(played, "Sir Hale", subject=f"Re: [review {token}] draft", to=BOT)
    assert "Your reply is too large or too broken to be read" in played.every_letter("review")[-1].words
    played.reply("approve", token)
    assert len(played.every_letter("report")) == 1
