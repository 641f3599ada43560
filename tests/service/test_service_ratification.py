"""Ratification: each section by its own clock, stopped by a claim, and then a barrier that replay honours."""

from datetime import datetime, timedelta

import pytest
from service_kit import GAME, GM, NEXT_MONDAY, Desk, outcomes

from gamemaster.core.calendar import DAY
from gamemaster.core.errors import UsageError
from gamemaster.service.reports import drafting, reporting
from gamemaster.service.reports.onrecord import on_record
from gamemaster.service.rounds.duties import duties
from gamemaster.service.rounds.turning import tick
from gamemaster.service.ruling.changing import change_settings
from gamemaster.store.corrections import list_corrections

WEEK = 7 * DAY
SECTIONS = ("Gold Exchanger", "Player Characters", "Possessions", "Stairways known")


def published(desk: Desk) -> datetime:
    """Let the first week turn and its report go out; when it did."""
    desk.turn()
    reporting.order(desk.ws, GAME, "approve")
    return desk.now


def claim(desk: Desk, text: str, **how: object) -> None:
    report = desk.every_letter("report")[-1].message.message_id
    desk.mail("Brask", text, subject="Re: it", fields=(f"In-Reply-To: <{report}>",), **how)  # type: ignore[arg-type]


def ratified(desk: Desk) -> list[str]:
    """The sections of the first report that are ratified."""
    with desk.ws.read() as tx:
        record = desk.ws.live(tx, GAME).conduct.record
    return sorted(one.section for one in record.ratified if one.report == 1)


def pass_to(desk: Desk, moment: datetime) -> list[str]:
    desk.now = moment
    return [turned.text for turned in tick(desk.ws)]


class TestClock:
    def test_after_a_week_every_section_is_ratified_by_itself(self, played: Desk) -> None:
        out = published(played)
        pass_to(played, out + WEEK - timedelta(seconds=1))
        assert ratified(played) == []
        told = pass_to(played, out + WEEK)
        assert ratified(played) == sorted(SECTIONS)
        assert any("report 1, Possessions, is ratified" in text for text in told)
        assert [text for text in pass_to(played, out + WEEK + DAY) if "ratified" in text] == []
        played.proven()

    def test_a_claim_on_one_row_stops_that_section_and_no_other(self, played: Desk) -> None:
        """A claim on one row: that section loses its clock, others keep it; denial begins it anew."""
        out = published(played)
        played.now = out + 5 * DAY
        claim(played, "CoE: my gold is 4.")
        pass_to(played, out + WEEK)
        assert ratified(played) == sorted(set(SECTIONS) - {"Player Characters"})
        played.now = out + 8 * DAY
        played.rule("deny", "1")
        pass_to(played, out + 15 * DAY - timedelta(minutes=1))
        assert "Player Characters" not in ratified(played)
        pass_to(played, out + 15 * DAY)
        assert "Player Characters" in ratified(played)
        played.proven()

    def test_where_denial_ends_the_doubt_the_first_clock_counts(self, played: Desk) -> None:
        change_settings(played.ws, GAME, {"claim_denied": "runs_on"}, None, "as in 2009")
        out = published(played)
        claim(played, "CoE: my gold is 4.")
        played.now = out + 2 * DAY
        played.rule("deny", "1")
        pass_to(played, out + WEEK)
        assert "Player Characters" in ratified(played)

    def test_a_claim_that_is_referred_stops_it_for_good(self, played: Desk) -> None:
        out = published(played)
        claim(played, "CoE: my gold is 4.")
        played.rule("refer", "1", "CFJ 2300")
        pass_to(played, out + 5 * WEEK)
        assert "Player Characters" not in ratified(played)

    def test_a_revision_has_a_clock_of_its_own(self, played: Desk) -> None:
        out = published(played)
        played.now = out + 3 * DAY
        claim(played, "CoE: my gold is 4.")
        played.rule("revise", "1")
        reporting.order(played.ws, GAME, "approve")
        pass_to(played, out + WEEK)
        assert ratified(played) == []
        pass_to(played, played.now + 4 * DAY)
        with played.ws.read() as tx:
            record = played.ws.live(tx, GAME).conduct.record
        assert {one.report for one in record.ratified} == {2}

    def test_it_can_be_longer_or_never(self, played: Desk) -> None:
        change_settings(played.ws, GAME, {"ratify_days": 0}, None, "no ratification here")
        out = published(played)
        pass_to(played, out + 10 * WEEK)
        assert ratified(played) == []
        change_settings(played.ws, GAME, {"ratify_days": 14}, None, "as since 2025")
        pass_to(played, played.now + timedelta(minutes=1))
        assert ratified(played) == sorted(SECTIONS)

    def test_a_claim_against_what_is_ratified_is_refused_with_the_reason(self, played: Desk) -> None:
        out = published(played)
        pass_to(played, out + WEEK)
        report = played.every_letter("report")[-1].message.message_id
        taken = played.mail("Brask", "CoE: my gold is 4.", fields=(f"In-Reply-To: <{report}>",))
        assert outcomes(taken) == ["refused claim_error RATIFIED"]

    def test_a_doubt_in_time_that_came_late_takes_it_back(self, played: Desk) -> None:
        out = published(played)
        pass_to(played, out + WEEK + 3600 * timedelta(seconds=1))
        assert "Player Characters" in ratified(played)
        when = out + 6 * DAY
        claim(played, "CoE: my gold is 4.", date=when, by_list="rpg@lists.example.org", arrived=when)
        told = pass_to(played, played.now + timedelta(minutes=1))
        assert any("Player Characters, is not ratified after all" in text for text in told)
        assert ratified(played) == sorted(set(SECTIONS) - {"Player Characters"})
        played.proven()

    def test_a_pause_stops_it(self, played: Desk) -> None:
        out = published(played)
        played.rule("pause")
        pass_to(played, out + WEEK)
        assert ratified(played) == []


class TestKnownToBeWrong:
    """What the program itself has corrected is not made true by time, unless the setting says so."""

    @pytest.fixture
    def wrong(self, played: Desk) -> Desk:
        """Report 1 is out, and a day later the message it rests on is void."""
        played.mail("Ondine", "I move to Healer.", message_id="moved@example.org")
        published(played)
        played.now += DAY
        played.rule("void", "msg:moved@example.org", because="it was sent by somebody else")
        return played

    def test_no_section_of_it_is_ratified_by_time(self, wrong: Desk) -> None:
        pass_to(wrong, wrong.now + 5 * WEEK)
        assert ratified(wrong) == []
        assert wrong.state("Ondine")["location"] == "Town Square"
        wrong.proven()

    def test_unless_an_uncontested_error_ratifies_itself(self, wrong: Desk) -> None:
        change_settings(wrong.ws, GAME, {"ratify_corrected": "ratifies"}, None, "CFJ 3525")
        pass_to(wrong, wrong.now + WEEK)
        assert ratified(wrong) == sorted(SECTIONS)
        assert wrong.state("Ondine")["location"] == "Healer"
        wrong.proven()

    def test_a_revision_is_ratified_in_its_own_time(self, wrong: Desk) -> None:
        drafting.revise(wrong.ws, GAME, 1)
        reporting.order(wrong.ws, GAME, "approve")
        pass_to(wrong, wrong.now + WEEK)
        with wrong.ws.read() as tx:
            record = wrong.ws.live(tx, GAME).conduct.record
        assert {one.report for one in record.ratified} == {2}
        assert wrong.state("Ondine")["location"] == "Town Square"
        assert revisions_owed(wrong) == []
        wrong.proven()

    def test_a_ruling_ratifies_it_all_the_same(self, wrong: Desk) -> None:
        wrong.rule("ratify", "1", because="everybody has acted on it")
        assert set(SECTIONS) <= set(ratified(wrong))
        assert wrong.state("Ondine")["location"] == "Healer"
        assert revisions_owed(wrong) == []
        wrong.proven()

    def test_what_is_known_only_afterwards_changes_nothing(self, played: Desk) -> None:
        played.mail("Ondine", "I move to Healer.", message_id="moved@example.org")
        out = published(played)
        pass_to(played, out + WEEK)
        played.rule("void", "msg:moved@example.org", because="it was sent by somebody else")
        with played.ws.read() as tx:
            assert [one.reports for one in list_corrections(tx, GAME)] == [[1]]
        assert [text for text in pass_to(played, played.now + WEEK) if "not ratified" in text] == []
        assert ratified(played) == sorted(SECTIONS)
        assert played.state("Ondine")["location"] == "Healer"
        assert revisions_owed(played) == []
        played.proven()

    def test_the_command_line_says_so_and_how_to_go_on(self, wrong: Desk) -> None:
        shown = on_record(wrong.ws, GAME)
        assert len(shown) == len(SECTIONS)
        for one in shown:
            assert (one.data["known_wrong"], one.data["due"]) == (True, None)
            assert "not ratified by itself: the report is known to be wrong" in one.text
            assert f"gamemaster report {GAME} revise --number 1" in one.text
            assert f'gamemaster rule {GAME} ratify 1 --because "..."' in one.text

    def test_the_next_report_and_its_review_say_so(self, wrong: Desk) -> None:
        wrong.turn(NEXT_MONDAY + WEEK)
        review = wrong.every_letter("review")[-1].words
        assert "Report 1, Possessions: not ratified by itself: the report is known to be wrong." in review
        assert "Revise report 1, which is known to be wrong" in review
        reporting.order(wrong.ws, GAME, "approve")
        report = wrong.every_letter("report")[-1].words
        assert "Report 1, Possessions: not ratified by itself" in report
        assert "or it turns out to be wrong before that" in report
        assert "Revise report 1" not in report

    def test_the_revision_is_owed_and_reminded_of(self, wrong: Desk) -> None:
        (owed,) = revisions_owed(wrong)
        assert (owed["owner"], owed["default"]) == (GM, "it is not ratified by itself")
        assert f"gamemaster report {GAME} revise --number 1" in str(owed["what"])
        since = wrong.now
        told = pass_to(wrong, since + WEEK - DAY)
        assert any("Sir Hale is reminded: it is due soon" in text for text in told)

    def test_it_may_be_owed_without_limit(self, wrong: Desk) -> None:
        change_settings(wrong.ws, GAME, {"wait_for_ever": ("revision",)}, None, "we are patient")
        assert [owed["due"] for owed in revisions_owed(wrong)] == [None]

    @pytest.mark.parametrize("changes", [{"ratify_corrected": "ratifies"}, {"ratify_days": 0}])
    def test_nothing_is_owed_where_nothing_waits(self, wrong: Desk, changes: dict[str, object]) -> None:
        change_settings(wrong.ws, GAME, changes, None, "as agreed")
        assert revisions_owed(wrong) == []
        assert not any(one.data["known_wrong"] for one in on_record(wrong.ws, GAME))


def revisions_owed(desk: Desk) -> list[dict[str, object]]:
    return [one.data for one in duties(desk.ws, GAME, "") if one.data["kind"] == "revision"]


class TestBarrier:
    def test_covered_facts_stay_and_others_are_worked_out_again(self, played: Desk) -> None:
        """A ratified report, then an earlier error: covered facts stay, uncovered ones recompute."""
        early = played.now
        played.mail("Ondine", "I move to Healer.", message_id="moved@example.org")
        out = published(played)
        claim(played, "CoE: my gold is 4.")  # of the same section: it is not ratified
        played.rule("refer", "1", "CFJ 2300")
        pass_to(played, out + WEEK)
        assert "Possessions" in ratified(played)
        assert "Player Characters" not in ratified(played)
        weapon = '{"person": "Ondine", "value": "weapon level 1", "to": 1}'
        played.rule("act", "adjust", weapon, at=early + timedelta(hours=1))
        played.rule("void", "msg:moved@example.org", because="it was sent by somebody else")
        assert played.state("Ondine")["weapons"] == {}
        assert played.state("Ondine", at=early + timedelta(hours=2))["weapons"] == {"1": 1}
        assert played.state("Ondine")["location"] == "Town Square"
        played.proven()

    def test_what_is_set_right_is_seen(self, played: Desk) -> None:
        played.mail("Ondine", "I move to Healer.", message_id="moved@example.org")
        out = published(played)
        pass_to(played, out + WEEK)
        tokens = played.state("Ondine")["tokens"]
        played.rule("void", "msg:moved@example.org", because="it was sent by somebody else")
        assert played.state("Ondine")["location"] == "Healer"
        assert played.state("Ondine")["tokens"] == tokens
        assert played.state("Ondine", at=NEXT_MONDAY - DAY)["location"] == "Town Square"
        assert any("Ondine.location Town Square -> Healer" in line for line in played.history())
        assert played.questions() == []
        played.proven()

    def test_what_no_ruling_can_set_is_asked(self, played: Desk) -> None:
        played.mail("Brask", "I leave the RPG.", message_id="left@example.org")
        out = published(played)
        pass_to(played, out + WEEK)
        played.rule("void", "msg:left@example.org", because="it was sent by somebody else")
        (question,) = [q for q in played.questions() if "Possessions" in q["say"]]
        assert "Brask takes part, but is not in the list" in question["say"]
        for asked in played.questions():
            played.rule(str(asked["number"]), "a", because="e stays")
        assert "Brask" in played.people()
        assert played.questions() == []
        played.proven()

    def test_taking_it_back_leaves_the_state_of_a_clean_replay(self, played: Desk) -> None:
        played.mail("Ondine", "I move to Healer.", message_id="moved@example.org")
        out = published(played)
        pass_to(played, out + WEEK)
        rulings = [row["id"] for row in played.rows_of_rulings()]
        played.rule("void", "msg:moved@example.org")
        for entry in rulings:
            played.rule("void", entry)
        assert played.state("Ondine")["location"] == "Town Square"
        played.proven()


def test_ratification_that_changes_nothing_makes_no_later_report_wrong(played: Desk) -> None:
    out = published(played)
    played.turn(NEXT_MONDAY + WEEK)
    reporting.order(played.ws, GAME, "approve")
    played.letters()
    pass_to(played, out + WEEK + DAY)
    assert ratified(played) == sorted(SECTIONS)
    with played.ws.read() as tx:
        assert list_corrections(tx, GAME) == []
    assert [mail.subject for mail in played.letters() if "Correction" in mail.subject] == []


class TestExplicit:
    def test_by_an_intent_without_objection(self, played: Desk) -> None:
        """A report ratified without objection: announced, four days later acted on, entered by ruling."""
        change_settings(played.ws, GAME, {"ratify_days": 0}, None, "only explicit ratification")
        out = published(played)
        taken = played.mail("Ondine", "I intend, without objection, to ratify report 1.", subject="Agora RPG")
        assert outcomes(taken) == ["applied intend"]
        played.now = out + 5 * DAY
        assert outcomes(played.mail("Ondine", "I resolve intent 1.")) == ["applied resolve"]
        owed = [shown.data for shown in duties(played.ws, GAME, GM) if shown.data["kind"] == "enactment"]
        assert "ratify report 1" in owed[0]["what"]
        played.rule_citing("ratify", "1", cites="intent 1")
        assert set(ratified(played)) == {*SECTIONS, "Encounters not yet resolved", "Values of the game"}
        assert not [s for s in duties(played.ws, GAME, GM) if s.data["kind"] == "enactment"]
        played.proven()

    def test_of_one_section_and_as_of_another_moment(self, played: Desk) -> None:
        """What was ratified may speak of a moment weeks before: everything after it follows from it."""
        change_settings(played.ws, GAME, {"ratify_days": 0}, None, "only explicit ratification")
        played.adjust("Brask", "gold", 3)
        then = played.now
        published(played)
        played.rule("act", "adjust", '{"person": "Brask", "value": "gold", "to": 9}', at=then + DAY)
        assert played.state("Brask")["gold"] == 9
        played.rule("ratify", "1", "Player", "Characters", because="it was voted", at=then + 2 * DAY)
        assert ratified(played) == ["Player Characters"]
        assert played.state("Brask", at=then + DAY)["gold"] == 9
        assert played.state("Brask")["gold"] == 3
        played.proven()

    def test_there_must_be_such_a_report_and_section(self, played: Desk) -> None:
        published(played)
        with pytest.raises(UsageError, match="no report 7"):
            played.rule("ratify", "7")
        with pytest.raises(UsageError, match="no section 'Weather'; there are: Player Characters"):
            played.rule("ratify", "1", "Weather")


class TestReport:
    def test_it_says_what_will_be_ratified_and_what_is(self, played: Desk) -> None:
        out = published(played)
        assert "each is ratified 7 days after publication" in played.every_letter("report")[-1].words
        pass_to(played, out + WEEK + timedelta(hours=1))
        when = "Report 1, Possessions: ratified on Mon 9 Nov 2009 00:05 UTC"
        assert f"{when}, unless it is doubted." in played.every_letter("review")[-1].words
        assert "Report 2 goes to" in reporting.order(played.ws, GAME, "approve")
        pass_to(played, out + 2 * WEEK + timedelta(hours=1))
        assert f"{when}." in played.every_letter("review")[-1].words

    def test_ratification_leaves_a_draft_that_waits_as_it_is(self, played: Desk) -> None:
        out = published(played)
        pass_to(played, out + WEEK)
        pass_to(played, out + WEEK + timedelta(hours=1))
        played.reply("approve\n")
        assert [mail.subject for mail in played.every_letter("report")][-1].endswith("report 2")


def test_the_game_master_is_told_what_ratification_has_set_right(played: Desk) -> None:
    played.mail("Ondine", "I move to Healer.", message_id="moved@example.org")
    out = published(played)
    pass_to(played, out + WEEK)
    played.letters()
    played.rule("void", "msg:moved@example.org", because="it was sent by somebody else")
    letters = [mail.words for mail in played.letters("notice", GM)]
    assert any("Set to what it states: Ondine.location Town Square -> Healer" in text for text in letters)
