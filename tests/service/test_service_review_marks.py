"""Whose word counts on a draft: its game master's, under its mark, once, while nobody else knows it."""

from datetime import timedelta

import pytest
from review_kit import answered, published, status
from service_kit import (
    BOT,
    GM,
    LIST,
    Desk,
    address,
    configure,
    new_game,
    outcomes,
)


@pytest.mark.parametrize("who", ["Ondine", "Quillon"])
def test_nobody_else_decides_even_with_the_mark(due: Desk, who: str) -> None:
    token = due.token()
    taken = due.reply("approve", token, who=who)
    assert taken.data["status"] == "ignored"
    assert "not from its game master" in taken.data["reason"]
    assert (status(due), published(due)) == (["draft"], [])
    assert f"A mail from {address(who)} bears the mark of your draft" in answered(due)
    assert {letter.recipients for letter in due.letters()} <= {(address(GM),)}
    assert due.reply("approve", token).data["status"] == "ignored"
    due.reply("approve")
    assert published(due) == [(LIST,)]


def test_a_machine_that_answers_drafts_from_another_address_gets_no_draft_for_ever(due: Desk) -> None:
    configure(due.folder, {"mail": {"daily_limit": 2}})
    due.reopen()
    for _ in range(5):
        due.reply("I am on holiday.", who="Quillon")
    assert len([one for one in due.every_letter("review") if "draft of report" in one.subject]) == 3
    due.reply("approve")
    assert published(due) == [(LIST,)]


@pytest.mark.parametrize(
    "sender",
    ["Sir Hale via rpg <zed@lists.example.org>", "zed@lists.example.org", f"Sir Hale via rpg <{LIST}>"],
)
def test_a_reply_that_only_another_field_says_is_the_masters_decides_nothing(due: Desk, sender: str) -> None:
    due.reply("approve", sender=sender, fields=[f"Reply-To: {address(GM)}"])
    assert (status(due), published(due)) == (["draft"], [])
    due.reply("approve")
    assert published(due) == [(LIST,)]


def test_a_reply_that_somebody_else_has_sent_on_decides_nothing(due: Desk) -> None:
    token = due.token()
    taken = due.reply("approve", fields=[f"Resent-From: {address('Brask')}"])
    assert taken.data["status"] == "done"
    assert (status(due), published(due)) == (["draft"], [])
    assert "Somebody else has sent your reply on" in answered(due)
    assert due.reply("approve", token).data["status"] == "ignored"
    due.reply("approve")
    assert published(due) == [(LIST,)]


def under(mark: str) -> str:
    return f"Re: [review {mark}] Agora RPG: draft"


@pytest.mark.parametrize("mark", ["", "0" * 40], ids=["the mark", "no mark of ours"])
def test_a_player_who_answers_under_the_mark_on_the_list_is_heard(due: Desk, mark: str) -> None:
    """A draft may have been sent to the list by mistake, and its thread goes on there."""
    subject = under(mark or due.token())
    assert outcomes(due.mail("Brask", "I move to Healer.", subject=subject, by_list=LIST)) == ["applied move"]
    assert (status(due), published(due)) == (["draft"], [])
    # everybody on the list has read the mark
    assert due.reply("approve", subject=subject).data["status"] == "ignored"
    assert published(due) == []
    due.reply("approve")
    assert published(due) == [(LIST,)]


def test_the_game_master_of_another_game_is_heard_under_the_mark(due: Desk) -> None:
    new_game(due.ws, "tower", gm="Mirelle <mirelle@example.org>", lists=("tower@lists.example.org",))
    assert outcomes(due.mail("Mirelle", "I join.", subject=under(due.token()))) == ["applied join"]


def test_a_draft_that_comes_back_is_an_item(due: Desk) -> None:
    """Some servers put the subject of the mail into that of its return."""
    (letter,) = due.every_letter("review")
    fields = ("Return-Path: <>", "Auto-Submitted: auto-replied")
    text = f"Action: failed\nStatus: 5.1.1\n\nMessage-ID: {letter.field('Message-ID')}"
    taken = due.reply(text, who="Mail System", subject=f"Undeliverable: {letter.subject}", fields=fields)
    assert taken.data["reason"] == "a mail of ours came back"
    assert f"Mail to {GM}" in due.questions()[-1]["say"]


@pytest.mark.parametrize("text", ["1a approve", "well"])
def test_a_decision_that_went_to_a_list_too_voids_its_mark(due: Desk, text: str) -> None:
    """Everybody has read it, and could write in the game master's name, whichever copy comes first."""
    token = due.token()
    cc = (f"Cc: {LIST}",)
    assert due.reply(text, token, fields=cc).data["reason"] == "a decision that was sent to a list"
    assert (published(due), len(due.questions())) == ([], 1)
    assert due.reply("approve", token).data["status"] == "ignored"
    due.reply("approve")
    assert published(due) == [(LIST,)]


@pytest.mark.parametrize("text", ["well", "9a", "1a\nvoid ghost because it is none"])
def test_a_mark_that_was_not_used_and_that_others_have_read_is_void(due: Desk, text: str) -> None:
    token = due.token()
    due.reply(text, token, fields=("Cc: Hale <HALE@example.org>",))
    assert "the mark still holds" in answered(due)
    due.reply(text, token, fields=("Cc: Brask <brask@example.org>",))
    assert "Others could read the mark" in answered(due)
    assert (due.reply("approve", token).data["status"], published(due)) == ("ignored", [])
    due.reply("approve", fields=("Cc: Brask <brask@example.org>",))
    assert published(due) == [(LIST,)]


def test_a_decision_under_the_id_of_another_message_is_answered(due: Desk) -> None:
    due.mail("Brask", "I move to Healer.", message_id="same@example.org")
    token = due.token()
    due.reply("approve", token, message_id="same@example.org")
    assert published(due) == []
    assert "Nothing was done" in answered(due)
    due.reply("approve", token)


def test_the_game_master_of_another_game_does_not_decide(due: Desk) -> None:
    new_game(due.ws, "tower", gm="Mirelle <mirelle@example.org>", lists=("tower@lists.example.org",))
    assert due.reply("approve", who="Mirelle").data["status"] == "ignored"
    assert published(due) == []


@pytest.mark.parametrize("token", ["0" * 40, "f" * 16])
def test_a_wrong_mark_does_nothing(due: Desk, token: str) -> None:
    assert due.reply("approve", token).data["status"] == "ignored"
    assert (status(due), published(due)) == (["draft"], [])
    assert "not valid" in answered(due)


def test_a_used_mark_does_nothing_and_the_report_goes_out_once(due: Desk) -> None:
    token = due.token()
    due.reply("approve", token)
    assert due.reply("approve", token).data["status"] == "ignored"
    assert published(due) == [(LIST,)]
    due.proven()


def test_the_same_order_delivered_twice_is_one(due: Desk) -> None:
    raw = due.compose(GM, "approve", to=BOT, subject=f"Re: [review {due.token()}] x")
    due.deliver(raw)
    assert due.deliver(raw).data["status"] == "duplicate"
    assert published(due) == [(LIST,)]


def test_a_mark_that_is_too_old_does_nothing(due: Desk) -> None:
    token = due.token()
    due.now += timedelta(days=31)
    assert due.reply("approve", token).data["status"] == "ignored"
    assert published(due) == []


def test_the_mark_survives_a_change_of_case_and_a_folded_subject(due: Desk) -> None:
    due.reply("approve", subject=f"AW: Re: [REVIEW\n {due.token().upper()}] Agora RPG")
    assert published(due) == [(LIST,)]
