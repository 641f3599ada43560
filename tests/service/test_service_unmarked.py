"""What the game master writes to the program without the mark of a draft: nothing is done, and e is told."""

import pytest
from service_kit import BOT, GM, LIST, UNCLEAR, Desk, configure, new_game

from gamemaster.store.outbox import Mail


@pytest.fixture
def due(played: Desk) -> Desk:
    """A draft with one open question lies with the game master."""
    played.mail("Ondine", UNCLEAR)
    played.turn()
    played.letters()
    return played


def told(desk: Desk) -> str:
    """What the game master was told since the last look, in one letter."""
    (letter,) = desk.letters(to="hale@example.org")
    assert letter.field("Auto-Submitted") == "auto-replied"
    return letter.words


@pytest.mark.parametrize(
    "text", ["approve", "1a", "hold", "1a\napprove\n\n> a draft", "void m1@x because it is"]
)
def test_orders_without_the_mark_are_answered_and_do_nothing(due: Desk, text: str) -> None:
    before = due.history()
    taken = due.mail(GM, text, to=BOT, subject="Re: Agora RPG: draft of report 1")
    assert taken.data["reason"] == "a decision without the mark of a draft"
    words = told(due)
    assert f'"{text.splitlines()[0]}' in words
    assert 'reply to the mail "draft of report 1", and leave its subject as it is' in words
    assert "approve, hold, an answer such as 1a" in words
    assert (due.history(), len(due.questions()), due.letters("report")) == (before, 1, [])


def test_without_a_draft_the_command_line_is_offered(played: Desk) -> None:
    played.mail("Ondine", UNCLEAR)
    played.letters()
    played.mail(GM, "1a", to=BOT, subject="Re: 1 question for you")
    assert "gamemaster rule rpg QUESTION ANSWER" in told(played)


@pytest.mark.parametrize("text", ["I approve of it!", "fine by me", "Thanks", "approve this"])
def test_what_nobody_understands_is_answered_too(due: Desk, text: str) -> None:
    due.mail(GM, text, to=BOT, subject="Re: draft")
    assert "No move was found in your message, and no decision" in told(due)


def test_what_is_not_understood_under_the_mark_is_answered_with_what_would_be(due: Desk) -> None:
    due.reply("looks good")
    assert "approve, hold, an answer such as 1a" in told(due)


def test_each_game_of_the_master_is_named(due: Desk) -> None:
    new_game(due.ws, "tower", lists=("tower@lists.example.org",))
    due.mail(GM, "approve", to=BOT, subject="draft")
    words = told(due)
    assert "Agora RPG: reply to" in words
    assert "Tower: no draft waits" in words


def test_players_are_not_told_of_decisions(due: Desk) -> None:
    for who in ("Ondine", "Quillon"):
        due.mail(who, "approve", to=BOT, subject="draft")
    assert not any("mark of a draft" in letter.words for letter in due.letters())


@pytest.mark.parametrize("to", [LIST, f"{LIST}, {BOT}", f"{BOT}, Brask <brask@example.org>"])
def test_what_goes_to_others_too_is_no_mail_to_the_program(due: Desk, to: str) -> None:
    due.mail(GM, "Good morning, all.", to=to)
    assert due.letters() == []


def test_a_game_master_who_plays_in_eir_own_game_is_answered_as_its_master(due: Desk) -> None:
    due.mail(GM, "I join.")
    due.letters()
    due.mail(GM, "approve", to=BOT, subject="Re: draft")
    assert '"approve" decides nothing' in told(due)
    assert len(due.questions()) == 1
    due.mail(GM, "status", to=BOT)
    assert "You are at Town Square" in told(due)


def test_what_a_game_master_who_plays_a_game_of_private_acts_writes_may_be_a_move(due: Desk) -> None:
    """That none was found, the receipt of that game tells."""
    new_game(
        due.ws, "town", contract="werewolves", lists=("town@lists.example.org",), gm="Mirelle <m@example.org>"
    )
    due.mail(GM, "I join.", to="town@lists.example.org")
    due.letters()
    due.mail(GM, "Well, well.", to=BOT, subject="draft")
    assert "No action was found in it" in told(due)


def test_a_machine_that_answers_the_answer_is_not_answered(due: Desk) -> None:
    away = "I am on holiday until Friday."
    due.mail(GM, away, to=BOT, subject="Re: draft")
    (letter,) = due.letters(to="hale@example.org")
    for _ in range(3):
        due.mail(GM, away, to=BOT, subject=f"Re: {letter.subject}", fields=answering(letter.stored))
    assert due.letters() == []
    due.mail(GM, "approve", to=BOT, subject="Re: well", fields=answering(letter.stored))
    assert len(due.letters(to="hale@example.org")) == 1


def answering(mail: Mail) -> tuple[str, ...]:
    return (f"In-Reply-To: {mail.message_id}",)


def test_a_machine_that_answers_under_the_mark_is_answered_so_often_a_day(due: Desk) -> None:
    configure(due.folder, {"mail": {"daily_limit": 2}})
    due.reopen()
    for _ in range(4):
        due.reply("I am on holiday until Friday.")
    refusals = [one for one in due.every_letter("review") if "not done" in one.subject]
    assert len(refusals) == 2
    due.reply("approve")
    assert len(due.every_letter("report")) == 1
