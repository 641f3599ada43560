"""Rulings on what is so: values that are set or stated, acts for somebody, readings, and open points."""

from datetime import timedelta

import pytest
from service_kit import GAME, UNCLEAR, Desk, asked, hour, undone

from gamemaster.core.errors import UsageError
from gamemaster.service.ruling.rereading import reread
from gamemaster.service.ruling.rulings import Order, decide
from gamemaster.service.views import queries


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
        assert question["who"] == "Sir Hale"
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
            (("assert", "Ondine.charm", "5"), "no value 'charm'.* there are: .*health"),
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
        from gamemaster.service.ruling import rereading

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
