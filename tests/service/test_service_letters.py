"""Receipts, notices and corrections: who gets them, how many, and that no machine will answer them."""

from datetime import timedelta

import pytest
from service_kit import BOT, LIST, TALK, UNCLEAR, Desk, asked, configure

from gamemaster.core.people import Person
from gamemaster.reports.measure import COLUMNS
from gamemaster.service.letters import dispatching
from gamemaster.service.rounds.turning import tick
from gamemaster.store.outbox import claim_mail
from gamemaster.store.tables import entries, limits


def test_a_receipt_says_what_was_understood_and_what_is_left(played: Desk) -> None:
    played.mail("Ondine", "I move to Healer. I heal.", subject="a cure")
    (letter,) = played.letters()
    assert (letter.kind, letter.recipients) == ("receipt", ("ondine@example.org",))
    assert "DONE: move to Healer" in letter.words
    assert "REFUSED: heal" in letter.words
    assert "> I heal" in letter.body
    assert "Movement tokens left: 4" in letter.words
    assert max(map(len, letter.body.splitlines())) <= 72


def test_a_receipt_is_marked_so_that_no_machine_answers_it(played: Desk) -> None:
    played.mail("Ondine", "I move to Healer.", message_id="question@example.org")
    (letter,) = played.letters()
    assert letter.field("Auto-Submitted") == "auto-replied"
    assert letter.field("In-Reply-To") == "<question@example.org>"
    assert letter.message.sender.address == BOT
    assert letter.message.automatic == "own mail"
    assert played.deliver(letter.stored.raw).data["status"] == "ignored"


@pytest.mark.parametrize("field", ["Reply-To", "Sender", "Return-Path", "Disposition-Notification-To"])
def test_a_receipt_goes_to_the_registered_address_and_nowhere_else(played: Desk, field: str) -> None:
    played.mail("Ondine", "I move to Healer.", fields=[f"{field}: <trap@elsewhere.example>"])
    (letter,) = played.letters()
    assert letter.recipients == ("ondine@example.org",)
    assert b"trap@elsewhere.example" not in letter.stored.raw


def test_nothing_is_written_when_nothing_acted(played: Desk) -> None:
    played.mail("Ondine", "Good evening, everybody.")
    played.mail("Ondine", "The weather is fine.", to=TALK)
    assert played.letters() == []


def test_a_house_may_do_without_receipts(played: Desk) -> None:
    configure(played.folder, {"mail": {"receipts": False}})
    played.reopen()
    played.mail("Ondine", "I move to Healer.")
    assert played.letters() == []
    played.mail("Ondine", UNCLEAR)
    assert [letter.recipients for letter in played.letters()] == [("hale@example.org",)]


def test_nobody_gets_more_than_eir_share_on_one_day(played: Desk) -> None:
    configure(played.folder, {"mail": {"daily_limit": 2}})
    played.reopen()
    played.now += timedelta(days=1)
    for text in ("I heal.", "I explore.", "I heal.", "I explore.", "I heal."):
        played.mail("Ondine", text)
    days = [letter.stored.next_at.date() - played.now.date() for letter in played.letters(to="Ondine")]
    assert [day.days for day in days] == [0, 0, 1, 1, 2]
    played.mail("Brask", "I heal.")
    (receipt,) = played.letters(to="Brask")
    assert receipt.stored.next_at == played.now
    assert len(played.history()) == 2 + 6


def test_a_receipt_that_must_wait_for_the_next_day_is_announced_and_goes_out_then(played: Desk) -> None:
    configure(played.folder, {"mail": {"daily_limit": 2}})
    played.reopen()
    played.now += timedelta(days=1)
    for text in ("I heal.", "I explore.", "I move to Healer."):
        played.mail("Ondine", text)
    first, last, late = played.letters(to="Ondine")
    assert "the last receipt that you get today" not in first.words + late.words
    assert "the last receipt that you get today" in last.words
    assert late.stored.id not in sendable(played)
    played.now = late.stored.next_at
    assert late.stored.id in sendable(played)
    assert late.message.date == late.stored.next_at


def sendable(desk: Desk) -> list[int]:
    with desk.ws.write() as tx:
        return [mail.id for mail in claim_mail(tx, desk.now)]


def test_what_somebody_asks_for_takes_no_receipt_from_em(played: Desk) -> None:
    configure(played.folder, {"mail": {"daily_limit": 2}})
    played.reopen()
    played.now += timedelta(days=1)
    for subject, text in (("status", ""), ("test", "I heal."), ("help", ""), ("test", "I heal.")):
        played.mail("Ondine", text, to=BOT, subject=subject)
    assert len(played.letters(to="Ondine")) == 2
    played.mail("Ondine", "I move to Healer.")
    (receipt,) = played.letters(to="Ondine")
    assert receipt.stored.next_at == played.now


def test_a_notice_is_not_lost_on_a_full_day(played: Desk) -> None:
    configure(played.folder, {"mail": {"daily_limit": 1}})
    played.reopen()
    played.now += timedelta(days=1)
    for gold in (3, 4):
        played.adjust("Ondine", "gold", gold)
        played.rule("void", str(max(played.rows(entries), key=lambda row: row["seq"])["id"]))
    told = played.letters("notice", to="Ondine")
    assert [letter.stored.next_at.date().day - played.now.day for letter in told] == list(range(len(told)))
    assert len(told) > 1


def test_what_strangers_write_holds_back_nothing_that_players_did(played: Desk) -> None:
    configure(played.folder, {"mail": {"daily_limit": 2}})
    played.reopen()
    for stranger in ("Quillon", "Mirelle", "Tarn"):
        played.mail(stranger, "I join.")
    subjects = [letter.subject for letter in played.letters(to="hale@example.org")]
    assert ["Who is this?" in subject for subject in subjects] == [True, True]
    played.mail("Ondine", UNCLEAR)
    (question,) = played.letters("notice", "hale@example.org")
    assert "about a message of Ondine" in question.subject


def test_copies_and_forgeries_of_strangers_count_with_theirs(played: Desk) -> None:
    configure(played.folder, {"mail": {"daily_limit": 1}})
    played.reopen()
    played.mail("Ondine", "I move to Healer.", message_id="same@example.org")
    for text in ("I heal.", "I explore."):
        played.mail("Ondine", text, message_id="same@example.org")
    assert len(played.letters("notice", "hale@example.org")) == 1
    played.mail("Brask", UNCLEAR)
    assert len(played.letters("notice", "hale@example.org")) == 1


def test_a_reminder_goes_out_once_and_is_not_lost_on_a_full_day(played: Desk) -> None:
    configure(played.folder, {"mail": {"daily_limit": 1}})
    played.reopen()
    played.turn()
    played.now += timedelta(days=8)
    played.rule("void", "m2@example.org")
    assert len(played.letters("notice", "hale@example.org")) == 1
    tick(played.ws)
    assert "Reminder" in played.letters("notice", "hale@example.org")[0].subject


def test_counts_of_long_ago_are_forgotten_when_a_week_turns(played: Desk) -> None:
    played.turn()
    assert played.rows(limits) != []
    played.turn(played.now + timedelta(days=70))
    assert {row["day"] for row in played.rows(limits)} <= {played.now.date().isoformat()}


def test_the_limit_never_holds_back_a_review(played: Desk) -> None:
    configure(played.folder, {"mail": {"daily_limit": 1}})
    played.reopen()
    for _ in range(3):
        played.mail("Ondine", UNCLEAR)
    played.turn()
    played.reply("nonsense")
    assert len(played.every_letter("review", "Sir Hale")) == 2


def test_an_unclear_sentence_is_told_to_its_sender_and_asked_of_the_game_master(played: Desk) -> None:
    (number,) = asked(played.mail("Ondine", UNCLEAR, message_id="odd@example.org"))
    receipt, notice = played.letters()
    assert (receipt.kind, receipt.recipients) == ("receipt", ("ondine@example.org",))
    assert (notice.kind, notice.recipients) == ("notice", ("hale@example.org",))
    for letter in (receipt, notice):
        assert UNCLEAR.rstrip(".") in letter.words
        assert "Ondine: explore" in letter.words
    assert f"gamemaster rule rpg {number} a" in notice.words
    assert "<odd@example.org>" in notice.words
    assert notice.field("Auto-Submitted") == "auto-generated"


def test_a_person_without_an_address_gets_no_mail_and_breaks_nothing(played: Desk) -> None:
    with played.ws.write() as tx:
        played.ws.learn(tx, Person("Brask", ()))
    played.rule("void", "m2@example.org")
    assert played.people() == ["Ondine"]
    assert [letter.recipients for letter in played.letters()] == [("hale@example.org",)]


def test_nothing_but_an_approved_report_goes_to_a_list(played: Desk) -> None:
    for text in ("I move to Healer.", UNCLEAR, "I heal."):
        played.mail("Ondine", text, by_list=LIST)
        played.mail("Quillon", text, by_list=LIST)
    played.turn()
    assert {address for letter in played.every_letter() for address in letter.recipients} == {
        "ondine@example.org",
        "brask@example.org",
        "hale@example.org",
    }


def test_message_ids_never_repeat(played: Desk) -> None:
    for _ in range(3):
        played.mail("Ondine", "I heal.")
    ids = [letter.message.message_id for letter in played.every_letter()]
    assert len(set(ids)) == len(ids) == 5


@pytest.mark.parametrize("lead", [dispatching._CORRECTED, dispatching._WITHDRAWN])
def test_what_stands_before_a_corrected_letter_keeps_within_the_page(lead: str) -> None:
    assert max(map(len, lead.split("\n"))) <= COLUMNS


def test_help_names_a_value_that_can_be_asked_about_and_the_answer_has_a_line_for_each_thing(
    played: Desk,
) -> None:
    played.mail("Ondine", "help", to=BOT)
    (letter,) = played.letters(to="Ondine")
    asked = "why Ondine.level"
    assert f'Write "{asked}"' in letter.words
    played.mail("Ondine", asked, to=BOT)
    (letter,) = played.letters(to="Ondine")
    assert "\n  - happened: Ondine joined in Town Square with 5 movement tokens.\n" in letter.body
    played.mail("Ondine", "status", to=BOT)
    (letter,) = played.letters(to="Ondine")
    assert "\n  - Health 5 of 5, vitality 10 of 10.\n" in letter.body


def test_what_a_test_leaves_open_is_not_said_to_be_asked(played: Desk) -> None:
    played.mail("Ondine", UNCLEAR, to=BOT, subject="test")
    (letter,) = played.letters(to="Ondine")
    assert "This would be put to the Game Master" in letter.words
    assert "will decide" not in letter.words
