"""The ways of a ruling: tried dry, ordered by mail, and told in the report of its week."""

import json
from datetime import timedelta
from pathlib import Path

import pytest
from service_kit import GAME, NEXT_MONDAY, Desk, hour, outcomes

from gamemaster.core.errors import UsageError
from gamemaster.service.ruling.changing import change_settings, change_text
from gamemaster.service.ruling.rulings import Order, decide
from gamemaster.store.corrections import list_corrections
from gamemaster.store.tables import entries, outbox, questions, reports

NEXT = NEXT_MONDAY + timedelta(days=7)


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


def test_what_is_ruled_as_of_an_earlier_moment_is_not_said_to_hold_from_now_on(played: Desk) -> None:
    played.now = hour(30)
    said = played.rule("pause", at=hour(20))
    assert said.startswith("The game stands still from Mon 26 Oct 2009 20:00 UTC on:")
    assert said in played.letters(to="ondine@example.org")[-1].words


@pytest.mark.parametrize("because", ["", "  "])
def test_nothing_is_changed_without_a_reason(played: Desk, because: str, tmp_path: Path) -> None:
    text = tmp_path / "text.md"
    text.write_text("1. Be kind.")
    with pytest.raises(UsageError, match="needs a reason"):
        change_settings(played.ws, GAME, {"base_health": 6}, None, because)
    with pytest.raises(UsageError, match="needs a reason"):
        change_text(played.ws, GAME, text, None, because)
    assert played.settings_changes() == []


def test_the_speaker_is_somebody_known(played: Desk) -> None:
    with pytest.raises(UsageError, match="nobody is called 'Nemo'"):
        change_settings(played.ws, GAME, {"speaker": "Nemo"}, None, "elected")
    change_settings(played.ws, GAME, {"speaker": "ondine"}, None, "elected")
    with played.ws.read() as tx:
        assert played.ws.live(tx, GAME).settings.speaker == "Ondine"
    change_settings(played.ws, GAME, {"speaker": ""}, None, "vacant")


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
