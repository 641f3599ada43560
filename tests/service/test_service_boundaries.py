"""Boundary flags: where the choice among a mail's stamps matters, the game master picks, on record."""

import json
from datetime import UTC, datetime, timedelta, timezone

import pytest
from service_kit import GAME, GM, LIST, NEXT_MONDAY, Desk, address, asked, hour, outcomes

from gamemaster.core.settings import Settings
from gamemaster.core.stamp import Stamps, effective_time, possible_times
from gamemaster.service.messages.results import Taken
from gamemaster.service.ruling.changing import change_settings
from gamemaster.store.tables import entries

SUNDAY = NEXT_MONDAY - timedelta(seconds=3)
MONDAY_STAMP = NEXT_MONDAY + timedelta(minutes=1, seconds=4)
NOON = hour(36)


def sent(desk: Desk, who: str, text: str, date: datetime | str, arrived: datetime, **how: object) -> Taken:
    desk.now = max(desk.now, arrived)
    return desk.mail(who, text, minutes=0, date=date, by_list=LIST, arrived=arrived, **how)


def rich(desk: Desk) -> None:
    """Ondine stands at the Gold Exchanger with gold."""
    desk.adjust("Ondine", "gold", 5)
    assert outcomes(desk.mail("Ondine", "I move to Gold Exchanger.")) == ["applied move"]
    desk.letters()


class TestEdgeOfAWeek:
    """Sent in the last seconds of Sunday, at the list after Monday 00:00: both outcomes are shown."""

    def test_the_game_master_is_asked_with_both_outcomes(self, played: Desk) -> None:
        rich(played)
        taken = sent(played, "Ondine", "I exchange 3 gold.", SUNDAY, MONDAY_STAMP)
        assert outcomes(taken) == ["applied exchange"]
        (number,) = asked(taken)
        (question,) = played.questions()
        first, second = question["options"]
        assert first.startswith("Sun 1 Nov 2009 23:59:57 UTC (its Date), as it counts now: ")
        assert second.startswith("Mon 2 Nov 2009 00:01:04 UTC (its arrival): ")
        assert "score 0 -> 3" not in first
        (notice,) = [mail for mail in played.letters("notice") if mail.recipients == (address(GM),)]
        assert f"Question {number}" in notice.words
        assert "23:59:57" in notice.words
        assert "00:01:04" in notice.words

    @pytest.mark.parametrize(("letter", "moment"), [("a", SUNDAY), ("b", MONDAY_STAMP)])
    def test_the_pick_is_a_ruling_that_can_be_taken_back(
        self, played: Desk, letter: str, moment: datetime
    ) -> None:
        rich(played)
        (number,) = asked(sent(played, "Ondine", "I exchange 3 gold.", SUNDAY, MONDAY_STAMP))
        played.turn()
        before = played.history()
        played.rule(str(number), letter, because="the list's stamps are used for all")
        assert played.questions() == []
        ruling = max(played.rows(entries), key=lambda row: row["seq"])
        assert ruling["body"]["decision"]["does"] == "redate"
        assert datetime.fromisoformat(ruling["body"]["decision"]["at"]) == moment
        assert any(moment.strftime("%H:%M:%S") in line and "exchange" in line for line in played.history())
        played.proven()
        played.rule("void", ruling["id"])
        assert played.history() == before
        assert len(played.questions()) == 1
        played.proven()

    def test_a_move_that_is_in_the_report_of_one_week_or_the_other(self, played: Desk) -> None:
        assert len(asked(sent(played, "Ondine", "I move to Healer.", SUNDAY, MONDAY_STAMP))) == 1

    def test_what_is_refused_either_way_raises_no_question(self, played: Desk) -> None:
        assert asked(sent(played, "Ondine", "I explore.", SUNDAY, MONDAY_STAMP)) == []

    def test_nor_does_a_move_in_the_middle_of_the_week(self, played: Desk) -> None:
        taken = sent(played, "Ondine", "I move to Healer.", NOON, NOON + timedelta(minutes=4))
        assert (outcomes(taken), asked(taken)) == (["applied move"], [])

    def test_it_comes_again_with_the_review_where_a_reply_answers_it(self, played: Desk) -> None:
        (number,) = asked(sent(played, "Ondine", "I move to Healer.", SUNDAY, MONDAY_STAMP))
        played.turn()
        assert "The stamps of this message differ" in played.every_letter("review")[-1].words
        played.reply(f"{number}b")
        assert played.state("Ondine", at=NEXT_MONDAY)["location"] == "Town Square"
        played.proven()

    def test_a_ruling_by_hand_answers_it_too(self, played: Desk) -> None:
        sent(played, "Ondine", "I move to Healer.", SUNDAY, MONDAY_STAMP, message_id="x@example.org")
        played.rule("redate", "x@example.org", "2009-11-02T00:01:04Z")
        assert played.questions() == []

    def test_a_voided_message_needs_no_time(self, played: Desk) -> None:
        sent(played, "Ondine", "I move to Healer.", SUNDAY, MONDAY_STAMP, message_id="x@example.org")
        played.rule("void", "x@example.org")
        assert played.questions() == []

    def test_zones_are_compared_as_instants(self, played: Desk) -> None:
        """A Monday morning far east of Greenwich is still Sunday there where weeks are counted."""
        east = SUNDAY.astimezone(timezone(timedelta(hours=13)))
        taken = sent(played, "Ondine", "I move to Healer.", east, SUNDAY + timedelta(seconds=1))
        assert taken.data["at"] == "2009-11-01T23:59:57Z"
        assert asked(taken) == []

    def test_a_date_and_an_arrival_too_far_apart_are_in_question_as_well(self, played: Desk) -> None:
        taken = sent(played, "Ondine", "I move to Healer.", SUNDAY, NEXT_MONDAY + timedelta(hours=5))
        assert taken.data["at"] == "2009-11-02T05:00:00Z"
        assert len(asked(taken)) == 1

    def test_a_date_forged_by_months_is_in_nobodys_question(self, played: Desk) -> None:
        taken = sent(played, "Ondine", "I move to Healer.", NOON - timedelta(days=90), NOON)
        assert (taken.data["at"], asked(taken)) == ("2009-10-27T12:00:00Z", [])

    def test_where_arrival_counts_by_agreement_there_is_no_choice(self, played: Desk) -> None:
        change_settings(played.ws, GAME, {"time_source": "arrival"}, None, "agreed")
        taken = sent(played, "Ondine", "I move to Healer.", SUNDAY, MONDAY_STAMP)
        assert (taken.data["at"], asked(taken)) == ("2009-11-02T00:01:04Z", [])

    def test_without_a_date_there_is_no_choice(self, played: Desk) -> None:
        assert asked(sent(played, "Ondine", "I move to Healer.", "", MONDAY_STAMP)) == []


class TestWindow:
    """An intent may be acted on from its fourth day to its fourteenth, to the second."""

    INTENT = "I intend, without 3 objections, to amend the RPG contract so that gold is called silver."

    @pytest.fixture
    def intended(self, played: Desk) -> tuple[Desk, datetime]:
        assert outcomes(played.mail("Ondine", self.INTENT)) == ["applied intend"]
        return played, played.now

    @pytest.mark.parametrize("days", [4, 14])
    def test_stamps_on_both_sides_of_its_limit(self, intended: tuple[Desk, datetime], days: int) -> None:
        desk, announced = intended
        limit = announced + timedelta(days=days)
        desk.turn(limit - timedelta(hours=2), minutes=0)
        taken = sent(
            desk,
            "Ondine",
            "I resolve intent 1.",
            limit - timedelta(seconds=30),
            limit + timedelta(seconds=30),
        )
        (number,) = asked(taken)
        (question,) = [q for q in desk.questions() if q["number"] == number]
        told = " ".join(question["options"])
        assert "applied" in told
        assert "refused" in told
        desk.proven()

    def test_stamps_on_one_side(self, intended: tuple[Desk, datetime]) -> None:
        desk, announced = intended
        limit = announced + timedelta(days=4)
        inside = limit + timedelta(minutes=1)
        assert asked(sent(desk, "Ondine", "I resolve intent 1.", inside, inside + timedelta(minutes=2))) == []


class TestRace:
    """Two people want one thing: by their Dates one is first, by the list's clock the other."""

    @pytest.fixture
    def close(self, played: Desk) -> Desk:
        """Whatever is exchanged first uses up the points there are in the week."""
        change_settings(played.ws, GAME, {"weekly_points_cap": 3}, None, "for a race")
        for who in ("Ondine", "Brask"):
            played.adjust(who, "gold", 5)
            played.mail(who, "I move to Gold Exchanger.")
        played.letters()
        return played

    def race(self, desk: Desk, first: str, second: str, gap: int) -> tuple[Taken, Taken]:
        """`first` dates eir mail earlier; it reaches the list `gap` seconds after the other one."""
        desk.now = NOON
        one = desk.compose(
            first, "I exchange 3 gold.", date=NOON, by_list=LIST, arrived=NOON + timedelta(seconds=60 + gap)
        )
        other = desk.compose(
            second,
            "I exchange 3 gold.",
            date=NOON + timedelta(seconds=30),
            by_list=LIST,
            arrived=NOON + timedelta(seconds=60),
        )
        desk.now = NOON + timedelta(minutes=5)
        raced = desk.deliver(other), desk.deliver(one)
        return raced[1], raced[0]

    def test_the_order_is_put_to_the_game_master(self, close: Desk) -> None:
        one, _ = self.race(close, "Ondine", "Brask", gap=20)
        close.turn()
        assert len(asked(one)) == 1
        (question,) = [q for q in close.questions() if q["number"] == asked(one)[0]]
        assert close.state("Ondine")["score"] == 3
        close.rule(str(question["number"]), "b", because="one clock for both: the list's")
        assert (close.state("Ondine")["score"], close.state("Brask")["score"]) == (0, 3)
        close.proven()

    def test_who_comes_between_the_stamps_of_an_earlier_mail(self, close: Desk) -> None:
        """The mail with two stamps was there first; the one that comes between them raises the question."""
        close.now = NOON + timedelta(minutes=5)
        raw = close.compose(
            "Ondine", "I exchange 3 gold.", date=NOON, by_list=LIST, arrived=NOON + timedelta(seconds=90)
        )
        assert asked(close.deliver(raw)) == []
        between = NOON + timedelta(seconds=30)
        raw = close.compose("Brask", "I exchange 3 gold.", date=between, by_list=LIST, arrived=between)
        taken = close.deliver(raw)
        assert len(asked(taken)) == 1
        (question,) = close.questions()
        assert question["who"] == "Ondine"
        assert "Brask" in " ".join(question["options"])

    def test_no_question_where_both_clocks_agree(self, close: Desk) -> None:
        one, other = self.race(close, "Ondine", "Brask", gap=-20)
        assert (asked(one), asked(other)) == ([], [])


def times(date: datetime | None, arrived: datetime | None, stored: datetime | None = None) -> list[str]:
    processed = datetime(2009, 11, 3, tzinfo=UTC)
    found = possible_times(Stamps(date, arrived, stored, processed), Settings())
    assert found[0] == effective_time(Stamps(date, arrived, stored, processed), Settings())
    return [f"{one.source} {one.at:%d %H:%M}" for one in found]


@pytest.mark.parametrize(
    ("date", "arrived", "stored", "possible"),
    [
        (NOON, NOON + timedelta(minutes=4), None, ["date 27 12:00", "arrival 27 12:04"]),
        (NOON, NOON, None, ["date 27 12:00"]),
        (None, NOON, None, ["arrival 27 12:00"]),
        (NOON, None, None, ["date 27 12:00"]),
        (NOON, None, NOON + timedelta(minutes=2), ["date 27 12:00", "stored 27 12:02"]),
        (NOON, NOON, NOON + timedelta(hours=9), ["date 27 12:00"]),
        (NOON - timedelta(hours=3), NOON, None, ["arrival 27 12:00", "date 27 09:00"]),
        (NOON - timedelta(days=60), NOON, None, ["arrival 27 12:00"]),
        (NOON + timedelta(days=60), NOON, None, ["arrival 27 12:00"]),
    ],
)
def test_the_times_in_question(
    date: datetime | None, arrived: datetime | None, stored: datetime | None, possible: list[str]
) -> None:
    assert times(date, arrived, stored) == possible


def test_a_question_about_stamps_is_the_game_masters_alone(played: Desk) -> None:
    sent(played, "Ondine", "I move to Healer.", SUNDAY, MONDAY_STAMP)
    played.turn()
    played.reply("approve")
    (report,) = played.every_letter("report")
    assert "The stamps of this message" not in report.words
    assert json.dumps(played.questions())
