"""Intents by mail: answers to all that stand, reminders while they can be acted on, what is carried out."""

from pathlib import Path

import pytest
from service_kit import GAME, GM, MONDAY, Desk, asked, outcomes

from gamemaster.core.calendar import DAY, HOUR
from gamemaster.core.errors import UsageError
from gamemaster.service.reports.reporting import show
from gamemaster.service.rounds.duties import duties
from gamemaster.service.rounds.turning import tick
from gamemaster.service.ruling.changing import change_settings, change_text
from gamemaster.service.views import queries, texts
from gamemaster.service.views.texts import text_in_force

AMEND = "I intend, without 3 objections, to amend the RPG contract by replacing section {}."


def tabled(desk: Desk, section: int = 40, who: str = "Ondine") -> None:
    assert outcomes(desk.mail(who, AMEND.format(section), subject="Agora RPG")) == ["applied intend"]


def intents(desk: Desk) -> dict[int, list[str]]:
    """Who objects to each open intent."""
    found = queries.state(desk.ws, GAME, None, "", False).data["game_state"]["open_intents"]
    return {one["number"]: one["objectors"] for one in found}


class TestBlanket:
    def test_an_objection_to_all_reaches_those_that_stand_and_none_that_comes_later(
        self, played: Desk
    ) -> None:
        """An objection before the intent is none; "I object to all intents to amend" meets all existing."""
        assert outcomes(played.mail("Brask", "I object to intent 1.", subject="Agora RPG")) == [
            "refused object NO_SUCH_INTENT"
        ]
        tabled(played, 40)
        tabled(played, 41)
        said = played.mail("Brask", "I object to all intents to amend.", subject="Agora RPG")
        assert outcomes(said) == ["applied object", "applied object"]
        tabled(played, 42)
        assert intents(played) == {1: ["Brask"], 2: ["Brask"], 3: []}
        played.proven()

    def test_several_by_number(self, played: Desk) -> None:
        for section in (39, 40, 41):
            tabled(played, section)
        played.mail("Brask", "I support intents 1 and 3.", subject="Agora RPG")
        found = queries.state(played.ws, GAME, None, "", False).data["game_state"]["open_intents"]
        assert [one["supporters"] for one in found] == [["Brask"], [], ["Brask"]]

    @pytest.mark.parametrize(
        "said", ["I object to all intents to register.", "I support all intents to join."]
    )
    def test_of_a_kind_of_which_none_stands_it_is_asked_and_its_sender_told(
        self, played: Desk, said: str
    ) -> None:
        tabled(played)
        played.letters()
        taken = played.mail("Brask", said, subject="Agora RPG")
        assert (outcomes(taken), intents(played)) == ([], {1: []})
        (question,) = asked(taken)
        (told,) = played.letters("", "Brask")
        assert "no intent of that kind stands" in told.words
        played.rule(str(question), "a")
        assert (intents(played), played.questions()) == ({1: []}, [])

    def test_where_none_stands_at_all_too(self, played: Desk) -> None:
        """An objection before the intent is none, and nobody has to wonder whether it was heard."""
        taken = played.mail("Brask", "I object to all intents.", subject="Agora RPG")
        assert len(asked(taken)) == 1
        tabled(played)
        assert intents(played) == {1: []}

    def test_numbers_that_nothing_bears_are_refused_or_asked_about(self, played: Desk) -> None:
        taken = played.mail("Brask", "I object to intents 7 and 8.", subject="Agora RPG")
        assert outcomes(taken) == ["refused object NO_SUCH_INTENT"] * 2
        tabled(played)
        assert len(asked(played.mail("Brask", "I object to intents 8 and 9.", subject="Agora RPG"))) == 1
        assert intents(played) == {1: []}

    @pytest.mark.parametrize("said", ["I object to all intents to register.", "I object to intents 7 and 8."])
    def test_in_general_business_none_of_ours_is_meant(self, played: Desk, said: str) -> None:
        tabled(played)
        taken = played.mail("Brask", said, subject="BUS: stop it")
        assert (outcomes(taken), asked(taken)) == ([], [])

    def test_in_general_business_of_the_list_it_is_a_question(self, played: Desk) -> None:
        tabled(played)
        said = played.mail("Brask", "I object to all intents.", subject="BUS: stop it")
        assert outcomes(said) == []
        (question,) = asked(said)
        played.rule(str(question), "a")
        assert intents(played) == {1: ["Brask"]}

    @pytest.mark.parametrize(
        "text",
        [
            "> I object to all intents.\n\nHear, hear.",
            "I might object to all intents.",
            "If I object to all intents, ...",
        ],
    )
    def test_quoted_or_only_thought_of_it_is_nothing(self, played: Desk, text: str) -> None:
        tabled(played)
        said = played.mail("Brask", text, subject="Agora RPG")
        assert [one for one in outcomes(said) if "applied" in one] == []
        assert intents(played) == {1: []}


class TestRetracted:
    """Whoever announced an intent takes it back: nobody can act on it any more."""

    @pytest.mark.parametrize(
        "said",
        [
            "I retract intent 1.",
            "I withdraw my intent 1. It was a silly idea.",
            "I hereby retract my intent to amend the RPG contract by replacing section 40.",
            "Well. I take back my intention to amend the RPG contract.",
            "I withdraw my intent.",
        ],
    )
    def test_by_number_or_in_its_own_words(self, played: Desk, said: str) -> None:
        tabled(played)
        taken = played.mail("Ondine", said, subject="Agora RPG")
        assert (outcomes(taken), intents(played)) == (["applied retract"], {})
        played.now += 5 * DAY
        late = played.mail("Ondine", "I resolve intent 1.", subject="Agora RPG")
        assert outcomes(late) == ["refused resolve NO_SUCH_INTENT"]
        played.proven()

    def test_which_of_two_is_asked(self, played: Desk) -> None:
        tabled(played, 40)
        tabled(played, 41)
        said = "I retract my intent to amend the RPG contract."
        (number,) = asked(played.mail("Ondine", said, subject="Agora RPG"))
        assert list(intents(played)) == [1, 2]
        played.rule(str(number), "b")
        assert list(intents(played)) == [1]

    def test_by_nobody_else(self, played: Desk) -> None:
        tabled(played)
        taken = played.mail("Brask", "I retract intent 1.", subject="Agora RPG")
        assert outcomes(taken) == ["refused retract NOT_YOUR_INTENT"]
        assert intents(played) == {1: []}

    def test_what_does_not_stand_is_answered(self, played: Desk) -> None:
        taken = played.mail("Ondine", "I retract intent 4.", subject="Agora RPG")
        assert outcomes(taken) == ["refused retract NO_SUCH_INTENT"]
        asking = played.mail("Ondine", "I retract my intent to register.", subject="Agora RPG")
        assert len(asked(asking)) == 1

    @pytest.mark.parametrize(
        "said",
        [
            "> I retract my intent to amend the RPG contract.\n\nHear, hear.",
            "Maybe I retract my intent to amend the RPG contract.",
            "I do not retract my intent to amend the RPG contract.",
            "I retract my intent to amend the RPG contract if it rains.",
        ],
    )
    def test_quoted_doubted_or_on_a_condition_it_is_not_done(self, played: Desk, said: str) -> None:
        tabled(played)
        taken = played.mail("Ondine", said, subject="Agora RPG")
        assert [one for one in outcomes(taken) if "applied" in one] == []
        assert intents(played) == {1: []}

    def test_in_general_business_it_is_somebody_elses(self, played: Desk) -> None:
        tabled(played)
        taken = played.mail("Ondine", "I retract my intent to register.", subject="BUS: hello")
        assert (outcomes(taken), asked(taken)) == ([], [])
        fits = "I retract my intent to amend the RPG contract."
        assert outcomes(played.mail("Ondine", fits, subject="BUS: hello")) in (["applied retract"], [])

    def test_it_is_offered_to_its_author(self, played: Desk) -> None:
        tabled(played)
        for who, offered in (("Ondine", True), ("Brask", False)):
            found = [one["say"] for one in queries.legal(played.ws, GAME, who).data["options"]]
            assert ("I retract intent 1." in found) == offered


class TestReminders:
    def test_when_it_is_ripe_and_before_it_lapses(self, played: Desk) -> None:
        tabled(played)
        began = played.now
        played.letters()
        played.now = began + 4 * DAY - HOUR
        tick(played.ws)
        assert played.letters("notice") == []
        played.now = began + 4 * DAY
        tick(played.ws)
        tick(played.ws)
        (ripe,) = played.letters("notice", "Ondine")
        assert "it can be done now" in ripe.subject
        assert "Act on intent 1" in ripe.words
        assert "intent 1 lapses, and nothing is done" in ripe.words
        played.now = began + 12 * DAY
        tick(played.ws)
        (last,) = [mail for mail in played.letters("notice", "Ondine") if "Reminder" in mail.subject]
        assert "it is due soon" in last.subject
        played.now = began + 14 * DAY + HOUR
        tick(played.ws)
        assert [mail for mail in played.letters("notice") if "Reminder" in mail.subject] == []

    def test_it_is_never_done_by_itself(self, played: Desk) -> None:
        tabled(played)
        played.now += 28 * DAY
        tick(played.ws, force=True)
        assert intents(played) == {}
        state = queries.state(played.ws, GAME, None, "", False).data["game_state"]
        assert state["adopted_intents"] == []

    def test_it_is_listed_with_what_is_owed_once_it_is_ripe(self, played: Desk) -> None:
        tabled(played)
        kinds = [shown.data["kind"] for shown in duties(played.ws, GAME)]
        assert "intent" not in kinds
        played.now += 4 * DAY
        (duty,) = [shown.data for shown in duties(played.ws, GAME, "Ondine")]
        assert (duty["kind"], duty["owner"], duty["overdue"]) == ("intent", "Ondine", False)


class TestElectors:
    def test_where_members_count_an_outsider_does_not(self, played: Desk) -> None:
        """Without member objection, and the objector is no party: does not count."""
        change_settings(played.ws, GAME, {"intent_electors": "members"}, None, "as the players agreed")
        tabled(played)
        for who in (GM, "Brask"):
            played.mail(who, "I object to intent 1.", subject="Agora RPG")
        change_settings(played.ws, GAME, {"intent_era": "2023"}, None, "as the players agreed")
        played.mail("Ondine", "I object to intent 1.", subject="Agora RPG")
        played.now += 5 * DAY
        assert outcomes(played.mail("Ondine", "I resolve intent 1.", subject="Agora RPG")) == [
            "applied resolve"
        ]

    def test_where_every_player_counts_three_bar_it(self, played: Desk) -> None:
        change_settings(played.ws, GAME, {"intent_era": "2023"}, None, "as the players agreed")
        tabled(played)
        for who in (GM, "Brask", "Ondine"):
            played.mail(who, "I object to intent 1.", subject="Agora RPG")
        played.now += 5 * DAY
        taken = played.mail("Ondine", "I resolve intent 1.", subject="Agora RPG")
        assert outcomes(taken) == ["refused resolve INTENT_BARRED"]
        (found,) = taken.data["actions"]
        for name in (GM, "Brask", "Ondine"):
            assert name in found["text"]


class TestCarriedOut:
    def adopted(self, desk: Desk) -> None:
        tabled(desk)
        desk.now += 5 * DAY
        desk.mail("Ondine", "I resolve intent 1.", subject="Agora RPG")

    def test_an_amendment_is_owed_until_the_text_is_entered_as_its_outcome(
        self, played: Desk, tmp_path: Path
    ) -> None:
        self.adopted(played)
        assert "enactment" in [shown.data["kind"] for shown in duties(played.ws, GAME)]
        file = tmp_path / "text.md"
        file.write_text("40. Everybody gets six tokens.\n", encoding="utf-8")
        change_text(played.ws, GAME, file, None, "adopted", 1)
        assert "enactment" not in [shown.data["kind"] for shown in duties(played.ws, GAME)]
        newest = texts.text_versions(played.ws, GAME)[-1].data
        assert (newest["version"], newest["cites"], newest["in_force"]) == (1, "intent 1", True)
        played.proven()

    def test_settings_may_carry_it_out_too(self, played: Desk) -> None:
        self.adopted(played)
        change_settings(played.ws, GAME, {"token_bonus": 6}, None, "adopted", 1)
        assert "enactment" not in [shown.data["kind"] for shown in duties(played.ws, GAME)]
        (change,) = [shown.data for shown in texts.settings_history(played.ws, GAME)]
        assert (change["changes"], change["cites"]) == ({"token_bonus": 6}, "intent 1")

    def test_nothing_is_entered_for_an_intent_that_did_not_succeed(
        self, played: Desk, tmp_path: Path
    ) -> None:
        tabled(played)
        file = tmp_path / "text.md"
        file.write_text("40. Everybody gets six tokens.\n", encoding="utf-8")
        with pytest.raises(UsageError, match="Intent 1 has not succeeded"):
            change_text(played.ws, GAME, file, None, "adopted", 1)
        assert len(texts.text_versions(played.ws, GAME)) == 1
        assert played.settings_changes() == []


class TestVersions:
    def test_each_text_is_a_version_with_both_its_dates(self, played: Desk, tmp_path: Path) -> None:
        """A backdated repair is a new version: the one before it stays as it was."""
        file = tmp_path / "text.md"
        first = text_in_force(played.ws, GAME)
        file.write_text(first.replace("Town Square", "Market Square", 1), encoding="utf-8")
        played.now = MONDAY + 3 * DAY
        change_text(played.ws, GAME, file, None, "renamed")
        file.write_text("1. A short contract.\n", encoding="utf-8")
        change_text(played.ws, GAME, file, MONDAY + DAY, "it was meant so from Tuesday on")
        found = [shown.data for shown in texts.text_versions(played.ws, GAME)]
        assert [(one["version"], one["from"], one["known"]) for one in found] == [
            (0, "2009-10-26T00:00:00Z", "2009-10-26T00:00:00Z"),
            (1, "2009-10-29T00:00:00Z", "2009-10-29T00:00:00Z"),
            (2, "2009-10-27T00:00:00Z", "2009-10-29T00:00:00Z"),
        ]
        assert [one["in_force"] for one in found] == [False, True, False]
        assert "Market Square" in text_in_force(played.ws, GAME)
        assert texts.text_version(played.ws, GAME, 0) == first
        assert "A short contract" in show(played.ws, GAME, MONDAY + 2 * DAY, "text")
        changed = texts.text_difference(played.ws, GAME, 0, 1)
        assert "+" in changed
        assert "Market Square" in changed
        assert texts.text_difference(played.ws, GAME, 1, 1) == ""
        with pytest.raises(UsageError, match="there are 0 to 2"):
            texts.text_version(played.ws, GAME, 3)

    def test_a_backdated_setting_makes_another_game_of_the_same_mails(self, played: Desk) -> None:
        """One set of mails, two texts of the rules: two outcomes, and the letter of the first is kept."""
        played.turn()
        before = played.state("Ondine")["tokens"]
        change_settings(played.ws, GAME, {"token_bonus": 5}, MONDAY + DAY, "what the contract had meant")
        assert played.state("Ondine")["tokens"] == before + 1
        (change,) = [shown.data for shown in texts.settings_history(played.ws, GAME)]
        assert (change["from"], change["known"]) == ("2009-10-27T00:00:00Z", "2009-11-02T00:05:00Z")
        played.proven()

    def test_the_report_prints_the_text_and_the_readings_in_force(self, played: Desk) -> None:
        change_settings(played.ws, GAME, {"token_overflow": "trim"}, None, "the players agreed")
        text = " ".join(show(played.ws, GAME, None, "text").split())
        assert "token_overflow = trim" in text
        assert "The text of the contract" in text


class TestDuties:
    def test_what_is_waited_for_for_ever_has_no_time(self, played: Desk) -> None:
        change_settings(played.ws, GAME, {"wait_for_ever": ["report"]}, None, "no hurry here")
        (duty,) = [shown.data for shown in duties(played.ws, GAME)]
        assert (duty["kind"], duty["due"], duty["overdue"]) == ("report", None, False)
        assert "waited for" in duty["default"]
        played.now += 30 * DAY
        assert [shown.data["overdue"] for shown in duties(played.ws, GAME)] == [False]

    def test_every_review_lists_them(self, played: Desk) -> None:
        tabled(played)
        played.turn()
        assert "Act on intent 1" in played.every_letter("review")[-1].words

    def test_points_owed_are_reminded_of(self, played: Desk) -> None:
        played.adjust("Brask", "gold", 5)
        played.adjust("Brask", "location", "Gold Exchanger")
        played.mail("Brask", "I exchange all my gold.")
        played.turn()
        (duty,) = [shown.data for shown in duties(played.ws, GAME, GM) if shown.data["kind"] == "award"]
        assert "5 points" in duty["what"]
        played.letters()
        played.now += 6 * DAY
        tick(played.ws)
        assert any(
            "5 points" in mail.words for mail in played.letters("notice", GM) if "Reminder" in mail.subject
        )

    def test_a_draft_that_waits_is_owed_and_reminded_of(self, played: Desk) -> None:
        played.turn()
        (duty,) = [shown.data for shown in duties(played.ws, GAME, GM) if shown.data["kind"] == "draft"]
        assert "Approve report 1" in duty["what"]
        assert duty["due"] == "2009-11-09T00:05:00Z"
        played.letters()
        played.now += 6 * DAY
        tick(played.ws)
        assert any("Approve report 1" in mail.words for mail in played.letters("notice", GM))

    def test_settings_out_of_the_ordinary_stand_in_the_report(self, played: Desk) -> None:
        change_settings(played.ws, GAME, {"ratify_days": 14, "base_health": 6}, None, "as agreed")
        text = " ".join(show(played.ws, GAME, None, "text").split())
        assert "Settings that differ from the usual ones: ratify_days = 14, base_health = 6." in text
