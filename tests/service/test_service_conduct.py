"""Rulings beyond single messages, by command and by mail: with their reasons, tried dry, and taken back."""

import json
from datetime import timedelta

import pytest
from service_kit import GAME, GM, LIST, NEXT_MONDAY, UNCLEAR, Desk, address, asked, hour, outcomes

from gamemaster.core.errors import UsageError
from gamemaster.service import queries
from gamemaster.service.rereading import reread
from gamemaster.service.roster import add_person
from gamemaster.service.rulings import Order, decide
from gamemaster.store.corrections import list_corrections
from gamemaster.store.tables import entries, outbox, questions, reports

NEXT = NEXT_MONDAY + timedelta(days=7)


def latest(desk: Desk) -> str:
    """The id of the latest entry."""
    rows = desk.rows(entries)
    return str(max(rows, key=lambda row: row["seq"])["id"])


def undone(desk: Desk) -> None:
    """Take the latest ruling back."""
    desk.rule("void", latest(desk), because="it was a mistake")


@pytest.fixture
def crowd(played: Desk) -> Desk:
    """The players, and two people who do not take part."""
    for person in ("Mirelle", "Quillon"):
        add_person(played.ws, f"{person} <{address(person)}>", (), ())
    return played


class TestAdjustAndAssert:
    def test_a_value_is_set_by_its_name(self, played: Desk) -> None:
        said = played.rule("adjust", "Ondine.gold", "5", because="found on the road")
        assert "Ondine" in said
        assert played.state("Ondine")["gold"] == 5
        undone(played)
        assert played.state("Ondine")["gold"] == 0
        played.proven()

    def test_names_are_found_by_alias_and_without_case(self, played: Desk) -> None:
        played.rule("adjust", "On.gold", "2")
        played.rule("adjust", "brask.gold", "3")
        assert (played.state("Ondine")["gold"], played.state("Brask")["gold"]) == (2, 3)

    def test_a_statement_that_is_so_asks_nothing(self, played: Desk) -> None:
        assert "as stated" in played.rule("assert", "Ondine.health", "5")
        assert played.questions() == []
        played.proven()

    def test_a_mismatch_opens_a_discrepancy_that_the_game_master_settles(self, played: Desk) -> None:
        said = played.rule("assert", "Ondine.tokens", "3", because="so says the old tracker")
        assert "discrepancy" in said
        assert played.state("Ondine")["tokens"] == 5
        (question,) = played.questions()
        assert "the ledger makes it 5" in question["say"]
        played.rule(str(question["number"]), played.letter_of(question["number"], "set Ondine.tokens to 3"))
        assert (played.state("Ondine")["tokens"], played.questions()) == (3, [])
        played.proven()
        undone(played)
        assert played.state("Ondine")["tokens"] == 5
        assert len(played.questions()) == 1

    def test_the_game_master_may_find_the_ledger_right(self, played: Desk) -> None:
        played.rule("assert", "Ondine.tokens", "3")
        (question,) = played.questions()
        played.rule(str(question["number"]), played.letter_of(question["number"], "the ledger is right"))
        assert (played.state("Ondine")["tokens"], played.questions()) == (5, [])
        played.proven()

    def test_what_is_stated_of_the_past_holds_then(self, played: Desk) -> None:
        played.now = hour(10)
        played.mail("Ondine", "I move to Healer.")
        decide(played.ws, GAME, Order(("assert", "Ondine.tokens", "5"), "as of then", hour(5)))
        assert played.questions() == []
        played.proven()

    @pytest.mark.parametrize(
        ("words", "says"),
        [
            (("adjust", "Ondine", "5"), "names no value"),
            (("adjust", "Nemo.gold", "5"), "nobody is called 'Nemo'"),
            (("adjust", "Ondine.charm", "5"), "cannot be done"),
            (("adjust", "Ondine.gold", "[1]"), "no way to set"),
            (("assert", "Ondine.", "5"), "names no value"),
        ],
    )
    def test_what_cannot_be(self, played: Desk, words: tuple[str, ...], says: str) -> None:
        before = played.history()
        with pytest.raises(UsageError, match=says):
            played.rule(*words)
        assert played.history() == before
        played.proven()


class TestActFor:
    def test_somebody_is_taken_to_have_moved(self, played: Desk) -> None:
        played.rule("act-for", "Ondine", "move", '{"to": "Healer"}', because="her mail is down")
        assert played.state("Ondine")["location"] == "Healer"
        (notice,) = played.letters(to="Ondine")
        assert "move to Healer. Reason: her mail is down" in notice.words
        undone(played)
        assert played.state("Ondine")["location"] == "Town Square"
        played.proven()

    @pytest.mark.parametrize(
        ("words", "says"),
        [
            (("act-for", "Ondine", "explore"), "cannot be done"),
            (("act-for", "Ondine", "adjust", "{}"), "the game master's own"),
            (("act-for", "Nemo", "explore"), "nobody is called"),
            (("act-for", "Ondine", "fly"), "no action is called 'fly'"),
        ],
    )
    def test_only_what_e_could_do(self, played: Desk, words: tuple[str, ...], says: str) -> None:
        with pytest.raises(UsageError, match=says):
            played.rule(*words)
        played.proven()


class TestAccept:
    def test_a_reading_on_offer(self, played: Desk) -> None:
        played.mail("Ondine", "I move to Dungeon Level 1.")
        (number,) = asked(played.mail("Ondine", UNCLEAR))
        played.rule("accept", f"{number}{played.letter_of(number, 'explore')}")
        assert any("applied       Ondine: explore" in line for line in played.history())
        played.proven()

    def test_a_reading_by_hand_replaces_the_one_that_was_made(self, played: Desk) -> None:
        played.mail("Ondine", "I move to Healer.", message_id="x@example.org")
        said = played.rule("accept", "x@example.org", "move", '{"to": "Gold Exchanger"}', because="typo")
        assert "says now: move to Gold Exchanger" in said
        assert played.state("Ondine")["location"] == "Gold Exchanger"
        (notice,) = [letter for letter in played.letters("notice") if "To Ondine" in letter.words]
        assert "typo" in notice.words
        undone(played)
        assert played.state("Ondine")["location"] == "Healer"
        played.proven()

    def test_its_questions_go_and_come_with_the_reading(self, played: Desk) -> None:
        played.mail("Ondine", UNCLEAR, message_id="odd@example.org")
        played.rule("accept", "odd@example.org", "move", '{"to": "Healer"}')
        assert played.questions() == []
        undone(played)
        assert len(played.questions()) == 1
        played.proven()

    def test_a_message_in_which_nothing_was_found_may_count_after_all(self, played: Desk) -> None:
        moment = played.now + timedelta(minutes=1)
        taken = played.mail("Ondine", "Off to see the healer, cheerio!", message_id="chat@example.org")
        assert taken.data["status"] == "ignored"
        played.now = hour(30)
        played.rule("accept", "chat@example.org", "move", '{"to": "Healer"}', because="all understood it so")
        assert played.state("Ondine", at=moment)["location"] == "Healer"
        undone(played)
        assert played.state("Ondine")["location"] == "Town Square"
        played.proven()

    def test_a_message_nobody_knows_is_none(self, played: Desk) -> None:
        with pytest.raises(UsageError, match="no entry 'ghost@example"):
            played.rule("accept", "ghost@example.org", "explore")

    def test_reading_again_changes_nothing_that_is_read_the_same(self, played: Desk) -> None:
        played.mail("Ondine", "I move to Healer.", message_id="x@example.org")
        before = played.history()
        played.rule("accept", "x@example.org")
        assert played.history() == before
        assert reread(played.ws, GAME, (), "", dry_run=True) == []
        played.proven()

    def test_what_the_reader_reads_otherwise_is_shown_first_and_then_pinned(
        self, played: Desk, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """A newer reader never rewrites history by itself: a person accepts what it reads as rulings."""
        from gamemaster.service import rereading

        played.mail("Ondine", "I move to Healer.", message_id="x@example.org")
        older = rereading.read

        def newer(*args: object, **kwargs: object) -> object:
            reading = older(*args, **kwargs)  # type: ignore[arg-type]
            kept = tuple(i for i in reading.items if getattr(i.action, "to", "") != "Healer")  # type: ignore[union-attr]
            return type(reading)(kept, reading.ignored, "newer")

        monkeypatch.setattr(rereading, "read", newer)
        (shown,) = reread(played.ws, GAME, (), "", dry_run=True)
        assert shown.data["was"] == ["Ondine: move to Healer"]
        assert played.state("Ondine")["location"] == "Healer"
        with pytest.raises(UsageError, match="needs a reason"):
            reread(played.ws, GAME, (), "", dry_run=False)
        assert len(reread(played.ws, GAME, (), "the new reader is right", dry_run=False)) == 1
        assert played.state("Ondine")["location"] == "Town Square"
        undone(played)
        assert played.state("Ondine")["location"] == "Healer"
        played.proven()


class TestChoosePoint:
    def test_an_option_of_an_ambiguity_holds_from_a_moment_on(self, played: Desk) -> None:
        played.now = hour(10)
        said = decide(
            played.ws, GAME, Order(("choose", "r-01", "later"), "agreed on the list", hour(5), "case 14")
        ).text
        assert "encounter_overlap = later" in said
        shown = queries.state(played.ws, GAME, hour(6), "", False).data["settings"]
        before = queries.state(played.ws, GAME, hour(4), "", False).data["settings"]
        assert (shown["encounter_overlap"], before["encounter_overlap"] == "later") == ("later", False)
        undone(played)
        now = queries.state(played.ws, GAME, None, "", False).data["settings"]
        assert now["encounter_overlap"] == before["encounter_overlap"]
        played.proven()

    @pytest.mark.parametrize(
        ("words", "says"),
        [(("choose", "R-999", "x"), "no open point"), (("choose", "R-1", "perhaps"), "encounter_overlap")],
    )
    def test_no_such_option(self, played: Desk, words: tuple[str, ...], says: str) -> None:
        with pytest.raises(UsageError, match=says):
            played.rule(*words)


class TestHandOver:
    def test_the_new_game_master_decides_and_the_old_one_no_more(self, crowd: Desk) -> None:
        """A game master who stops is replaced, and the report goes on from there."""
        crowd.turn()
        old = crowd.token()
        crowd.letters()
        crowd.rule("hand-over", "Mirelle", because="I am leaving")
        letters = crowd.letters()
        reviews = [letter for letter in letters if letter.kind == "review"]
        assert [letter.recipients for letter in reviews] == [(address("Mirelle"),)]
        assert {letter.recipients[0] for letter in letters if letter.kind == "notice"} == {
            address(GM),
            address("Mirelle"),
        }
        assert crowd.reply("approve", old).data["status"] == "ignored"
        assert crowd.reply("approve", who="Mirelle").data["status"] == "done"
        (letter,) = crowd.every_letter("report")
        assert letter.recipients == (LIST,)
        crowd.proven()

    def test_the_office_in_the_game_goes_along(self, crowd: Desk) -> None:
        crowd.rule("hand-over", "Mirelle")
        shown = queries.state(crowd.ws, GAME, None, "", False).data["game_state"]
        assert shown["game_master"] == "Mirelle"
        crowd.turn(NEXT)
        (review, *_) = crowd.every_letter("review", to="Mirelle")
        assert "Game Master: Mirelle" in review.words
        crowd.rule("adjust", "Ondine.gold", "3")
        row = max(crowd.rows(entries), key=lambda row: row["seq"])
        assert row["body"]["author"] == "Mirelle"

    def test_taken_back_the_old_one_has_it_again(self, crowd: Desk) -> None:
        crowd.rule("hand-over", "Mirelle")
        undone(crowd)
        crowd.turn()
        assert [letter.recipients for letter in crowd.every_letter("review")] == [(address(GM),)]
        crowd.proven()

    @pytest.mark.parametrize(("to", "says"), [("Nemo", "nobody is called"), (GM, "already")])
    def test_to_nobody(self, crowd: Desk, to: str, says: str) -> None:
        with pytest.raises(UsageError, match=says):
            crowd.rule("hand-over", to)


class TestSubstitute:
    def test_the_substitute_plays_and_gets_the_mail(self, crowd: Desk) -> None:
        crowd.rule("substitute", "Ondine", "Quillon", because="Ondine is away")
        crowd.letters()
        assert outcomes(crowd.mail("Quillon", "I move to Healer.")) == ["applied move"]
        assert (crowd.people(), crowd.state("Ondine")["location"]) == (["Brask", "Ondine"], "Healer")
        (receipt,) = crowd.letters("receipt")
        assert receipt.recipients == (address("Quillon"),)
        assert "tokens" in receipt.words
        crowd.proven()

    def test_who_was_replaced_plays_no_more(self, crowd: Desk) -> None:
        crowd.rule("substitute", "Ondine", "Quillon")
        crowd.letters()
        assert outcomes(crowd.mail("Ondine", "I move to Healer.")) == ["refused move REPLACED"]
        (receipt,) = crowd.letters("receipt")
        assert receipt.recipients == (address("Ondine"),)
        crowd.proven()

    def test_others_may_name_either(self, crowd: Desk) -> None:
        crowd.rule("adjust", "Brask.gold", "6")
        crowd.rule("substitute", "Ondine", "Quillon")
        assert outcomes(crowd.mail("Brask", "I give Quillon 2 gold.")) == ["applied transfer"]
        assert outcomes(crowd.mail("Brask", "I give Ondine 1 gold.")) == ["applied transfer"]
        assert crowd.state("Ondine")["gold"] == 3
        crowd.proven()

    def test_a_correction_goes_to_who_plays_the_part(self, crowd: Desk) -> None:
        crowd.mail("Ondine", "I move to Healer.", message_id="x@example.org")
        crowd.rule("substitute", "Ondine", "Quillon")
        crowd.letters()
        crowd.rule("void", "x@example.org")
        told = {letter.recipients[0] for letter in crowd.letters("notice")}
        assert told == {address("Quillon"), address(GM)}

    def test_taken_back(self, crowd: Desk) -> None:
        crowd.rule("substitute", "Ondine", "Quillon")
        undone(crowd)
        assert outcomes(crowd.mail("Ondine", "I move to Healer.")) == ["applied move"]
        crowd.proven()

    @pytest.mark.parametrize(
        ("words", "says"),
        [
            (("substitute", "Mirelle", "Quillon"), "does not take part"),
            (("substitute", "Ondine", "Brask"), "takes part in rpg already"),
            (("substitute", "Ondine", "Nemo"), "nobody is called"),
        ],
    )
    def test_nobody_plays_twice(self, crowd: Desk, words: tuple[str, ...], says: str) -> None:
        with pytest.raises(UsageError, match=says):
            crowd.rule(*words)


class TestPause:
    def test_nothing_counts_until_it_goes_on(self, played: Desk) -> None:
        played.rule("pause", because="everybody is on holiday")
        assert {letter.recipients[0] for letter in played.letters("notice")} == {
            address("Ondine"),
            address("Brask"),
        }
        assert outcomes(played.mail("Ondine", "I move to Healer.")) == ["refused move PAUSED"]
        played.turn(NEXT)
        assert played.state("Ondine")["tokens"] == 5
        review = played.every_letter("review")[-1]
        assert "has been paused since" in review.words
        played.rule("resume", because="all are back")
        held = [line for line in played.history() if "A new week began" in line]
        assert [line[:20] for line in held] == ["2009-11-09T00:05:00Z"] * 2
        assert outcomes(played.mail("Ondine", "I move to Healer.")) == ["applied move"]
        played.proven()

    def test_not_twice(self, played: Desk) -> None:
        with pytest.raises(UsageError, match="is not paused"):
            played.rule("resume")
        played.rule("pause")
        with pytest.raises(UsageError, match="has been paused since"):
            played.rule("pause")

    def test_it_survives_a_restart_from_a_checkpoint(
        self, played: Desk, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        from gamemaster.service import recording

        monkeypatch.setattr(recording, "_CHECKPOINT_EVERY", 1)
        played.rule("pause")
        played.rule("adjust", "Ondine.gold", "1")
        played.reopen()
        assert outcomes(played.mail("Ondine", "I move to Healer.")) == ["refused move PAUSED"]
        played.proven()


class TestDryRun:
    def test_it_shows_the_consequences_and_stores_nothing(self, played: Desk) -> None:
        """What a ruling would flip, whose values it would change and which reports it makes wrong, first."""
        played.mail("Ondine", "I move to Dungeon Level 1.", message_id="x@example.org")
        played.mail("Ondine", "I explore.")
        played.turn()
        played.reply("approve")
        tables = (entries, outbox, questions, reports)
        before = [played.rows(table) for table in tables]
        order = Order(("void", "x@example.org"), "sent by her cat")
        shown = decide(played.ws, GAME, order, dry_run=True)
        assert [played.rows(table) for table in tables] == before
        assert "Only a trial" in shown.text
        assert "Ondine: explore: was applied, is now refused" in shown.text
        assert "report 1, which is published, was wrong" in shown.text
        found = shown.data["consequences"]
        assert (found["people"], found["reports"]) == (["Ondine"], [1])
        assert {value["name"] for value in found["values"]} >= {"location", "tokens"}
        played.proven()
        made = decide(played.ws, GAME, order)
        assert made.data["consequences"] == found

    def test_what_somebody_has_no_longer_stands_in_one_line(self, desk: Desk) -> None:
        desk.mail("Ondine", "I join.", message_id="x@example.org")
        shown = decide(desk.ws, GAME, Order(("void", "x@example.org"), "sent by her cat"), dry_run=True)
        (line,) = [line for line in shown.text.split("\n") if "has no longer" in line]
        assert "location (Town Square)" in line
        assert "tokens (5)" in line
        assert "- -> -" not in shown.text

    def test_without_consequences_it_says_so(self, played: Desk) -> None:
        shown = decide(played.ws, GAME, Order(("assert", "Ondine.gold", "0"), "x"), dry_run=True)
        assert "Nothing else is different" in shown.text


class TestByMail:
    @pytest.fixture
    def due(self, crowd: Desk) -> Desk:
        crowd.mail("Ondine", "I move to Healer.", message_id="x@example.org")
        crowd.turn()
        return crowd

    def test_ruling_lines_in_the_reply_are_carried_out(self, due: Desk) -> None:
        due.reply(
            "void msg:x@example.org because sent by her cat citing case 2296\n"
            'act-for Ondine move {"to": "Gold Exchanger"} at 2009-10-27T10:00Z '
            "because she said so by telephone\n"
            "adjust Brask.gold 7 because a prize\n"
            "approve"
        )
        assert due.state("Ondine", at=hour(35))["location"] == "Gold Exchanger"
        assert due.state("Brask")["gold"] == 7
        rulings = [row["body"] for row in due.rows(entries) if row["kind"] == "ruling"]
        assert [ruling["because"] for ruling in rulings] == [
            "sent by her cat",
            "she said so by telephone",
            "a prize",
        ]
        assert rulings[0]["cites"] == "case 2296"
        assert len(due.every_letter("report")) == 1
        due.proven()

    def test_a_long_line_that_the_mail_program_broke(self, due: Desk) -> None:
        due.reply("void msg:x@example.org\nbecause it was sent by\nher cat\nhold")
        (ruling,) = [row["body"] for row in due.rows(entries) if row["kind"] == "ruling"]
        assert ruling["because"] == "it was sent by her cat"

    def test_names_of_two_words_stand_in_quotation_marks(self, due: Desk) -> None:
        due.reply('substitute Ondine "Quillon" because away\npause because of the holidays')
        due.proven()
        assert outcomes(due.mail("Quillon", "I move to Healer.")) == ["refused move PAUSED"]

    @pytest.mark.parametrize(
        "text",
        [
            "void msg:x@example.org",
            "void msg:ghost@example.org because I say so\napprove",
            "adjust Brask.gold 7 because a prize\nadjust Brask.charm 7 because a prize",
            "dance because I say so",
        ],
    )
    def test_orders_are_carried_out_whole_or_not_at_all(self, due: Desk, text: str) -> None:
        before, count = due.history(), len(due.rows(entries))
        due.reply(text)
        assert (due.history(), len(due.rows(entries))) == (before, count)
        told = [mail for mail in due.every_letter("review") if "[review" not in mail.subject[:8]][-1]
        assert "Nothing was done" in told.words
        due.proven()

    def test_handing_over_by_mail_leaves_the_decision_to_the_new_one(self, due: Desk) -> None:
        due.reply("hand-over Mirelle because I move house\napprove")
        assert due.every_letter("report") == []
        assert due.every_letter("review", to="Mirelle") != []
        due.reply("approve", who="Mirelle")
        assert len(due.every_letter("report")) == 1
        due.proven()


class TestReported:
    def test_rulings_on_messages_stand_in_the_report_of_their_week(self, played: Desk) -> None:
        played.mail("Ondine", "I move to Healer.", message_id="x@example.org")
        decide(played.ws, GAME, Order(("void", "x@example.org"), "sent by her cat", None, "case 2296"))
        played.rule("pause", because="everybody sleeps")
        played.turn()
        (review,) = played.every_letter("review")
        assert "Sir Hale ruled (ruling:4): Ondine's message <x@example.org>" in review.words
        assert "has no effect. Because: sent by her cat (case 2296)" in review.words
        assert "The game stands still from now on" in review.words

    def test_a_correction_is_kept_with_what_it_changed(self, played: Desk) -> None:
        played.mail("Ondine", "I move to Healer.", message_id="x@example.org")
        played.turn()
        played.reply("approve")
        played.rule("void", "x@example.org", because="sent by her cat")
        with played.ws.read() as tx:
            (kept,) = list_corrections(tx, GAME)
        assert (kept.reports, kept.people) == ([1], ["Ondine"])
        assert [flip["what"] for flip in kept.flips] == ["move to Healer: was applied, is now gone"]
        played.turn(NEXT)
        review = played.letters("review")[-1]
        assert "Reports that were wrong: 1 (as of Mon 2 Nov 2009 00:00 UTC)" in review.words
        assert "Ondine: location Healer -> Town Square" in review.words
        assert json.dumps(kept.flips)
        played.proven()
