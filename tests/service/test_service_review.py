"""The game master reviews by mail: whole orders, one use a mark, and no text that e has not seen."""

from datetime import timedelta

import pytest
from review_kit import answered, published, status
from service_kit import (
    GAME,
    GM,
    LIST,
    NEXT_MONDAY,
    TALK,
    UNCLEAR,
    Desk,
    address,
    asked,
    hour,
    new_game,
    outcomes,
)

from gamemaster.core.errors import UsageError
from gamemaster.service.reports import reporting
from gamemaster.service.rounds.turning import tick
from gamemaster.store.tables import entries, reports

NEXT = NEXT_MONDAY + timedelta(days=7)


# a mail program has broken the line above the quotation
BROKEN = """1a approve
On Mon, Nov 2, 2009 at 12:05 AM The assistant <
gamemaster@localhost> wrote:
> approve
"""


def test_the_review_shows_all_that_is_to_be_decided(due: Desk) -> None:
    (letter,) = due.every_letter("review")
    assert letter.recipients == (address(GM),)
    assert "draft of report 1, 1 question" in letter.subject
    for words in (
        UNCLEAR.rstrip("."),
        "a) Ondine: explore",
        "b) no action",
        "approve",
        "hold",
        "----- the draft",
    ):
        assert words in letter.words
    assert letter.field("Auto-Submitted") == "auto-generated"
    assert (status(due), published(due)) == (["draft"], [])


def test_the_report_tells_what_the_game_warns_of(due: Desk) -> None:
    text = " ".join(due.rows(reports)[0]["body"].split())
    assert "destroyed on Mon 9 Nov 2009 00:00 UTC (s. 40) unless enough are spent before: Brask 5" in text


def test_approve_publishes_to_the_public_lists_and_enters_the_ledger(due: Desk) -> None:
    draft = due.rows(reports)[0]["body"]
    assert due.reply("approve").data["status"] == "done"
    (letter,) = due.every_letter("report")
    assert letter.recipients == (LIST,)
    assert letter.stored.raw.count(TALK.encode()) == 0
    assert letter.message.text.split() == draft.split()
    assert status(due) == ["published"]
    assert [row["id"] for row in due.rows(entries)][-1] == "report:1"
    assert f"Report 1 goes to {LIST}" in answered(due)
    due.proven()


def test_the_published_report_comes_back_through_the_list_and_is_ignored(due: Desk) -> None:
    due.reply("approve")
    (letter,) = due.every_letter("report")
    marks = f"List-Post: <mailto:{LIST}>\r\nList-Id: <rpg.lists.example.org>\r\n".encode()
    assert due.deliver(marks + letter.stored.raw).data["status"] == "ignored"
    without = letter.stored.raw.replace(b"X-Loop", b"X-Lost").replace(b"Auto-Submitted", b"X-Lost-Too")
    taken = due.deliver(marks + without)
    assert (outcomes(taken), due.questions()[1:]) == ([], [])


def test_hold_keeps_it_back_until_it_is_approved_with_a_new_mark(due: Desk) -> None:
    old = due.token()
    due.reply("hold")
    assert (status(due), published(due)) == (["held"], [])
    assert "is held" in answered(due)
    new = due.token()
    assert new != old
    due.reply("approve", old)
    assert published(due) == []
    due.reply("approve", new)
    assert (status(due), published(due)) == (["published"], [(LIST,)])


def test_answers_rule_and_bring_a_new_draft(due: Desk) -> None:
    old, (question,) = due.token(), due.questions()
    due.reply(f"{question['number']}a")
    assert due.questions() == []
    assert any("Ondine: explore" in line and "applied" in line for line in due.history())
    assert (published(due), due.token() != old) == ([], True)
    reviews = [letter for letter in due.every_letter("review") if "draft of report" in letter.subject]
    assert len(reviews) == 2
    assert "question" not in reviews[1].subject
    assert "Done: + Question 1 is answered: Ondine: explore." in answered(due)
    due.proven()


@pytest.mark.parametrize(
    "text", ["1a\napprove", "approve 1a", "Q1: a. Approve!", "approve\n1) a\n\nthanks", BROKEN]
)
def test_answers_and_approve_publish_what_follows_from_the_answers(due: Desk, text: str) -> None:
    due.reply(text)
    (letter,) = due.every_letter("report")
    assert "explore: Ondine explored Dungeon Level 1" in letter.words
    assert due.questions() == []
    assert any("Ondine: explore" in line and "applied" in line for line in due.history())
    due.proven()


@pytest.mark.parametrize(
    "below",
    [
        "Sir Hale",
        "Thanks!",
        "Best regards,\nHale\nGame Master of Agora RPG",
        "Thank you all for a lovely week.\n\nH.",
        "-- \nDo not panic.",
        "Sent from my iPhone",
        "Hale\nhttps://example.org/agora\n+44 20 7946 0000",
        "This e-mail is confidential. If you are not the intended recipient, delete it.",
        "> Nothing is published until you say so.",
    ],
)
def test_a_greeting_or_a_signature_may_stand_below_the_orders(due: Desk, below: str) -> None:
    due.reply(f"approve\n\n{below}")
    assert published(due) == [(LIST,)]


def test_what_was_answered_in_another_mail_is_not_answered_again(due: Desk) -> None:
    due.rule("1", "b")
    due.reply("1a approve")
    assert published(due) == []
    assert "question 1 is answered already" in answered(due)


@pytest.mark.parametrize(
    "text",
    [
        "looks good to me",
        "approve, I think",
        "do not approve",
        "approve\nhold",
        "1a 1b",
        "> approve",
        "",
        "Thanks!\n\napprove",
        "-- \napprove",
        "-----Original Message-----\napprove",
        "On Monday Sir Hale wrote:\n> approve\n",
        "1",
        "a1",
        "1ab",
        "approve 1zz",
        "On second thought I would rather not\napprove",
        "approve\n\nNo wait! Do NOT publish yet.",
        "approve\n\nCheers, but not before noon.",
        "hold\n\napprove",
        "approve\n\nI have looked through it all once more.",
        "On no account\napprove\nOn Monday the program wrote:\n> approve",
    ],
)
def test_what_is_not_understood_does_nothing_and_the_mark_still_holds(due: Desk, text: str) -> None:
    before = due.history()
    taken = due.reply(text)
    assert taken.data["status"] == "done"
    assert (status(due), published(due), due.history()) == (["draft"], [], before)
    assert len(due.questions()) == 1
    assert "the mark still holds" in answered(due)
    due.reply("approve")
    assert published(due) == [(LIST,)]


@pytest.mark.parametrize(
    ("html", "done"),
    [
        ("<p>1b</p><p>do not approve yet</p>", False),
        ("<p>do not approve yet</p>", False),
        ("<p>1a approve</p><p>Sir Hale, Hall of Records</p>", True),
        ("<p>1a approve</p><blockquote>the draft</blockquote>", True),
    ],
)
def test_what_the_html_of_a_reply_orders_otherwise_is_not_done(due: Desk, html: str, done: bool) -> None:
    text = f"--x\nContent-Type: text/plain\n\n1a approve\n--x\nContent-Type: text/html\n\n{html}\n--x--"
    due.reply(text, fields=("MIME-Version: 1.0", "Content-Type: multipart/alternative; boundary=x"))
    assert published(due) == ([(LIST,)] if done else [])
    assert done or "HTML of your reply give different orders" in answered(due)


@pytest.mark.parametrize("text", ["9a approve", "1z", "1c"])
def test_an_impossible_answer_does_nothing_and_the_mark_still_holds(due: Desk, text: str) -> None:
    due.reply(text)
    assert (status(due), published(due), len(due.questions())) == (["draft"], [], 1)
    assert "Nothing was done." in answered(due)
    assert answered(due).count("question") > 0
    due.reply("approve")
    assert published(due) == [(LIST,)]


def test_orders_are_carried_out_whole_or_not_at_all(due: Desk) -> None:
    """The second answer fails only when it is carried out: somebody has taken the name meanwhile."""
    from gamemaster.service.games.roster import add_person

    (number,) = asked(due.mail("Quillon", "I join."))
    add_person(due.ws, "Quillon <other@example.org>", (), ())
    due.reply(f"1a {number}a approve")
    assert (status(due), published(due), len(due.questions())) == (["draft"], [], 2)
    assert "Nothing was done." in answered(due)
    assert not any("Ondine: explore" in line for line in due.history())
    due.proven()
    due.reply("approve")
    assert published(due) == [(LIST,)]


def test_what_is_not_done_is_told_once(due: Desk) -> None:
    due.reply("adjust Ondine.gold lots because e says so")
    assert "gold is a whole number, not 'lots'. Nothing was done." in answered(due)
    assert "1 not done" in due.every_letter("review")[-1].subject


def test_whoever_gets_the_office_decides_on_the_report(due: Desk) -> None:
    due.reply("hand-over Brask because e has more time\napprove")
    assert "Brask has got the draft, and decides on the report." in answered(due)
    assert published(due) == []
    due.reply("approve", who="Brask")
    assert published(due) == [(LIST,)]


def test_a_draft_changed_by_late_mail_is_not_published_but_sent_anew(due: Desk) -> None:
    old = due.token()
    due.mail("Brask", "I move to Healer.", date=hour(50), by_list=LIST, arrived=hour(50))
    due.reply("1a approve", old)
    assert (status(due), published(due), len(due.questions())) == (["draft"], [], 1)
    assert "The draft has changed" in answered(due)
    new = due.token()
    assert new != old
    due.reply("approve", old)
    assert published(due) == []
    due.reply("approve", new)
    (letter,) = due.every_letter("report")
    assert "Brask moved from Town Square to Healer" in letter.words
    due.proven()


def test_mail_of_the_new_week_does_not_change_the_draft(due: Desk) -> None:
    due.mail("Brask", "I move to Healer.")
    due.reply("approve")
    (letter,) = due.every_letter("report")
    assert "Brask moved" not in letter.words


class TestCommandLine:
    """The same decisions without mail."""

    def test_approve(self, due: Desk) -> None:
        assert "goes to" in reporting.order(due.ws, GAME, "approve")
        assert (status(due), published(due)) == (["published"], [(LIST,)])
        with pytest.raises(UsageError, match="no draft"):
            reporting.order(due.ws, GAME, "approve")
        assert due.reply("approve").data["status"] == "ignored"
        assert published(due) == [(LIST,)]
        due.proven()

    def test_hold_then_approve(self, due: Desk) -> None:
        reporting.order(due.ws, GAME, "hold")
        assert (status(due), published(due)) == (["held"], [])
        reporting.order(due.ws, GAME, "approve")
        assert published(due) == [(LIST,)]

    def test_the_oldest_draft_goes_out_first(self, due: Desk) -> None:
        due.turn(NEXT)
        assert reporting.order(due.ws, GAME, "approve").startswith("Report 1 ")
        assert reporting.order(due.ws, GAME, "approve").startswith("Report 2 ")

    def test_it_goes_out_as_things_stand_now(self, due: Desk) -> None:
        due.mail("Brask", "I move to Healer.", date=hour(50), by_list=LIST, arrived=hour(50))
        reporting.order(due.ws, GAME, "approve")
        assert "Brask moved" in due.every_letter("report")[0].words

    def test_a_game_without_a_public_list_cannot_publish(self, due: Desk) -> None:

        new_game(due.ws, "den", lists=())
        tick(due.ws)
        with pytest.raises(UsageError, match="no public list"):
            reporting.order(due.ws, "den", "approve")

    def test_without_a_draft_there_is_nothing_to_decide(self, played: Desk) -> None:
        with pytest.raises(UsageError, match="gamemaster tick"):
            reporting.order(played.ws, GAME, "approve")


def test_the_next_review_compares_with_the_last_report(due: Desk) -> None:
    due.reply("1b approve")
    due.mail("Ondine", "I move to Town Square.")
    due.turn(NEXT)
    letter = [mail for mail in due.every_letter("review") if "report 2" in mail.subject][-1]
    changed = letter.body.partition("Changed since the last report")[2]
    assert "Ondine" in changed.partition("----- the draft")[0]


def test_what_a_leaver_had_nothing_of_is_not_told_as_gone(played: Desk) -> None:
    played.turn()
    played.reply("approve")
    played.mail("Ondine", "I leave the RPG.")
    played.turn(NEXT_MONDAY + timedelta(days=7))
    review = played.letters("review", to=GM)[-1]
    changes = review.body.partition("Changes since the last report\n")[2].partition("History since")[0]
    assert "Ondine\n" in changes
    assert "gone (it was Town Square)" in changes
    assert "(it was -)" not in changes
