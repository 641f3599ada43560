"""Which list made it public, and how often one announcement counts (nomic-procedure, cases 1 and 2)."""

import pytest
from service_kit import BOT, LIST, TALK, UNCLEAR, Desk, hour, new_game, outcomes

from gamemaster.service.messages.results import Taken

BACKUP = "backup@lists.example.org"
HEAL = "I move to Healer."


def quoted(text: str) -> str:
    return f"TTttPF.\n\nOndine wrote:\n> {text}\n"


def test_case_1_sent_to_the_discussion_list_it_is_not_done_until_sent_to_the_public_one(
    played: Desk,
) -> None:
    text = "I move to Healer."
    played.now = hour(10)
    first = played.mail("Ondine", text, to=TALK, message_id="first@example.org", by_list=TALK)
    assert outcomes(first) == ["refused move NOT_PUBLIC"]
    assert played.state("Ondine")["location"] == "Town Square"
    played.now = hour(30)
    again = played.mail(
        "Ondine", quoted(text), by_list=LIST, fields=["In-Reply-To: <first@example.org>"], subject="Re: moves"
    )
    assert outcomes(again) == ["applied move"]
    assert played.state("Ondine", at=hour(29))["location"] == "Town Square"
    assert played.state("Ondine", at=hour(31))["location"] == "Healer"
    played.proven()


def test_case_1_nobody_resends_for_another(played: Desk) -> None:
    played.mail("Ondine", "I move to Healer.", to=TALK, message_id="first@example.org", by_list=TALK)
    fields = ["In-Reply-To: <first@example.org>"]
    taken = played.mail("Brask", quoted("I move to Healer."), by_list=LIST, fields=fields)
    assert "applied move" not in outcomes(taken)
    assert {played.state(who)["location"] for who in ("Ondine", "Brask")} == {"Town Square"}


def test_case_2_one_mail_to_the_list_and_its_backup_counts_once(desk: Desk) -> None:
    new_game(desk.ws, "other", lists=(BACKUP,))
    to = f"{LIST}, {BACKUP}"
    one = desk.compose("Ondine", "I join. I move to Healer.", to=to, message_id="x@example.org", by_list=LIST)
    two = one.replace(f"<mailto:{LIST}>".encode(), f"<mailto:{BACKUP}>".encode())
    two = two.replace(LIST.replace("@", ".").encode(), BACKUP.replace("@", ".").encode())
    assert outcomes(desk.deliver(one)) == ["applied join", "applied move"]
    assert desk.deliver(two).data["status"] == "duplicate"
    assert desk.state("Ondine")["tokens"] == 4
    assert (desk.people(), desk.people("other")) == (["Ondine"], [])
    desk.proven()


def test_case_2_sent_again_because_the_list_is_slow_it_counts_once(played: Desk) -> None:
    raw = played.compose("Ondine", "I move to Healer.", message_id="one@example.org", by_list=LIST)
    assert outcomes(played.deliver(raw)) == ["applied move"]
    played.letters()
    again = raw.replace(b"one@example.org", b"two@example.org").replace(b"moves", b"[rpg] moves")
    again = again.replace(b"\r\n\r\nI move", b"\r\nResent-From: Ondine <ondine@example.org>\r\n\r\nI move")
    taken = played.deliver(again)
    assert (taken.data["status"], outcomes(taken)) == ("duplicate", [])
    assert played.state("Ondine")["tokens"] == 4
    assert played.letters() == []


def test_the_same_words_on_another_day_are_another_announcement(played: Desk) -> None:
    for text in ("I move to Healer.", "I move to Town Square.", "I move to Healer."):
        assert outcomes(played.mail("Ondine", text)) == ["applied move"]
    assert played.state("Ondine")["tokens"] == 2


def test_one_message_id_with_two_contents_is_put_to_the_game_master(played: Desk) -> None:
    played.mail("Ondine", "I move to Healer.", message_id="same@example.org")
    played.letters()
    taken = played.mail("Ondine", "I move to Town Square.", message_id="same@example.org")
    assert taken.data["status"] == "held"
    assert played.state("Ondine")["location"] == "Healer"
    assert [letter.recipients for letter in played.letters()] == [("hale@example.org",)]
    (question,) = played.questions()
    played.rule(str(question["number"]), played.letter_of(question["number"], "another message"))
    assert played.state("Ondine")["location"] == "Town Square"
    played.proven()


def test_the_other_message_may_be_left_out(played: Desk) -> None:
    played.mail("Ondine", "I move to Healer.", message_id="same@example.org")
    played.mail("Ondine", "I move to Town Square.", message_id="same@example.org")
    (question,) = played.questions()
    played.rule(str(question["number"]), played.letter_of(question["number"], "leave it out"))
    assert played.state("Ondine")["location"] == "Healer"
    assert played.questions() == []


def test_a_private_copy_first_and_the_lists_copy_later_counts_as_public(played: Desk) -> None:
    private = played.compose("Ondine", "I move to Healer.", to=BOT, message_id="x@example.org")
    assert outcomes(played.deliver(private)) == ["refused move NOT_PUBLIC"]
    listed = played.compose("Ondine", "I move to Healer.", to=LIST, message_id="x@example.org", by_list=LIST)
    assert outcomes(played.deliver(listed)) == ["applied move"]
    assert played.deliver(listed).data["status"] == "duplicate"
    assert played.deliver(private).data["status"] == "duplicate"
    assert played.state("Ondine")["tokens"] == 4
    played.proven()


def test_a_private_copy_that_did_nothing_does_not_hide_the_lists_copy(played: Desk) -> None:
    private = played.compose("Ondine", UNCLEAR, to=BOT, message_id="x@example.org")
    assert played.deliver(private).data["questions"] == []
    listed = played.compose("Ondine", UNCLEAR, to=LIST, message_id="x@example.org", by_list=LIST)
    assert len(played.deliver(listed).data["questions"]) == 1


def test_the_lists_copy_first_and_the_private_one_later_counts_once(played: Desk) -> None:
    listed = played.compose("Ondine", "I move to Healer.", message_id="x@example.org", by_list=LIST)
    private = played.compose("Ondine", "I move to Healer.", message_id="x@example.org")
    assert outcomes(played.deliver(listed)) == ["applied move"]
    assert played.deliver(private).data["status"] == "duplicate"
    assert played.state("Ondine")["tokens"] == 4


def test_a_list_that_only_stands_in_cc_counts_where_no_list_left_its_marks(played: Desk) -> None:
    taken = played.mail("Ondine", "I move to Healer.", to="brask@example.org", fields=[f"Cc: {LIST}"])
    assert outcomes(taken) == ["applied move"]


def test_the_marks_of_the_discussion_list_win_over_a_public_list_in_cc(played: Desk) -> None:
    fields = [f"Cc: {LIST}"]
    taken = played.mail("Ondine", "I move to Healer.", to=TALK, fields=fields, by_list=TALK)
    assert outcomes(taken) == ["refused move NOT_PUBLIC"]


def test_a_list_we_do_not_know_makes_nothing_public(played: Desk) -> None:
    taken = played.mail("Ondine", "I move to Healer.", to=LIST, by_list="dance@lists.example.org")
    assert taken.data["status"] == "ignored"


def test_the_subject_tag_of_a_list_makes_nothing_public(played: Desk) -> None:
    taken = played.mail("Ondine", "I move to Healer.", to=BOT, subject="[rpg] moves")
    assert outcomes(taken) == ["refused move NOT_PUBLIC"]


def test_a_house_rule_may_accept_what_went_astray(played: Desk) -> None:
    from service_kit import GAME

    from gamemaster.service.ruling.changing import change_settings

    change_settings(played.ws, GAME, {"misdirected": "accept"}, None, "we are few")
    assert outcomes(played.mail("Ondine", "I move to Healer.", to=TALK)) == ["applied move"]


class TestSaidTwice:
    """Word for word the same mail, with a Message-ID and a Date of its own."""

    def test_right_after_the_other_it_is_put_to_the_game_master(self, played: Desk) -> None:
        first = played.mail("Ondine", "I explore and then I move to Healer.")
        again = played.mail("Ondine", "I explore and then I move to Healer.")
        assert (first.data["status"], again.data["status"]) == ("done", "held")
        assert played.state("Ondine")["tokens"] == 4
        (question,) = played.questions()
        played.rule(str(question["number"]), played.letter_of(question["number"], "second time"))
        assert played.questions() == []
        played.proven()

    def test_with_another_message_in_between_it_is_announced_anew(self, played: Desk) -> None:
        for text in ("I move to Healer.", "I move to Town Square.", "I move to Healer."):
            assert outcomes(played.mail("Ondine", text)) == ["applied move"]

    def test_words_that_say_so_make_it_a_copy(self, played: Desk) -> None:
        text = "I move to Healer.\n\n(Resending this, the list seems slow.)"
        assert outcomes(played.mail("Ondine", text)) == ["applied move"]
        assert played.mail("Ondine", text).data["status"] == "duplicate"
        assert played.state("Ondine")["tokens"] == 4

    def test_such_words_may_mean_something_else_days_later(self, played: Desk) -> None:
        text = "My second attempt at a cure: I move to Healer."
        assert outcomes(played.mail("Ondine", text)) == ["applied move"]
        assert played.mail("Ondine", text, minutes=2 * 24 * 60).data["status"] == "held"
        assert "a second time" in played.questions()[0]["say"]


class TestSaidOnAnotherList:
    """Word for word the same mail on another list of the game: a copy sent in worry, or the same act anew."""

    @pytest.fixture
    def fora(self, desk: Desk) -> Desk:
        new_game(desk.ws, "tower", lists=("tower@lists.example.org", BACKUP), discussion=())
        desk.mail("Ondine", "I join.", to="tower@lists.example.org")
        return desk

    def said(self, desk: Desk, text: str, to: str, minutes: float = 60) -> Taken:
        return desk.mail("Ondine", text, to=to, by_list=to, minutes=minutes)

    def test_it_is_a_copy_while_e_has_said_nothing_else(self, fora: Desk) -> None:
        assert outcomes(self.said(fora, HEAL, "tower@lists.example.org")) == ["applied move"]
        assert self.said(fora, HEAL, BACKUP).data["status"] == "duplicate"

    def test_after_something_else_it_is_asked_about(self, fora: Desk) -> None:
        for text in (HEAL, "I move to Town Square."):
            assert outcomes(self.said(fora, text, "tower@lists.example.org")) == ["applied move"]
        assert self.said(fora, HEAL, BACKUP).data["status"] == "held"
        assert "a second time" in fora.questions("tower")[0]["say"]

    def test_days_later_it_is_asked_about(self, fora: Desk) -> None:
        assert outcomes(self.said(fora, HEAL, "tower@lists.example.org")) == ["applied move"]
        assert self.said(fora, HEAL, BACKUP, 2 * 24 * 60).data["status"] == "held"

    def test_days_later_and_after_something_else_it_is_announced_anew(self, fora: Desk) -> None:
        for text, to in ((HEAL, "tower@lists.example.org"), ("I move to Town Square.", BACKUP)):
            assert outcomes(self.said(fora, text, to)) == ["applied move"]
        assert outcomes(self.said(fora, HEAL, BACKUP, 2 * 24 * 60)) == ["applied move"]

    def test_what_another_game_heard_is_no_copy(self, fora: Desk) -> None:
        text = "I join.\n\n(Resending this, the list seems slow.)"
        assert outcomes(self.said(fora, text, LIST)) == ["applied join"]
        assert outcomes(self.said(fora, text, BACKUP)) == ["refused join ALREADY_A_CHARACTER"]
