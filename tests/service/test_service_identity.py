"""Who sent it (nomic-procedure, case 16): lists that rewrite From, shared addresses, strangers."""

import shlex

import pytest
from service_kit import BOT, GAME, LIST, TALK, Desk, asked, outcomes

from gamemaster.core.errors import UsageError
from gamemaster.service.games.roster import add_person
from gamemaster.service.ruling.rereading import reread

VIA = f'"Ondine via rpg" <{LIST}>'


@pytest.mark.parametrize(
    "field",
    [
        "Reply-To: Ondine <ondine@example.org>",
        "X-Original-From: Ondine <ondine@example.org>",
        "Cc: Ondine <ondine@example.org>",
    ],
    ids=["Reply-To", "X-Original-From", "Cc"],
)
def test_case_16_from_is_the_list_and_another_field_names_the_author(desk: Desk, field: str) -> None:
    taken = desk.mail("Ondine", "I join.", sender=VIA, fields=[field], by_list=LIST)
    assert outcomes(taken) == ["applied join"]
    assert taken.data["sender"] == "Ondine"
    assert desk.people() == ["Ondine"]


def test_case_16_the_receipt_goes_to_the_registered_address(desk: Desk) -> None:
    reply = "Reply-To: Ondine <ONDINE@example.org>"
    desk.mail("Ondine", "I join.", sender=VIA, fields=[reply], by_list=LIST)
    (letter,) = desk.letters()
    assert (letter.kind, letter.recipients) == ("receipt", ("ondine@example.org",))


def test_case_16_a_new_nick_in_mid_game_is_the_same_person(played: Desk) -> None:
    taken = played.mail("Ondine", "I move to Healer.", sender="Duchess of Damp <ondine@example.org>")
    assert taken.data["sender"] == "Ondine"
    via = f'"Duchess of Damp via rpg" <{LIST}>'
    fields = ["Reply-To: Duchess of Damp <ondine@example.org>"]
    taken = played.mail("Ondine", "I move to Town Square.", sender=via, fields=fields, by_list=LIST)
    assert (taken.data["sender"], outcomes(taken)) == ("Ondine", ["applied move"])
    assert played.people() == ["Brask", "Ondine"]


def test_case_16_fields_that_name_two_players_are_put_to_the_game_master(played: Desk) -> None:
    fields = ["Reply-To: Brask <brask@example.org>"]
    taken = played.mail("Ondine", "I move to Healer.", sender=VIA, fields=fields, by_list=LIST)
    assert (taken.data["status"], outcomes(taken)) == ("held", [])
    assert "Brask or Ondine" in taken.data["questions"][0]["say"]
    assert {played.state(who)["location"] for who in ("Ondine", "Brask")} == {"Town Square"}


def test_case_16_a_name_alone_is_a_suggestion_only(desk: Desk) -> None:
    taken = desk.mail("Ondine", "I join.", sender=VIA, by_list=LIST)
    assert (taken.data["status"], desk.people()) == ("held", [])
    (question,) = desk.questions()
    assert "hid the sender" in question["say"]
    assert not any("Ondine, who also writes" in text and LIST in text for text in question["options"])


def test_the_list_itself_is_nobody(desk: Desk) -> None:
    taken = desk.mail("", "I join.", sender=f"rpg <{LIST}>", by_list=LIST)
    assert taken.data["status"] == "held"
    assert "The list itself sent it" in taken.data["questions"][0]["say"]
    assert not any(LIST in text for text in desk.questions()[0]["options"])
    assert desk.people() == []


def test_case_17_two_players_on_one_address_are_asked_about(desk: Desk) -> None:
    add_person(desk.ws, "Tarn <ondine@example.org>", (), ())
    taken = desk.mail("Ondine", "I join.\n-- \nOndine")
    assert (taken.data["status"], desk.people()) == ("held", [])
    assert "belongs to Ondine and Tarn" in taken.data["questions"][0]["say"]


def test_several_people_in_from_are_asked_about(desk: Desk) -> None:
    both = "Ondine <ondine@example.org>, Brask <brask@example.org>"
    taken = desk.mail("Ondine", "I join.", sender=both)
    assert (taken.data["status"], desk.people()) == ("held", [])


def test_a_known_address_beside_another_is_no_new_person(played: Desk) -> None:
    sender = "Ondine <ondine@example.org>, Brask <brask@example.org>"
    played.mail("", "I move to Healer.", sender=sender)
    (question,) = played.questions()
    assert question["options"] == ["Ondine, this time", "Brask, this time", "nobody: leave the message out"]


def test_which_of_several_people_sent_it_is_asked_once(played: Desk) -> None:
    sender = "Ondine <ondine@example.org>, Brask <brask@example.org>"
    (number,) = asked(played.mail("", "I move to Healer.", sender=sender))
    played.rule(str(number), played.letter_of(number, "Brask"))
    assert (played.questions(), played.state("Brask")["location"]) == ([], "Healer")
    assert reread(played.ws, GAME, (), "", dry_run=True) == []
    played.proven()


def test_a_second_address_of_a_player_counts(desk: Desk) -> None:
    add_person(desk.ws, "Ondine <ondine@example.org>", (), ("o@work.example",))
    taken = desk.mail("Ondine", "I join.", sender="o@work.example")
    assert taken.data["sender"] == "Ondine"
    (letter,) = desk.letters()
    assert letter.recipients == ("ondine@example.org",)


def test_a_stranger_with_nothing_to_say_is_nobodys_business(desk: Desk) -> None:
    taken = desk.mail("Quillon", "Could somebody send me the minutes of the last meeting, please?")
    assert (taken.data["status"], asked(taken), desk.letters()) == ("ignored", [], [])


class TestAnswers:
    """What the game master says of a stranger."""

    def test_a_new_person(self, desk: Desk) -> None:
        taken = desk.mail("Quillon", "I join. I move to Healer.")
        at = desk.now
        (number,) = asked(taken)
        desk.letters()
        desk.now += (at - at) or at.resolution
        desk.rule(str(number), desk.letter_of(number, "a new person"))
        assert desk.state("Quillon")["location"] == "Healer"
        (letter,) = desk.letters("receipt")
        assert letter.recipients == ("quillon@example.org",)
        assert outcomes(desk.mail("Quillon", "I move to Town Square.")) == ["applied move"]
        assert "2009-10-26T00:01:00Z" in desk.history()[0]
        desk.proven()

    def test_a_second_address_of_somebody_known(self, played: Desk) -> None:
        taken = played.mail("Ondine", "I move to Healer.", sender="Ondine <o@work.example>")
        (number,) = asked(taken)
        played.letters()
        played.rule(str(number), played.letter_of(number, "also writes from o@work.example"))
        assert played.state("Ondine")["location"] == "Healer"
        assert [letter.recipients for letter in played.letters("receipt")] == [("ondine@example.org",)]
        taken = played.mail("Ondine", "I move to Town Square.", sender="Ondine <o@work.example>")
        assert outcomes(taken) == ["applied move"]
        played.proven()

    def test_nobody(self, desk: Desk) -> None:
        (number,) = asked(desk.mail("Quillon", "I join."))
        desk.letters()
        desk.rule(str(number), desk.letter_of(number, "nobody"))
        assert (desk.people(), desk.questions(), desk.letters()) == ([], [], [])
        assert asked(desk.mail("Quillon", "I join.")) == [number + 1]

    def test_two_letters_of_one_newcomer_in_one_reply(self, desk: Desk) -> None:
        """The second answer finds the person known already, and that is well."""
        first = asked(desk.mail("Quillon", "I join."))
        second = asked(desk.mail("Quillon", "I move to Healer."))
        desk.turn()
        desk.reply(f"{first[0]}a {second[0]}a")
        assert desk.state("Quillon")["location"] == "Healer"
        assert desk.questions() == []
        desk.proven()

    def test_a_held_letter_without_a_date_counts_from_when_it_came(self, desk: Desk) -> None:
        (number,) = asked(desk.mail("Quillon", "I join.", date=""))
        came = desk.now
        desk.now = came.replace(hour=20)
        desk.rule(str(number), "a")
        assert f"{came:%Y-%m-%dT%H:%M:%SZ}" in desk.history()[0]


class TestTwoGamesOnOneList:
    """What could belong to two games belongs to neither until somebody says."""

    @pytest.fixture
    def two(self, desk: Desk) -> Desk:
        from service_kit import new_game

        new_game(desk.ws, "tower", title="The Tower")
        return desk

    @pytest.mark.parametrize("tag", ["[tower]", "Re: [The Tower]", "[Rpg] [TOWER]"])
    def test_the_tag_decides(self, two: Desk, tag: str) -> None:
        taken = two.mail("Ondine", "I join.", subject=f"{tag} moves")
        if "Rpg" in tag:
            assert taken.data["status"] == "held"
            return
        assert (taken.data["games"], outcomes(taken)) == (["tower"], ["applied join"])
        assert (two.people("tower"), two.people()) == (["Ondine"], [])

    def test_without_a_tag_one_question_is_asked(self, two: Desk) -> None:
        taken = two.mail("Ondine", "I join.")
        assert (taken.data["status"], len(asked(taken))) == ("held", 1)
        assert (two.people("tower"), two.people()) == ([], [])
        assert len(two.questions() + two.questions("tower")) == 1
        (letter,) = two.letters()
        assert letter.recipients == ("hale@example.org",)
        assert "Is this a move in rpg or tower?" in letter.words

    def test_the_answer_sends_it_on(self, two: Desk) -> None:
        (number,) = asked(two.mail("Ondine", "I join."))
        two.rule(str(number), two.letter_of(number, "tower"))
        assert (two.people("tower"), two.people(), two.questions()) == (["Ondine"], [], [])
        assert [letter.recipients for letter in two.letters("receipt")] == [("ondine@example.org",)]
        two.proven()

    def test_it_may_be_none_of_them(self, two: Desk) -> None:
        (number,) = asked(two.mail("Ondine", "I join."))
        two.rule(str(number), two.letter_of(number, "none of them"))
        assert (two.people("tower"), two.people(), two.questions()) == ([], [], [])

    def test_each_game_on_a_list_of_its_own_needs_no_tag(self, desk: Desk) -> None:
        from service_kit import new_game

        new_game(desk.ws, "tower", lists=("tower@lists.example.org",), discussion=(TALK,))
        taken = desk.mail("Ondine", "I join.", to="tower@lists.example.org")
        assert taken.data["games"] == ["tower"]


@pytest.mark.parametrize(
    ("sender", "newcomer"),
    [
        ('"1337" <leet@example.org>', "leet"),
        ("Everybody <fen@example.org>", "fen"),
        ("Brask <fen@example.org>", "fen"),
        ("Fen <fen@example.org>", "Fen"),
    ],
    ids=["a number", "a pronoun", "somebody else's", "a name"],
)
def test_a_stranger_is_offered_under_what_can_be_a_name(played: Desk, sender: str, newcomer: str) -> None:
    (number,) = asked(played.mail("", "I join.", sender=sender))
    played.rule(str(number), played.letter_of(number, f"a new person: {newcomer} <"))
    assert newcomer in played.people()


def test_a_stranger_without_a_name_is_added_by_hand(played: Desk) -> None:
    (number,) = asked(played.mail("", "I join.", sender='"1337" <99@example.org>'))
    letter = played.letter_of(number, "a new person")
    with pytest.raises(UsageError, match=r"cannot be a name.*gamemaster person add"):
        played.rule(str(number), letter)
    add_person(played.ws, "Leet <99@example.org>", (), ())
    played.rule(str(number), letter)
    assert "Leet" in played.people()


def test_whom_mail_cannot_be_written_to_is_added_by_hand(played: Desk) -> None:
    (number,) = asked(played.mail("", "I join.", sender="Zoë <zoë@example.org>"))
    add_person(played.ws, "Zoe <zoe@example.org>", (), ("zoë@example.org",))
    played.rule(str(number), played.letter_of(number, "first gamemaster person add"))
    assert "Zoe" in played.people()
    (letter,) = played.letters("receipt")
    assert letter.recipients == ("zoe@example.org",)


def test_no_name_or_address_breaks_out_of_the_command_that_names_it(played: Desk) -> None:
    """The game master is to copy the command into a shell, and the sender has chosen both."""
    hostile = "`reboot`;reboot&@evil.example"
    asked(played.mail("Quillon", "I join.", sender=f'"Quillon" <{hostile}>'))
    (way,) = [text for text in played.questions()[0]["options"] if "person add" in text]
    assert shlex.split(way.partition("first ")[2])[-1] == hostile
    add_person(played.ws, "O'Neil <neil@example.org>", (), ())
    played.mail("O'Neil", "I join.", sender="neil@example.org")
    (receipt,) = played.letters("receipt")
    fields = ("Return-Path: <>", "Auto-Submitted: auto-replied")
    lost = f"Action: failed\nStatus: 5.1.1\n\nMessage-ID: {receipt.field('Message-ID')}"
    played.mail("Mail System", lost, to=BOT, fields=fields)
    (told,) = [one for one in played.letters("notice") if "came back" in one.subject]
    command = next(line for line in told.body.splitlines() if "--first" in line)
    assert shlex.split(command.strip(" |"))[3] == "O'Neil <new address>"
