"""Rulings on who conducts and who plays, and pauses: with their reasons, and taken back."""

from datetime import timedelta

import pytest
from service_kit import GAME, GM, LIST, MONDAY, NEXT_MONDAY, Desk, address, hour, outcomes, undone

from gamemaster.core.errors import UsageError
from gamemaster.service.views import queries
from gamemaster.store.tables import entries

NEXT = NEXT_MONDAY + timedelta(days=7)


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

    def test_it_says_from_when_on_it_holds(self, played: Desk) -> None:
        played.now = hour(14)
        assert "stands still from Mon 26 Oct 2009 12:00 UTC on" in played.rule("pause", at=hour(12))
        assert "goes on from Mon 26 Oct 2009 13:00 UTC on" in played.rule("resume", at=hour(13))
        early = MONDAY - timedelta(days=9)
        # nothing holds before the game begins
        assert "from Mon 26 Oct 2009 00:00 UTC on" in played.rule("substitute", "Brask", "Sir Hale", at=early)

    def test_not_twice(self, played: Desk) -> None:
        with pytest.raises(UsageError, match="is not paused"):
            played.rule("resume")
        played.rule("pause")
        with pytest.raises(UsageError, match="has been paused since"):
            played.rule("pause")

    def test_it_survives_a_restart_from_a_checkpoint(
        self, played: Desk, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        from gamemaster.service.ledger import recording

        monkeypatch.setattr(recording, "_CHECKPOINT_EVERY", 1)
        played.rule("pause")
        played.rule("adjust", "Ondine.gold", "1")
        played.reopen()
        assert outcomes(played.mail("Ondine", "I move to Healer.")) == ["refused move PAUSED"]
        played.proven()
